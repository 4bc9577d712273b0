# A hand as a drawing, stepped through, set up, and passed on.

## The drawing

# $name: the name of a seat, or a word such as bid or trump; $what: cards, or a number
ui-cell-fact = { $name }: { $what }
# $number: a bid; $seat: who bid it
ui-cell-bid = { $number } ({ SEAT($seat) })
