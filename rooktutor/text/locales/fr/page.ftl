# Ce qui entoure la table : boutons, messages, aide, et les mots de la page.

## Buttons

ui-control-advice = Indice
ui-control-advice-title = Demander un indice ; si le tuteur parle toujours, lui demander d’attendre
ui-control-again = Mêmes cartes
ui-control-again-title = Rejouer cette donne depuis le début
ui-control-anyway = Jouer quand même
ui-control-anyway-title = Faire une renonce, et voir ce qu’elle coûte
ui-control-back = Reculer
ui-control-back-title = Revenir d’un pas
ui-control-first = Début
ui-control-first-title = Aller au début de la donne
ui-control-forward = Avancer
ui-control-forward-title = Avancer d’un pas
ui-control-game = Jeu
ui-control-game-title = Commencer une partie d’un autre jeu
ui-control-help = Touches
ui-control-help-title = Montrer les touches
ui-control-house = Règles maison
ui-control-house-title = Changer les règles du jeu
ui-control-last = Fin
ui-control-last-title = Aller à la fin de la donne
ui-control-leave = Retour à l’autre partie
ui-control-leave-title = Quitter la partie du fichier et reprendre la précédente
ui-control-load = Ouvrir une partie
ui-control-load-title = Reprendre une partie depuis un fichier
ui-control-match = Nouvelle partie
ui-control-match-title = Commencer une nouvelle partie
ui-control-new = Autre donne
ui-control-new-title = Donner une autre donne à la place de celle-ci
ui-control-next = Donne suivante
ui-control-next-title = Donner la prochaine donne de la partie
ui-control-open = Jeux ouverts
ui-control-open-title = Montrer ou cacher les cartes des autres
ui-control-opponents = Autres joueurs
ui-control-opponents-title = La force des trois autres joueurs, votre partenaire compris
ui-control-redo = Rétablir
ui-control-redo-title = Avancer de nouveau
ui-control-rethink = Autre carte
ui-control-rethink-title = Respecter la règle
ui-control-revoke = Renonce
ui-control-revoke-title = Me laisser enfreindre l’obligation de fournir, pour voir ce que cela coûte
ui-control-rules = Règles
ui-control-rules-title = Lire les règles de ce jeu
ui-control-save = Enregistrer
ui-control-save-title = Garder la partie dans un fichier, pour la reprendre plus tard
ui-control-standing = Partie
ui-control-standing-title = Voir où en est la partie, l’enregistrer ou en ouvrir une autre
ui-control-take-back = Réparer
ui-control-take-back-title = Reprendre la carte et en jouer une qui fournit
ui-control-teach-flat = Pénalité : 100 points
ui-control-teach-flat-title = Commencer une partie où une renonce coûte 100 points et en donne 100 aux autres
ui-control-teach-lose-bid = Pénalité : l’enchère
ui-control-teach-lose-bid-title = Commencer une partie où une renonce perd l’enchère
ui-control-theme = Aspect
ui-control-theme-title = Clair, sombre, ou comme le système
ui-control-undo = Annuler
ui-control-undo-title = Revenir à votre dernière décision
ui-theme-auto = Comme le système
ui-theme-dark = Sombre
ui-theme-light = Clair

## Messages

ui-notice-failed = Le jeu continue, mais une partie du tuteur a échoué : { $detail }
ui-notice-failed-title = Quelque chose s’est cassé
ui-notice-hand-over = Cette donne est terminée.
ui-notice-illegal-title = Interdit
ui-notice-lost = Ce qui se trouvait sur cette table n’a pas pu être relu : elle repart de zéro.
ui-notice-lost-title = La table n’a pas pu être rétablie
ui-notice-not-your-turn = C’est le tour { SEAT($seat, form: "de") }.
ui-notice-not-your-turn-title = Un instant
ui-notice-note-title = Note
ui-notice-opened = { $detail } : une partie de { GAME($game) }, { $hands ->
    [0] dans sa première donne
    [one] après { $hands } donne
   *[other] après { $hands } donnes
}. Vous reprenez là où elle en était.
ui-notice-opened-title = Partie ouverte
ui-notice-refused = La page a envoyé un message qui n’a pas de sens : { $detail }
ui-notice-refused-title = Pas compris
ui-notice-revoke = Si vous la jouez quand même, c’est une renonce : vous pouvez la réparer jusqu’à ce que le pli suivant soit ramassé ; après, votre camp paie.
ui-notice-revoke-title = Ce serait une renonce
ui-notice-stepping = Cette donne a été jouée ; les boutons la parcourent pas à pas.
ui-notice-stepping-title = Une donne enregistrée
ui-notice-teach = Dans le jeu tel qu’il se joue ici, une carte qui devrait fournir et ne fournit pas ne peut pas être jouée du tout. Une nouvelle partie peut se jouer avec une pénalité à la place ; Annuler revient à celle-ci.
ui-notice-teach-title = Les renonces sont bloquées
ui-notice-teaching = Appuyez sur une carte marquée comme interdite : un avertissement vient, puis vous pouvez la jouer et voir ce qui arrive.
ui-notice-teaching-title = Vous pouvez enfreindre l’obligation de fournir
ui-notice-unknown = Cela ne peut pas se faire ici : { $detail }
ui-notice-unknown-title = Pas compris
ui-notice-unread = Rien n’a changé : la partie à la table est restée telle quelle.
ui-notice-unread-more = { $count ->
    [one] … et { $count } faute de plus.
   *[other] … et { $count } fautes de plus.
}
ui-notice-unread-title = Ce fichier n’est pas une partie que l’on peut reprendre

## Help

ui-help-act = Jouer, annoncer ou choisir
ui-help-color = Aller à la carte suivante d’une couleur, ou la choisir comme atout
ui-help-digits = Après une couleur : aller à cette carte. Aux enchères : aller à cette enchère
ui-help-group = Aller au groupe de boutons suivant ; les flèches y font avancer
ui-help-hold = Tenir l’enchère de votre partenaire
ui-help-lay-away = Écarter les cartes choisies
ui-help-misdeal = Demander une nouvelle donne
ui-help-moon = Annoncer la lune
ui-help-move = Aller d’un choix à l’autre
ui-help-pass = Passer

## Words that stand on the page

ui-word-because = Parce que
ui-word-best = Meilleur
ui-word-bid = Enchère
ui-word-chance = Contrat réussi
ui-word-choices = Choix
ui-word-close = Fermer
ui-word-compared = Tous les choix
ui-word-controls = Commandes
ui-word-dismiss = Fermer
ui-word-facts = Ce qui est en jeu
ui-word-from-nest = Du nid
ui-word-hand = Votre main
ui-word-hand-points = Cette donne
ui-word-help = Touches
ui-word-last-trick = Dernier pli
ui-word-log = Cette donne
ui-word-match = Partie
ui-word-messages = Messages
ui-word-no-cards = Pas de cartes
ui-word-not-allowed = Interdit
ui-word-picked = Choisie
ui-word-reasons = Raisons
ui-word-rule = Règle
ui-word-score = Score
ui-word-speaks-against = Parle contre
ui-word-speaks-for = Parle pour
ui-word-table = Table de Rook
ui-word-trick = Pli
ui-word-trump = Atout
ui-word-use-suggestion = Choisir celles-ci
ui-word-value = Valeur
