# Les leçons : ce qui peut y clocher, et ce qu’en dit la ligne de commande.

## Faults of lessons

flaw-expected-too-few = { $found } vaut autant que ce que vous attendez et serait refusé ; justes : { $right }
flaw-expected-wrong = vous attendez { $found }, mais le moteur dit : { $right }
flaw-given-away = la réponse ({ $found }) est donnée avant que l’élève ait essayé
flaw-goal-given = rien ne peut mal tourner : tous les chemins mènent au but { $found }
flaw-marked-not-best = { $found } est marquée comme la meilleure, mais la meilleure est { $right }
flaw-markup = { $found } n’a pas sa place dans une leçon : il n’y a que des paragraphes, des listes, des mots forts ou doux et des cartes
flaw-missing-field = { $found } manque{ $right ->
    [none] {""}
   *[other] {" "}; il faudrait l’un de : { $right }
}
flaw-name-twice = le nom { $found } vient deux fois
flaw-no-answer = le moteur n’a pas de réponse ici { $found }
flaw-no-choice = il n’y a rien à choisir : { $found }
flaw-no-file = le fichier { $found } manque
flaw-no-hand = il n’y a pas de donne { $found } ; dans ce dossier : { $right }
flaw-no-language = toute leçon a un texte dans la langue { $found }
flaw-no-punishment = aucune carte n’est punie : rien ne peut mal tourner sur le chemin de { $found }
flaw-no-right-option = il faut au moins une réponse juste et une fausse : { $right }
flaw-no-solution = il n’y a pas de chemin sûr vers { $found }
flaw-no-step = il n’y a pas d’étape { $found } dans lesson.yaml ; il y a : { $right }
flaw-no-such-card = { $found } n’est pas parmi les cartes visibles
flaw-no-title = le texte ne commence pas par un titre : { $right }
flaw-no-why = la réponse fausse « { $found } » ne dit pas pourquoi
flaw-no-words = l’étape n’a pas de texte ; il manque son titre : { $found }
flaw-not-a-card = { $found } n’est pas une carte
flaw-not-a-list = { $found } doit être une liste
flaw-not-a-name = { $found } n’est pas un nom d’étape : minuscules, chiffres et tirets seulement
flaw-not-a-word = { $found } doit être un mot ou une phrase
flaw-not-an-option = la réponse juste n’est pas parmi { $found } ; possibles : { $right }
flaw-not-fields = il devrait y avoir des champs ici : { $right }
flaw-not-here = cela ne peut pas se demander à { $found } ; on le peut à : { $right }
flaw-not-reached = la donne n’arrive pas à { $found }
flaw-not-text = { $found } n’est pas du texte ; enregistrez le fichier en UTF-8
flaw-options-differ = les réponses ne sont pas dans le même ordre, ou pas justes aux mêmes places, que dans { $right }
flaw-other-seat = ce n’est pas à Sud de jouer mais à { $found }
flaw-out-of-reach = le but { $found } ne peut pas être atteint contre ces joueurs
flaw-too-large = { $found } lettres, c’est trop ; { $right } au plus
flaw-too-long = { $found } lettres ne tiennent pas sur un téléphone ; { $right } au plus
flaw-too-many-layouts = les cartes cachées peuvent se placer de { $found } façons ; on ne peut en examiner que { $right }
flaw-unknown-case = { $found } n’est pas une réponse à cette question ; les réponses : { $right }
flaw-unknown-field = le champ { $found } est inconnu ici ; il y a : { $right }
flaw-unknown-part = le titre { $found } est inconnu ; il y a : { $right }
flaw-unknown-rule = { $found } ne désigne aucune règle ; il y a : { $right }
flaw-unknown-word = { $found } n’est pas l’un de : { $right }

## The command line

lessons-clean = { $lessons ->
    [one] 1 leçon, { $steps } étapes, exemples de donnes : { $hands }, aucun défaut
   *[other] { $lessons } leçons, { $steps } étapes, exemples de donnes : { $hands }, aucun défaut
}
lessons-day = { $day } : { $right } justes sur { $answers }
lessons-faults = { $faults ->
    [one] 1 défaut
   *[other] { $faults } défauts
} dans { $lessons ->
    [one] 1 leçon ou donne
   *[other] { $lessons } leçons et donnes
}
lessons-forgotten = { $lesson ->
    [none] Tout est oublié.
   *[other] La leçon { $lesson } est oubliée.
}
lessons-line = { $id } · niveau { $level } · { $steps } étapes · { $words } mots, étape la plus longue { $longest } lettres, LIX { $lix } · { $languages }
lessons-line-broken = { $id } · illisible
lessons-made = { $folder } est prêt : changez lesson.yaml et en.md, puis lancez rooktutor lessons --check
lessons-place = { $where }{ $step ->
    [none] {""}
   *[other] {" "}({ $step })
} : { $fault }
lessons-progress = { $steps ->
    [one] { $steps } étape faite
   *[other] { $steps } étapes faites
} dans { $lessons ->
    [one] { $lessons } leçon
   *[other] { $lessons } leçons
} ; { $right } réponses justes sur { $answers }, { $first } % du premier coup
lessons-weak = { $kind } : { $wrong } fausses sur { $answers }
