# Žodynėlis: visi žaidimo žodžiai. Pirmiausia verčiamas šis failas.
# Kortos ir spalvos yra moteriškosios giminės: raudona (spalva), raudona 14 (korta).
# Kitos formos:
#     gen, dat, acc, ins   vienaskaitos kilmininkas, naudininkas, galininkas, įnagininkas
#     many, many-ins       daugiskaitos kilmininkas (raudonų) ir įnagininkas (raudonomis)
#     start                sakinio pradžia
#     one-gen, one-acc     kortų sąrašas su „ar“: „raudoną 8 ar 13“, o ne „raudonas 8 ir 13“

## Cards

card = { COLOR($color) } { $rank }
    .gen = { COLOR($color, form: "gen") } { $rank }
    .acc = { COLOR($color, form: "acc") } { $rank }
    .ins = { COLOR($color, form: "ins") } { $rank }
    .start = { COLOR($color, form: "start") } { $rank }
    .start-acc = { COLOR($color, form: "start-acc") } { $rank }
    .one-nom = { COLOR($color) } { $rank }
    .one-gen = { COLOR($color, form: "gen") } { $rank }
    .one-acc = { COLOR($color, form: "acc") } { $rank }
card-crow = Varna
    .gen = Varnos
    .acc = Varną
    .ins = Varna
    .start = Varna
    .start-acc = Varną
    .one-nom = Varna
    .one-gen = Varnos
    .one-acc = Varną
# Skaičius vienos spalvos kortų sąraše.
card-rank = { $rank }
card-rook = Kovas
    .gen = Kovo
    .acc = Kovą
    .ins = Kovu
    .start = Kovas
    .start-acc = Kovą
    .one-nom = Kovas
    .one-gen = Kovo
    .one-acc = Kovą
cards-of-color = { COLOR($color, form: "plural") } { $ranks }
    .gen = { COLOR($color, form: "many") } { $ranks }
    .acc = { COLOR($color, form: "plural-acc") } { $ranks }
    .ins = { COLOR($color, form: "many-ins") } { $ranks }
    .one-nom = { COLOR($color) } { $ranks }
    .one-gen = { COLOR($color, form: "gen") } { $ranks }
    .one-acc = { COLOR($color, form: "acc") } { $ranks }
color-black = juoda
    .gen = juodos
    .acc = juodą
    .ins = juoda
    .plural = juodos
    .plural-acc = juodas
    .many = juodų
    .many-ins = juodomis
    .start = Juoda
    .gen-start = Juodos
    .many-start = Juodų
    .start-acc = Juodą
color-green = žalia
    .gen = žalios
    .acc = žalią
    .ins = žalia
    .plural = žalios
    .plural-acc = žalias
    .many = žalių
    .many-ins = žaliomis
    .start = Žalia
    .gen-start = Žalios
    .many-start = Žalių
    .start-acc = Žalią
color-low = žemos
    .start = Žemos
color-none = be kozirio
    .start = Be kozirio
color-red = raudona
    .gen = raudonos
    .acc = raudoną
    .ins = raudona
    .plural = raudonos
    .plural-acc = raudonas
    .many = raudonų
    .many-ins = raudonomis
    .start = Raudona
    .gen-start = Raudonos
    .many-start = Raudonų
    .start-acc = Raudoną
color-yellow = geltona
    .gen = geltonos
    .acc = geltoną
    .ins = geltona
    .plural = geltonos
    .plural-acc = geltonas
    .many = geltonų
    .many-ins = geltonomis
    .start = Geltona
    .gen-start = Geltonos
    .many-start = Geltonų
    .start-acc = Geltoną

# Raidės mažoms kortoms ant stalo.
letter-black = J
letter-green = Ž
letter-red = R
letter-yellow = G

## Seats and sides

party-east = Rytai
    .gen = Rytų
    .dat = Rytams
party-ew = Rytai ir Vakarai
    .gen = Rytų ir Vakarų
    .dat = Rytams ir Vakarams
party-none = niekas
    .gen = nieko
    .dat = niekam
party-north = Šiaurė
    .gen = Šiaurės
    .dat = Šiaurei
party-ns = Šiaurė ir Pietūs
    .gen = Šiaurės ir Pietų
    .dat = Šiaurei ir Pietums
party-south = Pietūs
    .gen = Pietų
    .dat = Pietums
party-west = Vakarai
    .gen = Vakarų
    .dat = Vakarams
seat-east = Rytai
    .gen = Rytų
    .dat = Rytams
    .acc = Rytus
seat-north = Šiaurė
    .gen = Šiaurės
    .dat = Šiaurei
    .acc = Šiaurę
seat-south = Pietūs
    .gen = Pietų
    .dat = Pietums
    .acc = Pietus
seat-west = Vakarai
    .gen = Vakarų
    .dat = Vakarams
    .acc = Vakarus

## Games

game-breckinridge = Breckinridge apygardos turnyras
game-buckeye = Buckeye
game-call-partner = Call Partner
game-crowsnest = CrowsNest
game-crowsnest-no-crow = CrowsNest be Varnos
game-kentucky-discard = Kentucky Discard
game-kentucky-discard-original = Kentucky Discard be Kovo
game-kentucky-rook = Kentucky Rook
game-low-ones-57 = Rook su žemais taškiniais vienetais
game-one-high = 1-High Partnership
game-one-high-56 = 1-High be Kovo
game-partnership = Partnership Rook
game-red-one = The Red 1
game-tennessee-red-one = Tenesio Red 1 turnyras
game-western-red-one = Vakarų Kentukio Red 1

## Words of the game

term-auction = varžytuvės
term-bid = siūlymas
term-bird = paukštis
term-bonus = premija
term-call = šūkis
term-captured = surinkta
term-color = spalva
term-contract = kontraktas
term-counter = taškinė korta
term-dealer = dalytojas
term-declarer = deklarantas
term-defenders = gynėjai
term-discard = atidėtos kortos
term-follow = dėti į spalvą
term-hand = dalijimas
term-lead = ėjimas
term-made = įvykdyta
term-nest = lizdas
term-partner = partneris
term-pass = pasas
term-points = taškai
term-score = rezultatas
term-set = sužlugdyta
term-side = pusė
term-trick = kirtis
term-trump = koziris
term-void = neturi spalvos

## Stages of a hand

phase-auction = Varžytuvės
phase-call = Partnerio kvietimas
phase-discard = Kortų atidėjimas
phase-lead = Pirmojo ėjimo parinkimas
phase-over = Dalijimas baigtas
phase-play = Žaidimas
phase-trump = Kozirio skelbimas
