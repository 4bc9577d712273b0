# The table itself: what it shows of a match. Its buttons and messages are in page.ftl; what explains a decision is in the other files.

## Words of the game, as the table needs them

ui-badge-dealer = Dealer
ui-badge-declarer = Declarer
ui-bid-amount = { $amount }
# What stands on the bird card; $bird is "crow" or "rook".
ui-bird-short = { $bird ->
    [crow] Crow
   *[other] Rook
}
ui-call-bid = { $amount }
ui-call-hold = Hold
ui-call-misdeal = New cards
ui-call-moon = Moon
ui-call-pass = Pass
ui-card = { CARD($card) }
ui-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ui-color = { COLOR($color, form: "start") }
ui-color-letter = { $color ->
    [red] { letter-red }
    [green] { letter-green }
    [yellow] { letter-yellow }
    [black] { letter-black }
   *[none] {""}
}
ui-declarer = { SEAT($seat) }
ui-game = { GAME($game) }
ui-game-house = { GAME($game) }, house rules
ui-hand-down = { $count } cards, face down until the auction is over
ui-laid-away = Laid away
ui-leader = { $who ->
    [you] You lead
   *[other] { SEAT($seat) } leads
}
ui-moon-amount = Moon: all { $amount }
ui-nest = Nest
ui-no-bid-yet = No bid yet
ui-no-trump-yet = Not named yet
ui-partner = Partner
ui-percent = { $percent } %
ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-seat = { SEAT($seat) }
ui-subtitle = Hand { $hand }
ui-target = to { $target }
ui-they = They
ui-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
ui-void = { SEAT($seat) } is out of { COLOR($color) }
ui-we = We
ui-you = You

## The trick

ui-trick-title = Trick { $number } of { $total }
ui-trick-winning = { SEAT($seat) } is winning
ui-trick-won = { $points ->
    [0] { SEAT($seat) } took the trick, without points
   *[other] { SEAT($seat) } took { $points } points
}

## The bid

ui-goal-is-set = bid is set
ui-goal-left = { $points } to go
ui-goal-made = bid made
ui-goal-set = { $points } to set it
ui-goal-set-trick = any trick sets it

## Whose turn it is

# What a screen reader says after each action: the newest line of the log, and whose turn it is.
ui-announce = { $happened }. { $turn }.
ui-status-auction = Your call: bid or pass
ui-status-blind = Your call, without having seen your cards
ui-status-call = Call the card that makes your partner
ui-status-discard = Lay { $count } cards away into the nest
ui-status-lead = Say who leads to the first trick: you, or the player to your left
ui-status-over = The hand is over
ui-status-play = Your turn: play a card
ui-status-play-lead = Your lead: play any card
ui-status-step = { $phase ->
    [auction] { SEAT($seat) } is to call
    [call] { SEAT($seat) } is to call a card
    [discard] { SEAT($seat) } is to lay cards away
    [lead] { SEAT($seat) } is to say who leads
    [trump] { SEAT($seat) } is to name trump
   *[play] { SEAT($seat) } is to play
}
ui-status-trump = { $trump_choice ->
    [colors] Name the trump color
    [no_trump] Name the trump color, or no trump
   *[no_trump_or_low] Name the trump color, no trump or low
}
ui-status-wait = { SEAT($seat) } is thinking

## Panels

ui-confirm = { $count ->
    [one] Lay { $count } card away
   *[other] Lay { $count } cards away
}
ui-confirm-why = Pick exactly { $count } cards first.
# In how many of the tutor's suggestions a card is laid away; there are two or more of them.
ui-laid-in = { $count ->
    [0] The tutor keeps it in all { $total } suggestions.
    [all] The tutor lays it away in all { $total } suggestions.
   *[other] The tutor lays it away in { $count } of { $total } suggestions.
}
ui-panel-auction = Auction
ui-panel-call = Your partner
ui-panel-discard = The nest
ui-panel-lead = The first lead
ui-panel-play = Play
ui-panel-trump = Trump
ui-picked = { $count } of { $need } picked
ui-suggestion = { CARDS($cards) }
ui-suggestion-picked = These are the cards that you have picked.
ui-suggestions = What the tutor would lay away

## The score

ui-opponents = { $level ->
    [beginner] Beginners
    [rules] Rules of thumb
    [strong] Strong
   *[tutor] Like the tutor
}
ui-outcome-made-ours = Your bid of { $bid } is made
ui-outcome-made-theirs = They made their bid of { $bid }
ui-outcome-misdeal = { SEAT($seat) } asked for new cards
ui-outcome-moon-made-ours = { SEAT($seat) } shot the moon: every point is yours
ui-outcome-moon-made-theirs = They shot the moon and took every point
ui-outcome-moon-missed-ours = Your moon is missed
ui-outcome-moon-missed-theirs = Their moon is missed
ui-outcome-redealt = The hand is void
ui-outcome-revoked-ours = { SEAT($seat) } revoked: your side pays for it
ui-outcome-revoked-theirs = { SEAT($seat) } revoked: they pay for it
ui-outcome-set-ours = Your bid of { $bid } is set
ui-outcome-set-theirs = You set their bid of { $bid }
ui-outcome-void = Everybody passed
ui-score-line = { $label ->
    [bonus] Bonus
    [capped] Not counted
    [captured] Taken
    [defended] Defended
    [kept] They revoked
    [made] Bid made
    [moon-made] Moon made
    [moon-missed] Moon missed
    [nest] Nest
    [revoked] Revoked
    [set] Bid set
    [sweep] Every trick
    [trick] Trick { $trick }
   *[other] Total
}
ui-score-misdeal = { SEAT($seat) } held no counter, so the same dealer deals again.
ui-score-prompt = This hand brings you { $ours }.
ui-score-redealt = Declarer had too few cards that may be laid away, so the same dealer deals again.
ui-score-sudden-death = Equal scores: one more hand decides.
ui-score-totals = Match
ui-score-void = { $dealer ->
    [next] Nobody bid, so the next dealer deals.
   *[same] Nobody bid, so the same dealer deals again.
}
# $ending is what ended the match, $number the points or hands that the rules name for it.
ui-score-winner = { $ours } won the match{ $ending ->
    [hands] : it was to last { $number ->
        [one] one hand
       *[other] { $number } hands
    }
    [lead] , with a lead of { $number } or more
    [low] : a score is down to minus { $number } or less
    [moon] : a moon decided it
   *[other] {""}
}

## The match

ui-match-empty = No hand of this match has been played to its score yet.
ui-match-ending = What ends the match
ui-match-file = { $unfinished ->
    [yes] The file holds { $hands ->
        [0] the hand on the table up to this card
        [one] the hand that has been played, and the one on the table up to this card
       *[other] the { $hands } hands that have been played, and the one on the table up to this card
    }, with all four hands: whoever reads it sees the cards that are hidden here.
   *[no] The file holds { $hands ->
        [one] the hand that has been played
       *[other] the { $hands } hands that have been played
    }.
}
ui-match-hand = Hand { $number }
ui-match-hands = { $left ->
    [one] One hand is left at most
   *[other] { $left } hands are left at most
}
ui-match-needs = { $who }: { $score } points, { $points } short of { $target }
ui-match-next = { SEAT($seat) } deals the next hand.
ui-match-now = Hand { $number } is on the table; { SEAT($seat) } dealt.
ui-match-seed = The cards of this match come from seed { $seed }.
ui-match-title = { GAME($game) }: the match

## Revokes

ui-revoke-claim = Trick { $next } was taken before it was put right: the others claim it, and the hand stops { $left ->
    [0] at its end
    [one] with one trick unplayed
   *[other] with { $left } tricks unplayed
}.
ui-revoke-fault = { $must ->
    [none] { SEAT($seat) } played { CARDS($card, form: "the") } to { CARDS($led, form: "the") }, but could have followed.
   *[other] { $mine ->
        [yes] You could follow { CARDS($led, form: "the") } with { CARDS($must, form: "the") }, but you played { CARDS($card, form: "the") }.
       *[no] { SEAT($seat) } could follow { CARDS($led, form: "the") } with { CARDS($must, form: "the") }, but played { CARDS($card, form: "the") }.
    }
}
ui-revoke-price = { $revoke ->
    [lose_bid] If it is not put right before the next trick is taken, the side that revoked loses the bid of { $bid }, whoever made it, and the other side scores what it has taken by then.
   *[flat_100] If it is not put right before the next trick is taken, the side that revoked loses 100 points, and the other side scores 100.
}
ui-revoke-repair = Until trick { $next } is taken it may be put right, and nothing is lost. Then the others claim it.
ui-revoke-source = Source: { $source }.
ui-revoke-title = { $mine ->
    [yes] You revoked in trick { $trick }
   *[no] { SEAT($seat) } revoked in trick { $trick }
}

## Advice

ui-advice-counting = Counting: layout { $done } of { $asked }
ui-advice-done = Over { $done } layouts of the hidden cards
ui-advice-exact = Exact: every layout of the hidden cards was looked at, and counts by how likely it is
ui-advice-failed = No values here: the thinking broke down
ui-advice-line = Looking for a typical layout
ui-advice-over = The hand is over. “Review” says what each of your decisions was worth, and which ones mattered.
ui-advice-pending = Thinking it over
ui-advice-prompt = Point at a choice to see what it is worth and why.
ui-advice-revoked = No values while a revoke may stop the hand
ui-advice-running = { $done } of { $asked } layouts of the hidden cards
ui-advice-scale = Points your side gains over theirs in this hand, on average.
ui-advice-scale-match = Points your side gains over theirs in this hand, on average. The match may end with it, so what wins the match most often comes first.
ui-advice-title = Tutor
ui-advice-wait = The tutor speaks when it is your turn.
ui-equals = The same as { CARDS($cards) }
ui-spoken-value = Worth { $value }

## The log

ui-log-all-passed = Everybody passed
ui-log-announced-counters = { SEAT($seat) } says: { $count ->
    [0] no counters
    [one] one counter
   *[other] { $count } counters
} laid away
ui-log-announced-trumps = { SEAT($seat) } says: { $count ->
    [0] no trumps
    [one] one trump
   *[other] { $count } trumps
} laid away
ui-log-call = { SEAT($seat) }: { $call }
ui-log-called = { SEAT($seat) } calls the { CARD($card) }
ui-log-deal = { SEAT($seat) } deals
ui-log-discard = { SEAT($seat) } lays { $count } cards away
ui-log-leader = { SEAT($leader) } is to lead, says { SEAT($seat) }
ui-log-misdeal = New cards are dealt
ui-log-over = The hand is over
ui-log-play = { SEAT($seat) }: { CARD($card) }
ui-log-revoke = { SEAT($seat) }: { CARD($card) }, a revoke
ui-log-title = This hand
ui-log-trump = { $color ->
    [none] { SEAT($seat) } names no trump
    [low] { SEAT($seat) } names low: no trump, and the ranks upside down
   *[other] { SEAT($seat) } names { COLOR($color) } trump
}

## Without a kernel

ui-static-advice = What the tutor says
ui-static-auction = Auction
ui-static-hands = Hands
ui-static-hint = Run this cell to play on.
ui-static-live = The live table needs a running kernel.
ui-static-notes = Notes
ui-static-play = Play
ui-static-score = Score
