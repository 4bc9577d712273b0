# Une donne en dessin, parcourue pas à pas, disposée à la main, et transmise.

## Le dessin

ui-cell-bid = { $number } ({ SEAT($seat) })
ui-cell-fact = { $name } : { $what }

## Parcourir une donne

ui-choice-taken = { $label }. C’est ce qui a été fait
ui-control-close = Retour à la table
ui-control-close-title = Quitter cette donne et revenir où vous étiez
ui-control-goto = Y aller
ui-control-goto-title = Aller à ce moment
ui-control-line = Variante
ui-control-line-title = Montrer cette variante
ui-control-onward = Choix du tuteur
ui-control-onward-title = Continuer avec ce que le tuteur choisirait
ui-control-play-here = Jouer d’ici
ui-control-play-here-title = Prendre les cartes de Sud et continuer à partir de ce moment
ui-control-seat = Vu de
ui-control-seat-title = Quelle place est en bas de la table
ui-control-study = Pas à pas
ui-control-study-title = Revoir cette donne carte par carte et essayer d’autres cartes
ui-line-played = Telle qu’elle a été jouée
ui-notice-one-seat = On ne connaît ici que les cartes d’une place. Disposez les quatre mains pour jouer plus loin.
ui-notice-one-seat-title = Les cartes d’une seule place
ui-study-note = Choisissez une autre carte, annonce ou couleur pour voir ce qui s’ensuit. La donne telle qu’elle a été jouée reste.
ui-study-note-one = Seules les cartes de cette place sont connues : on ne peut pas jouer plus loin. Le tuteur dit ce qu’il pense de chaque choix.
ui-study-note-play = Vous continuez une donne que vous avez parcourue.
ui-study-title = Pas à pas

## La langue

language-name = Français
ui-control-language = Langue
ui-control-language-title = La langue de la table

## Transmettre une donne

ui-control-print = Imprimer
ui-control-print-title = La donne en diagramme avec ses notes, à imprimer
ui-control-save-hand = Enregistrer la donne
ui-control-save-hand-title = Garder cette donne dans un fichier
ui-control-share = Lien
ui-control-share-title = Un lien qui ramène cette donne ; tant qu’elle se joue, ce que vous en voyez
ui-link-text = Le lien vers cette donne

## Disposer une position

ui-control-setup = Disposer
ui-control-setup-ask = Demander au tuteur
ui-control-setup-ask-title = Mettre cette position sur la table
ui-control-setup-clear = Vider
ui-control-setup-clear-title = Vider tous les champs
ui-control-setup-title = Disposer une position, ou coller un enregistrement ou un lien
ui-setup-all = Les quatre mains
ui-setup-card = { CARD($card) } : { $where }
ui-setup-count = { $count } sur { $need }
ui-setup-faults = Cela ne se peut pas encore
ui-setup-field = { $field ->
    [game] Jeu
    [dealer] Donneur
    [seen] Cartes connues
    [declarer] Preneur
    [bid] Enchère
    [trump] Atout
    [auction] Enchères, s’il importe de savoir qui a dit quoi
    [discard] Écart du preneur
    [play] Plis, un par ligne : qui entame, puis les cartes
   *[paste] Ou coller un enregistrement ou un lien
}
ui-setup-note = Choisissez une place, puis touchez des cartes ou faites-les glisser, ou écrivez-les : R14 est le 14 rouge, Rook l’oiseau. Si l’on ne connaît que les cartes d’une place, laissez les autres vides.
ui-setup-pack = Le paquet
