# What stands around the table: buttons, messages, help, and the words of the page.

## Buttons

ui-control-advice = Hint
ui-control-advice-title = Ask for a hint; where the tutor always speaks, ask it to wait for that
ui-control-again = Same cards
ui-control-again-title = Play this hand again from the start
ui-control-anyway = Play it all the same
ui-control-anyway-title = Revoke, and see what it costs
ui-control-back = Back
ui-control-back-title = Go one step back
ui-control-first = First
ui-control-first-title = Go to the beginning of the hand
ui-control-forward = Forward
ui-control-forward-title = Go one step forward
ui-control-game = Game
ui-control-game-title = Begin a match of another game
ui-control-help = Keys
ui-control-help-title = Show the keys
ui-control-house = House rules
ui-control-house-title = Change the rules of the game
ui-control-last = Last
ui-control-last-title = Go to the end of the hand
ui-control-leave = Back to the other match
ui-control-leave-title = Leave the match from the file and go on with the one before
ui-control-load = Open a match
ui-control-load-title = Take up a match from a file
ui-control-match = New match
ui-control-match-title = Begin a new match
ui-control-new = New hand
ui-control-new-title = Deal another hand instead of this one
ui-control-next = Next hand
ui-control-next-title = Deal the next hand of the match
ui-control-open = Open hands
ui-control-open-title = Show or hide the cards of the others
ui-control-opponents = Other players
ui-control-opponents-title = How well the other three seats play, your partner too
ui-control-redo = Redo
ui-control-redo-title = Go forward again
ui-control-rethink = Choose another card
ui-control-rethink-title = Keep to the rule
ui-control-revoke = Revoke
ui-control-revoke-title = Let me break the rule of following, to see what it costs
ui-control-rules = Rules
ui-control-rules-title = Read the rules of this game
ui-control-save = Save the match
ui-control-save-title = Keep the match as a file, to go on with it later
ui-control-standing = Match
ui-control-standing-title = See the match so far, save it, or open another
ui-control-take-back = Put it right
ui-control-take-back-title = Take the card back and play one that follows
ui-control-teach-flat = Penalty: 100 points
ui-control-teach-flat-title = Begin a match where a revoke costs 100 points and brings the others 100
ui-control-teach-lose-bid = Penalty: the bid
ui-control-teach-lose-bid-title = Begin a match where a revoke loses the bid
ui-control-theme = Look
ui-control-theme-title = Light, dark, or as your system says
ui-control-undo = Undo
ui-control-undo-title = Go back to your last decision
ui-theme-auto = As the system
ui-theme-dark = Dark
ui-theme-light = Light

## Messages

ui-notice-failed = The game goes on, but a part of the tutor failed: { $detail }
ui-notice-failed-title = Something broke
ui-notice-hand-over = This hand is over.
ui-notice-illegal-title = Not allowed
ui-notice-lost = What stood on this table could not be read any more, so it begins anew.
ui-notice-lost-title = The table could not be put back
ui-notice-not-your-turn = It is { SEAT($seat) }’s turn.
ui-notice-not-your-turn-title = One moment
ui-notice-note-title = Note
ui-notice-opened = { $detail }: a match of { GAME($game) }, { $hands ->
    [0] in its first hand
    [one] after one hand
   *[other] after { $hands } hands
}. You play on where it stood.
ui-notice-opened-title = Match opened
ui-notice-refused = The page sent a message that makes no sense: { $detail }
ui-notice-refused-title = Not understood
ui-notice-revoke = If you play it all the same, you revoke: until the next trick is taken you can put it right, after that your side pays.
ui-notice-revoke-title = This would be a revoke
ui-notice-stepping = This hand has been played; the buttons step through it.
ui-notice-stepping-title = A recorded hand
ui-notice-teach = As this game is played here, a card that should have followed cannot be played at all. A new match can be played with a penalty instead; Undo comes back to this one.
ui-notice-teach-title = Revokes are blocked
ui-notice-teaching = Press a card that is marked as not allowed: you are warned, and then you may play it and see what happens.
ui-notice-teaching-title = You may break the rule of following
ui-notice-unknown = That cannot be done here: { $detail }
ui-notice-unknown-title = Not understood
ui-notice-unread = Nothing was changed: the match at the table is as it was.
ui-notice-unread-more = { $count ->
    [one] … and one fault more.
   *[other] … and { $count } faults more.
}
ui-notice-unread-title = This file is no match that can be taken up

## Help

ui-help-act = Play, call or pick
ui-help-color = Go to the next card of a color, or name it trump
ui-help-digits = After a color: go to that card. In the auction: go to that bid
ui-help-group = Go to the next group of buttons; the arrows go on in it
ui-help-hold = Hold your partner’s bid
ui-help-lay-away = Lay away the cards that you have picked
ui-help-misdeal = Ask for new cards
ui-help-moon = Shoot the moon
ui-help-move = Move among the choices
ui-help-pass = Pass

## Words that stand on the page

ui-word-because = Because
ui-word-best = Best
ui-word-bid = Bid
ui-word-chance = Bid made
ui-word-choices = Choices
ui-word-close = Close
ui-word-compared = All choices
ui-word-controls = Controls
ui-word-dismiss = Close
ui-word-facts = What is played for
ui-word-from-nest = From the nest
ui-word-hand = Your hand
ui-word-hand-points = This hand
ui-word-help = Keys
ui-word-last-trick = Last trick
ui-word-log = This hand
ui-word-match = Match
ui-word-messages = Messages
ui-word-no-cards = No cards
ui-word-not-allowed = Not allowed
ui-word-picked = Picked
ui-word-reasons = Reasons
ui-word-rule = Rule
ui-word-score = Score
ui-word-speaks-against = Speaks against it
ui-word-speaks-for = Speaks for it
ui-word-table = Rook table
ui-word-trick = Trick
ui-word-trump = Trump
ui-word-use-suggestion = Pick these
ui-word-value = Value
