# Règles maison : le panneau où l’on change un jeu, et la comparaison de deux jeux.
# name-<axe> nomme une règle ; choice-<axe> dit chaque $value ; clash-<sorte> dit pourquoi des règles s’excluent.

## The panel

house-as-in = { $game } : { $value }
house-changed = Modifiée
house-deal = Donner avec ces règles
house-game = Jeu
house-no = Non
house-possible = { $changes ->
    [0] Ce sont les règles du jeu lui-même.
    [one] { $changes } règle est modifiée.
   *[other] { $changes } règles sont modifiées.
}
house-reasons = { $reasons ->
    [1] Personne ne peut jouer avec ces règles, pour une raison :
   *[other] Personne ne peut jouer avec ces règles, pour { $reasons } raisons :
}
house-restore = Revenir à la règle du jeu
house-restore-all = Les règles du jeu lui-même
house-summary = { $cards } cartes, { $points } points par donne
house-untouched = La partie en cours continue jusqu’à ce que vous donniez.
house-yes = Oui

## Comparing

compare-control = Comparer avec
compare-none = aucun autre jeu
compare-same = Les deux ont les mêmes règles.
compare-title = { $game } et { $other } : ce qui diffère
compare-unsaid = Pas de règle de ce genre.

## The name of each rule

name-all-pass = Quand personne n’enchérit
name-baby-rook = Petit Rook
name-baby-rook-points = Points du petit Rook
name-bid-step = Palier des enchères
name-bird = L’oiseau
name-bird-forced-on-trump-lead = Oiseau forcé quand atout est demandé
name-bird-free-play = Oiseau à tout moment
name-bird-points = Points de l’oiseau
name-bird-rank = Rang de l’oiseau
name-blind-bid = Enchères à l’aveugle
name-bonus = Prime
name-bonus-points = Points de la prime
name-call-nest-card = Appeler une carte du nid
name-call-own-card = Appeler une carte à soi
name-discard-counters = Cartes à points au nid
name-discard-shortfall = Trop peu d’autres cartes
name-discard-trump = Atouts au nid
name-first-bidder = Qui parle le premier
name-first-lead = Qui entame le premier
name-go-out = Gagner la partie
name-hand = Cartes en main
name-hands = Donnes par partie
name-hold-partner = Tenir l’enchère du partenaire
name-jump-bids = Enchères à saut
name-made-score = Un contrat réussi
name-max-bid = Plus haute enchère
name-mercy-lead = Avance qui termine la partie
name-mercy-low = Score négatif qui termine la partie
name-min-bid = Plus basse enchère
name-misdeal = Demander une nouvelle donne
name-moon = Annoncer la lune
name-moon-points = Points de la lune
name-most-tricks-tie = Autant de plis chacun
name-nest = Cartes au nid
name-nest-owner = À qui va le nid
name-nest-visibility = Qui voit le nid
name-one = Les 1
name-one-points = Points d’un 1
name-ranks = Nombres de chaque couleur
name-red-one = 1 rouge au-dessus des atouts
name-red-one-free-play = 1 rouge à tout moment
name-red-one-points = Points du 1 rouge
name-revoke = La renonce
name-score-cap = Où un score s’arrête
name-stop-at-max = La plus haute enchère clôt
name-sweep-points = Points pour tous les plis
name-target = Points pour gagner
name-teams = Partenaires
name-ten-point-card = La haute carte qui compte 10
name-tie = Scores égaux à la fin
name-trump-choice = Ce qu’on peut choisir comme atout
name-trump-naming = Quand l’atout est choisi

## What each value means

choice-all-pass = { $value ->
    [redeal_same] le même donneur redonne
    [redeal_next] le joueur suivant donne
   *[dealer_forced_min] le donneur joue pour la plus basse enchère
}
choice-baby-rook = { $value ->
    [none] aucun
   *[black_2] le 2 noir
}
choice-bird = { $value ->
    [none] pas d’oiseau
    [rook] le Rook
   *[crow] le Corbeau
}
choice-bird-rank = { $value ->
    [high] atout le plus fort
    [low] atout le plus faible
    [ten_and_half] entre le 10 et le 11
   *[twelve_and_half] entre le 12 et le 13
}
choice-blind-bid = { $value ->
    [off] jamais
   *[bird_turned] quand l’oiseau est retourné
}
choice-bonus = { $value ->
    [none] pas de prime
    [last_trick] pour le dernier pli
   *[most_tricks] pour le plus de plis
}
choice-call-nest-card = { $value ->
    [alone] le preneur joue seul
   *[forbidden] interdit
}
choice-call-own-card = { $value ->
    [alone] le preneur joue seul
   *[forbidden] interdit
}
choice-discard-counters = { $value ->
    [free] au choix du preneur
    [forbidden] interdit
    [one_small] une seule, 5 ou 10
   *[face_up] face visible
}
choice-discard-shortfall = { $value ->
    [free_announced] toute carte à points, leur nombre annoncé
    [trump_counters_only] d’abord les cartes à points d’atout
   *[redeal] on redonne
}
choice-discard-trump = { $value ->
    [free] au choix du preneur
    [face_up] face visible
    [announced] le preneur dit combien
   *[forbidden_if_avoidable] seulement faute d’autres cartes
}
choice-first-bidder = { $value ->
    [left_of_dealer] à gauche du donneur
   *[dealer] le donneur
}
choice-first-lead = { $value ->
    [left_of_dealer] à gauche du donneur
    [left_of_declarer] à gauche du preneur
    [declarer] le preneur
    [declarer_chooses] au choix du preneur
   *[dealer] le donneur
}
choice-go-out = { $value ->
    [any_hand] dans n’importe quelle donne
   *[made_bid] seulement par un contrat réussi
}
choice-hold-partner = { $value ->
    [off] interdit
   *[once] une fois par donne
}
choice-made-score = { $value ->
    [bid] marque l’enchère
   *[captured] marque tout ce qui est pris
}
choice-misdeal = { $value ->
    [off] interdit
   *[no_counters] sans carte à points en main
}
choice-moon = { $value ->
    [off] pas d’annonce de ce genre
    [fixed] pour un nombre fixe de points
   *[game] pour la partie
}
choice-most-tricks-tie = { $value ->
    [none] pas de prime
    [defenders] prime à la défense
   *[split] la moitié de la prime chacun
}
choice-nest-owner = { $value ->
    [last_trick] au dernier pli
   *[declarer] au camp du preneur
}
choice-nest-visibility = { $value ->
    [hidden] le preneur seul
    [top_card] tous voient celle du dessus
   *[all] tout le monde
}
choice-one = { $value ->
    [absent] pas de 1
    [high] le plus fort de la couleur
   *[low] le plus faible de la couleur
}
choice-ranks = { $value ->
    [five_up] de 5 à 14
    [one_and_five_up] 1 et de 5 à 14
   *[all] de 1 à 14
}
choice-revoke = { $value ->
    [block] impossible
    [lose_bid] perd l’enchère
   *[flat_100] coûte 100 points
}
choice-teams = { $value ->
    [fixed] face à face
   *[called] en appelant une carte
}
choice-ten-point-card = { $value ->
    [fourteen] le 14
   *[thirteen] le 13
}
choice-tie = { $value ->
    [extra_hand] une donne de plus
   *[declarer_wins] le camp du preneur gagne
}
choice-trump-choice = { $value ->
    [colors] les quatre couleurs
    [no_trump] ou sans-atout
   *[no_trump_or_low] ou sans-atout, même inversé
}
choice-trump-naming = { $value ->
    [after_discard] après l’écart
    [before_discard] avant l’écart
   *[before_nest] avant de ramasser le nid
}

## Why rules cannot stand together. $axis is the name of the rule concerned, $least its least value.

clash-bird-missing = { $axis } : il faut un oiseau dans le paquet.
clash-bird-not-on-top = Le petit Rook se place juste au-dessous d’un oiseau qui est l’atout le plus fort.
clash-bonus-without-points = Une prime doit valoir des points.
clash-cap-over-target = Un score doit s’arrêter avant les { $target } points qui gagnent.
clash-cap-without-bid = Un score ne s’arrête que là où la partie se gagne par un contrat réussi.
clash-cards-do-not-add-up = Quatre mains de { $hand } et un nid de { $nest } font { $taken } cartes, mais le paquet en a { $pack }.
clash-dealer-speaks-first = Le donneur ne peut devoir jouer la plus basse enchère que si les autres parlent d’abord.
clash-least-over-highest = La plus basse enchère, { $min_bid }, dépasse la plus haute, { $max_bid }.
clash-nest-missing = Sans nid, il n’y a rien à voir.
clash-no-such-value = { $number ->
    [yes] { $axis } : il faut un nombre entier d’au plus cinq chiffres.
   *[no] { $axis } : ce choix n’existe pas.
}
clash-nothing-turned = Des enchères à l’aveugle demandent une carte du nid que tous voient.
clash-off-the-step = { $axis } : il faut un multiple de { $bid_step }.
clash-ones-disagree = { $one ->
    [absent] Il y a des 1 parmi les nombres : dites s’ils sont forts ou faibles.
   *[other] Il n’y a pas de 1 parmi les nombres : ils ne peuvent être ni forts ni faibles.
}
clash-points-without-bonus = Les points de la prime demandent une prime.
clash-red-one-below-ones = Le 1 rouge doit compter au moins autant que les autres 1.
clash-red-one-missing = Seul un 1 rouge au-dessus de tous les atouts peut se jouer à tout moment.
clash-sides-unknown = { $axis } : il faut des partenaires fixes ; quand on appelle une carte, personne ne connaît les camps.
clash-too-many-bids = Cela fait { $bids } enchères différentes ; il peut y en avoir { $most }.
clash-too-small = { $axis } : il faut au moins { $least }.
clash-trump-unknown = { $axis } : l’atout doit être choisi avant l’écart.
