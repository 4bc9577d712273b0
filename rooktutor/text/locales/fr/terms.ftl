# Le glossaire : chaque mot du jeu, sous le nom qu’il porte dans le code.
# pli (trick), atout (trump), couleur, fournir (follow), entamer (lead), couper (to trump), écart (discard), nid (nest),
# enchère (bid), preneur (declarer), contrat, chute (set), carte à points (counter), donne (hand), renonce (revoke),
# répartition (layout), camp (side). Les cartes sont au masculin (le 8 noir, le Corbeau), les places sans article.

## Cards

# "the" met l’article, "de" et "au" le contractent, "your" met le possessif, "start" commence une phrase.
card = { $rank } { COLOR($color) }
    .au = au { $rank } { COLOR($color) }
    .de = du { $rank } { COLOR($color) }
    .start = Le { $rank } { COLOR($color) }
    .the = le { $rank } { COLOR($color) }
    .your = votre { $rank } { COLOR($color) }
card-crow = Corbeau
    .au = au Corbeau
    .de = du Corbeau
    .start = Le Corbeau
    .the = le Corbeau
    .your = votre Corbeau
# Un nombre dans une liste de cartes d’une couleur : « le 5, le 7 et le 14 rouges ».
card-rank = { $rank }
    .au = au { $rank }
    .de = du { $rank }
    .the = le { $rank }
    .your = votre { $rank }
card-rook = Rook
    .au = au Rook
    .de = du Rook
    .start = Le Rook
    .the = le Rook
    .your = votre Rook
# "or" : « le 8 ou le 13 rouge », au singulier.
cards-of-color = { $ranks } { COLOR($color, form: "plural") }
    .or = { $ranks } { COLOR($color) }
# Au masculin, comme « un 8 » ; "de" suit « plus » ou « à court », "plural" s’accorde avec « les 5 et 14 ».
color-black = noir
    .de = de noir
    .plural = noirs
    .start = Noir
color-green = vert
    .de = de vert
    .plural = verts
    .start = Vert
color-low = sans-atout inversé
    .start = Sans-atout inversé
color-none = sans-atout
    .start = Sans-atout
color-red = rouge
    .de = de rouge
    .plural = rouges
    .start = Rouge
color-yellow = jaune
    .de = de jaune
    .plural = jaunes
    .start = Jaune

letter-black = N
letter-green = V
letter-red = R
letter-yellow = J

## Seats and sides

party-east = Est
    .de = d’Est
party-ew = Est-Ouest
    .de = d’Est-Ouest
party-none = personne
    .de = de personne
party-north = Nord
    .de = de Nord
party-ns = Nord-Sud
    .de = de Nord-Sud
party-south = Sud
    .de = de Sud
party-west = Ouest
    .de = d’Ouest
seat-east = Est
    .de = d’Est
seat-north = Nord
    .de = de Nord
seat-south = Sud
    .de = de Sud
seat-west = Ouest
    .de = d’Ouest

## Games

game-breckinridge = Tournoi du comté de Breckinridge
game-buckeye = Buckeye
game-call-partner = Call Partner
game-crowsnest = CrowsNest
game-crowsnest-no-crow = CrowsNest sans le Corbeau
game-kentucky-discard = Kentucky Discard
game-kentucky-discard-original = Kentucky Discard sans le Rook
game-kentucky-rook = Kentucky Rook
game-low-ones-57 = Rook avec des 1 faibles qui comptent
game-one-high = 1-High Partnership
game-one-high-56 = 1-High sans le Rook
game-partnership = Partnership Rook
game-red-one = The Red 1
game-tennessee-red-one = Tournoi Red 1 du Tennessee
game-western-red-one = Red 1 de l’ouest du Kentucky

## Words of the game

term-auction = enchères
term-bid = enchère
term-bird = oiseau
term-bonus = prime
term-call = annonce
term-captured = points pris
term-color = couleur
term-contract = contrat
term-counter = carte à points
term-dealer = donneur
term-declarer = preneur
term-defenders = défenseurs
term-discard = écart
term-follow = fournir
term-hand = donne
term-lead = entame
term-made = réussi
term-nest = nid
term-partner = partenaire
term-pass = passe
term-points = points
term-score = score
term-set = chute
term-side = camp
term-trick = pli
term-trump = atout
term-void = sans carte d’une couleur

## Stages of a hand

phase-auction = Enchères
phase-call = Appel d’un partenaire
phase-discard = Écart
phase-lead = Choix de l’entame
phase-over = Donne terminée
phase-play = Jeu de la carte
phase-trump = Choix de l’atout
