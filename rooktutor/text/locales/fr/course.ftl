# Une leçon à la table : ses boutons, ses questions, et pourquoi une réponse est juste ou fausse.

## Buttons and headings

ui-control-lesson = Leçons
ui-control-lesson-title = Apprendre pas à pas, et s’exercer
ui-lesson-again = Réessayer
ui-lesson-another = Une autre
ui-lesson-back = Retour
ui-lesson-begin = Commencer : { $title }
ui-lesson-broken = Cette leçon est illisible : { $fault }
ui-lesson-chart-days = Réponses par jour
ui-lesson-chart-kinds = Réponses fausses par sorte de question, en pour cent
ui-lesson-chart-right = justes
ui-lesson-chart-wrong = fausses
ui-lesson-check = Vérifier
ui-lesson-close = À la table
ui-lesson-done = { $done } étapes sur { $count }
ui-lesson-due = { $count ->
    [0] Toutes sortes de questions, mélangées.
    [one] Toutes sortes de questions, mélangées ; 1 manquée revient aujourd’hui.
   *[other] Toutes sortes de questions, mélangées ; { $count } manquées reviennent aujourd’hui.
}
ui-lesson-finish = Leçon suivante
ui-lesson-go-on = Continuer : { $title }
ui-lesson-hint = Indice
ui-lesson-level = Niveau { $level } sur 5
ui-lesson-list = Toutes les leçons
ui-lesson-list-done = { $done } leçons sur { $count } terminées
ui-lesson-list-title = Leçons
ui-lesson-lost = Vos progrès ne peuvent pas être gardés : ils seront perdus à votre départ.
ui-lesson-movie = Montrez-moi pourquoi
ui-lesson-next = Suite
ui-lesson-nobody = Personne
ui-lesson-practice = Exercices
ui-lesson-show = Montrer la réponse
ui-lesson-skill-all = De tout
ui-lesson-skill-call = Que dire
ui-lesson-skill-card = Trouver la carte
ui-lesson-skill-legal = Permis ou non
ui-lesson-skill-taken = Compter les points
ui-lesson-skill-unseen = Compter les cartes
ui-lesson-skill-void = Qui n’a plus d’une couleur
ui-lesson-skill-winner = Qui fait le pli
ui-lesson-skill-worth = Ce que vaut un pli
ui-lesson-step = Étape { $number } sur { $count }
ui-lesson-unit-done = { $done } sur { $count }
ui-lesson-word = Leçon

## What to do

ui-lesson-ask-call = Que dites-vous ?
ui-lesson-ask-card = Jouez une carte.
ui-lesson-ask-count = Combien de points ?
ui-lesson-ask-discard = Quelles cartes écartez-vous ?
ui-lesson-ask-game = Combien ?
ui-lesson-ask-legal = Marquez toutes les cartes que vous pouvez jouer.
ui-lesson-ask-score = Combien de points cela marque-t-il ?
ui-lesson-ask-strongest = Quelle carte fait le pli ?
ui-lesson-ask-taken = Combien de points sont pris jusqu’ici ?
ui-lesson-ask-text = Choisissez une réponse.
ui-lesson-ask-trump = Quel atout nommez-vous ?
ui-lesson-ask-turn = À qui le tour ?
ui-lesson-ask-unseen = Combien n’en voyez-vous pas ?
ui-lesson-ask-void = Marquez tous ceux qui l’ont montré.
ui-lesson-ask-why = Qu’est-ce qui parle pour elle ?
ui-lesson-ask-winner = Qui a le pli ?
ui-lesson-ask-worth = Combien de points contient-il ?
ui-lesson-drill = { $skill ->
    [call] Que dites-vous ?
    [card] Jouez la meilleure carte.
    [legal] Marquez toutes les cartes que vous pouvez jouer.
    [taken] Combien de points { $of ->
        [ns] votre camp a-t-il dans ses plis ?
        [ew] les adversaires ont-ils dans leurs plis ?
       *[other] { SEAT($of) } a-t-il dans ses plis ?
    }
    [unseen] { $of ->
        [trumps] Combien d’atouts ne voyez-vous pas ?
        [counters] Combien de cartes à points ne voyez-vous pas ?
       *[other] Combien de cartes de cette couleur ne voyez-vous pas : { COLOR($of) } ?
    }
    [void] Marquez tous ceux qui ont montré ne plus avoir { COLOR($of, form: "de") }.
    [winner] Qui a fait ce pli ?
   *[worth] Combien de points y avait-il dans ce pli ?
}
ui-lesson-goal-best = But : chaque carte aussi bonne que la meilleure.
ui-lesson-goal-make = But : réussir le contrat à { $bid }.
ui-lesson-goal-play = Jouez la donne jusqu’au bout.
ui-lesson-goal-points = But : { $number } points pour votre camp.
ui-lesson-goal-set = But : faire chuter le contrat à { $bid }.
ui-lesson-goal-trick = But : votre camp fait ce pli.
ui-lesson-goal-tricks = { $number ->
    [one] But : encore un pli pour votre camp.
   *[other] But : encore { $number } plis pour votre camp.
}
ui-lesson-goal-win = But : votre camp fait un pli où tombe cette carte : { $card }.
ui-lesson-thinking = Le tuteur regarde la donne ; répondez quand vous voulez.

## Right or wrong

ui-lesson-judging = Le tuteur regarde encore …
ui-lesson-missed = Hors d’atteinte maintenant.
ui-lesson-movie-told = Avec les cartes ainsi placées, cette carte ({ $card }) ne peut pas atteindre le but. Suivez la donne carte par carte.
ui-lesson-punished = Cette carte ({ $card }) laisse une part au hasard, et les cartes cachées sont placées juste pour qu’elle échoue.
ui-lesson-reached = Réussi !
ui-lesson-reason = { $polarity ->
    [against] Contre { $card } : { $text }
   *[for] Pour { $card } : { $text }
}
ui-lesson-right = Juste.
ui-lesson-several = { $missing ->
    [0] { $over ->
        [one] Une de ces réponses est fausse.
       *[other] { $over } de ces réponses sont fausses.
    }
    [one] { $over ->
        [0] Il en manque une.
       *[other] Il en manque une, et { $over } de trop.
    }
   *[other] { $over ->
        [0] Il en manque { $missing }.
       *[other] Il en manque { $missing }, et { $over } de trop.
    }
}
ui-lesson-why-right = C’est vrai, et cela parle pour la meilleure carte.
ui-lesson-why-wrong = C’est vrai, mais cela ne parle pas pour la meilleure carte.
ui-lesson-wrong = Pas tout à fait.

## Why

ui-lesson-because-game = { $of ->
    [hand] Chaque joueur reçoit { $total } cartes.
    [nest] { $total ->
        [0] Ce jeu n’a pas de nid.
       *[other] Le nid reçoit { $total } cartes.
    }
    [pack] Le jeu compte { $total } cartes.
    [tricks] Une donne compte { $total } plis.
    [min-bid] L’enchère la plus basse est { $total }.
    [max-bid] L’enchère la plus haute est { $total }.
    [bid-step] Les enchères vont de { $total } en { $total }.
    [total-points] Une donne compte { $total } points.
   *[target] La partie se joue en { $total }.
}
ui-lesson-because-loses = { $how ->
    [lower-trump] La carte { SEAT($seat, form: "de") }, { CARD($card, form: "the") }, est un atout, mais { CARD($best, form: "the") } est plus fort.
    [lower] La carte { SEAT($seat, form: "de") }, { CARD($card, form: "the") }, est de la bonne couleur, mais { CARD($best, form: "the") } est plus fort.
    [no-trump] La carte { SEAT($seat, form: "de") }, { CARD($card, form: "the") }, n’est pas un atout, et { CARD($best, form: "the") } en est un.
   *[off] La carte { SEAT($seat, form: "de") }, { CARD($card, form: "the") }, n’est ni atout ni de la couleur demandée ({ COLOR($led) }).
}
ui-lesson-because-not-shown = { SEAT($seat) } ne l’a pas montré : il peut encore avoir du { COLOR($color) }.
ui-lesson-because-shown-void = Au pli { $trick }, { SEAT($seat) } n’a pas fourni ({ COLOR($color) }), mais joué { CARD($card, form: "the") }.
ui-lesson-because-sum = { $cards ->
    [none] Aucune de ces cartes ne compte.
   *[other] { CARDS($cards) } : { $terms } = { $total } points.
}
ui-lesson-because-taken = { $tricks ->
    [0] Ce camp n’a pas encore de pli.
   *[other] Pli par pli : { $terms } = { $total } points.
}
ui-lesson-because-turn = { $when ->
    [left_of_dealer] { SEAT($dealer) } a donné, et le joueur à sa gauche commence : { SEAT($seat) }.
    [dealer] { SEAT($dealer) } a donné, et dans ce jeu le donneur commence.
    [left_of_declarer] { SEAT($before) } est preneur, et le joueur à sa gauche commence : { SEAT($seat) }.
    [declarer] { SEAT($seat) } est preneur, et le preneur commence.
    [declarer_chooses] Le preneur dit qui commence : { SEAT($seat) }.
    [calls-on] Après { SEAT($before) }, le tour va dans le sens des aiguilles d’une montre, sans ceux qui ont passé, à { SEAT($seat) }.
    [plays-on] Après { SEAT($before) }, le tour va dans le sens des aiguilles d’une montre à { SEAT($seat) }.
    [won] { SEAT($seat) } a fait le dernier pli et entame le suivant.
   *[declares] { SEAT($seat) } a l’enchère et fait ce que doit faire le preneur.
}
ui-lesson-because-unseen = { $pack } dans le jeu, { $own } dans votre main, { $gone } jouées ou vues : il en reste { $total }.
ui-lesson-because-wins = { $how ->
    [trump] La carte { SEAT($seat, form: "de") }, { CARD($card, form: "the") }, en est le plus fort atout.
   *[led] Il n’y a pas d’atout, et la carte { SEAT($seat, form: "de") }, { CARD($card, form: "the") }, est la plus forte de la couleur demandée ({ COLOR($led) }).
}
