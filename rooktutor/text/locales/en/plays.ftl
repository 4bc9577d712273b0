# Reasons for and against a card. "You" is the player whose card it is.
# why-<principle> is the whole sentence; claim-<claim> is the bare fact behind it.

# $low says that the ranks are upside down: low is played.

rank-higher = { $low ->
    [yes] lower
   *[no] higher
}

## Verdicts

verdict-best = Best
verdict-blunder = Blunder
verdict-doubtful = Doubtful
verdict-equal = As good
verdict-mistake = Mistake
# Before there are values, or as long as there are too few of them to judge by.
verdict-pending = Thinking it over
verdict-unclear = Too close to call

## Values. $value and $gap are points, $chance and $win whole numbers of hundredths; $text is another of these.

value-and-match = { $text }; the match is won { $win } times in 100
value-exact = { $value } points for your side
value-sampled = about { $value } points for your side, give or take { $error }
value-with-chance = { $value } points for your side; the bid is made { $chance } times in 100
value-with-chance-sampled = about { $value } points for your side, give or take { $error }; the bid is made { $chance } times in 100

## What the values say. $what is "card", "call", "discard" or "color".

why-ahead = No single reason stands out, but on average it brings { $ahead_points ->
    [one] one point
   *[other] { $ahead_points } points
} more than { $what ->
    [bid] a bid of { $ahead_other }.
    [pass] a pass.
    [discard] another discard that was looked at.
   *[card] the { CARD($ahead_other) }.
}
why-costs = { $what ->
    [card] On average it costs { $costs_points ->
        [one] one point
       *[other] { $costs_points } points
    } compared with the { CARD($costs_best) }.
    [bid] On average it costs { $costs_points ->
        [one] one point
       *[other] { $costs_points } points
    } compared with a bid of { $costs_best }.
    [leader] On average it costs { $costs_points ->
        [one] one point
       *[other] { $costs_points } points
    } compared with a lead by { SEAT($costs_best) }.
    [pass] On average it costs { $costs_points ->
        [one] one point
       *[other] { $costs_points } points
    } compared with a pass.
    [hold] On average it costs { $costs_points ->
        [one] one point
       *[other] { $costs_points } points
    } compared with holding.
    [moon] On average it costs { $costs_points ->
        [one] one point
       *[other] { $costs_points } points
    } compared with shooting the moon.
    [misdeal] On average it costs { $costs_points ->
        [one] one point
       *[other] { $costs_points } points
    } compared with asking for new cards.
    [color] On average it costs { $costs_points ->
        [one] one point
       *[other] { $costs_points } points
    } compared with { $costs_best ->
        [none] no trump
        [low] low
       *[other] { COLOR($costs_best) } as trump
    }.
   *[discard] On average it costs { $costs_points ->
        [one] one point
       *[other] { $costs_points } points
    } compared with the best discard.
}
why-match = What counts now is the match: this wins it { NUMBER($loses_match_hundredths) ->
    [one] one time
   *[other] { NUMBER($loses_match_hundredths) } times
} in 100 less often than the best choice.
why-no-difference = It comes to the same whatever you play{ $no_difference_made ->
    [yes] : the { $no_difference_bid } is made.
    [no] : the { $no_difference_bid } is set.
   *[open] {"."}
}
why-nothing-stands-out = Nothing stands out: other choices are about as good.

## The bid

why-lets-bid-fail = They take this trick, and with the points in it your { $sets_bid_bid } is set.
why-lets-bid-make = They take this trick, and with the points in it their { $makes_bid_bid } is made.
why-makes-bid = This trick is yours, and with it your { $makes_bid_bid } is made.
why-nears-bid = That makes { $brings_to_points } for your side: { $brings_to_missing } more, and your { $brings_to_bid } is made.
why-nears-set = That makes { $sets_with_points } for your side: { $sets_with_missing } more, and their { $sets_with_bid } is set.
why-reaches-target = With the bid made you stand at { $reaches_target_total } or more, and { $reaches_target_target } are enough for the match.
why-sets-bid = This trick is yours, and with it their { $sets_bid_bid } is set.

## The bird as the lowest trump

why-bird-caught = The { CARD($counter_card) } is { $counter_points } points, and the trick is not safe yet: a trump could still take it.
why-bird-home = { SEAT($winning_seat) } has this trick with the { CARD($winning_card) }: slip in your { CARD($counter_card) } and { $counter_points } points are home.
why-bird-led = Every other trump beats the { CARD($lowest_trump_card) }, and { SEATS($may_trump_seats, join: "or") } may well have one: { $counter_points } points on a plate.
why-bird-left-alone = Then the { CARD($lowest_trump_card) } is your only trump, and the next trump lead pulls it out.
why-bird-lost = { SEAT($winning_seat) }’s side has this trick: your { CARD($counter_card) } would hand over { $counter_points } points.
why-bird-wins = Nobody against you can beat the { CARD($unbeatable_card) } here, so its { $counter_points } points are yours{ $trick_worth_points ->
    [0] {"."}
   *[other] , and { $trick_worth_points } more on the table.
}

## Counters

why-bares-counter = Then your { CARD($leaves_alone_card) } stands alone: the next { COLOR($leaves_alone_color) } lead can pull out its { $counter_points } points.
why-brings-most = { SEAT($winning_seat) } has this trick for sure: of your cards the { CARD($most_points_card) } brings it the most.
why-costs-least = They have this trick and points must go with it: the { CARD($fewest_points_card) } costs you the least.
why-feed-partner = { SEAT($winning_seat) } is winning with the { CARD($winning_card) } and they cannot beat it, so give this trick your { CARD($counter_card) }.
why-gives-counter = { SEAT($winning_seat) } has this trick with the { CARD($winning_card) }: your { CARD($counter_card) } gives them { $counter_points } points.
why-gives-nothing = They have this trick, and a card without points keeps your { CARDS($keeps_cards) } out of it.
why-partner-may-keep = { SEAT($winning_seat) } is winning so far with the { CARD($winning_card) }: if it holds, your { $counter_points } points are home.
why-partner-may-lose = { SEAT($winning_seat) } is winning with the { CARD($winning_card) }, but { $could_beat_by ->
    [trump] a trump could still take it
    [cards] { CARDS($could_beat_higher, form: "the", join: "or") } could still take it
    [cards-or-trump] { CARDS($could_beat_higher, form: "the", join: "or") } or a trump could still take it
    [higher] a { rank-higher } { COLOR($could_beat_color) } could still take it
   *[higher-or-trump] a { rank-higher } { COLOR($could_beat_color) } or a trump could still take it
}, and your { $counter_points } points with it.
why-partner-may-save = { SEAT($can_take_seat) } plays after you and may still beat the { CARD($can_take_card) }: then your { $counter_points } points are home.
why-risks-counter = { SEAT($winning_seat) } is winning with the { CARD($winning_card) }; unless { SEAT($partner_to_play_seat) } beats it, your { CARD($counter_card) } gives them { $counter_points } points.
why-starves-partner = { SEAT($winning_seat) } has this trick for sure: your { CARDS($keeps_cards, join: "or") } would be points for your side.
why-waits-with-counter = { SEAT($winning_seat) } may still lose this trick: your { CARDS($keeps_cards, join: "or") } can wait for a safer one.
why-withholds-counter = { SEAT($winning_seat) } is winning so far: a card without points keeps your { CARDS($keeps_cards) } out of it.

## The lead

why-lead-boss = Nobody else has a { rank-higher } { COLOR($boss_color) }: only a trump can beat it.
why-lead-counter = You risk { $counter_points } points: { $could_beat_by ->
    [trump] a trump may be against you.
    [cards] { CARDS($could_beat_higher, form: "the", join: "or") } may be against you.
    [cards-or-trump] { CARDS($could_beat_higher, form: "the", join: "or") } or a trump may be against you.
    [higher] a { rank-higher } { COLOR($could_beat_color) } may be against you.
   *[higher-or-trump] a { rank-higher } { COLOR($could_beat_color) } or a trump may be against you.
}
why-lead-into-trump = { SEAT($out_of_seat) } is out of { COLOR($out_of_color) } and may trump it.
why-lead-short = It is your last { COLOR($leaves_void_color) }: from then on you can trump that color.
why-lead-sure-trick = Nobody against you can beat the { CARD($unbeatable_card) }: this trick is yours.
why-lead-to-partner = { SEAT($out_of_seat) } is out of { COLOR($out_of_color) } and may trump it for you.
why-leads-fullest = Of the colors you hold the top of, most cards are out in { COLOR($most_out_color) }: lead it while the others may still have some.
why-leads-long = { $most_of_trumps ->
    [yes] { COLOR($most_of_color, form: "start") } is your longest color beside trump: after each round the others have fewer of it.
   *[no] { COLOR($most_of_color, form: "start") } is your longest color: after each round the others have fewer of it.
}
why-leads-low = You keep the { CARDS($keeps_cards) }: in its color only the { CARDS($only_above_higher) } is { rank-higher }.
why-leads-no-points = You have no points in { COLOR($no_counter_in_color) }: if they take this trick, they take nothing of yours.
why-leaves-trumps-alone = It leaves trumps alone: to draw them is work for { SEAT($declaring_seat) }, who plays for { $declaring_bid }.

## Trumps

why-draw-trump = You play for { $declaring_bid }: draw their trumps first, so that your other winners are safe. { $trumps_out_count ->
    [one] One trump is still out.
   *[other] { $trumps_out_count } trumps are still out.
}
why-draws-for-partner = { SEAT($declaring_seat) } plays for { $declaring_bid } and is glad of a trump lead: it draws the trumps of { SEATS($may_trump_seats) }.
why-draws-for-them = { SEAT($declaring_seat) } plays for { $declaring_bid } and wants trumps led: leave that work to them.
why-trump-in = You can trump this{ $trick_worth_points ->
    [0] , though a higher trump could still come.
   *[other] {" "}for the { $trick_worth_points } points in it, though a higher trump could still come.
}
why-trumps-are-gone = Nobody against you has a trump left, so there is nothing to draw: your trump is worth more later.
why-trumps-wait = Nobody against you has a trump left: yours can wait for later.
why-wastes-trump = The { CARD($beaten_by) } is higher: your trump would go for nothing.

## Winning the trick

why-best-try = Of your cards that would win so far, the { CARD($hardest_to_beat_card) } is the hardest to beat: only { $could_beat_by ->
    [trump] a trump can.
    [cards] { CARDS($could_beat_higher, form: "the", join: "or") } can.
    [cards-or-trump] { CARDS($could_beat_higher, form: "the", join: "or") } or a trump can.
    [higher] a { rank-higher } { COLOR($could_beat_color) } can.
   *[higher-or-trump] a { rank-higher } { COLOR($could_beat_color) } or a trump can.
}
why-cannot-win = It cannot win: the { CARD($beaten_by) } beats it.
why-cheapest-winner = { $low ->
    [yes] It is the weakest of your cards that surely wins; keep the better ones.
   *[no] It is the lowest of your cards that surely wins; keep the higher ones.
}
why-leaves-it-to-partner = { SEAT($winning_seat) } is winning already, so your { CARDS($keeps_cards) } stays for another trick.
why-might-win = It wins so far, but { $could_beat_by ->
    [trump] a trump could still beat it.
    [cards] { CARDS($could_beat_higher, form: "the", join: "or") } could still beat it.
    [cards-or-trump] { CARDS($could_beat_higher, form: "the", join: "or") } or a trump could still beat it.
    [higher] a { rank-higher } { COLOR($could_beat_color) } could still beat it.
   *[higher-or-trump] a { rank-higher } { COLOR($could_beat_color) } or a trump could still beat it.
}
why-only-card = { $only_card_why ->
    [last] The { CARD($only_card_card) } is your last card.
    [color] The { CARD($only_card_card) } is your only { COLOR($only_card_color) }, and you must follow.
   *[other] The { CARD($only_card_card) } is the only card you may play.
}
why-overtakes-partner = { SEAT($winning_seat) } has this trick already with the { CARD($winning_card) }: no need to beat it.
why-same-as = Your { CARDS($same_as_cards, join: "or") } would do the same.
why-saves-higher = It would not win anyway, and your { CARDS($keeps_cards) } stays for another trick.
why-wins-trick = Nobody left against you can beat it: the trick is yours{ $trick_worth_points ->
    [0] {"."}
   *[other] , with the { $trick_worth_points } points on the table.
}
why-wins-trick-with-counter = Nobody left against you can beat it: your { $counter_points } points come home{ $trick_worth_points ->
    [0] {"."}
   *[other] , and the { $trick_worth_points } on the table with them.
}

## The last trick and the nest

why-keeps-last-trump = It keeps your last trump, the { CARDS($keeps_cards) }, for the last trick and its nest.
why-spends-last-trump = It is your last trump: you may want it for the last trick, which takes the nest.
why-takes-nest = The last trick is yours, and the nest with it.

## Throwing a card

why-keeps-boss = Your { CARD($boss_card) } stays: nobody else has a { rank-higher } { COLOR($boss_color) }.
why-throw-short = It is your last { COLOR($leaves_void_color) }: from then on you can trump that color.
why-throws-boss = Nobody else has a { rank-higher } { COLOR($boss_color) }: it could win a trick of its own.

## Facts

claim-ahead = { $what ->
    [bid] A bid of { $ahead_other }
    [pass] A pass
    [discard] Another discard
   *[card] The { CARD($ahead_other) }
} is worth { $ahead_points ->
    [one] one point
   *[other] { $ahead_points } points
} less.
claim-beaten = The { CARD($beaten_by) } beats the { CARD($beaten_card) }.
claim-boss = No { COLOR($boss_color) } that is out is { rank-higher } than the { CARD($boss_card) }.
claim-brings-to = With this trick your side has { $brings_to_points } of the { $brings_to_bid }, { $brings_to_missing } short.
claim-can-take = { SEAT($can_take_seat) } may hold a card that beats the { CARD($can_take_card) }.
claim-costs = The best choice, { $costs_best }, is worth { $costs_points ->
    [one] one point
   *[other] { $costs_points } points
} more.
claim-could-beat = Against the { CARD($could_beat_card) } they may have { $could_beat_by ->
    [trump] a trump.
    [cards] { CARDS($could_beat_higher, form: "the", join: "or") }.
    [cards-or-trump] { CARDS($could_beat_higher, form: "the", join: "or") } or a trump.
    [higher] a { rank-higher } { COLOR($could_beat_color) }.
   *[higher-or-trump] a { rank-higher } { COLOR($could_beat_color) } or a trump.
}
claim-counter = The { CARD($counter_card) } counts { $counter_points }.
claim-declaring = { SEAT($declaring_seat) } plays for { $declaring_bid }.
claim-fewest-points = No card that you may play counts less than the { CARD($fewest_points_card) }, which counts { $fewest_points_points }.
claim-hardest-to-beat = Of your cards that would be winning, the { CARD($hardest_to_beat_card) } can be beaten by the fewest.
claim-keeps = You keep { CARDS($keeps_cards, form: "the") }.
claim-last-trump = The { CARD($last_trump_card) } is your only trump.
claim-leaves-alone = Then the { CARD($leaves_alone_card) } is your only { COLOR($leaves_alone_color) }.
claim-leaves-void = After the { CARD($leaves_void_card) } you are out of { COLOR($leaves_void_color) }.
claim-loses-match = The best choice wins the match { NUMBER($loses_match_hundredths) ->
    [one] one time
   *[other] { NUMBER($loses_match_hundredths) } times
} in 100 more often.
claim-loses-trick = They win this trick whatever comes after the { CARD($loses_trick_card) }.
claim-lowest-trump = The { CARD($lowest_trump_card) } is the lowest trump.
claim-lowest-winner = The { CARD($lowest_winner_card) } is the weakest card that surely wins.
claim-makes-bid = With the { CARD($makes_bid_card) } in this trick the { $makes_bid_bid } is made.
claim-may-trump = { SEATS($may_trump_seats, join: "or") } may hold a trump.
claim-most-of = { $most_of_trumps ->
    [yes] { COLOR($most_of_color, form: "start") } is your longest color beside trump: { $most_of_count } cards.
   *[no] { COLOR($most_of_color, form: "start") } is your longest color: { $most_of_count } cards.
}
claim-most-out = { $most_out_count } cards of { COLOR($most_out_color) } are out, fewer of another color that you hold the top of.
claim-most-points = No card that you may play counts more than the { CARD($most_points_card) }, which counts { $most_points_points }.
claim-nest-to-last-trick = { $nest_to_last_trick_tricks ->
    [one] This is the last trick, and it takes the nest.
   *[other] The last of the { $nest_to_last_trick_tricks } tricks left takes the nest.
}
claim-nest-worth = The nest counts { $nest_worth_points }.
claim-no-counter-in = You have no points in { COLOR($no_counter_in_color) }.
claim-no-difference = All your { $no_difference_choices } choices are within a point of one another{ $no_difference_made ->
    [yes] , and the { $no_difference_bid } is made in every layout tried.
    [no] , and the { $no_difference_bid } is set in every layout tried.
   *[open] {"."}
}
claim-no-trumps-against = Nobody against you has a trump.
claim-only-card = The { CARD($only_card_card) } is the only card you may play.
claim-out-of = { SEAT($out_of_seat) } is out of { COLOR($out_of_color) }.
claim-partner-to-play = { SEAT($partner_to_play_seat) } is still to play.
claim-reaches-target = With the bid made your side stands at { $reaches_target_total } or more, and { $reaches_target_target } are needed.
claim-same-as = Your { CARDS($same_as_cards, join: "or") } would do the same as the { CARD($same_as_card) }.
claim-sets-bid = With the { CARD($sets_bid_card) } in this trick the { $sets_bid_bid } is set.
claim-sets-with = With this trick your side has { $sets_with_points }; { $sets_with_missing } more set the { $sets_with_bid }.
claim-trick-worth = { $trick_worth_points ->
    [0] There are no points on the table.
   *[other] There are { $trick_worth_points } points on the table.
}
claim-trump = The { CARD($trump_card) } is a trump.
claim-trumps-held = { $trumps_held_count ->
    [one] You have one trump after this.
   *[other] You have { $trumps_held_count } trumps after this.
}
claim-trumps-out = { $trumps_out_count ->
    [one] One trump is out.
   *[other] { $trumps_out_count } trumps are out.
}
claim-unbeatable = Nobody against you can beat the { CARD($unbeatable_card) } in this trick.
claim-winning = { SEAT($winning_seat) } is winning with the { CARD($winning_card) }.
