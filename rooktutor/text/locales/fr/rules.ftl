# Les règles. rule-<id> est la règle sur laquelle repose une action, ou qu’elle enfreint ; illegal-<raison> dit
# pourquoi une action est refusée et ce qui est permis ; axis-<nom> dit ce qu’est une règle d’un jeu.

## Rules that actions rest on

rule-baby-rook-is-trump = Le 2 noir est un atout.
    .source = { GAME($game) } : le 2 noir
rule-bird-any-time = { CARD($bird, form: "start") } peut se jouer à tout moment, même quand vous pourriez fournir.
    .source = { GAME($game) } : l’oiseau
rule-bird-forced = Atout est demandé et { CARD($bird, form: "the") } est votre seul atout : il faut le jouer.
    .source = { GAME($game) } : l’oiseau
rule-bird-is-trump = { CARD($bird, form: "start") } est un atout.
    .source = { GAME($game) } : l’oiseau
rule-bird-not-forced = { CARD($bird, form: "start") } peut rester en main quand atout est demandé, même si c’est votre seul atout.
    .source = { GAME($game) } : l’oiseau
rule-call-card = Le preneur appelle une carte ; qui la détient joue comme partenaire du preneur.
    .source = { GAME($game) } : l’appel d’un partenaire
rule-choose-leader = Le preneur dit qui entame le premier pli : lui-même ou le joueur à sa gauche.
    .source = { GAME($game) } : le jeu de la carte
rule-counters-barred = Il est interdit d’écarter des cartes à points dans le nid.
    .source = { GAME($game) } : le nid
rule-discard-count = Le preneur écarte autant de cartes qu’en avait le nid.
    .source = { GAME($game) } : le nid
rule-discard-free = { $nest ->
    [one] Le preneur peut écarter n’importe quelle carte.
   *[other] Le preneur peut écarter { $nest } cartes de son choix.
}
    .source = { GAME($game) } : le nid
rule-follow-color = Il faut fournir la couleur demandée si vous en avez.
    .source = { GAME($game) } : le jeu de la carte
rule-follow-trump = Atout est demandé : il faut jouer atout si vous en avez.
    .source = { GAME($game) } : le jeu de la carte
rule-higher-bid = Chaque enchère doit dépasser la précédente, de { $step } en { $step }.
    .source = { GAME($game) } : les enchères
rule-hold-partner = Une fois par donne, vous pouvez tenir quand l’enchère est à votre partenaire : vous ne dites rien et restez dans les enchères.
    .source = { GAME($game) } : les enchères
rule-lead-any = Qui entame un pli peut jouer n’importe quelle carte.
    .source = { GAME($game) } : le jeu de la carte
rule-maximum-bid = { $max } est la plus haute enchère qui soit.
    .source = { GAME($game) } : les enchères
rule-minimum-bid = La première enchère est d’au moins { $min }.
    .source = { GAME($game) } : les enchères
rule-misdeal = Qui n’a aucune carte à points peut demander une nouvelle donne au lieu de sa première annonce.
    .source = { GAME($game) } : les enchères
rule-name-trump = { $trump_choice ->
    [colors] Le preneur choisit n’importe quelle couleur comme atout.
    [no_trump] Le preneur choisit n’importe quelle couleur comme atout, ou sans-atout.
   *[no_trump_or_low] Le preneur choisit n’importe quelle couleur comme atout, sans-atout ou sans-atout inversé.
}
    .source = { GAME($game) } : l’atout
rule-pass-is-final = Vous pouvez passer à tout moment ; une fois que vous avez passé, vous ne revenez plus dans ces enchères.
    .source = { GAME($game) } : les enchères
rule-red-one-any-time = Le 1 rouge peut se jouer à tout moment, même quand vous pourriez fournir.
    .source = { GAME($game) } : le 1 rouge
rule-red-one-is-trump = Le 1 rouge est un atout.
    .source = { GAME($game) } : le 1 rouge
rule-revoke = Qui peut fournir le doit ; une carte qui aurait dû fournir est une renonce.
    .source = { GAME($game) } : le jeu de la carte
rule-shoot-moon = La lune promet tous les points de la donne ; aucune enchère n’est plus haute, et elle clôt les enchères.
    .source = { GAME($game) } : les enchères
rule-trumps-barred = Il est interdit d’écarter des atouts tant que vous avez d’autres cartes.
    .source = { GAME($game) } : le nid
rule-turn-order = On joue dans le sens des aiguilles d’une montre, chacun à son tour et une carte de sa main.
    .source = { GAME($game) } : le jeu de la carte
rule-void-plays-any = Vous n’avez pas de la couleur demandée : vous pouvez jouer n’importe quelle carte.
    .source = { GAME($game) } : le jeu de la carte

## Refused actions

illegal-above-maximum = { $limit } est la plus haute enchère.
illegal-below-minimum = La plus basse enchère est { $limit }.
illegal-counter-in-hand = Vous avez { CARDS($must_play, form: "the") } : seule une main sans carte à points peut être redonnée.
illegal-counter-in-nest = Pas de cartes à points au nid : choisissez parmi { CARDS($must_play, form: "the") }.
illegal-counter-turned = Une carte à points est visible au nid : personne ne peut demander une nouvelle donne.
illegal-discard-size = Écartez exactement { $limit ->
    [one] { $limit } carte.
   *[other] { $limit } cartes.
}
illegal-hand-is-over = La donne est terminée.
illegal-hand-unseen = Vous n’avez pas encore vu vos cartes.
illegal-held-already = Vous avez déjà tenu une fois dans cette donne : passez ou enchérissez.
illegal-must-follow = { $led ->
    [trump] Atout est demandé : vous devez jouer { CARDS($must_play, form: "the", join: "or") }.
   *[color] { COLOR($led_color, form: "start") } est demandé : vous devez jouer { CARDS($must_play, form: "the", join: "or") }.
}
illegal-nest-card-called = Vous avez écarté cette carte : appelez-en une autre.
illegal-no-jump-bids = La prochaine enchère doit être { $limit }.
illegal-no-revoke = Cette carte fournit : il n’y a pas de renonce à faire.
illegal-no-such-call = Cette annonce n’existe pas dans ce jeu.
illegal-not-a-leader = Le premier pli ne peut être entamé que par vous ou par le joueur à votre gauche.
illegal-not-a-step = Les enchères vont de { $limit } en { $limit }.
illegal-not-first-call = On ne peut demander une nouvelle donne qu’au lieu de sa première annonce.
illegal-not-higher = Vous devez enchérir à { $limit } ou plus.
illegal-not-in-pack = Cette carte n’est pas dans ce jeu.
illegal-not-your-card = Cette carte n’est pas à vous.
illegal-not-your-turn = Ce n’est pas votre tour.
illegal-one-small-counter = Une seule carte à points au plus peut aller au nid, un 5 ou un 10.
illegal-only-trump-counters = Parmi les cartes à points, seuls des atouts peuvent aller au nid.
illegal-others-before-counters = Les cartes à points ne vont au nid que si toutes vos autres cartes y sont.
illegal-own-card-called = Vous avez vous-même cette carte : appelez-en une autre.
illegal-partner-not-high = Vous ne pouvez tenir que si l’enchère est à votre partenaire.
illegal-trump-in-nest = Pas d’atouts au nid : choisissez parmi { CARDS($must_play, form: "the") }.
illegal-trump-not-offered = Ce choix n’existe pas dans ce jeu.
illegal-wrong-phase = Pas maintenant.

## Where the rules come from

rules-between-sources = {" ; "}
rules-departures = Là où les sources se taisent ou se contredisent, ce programme a choisi ; ces points sont { $departures } dans son livre de règles.
rules-house = Avec vos propres règles maison.
rules-house-game = Règles maison sur la base de { GAME($base) }.
rules-section-auction = Les enchères
rules-section-cards = Cartes et joueurs
rules-section-match = La partie
rules-section-nest = Le nid et l’atout
rules-section-play = Le jeu de la carte
rules-section-score = Le score
rules-sources = Sources : { $sources }.
rules-title = { GAME($game) } : { $cards } cartes, { $points } points par donne

source-bgg1 = une note sur le livret imprimé, à propos du jeu sans le Rook
source-bre = le règlement de tournoi d’une foire de comté du Kentucky
source-dix = les règles du Dixie Rook
source-has = la notice de l’éditeur, 2010
source-khr = des règles publiques d’un jeu de l’ouest du Kentucky
source-lam = une lettre sur la famille des jeux de Rook
source-liq = un ancien article d’encyclopédie sur les jeux officiels
source-marv = les règles d’un programme de Rook à code ouvert
source-mus = un jeu de cartes Rook de 1963 dans un musée
source-pag = la collection de règles de jeux de cartes Pagat
source-pri = les règles de Princeton
source-pwi = une collection publique de règles de jeux de cartes
source-rg = les règles de rookgame.com
source-rgv = les variantes de rookgame.com
source-s-en = les règles du Rook, du Kentucky Rook et du Call Partner en anglais
source-s-fr = les règles de CrowsNest en français
source-s-lt = les règles de CrowsNest en lituanien
source-smi = le règlement de tournoi d’un musée du Tennessee
source-wm = le livret de l’édition de luxe

## One sentence for each rule of a game. All rules of the game are there as $names.

axis-all-pass = { $all_pass ->
    [redeal_same] Si tout le monde passe, le même donneur redonne.
    [redeal_next] Si tout le monde passe, le joueur suivant donne.
   *[dealer_forced_min] Si les trois autres passent, le donneur doit jouer pour { $min_bid }.
}
axis-baby-rook = { $baby_rook ->
    [black_2] Le 2 noir est un atout quelle que soit la couleur d’atout, juste au-dessous { CARD($bird_card, form: "de") }.
   *[none] Le 2 noir n’est pas une carte spéciale.
}
axis-baby-rook-points = Le 2 noir compte { $baby_rook_points ->
    [one] { $baby_rook_points } point.
   *[other] { $baby_rook_points } points.
}
axis-bid-step = Les enchères sont des multiples de { $bid_step }.
axis-bird = { $bird ->
    [none] Il n’y a pas d’oiseau dans le paquet.
   *[other] { CARD($bird_card, form: "start") } est dans le paquet.
}
axis-bird-forced-on-trump-lead = { $bird_forced_on_trump_lead ->
    [yes] Quand atout est demandé et que { CARD($bird_card, form: "the") } est votre seul atout, vous devez le jouer.
   *[no] Quand atout est demandé, vous pouvez garder { CARD($bird_card, form: "the") }, même si c’est votre seul atout.
}
axis-bird-free-play = { $bird_free_play ->
    [yes] { CARD($bird_card, form: "start") } peut se jouer à tout moment, même quand vous pourriez fournir.
   *[no] { CARD($bird_card, form: "start") } n’a aucun privilège : il se joue comme tout autre atout.
}
axis-bird-points = { CARD($bird_card, form: "start") } compte { $bird_points ->
    [one] { $bird_points } point.
   *[other] { $bird_points } points.
}
axis-bird-rank = { $bird_rank ->
    [high] { CARD($bird_card, form: "start") } est l’atout le plus fort{ $red_one ->
        [yes] {" "}après le 1 rouge.
       *[no] {"."}
    }
    [low] { CARD($bird_card, form: "start") } est l’atout le plus faible.
    [ten_and_half] { CARD($bird_card, form: "start") } est un atout entre le 10 et le 11.
   *[twelve_and_half] { CARD($bird_card, form: "start") } est un atout entre le 12 et le 13.
}
axis-blind-bid = { $blind_bid ->
    [off] Chacun voit ses cartes avant les enchères.
   *[bird_turned] Quand { CARD($bird_card, form: "the") } est la carte visible du nid, personne ne voit ses cartes avant la fin des enchères.
}
axis-bonus = { $bonus ->
    [none] Il n’y a pas de prime : seules les cartes comptent.
    [last_trick] Qui fait le dernier pli reçoit une prime.
   *[most_tricks] Qui fait le plus de plis reçoit une prime.
}
axis-bonus-points = La prime est de { $bonus_points ->
    [one] { $bonus_points } point
   *[other] { $bonus_points } points
}, et elle compte pour le contrat.
axis-call-nest-card = { $call_nest_card ->
    [alone] Le preneur peut appeler une carte qui est au nid ; il joue alors seul contre trois.
   *[forbidden] Le preneur ne doit pas appeler une carte qui est au nid.
}
axis-call-own-card = { $call_own_card ->
    [alone] Le preneur peut appeler une de ses propres cartes ; il joue alors seul contre trois.
   *[forbidden] Le preneur ne doit pas appeler une de ses propres cartes.
}
axis-discard-counters = { $discard_counters ->
    [free] On peut écarter des cartes à points.
    [forbidden] Il est interdit d’écarter des cartes à points.
    [one_small] On peut écarter au plus une carte à points, un 5 ou un 10.
   *[face_up] On peut écarter des cartes à points, mais face visible.
}
axis-discard-shortfall = { $discard_shortfall ->
    [free_announced] Si le preneur a trop peu d’autres cartes, n’importe quelles cartes à points complètent le nid, et leur nombre est annoncé.
    [trump_counters_only] Si le preneur a trop peu d’autres cartes, les cartes à points de la couleur d’atout complètent d’abord le nid.
   *[redeal] Si le preneur a trop peu d’autres cartes, on redonne.
}
axis-discard-trump = { $discard_trump ->
    [free] On peut écarter des atouts.
    [face_up] On peut écarter des atouts, mais face visible.
    [announced] On peut écarter des atouts, mais le preneur dit combien.
   *[forbidden_if_avoidable] Il est interdit d’écarter des atouts tant que le preneur a d’autres cartes.
}
axis-first-bidder = { $first_bidder ->
    [left_of_dealer] Le joueur à gauche du donneur parle le premier.
   *[dealer] Le donneur parle le premier.
}
axis-first-lead = { $first_lead ->
    [left_of_dealer] Le joueur à gauche du donneur entame le premier pli.
    [left_of_declarer] Le joueur à gauche du preneur entame le premier pli.
    [declarer] Le preneur entame le premier pli.
    [declarer_chooses] Le preneur dit qui entame le premier pli : lui-même ou le joueur à sa gauche.
   *[dealer] Le donneur entame le premier pli.
}
axis-go-out = { $go_out ->
    [any_hand] N’importe quelle donne peut terminer la partie.
   *[made_bid] Un camp ne peut atteindre { $target } que dans une donne où il réussit son propre contrat.
}
axis-hand = Chacun reçoit { $hand } cartes ; il y a donc { $hand } plis.
axis-hands = La partie s’arrête au plus tard après { $hands ->
    [one] { $hands } donne
   *[other] { $hands } donnes
} ; le score le plus haut l’emporte.
axis-hold-partner = { $hold_partner ->
    [off] Personne ne peut tenir l’enchère de son partenaire : on passe ou on enchérit.
   *[once] Une fois par donne, vous pouvez tenir quand l’enchère est à votre partenaire : sans passer ni enchérir, vous restez dans les enchères. Si les deux adversaires sont sortis, cela les clôt.
}
axis-jump-bids = { $jump_bids ->
    [yes] On peut enchérir plus haut que le palier suivant.
   *[no] Une enchère est toujours le palier suivant.
}
axis-made-score = { $made_score ->
    [bid] Un camp qui réussit son contrat marque son enchère, quoi qu’il prenne en plus.
   *[captured] Un camp qui réussit son contrat marque tout ce qu’il prend.
}
axis-max-bid = La plus haute enchère est { $max_bid }.
axis-mercy-lead = La partie s’arrête dès que quelqu’un a { $mercy_lead } points d’avance, et il la gagne.
axis-mercy-low = La partie s’arrête dès qu’un score tombe à moins { $mercy_low } ; le score le plus haut l’emporte.
axis-min-bid = La plus basse enchère est { $min_bid }.
axis-misdeal = { $misdeal ->
    [off] Personne ne peut demander une nouvelle donne.
   *[no_counters] Qui n’a aucune carte à points peut demander une nouvelle donne au lieu de sa première annonce, sauf si une carte à points est visible au nid ; le même donneur redonne.
}
axis-moon = { $moon ->
    [off] Personne ne peut annoncer la lune.
    [fixed] La lune dépasse toute enchère et clôt les enchères : elle promet tous les points de la donne.
   *[game] La lune dépasse toute enchère et clôt les enchères : elle promet tous les points de la donne, et gagne ou perd la partie.
}
axis-moon-points = Une lune rapporte { $moon_points } points si elle est réussie et en coûte autant si elle est manquée.
axis-most-tricks-tie = { $most_tricks_tie ->
    [none] Si les deux camps font autant de plis, personne ne reçoit la prime.
    [defenders] Si les deux camps font autant de plis, la défense reçoit la prime.
   *[split] Si les deux camps font autant de plis, ils se partagent la prime.
}
axis-nest = { $nest ->
    [0] Il n’y a pas de nid.
    [one] { $nest } carte forme le nid ; le preneur la ramasse et en écarte { $nest }.
   *[other] { $nest } cartes forment le nid ; le preneur les ramasse et en écarte { $nest }.
}
axis-nest-owner = { $nest_owner ->
    [last_trick] Qui fait le dernier pli prend les cartes à points du nid.
   *[declarer] Les cartes à points du nid reviennent au camp du preneur.
}
axis-nest-visibility = { $nest_visibility ->
    [hidden] Seul le preneur voit le nid.
    [top_card] La carte du dessus du nid est visible pendant les enchères.
   *[all] Tout le monde voit le nid avant que le preneur écarte.
}
axis-one = { $one ->
    [absent] Il n’y a pas de 1.
    [high] Le 1 est la plus forte carte de sa couleur.
   *[low] Le 1 est la plus faible carte de sa couleur.
}
axis-one-points = { $one_points ->
    [0] Les 1 ne comptent rien.
    [one] Chaque 1 compte { $one_points } point.
   *[other] Chaque 1 compte { $one_points } points.
}
axis-ranks = { $ranks ->
    [five_up] Chaque couleur va de 5 à 14 ; chaque 5 compte 5 points, chaque 10 et chaque { $ten_point_card ->
        [thirteen] 13
       *[fourteen] 14
    } en compte 10.
    [one_and_five_up] Chaque couleur a le 1 et va de 5 à 14 ; chaque 5 compte 5 points, chaque 10 et chaque { $ten_point_card ->
        [thirteen] 13
       *[fourteen] 14
    } en compte 10.
   *[all] Chaque couleur va de 1 à 14 ; chaque 5 compte 5 points, chaque 10 et chaque { $ten_point_card ->
        [thirteen] 13
       *[fourteen] 14
    } en compte 10.
}
axis-red-one = { $red_one ->
    [yes] Le 1 rouge est l’atout le plus fort, quelle que soit la couleur d’atout.
   *[no] Le 1 rouge n’est pas une carte spéciale.
}
axis-red-one-free-play = { $red_one_free_play ->
    [yes] Le 1 rouge peut se jouer à tout moment, même quand vous pourriez fournir.
   *[no] Le 1 rouge n’a aucun privilège : il se joue comme tout autre atout.
}
axis-red-one-points = Le 1 rouge compte { $red_one_points ->
    [one] { $red_one_points } point.
   *[other] { $red_one_points } points.
}
axis-revoke = { $revoke ->
    [block] Une carte qui devrait fournir et ne fournit pas ne peut pas être jouée.
    [lose_bid] Une renonce peut être reprise jusqu’à ce que le pli suivant soit ramassé ; ensuite la donne s’arrête, le camp fautif perd l’enchère et l’autre marque ce qu’il a pris.
   *[flat_100] Une renonce peut être reprise jusqu’à ce que le pli suivant soit ramassé ; ensuite la donne s’arrête, le camp fautif perd 100 points et l’autre en marque 100.
}
axis-score-cap = { $score_cap ->
    [0] Dans toute autre donne, un score s’arrête un palier d’enchère au-dessous de { $target }.
   *[other] Dans toute autre donne, un score s’arrête à { $score_cap }.
}
axis-stop-at-max = { $stop_at_max ->
    [yes] Une enchère de { $max_bid } clôt les enchères.
   *[no] Les enchères continuent après une enchère de { $max_bid }, jusqu’à ce que les autres aient passé.
}
axis-sweep-points = Qui fait tous les plis reçoit { $sweep_points ->
    [one] { $sweep_points } point de plus, qui compte
   *[other] { $sweep_points } points de plus, qui comptent
} pour le contrat.
axis-target = La partie se gagne à { $target } points.
axis-teams = { $teams ->
    [fixed] Les partenaires sont assis face à face.
   *[called] Le preneur appelle une carte, et qui la détient est son partenaire pour la donne.
}
axis-ten-point-card = { $ten_point_card ->
    [thirteen] Le 13 de chaque couleur compte 10 points, et le 14 ne compte rien.
   *[fourteen] Le 14 de chaque couleur compte 10 points.
}
axis-tie = { $tie ->
    [extra_hand] Si les scores sont égaux à la fin de la partie, une donne de plus décide.
   *[declarer_wins] Si les scores sont égaux à la fin de la partie, le camp du preneur gagne.
}
axis-trump-choice = { $trump_choice ->
    [colors] Le preneur choisit l’une des quatre couleurs.
    [no_trump] Le preneur peut choisir sans-atout au lieu d’une couleur{ $special_trumps ->
        [0]  : la plus forte carte de la couleur demandée fait le pli.
       *[other]  : on ne peut alors couper qu’avec { CARDS($special_trump_cards, form: "the", join: "or") }, une couleur à part.
    }
   *[no_trump_or_low] Le preneur peut choisir sans-atout au lieu d’une couleur, ou sans-atout inversé : pas d’atout, et l’ordre des cartes est renversé.
}
axis-trump-naming = { $nest ->
    [0] Le preneur choisit l’atout après les enchères.
   *[other] { $trump_naming ->
        [after_discard] Le preneur choisit l’atout après avoir écarté.
        [before_discard] Le preneur choisit l’atout avant d’écarter.
       *[before_nest] Le preneur choisit l’atout avant de ramasser le nid.
    }
}
