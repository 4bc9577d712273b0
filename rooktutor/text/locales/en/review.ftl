# The hand seen again: what each decision gave away, lines of play, and where the hidden cards may lie.
# $who is "you" where the reader sat there, "other" for anybody else, who is named by $seat.

## What was done. $kind is bid, pass, hold, moon, misdeal, discard, trump, called, leader, lead or play.

review-better = { $kind ->
    [bid] Better was a bid of { $amount }.
    [pass] Better was a pass.
    [hold] Better was to hold.
    [moon] Better was to shoot the moon.
    [misdeal] Better was to ask for new cards.
    [discard] Better was to lay away { CARDS($cards, form: "the") }.
    [trump] Better was { $color ->
        [none] no trump
        [low] low
       *[other] { COLOR($color) } as trump
    }.
    [called] Better was to call { CARDS($cards, form: "the") }.
    [leader] Better was a lead by { SEAT($named) }.
   *[play] Better was { CARDS($cards, form: "the") }.
}
review-did = { $who ->
    [you] { $kind ->
        [bid] You bid { $amount }.
        [pass] You passed.
        [hold] You held.
        [moon] You shot the moon.
        [misdeal] You asked for new cards.
        [discard] You laid away { CARDS($cards, form: "the") }.
        [trump] You named { $color ->
            [none] no trump
            [low] low
           *[other] { COLOR($color) }
        }.
        [called] You called { CARDS($cards, form: "the") }.
        [leader] You had { SEAT($named) } lead.
        [lead] You led { CARDS($cards, form: "the") }.
       *[play] You played { CARDS($cards, form: "the") }.
    }
   *[other] { $kind ->
        [bid] { SEAT($seat) } bid { $amount }.
        [pass] { SEAT($seat) } passed.
        [hold] { SEAT($seat) } held.
        [moon] { SEAT($seat) } shot the moon.
        [misdeal] { SEAT($seat) } asked for new cards.
        [discard] { SEAT($seat) } laid away { CARDS($cards, form: "the") }.
        [trump] { SEAT($seat) } named { $color ->
            [none] no trump
            [low] low
           *[other] { COLOR($color) }
        }.
        [called] { SEAT($seat) } called { CARDS($cards, form: "the") }.
        [leader] { SEAT($seat) } had { SEAT($named) } lead.
        [lead] { SEAT($seat) } led { CARDS($cards, form: "the") }.
       *[play] { SEAT($seat) } played { CARDS($cards, form: "the") }.
    }
}
review-where = { $phase ->
    [auction] Auction
    [call] Calling a partner
    [discard] Discard
    [lead] Choosing who leads
    [trump] Naming trump
   *[play] Trick { $trick }
}

## What it gave away, on what the seat could know. $points is rounded; $before and $after are times in 100.

review-cost = { $points ->
    [0] On average that gave away less than a point.
    [one] On average that gave away one point.
   *[other] On average that gave away { $points } points.
}
review-cost-make = The best choice makes the bid { NUMBER($before) } times in 100, this one { NUMBER($after) }.
review-cost-match = The best choice wins the match { NUMBER($before) } times in 100, this one { NUMBER($after) }.
review-cost-set = The best choice sets the bid { NUMBER($before) } times in 100, this one { NUMBER($after) }.
review-settled = Whether the bid is made was settled by then: only points were left to win.
review-spared = Anything else would have cost { $points ->
    [one] a point
   *[other] { $points } points
} or more on average.
slip-blunder = Blunder
slip-doubtful = Doubtful
slip-found = The only good choice
slip-missed-set = Let them make it
slip-mistake = Mistake
slip-none = Nothing given away
slip-threw-contract = Threw the bid away

## With all hands open, which nobody at the table could know

review-open-gain = With all four hands open, { CARDS($cards, form: "the", join: "or") } would have brought { $points ->
    [one] one point
   *[other] { $points } points
} more.
review-open-same = With all four hands open, nothing would have been better.
review-open-title = What nobody could know

## The whole hand. $count is how many decisions gave something away.

balance-came = What came of it
balance-expected = { $who ->
    [you] What your side could hope for at the start
   *[other] What the side of { SEAT($seat) } could hope for at the start
}
balance-luck = { $looked ->
    [all] Luck: how the cards lay
   *[own] Luck, and how the others played
}
balance-others = The other side’s slips
balance-own = { $who ->
    [you] Your slips
   *[other] Slips of { SEAT($seat) }
}
balance-partners = { $who ->
    [you] Your partner’s slips
   *[other] The partner’s slips
}
balance-title = Skill and luck, in points
review-headline = { $count ->
    [0] On what could be known, nothing was given away.
    [one] One decision gave something away: { review-total }
   *[other] { $count } decisions gave something away: { review-total }
}
review-moments = The moments that mattered
review-moments-none = No moment stands out: every choice was about as good as the best.
review-practice = What to practise
review-title = The hand again
review-total = { $points ->
    [0] less than a point on average.
    [one] one point on average.
   *[other] { $points } points on average.
}

## What to practise

practise-bidding = Bidding: what your hand is good for, and when to let the others have it.
practise-bird = The bird: when it is safe, and who could take it.
practise-contract = The bid: how many points are still missing, and which trick settles it.
practise-counters = Counters: give them to tricks your side wins, keep them out of the others.
practise-discard = The discard: which color to empty, and which counters are safe in the nest.
practise-first-lead = The first lead: whether to lead yourself or to play last.
practise-following = Following: win a trick as cheaply as you can, or give it up as cheaply.
practise-last-trick = The last trick: keep a card that wins it, for the nest goes with it.
practise-leading = Leading: which of your cards nobody can beat, and what a lead tells the others.
practise-naming = Naming trump: length first, then tops.
practise-partner = Calling a partner: which card in another hand helps you most.
practise-throwing = Throwing cards away: what you can spare, and what you will still need.
practise-trump = Trumps: when to draw them, when to save them.

## A line of play. $worth and $end are points for the side of the seat that it is about.

sample-end = Here it ends with { $end } points for your side; over all layouts it is { $worth } on average.
sample-note = One layout out of { $layouts }, picked because the choice is worth about its average there. It shows how the hand may go, not how it will.
sample-title = How it may go on
step-all-same = Every card comes to the same here.
step-as-good = As good as { CARDS($cards, form: "the", join: "or") }.
step-asked = This is the choice in question.
step-forced = Nothing else is allowed.
step-meant = The trump for which these cards were laid away.
step-only = { $points ->
    [0] The best card here.
    [one] Any other card would cost one point.
   *[other] Any other card would cost { $points } points or more.
}
step-thumb = The natural choice; there is too much to look through.

## Where the hidden cards may lie, and what that rests on

belief-bid = { SEAT($seat) } bid as high as { $amount }: such a hand is strong.
belief-called = { SEAT($seat) } called { CARDS($cards, form: "the") }: whoever has it is the partner.
belief-counters = { SEAT($seat) } said how many counters are laid away: { $amount }.
belief-exact = All { $layouts ->
    [one] { $layouts } layout
   *[other] { $layouts } layouts
} that are left were looked at, each as likely as it is.
belief-laid = You laid away { CARDS($cards, form: "the") } yourself.
belief-named = { $color ->
    [none] { SEAT($seat) } chose to play without trump.
    [low] { SEAT($seat) } chose to play low.
   *[other] { SEAT($seat) } named { COLOR($color) }: declarers usually have many of it.
}
belief-no-counters = No counter lies hidden among the cards laid away.
belief-passed = { SEAT($seat) } passed rather than bid { $amount }: a strong hand would have bid.
belief-sampled = Over { $layouts ->
    [one] { $layouts } layout
   *[other] { $layouts } layouts
} of the hidden cards, each counted as likely as it is.
belief-taken = { SEAT($seat) } took { CARDS($cards, form: "the") } out of the nest for all to see.
belief-title = Where the hidden cards may lie
belief-trumps = { SEAT($seat) } said how many trumps are laid away: { $amount }.
belief-truth = Where they really lay
belief-void = { SEAT($seat) } is out of { COLOR($color) }{ $bird ->
    [none] .
   *[other] , but may still have { CARDS($bird, form: "the") }.
}

## Why in numbers. $share is how many of 100 layouts, $best the better card; $card is a counter, or "none".
# Of calls, $mine_who plays for $mine_low to $mine_high after this one, $other_who after the best one, which is of the $kind.

contrast-best = { $kind ->
    [play] { CARDS($best, form: "the") }
    [called] { CARDS($best, form: "the") }
   *[other] the best choice
}
contrast-mine = { $mine_range ->
    [one] { $mine_low }
   *[other] { $mine_low } to { $mine_high }
}
contrast-other = { $other_range ->
    [one] { $other_low }
   *[other] { $other_low } to { $other_high }
}
number-beaten = { number-in } { SEAT($seat) } takes this trick with a better { COLOR($color) }{ $card ->
    [none] .
   *[other] , and your { CARDS($card) } with it.
}
number-bid-made = { number-in } their bid is made, where { contrast-best } would set it.
number-bid-set = { number-in } your bid is set, where { contrast-best } would make it.
number-dearer = { number-in } { $other_low } is made and { $mine_low } is not.
number-ends = { number-in } the auction ends differently: { $mine_who ->
    [you] you play for { contrast-mine }
    [partner] your partner plays for { contrast-mine }
    [they] they play for { contrast-mine }
    [another] somebody else plays for { contrast-mine }
   *[nobody] nobody plays
}, { $mine_worth } on average. After { $kind ->
    [bid] { $amount }
    [pass] a pass
   *[other] the best choice
} { $other_who ->
    [you] you play for { contrast-other }
    [partner] your partner plays for { contrast-other }
    [they] they play for { contrast-other }
    [another] somebody else plays for { contrast-other }
    [open] it is now one and now another who plays
   *[nobody] nobody does
}: { $other_worth }.
number-falls = { number-in } your { CARDS($card) } goes to them later on; after { contrast-best } it does not.
number-forgone = { number-in } { CARDS($best, form: "the") } takes this trick, and this card leaves it to them.
number-given = { number-in } your { CARDS($card) } goes to them with this trick.
number-in = { $share ->
    [100] In every layout looked at,
   *[other] In { NUMBER($share) } of 100 layouts
}
number-kept-falls = { number-in } your { CARDS($card) } goes to them in the play; laid away it is yours.
number-laid-wins = { number-in } the { CARD($card) }, which you lay away here, would take a trick.
number-last-trick = { number-in } they take the last trick{ $nest ->
    [yes] {" "}and the nest with it
   *[no] {""}
}; after { contrast-best } they do not.
number-no-ruff = { number-in } the best choice lets you trump { COLOR($color) }, and this one does not.
number-nothing = No single thing explains it: step through how it may go on.
number-trumped = { number-in } { SEAT($seat) } is out of { COLOR($color) } and { $card ->
    [none] trumps this trick.
   *[other] takes your { CARDS($card) } with a trump.
}
number-unkept = Nothing can be counted here: the layouts behind these values were not kept, because the time was up or the page was loaded again. Save the hand, and “rooktutor review” counts it anew.
number-worse = { $better ->
    [0] It comes to less than the best choice in { NUMBER($worse) } of 100 layouts, and never to more.
   *[other] It comes to less than the best choice in { NUMBER($worse) } of 100 layouts, and to more in { NUMBER($better) }.
}

## What the match needs next. $who is "we", "they" or "other"; $party is the side or player by name.

need-bid = { $who ->
    [we] A made bid of { $amount } brings you to { $target }.
    [they] A made bid of { $amount } brings them to { $target }.
   *[other] A made bid of { $amount } brings { PARTY($party) } to { $target }.
}
need-capture = { $who ->
    [we] A made bid that takes { $amount } points brings you to { $target }.
    [they] A made bid that takes { $amount } points brings them to { $target }.
   *[other] A made bid that takes { $amount } points brings { PARTY($party) } to { $target }.
}
need-defence = { $who ->
    [we] So do { $amount } points that you take in defence.
    [they] So do { $amount } points that they take in defence.
   *[other] In defence { $amount } points bring { PARTY($party) } there as well.
}
need-hands = { $who ->
    [we] You need at least { $amount } more hands to reach { $target }.
    [they] They need at least { $amount } more hands to reach { $target }.
   *[other] It takes { PARTY($party) } at least { $amount } more hands to reach { $target }.
}
need-last-hands = { $amount ->
    [one] The next hand is the last.
   *[other] { $amount } more hands, and the match is over.
}
need-lead = { $who ->
    [we] Lead by { $amount } more, and the match is yours at once.
    [they] If they lead by { $amount } more, the match is theirs at once.
   *[other] A lead that is { $amount } larger wins the match at once for { PARTY($party) }.
}
need-low = { $who ->
    [we] Lose { $amount } more, and the match is over at once.
    [they] If they lose { $amount } more, the match is over at once.
   *[other] With { $amount } more lost by { PARTY($party) }, the match is over at once.
}
need-own-bid = { $who ->
    [we] Points taken in defence cannot bring you there: it takes a made bid.
    [they] Points taken in defence cannot bring them there: it takes a made bid.
   *[other] Points taken in defence cannot bring { PARTY($party) } there: it takes a made bid.
}
need-title = What the match needs next
