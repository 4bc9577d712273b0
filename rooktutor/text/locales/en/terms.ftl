# The glossary: every word of the game, by its name in the code. Translate this file first.
# An attribute holds another grammatical form of a word, for languages that need it:
#     color-red = red
#         .of = ...
# and a message asks for it with { COLOR($color, form: "of") }; without the attribute the plain word stands in.

## Cards

# $color is a color, $rank a number. "the" is the form in lists of cards that are spoken of.
card = { COLOR($color) } { $rank }
    .the = the { COLOR($color) } { $rank }
card-crow = Crow
    .the = the Crow
# A number in a list of cards of one color.
card-rank = { $rank }
card-rook = Rook
    .the = the Rook
# Several cards of one color; $ranks is a list such as "5, 7 and 14". A language may have a form "or"
# for lists such as "5 or 7".
cards-of-color = { COLOR($color) } { $ranks }
    .the = the { COLOR($color) } { $ranks }
# "start" is the form at the beginning of a sentence.
color-black = black
    .start = Black
color-green = green
    .start = Green
# What may be named instead of a color: no trump, and low, in which the ranks are upside down besides.
color-low = low
    .start = Low
color-none = no trump
    .start = No trump
color-red = red
    .start = Red
color-yellow = yellow
    .start = Yellow

# Short forms for small cards on the table.
letter-black = B
letter-green = G
letter-red = R
letter-yellow = Y

## Seats and sides

party-east = East
party-ew = East and West
party-none = nobody
party-north = North
party-ns = North and South
party-south = South
party-west = West
seat-east = East
seat-north = North
seat-south = South
seat-west = West

## Games

game-breckinridge = Breckinridge County tournament
game-buckeye = Buckeye
game-call-partner = Call Partner
game-crowsnest = CrowsNest
game-crowsnest-no-crow = CrowsNest without the Crow
game-kentucky-discard = Kentucky Discard
game-kentucky-discard-original = Kentucky Discard without the Rook
game-kentucky-rook = Kentucky Rook
game-low-ones-57 = Rook with low 1s that count
game-one-high = 1-High Partnership
game-one-high-56 = 1-High without the Rook
game-partnership = Partnership Rook
game-red-one = The Red 1
game-tennessee-red-one = Tennessee Red 1 tournament
game-western-red-one = Western Kentucky Red 1

## Words of the game

term-auction = auction
term-bid = bid
term-bird = bird
term-bonus = bonus
term-call = call
term-captured = captured
term-color = color
term-contract = contract
term-counter = counter
term-dealer = dealer
term-declarer = declarer
term-defenders = defenders
term-discard = discard
term-follow = follow
term-hand = hand
term-lead = lead
term-made = made
term-nest = nest
term-partner = partner
term-pass = pass
term-points = points
term-score = score
term-set = set
term-side = side
term-trick = trick
term-trump = trump
term-void = out of a color

## Stages of a hand

phase-auction = Auction
phase-call = Calling a partner
phase-discard = Discard
phase-lead = Choosing who leads
phase-over = Hand over
phase-play = Play
phase-trump = Naming trump
