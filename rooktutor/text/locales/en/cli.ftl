# What the command line prints: replays, decisions, and the faults of a hand record.

## Replays. Cards stand in their short form, R14; $legal lists what could be called or played.

cli-all-passed = Everybody passed: nobody plays this hand.
cli-announced = Announced as laid away: { $counters ->
    [none] {""}
    [one] one counter
   *[other] { $counters } counters
}{ $both ->
    [yes] , {""}
   *[no] {""}
}{ $trumps ->
    [none] {""}
    [one] one trump
   *[other] { $trumps } trumps
}
cli-before = Before the hand: { $scores }
cli-bonus = Bonus
cli-called = Called card: { $card }
cli-captured = Captured
cli-declares = { SEAT($seat) } declares at { $bid }.
cli-discard = Laid away: { $cards } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
cli-game = { GAME($game) }, dealer { SEAT($dealer) }
cli-leader = First lead: { SEAT($seat) }
cli-legal = legal: { $legal }
cli-made = The bid is made.
cli-misdeal = { SEAT($seat) } holds no counter: the same dealer deals again.
cli-nest = Nest
cli-nest-points = Captured includes { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
} from the nest.
cli-next = { SEAT($seat) } deals next.
cli-no-such-rule = No such rule.
cli-numbers-open = With all four hands open there are no numbers: they count layouts, and here there is only one. Leave out --open to have them.
cli-options = House rules: { $options }
cli-progress = { $done } of { $of } layouts
cli-same-rules = The two have the same rules.
cli-scored = Scored
cli-seat = { SEAT($seat) }
cli-serving = The table is at { $url } (Ctrl+C ends it)
cli-set = The bid is set.
cli-shoots-moon = { SEAT($seat) } shoots the moon, for all { $bid } points.
cli-stops = { $phase }: { SEAT($seat) } is to act.
cli-sudden-death = Equal scores at the end: { SEAT($seat) } deals a hand to settle it.
cli-takes = { SEAT($seat) } takes { $points ->
    [0] it, without points.
    [one] { $points } point.
   *[other] { $points } points.
}
cli-total = Total
cli-trick = Trick { $number }
cli-trump = { $color ->
    [none] No color is trump.
    [low] No color is trump, and the ranks are upside down.
   *[other] Trump: { COLOR($color) }
}
cli-wins = { PARTY($party) } won the game{ $ending ->
    [hands] : it was to last { $number ->
        [one] one hand.
       *[other] { $number } hands.
    }
    [lead] : they lead by { $number } or more.
    [moon] : a moon decided it.
    [low] : a score is down to minus { $number } or less.
   *[target] .
}

## Decisions. $seat is whose view it is, $to_act whose turn; "none" when there is nobody.

cli-decision = { $phase }{ $seat ->
    [none] { "" }
   *[other] { ", " }{ SEAT($seat) } holds { $hand }{ $to_act ->
        [none] { "" }
       *[other] . { SEAT($to_act) } is to act.
    }
}
cli-under = Points for the side that is to act with their standard error, and how often in 100 the bid is made; * marks the best under each set of rules.
cli-under-none = -
cli-under-value = { $best ->
    [yes] *
   *[no] { " " }
} { $value } ± { $error }{ $chance ->
    [-1] { "" }
   *[other] { "  " }{ $chance } %
}
cli-unseen = cards that nobody has seen yet
cli-values-exact = Values are exact: all { $layouts ->
    [one] { $layouts } layout
   *[other] { $layouts } layouts
} of the hidden cards were solved, and count by how likely they are.
cli-values-open = Values are for all four hands open, which nobody at the table could know.
cli-values-pending = Values are preliminary: { $layouts } layouts so far.
cli-values-sampled = Values are a mean over { $layouts } sampled layouts of the hidden cards.

## Faults of a record. $found is what stands there, $legal what would be right.

fault-place = { $source ->
    [none] { $line ->
        [none] { "" }
       *[other] line { $line }: {""}
    }
   *[other] { $source }{ $line ->
        [none] { "" }
       *[other] :{ $line }
    }: {""}
}{ $record ->
    [1] { "" }
   *[other] record { $record }: {""}
}{ $path ->
    [none] { "" }
   *[other] { $path }: {""}
}
fault-told = { $sentence }{ $rule ->
    [none] { "" }
   *[other] {" "}[rule { $rule }]
}{ $legal ->
    [none] { "" }
   *[other] {" "}(legal: { $legal })
}

fault-above-maximum = { $found }: the bid is over the maximum
fault-after-auction = { $found }: the auction is over
fault-after-last-trick = { $found }: all tricks have been played
fault-alias = { $found }: a record may not refer to another part of itself
fault-anchor = { $found }: a record may not name parts of itself
fault-bad-escape = { $found }: a ~ in one line stands before the two digits of a byte of text in UTF-8
fault-below-minimum = { $found }: the bid is under the minimum
fault-card-count = { $found } cards, which is not the right number
fault-card-twice = { $found }: the card is there twice
fault-counter-in-nest = { $found }: counters may not be laid away
fault-counter-in-hand = { $found }: the player holds a counter
fault-counter-turned = { $found }: a counter lies face up in the nest
fault-dealer-does-not-follow = { $found }: somebody else deals this hand
fault-discard-size = { $found }: not the right number of cards to lay away
fault-empty = nothing stands here; leave the field out or fill it
fault-hand-is-over = { $found }: the hand is over
fault-hand-unseen = { $found }: nobody has seen their cards yet
fault-hand-unfinished = the hand before this one is not finished
fault-hand-void = the hand is void, so there is nothing more to tell
fault-held-already = { $found }: the player has held before in this hand
fault-hands-do-not-follow = { $found }: that is not how many hands of the match came before
fault-hidden-from-seat = this seat cannot know that
fault-illegal-call = { $found } is no legal call
fault-illegal-called-card = { $found } may not be called
fault-illegal-card = { $found } may not be played
fault-illegal-discard = { $found } may not be laid away
fault-illegal-leader = { $found } may not be chosen to lead
fault-illegal-trump = { $found } may not be named
fault-house-game = { $found } is the name of a house game; a record says the game that it comes from, and its options
fault-impossible = no deal of the cards fits this record: { $found }
fault-match-is-over = the match was over before this hand: { $found } had won
fault-missing-field = this field is missing
fault-must-follow = { $found }: the player could follow and has to
fault-nest-card-called = { $found }: a card in the nest may not be called
fault-no-jump-bids = { $found }: bids go up one step at a time
fault-no-nest = this game has no nest
fault-no-revoke = { $found }: that card follows, so it is no revoke
fault-no-record = there is no record here
fault-no-such-call = { $found }: there is no such call in this game
fault-not-a-call = { $found } is no call
fault-not-a-card = { $found } is no card
fault-not-a-color = { $found } is no color
fault-not-a-leader = { $found }: only declarer or the player to declarer’s left can lead first
fault-not-a-list = { $found } is no list
fault-not-a-moment = { $found } is no moment of a hand
fault-not-a-number = { $found } is no number that can stand here
fault-not-a-party = { $found } keeps no score
fault-not-a-seat = { $found } is no seat
fault-not-a-step = { $found }: bids go up in steps
fault-not-a-trick = { $found } is no trick
fault-not-a-word = { $found } is no single word or text
fault-not-fields = { $found } has no named fields
fault-not-first-call = { $found }: the player has called before
fault-not-higher = { $found }: a bid must be higher than the one before
fault-not-in-game = this game has no use for this field
fault-not-in-pack = { $found }: the card is not in the pack of this game
fault-not-reached = { $found }: the hand does not get there
fault-not-text = { $found }: this is not text in UTF-8
fault-not-whole = a match needs all four hands of each of its hands
fault-not-yaml = this is not YAML: { $found }
fault-not-your-card = { $found }: the player does not hold that
fault-not-your-turn = { $found }: it is not the player’s turn
fault-one-small-counter = { $found }: one 5 or 10 at most may be laid away
fault-only-trump-counters = { $found }: of the counters only trumps may be laid away
fault-other-rules = { $found }: the match is played by other rules
fault-only-unseen = this is told only in the record of a seat that cannot see it from the cards
fault-others-before-counters = { $found }: all cards without points must go first
fault-out-of-turn = { $found }: somebody else is to call
fault-own-card-called = { $found }: declarer holds that card
fault-parties = { $found }: these are not the sides or players who keep a score
fault-partner-not-high = { $found }: the bid is not the partner’s
fault-repeated-field = { $found }: the field is there twice
fault-rule-set = { $found } is no value of this rule
fault-scores-do-not-follow = { $found }: these are not the scores after the hand before
fault-short-trick = { $found }: the trick is not finished, yet another follows
fault-tag = { $found }: a record holds text only
fault-too-deep = lists and fields go too deep for a record
fault-too-early = the hand has not got there; first something else has to be told
fault-too-large = { $found } characters are too many for a file of records
fault-too-many-faults = there are more faults than are worth listing
fault-too-many-records = { $found } records stand here, where one belongs
fault-trump-in-nest = { $found }: trumps may not be laid away
fault-trump-not-offered = { $found } may not be named in this game
fault-unknown-field = { $found } is no field that belongs here
fault-unknown-rules = { $found } is no rule set
fault-wrong-leader = { $found } does not lead this trick
fault-wrong-phase = { $found }: not at this stage of the hand
fault-wrong-result = { $found } is not what the hand scored
