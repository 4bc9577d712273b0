# Raisons pour ou contre une carte. « Vous » est le joueur dont c’est la carte.
# why-<principe> est la phrase entière ; claim-<constat> est le fait nu qui la porte.

# $low : l’ordre des cartes est renversé (sans-atout inversé).

rank-higher = { $low ->
    [yes] plus bas
   *[no] plus haut
}

## Verdicts

verdict-best = Le mieux
verdict-blunder = Grosse faute
verdict-doubtful = Douteux
verdict-equal = Aussi bien
verdict-mistake = Faute
verdict-pending = Je réfléchis
verdict-unclear = Trop serré pour trancher

## Values. $value and $gap are points, $chance and $win whole numbers of hundredths; $text is another of these.

value-and-match = { $text } ; la partie est gagnée { $win } fois sur 100
value-exact = { $value } points pour votre camp
value-sampled = environ { $value } points pour votre camp, à { $error } près
value-with-chance = { $value } points pour votre camp ; le contrat est réussi { $chance } fois sur 100
value-with-chance-sampled = environ { $value } points pour votre camp, à { $error } près ; le contrat est réussi { $chance } fois sur 100

## What the values say. $what is "card", "call", "discard" or "color".

why-ahead = Aucune raison ne se détache, mais en moyenne cela rapporte { $ahead_points ->
    [one] { $ahead_points } point
   *[other] { $ahead_points } points
} de plus { $what ->
    [bid] qu’une enchère de { $ahead_other }.
    [pass] qu’un passe.
    [discard] qu’un autre écart examiné.
   *[card] que { CARD($ahead_other, form: "the") }.
}
why-costs = En moyenne, cela coûte { $costs_points ->
    [one] { $costs_points } point
   *[other] { $costs_points } points
} par rapport { $what ->
    [card] { CARD($costs_best, form: "au") }.
    [bid] à une enchère de { $costs_best }.
    [leader] à une entame { SEAT($costs_best, form: "de") }.
    [pass] à un passe.
    [hold] à « Je tiens ».
    [moon] à la lune.
    [misdeal] à une nouvelle donne.
    [color] { $costs_best ->
        [none] au sans-atout.
        [low] au sans-atout inversé.
       *[other] à l’atout { COLOR($costs_best) }.
    }
   *[discard] au meilleur écart.
}
why-match = Ce qui compte maintenant, c’est la partie : ce choix la gagne { NUMBER($loses_match_hundredths) } fois sur 100 de moins que le meilleur.
why-no-difference = Quoi que vous jouiez, cela revient au même{ $no_difference_made ->
    [yes]  : le contrat à { $no_difference_bid } est réussi.
    [no]  : le contrat à { $no_difference_bid } chute.
   *[open] {"."}
}
why-nothing-stands-out = Rien ne se détache : d’autres choix se valent à peu près.

## The bid

why-lets-bid-fail = Les adversaires font ce pli, et avec ses points votre contrat à { $sets_bid_bid } chute.
why-lets-bid-make = Les adversaires font ce pli, et avec ses points leur contrat à { $makes_bid_bid } est réussi.
why-makes-bid = Ce pli est à vous, et avec lui votre contrat à { $makes_bid_bid } est réussi.
why-nears-bid = Cela fait { $brings_to_points } pour votre camp : encore { $brings_to_missing }, et votre contrat à { $brings_to_bid } est réussi.
why-nears-set = Cela fait { $sets_with_points } pour votre camp : encore { $sets_with_missing }, et leur contrat à { $sets_with_bid } chute.
why-reaches-target = Le contrat réussi, vous êtes à { $reaches_target_total } au moins, et la partie se gagne à { $reaches_target_target }.
why-sets-bid = Ce pli est à vous, et avec lui leur contrat à { $sets_bid_bid } chute.

## The bird as the lowest trump

why-bird-caught = { CARD($counter_card, form: "start") } vaut { $counter_points } points, et le pli n’est pas encore sûr : un atout pourrait le prendre.
why-bird-home = { SEAT($winning_seat) } a ce pli avec { CARD($winning_card, form: "the") } : glissez-y { CARD($counter_card, form: "your") } et { $counter_points } points sont rentrés.
why-bird-led = Tout autre atout bat { CARD($lowest_trump_card, form: "the") }, et { SEATS($may_trump_seats, join: "or") } peut bien en avoir un : { $counter_points } points offerts.
why-bird-left-alone = Ensuite, { CARD($lowest_trump_card, form: "the") } est votre seul atout, et le prochain tour d’atout le fera tomber.
why-bird-lost = Le camp { SEAT($winning_seat, form: "de") } a ce pli : { CARD($counter_card, form: "your") } y donnerait { $counter_points } points.
why-bird-wins = Aucun adversaire ne peut battre ici { CARD($unbeatable_card, form: "the") } : ses { $counter_points } points sont à vous{ $trick_worth_points ->
    [0] {"."}
   *[other] , avec { $trick_worth_points } de plus sur la table.
}

## Counters

why-bares-counter = Ensuite, { CARD($leaves_alone_card, form: "your") } reste seul : dès que l’on joue { COLOR($leaves_alone_color) }, ses { $counter_points } points peuvent partir.
why-brings-most = { SEAT($winning_seat) } a ce pli à coup sûr : de vos cartes, c’est { CARD($most_points_card, form: "the") } qui y rapporte le plus.
why-costs-least = Ce pli est aux adversaires et il faut y laisser des points : c’est { CARD($fewest_points_card, form: "the") } qui coûte le moins.
why-feed-partner = { SEAT($winning_seat) } tient le pli avec { CARD($winning_card, form: "the") }, que les adversaires ne peuvent pas battre : donnez-y { CARD($counter_card, form: "your") }.
why-gives-counter = { SEAT($winning_seat) } a ce pli avec { CARD($winning_card, form: "the") } : { CARD($counter_card, form: "your") } donne { $counter_points } points aux adversaires.
why-gives-nothing = Ce pli est aux adversaires ; une carte sans points leur refuse { CARDS($keeps_cards, form: "your") }.
why-partner-may-keep = { SEAT($winning_seat) } tient le pli pour l’instant avec { CARD($winning_card, form: "the") } : s’il le garde, vos { $counter_points } points sont rentrés.
why-partner-may-lose = { SEAT($winning_seat) } tient le pli avec { CARD($winning_card, form: "the") }, mais { $could_beat_by ->
    [trump] un atout
    [cards] { CARDS($could_beat_higher, form: "the", join: "or") }
    [cards-or-trump] { CARDS($could_beat_higher, form: "the", join: "or") } ou un atout
    [higher] un { COLOR($could_beat_color) } { rank-higher }
   *[higher-or-trump] un { COLOR($could_beat_color) } { rank-higher } ou un atout
} pourrait le prendre, et vos { $counter_points } points avec.
why-partner-may-save = { SEAT($can_take_seat) } joue après vous et peut encore battre { CARD($can_take_card, form: "the") } : vos { $counter_points } points seraient alors rentrés.
why-risks-counter = { SEAT($winning_seat) } tient le pli avec { CARD($winning_card, form: "the") } ; si { SEAT($partner_to_play_seat) } ne le bat pas, { CARD($counter_card, form: "your") } donne { $counter_points } points aux adversaires.
why-starves-partner = { SEAT($winning_seat) } a ce pli à coup sûr : y mettre { CARDS($keeps_cards, form: "your", join: "or") } ferait des points pour votre camp.
why-waits-with-counter = { SEAT($winning_seat) } peut encore perdre ce pli : gardez { CARDS($keeps_cards, form: "your", join: "or") } pour un pli plus sûr.
why-withholds-counter = { SEAT($winning_seat) } tient le pli pour l’instant : une carte sans points garde { CARDS($keeps_cards, form: "your") } à l’abri.

## The lead

why-lead-boss = Personne d’autre n’a de { COLOR($boss_color) } { rank-higher } : seul un atout peut le battre.
why-lead-counter = Vous risquez { $counter_points } points : les adversaires peuvent avoir { $could_beat_by ->
    [trump] un atout
    [cards] { CARDS($could_beat_higher, form: "the", join: "or") }
    [cards-or-trump] { CARDS($could_beat_higher, form: "the", join: "or") } ou un atout
    [higher] un { COLOR($could_beat_color) } { rank-higher }
   *[higher-or-trump] un { COLOR($could_beat_color) } { rank-higher } ou un atout
}.
why-lead-into-trump = { SEAT($out_of_seat) } n’a pas de { COLOR($out_of_color) } et peut couper.
why-lead-short = C’est votre dernier { COLOR($leaves_void_color) } : dès lors, vous pouvez couper cette couleur.
why-lead-sure-trick = Aucun adversaire ne peut battre { CARD($unbeatable_card, form: "the") } : ce pli est à vous.
why-lead-to-partner = { SEAT($out_of_seat) } n’a pas de { COLOR($out_of_color) } et peut couper pour vous.
why-leads-fullest = Parmi les couleurs que vous dominez, le { COLOR($most_out_color) } a le plus de cartes dehors : jouez-le tant que les autres peuvent en avoir.
why-leads-long = { $most_of_trumps ->
    [yes] Le { COLOR($most_of_color) } est votre plus longue couleur hors atout : à chaque tour, les autres en ont moins.
   *[no] Le { COLOR($most_of_color) } est votre plus longue couleur : à chaque tour, les autres en ont moins.
}
why-leads-low = Vous gardez { CARDS($keeps_cards, form: "the") } : dans sa couleur, il n’y a que { CARDS($only_above_higher, form: "the") } au-dessus.
why-leads-no-points = Vous n’avez pas de points en { COLOR($no_counter_in_color) } : si les adversaires prennent ce pli, ils ne vous prennent rien.
why-leaves-trumps-alone = Vous laissez les atouts tranquilles : { SEAT($declaring_seat) } joue pour { $declaring_bid }, à ce camp de les faire tomber.

## Trumps

why-draw-trump = Vous jouez pour { $declaring_bid } : faites d’abord tomber les atouts adverses, pour que vos autres gagnantes soient sûres. { $trumps_out_count ->
    [one] { $trumps_out_count } atout est encore dehors.
   *[other] { $trumps_out_count } atouts sont encore dehors.
}
why-draws-for-partner = { SEAT($declaring_seat) } joue pour { $declaring_bid } : une entame à l’atout lui rend service, car { SEATS($may_trump_seats, join: "or") } peut encore en avoir.
why-draws-for-them = { SEAT($declaring_seat) } joue pour { $declaring_bid } et veut voir tomber les atouts : laissez-lui ce travail.
why-trump-in = Vous pouvez couper{ $trick_worth_points ->
    [0] , mais un atout plus fort peut encore venir.
   *[other] {" "}pour les { $trick_worth_points } points du pli, mais un atout plus fort peut encore venir.
}
why-trumps-are-gone = Plus aucun adversaire n’a d’atout, il n’y a rien à faire tomber : votre atout vaudra davantage plus tard.
why-trumps-wait = Plus aucun adversaire n’a d’atout : les vôtres peuvent attendre.
why-wastes-trump = { CARD($beaten_by, form: "start") } est plus fort : votre atout partirait pour rien.

## Winning the trick

why-best-try = De vos cartes qui prendraient le pli, { CARD($hardest_to_beat_card, form: "the") } est la plus difficile à battre : il y faut { $could_beat_by ->
    [trump] un atout.
    [cards] { CARDS($could_beat_higher, form: "the", join: "or") }.
    [cards-or-trump] { CARDS($could_beat_higher, form: "the", join: "or") } ou un atout.
    [higher] un { COLOR($could_beat_color) } { rank-higher }.
   *[higher-or-trump] un { COLOR($could_beat_color) } { rank-higher } ou un atout.
}
why-cannot-win = Cette carte ne peut pas gagner : { CARD($beaten_by, form: "the") } la bat.
why-cheapest-winner = { $low ->
    [yes] C’est la plus faible de vos cartes qui gagne à coup sûr ; gardez les meilleures.
   *[no] C’est la plus basse de vos cartes qui gagne à coup sûr ; gardez les plus hautes.
}
why-leaves-it-to-partner = { SEAT($winning_seat) } tient déjà le pli : gardez { CARDS($keeps_cards, form: "your") } pour un autre.
why-might-win = Cette carte gagne pour l’instant, mais { $could_beat_by ->
    [trump] un atout
    [cards] { CARDS($could_beat_higher, form: "the", join: "or") }
    [cards-or-trump] { CARDS($could_beat_higher, form: "the", join: "or") } ou un atout
    [higher] un { COLOR($could_beat_color) } { rank-higher }
   *[higher-or-trump] un { COLOR($could_beat_color) } { rank-higher } ou un atout
} pourrait encore la battre.
why-only-card = { CARD($only_card_card, form: "start") } { $only_card_why ->
    [last] est votre dernière carte.
    [color] est votre seul { COLOR($only_card_color) } : il faut fournir.
   *[other] est la seule carte que vous puissiez jouer.
}
why-overtakes-partner = { SEAT($winning_seat) } a déjà ce pli avec { CARD($winning_card, form: "the") } : inutile de le battre.
why-same-as = Ce serait pareil avec { CARDS($same_as_cards, form: "your", join: "or") }.
why-saves-higher = Le pli ne serait de toute façon pas gagné : gardez { CARDS($keeps_cards, form: "your") } pour un autre.
why-wins-trick = Plus aucun adversaire ne peut battre cette carte : le pli est à vous{ $trick_worth_points ->
    [0] {"."}
   *[other] , avec les { $trick_worth_points } points de la table.
}
why-wins-trick-with-counter = Plus aucun adversaire ne peut battre cette carte : vos { $counter_points } points sont rentrés{ $trick_worth_points ->
    [0] {"."}
   *[other] , et les { $trick_worth_points } de la table avec.
}

## The last trick and the nest

why-keeps-last-trump = Cela garde votre dernier atout, { CARDS($keeps_cards, form: "the") }, pour le dernier pli et son nid.
why-spends-last-trump = C’est votre dernier atout : il pourrait vous manquer au dernier pli, qui prend le nid.
why-takes-nest = Le dernier pli est à vous, et le nid avec.

## Throwing a card

why-keeps-boss = Vous gardez { CARD($boss_card, form: "the") } : personne d’autre n’a de { COLOR($boss_color) } { rank-higher }.
why-throw-short = C’est votre dernier { COLOR($leaves_void_color) } : dès lors, vous pouvez couper cette couleur.
why-throws-boss = Personne d’autre n’a de { COLOR($boss_color) } { rank-higher } : cette carte pourrait faire un pli à elle seule.

## Facts

claim-ahead = { $what ->
    [bid] Une enchère de { $ahead_other }
    [pass] Un passe
    [discard] Un autre écart
   *[card] { CARD($ahead_other, form: "start") }
} vaut { $ahead_points ->
    [one] { $ahead_points } point
   *[other] { $ahead_points } points
} de moins.
claim-beaten = { CARD($beaten_by, form: "start") } bat { CARD($beaten_card, form: "the") }.
claim-boss = Aucun { COLOR($boss_color) } encore dehors n’est { rank-higher } que { CARD($boss_card, form: "the") }.
claim-brings-to = Avec ce pli, votre camp a { $brings_to_points } points sur { $brings_to_bid } ; il en manque { $brings_to_missing }.
claim-can-take = { SEAT($can_take_seat) } peut avoir une carte qui bat { CARD($can_take_card, form: "the") }.
claim-costs = Le meilleur choix, { $costs_best }, vaut { $costs_points ->
    [one] { $costs_points } point
   *[other] { $costs_points } points
} de plus.
claim-could-beat = Contre { CARD($could_beat_card, form: "the") }, les adversaires peuvent avoir { $could_beat_by ->
    [trump] un atout.
    [cards] { CARDS($could_beat_higher, form: "the", join: "or") }.
    [cards-or-trump] { CARDS($could_beat_higher, form: "the", join: "or") } ou un atout.
    [higher] un { COLOR($could_beat_color) } { rank-higher }.
   *[higher-or-trump] un { COLOR($could_beat_color) } { rank-higher } ou un atout.
}
claim-counter = { CARD($counter_card, form: "start") } compte { $counter_points }.
claim-declaring = { SEAT($declaring_seat) } joue pour { $declaring_bid }.
claim-fewest-points = Aucune carte jouable ne compte moins que { CARD($fewest_points_card, form: "the") }, qui compte { $fewest_points_points }.
claim-hardest-to-beat = De vos cartes qui prendraient le pli, { CARD($hardest_to_beat_card, form: "the") } craint le moins de cartes.
claim-keeps = Vous gardez { CARDS($keeps_cards, form: "the") }.
claim-last-trump = { CARD($last_trump_card, form: "start") } est votre seul atout.
claim-leaves-alone = Ensuite, { CARD($leaves_alone_card, form: "the") } est votre seul { COLOR($leaves_alone_color) }.
claim-leaves-void = Après { CARD($leaves_void_card, form: "the") }, vous n’avez plus de { COLOR($leaves_void_color) }.
claim-loses-match = Le meilleur choix gagne la partie { NUMBER($loses_match_hundredths) } fois sur 100 de plus.
claim-loses-trick = Les adversaires font ce pli, quoi qu’il vienne après { CARD($loses_trick_card, form: "the") }.
claim-lowest-trump = { CARD($lowest_trump_card, form: "start") } est l’atout le plus faible.
claim-lowest-winner = { CARD($lowest_winner_card, form: "start") } est la plus faible carte qui gagne à coup sûr.
claim-makes-bid = Avec { CARD($makes_bid_card, form: "the") } dans ce pli, le contrat à { $makes_bid_bid } est réussi.
claim-may-trump = { SEATS($may_trump_seats, join: "or") } peut avoir un atout.
claim-most-of = { $most_of_trumps ->
    [yes] Votre plus longue couleur hors atout : { COLOR($most_of_color) }, { $most_of_count } cartes.
   *[no] Votre plus longue couleur : { COLOR($most_of_color) }, { $most_of_count } cartes.
}
claim-most-out = Encore dehors en { COLOR($most_out_color) } : { $most_out_count } cartes, moins dans une autre couleur dont vous tenez la plus haute.
claim-most-points = Aucune carte jouable ne compte plus que { CARD($most_points_card, form: "the") }, qui compte { $most_points_points }.
claim-nest-to-last-trick = { $nest_to_last_trick_tricks ->
    [one] C’est le dernier pli, et il prend le nid.
   *[other] Le dernier des { $nest_to_last_trick_tricks } plis restants prend le nid.
}
claim-nest-worth = Le nid compte { $nest_worth_points ->
    [one] { $nest_worth_points } point.
   *[other] { $nest_worth_points } points.
}
claim-no-counter-in = Vous n’avez pas de points en { COLOR($no_counter_in_color) }.
claim-no-difference = Vos { $no_difference_choices } choix se valent à un point près{ $no_difference_made ->
    [yes] , et le contrat à { $no_difference_bid } réussit dans toutes les répartitions essayées.
    [no] , et le contrat à { $no_difference_bid } chute dans toutes les répartitions essayées.
   *[open] {"."}
}
claim-no-trumps-against = Aucun adversaire n’a d’atout.
claim-only-card = { CARD($only_card_card, form: "start") } est la seule carte que vous puissiez jouer.
claim-out-of = { SEAT($out_of_seat) } n’a pas de { COLOR($out_of_color) }.
claim-partner-to-play = { SEAT($partner_to_play_seat) } doit encore jouer.
claim-reaches-target = Le contrat réussi, votre camp est à { $reaches_target_total } au moins ; il faut { $reaches_target_target }.
claim-same-as = Ce serait pareil avec { CARDS($same_as_cards, form: "your", join: "or") } qu’avec { CARD($same_as_card, form: "the") }.
claim-sets-bid = Avec { CARD($sets_bid_card, form: "the") } dans ce pli, le contrat à { $sets_bid_bid } chute.
claim-sets-with = Avec ce pli, votre camp a { $sets_with_points } ; encore { $sets_with_missing }, et le contrat à { $sets_with_bid } chute.
claim-trick-worth = { $trick_worth_points ->
    [0] Il n’y a pas de points sur la table.
    [one] Il y a { $trick_worth_points } point sur la table.
   *[other] Il y a { $trick_worth_points } points sur la table.
}
claim-trump = { CARD($trump_card, form: "start") } est un atout.
claim-trumps-held = Après cela, { $trumps_held_count ->
    [0] vous n’avez plus d’atout.
    [one] vous avez { $trumps_held_count } atout.
   *[other] vous avez { $trumps_held_count } atouts.
}
claim-trumps-out = { $trumps_out_count ->
    [0] Aucun atout n’est dehors.
    [one] { $trumps_out_count } atout est dehors.
   *[other] { $trumps_out_count } atouts sont dehors.
}
claim-unbeatable = Aucun adversaire ne peut battre { CARD($unbeatable_card, form: "the") } dans ce pli.
claim-winning = { SEAT($winning_seat) } tient le pli avec { CARD($winning_card, form: "the") }.
