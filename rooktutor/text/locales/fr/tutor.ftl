# Quand le tuteur parle, ses indices, ses avertissements, et la feuille des réglages.

## Buttons

ui-control-answer = Jouer mon choix
ui-control-answer-title = Jouer ce que j’ai choisi
ui-control-insist = Jouer quand même
ui-control-insist-title = En rester à ce choix
ui-control-reconsider = Réfléchir encore
ui-control-reconsider-title = Reprendre ce choix et en chercher un autre
ui-control-settings = Réglages
ui-control-settings-title = Quand le tuteur parle, qui joue aux autres places, et l’aspect de la table
ui-control-tutor = Quand le tuteur parle
ui-control-tutor-title = Quand le tuteur parle
ui-control-why = Pourquoi ?
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
    [asked] Rien n’est dit tant que vous n’appuyez pas sur Indice : d’abord à quoi penser, puis quelle couleur, puis quelle carte.
    [guard] Rien n’est dit, sauf si votre choix coûte cher ; vous pouvez alors réfléchir encore. L’indice marche aussi.
    [quiz] Vous choisissez d’abord, puis vous voyez ce que vaut chaque choix. Avant cela, la réponse n’est pas dans la page.
   *[silent] Rien n’est dit avant la fin de la donne.
}

## Hints

ui-hint-action = Le choix du tuteur : { $choice }.
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
    [bird] Pensez à { CARD($bird, form: "the") } : qui peut l’avoir, et qui la prendrait.
    [calls] Pensez à votre jeu : la longueur de votre meilleure couleur, ses têtes, et ce que l’enchère demande.
    [contract] Pensez au contrat : combien de points manquent encore, et à qui.
    [counters] Pensez aux cartes qui comptent : qui fait ce pli, et ce qui doit y tomber.
    [following] Pensez à ce pli : pouvez-vous le faire, et avec quelle carte au moindre prix ?
    [laying] Pensez aux cartes que vous gardez : quelle couleur peut être vidée, et où les cartes qui comptent sont à l’abri.
    [leading] Pensez à l’entame : lesquelles de vos cartes sont imbattables, et où vous êtes court.
    [naming] Pensez aux couleurs : où vous êtes long, et où vous avez les têtes.
    [nest] Pensez au dernier pli : le nid va avec lui.
    [opening] Pensez au premier pli : qui gagne à y jouer en dernier ?
    [partnering] Pensez à un partenaire : quelle carte d’un autre jeu vous aiderait le plus ?
    [rarecalls] Pensez aux annonces rares : ce qu’elles rapportent, et ce qu’elles coûtent.
    [throwing] Pensez à la carte qui vous manquera le moins : de quelle couleur voudriez-vous ne plus avoir ?
    [trump] Pensez à l’atout : qui en a encore, et à quoi servent les vôtres.
   *[none] Pensez à la suite de chaque choix : aucun point ne ressort à lui seul ici.
}
ui-hint-wait = Le tuteur réfléchit encore.

## Warnings and answers

ui-notice-answered = Votre choix, { $choice } : { $verdict }.
ui-notice-answered-best = Le choix du tuteur : { $choice }.
ui-notice-answered-title = Vous avez choisi
ui-notice-answered-wait = Le tuteur réfléchit encore ; ses valeurs apparaissent au fur et à mesure. Appuyez encore sur votre choix, ou sur un autre, pour le jouer.
ui-notice-checking = Le tuteur regarde votre choix ; il est joué dans un instant.
ui-notice-checking-title = Un instant
ui-notice-mistake = { $points ->
    [one] Ce choix coûte environ { $points } point en moyenne.
   *[other] Ce choix coûte environ { $points } points en moyenne.
}
ui-notice-mistake-match = Ce choix coûte environ { $percent } chances sur 100 de gagner la partie.
ui-notice-mistake-short = { $choice } : il y a nettement mieux.
ui-notice-mistake-title = Est-ce bien ce que vous voulez ?
