# A hand as a drawing, stepped through, set up, and passed on.

## The drawing

# $number: a bid; $seat: who bid it
ui-cell-bid = { $number } ({ SEAT($seat) })
# $name: the name of a seat, or a word such as bid or trump; $what: cards, or a number
ui-cell-fact = { $name }: { $what }

## Stepping through a hand

# $label: what can be chosen, in words
ui-choice-taken = { $label }. This is what was done
ui-control-close = Back to the table
ui-control-close-title = Leave this hand and go back to where you were
ui-control-goto = Go there
ui-control-goto-title = Go to this moment
ui-control-line = Line
ui-control-line-title = Show this line
ui-control-onward = Tutor’s choice
ui-control-onward-title = Go on with what the tutor would choose
ui-control-play-here = Play from here
ui-control-play-here-title = Take South’s cards and play on from this moment
ui-control-seat = Seen from
ui-control-seat-title = Which seat sits at the lower edge of the table
ui-control-study = Step through
ui-control-study-title = Look at this hand card by card, and try other cards
ui-line-played = As it was played
ui-notice-one-seat = Only one seat’s cards are known here. Set up all four hands to play on.
ui-notice-one-seat-title = One seat’s cards
ui-study-note = Choose another card, call or color to see what comes of it. The hand as it was played stays.
ui-study-note-one = Only this seat’s cards are known, so nothing can be played from here. The tutor says what it thinks of each choice.
ui-study-note-play = You play on from a hand that you looked at.
ui-study-title = Step through

## The language

language-name = English
ui-control-language = Language
ui-control-language-title = The language of the table

## Passing a hand on

ui-control-print = Print
ui-control-print-title = The hand as a diagram with its notes, to print
ui-control-save-hand = Save hand
ui-control-save-hand-title = Keep this hand as a record
ui-control-share = Link
ui-control-share-title = A link that brings back this hand; while it is played, what you see of it
ui-link-text = The link to this hand

## Setting up a position

ui-control-setup = Set up
ui-control-setup-ask = Ask the tutor
ui-control-setup-ask-title = Put this position on the table
ui-control-setup-clear = Clear
ui-control-setup-clear-title = Empty all fields
ui-control-setup-title = Set up a position, or paste a record or a link
ui-setup-all = All four hands
# $where: the name of a seat, or the nest
ui-setup-card = { CARD($card) }: { $where }
ui-setup-count = { $count } of { $need }
ui-setup-faults = This cannot be yet
ui-setup-field = { $field ->
    [game] Game
    [dealer] Dealer
    [seen] Known cards
    [declarer] Declarer
    [bid] Bid
    [trump] Trump
    [auction] Auction, if it matters who called what
    [discard] Laid away by declarer
    [play] Tricks, one a line: who leads, then the cards
   *[paste] Or paste a record or a link
}
ui-setup-note = Choose a place, then press cards or drag them there, or type them: R14 is the red 14, Rook the bird. Where only one seat’s cards are known, leave the others empty.
ui-setup-pack = The pack
