# Dalijimas kaip piešinys, žingsnis po žingsnio, sudėliotas ranka ir perduotas kitiems.

## Piešinys

ui-cell-fact = { $name }: { $what }
ui-cell-bid = { $number } ({ SEAT($seat) })
