# Quand le tuteur parle, ses indices, ses avertissements, et la feuille des réglages.

## Buttons

ui-control-answer = Jouer mon choix
ui-control-answer-title = Jouer ce que j’ai choisi
ui-control-insist = Jouer quand même
ui-control-insist-title = En rester à ce choix
ui-control-numbers = En chiffres
ui-control-numbers-stop = Ne plus compter
ui-control-numbers-stop-title = Arrêter de compter
ui-control-numbers-title = Compter dans combien de répartitions ce choix fait moins bien que le meilleur, et pourquoi
ui-control-reconsider = Réfléchir encore
ui-control-reconsider-title = Reprendre ce choix et en chercher un autre
ui-control-settings = Réglages
ui-control-settings-title = Quand le tuteur parle, qui joue aux autres places, et l’aspect de la table
ui-control-tutor = Quand le tuteur parle
ui-control-tutor-title = Quand le tuteur parle
ui-control-why = Pourquoi ?
ui-control-why-title = Entendre ce qui parle contre ce choix

## When the tutor speaks

ui-tutoring = { $mode ->
    [always] Toujours
    [asked] À ma demande
    [guard] Avant une erreur
    [quiz] Après mon choix
   *[silent] Dans la revue
}
ui-tutoring-help = { $mode ->
    [always] Ce que vaut chaque choix, et pourquoi, se lit à côté dès le début.
    [asked] Rien n’est dit tant que vous n’appuyez pas sur Indice : d’abord à quoi penser, puis quelle couleur, puis quelle carte.
    [guard] Rien n’est dit, sauf si votre choix coûte cher ; vous pouvez alors réfléchir encore. L’indice marche aussi.
    [quiz] Vous choisissez d’abord, puis vous voyez ce que vaut chaque choix. Avant cela, la réponse n’est pas dans la page.
   *[silent] Rien n’est dit avant la fin de la donne.
}

## Hints

ui-hint-action = Le choix du tuteur : { $choice }.
ui-hint-call = { $kind ->
    [pass] Ici, mieux vaut passer.
    [bid] Ici, mieux vaut enchérir que passer.
   *[other] Ici, la meilleure annonce n’est ni une enchère ni passe.
}
ui-hint-color = { $color ->
    [none] Regardez { CARD($bird, form: "the") }.
   *[other] Regardez la couleur { COLOR($color) }.
}
ui-hint-discard = { $color ->
    [none] { CARD($bird, form: "the") } part à l’écart.
   *[other] Aucune couleur ne donne plus de cartes à écarter que { COLOR($color) }.
}
# $theme is the room of rooktutor/explain/principles from which the first reason comes.
ui-hint-theme = { $theme ->
    [bird] Pensez à { CARD($bird, form: "the") } : qui peut l’avoir, et qui la prendrait.
    [calls] Pensez à votre jeu : la longueur de votre meilleure couleur, ses têtes, et ce que l’enchère demande.
    [contract] Pensez au contrat : combien de points manquent encore, et à qui.
    [counters] Pensez aux cartes qui comptent : qui fait ce pli, et ce qui doit y tomber.
    [following] Pensez à ce pli : pouvez-vous le faire, et avec quelle carte au moindre prix ?
    [laying] Pensez aux cartes que vous gardez : quelle couleur peut être vidée, et où les cartes qui comptent sont à l’abri.
    [leading] Pensez à l’entame : lesquelles de vos cartes sont imbattables, et où vous êtes court.
    [naming] Pensez aux couleurs : où vous êtes long, et où vous avez les têtes.
    [nest] Pensez au dernier pli : le nid va avec lui.
    [opening] Pensez au premier pli : qui gagne à y jouer en dernier ?
    [partnering] Pensez à un partenaire : quelle carte d’un autre jeu vous aiderait le plus ?
    [rarecalls] Pensez aux annonces rares : ce qu’elles rapportent, et ce qu’elles coûtent.
    [throwing] Pensez à la carte qui vous manquera le moins : de quelle couleur voudriez-vous ne plus avoir ?
    [trump] Pensez à l’atout : qui en a encore, et à quoi servent les vôtres.
   *[none] Pensez à la suite de chaque choix : aucun point ne ressort à lui seul ici.
}
ui-hint-wait = Le tuteur réfléchit encore.

## Warnings and answers

ui-notice-answered = Votre choix, { $choice } : { $verdict }.
ui-notice-answered-best = Le choix du tuteur : { $choice }.
ui-notice-answered-title = Vous avez choisi
ui-notice-answered-wait = Le tuteur réfléchit encore ; ses valeurs apparaissent au fur et à mesure. Appuyez encore sur votre choix, ou sur un autre, pour le jouer.
ui-notice-checking = Le tuteur regarde votre choix ; il est joué dans un instant.
ui-notice-checking-title = Un instant
ui-notice-mistake = { $points ->
    [one] Ce choix coûte environ { $points } point en moyenne.
   *[other] Ce choix coûte environ { $points } points en moyenne.
}
ui-notice-mistake-match = Ce choix coûte environ { $percent } chances sur 100 de gagner la partie.
ui-notice-mistake-short = { $choice } : il y a nettement mieux.
ui-notice-mistake-title = Est-ce bien ce que vous voulez ?

## The review

ui-control-beliefs = Où pouvaient-elles être ?
ui-control-beliefs-title = Voir où les cartes cachées pouvaient être d’après ce que vous saviez, à côté de la vérité
ui-control-learn = Apprendre de cette donne
ui-control-learn-again = Essayer encore
ui-control-learn-again-title = Chercher ici une autre action
ui-control-learn-next = Décision suivante
ui-control-learn-next-title = Aller à la prochaine décision qui a coûté quelque chose
ui-control-learn-stop = Arrêter
ui-control-learn-stop-title = Revenir à la revue entière
ui-control-learn-tell = Montrer la réponse
ui-control-learn-tell-title = Voir ce qui était meilleur ici
ui-control-learn-title = Réessayer là où quelque chose a été perdu
ui-control-review = Revue
ui-control-review-close = Fermer la revue
ui-control-review-close-title = Fermer la revue
ui-control-review-title = Voir ce que valait chacune de vos décisions, et lesquelles ont compté
ui-control-rival = Laisser jouer le tuteur
ui-control-rival-look = Voir sa ligne
ui-control-rival-look-title = Parcourir la donne du tuteur à côté de la vôtre
ui-control-rival-title = Le tuteur joue la même donne à votre place, et les deux lignes sont comparées
ui-control-show = Montrer
ui-control-show-best = Le meilleur choix : montrer
ui-control-show-best-title = Voir comment cela peut continuer après le meilleur choix, dans une répartition possible
ui-control-show-mine = Mon choix : montrer
ui-control-show-mine-title = Voir comment cela peut continuer après ce choix, dans une répartition possible
ui-control-show-refuted = Montrer pourquoi pas
ui-control-show-refuted-title = Voir ce qui arrive à ce choix, dans une répartition possible
ui-control-show-title = Voir comment cela peut continuer, dans une répartition possible
ui-learn-ask = Qu’est-ce qui aurait été mieux ? Choisissez-le à la table.
ui-learn-right = { $choice } : oui, rien n’est meilleur.
ui-learn-title = Décision { $number } sur { $of }
ui-learn-wait = Le tuteur calcule ce que vaut votre réponse.
ui-learn-wrong = { $choice } : ce choix coûte aussi quelque chose.
ui-notice-no-line = Il n’y a pas de suite à montrer pour ce choix.
ui-notice-no-line-title = Rien à montrer
ui-numbers-as-good = Sur les mêmes répartitions, cela ne vaut pas moins que le meilleur choix jusqu’ici : rien ne les sépare.
ui-review-graph = La donne, décision par décision
# $where: the moment; $did: what was done; $value: the points it was worth, with their sign
ui-review-point = { $where } : { $did }. Valeur : { $value }
ui-review-point-end = La fin : { $value }
ui-review-progress = { $of ->
    [0] Vos décisions sont regardées
   *[other] { $done } décisions sur { $of } regardées
}
ui-rival-its = Le tuteur à votre place : { $did }
ui-rival-parting = { $where } : ici, les deux lignes se séparent.
ui-rival-same = Le tuteur joue exactement comme vous.
ui-rival-scores = Vous : { $mine }. Le tuteur : { $its }.
ui-rival-title = Le tuteur à votre place
ui-rival-wait = Le tuteur joue la donne.
ui-sample-status = Une répartition possible des cartes cachées
ui-sample-values = Les valeurs tiennent à ce qu’un joueur savait : il n’y en a pas dans cette répartition.

## Aids at the table

ui-claim-hand = { SEAT($seat) } : { $cards ->
    [none] rien
   *[other] { CARDS($cards) }
}
ui-claim-nest = Dans le nid : { CARDS($cards) }
ui-claim-text = { $whose ->
    [alone] Il reste { $count } plis, et vous les faites tous, quelle que soit la répartition.
    [theirs] Il reste { $count } plis, et l’autre camp les fait tous, quoi que l’on joue.
   *[ours] Il reste { $count } plis, et votre camp les fait tous, quoi que jouent les autres.
}
ui-claim-title = { $whose ->
    [theirs] Le reste est perdu
    [alone] Le reste est à vous
   *[ours] Le reste est à votre camp
}
ui-control-claim = Réclamer le reste
ui-control-claim-title = Prendre tous les plis qui restent sans les jouer
ui-control-concede = Concéder le reste
ui-control-concede-title = Laisser tous les plis qui restent sans les jouer
ui-control-count = Cartes encore dehors
ui-control-count-title = Montrer ou cacher les cartes que vous n’avez pas encore vues
ui-notice-claimed-title = { $whose ->
    [theirs] Le reste était perdu. Ce que chacun avait :
    [alone] Le reste était à vous. Ce que chacun avait :
   *[ours] Le reste était à votre camp. Ce que chacun avait :
}
ui-out-none = aucune
ui-out-points = { $points ->
    [one] avec { $points } point
   *[other] avec { $points } points
}
ui-out-title = Encore dehors
ui-status-back = En arrière : ici, { SEAT($seat) } a agi
