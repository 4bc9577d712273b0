# Raisons à propos des annonces, de l’écart et de l’atout. « Vous » est le joueur qui décide.

## Calls

estimate-trump = { $estimate_color ->
    [none] à sans-atout
    [low] à sans-atout inversé
   *[other] avec atout { COLOR($estimate_color) }
}
# "plural" : « les plus hauts de leurs couleurs ».
rank-highest = { $side_tops_color ->
    [low] le plus bas
   *[other] le plus haut
}
    .plural = { $side_tops_color ->
        [low] les plus bas
       *[other] les plus hauts
    }
why-below-the-price = Votre main vaut environ { $estimate_points } : une enchère de { $lowest_amount } demande davantage pour être sûre.
why-fresh-cards = Aucune de vos cartes ne compte, et elles valent environ { $estimate_points } : une enchère de { $lowest_amount } demande davantage pour être sûre.
why-good-chance = { $make_chance_hundredths ->
    [100] Le contrat est presque assuré.
   *[other] Le contrat est réussi { NUMBER($make_chance_hundredths) } fois sur 100 ; en cas de chute, vous perdez { $price_amount }.
}
why-hold-for-nothing = Votre main ne vaut qu’environ { $estimate_points } : vous n’iriez pas non plus à { $lowest_amount } plus tard.
why-hold-keeps-in = Votre main vaut environ { $estimate_points }, si quelqu’un enchérit au-dessus des { $high_bid_amount } { SEAT($high_bid_seat, form: "de") }.
why-long-trump = Avec atout { COLOR($long_color_color) }, vous avez { $long_color_count ->
    [one] { $long_color_count } atout
   *[other] { $long_color_count } atouts
} : une bonne couleur à jouer.
why-moon-likely = Tous les points rentrent { NUMBER($make_chance_hundredths) } fois sur 100.
why-moon-price = Il faut les { $moon_stake_total } points : s’il en manque un seul, cela vous coûte { $moon_stake_points ->
    [0] la partie.
   *[other] { $moon_stake_points }.
}
why-moon-unlikely = Tous les points ne rentrent que { NUMBER($make_chance_hundredths) } fois sur 100.
why-more-than-needed = { $lowest_amount } suffirait : vous marquez ce que vous prenez, pas ce que vous annoncez.
why-no-color-winners = Gagnantes sans besoin d’atout : { CARDS($side_tops_cards, form: "the") }.
why-no-trump-top = Le { COLOR($long_color_color) } le plus fort n’est pas à vous : il peut prendre un pli à vos atouts.
why-nothing-long = Aucune couleur n’est assez longue : même avec atout { COLOR($long_color_color) }, vous n’avez que { $long_color_count ->
    [one] { $long_color_count } atout.
   *[other] { $long_color_count } atouts.
}
why-out-of-reach = Votre main ne vaut qu’environ { $estimate_points } { estimate-trump }.
why-over-partner = { SEAT($over_partner_seat) } a déjà l’enchère ; la vôtre coûte à votre camp { $over_partner_more } de plus.
why-partner-is-high = { SEAT($high_bid_seat) } a l’enchère à { $high_bid_amount } : laissez jouer votre partenaire.
why-pass-hands-over = Vous êtes le dernier en lice : { SEAT($ends_auction_seat) } joue alors pour { $ends_auction_amount }.
why-pass-redeals = Tous les autres ont passé : on redonne.
why-pays-more = Réussi, cela rapporte { $pays_bid_amount } : ici, on marque ce qu’on annonce, pas ce qu’on prend.
why-poor-chance = { $make_chance_hundredths ->
    [0] Le contrat n’est presque jamais réussi, et en cas de chute, vous perdez { $price_amount }.
   *[other] Le contrat n’est réussi que { NUMBER($make_chance_hundredths) } fois sur 100, et en cas de chute, vous perdez { $price_amount }.
}
why-price = Si vous chutez, vous perdez { $price_amount }.
why-short-trump = Aucune couleur n’est assez longue pour une enchère : même la meilleure, le { COLOR($long_color_color) }, ne donne que { $long_color_count ->
    [one] { $long_color_count } atout.
   *[other] { $long_color_count } atouts.
}
why-side-winners = Gagnantes à côté de vos atouts : { CARDS($side_tops_cards, form: "the") }.
why-trump-tops = Vous avez { CARDS($tops_of_cards, form: "the") } : le sommet du { COLOR($tops_of_color) }.
why-within-reach = Votre main vaut environ { $estimate_points } { estimate-trump }.
why-worth-keeping = Aucune de vos cartes ne compte, mais elles valent environ { $estimate_points }, et { $lowest_amount } suffirait.

## The discard

why-buries-counters = { $buries_points } points au nid iront à qui fera le dernier pli.
why-clean-nest = Pas de points au nid : le dernier pli ne vous coûte rien de plus.
why-cuts-trumps = Vous écartez { CARDS($lays_away_cards, form: "the") } : le { COLOR($color_length_color) } est votre meilleure couleur.
why-empties-color = { $empties_colors_colors_count ->
    [one] Plus { COLORS($empties_colors_colors, form: "de") } : vous pouvez couper cette couleur dès qu’elle est demandée.
   *[other] À court { COLORS($empties_colors_colors, form: "de") } : vous pouvez couper ces couleurs dès qu’elles sont demandées.
}
why-keeps-trumps = { $color_length_count ->
    [one] Vous gardez votre { $color_length_count } { COLOR($color_length_color) }.
   *[other] Vous gardez tous vos { $color_length_count } { COLOR($color_length_color, form: "plural") }.
}
why-lays-away-bird = Vous écartez { CARDS($lays_away_cards, form: "the") }, un atout et { $buries_points } points : au nid, cela dépend du dernier pli.
why-lays-away-tops = Vous écartez de quoi gagner sans aide : { CARDS($lays_away_cards, form: "the") }.
why-shortens-color = Il ne reste qu’un { COLOR($color_length_color) } : dès le deuxième tour, vous pouvez couper cette couleur.

## Trump

why-color-counters = Vos { COLOR($color_worth_color, form: "plural") } comptent { $color_worth_points } : à l’atout, ils sont plus faciles à rentrer.
why-color-tops = Vous avez { CARDS($tops_of_cards, form: "the") } : aucun { COLOR($tops_of_color) } ne { $tops_of_cards_count ->
    [one] le bat.
   *[other] les bat.
}
why-gives-up-color = Vous abandonnez { $long_color_count ->
    [one] le { COLOR($long_color_color) }, où vous auriez { $long_color_count } atout.
   *[other] le { COLOR($long_color_color) }, où vous auriez { $long_color_count } atouts.
}
why-longest-color = Le { COLOR($color_length_color) } est votre couleur la plus longue : { $color_length_count ->
    [one] { $color_length_count } carte.
   *[other] { $color_length_count } cartes.
}
why-no-color-tops = Vous avez { CARDS($side_tops_cards, form: "the") } : sans couleur d’atout, { $side_tops_cards_count ->
    [one] rien ne le bat dans sa couleur.
   *[other] rien ne les bat dans leurs couleurs.
}
why-no-such-color = Vous n’avez pas du tout de { COLOR($color_length_color) }.
why-shorter-color = Vous avez { $shorter_count ->
    [one] { $shorter_count } { COLOR($shorter_color) }
   *[other] { $shorter_count } { COLOR($shorter_color, form: "plural") }
}, mais { $shorter_longer_count ->
    [one] { $shorter_longer_count } { COLOR($shorter_longer) }.
   *[other] { $shorter_longer_count } { COLOR($shorter_longer, form: "plural") }.
}
why-trump-chance = Avec ce choix, le contrat est réussi { NUMBER($make_chance_hundredths) } fois sur 100.

## The called card

why-calls-low-card = Au-dessus { CARD($higher_outside_card, form: "de") }, il vous manque { CARDS($higher_outside_higher, form: "the") } : qui a la carte appelée n’a peut-être rien de mieux.
why-calls-nobody = Vous avez vous-même { CARD($plays_alone_card, form: "the") } : vous joueriez seul contre trois.
why-calls-side-top = Rien de ce qui vous manque ne bat { CARD($top_outside_card, form: "the") } dans sa couleur : qui l’a y fait un pli.
why-calls-top-trump = { CARD($top_outside_card, form: "start") } est le meilleur atout qui vous manque : qui l’a peut aider là où cela compte.
why-partner-chance = Avec cette carte appelée, le contrat est réussi { NUMBER($make_chance_hundredths) } fois sur 100.

## Who leads to the first trick

why-draws-at-once = Vous avez { $trumps_held_count ->
    [one] { $trumps_held_count } atout
   *[other] { $trumps_held_count } atouts
} et { $trumps_out_count ->
    [one] { $trumps_out_count } seul est dehors : jouez atout, et bientôt les autres n’en auront plus.
   *[other] { $trumps_out_count } seulement sont dehors : jouez atout, et bientôt les autres n’en auront plus.
}
why-leader-chance = Avec cette entame, le contrat est réussi { NUMBER($make_chance_hundredths) } fois sur 100.
why-plays-last = Si l’entame vient { SEAT($plays_last_leader, form: "de") }, vous jouez en dernier au premier pli et voyez les trois autres cartes avant la vôtre.

## Facts

claim-buries = Les cartes écartées comptent { $buries_points ->
    [one] { $buries_points } point.
   *[other] { $buries_points } points.
}
claim-color-length = { $color_length_count ->
    [0] Il ne vous reste pas de { COLOR($color_length_color) }.
    [one] Il vous reste { $color_length_count } { COLOR($color_length_color) }.
   *[other] Il vous reste { $color_length_count } { COLOR($color_length_color, form: "plural") }.
}
claim-color-worth = Vos { COLOR($color_worth_color, form: "plural") } comptent { $color_worth_points ->
    [one] { $color_worth_points } point.
   *[other] { $color_worth_points } points.
}
claim-empties-colors = Vous êtes à court { COLORS($empties_colors_colors, form: "de") }.
claim-ends-auction = Si vous passez, { SEAT($ends_auction_seat) } joue pour { $ends_auction_amount }.
claim-ends-unbid = Si vous passez, tout le monde a passé.
claim-estimate = Longueur, têtes et gagnantes de côté font ensemble environ { $estimate_points } { estimate-trump }.
claim-high-bid = { SEAT($high_bid_seat) } a enchéri à { $high_bid_amount }.
claim-higher-outside = Ce qui vous manque et bat { CARD($higher_outside_card, form: "the") } : { CARDS($higher_outside_higher, form: "the") }.
claim-lays-away = Vous écartez { CARDS($lays_away_cards, form: "the") }.
claim-long-color = Votre couleur la plus longue est le { COLOR($long_color_color) } : { $long_color_count ->
    [one] { $long_color_count } atout.
   *[other] { $long_color_count } atouts.
}
claim-lowest = La plus basse enchère est maintenant { $lowest_amount }.
claim-make-chance = Réussi dans { NUMBER($make_chance_hundredths) } répartitions sur 100.
claim-moon-stake = Une lune prend les { $moon_stake_total } points, pour { $moon_stake_points ->
    [0] la partie.
   *[other] { $moon_stake_points } points.
}
claim-no-counters = Aucune de vos cartes ne compte.
claim-over-partner = { SEAT($over_partner_seat) } a l’enchère ; { $over_partner_amount } fait { $over_partner_more } de plus.
claim-pays-bid = Un contrat à { $pays_bid_amount } réussi rapporte { $pays_bid_amount }.
claim-plays-alone = Personne d’autre ne peut avoir { CARD($plays_alone_card, form: "the") }.
claim-plays-last = Après une entame { SEAT($plays_last_leader, form: "de") }, vous jouez en dernier.
claim-price = Une chute à { $price_amount } coûte { $price_amount }.
claim-shorter = Vous avez { $shorter_count ->
    [one] { $shorter_count } { COLOR($shorter_color) }
   *[other] { $shorter_count } { COLOR($shorter_color, form: "plural") }
} et { $shorter_longer_count ->
    [one] { $shorter_longer_count } { COLOR($shorter_longer) }.
   *[other] { $shorter_longer_count } { COLOR($shorter_longer, form: "plural") }.
}
claim-side-tops = { $side_tops_cards_count ->
    [one] { CARDS($side_tops_cards, form: "start") } est { rank-highest } de sa couleur.
   *[other] Voici { rank-highest.plural } de leurs couleurs : { CARDS($side_tops_cards, form: "the") }.
}
claim-top-outside = Rien de ce qui vous manque ne bat { CARD($top_outside_card, form: "the") } dans sa couleur.
claim-tops-of = { $tops_of_cards_count ->
    [one] Au sommet du { COLOR($tops_of_color) } : { CARDS($tops_of_cards, form: "the") }.
   *[other] Au sommet du { COLOR($tops_of_color) } : { CARDS($tops_of_cards, form: "the") }.
}
