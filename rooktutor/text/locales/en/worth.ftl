# What a hand is worth before the play: the match, how far to go, every card of the exchange, and the pictures.

## Calls

others-buy-price = { $others_buy_range ->
    [one] { $others_buy_low }
   *[other] { $others_buy_low } to { $others_buy_high }
}
others-buy-size = { $others_buy_size ->
    [one] one point
   *[other] { $others_buy_size } points
}
why-enough-for-them = Even made, this may lose the match: the others need only { $they_need_only_points ->
    [one] { $they_need_only_points } point
   *[other] { $they_need_only_points } points
}, and can take them as defenders.
why-enough-to-defend = { $need_only_points } points win you the match, and you can take them as defenders: leave the bid to them.
why-match-over-points = { $what ->
    [pass] By points alone a pass would be better, but
    [bid] By points alone { $by_points_best } would be better, but
   *[other] By points alone another call would be better, but
} this hand may end the match.
why-others-overbid = Pass, and { $others_buy_hundredths ->
    [100] { SEATS($others_buy_seats, join: "or") } is all but sure to buy it
   *[other] in { NUMBER($others_buy_hundredths) } of 100 layouts { SEATS($others_buy_seats, join: "or") } buys it
} for too much: that brings you { others-buy-size } on average.
why-pass-gives-match = If { SEAT($they_win_seat) } makes the { $they_win_amount }, the match is lost: a pass must be sure of setting it.
why-past-ceiling = { $worth_up_to_amount } is as far as this hand should go.
why-price-of-passing = Pass, and { $others_buy_hundredths ->
    [100] { SEATS($others_buy_seats, join: "or") } is all but sure to buy it
   *[other] in { NUMBER($others_buy_hundredths) } of 100 layouts { SEATS($others_buy_seats, join: "or") } buys it
} at { others-buy-price }: that costs you { others-buy-size } on average.
why-set-loses-match = If it fails, the others have won the match.
why-wins-match = Made, it wins you the match: you need no more than { $wins_match_amount }.

## The discard

why-banks-counters = { $buries_points } points in the nest are yours for certain.
why-saves-counters = In play { CARDS($save_counters_cards, form: "the") } could be beaten; with { $color_length_count } { COLOR($color_length_color) } cards you may well win the last trick and the nest.
why-strips-guard = The { CARD($leaves_bare_card) } is left alone, and one card is still over it.

## One card of the exchange

why-counter-at-risk = It counts { $counter_points }, and { $only_above_higher_count ->
    [one] the { CARDS($only_above_higher) } takes it from you.
   *[other] { $only_above_higher_count } cards that you do not have take it from you.
}
why-keep-guard = It goes under the one card that beats the { CARD($guard_of_guarded) }, which then lives on.
why-keep-trump = { $one_of_count ->
    [one] Your only trump.
   *[other] One of your { $one_of_count } trumps.
}
why-keep-winner = Nothing that you miss beats it in its color.
why-lay-loser = It counts nothing, and { $only_above_higher_count } cards that you do not have beat it.
why-lay-short = { $one_of_count ->
    [one] Your only { COLOR($one_of_color) }: without it you can trump that color.
   *[other] One of only { $one_of_count } { COLOR($one_of_color) } cards: without them you can trump that color.
}

## The called card

why-holder-helps = In { NUMBER($good_holder_hundredths) } of 100 deals whoever has the { CARD($good_holder_card) } has more help: two more trumps, or the top of a color.
why-pays-alone = With the { CARD($plays_alone_card) } called you play alone, and that is worth more than any partner.

## Facts

claim-by-points = By points alone { $what ->
    [pass] a pass
   *[other] { $by_points_best }
} would be best.
claim-differs = { $differs_glance ->
    [0] By strength alone you would pass; over the layouts a bid pays up to { $differs_sampled }.
   *[other] { $differs_sampled ->
        [0] By strength alone you might go to { $differs_glance }; over the layouts no bid beats a pass.
       *[other] By strength alone you might go to { $differs_glance }; over the layouts a bid pays up to { $differs_sampled }.
    }
}
claim-good-for = { $good_for_amount ->
    [0] By its strength this hand should pass.
   *[other] { $good_for_stop ->
       *[about] By its strength this hand may go to { $good_for_amount }.
        [over] This hand may go to { $good_for_amount }, more than the { $good_for_points } it is good for: leaving it to others costs more on average.
        [short] This hand should go no higher than { $good_for_amount }, though it is good for { $good_for_points }: whoever bids highest has mostly judged a hand too high.
    }
}
claim-good-holder = In { NUMBER($good_holder_hundredths) } of 100 deals the holder of the { CARD($good_holder_card) } has help beside it.
claim-guard-of = You have the { CARD($guard_of_guarded) } and the { CARD($guard_of_card) } and nothing else of that color; one card beats the higher of them.
claim-hand-worth = { SEAT($hand_worth_seat) }, after these calls: a hand good for about { $hand_worth_points }.
claim-leaves-bare = The { CARD($leaves_bare_card) } is alone in its color then, and one card beats it.
claim-need-only = Even if they declare, { $need_only_points } points win you the match.
claim-nobody-buys = After a pass everybody passes in { NUMBER($nobody_buys_hundredths) } of 100 layouts.
claim-nothing-above = Nothing that you miss beats the { CARD($nothing_above_card) } in its color.
claim-one-of = The { CARD($one_of_card) } is one of { $one_of_count ->
    [one] one card
   *[other] { $one_of_count } cards
} of its color in your hand.
claim-only-above = What you miss and what beats the { CARD($only_above_card) }: { CARDS($only_above_higher, form: "the") }.
claim-others-buy = After a pass { SEATS($others_buy_seats, join: "or") } declares in { NUMBER($others_buy_hundredths) } of 100 layouts, at { others-buy-price }: { $others_buy_sign ->
    [minus] that costs you { others-buy-size } on average.
    [plus] that brings you { others-buy-size } on average.
   *[none] that comes out even.
}
claim-partner-buys = After a pass { SEAT($partner_buys_seat) } declares for your side in { NUMBER($partner_buys_hundredths) } of 100 layouts: { $partner_buys_sign ->
    [minus] that costs you { $partner_buys_size } on average.
    [plus] that brings you { $partner_buys_size } on average.
   *[none] that comes out even.
}
claim-save-counters = Cards that you do not have beat { CARDS($save_counters_cards, form: "the") }: { $save_counters_points } points.
claim-set-loses-match = If { $set_loses_match_amount } fails, the others have won the match.
claim-spoke-against = { SEAT($spoke_against_seat) } would not bid { $spoke_against_amount }: by strength, a hand good for less than { $spoke_against_points }.
claim-spoke-for = { SEAT($spoke_for_seat) } has bid { $spoke_for_amount }: by strength, a hand good for { $spoke_for_points } or more.
claim-they-need-only = Even if you declare, { $they_need_only_points ->
    [one] { $they_need_only_points } point wins
   *[other] { $they_need_only_points } points win
} the others the match.
claim-they-win = If { SEAT($they_win_seat) } makes { $they_win_amount }, the match is lost.
claim-wins-match = Make { $wins_match_amount }, and the match is yours.
claim-with-trump = { $with_trump_trump ->
    [none] With no trump
    [low] Played low
   *[other] With { COLOR($with_trump_trump) } as trump
} and the best discard { $with_trump_sign ->
    [minus] you lose { $with_trump_size } on average.
    [plus] you gain { $with_trump_size } on average.
   *[none] it comes out even.
}
claim-worth-up-to = { $worth_up_to_amount ->
    [0] Over { $worth_up_to_layouts } layouts no bid is worth as much as a pass.
   *[other] Over { $worth_up_to_layouts } layouts a bid is worth as much as a pass up to { $worth_up_to_amount }.
}

## The sum

sum-base = To begin with
sum-bird = The bird
sum-called-partner = A partner to be called
sum-counters = { $count } points in your cards
sum-guarded-seconds = Second best, with a guard
sum-led-colors = Colors whose top is yours
sum-nest = What the nest brings on average
sum-shortness = Short colors
sum-side-winners = Winners beside the trumps
sum-trump = { $trump ->
    [none] with no trump
    [low] played low
   *[other] with { COLOR($trump) } as trump
}
sum-trump-length = { $count ->
    [one] One trump
   *[other] { $count } trumps
}
sum-trump-tops = High trumps

## Pictures

plot-cards = What keeping each card is worth
plot-cards-text = Worth keeping: { $keep ->
    [none] nothing stands out.
   *[other] { $keep }.
} Better laid away: { $lay ->
    [none] nothing stands out.
   *[other] { $lay }.
}
plot-chance = How often each bid is made
plot-chance-text = Made, of 100 times: { $list }.
plot-named = { $name }: { CARDS($cards) }
plot-pair = { $name } { $number }
plot-points = Points you may take as declarer
plot-points-text = Half of the time { $low } to { $high } points; { $middle } in the middle.
plot-share = { $percent } %
plot-sum = What the hand is good for
plot-sum-text = { $list }: together about { $total } { sum-trump }.

## At the table

ui-keep = { $lean ->
    [keep] Keep it: { $points } points.
    [lay] Lay it away: { $points } points.
    [either] It makes no difference where it goes.
    [must_keep] The rules do not let you lay it away.
    [must_lay] The rules make you lay it away.
   *[unknown] Not yet known.
}
ui-lean = { $lean ->
    [keep] Keep
    [lay] Lay away
   *[other] Either way
}
ui-worth-facts = What there is to know
ui-worth-title = What your hand is worth
