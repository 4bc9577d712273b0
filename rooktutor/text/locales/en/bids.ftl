# Reasons about calls, the discard and trump. "You" is the player who decides.

## Calls

estimate-trump = { $estimate_color ->
    [none] with no trump
    [low] played low
   *[other] with { COLOR($estimate_color) } as trump
}
rank-highest = { $side_tops_color ->
    [low] lowest
   *[other] highest
}
why-below-the-price = Your hand is good for about { $estimate_points }; a bid of { $lowest_amount } needs more than that to be safe.
why-fresh-cards = None of your cards counts, and they are good for about { $estimate_points }; a bid of { $lowest_amount } needs more than that to be safe.
why-good-chance = { $make_chance_hundredths ->
    [100] It is all but sure to be made.
   *[other] It is made { NUMBER($make_chance_hundredths) } times in 100; when it fails you lose { $price_amount }.
}
why-hold-for-nothing = Your hand is good for only about { $estimate_points }: you would not bid { $lowest_amount } later either.
why-hold-keeps-in = Your hand is good for about { $estimate_points }, should anybody bid over the { $high_bid_amount } of { SEAT($high_bid_seat) }.
why-long-trump = With { COLOR($long_color_color) } you have { $long_color_count } trumps: a good color to play.
why-moon-likely = Every point comes home { NUMBER($make_chance_hundredths) } times in 100.
why-moon-price = It takes all { $moon_stake_total } points: one point short, and it costs you { $moon_stake_points ->
    [0] the game.
   *[other] { $moon_stake_points }.
}
why-moon-unlikely = Every point comes home only { NUMBER($make_chance_hundredths) } times in 100.
why-more-than-needed = { $lowest_amount } would do: you score what you take, not what you bid.
why-no-color-winners = Winners that need no trump: { CARDS($side_tops_cards, form: "the") }.
why-no-trump-top = The highest { COLOR($long_color_color) } is not yours: it may take a trick from your trumps.
why-nothing-long = No color is long enough: even { COLOR($long_color_color) } gives you only { $long_color_count ->
    [one] one trump.
   *[other] { $long_color_count } trumps.
}
why-out-of-reach = Your hand is good for only about { $estimate_points }, { estimate-trump }.
why-over-partner = { SEAT($over_partner_seat) } has the bid already; yours costs your side { $over_partner_more } more.
why-partner-is-high = { SEAT($high_bid_seat) } has the bid at { $high_bid_amount }: let your partner play it.
why-pass-hands-over = You are the last in: { SEAT($ends_auction_seat) } then plays for { $ends_auction_amount }.
why-pass-redeals = Everybody else has passed: the cards are dealt again.
why-pays-more = Made, it scores { $pays_bid_amount }: here you get what you bid, not what you take.
why-poor-chance = { $make_chance_hundredths ->
    [0] It is hardly ever made, and when it fails you lose { $price_amount }.
    [one] It is made only once in 100 times, and when it fails you lose { $price_amount }.
   *[other] It is made only { NUMBER($make_chance_hundredths) } times in 100, and when it fails you lose { $price_amount }.
}
why-price = If you fall short you lose { $price_amount }.
why-short-trump = No color is long enough for a bid: your best, { COLOR($long_color_color) }, gives you { $long_color_count ->
    [one] one trump.
   *[other] { $long_color_count } trumps.
}
why-side-winners = Winners beside your trumps: { CARDS($side_tops_cards, form: "the") }.
why-trump-tops = You have { CARDS($tops_of_cards, form: "the") }, the top of { COLOR($tops_of_color) }.
why-within-reach = Your hand is good for about { $estimate_points }, { estimate-trump }.
why-worth-keeping = None of your cards counts, but they are good for about { $estimate_points }, and { $lowest_amount } would do.

## The discard

why-buries-counters = { $buries_points } points in the nest go to whoever wins the last trick.
why-clean-nest = No points in the nest: the last trick costs you nothing extra.
why-cuts-trumps = You lay away { CARDS($lays_away_cards, form: "the") }: { COLOR($color_length_color) } is your best color.
why-empties-color = { $empties_colors_colors_count ->
    [one] No more { COLORS($empties_colors_colors) }: you can trump it the first time it is led.
   *[other] No more { COLORS($empties_colors_colors) }: you can trump them the first time they are led.
}
why-keeps-trumps = You keep all { $color_length_count } of your { COLOR($color_length_color) }.
why-lays-away-bird = The { CARDS($lays_away_cards) } is a trump and { $buries_points } points: in the nest it hangs on the last trick.
why-lays-away-tops = You lay away { CARDS($lays_away_cards, form: "the") }, which could win on its own.
why-shortens-color = Only one { COLOR($color_length_color) } stays: from the second round on you can trump that color.

## Trump

why-color-counters = { $color_worth_points } of your points are { COLOR($color_worth_color) }: as trumps they are easier to bring home.
why-color-tops = You have { CARDS($tops_of_cards, form: "the") }: nothing of { COLOR($tops_of_color) } beats { $tops_of_cards_count ->
    [one] it.
   *[other] them.
}
why-gives-up-color = It gives up { COLOR($long_color_color) }, in which you would have { $long_color_count } trumps.
why-longest-color = { COLOR($color_length_color, form: "start") } is your longest color: { $color_length_count ->
    [one] one card.
   *[other] { $color_length_count } cards.
}
why-no-color-tops = You have { CARDS($side_tops_cards, form: "the") }: without a trump color { $side_tops_cards_count ->
    [one] nothing of its color beats it.
   *[other] nothing of their colors beats them.
}
why-no-such-color = You have no { COLOR($color_length_color) } at all.
why-shorter-color = You have { $shorter_count } { COLOR($shorter_color) }, but { $shorter_longer_count } { COLOR($shorter_longer) }.
why-trump-chance = With this choice the bid is made { NUMBER($make_chance_hundredths) } times in 100.

## The called card

why-calls-low-card = Above the { CARD($higher_outside_card) } you miss { CARDS($higher_outside_higher, form: "the") }: its holder may have nothing better.
why-calls-nobody = You have the { CARD($plays_alone_card) } yourself: you would play alone against three.
why-calls-side-top = Nothing that you miss beats the { CARD($top_outside_card) } in its color: its holder takes a trick there.
why-calls-top-trump = The { CARD($top_outside_card) } is the best trump that you miss, so its holder can help where it counts.
why-partner-chance = With this card called the bid is made { NUMBER($make_chance_hundredths) } times in 100.

## Who leads to the first trick

why-draws-at-once = You have { $trumps_held_count } trumps and only { $trumps_out_count } are out: lead them, and soon the others have none.
why-leader-chance = With this lead the bid is made { NUMBER($make_chance_hundredths) } times in 100.
why-plays-last = If { SEAT($plays_last_leader) } leads, you play last to the first trick and see all three cards before yours.

## Facts

claim-buries = The cards laid away count { $buries_points }.
claim-color-length = You have { $color_length_count } { COLOR($color_length_color) } left.
claim-color-worth = Your { COLOR($color_worth_color) } counts { $color_worth_points }.
claim-empties-colors = You are out of { COLORS($empties_colors_colors) }.
claim-ends-auction = After your pass { SEAT($ends_auction_seat) } plays for { $ends_auction_amount }.
claim-ends-unbid = After your pass everybody has passed.
claim-estimate = Length, tops and side winners add up to about { $estimate_points } { estimate-trump }.
claim-high-bid = { SEAT($high_bid_seat) } has bid { $high_bid_amount }.
claim-higher-outside = What you miss and what beats the { CARD($higher_outside_card) }: { CARDS($higher_outside_higher, form: "the") }.
claim-lays-away = You lay away { CARDS($lays_away_cards, form: "the") }.
claim-long-color = Your longest color is { COLOR($long_color_color) }: { $long_color_count } trumps.
claim-lowest = The lowest bid now is { $lowest_amount }.
claim-make-chance = Made in { NUMBER($make_chance_hundredths) } of 100 layouts.
claim-moon-stake = A moon takes all { $moon_stake_total } points, for { $moon_stake_points ->
    [0] the game.
   *[other] { $moon_stake_points } points.
}
claim-no-counters = None of your cards counts.
claim-over-partner = { SEAT($over_partner_seat) } has the bid; { $over_partner_amount } is { $over_partner_more } more.
claim-pays-bid = A made bid of { $pays_bid_amount } scores { $pays_bid_amount }.
claim-plays-alone = Nobody else can hold the { CARD($plays_alone_card) }.
claim-plays-last = After a lead by { SEAT($plays_last_leader) } you play last.
claim-price = A failed bid of { $price_amount } loses { $price_amount }.
claim-shorter = You have { $shorter_count } { COLOR($shorter_color) } and { $shorter_longer_count } { COLOR($shorter_longer) }.
claim-side-tops = { $side_tops_cards_count ->
    [one] The { CARDS($side_tops_cards) } is the { rank-highest } of its color.
   *[other] The { CARDS($side_tops_cards) } are the { rank-highest } of their colors.
}
claim-top-outside = Nothing that you miss beats the { CARD($top_outside_card) } in its suit.
claim-tops-of = { $tops_of_cards_count ->
    [one] The { CARDS($tops_of_cards) } is the top of { COLOR($tops_of_color) }.
   *[other] The { CARDS($tops_of_cards) } are the top of { COLOR($tops_of_color) }.
}
