# Ce qu’imprime la ligne de commande : donnes rejouées, décisions, et fautes d’un enregistrement.

## Replays. Cards stand in their short form, R14; $legal lists what could be called or played.

cli-all-passed = Tout le monde a passé : personne ne joue cette donne.
cli-announced = Écart annoncé : { $counters ->
    [none] {""}
    [0] aucune carte à points
    [one] { $counters } carte à points
   *[other] { $counters } cartes à points
}{ $both ->
    [yes] , {""}
   *[no] {""}
}{ $trumps ->
    [none] {""}
    [0] aucun atout
    [one] { $trumps } atout
   *[other] { $trumps } atouts
}
cli-before = Avant la donne : { $scores }
cli-bonus = Prime
cli-called = Carte appelée : { $card }
cli-captured = Pris
cli-declares = { SEAT($seat) } est preneur à { $bid }.
cli-discard = Écart : { $cards } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
cli-game = { GAME($game) }, donneur { SEAT($dealer) }
cli-leader = Première entame : { SEAT($seat) }
cli-legal = permis : { $legal }
cli-made = Le contrat est réussi.
cli-misdeal = { SEAT($seat) } n’a aucune carte à points : le même donneur redonne.
cli-nest = Nid
cli-nest-points = Les points pris comprennent { $points ->
    [0] zéro point
    [one] { $points } point
   *[other] { $points } points
} du nid.
cli-next = { SEAT($seat) } donne ensuite.
cli-no-such-rule = Pas de règle de ce genre.
cli-numbers-open = À mains ouvertes, il n’y a pas de chiffres : ils comptent des répartitions, et ici il n’y en a qu’une. Sans --open, ils sont donnés.
cli-options = Règles maison : { $options }
cli-progress = { $done } sur { $of } répartitions
cli-same-rules = Les deux ont les mêmes règles.
cli-scored = Marqué
cli-seat = { SEAT($seat) }
cli-serving = La table est à { $url } (Ctrl+C l’arrête)
cli-set = Le contrat chute.
cli-shoots-moon = { SEAT($seat) } annonce la lune, pour les { $bid } points.
cli-stops = { $phase } : c’est à { SEAT($seat) }.
cli-sudden-death = Scores égaux à la fin : { SEAT($seat) } donne une donne pour trancher.
cli-takes = { SEAT($seat) } { $points ->
    [0] fait le pli, sans points.
    [one] prend { $points } point.
   *[other] prend { $points } points.
}
cli-total = Total
cli-trick = Pli { $number }
cli-trump = { $color ->
    [none] Pas de couleur d’atout.
    [low] Pas de couleur d’atout, et l’ordre des cartes est renversé.
   *[other] Atout : { COLOR($color) }
}
cli-wins = { PARTY($party) } a gagné la partie{ $ending ->
    [hands]  : elle devait durer { $number ->
        [one] { $number } donne.
       *[other] { $number } donnes.
    }
    [lead]  : { $number } d’avance ou plus.
    [moon]  : une lune en a décidé.
    [low]  : un score est tombé à moins { $number } ou plus bas.
   *[target] .
}

## Decisions. $seat is whose view it is, $to_act whose turn; "none" when there is nobody.

cli-decision = { $phase }{ $seat ->
    [none] { "" }
   *[other] { ", " }{ SEAT($seat) } a { $hand }{ $to_act ->
        [none] { "" }
       *[other] . C’est à { SEAT($to_act) }.
    }
}
cli-under = Points pour le camp dont c’est le tour, avec leur erreur type, et combien de fois sur 100 le contrat est réussi ; * marque le meilleur choix sous chaque jeu de règles.
cli-under-none = -
cli-under-value = { $best ->
    [yes] *
   *[no] { " " }
} { $value } ± { $error }{ $chance ->
    [-1] { "" }
   *[other] { "  " }{ $chance } %
}
cli-unseen = des cartes que personne n’a encore vues
cli-values-exact = Les valeurs sont exactes : { $layouts ->
    [one] { $layouts } répartition des cartes cachées, soit toutes, a été résolue.
   *[other] les { $layouts } répartitions des cartes cachées ont toutes été résolues.
}
cli-values-open = Les valeurs sont pour les quatre mains ouvertes, ce que personne à la table ne pouvait savoir.
cli-values-pending = Les valeurs sont provisoires : { $layouts ->
    [one] { $layouts } répartition
   *[other] { $layouts } répartitions
} jusqu’ici.
cli-values-sampled = Les valeurs sont une moyenne sur { $layouts ->
    [one] { $layouts } répartition
   *[other] { $layouts } répartitions
} des cartes cachées, au hasard.

## Faults of a record. $found is what stands there, $legal what would be right.

fault-place = { $source ->
    [none] { $line ->
        [none] { "" }
       *[other] ligne { $line } : {""}
    }
   *[other] { $source }{ $line ->
        [none] { "" }
       *[other] :{ $line }
    } : {""}
}{ $record ->
    [1] { "" }
   *[other] enregistrement { $record } : {""}
}{ $path ->
    [none] { "" }
   *[other] { $path } : {""}
}
fault-told = { $sentence }{ $rule ->
    [none] { "" }
   *[other] {" "}[règle { $rule }]
}{ $legal ->
    [none] { "" }
   *[other] {" "}(permis : { $legal })
}

fault-above-maximum = { $found } : l’enchère dépasse le maximum
fault-after-auction = { $found } : les enchères sont closes
fault-after-last-trick = { $found } : tous les plis ont été joués
fault-alias = { $found } : un enregistrement ne peut pas renvoyer à une autre partie de lui-même
fault-anchor = { $found } : un enregistrement ne peut pas nommer des parties de lui-même
fault-bad-escape = { $found } : sur une seule ligne, un ~ précède les deux chiffres d’un octet de texte en UTF-8
fault-below-minimum = { $found } : l’enchère est sous le minimum
fault-card-count = { $found } : ce n’est pas le bon nombre de cartes
fault-card-twice = { $found } : la carte y est deux fois
fault-counter-in-nest = { $found } : il est interdit d’écarter des cartes à points
fault-counter-in-hand = { $found } : le joueur a une carte à points
fault-counter-turned = { $found } : une carte à points est visible au nid
fault-dealer-does-not-follow = { $found } : c’est un autre qui donne cette donne
fault-discard-size = { $found } : pas le bon nombre de cartes à écarter
fault-empty = il n’y a rien ici ; omettez le champ ou remplissez-le
fault-hand-is-over = { $found } : la donne est terminée
fault-hand-unseen = { $found } : personne n’a encore vu ses cartes
fault-hand-unfinished = la donne précédente n’est pas terminée
fault-hand-void = la donne est annulée, il n’y a rien de plus à raconter
fault-held-already = { $found } : le joueur a déjà tenu dans cette donne
fault-hands-do-not-follow = { $found } : ce n’est pas le nombre de donnes jouées avant dans la partie
fault-hidden-from-seat = ce joueur ne peut pas le savoir
fault-illegal-call = { $found } n’est pas une annonce permise
fault-illegal-called-card = { $found } ne peut pas être appelé
fault-illegal-card = { $found } ne peut pas être joué
fault-illegal-discard = { $found } ne peut pas être écarté
fault-illegal-leader = { $found } ne peut pas être choisi pour entamer
fault-illegal-trump = { $found } ne peut pas être choisi
fault-house-game = { $found } est le nom d’un jeu maison ; un enregistrement dit de quel jeu il vient, et ses options
fault-impossible = aucune distribution des cartes ne convient à cet enregistrement : { $found }
fault-match-is-over = la partie était finie avant cette donne : { $found } avait gagné
fault-missing-field = ce champ manque
fault-must-follow = { $found } : le joueur peut fournir et le doit
fault-nest-card-called = { $found } : une carte du nid ne peut pas être appelée
fault-no-jump-bids = { $found } : les enchères montent d’un palier à la fois
fault-no-nest = ce jeu n’a pas de nid
fault-no-revoke = { $found } : cette carte fournit, ce n’est pas une renonce
fault-no-record = il n’y a pas d’enregistrement ici
fault-no-such-call = { $found } : cette annonce n’existe pas dans ce jeu
fault-not-a-call = { $found } n’est pas une annonce
fault-not-a-card = { $found } n’est pas une carte
fault-not-a-color = { $found } n’est pas une couleur
fault-not-a-leader = { $found } : seul le preneur ou le joueur à sa gauche peut entamer le premier
fault-not-a-list = { $found } n’est pas une liste
fault-not-a-moment = { $found } n’est pas un moment d’une donne
fault-not-a-number = { $found } n’est pas un nombre qui puisse être ici
fault-not-a-party = { $found } ne tient pas de score
fault-not-a-seat = { $found } n’est pas une place
fault-not-a-step = { $found } : les enchères montent par paliers
fault-not-a-trick = { $found } n’est pas un pli
fault-not-a-word = { $found } n’est pas un mot ou un texte simple
fault-not-fields = { $found } n’a pas de champs nommés
fault-not-first-call = { $found } : le joueur a déjà parlé
fault-not-higher = { $found } : une enchère doit dépasser la précédente
fault-not-in-game = ce jeu n’a pas l’usage de ce champ
fault-not-in-pack = { $found } : la carte n’est pas dans le paquet de ce jeu
fault-not-reached = { $found } : la donne ne va pas jusque-là
fault-not-text = { $found } : ce n’est pas du texte en UTF-8
fault-not-whole = une partie demande les quatre mains de chacune de ses donnes
fault-not-yaml = ce n’est pas du YAML ; le lecteur dit : « { $found } »
fault-not-your-card = { $found } : le joueur n’a pas cela
fault-not-your-turn = { $found } : ce n’est pas le tour du joueur
fault-one-small-counter = { $found } : on peut écarter au plus un 5 ou un 10
fault-only-trump-counters = { $found } : parmi les cartes à points, on ne peut écarter que des atouts
fault-other-rules = { $found } : la partie se joue avec d’autres règles
fault-only-unseen = cela ne se dit que dans l’enregistrement d’un joueur qui ne peut pas le voir aux cartes
fault-others-before-counters = { $found } : toutes les cartes sans points doivent partir d’abord
fault-out-of-turn = { $found } : c’est à un autre d’annoncer
fault-own-card-called = { $found } : le preneur a cette carte
fault-parties = { $found } : ce ne sont pas les camps ou les joueurs qui tiennent un score
fault-partner-not-high = { $found } : l’enchère n’est pas au partenaire
fault-repeated-field = { $found } : le champ y est deux fois
fault-rule-set = { $found } n’est pas une valeur de cette règle
fault-scores-do-not-follow = { $found } : ce ne sont pas les scores d’après la donne précédente
fault-short-trick = { $found } : le pli n’est pas fini, et pourtant un autre suit
fault-tag = { $found } : un enregistrement ne contient que du texte
fault-too-deep = listes et champs sont trop imbriqués pour un enregistrement
fault-too-early = la donne n’en est pas là ; il faut d’abord raconter autre chose
fault-too-large = { $found } caractères, c’est trop pour un fichier d’enregistrements
fault-too-many-faults = il y a plus de fautes qu’il n’est utile d’en citer
fault-too-many-records = il y a ici { $found } enregistrements, il n’en faut qu’un
fault-trump-in-nest = { $found } : il est interdit d’écarter des atouts
fault-trump-not-offered = { $found } ne peut pas être choisi dans ce jeu
fault-unknown-field = { $found } n’est pas un champ qui a sa place ici
fault-unknown-rules = { $found } n’est pas un jeu de règles
fault-wrong-leader = { $found } n’entame pas ce pli
fault-wrong-phase = { $found } : pas à ce stade de la donne
fault-wrong-result = { $found } n’est pas ce que la donne a rapporté
