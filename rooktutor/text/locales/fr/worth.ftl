# Ce que vaut une main avant le jeu de la carte : la partie, jusqu’où aller, chaque carte de l’écart, et les images.

## Calls

others-buy-price = { $others_buy_range ->
    [one] à { $others_buy_low }
   *[other] entre { $others_buy_low } et { $others_buy_high }
}
others-buy-size = { $others_buy_size ->
    [one] { $others_buy_size } point
   *[other] { $others_buy_size } points
}
why-enough-for-them = Même réussi, cela peut perdre la partie : il ne manque aux adversaires que { $they_need_only_points ->
    [one] { $they_need_only_points } point, qu’ils peuvent
   *[other] { $they_need_only_points } points, qu’ils peuvent
} prendre en défense.
why-enough-to-defend = { $need_only_points } points vous donnent la partie, et vous pouvez les prendre en défense : laissez-leur l’enchère.
why-match-over-points = { $what ->
    [pass] Aux points seuls, passer serait mieux, mais
    [bid] Aux points seuls, { $by_points_best } serait mieux, mais
   *[other] Aux points seuls, une autre annonce serait mieux, mais
} cette donne peut finir la partie.
why-others-overbid = Passez, et { $others_buy_hundredths ->
    [100] à peu près à coup sûr,
   *[other] dans { NUMBER($others_buy_hundredths) } répartitions sur 100,
} { SEATS($others_buy_seats, join: "or") } prend l’enchère trop cher : cela vous rapporte { others-buy-size } en moyenne.
why-pass-gives-match = Si { SEAT($they_win_seat) } réussit { $they_win_amount }, la partie est perdue : ne passez que si vous êtes sûr de la chute.
why-past-ceiling = Cette main ne devrait pas aller plus loin que { $worth_up_to_amount }.
why-price-of-passing = Passez, et { $others_buy_hundredths ->
    [100] à peu près à coup sûr,
   *[other] dans { NUMBER($others_buy_hundredths) } répartitions sur 100,
} { SEATS($others_buy_seats, join: "or") } prend l’enchère { others-buy-price } : cela vous coûte { others-buy-size } en moyenne.
why-set-loses-match = En cas de chute, les adversaires ont gagné la partie.
why-wins-match = Réussi, cela vous donne la partie : il ne faut pas plus de { $wins_match_amount }.

## The discard

why-banks-counters = { $buries_points } points au nid sont à vous à coup sûr.
why-saves-counters = Au jeu, on pourrait vous prendre { CARDS($save_counters_cards, form: "the") } ; avec { $color_length_count } { COLOR($color_length_color, form: "plural") }, vous pouvez espérer le dernier pli et le nid.
why-strips-guard = Il ne reste que { CARD($leaves_bare_card, form: "the") } dans sa couleur, et une carte le bat encore.

## One card of the exchange

why-counter-at-risk = Cette carte compte { $counter_points }, et { $only_above_higher_count ->
    [one] { CARDS($only_above_higher, form: "the") } peut vous la prendre.
   *[other] { $only_above_higher_count } cartes que vous n’avez pas peuvent vous la prendre.
}
why-keep-guard = Cette carte va sous la seule qui bat { CARD($guard_of_guarded, form: "the") }, et le sauve ainsi.
why-keep-trump = { $one_of_count ->
    [one] Votre seul atout.
   *[other] Un de vos { $one_of_count } atouts.
}
why-keep-winner = Rien de ce qui vous manque ne bat cette carte dans sa couleur.
why-lay-loser = Cette carte ne compte rien, et { $only_above_higher_count } cartes que vous n’avez pas la battent.
why-lay-short = { $one_of_count ->
    [one] Votre seul { COLOR($one_of_color) } : sans lui, vous pouvez couper cette couleur.
   *[other] Un de vos { $one_of_count } { COLOR($one_of_color, form: "plural") } : sans eux, vous pouvez couper cette couleur.
}

## The called card

why-holder-helps = Dans { NUMBER($good_holder_hundredths) } donnes sur 100, qui a { CARD($good_holder_card, form: "the") } a encore de quoi aider : deux autres atouts, ou la tête d’une couleur.
why-pays-alone = En appelant { CARD($plays_alone_card, form: "the") } vous jouez seul, et cela vaut plus que tout partenaire.

## Facts

claim-by-points = Aux points seuls, { $what ->
    [pass] passer
   *[other] { $by_points_best }
} serait le mieux.
claim-differs = { $differs_glance ->
    [0] À la force seule, vous passeriez ; sur les répartitions, enchérir paie jusqu’à { $differs_sampled }.
   *[other] { $differs_sampled ->
        [0] À la force seule, vous iriez jusqu’à { $differs_glance } ; sur les répartitions, aucune enchère ne vaut un passe.
       *[other] À la force seule, vous iriez jusqu’à { $differs_glance } ; sur les répartitions, enchérir paie jusqu’à { $differs_sampled }.
    }
}
claim-good-for = { $good_for_amount ->
    [0] D’après sa force, cette main devrait passer.
   *[other] { $good_for_stop ->
       *[about] D’après sa force, cette main peut aller à { $good_for_amount }.
        [over] Cette main peut aller à { $good_for_amount }, plus que les { $good_for_points } qu’elle vaut : laisser jouer les autres coûte davantage en moyenne.
        [short] Cette main ne devrait pas dépasser { $good_for_amount }, bien qu’elle vaille { $good_for_points } : qui enchérit le plus haut a le plus souvent surestimé sa main.
    }
}
claim-good-holder = Dans { NUMBER($good_holder_hundredths) } donnes sur 100, qui a { CARD($good_holder_card, form: "the") } a de quoi aider à côté.
claim-guard-of = Vous avez { CARD($guard_of_guarded, form: "the") } et { CARD($guard_of_card, form: "the") }, rien d’autre de cette couleur ; une carte bat le plus fort des deux.
claim-hand-worth = { SEAT($hand_worth_seat) }, après ces annonces : une main qui vaut environ { $hand_worth_points }.
claim-leaves-bare = Alors { CARD($leaves_bare_card, form: "the") } est seul dans sa couleur, et une carte le bat.
claim-need-only = Même si les adversaires ont l’enchère, { $need_only_points } points vous donnent la partie.
claim-nobody-buys = Après un passe, tout le monde passe dans { NUMBER($nobody_buys_hundredths) } répartitions sur 100.
claim-nothing-above = Rien de ce qui vous manque ne bat { CARD($nothing_above_card, form: "the") } dans sa couleur.
claim-one-of = { CARD($one_of_card, form: "start") } est dans votre main { $one_of_count ->
    [one] la seule carte
   *[other] une des { $one_of_count } cartes
} de sa couleur.
claim-only-above = Ce qui vous manque et bat { CARD($only_above_card, form: "the") } : { CARDS($only_above_higher, form: "the") }.
claim-others-buy = Après un passe, { SEATS($others_buy_seats, join: "or") } prend l’enchère dans { NUMBER($others_buy_hundredths) } répartitions sur 100, { others-buy-price } : { $others_buy_sign ->
    [minus] cela vous coûte { others-buy-size } en moyenne.
    [plus] cela vous rapporte { others-buy-size } en moyenne.
   *[none] cela s’équilibre.
}
claim-partner-buys = Après un passe, { SEAT($partner_buys_seat) } prend l’enchère pour votre camp dans { NUMBER($partner_buys_hundredths) } répartitions sur 100 : { $partner_buys_sign ->
    [minus] cela vous coûte { $partner_buys_size } en moyenne.
    [plus] cela vous rapporte { $partner_buys_size } en moyenne.
   *[none] cela s’équilibre.
}
claim-save-counters = Des cartes que vous n’avez pas battent { CARDS($save_counters_cards, form: "the") } : { $save_counters_points } points.
claim-set-loses-match = Si { $set_loses_match_amount } chute, les adversaires ont gagné la partie.
claim-spoke-against = { SEAT($spoke_against_seat) } n’a pas voulu enchérir à { $spoke_against_amount } : d’après la force, une main de moins de { $spoke_against_points }.
claim-spoke-for = { SEAT($spoke_for_seat) } a enchéri à { $spoke_for_amount } : d’après la force, une main de { $spoke_for_points } ou plus.
claim-they-need-only = Même si vous avez l’enchère, { $they_need_only_points ->
    [one] { $they_need_only_points } point donne
   *[other] { $they_need_only_points } points donnent
} la partie aux adversaires.
claim-they-win = Si { SEAT($they_win_seat) } réussit { $they_win_amount }, la partie est perdue.
claim-wins-match = Réussissez { $wins_match_amount }, et la partie est à vous.
claim-with-trump = { $with_trump_trump ->
    [none] À sans-atout
    [low] À sans-atout inversé
   *[other] Avec atout { COLOR($with_trump_trump) }
} et le meilleur écart, { $with_trump_sign ->
    [minus] vous perdez { $with_trump_size } en moyenne.
    [plus] vous gagnez { $with_trump_size } en moyenne.
   *[none] cela s’équilibre.
}
claim-worth-up-to = { $worth_up_to_amount ->
    [0] Sur { $worth_up_to_layouts } répartitions, aucune enchère ne vaut un passe.
   *[other] Sur { $worth_up_to_layouts } répartitions, enchérir vaut un passe jusqu’à { $worth_up_to_amount }.
}

## The sum

sum-base = Pour commencer
sum-bird = L’oiseau
sum-called-partner = Un partenaire à appeler
sum-counters = { $count } points dans vos cartes
sum-guarded-seconds = Deuxièmes d’une couleur, gardées
sum-led-colors = Couleurs dont la tête est à vous
sum-nest = Ce que le nid apporte en moyenne
sum-shortness = Couleurs courtes
sum-side-winners = Gagnantes à côté des atouts
sum-trump = { $trump ->
    [none] à sans-atout
    [low] à sans-atout inversé
   *[other] avec atout { COLOR($trump) }
}
sum-trump-length = { $count ->
    [one] { $count } atout
   *[other] { $count } atouts
}
sum-trump-tops = Grands atouts

## Pictures

plot-cards = Ce que vaut de garder chaque carte
plot-cards-text = À garder : { $keep ->
    [none] rien ne se détache.
   *[other] { $keep }.
} Plutôt à écarter : { $lay ->
    [none] rien ne se détache.
   *[other] { $lay }.
}
plot-chance = Combien de fois chaque enchère est réussie
plot-chance-text = Réussi, sur 100 fois : { $list }.
plot-named = { $name } : { CARDS($cards) }
plot-pair = { $name } { $number }
plot-points = Points possibles comme preneur
plot-points-text = Une fois sur deux { $low } à { $high } points ; { $middle } au milieu.
plot-share = { $percent } %
plot-sum = Ce que vaut la main
plot-sum-text = { $list } : ensemble environ { $total } { sum-trump }.

## At the table

ui-keep = { $lean ->
    [keep] À garder : { $points } points.
    [lay] À écarter : { $points } points.
    [either] Peu importe où va cette carte.
    [must_keep] Les règles ne permettent pas de l’écarter.
    [must_lay] Les règles obligent à l’écarter.
   *[unknown] Pas encore connu.
}
ui-lean = { $lean ->
    [keep] À garder
    [lay] À écarter
   *[other] Au choix
}
ui-worth-facts = Ce qu’il faut savoir
ui-worth-title = Ce que vaut votre main
