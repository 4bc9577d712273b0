# La table elle-même : ce qu’elle montre d’une partie. Boutons et messages sont dans page.ftl.

## Words of the game, as the table needs them

ui-badge-dealer = Donneur
ui-badge-declarer = Preneur
ui-bid-amount = { $amount }
ui-bird-short = { $bird ->
    [crow] Corbeau
   *[other] Rook
}
ui-call-bid = { $amount }
ui-call-hold = Je tiens
ui-call-misdeal = Redonner
ui-call-moon = Lune
ui-call-pass = Passe
ui-card = { CARD($card) }
ui-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
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
ui-game-house = { GAME($game) }, règles maison
ui-hand-down = { $count } cartes, face cachée jusqu’à la fin des enchères
ui-laid-away = Écart
ui-leader = { $who ->
    [you] Vous entamez
   *[other] { SEAT($seat) } entame
}
ui-moon-amount = Lune : les { $amount }
ui-nest = Nid
ui-no-bid-yet = Pas encore d’enchère
ui-no-trump-yet = Pas encore choisi
ui-partner = Partenaire
ui-percent = { $percent } %
ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-seat = { SEAT($seat) }
ui-subtitle = Donne { $hand }
ui-target = à { $target }
ui-they = Eux
ui-tricks = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
}
ui-void = { SEAT($seat) } n’a pas de { COLOR($color) }
ui-we = Nous
ui-you = Vous

## The trick

ui-trick-title = Pli { $number } sur { $total }
ui-trick-winning = { SEAT($seat) } tient le pli
ui-trick-won = { $points ->
    [0] { SEAT($seat) } a fait le pli, sans points
    [one] { SEAT($seat) } a pris { $points } point
   *[other] { SEAT($seat) } a pris { $points } points
}

## The bid

ui-goal-is-set = chute
ui-goal-left = encore { $points }
ui-goal-made = contrat réussi
ui-goal-set = chute à +{ $points }
ui-goal-set-trick = tout pli le fait chuter

## Whose turn it is

ui-announce = { $happened }. { $turn }.
ui-status-auction = À vous : enchérissez ou passez
ui-status-blind = À vous, sans avoir vu vos cartes
ui-status-call = Appelez la carte qui désigne votre partenaire
ui-status-discard = Écartez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} au nid
ui-status-lead = Dites qui entame le premier pli : vous ou le joueur à votre gauche
ui-status-over = La donne est terminée
ui-status-play = À vous : jouez une carte
ui-status-play-lead = À vous d’entamer : jouez n’importe quelle carte
ui-status-step = { $phase ->
    [auction] { SEAT($seat) } doit annoncer
    [call] { SEAT($seat) } doit appeler une carte
    [discard] { SEAT($seat) } doit écarter
    [lead] { SEAT($seat) } doit dire qui entame
    [trump] { SEAT($seat) } doit choisir l’atout
   *[play] { SEAT($seat) } doit jouer
}
ui-status-trump = { $trump_choice ->
    [colors] Choisissez la couleur d’atout
    [no_trump] Choisissez la couleur d’atout, ou sans-atout
   *[no_trump_or_low] Choisissez la couleur d’atout, sans-atout ou sans-atout inversé
}
ui-status-wait = { SEAT($seat) } réfléchit

## Panels

ui-confirm = { $count ->
    [one] Écarter { $count } carte
   *[other] Écarter { $count } cartes
}
ui-confirm-why = { $count ->
    [one] Choisissez d’abord exactement { $count } carte.
   *[other] Choisissez d’abord exactement { $count } cartes.
}
ui-laid-in = { $count ->
    [0] Le tuteur la garde dans ses { $total } suggestions.
    [all] Le tuteur l’écarte dans ses { $total } suggestions.
    [one] Le tuteur l’écarte dans { $count } suggestion sur { $total }.
   *[other] Le tuteur l’écarte dans { $count } suggestions sur { $total }.
}
ui-panel-auction = Enchères
ui-panel-call = Votre partenaire
ui-panel-discard = Le nid
ui-panel-lead = La première entame
ui-panel-play = Jeu
ui-panel-trump = Atout
ui-picked = Choisies : { $count } sur { $need }
ui-suggestion = { CARDS($cards) }
ui-suggestion-picked = Ce sont les cartes que vous avez choisies.
ui-suggestions = Ce que le tuteur écarterait

## The score

ui-opponents = { $level ->
    [beginner] Débutants
    [rules] Règles simples
    [strong] Forts
   *[tutor] Comme le tuteur
}
ui-outcome-made-ours = Votre contrat à { $bid } est réussi
ui-outcome-made-theirs = Ils ont réussi leur contrat à { $bid }
ui-outcome-misdeal = { SEAT($seat) } a demandé une nouvelle donne
ui-outcome-moon-made-ours = { SEAT($seat) } a réussi la lune : tous les points sont à vous
ui-outcome-moon-made-theirs = Ils ont réussi la lune et pris tous les points
ui-outcome-moon-missed-ours = Votre lune est manquée
ui-outcome-moon-missed-theirs = Leur lune est manquée
ui-outcome-redealt = La donne est annulée
ui-outcome-revoked-ours = { SEAT($seat) } a fait une renonce : votre camp la paie
ui-outcome-revoked-theirs = { SEAT($seat) } a fait une renonce : ils la paient
ui-outcome-set-ours = Votre contrat à { $bid } chute
ui-outcome-set-theirs = Vous faites chuter leur contrat à { $bid }
ui-outcome-void = Tout le monde a passé
ui-score-line = { $label ->
    [bonus] Prime
    [capped] Non compté
    [captured] Pris
    [defended] Défense
    [kept] Renonce adverse
    [made] Contrat réussi
    [moon-made] Lune réussie
    [moon-missed] Lune manquée
    [nest] Nid
    [revoked] Renonce
    [set] Chute
    [sweep] Tous les plis
    [trick] Pli { $trick }
   *[other] Total
}
ui-score-misdeal = { SEAT($seat) } n’avait aucune carte à points : le même donneur redonne.
ui-score-prompt = Cette donne vous rapporte { $ours }.
ui-score-redealt = Le preneur avait trop peu de cartes qu’on puisse écarter : le même donneur redonne.
ui-score-sudden-death = Scores égaux : une donne de plus décide.
ui-score-totals = Partie
ui-score-void = { $dealer ->
    [next] Personne n’a enchéri : le donneur suivant donne.
   *[same] Personne n’a enchéri : le même donneur redonne.
}
ui-score-winner = Vainqueur : { $ours }{ $ending ->
    [hands] . La partie devait durer { $number ->
        [one] { $number } donne
       *[other] { $number } donnes
    }
    [lead] , avec { $number } d’avance ou plus
    [low] . Un score est tombé à moins { $number } ou plus bas
    [moon] . Une lune en a décidé
   *[other] {""}
}

## The match

ui-match-empty = Aucune donne de cette partie n’a encore été jouée jusqu’à son score.
ui-match-ending = Ce qui termine la partie
ui-match-file = { $unfinished ->
    [yes] Le fichier contient { $hands ->
        [0] la donne en cours jusqu’à cette carte
        [1] la donne qui a été jouée, et celle en cours jusqu’à cette carte
       *[other] les { $hands } donnes qui ont été jouées, et celle en cours jusqu’à cette carte
    }, avec les quatre mains : qui le lit voit les cartes cachées ici.
   *[no] Le fichier contient { $hands ->
        [1] la donne qui a été jouée
       *[other] les { $hands } donnes qui ont été jouées
    }.
}
ui-match-hand = Donne { $number }
ui-match-hands = { $left ->
    [one] Il reste au plus { $left } donne
   *[other] Il reste au plus { $left } donnes
}
ui-match-needs = { $who } : { $score }, il manque { $points } pour arriver à { $target }
ui-match-next = { SEAT($seat) } donnera la prochaine donne.
ui-match-now = La donne { $number } est sur la table ; { SEAT($seat) } a donné.
ui-match-seed = Les cartes de cette partie viennent du tirage { $seed }.
ui-match-title = { GAME($game) } : la partie

## Revokes

ui-revoke-claim = Le pli { $next } a été ramassé avant la réparation : les autres la réclament, et la donne s’arrête { $left ->
    [0] à sa fin
    [one] avec { $left } pli non joué
   *[other] avec { $left } plis non joués
}.
ui-revoke-fault = { $must ->
    [none] { SEAT($seat) } a joué { CARDS($card, form: "the") } sur { CARDS($led, form: "the") }, mais pouvait fournir.
   *[other] { $mine ->
        [yes] Vous pouviez fournir sur { CARDS($led, form: "the") } avec { CARDS($must, form: "the", join: "or") }, mais vous avez joué { CARDS($card, form: "the") }.
       *[no] { SEAT($seat) } pouvait fournir sur { CARDS($led, form: "the") } avec { CARDS($must, form: "the", join: "or") }, mais a joué { CARDS($card, form: "the") }.
    }
}
ui-revoke-price = { $revoke ->
    [lose_bid] Si elle n’est pas réparée avant que le pli suivant soit ramassé, le camp fautif perd l’enchère de { $bid }, quel que soit celui qui l’a faite, et l’autre camp marque ce qu’il a pris jusque-là.
   *[flat_100] Si elle n’est pas réparée avant que le pli suivant soit ramassé, le camp fautif perd 100 points, et l’autre en marque 100.
}
ui-revoke-repair = Jusqu’à ce que le pli { $next } soit ramassé, elle peut être réparée, et rien n’est perdu. Ensuite, les autres la réclament.
ui-revoke-source = Source : { $source }.
ui-revoke-title = { $mine ->
    [yes] Vous avez fait une renonce au pli { $trick }
   *[no] { SEAT($seat) } a fait une renonce au pli { $trick }
}

## Advice

ui-advice-counting = Je compte : répartition { $done } sur { $asked }
ui-advice-done = Sur { $done ->
    [one] { $done } répartition
   *[other] { $done } répartitions
} des cartes cachées
ui-advice-exact = Exact : toutes les répartitions des cartes cachées ont été examinées
ui-advice-failed = Pas de valeurs ici : la réflexion s’est interrompue
ui-advice-line = Je cherche une répartition typique
ui-advice-over = La donne est finie. « Revue » dit ce que valait chacune de vos décisions, et lesquelles ont compté.
ui-advice-pending = Je réfléchis
ui-advice-prompt = Montrez un choix pour voir ce qu’il vaut et pourquoi.
ui-advice-revoked = Pas de valeurs tant qu’une renonce peut arrêter la donne
ui-advice-running = { $done } sur { $asked } répartitions des cartes cachées
ui-advice-scale = Points que votre camp gagne de plus que l’autre dans cette donne, en moyenne.
ui-advice-scale-match = Points que votre camp gagne de plus que l’autre dans cette donne, en moyenne. La partie peut se terminer avec elle : vient donc en tête ce qui gagne le plus souvent la partie.
ui-advice-title = Tuteur
ui-advice-wait = Le tuteur parle quand c’est votre tour.
ui-equals = Pareil que { CARDS($cards) }
ui-spoken-value = Vaut { $value }

## The log

ui-log-all-passed = Tout le monde a passé
ui-log-announced-counters = { SEAT($seat) } annonce { $count ->
    [0] aucune carte à points écartée
    [one] { $count } carte à points écartée
   *[other] { $count } cartes à points écartées
}
ui-log-announced-trumps = { SEAT($seat) } annonce { $count ->
    [0] aucun atout écarté
    [one] { $count } atout écarté
   *[other] { $count } atouts écartés
}
ui-log-call = { SEAT($seat) } : { $call }
ui-log-called = { SEAT($seat) } appelle { CARD($card, form: "the") }
ui-log-deal = { SEAT($seat) } donne
ui-log-discard = { SEAT($seat) } écarte { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
ui-log-leader = L’entame sera { SEAT($leader, form: "de") }, dit { SEAT($seat) }
ui-log-misdeal = On redonne
ui-log-over = La donne est terminée
ui-log-play = { SEAT($seat) } : { CARD($card) }
ui-log-revoke = { SEAT($seat) } : { CARD($card) }, une renonce
ui-log-title = Cette donne
ui-log-trump = { $color ->
    [none] { SEAT($seat) } choisit sans-atout
    [low] { SEAT($seat) } choisit sans-atout inversé : pas d’atout, et l’ordre des cartes renversé
   *[other] { SEAT($seat) } choisit atout { COLOR($color) }
}

## Without a kernel

ui-static-advice = Ce que dit le tuteur
ui-static-auction = Enchères
ui-static-hands = Mains
ui-static-hint = Exécutez cette cellule pour continuer à jouer.
ui-static-live = La table vivante demande un noyau en marche.
ui-static-notes = Notes
ui-static-play = Jeu
ui-static-score = Score
