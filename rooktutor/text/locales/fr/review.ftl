# La donne revue : ce que chaque décision a coûté, des suites possibles, et où peuvent être les cartes cachées.
# $who est "you" quand le lecteur occupait la place, sinon "other" ; la place est $seat.

## What was done. $kind is bid, pass, hold, moon, misdeal, discard, trump, called, leader, lead or play.

review-better = { $kind ->
    [bid] Mieux valait enchérir à { $amount }.
    [pass] Mieux valait passer.
    [hold] Mieux valait tenir.
    [moon] Mieux valait demander la lune.
    [misdeal] Mieux valait faire redonner.
    [discard] Mieux valait écarter { CARDS($cards, form: "the") }.
    [trump] Mieux valait { $color ->
        [none] jouer sans-atout
        [low] jouer sans-atout inversé
       *[other] l’atout { COLOR($color) }
    }.
    [called] Mieux valait appeler { CARDS($cards, form: "the") }.
    [leader] Mieux valait une entame { SEAT($named, form: "de") }.
   *[play] Mieux valait { CARDS($cards, form: "the") }.
}
review-did = { $who ->
    [you] { $kind ->
        [bid] Vous avez enchéri à { $amount }.
        [pass] Vous avez passé.
        [hold] Vous avez tenu.
        [moon] Vous avez demandé la lune.
        [misdeal] Vous avez fait redonner.
        [discard] Vous avez écarté { CARDS($cards, form: "the") }.
        [trump] Vous avez choisi { $color ->
            [none] sans-atout
            [low] sans-atout inversé
           *[other] l’atout { COLOR($color) }
        }.
        [called] Vous avez appelé { CARDS($cards, form: "the") }.
        [leader] Vous avez laissé l’entame à { SEAT($named) }.
        [lead] Vous avez entamé avec { CARDS($cards, form: "the") }.
       *[play] Vous avez joué { CARDS($cards, form: "the") }.
    }
   *[other] { $kind ->
        [bid] { SEAT($seat) } a enchéri à { $amount }.
        [pass] { SEAT($seat) } a passé.
        [hold] { SEAT($seat) } a tenu.
        [moon] { SEAT($seat) } a demandé la lune.
        [misdeal] { SEAT($seat) } a fait redonner.
        [discard] { SEAT($seat) } a écarté { CARDS($cards, form: "the") }.
        [trump] { SEAT($seat) } a choisi { $color ->
            [none] sans-atout
            [low] sans-atout inversé
           *[other] l’atout { COLOR($color) }
        }.
        [called] { SEAT($seat) } a appelé { CARDS($cards, form: "the") }.
        [leader] { SEAT($seat) } a laissé l’entame à { SEAT($named) }.
        [lead] { SEAT($seat) } a entamé avec { CARDS($cards, form: "the") }.
       *[play] { SEAT($seat) } a joué { CARDS($cards, form: "the") }.
    }
}
review-where = { $phase ->
    [auction] Enchères
    [call] Appel du partenaire
    [discard] Écart
    [lead] Choix de l’entame
    [trump] Choix de l’atout
   *[play] Pli { $trick }
}

## What it gave away, on what the seat could know. $points is rounded; $before and $after are times in 100.

review-cost = { $points ->
    [0] En moyenne, cela a coûté moins d’un point.
    [one] En moyenne, cela a coûté { $points } point.
   *[other] En moyenne, cela a coûté { $points } points.
}
review-cost-make = Le meilleur choix réussit le contrat { NUMBER($before) } fois sur 100, celui-ci { NUMBER($after) }.
review-cost-match = Le meilleur choix gagne la partie { NUMBER($before) } fois sur 100, celui-ci { NUMBER($after) }.
review-cost-set = Le meilleur choix fait chuter le contrat { NUMBER($before) } fois sur 100, celui-ci { NUMBER($after) }.
review-settled = Le sort du contrat était déjà réglé : il ne restait que des points à prendre.
review-spared = Tout autre choix aurait coûté en moyenne au moins { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
slip-blunder = Grosse faute
slip-doubtful = Douteux
slip-found = Le seul bon choix
slip-missed-set = Contrat laissé aux autres
slip-mistake = Faute
slip-none = Rien de perdu
slip-threw-contract = Contrat gâché

## With all hands open, which nobody at the table could know

review-open-gain = Les quatre mains ouvertes, { CARDS($cards, form: "the", join: "or") } aurait rapporté { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
review-open-same = Les quatre mains ouvertes, rien n’aurait été meilleur.
review-open-title = Ce que nul ne pouvait savoir

## The whole hand. $count is how many decisions gave something away.

balance-came = Résultat de la donne
balance-expected = { $who ->
    [you] Ce que votre camp pouvait espérer au départ
   *[other] Ce que le camp { SEAT($seat, form: "de") } pouvait espérer au départ
}
balance-luck = { $looked ->
    [all] La chance : la place des cartes
   *[own] La chance, et le jeu des autres
}
balance-others = Les erreurs de l’autre camp
balance-own = { $who ->
    [you] Vos erreurs
   *[other] Les erreurs { SEAT($seat, form: "de") }
}
balance-partners = { $who ->
    [you] Les erreurs de votre partenaire
   *[other] Les erreurs du partenaire
}
balance-title = Adresse et chance, en points
review-headline = { $count ->
    [0] D’après ce qu’on pouvait savoir, rien n’a été perdu.
    [one] Une décision a coûté quelque chose : { review-total }
   *[other] { $count } décisions ont coûté quelque chose : { review-total }
}
review-moments = Les moments qui ont compté
review-moments-none = Aucun moment ne ressort : chaque choix valait à peu près le meilleur.
review-practice = À travailler
review-title = La donne revue
review-total = { $points ->
    [0] moins d’un point en moyenne.
    [one] { $points } point en moyenne.
   *[other] { $points } points en moyenne.
}

## What to practise

practise-bidding = Les enchères : ce que vaut votre main, et quand laisser le contrat aux autres.
practise-bird = L’oiseau : quand il ne risque rien, et qui pourrait le prendre.
practise-contract = Le contrat : combien de points manquent encore, et quel pli en décide.
practise-counters = Les cartes à points : donnez-les aux plis de votre camp, gardez-les hors des autres.
practise-discard = L’écart : quelle couleur vider, et quelles cartes à points sont à l’abri dans le nid.
practise-first-lead = La première entame : entamer vous-même ou jouer en dernier.
practise-following = Fournir : prendre un pli au plus juste, ou le laisser au meilleur prix.
practise-last-trick = Le dernier pli : gardez de quoi le prendre, car le nid va avec.
practise-leading = L’entame : lesquelles de vos cartes sont maîtresses, et ce qu’une entame apprend aux autres.
practise-naming = Le choix de l’atout : la longueur d’abord, les têtes ensuite.
practise-partner = L’appel du partenaire : quelle carte d’une autre main vous aide le plus.
practise-throwing = Se défausser : ce dont vous pouvez vous passer, et ce qui servira encore.
practise-trump = Les atouts : quand les faire tomber, quand les garder.

## A line of play. $worth and $end are points for the side of the seat that it is about.

sample-end = Ici, cela finit à { $end } points pour votre camp ; sur toutes les répartitions, c’est { $worth } en moyenne.
sample-note = Une répartition sur { $layouts }, prise parce que le choix y vaut à peu près sa moyenne. Elle montre comment la donne peut tourner, non comment elle tournera.
sample-title = Une suite possible
step-all-same = Toutes les cartes reviennent au même ici.
step-as-good = Aussi bien que { CARDS($cards, form: "the", join: "or") }.
step-asked = C’est le choix dont il s’agit.
step-forced = Rien d’autre n’est permis.
step-meant = L’atout pour lequel ces cartes ont été écartées.
step-only = { $points ->
    [0] La meilleure carte ici.
    [one] Toute autre carte coûterait { $points } point.
   *[other] Toute autre carte coûterait au moins { $points } points.
}
step-thumb = Le choix naturel ; il y a trop à examiner.

## Where the hidden cards may lie, and what that rests on

belief-bid = { SEAT($seat) } a enchéri jusqu’à { $amount } : une telle main est forte.
belief-called = { SEAT($seat) } a appelé { CARDS($cards, form: "the") } : qui l’a en main est le partenaire.
belief-counters = { SEAT($seat) } a dit combien de cartes à points sont à l’écart : { $amount }.
belief-exact = { $layouts ->
    [one] La seule répartition possible a été examinée.
   *[other] Les { $layouts } répartitions possibles ont toutes été examinées, chacune selon sa probabilité.
}
belief-laid = Vous avez vous-même écarté { CARDS($cards, form: "the") }.
belief-named = { $color ->
    [none] { SEAT($seat) } a choisi de jouer sans-atout.
    [low] { SEAT($seat) } a choisi de jouer sans-atout inversé.
   *[other] { SEAT($seat) } a choisi l’atout { COLOR($color) } : un preneur en a d’ordinaire beaucoup.
}
belief-no-counters = Aucune carte à points n’est cachée dans l’écart.
belief-passed = { SEAT($seat) } a passé plutôt que d’enchérir à { $amount } : une main forte aurait enchéri.
belief-sampled = D’après { $layouts ->
    [one] { $layouts } répartition
   *[other] { $layouts } répartitions
} des cartes cachées, chacune selon sa probabilité.
belief-taken = { SEAT($seat) } a pris { CARDS($cards, form: "the") } dans le nid, au vu de tous.
belief-title = Où peuvent être les cartes cachées
belief-trumps = { SEAT($seat) } a dit combien d’atouts sont à l’écart : { $amount }.
belief-truth = Où elles étaient vraiment
belief-void = { SEAT($seat) } n’a plus { COLOR($color, form: "de") }{ $bird ->
    [none] .
   *[other] , mais peut-être encore { CARDS($bird, form: "the") }.
}

## Why in numbers. $share is how many of 100 layouts, $best the better card; $card is a counter, or "none".
# Of calls, $mine_who plays for $mine_low to $mine_high after this one, $other_who after the best one, which is of the $kind.

contrast-best = { $kind ->
    [play] { CARDS($best, form: "the") }
    [called] { CARDS($best, form: "the") }
   *[other] le meilleur choix
}
contrast-mine = { $mine_range ->
    [one] à { $mine_low }
   *[other] entre { $mine_low } et { $mine_high }
}
contrast-other = { $other_range ->
    [one] à { $other_low }
   *[other] entre { $other_low } et { $other_high }
}
number-beaten = { number-in } { SEAT($seat) } prend ce pli avec un meilleur { COLOR($color) }{ $card ->
    [none] .
   *[other] , et { CARDS($card, form: "your") } avec.
}
number-bid-made = { number-in } le contrat adverse est réussi, là où { contrast-best } le ferait chuter.
number-bid-set = { number-in } votre contrat chute, là où { contrast-best } le réussirait.
number-dearer = { number-in } { $other_low } réussit et { $mine_low } chute.
number-ends = { number-in } les enchères finissent autrement : { $mine_who ->
    [you] vous prenez l’enchère { contrast-mine }
    [partner] votre partenaire prend l’enchère { contrast-mine }
    [they] les adversaires prennent l’enchère { contrast-mine }
    [another] un autre joueur prend l’enchère { contrast-mine }
   *[nobody] personne ne joue
}, { $mine_worth } en moyenne. Après { $kind ->
    [bid] { $amount }
    [pass] un passe
   *[other] le meilleur choix
}, { $other_who ->
    [you] vous prenez l’enchère { contrast-other }
    [partner] votre partenaire prend l’enchère { contrast-other }
    [they] les adversaires prennent l’enchère { contrast-other }
    [another] un autre joueur prend l’enchère { contrast-other }
    [open] c’est tantôt l’un, tantôt l’autre qui joue
   *[nobody] personne ne joue
} : { $other_worth }.
number-falls = { number-in } { CARDS($card, form: "your") } tombe plus tard chez les adversaires ; après { contrast-best }, non.
number-forgone = { number-in } { CARDS($best, form: "the") } prend ce pli, et cette carte le leur laisse.
number-given = { number-in } { CARDS($card, form: "your") } part chez les adversaires avec ce pli.
number-in = { $share ->
    [100] Dans toutes les répartitions examinées,
   *[other] Dans { NUMBER($share) } répartitions sur 100,
}
number-kept-falls = { number-in } { CARDS($card, form: "your") } tombe chez les adversaires ; à l’écart, ces points seraient à vous.
number-laid-wins = { number-in } { CARD($card, form: "the") }, que vous écartez ici, ferait un pli.
number-last-trick = { number-in } les adversaires prennent le dernier pli{ $nest ->
    [yes] {" "}et le nid avec
   *[no] {""}
} ; après { contrast-best }, non.
number-no-ruff = { number-in } le meilleur choix vous permet de couper le { COLOR($color) }, pas celui-ci.
number-nothing = Rien ne l’explique à lui seul : suivez pas à pas comment cela peut tourner.
number-trumped = { number-in } { SEAT($seat) } n’a pas { COLOR($color, form: "de") } et { $card ->
    [none] coupe ce pli.
   *[other] coupe { CARDS($card, form: "your") }.
}
number-unkept = Rien à compter ici : les répartitions derrière ces valeurs n’ont pas été gardées, faute de temps ou parce que la page a été rechargée. Enregistrez la donne : « rooktutor review » la recompte.
number-worse = { $better ->
    [0] Dans { NUMBER($worse) } répartitions sur 100, cela rapporte moins que le meilleur choix, et jamais plus.
   *[other] Dans { NUMBER($worse) } répartitions sur 100, cela rapporte moins que le meilleur choix, et plus dans { NUMBER($better) }.
}

## What the match needs next. $who is "we", "they" or "other"; $party is the side or player by name.

need-bid = { $who ->
    [we] Un contrat de { $amount } réussi vous mène à { $target }.
    [they] Un contrat de { $amount } réussi mène les adversaires à { $target }.
   *[other] Un contrat de { $amount } réussi mène { PARTY($party) } à { $target }.
}
need-capture = { $who ->
    [we] Un contrat réussi avec { $amount } points pris vous mène à { $target }.
    [they] Un contrat réussi avec { $amount } points pris mène les adversaires à { $target }.
   *[other] Un contrat réussi avec { $amount } points pris mène { PARTY($party) } à { $target }.
}
need-defence = { $who ->
    [we] En défense, { $amount } points pris y suffisent aussi.
    [they] En défense, { $amount } points pris leur suffisent aussi.
   *[other] En défense, { $amount } points pris y mènent aussi { PARTY($party) }.
}
need-hands = { $who ->
    [we] Il vous faut encore au moins { $amount } donnes pour atteindre { $target }.
    [they] Il leur faut encore au moins { $amount } donnes pour atteindre { $target }.
   *[other] Il faut encore au moins { $amount } donnes à { PARTY($party) } pour atteindre { $target }.
}
need-last-hands = { $amount ->
    [one] La prochaine donne est la dernière.
   *[other] Encore { $amount } donnes, et la partie est finie.
}
need-lead = { $who ->
    [we] Avec { $amount } points d’avance de plus, vous gagnez aussitôt la partie.
    [they] Avec { $amount } points d’avance de plus, ils gagnent aussitôt la partie.
   *[other] Avec { $amount } points d’avance de plus, { PARTY($party) } gagne aussitôt la partie.
}
need-low = { $who ->
    [we] Perdez encore { $amount } points, et la partie s’arrête aussitôt.
    [they] S’ils perdent encore { $amount } points, la partie s’arrête aussitôt.
   *[other] Si { PARTY($party) } perd encore { $amount } points, la partie s’arrête aussitôt.
}
need-own-bid = { $who ->
    [we] Les points pris en défense ne vous y mènent pas : il faut un contrat réussi.
    [they] Les points pris en défense ne les y mènent pas : il faut un contrat réussi.
   *[other] Les points pris en défense n’y mènent pas { PARTY($party) } : il faut un contrat réussi.
}
need-title = Ce qu’il faut à présent dans la partie
