# Une donne en dessin, parcourue pas à pas, disposée à la main, et transmise.

## Le dessin

ui-cell-fact = { $name } : { $what }
ui-cell-bid = { $number } ({ SEAT($seat) })
