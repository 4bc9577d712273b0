# Taisyklės. rule-<id> – taisyklė, kuria veiksmas remiasi arba kurią pažeidžia (.source – vieta žaidimo taisyklėse);
# illegal-<reason> – kodėl veiksmas neleidžiamas ir ką galima daryti; axis-<name> – ką sako viena žaidimo taisyklė.

## Rules that actions rest on

rule-baby-rook-is-trump = Juoda 2 yra koziris.
    .source = { GAME($game) }: juoda 2
rule-bird-any-time = { CARD($bird, form: "acc") } galima dėti bet kada, net kai galėtumėte dėti į spalvą.
    .source = { GAME($game) }: paukštis
rule-bird-forced = Pradėta koziriu, o { CARD($bird) } – vienintelis jūsų koziris, todėl jį privalote dėti.
    .source = { GAME($game) }: paukštis
rule-bird-is-trump = { CARD($bird) } yra koziris.
    .source = { GAME($game) }: paukštis
rule-bird-not-forced = Kai pradėta koziriu, { CARD($bird, form: "acc") } galite pasilikti rankoje, net jei tai vienintelis jūsų koziris.
    .source = { GAME($game) }: paukštis
rule-call-card = Deklarantas pasako kortą; kas ją turi, tas žaidžia kaip deklaranto partneris.
    .source = { GAME($game) }: partnerio kvietimas
rule-choose-leader = Deklarantas pasako, kas pradeda pirmąjį kirtį: jis pats ar žaidėjas jam iš kairės.
    .source = { GAME($game) }: žaidimas
rule-counters-barred = Taškinių kortų į lizdą atidėti negalima.
    .source = { GAME($game) }: lizdas
rule-discard-count = Deklarantas atideda tiek kortų, kiek jų buvo lizde.
    .source = { GAME($game) }: lizdas
rule-discard-free = Deklarantas gali atidėti bet { $nest ->
    [one] kurią { $nest } kortą.
    [few] kurias { $nest } kortas.
   *[other] kurias { $nest } kortų.
}
    .source = { GAME($game) }: lizdas
rule-follow-color = Privalote dėti pradėtos spalvos kortą, jei jos turite.
    .source = { GAME($game) }: žaidimas
rule-follow-trump = Pradėta koziriu: privalote dėti kozirį, jei jo turite.
    .source = { GAME($game) }: žaidimas
rule-higher-bid = Kiekvienas siūlymas turi būti didesnis už ankstesnį; siūloma kas { $step }.
    .source = { GAME($game) }: varžytuvės
rule-hold-partner = Kartą per dalijimą, kol didžiausias siūlymas yra partnerio, galite laikyti: nieko nesiūlote ir liekate varžytuvėse.
    .source = { GAME($game) }: varžytuvės
rule-lead-any = Kas pradeda kirtį, gali eiti bet kuria korta.
    .source = { GAME($game) }: žaidimas
rule-maximum-bid = { $max } – didžiausias galimas siūlymas.
    .source = { GAME($game) }: varžytuvės
rule-minimum-bid = Pirmas siūlymas – { $min } arba daugiau.
    .source = { GAME($game) }: varžytuvės
rule-misdeal = Kas neturi nė vienos taškinės kortos, gali vietoj pirmojo savo šūkio prašyti naujų kortų.
    .source = { GAME($game) }: varžytuvės
rule-name-trump = { $trump_choice ->
    [colors] Deklarantas koziriu skelbia bet kurią spalvą.
    [no_trump] Deklarantas koziriu skelbia bet kurią spalvą arba žaidimą be kozirio.
   *[no_trump_or_low] Deklarantas koziriu skelbia bet kurią spalvą, žaidimą be kozirio arba „žemas“.
}
    .source = { GAME($game) }: koziris
rule-pass-is-final = Pasuoti galite bet kada; pasavę į šias varžytuves nebegrįžtate.
    .source = { GAME($game) }: varžytuvės
rule-red-one-any-time = Raudoną 1 galima dėti bet kada, net kai galėtumėte dėti į spalvą.
    .source = { GAME($game) }: raudona 1
rule-red-one-is-trump = Raudona 1 yra koziris.
    .source = { GAME($game) }: raudona 1
rule-revoke = Kas gali dėti į spalvą, privalo; korta, dėta ne į spalvą, kai į ją dėti buvo galima, yra renonsas.
    .source = { GAME($game) }: žaidimas
rule-shoot-moon = Mėnulis – pažadas surinkti visus dalijimo taškus; didesnio siūlymo nėra, ir juo varžytuvės baigiasi.
    .source = { GAME($game) }: varžytuvės
rule-trumps-barred = Kozirių atidėti negalima, kol turite kitų kortų.
    .source = { GAME($game) }: lizdas
rule-turn-order = Žaidžiama pagal laikrodžio rodyklę: kiekvienas savo eile deda savo kortą.
    .source = { GAME($game) }: žaidimas
rule-void-plays-any = Pradėtos spalvos neturite, todėl galite dėti bet kurią kortą.
    .source = { GAME($game) }: žaidimas

## Refused actions

illegal-above-maximum = Didžiausias siūlymas yra { $limit }.
illegal-below-minimum = Mažiausias siūlymas yra { $limit }.
illegal-counter-in-hand = Turite { CARDS($must_play, form: "acc") }: iš naujo dalijama tik tada, kai rankoje nėra taškinių kortų.
illegal-counter-in-nest = Taškinių kortų į lizdą dėti negalima: rinkitės iš { CARDS($must_play, form: "gen") }.
illegal-counter-turned = Lizde guli atversta taškinė korta, todėl prašyti naujų kortų niekas negali.
illegal-discard-size = Atidėkite lygiai { $limit ->
    [one] { $limit } kortą.
    [few] { $limit } kortas.
   *[other] { $limit } kortų.
}
illegal-hand-is-over = Dalijimas baigtas.
illegal-hand-unseen = Savo kortų dar nematėte.
illegal-held-already = Šiame dalijime jau kartą laikėte: pasuokite arba siūlykite.
illegal-must-follow = { $led ->
    [trump] Pradėta koziriu: privalote dėti { CARDS($must_play, form: "one-acc", join: "or") }.
   *[color] Pradėta { COLOR($led_color, form: "ins") } spalva: privalote dėti { CARDS($must_play, form: "one-acc", join: "or") }.
}
illegal-nest-card-called = Tą kortą atidėjote: pasakykite kitą.
illegal-no-jump-bids = Kitas siūlymas turi būti { $limit }.
illegal-no-revoke = Ta korta dedama į spalvą: taisyti nėra ko.
illegal-no-such-call = Tokio šūkio šiame žaidime nėra.
illegal-not-a-leader = Pirmąjį kirtį galite pradėti tik jūs arba žaidėjas jums iš kairės.
illegal-not-a-step = Siūloma kas { $limit }.
illegal-not-first-call = Prašyti naujų kortų galima tik vietoj pirmojo savo šūkio.
illegal-not-higher = Turite siūlyti { $limit } arba daugiau.
illegal-not-in-pack = Tos kortos šiame žaidime nėra.
illegal-not-your-card = Tos kortos neturite.
illegal-not-your-turn = Dabar ne jūsų eilė.
illegal-one-small-counter = Į lizdą galima atidėti daugiausia vieną taškinę kortą – 5 arba 10.
illegal-only-trump-counters = Iš taškinių kortų į lizdą galima atidėti tik kozirius.
illegal-others-before-counters = Taškines kortas į lizdą galima atidėti tik tada, kai ten jau yra visos kitos jūsų kortos.
illegal-own-card-called = Ta korta jūsų rankoje: pasakykite kitą.
illegal-partner-not-high = Laikyti galite tik tol, kol didžiausias siūlymas yra partnerio.
illegal-trump-in-nest = Kozirių į lizdą dėti negalima: rinkitės iš { CARDS($must_play, form: "gen") }.
illegal-trump-not-offered = Šiame žaidime to skelbti negalima.
illegal-wrong-phase = Dabar negalima.

## Where the rules come from

rules-between-sources = {"; "}
rules-departures = Kur šaltiniai tyli ar nesutaria, sprendė ši programa; jos taisyklių knygoje tai punktai { $departures }.
rules-house = Su savomis namų taisyklėmis.
rules-house-game = Namų taisyklės; pagrindas – { GAME($base) }.
rules-section-auction = Varžytuvės
rules-section-cards = Kortos ir žaidėjai
rules-section-match = Partija
rules-section-nest = Lizdas ir koziris
rules-section-play = Žaidimas
rules-section-score = Taškai
rules-sources = Šaltiniai: { $sources }.
rules-title = { GAME($game) }: { $cards ->
    [one] { $cards } korta
    [few] { $cards } kortos
   *[other] { $cards } kortų
}, dalijime { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
}

source-bgg1 = pastaba apie spausdintą knygelę ir žaidimą be Kovo
source-bre = Kentukio apygardos mugės turnyro taisyklės
source-dix = Dixie Rook taisyklės
source-has = leidėjo 2010 m. lankstinukas
source-khr = viešas Vakarų Kentukio žaidimo taisyklių rinkinys
source-lam = laiškas apie Rook žaidimų šeimą
source-liq = senesnis enciklopedijos straipsnis apie oficialius žaidimus
source-marv = atvirojo kodo Rook programos taisyklės
source-mus = 1963 m. Rook kortų rinkinys muziejuje
source-pag = „Pagat“ kortų žaidimų taisyklių rinkinys
source-pri = Prinstono taisyklės
source-pwi = viešas kortų žaidimų taisyklių rinkinys
source-rg = rookgame.com taisyklės
source-rgv = rookgame.com variantai
source-s-en = Rook, Kentucky Rook ir Call Partner taisyklės anglų kalba
source-s-fr = CrowsNest taisyklės prancūzų kalba
source-s-lt = CrowsNest taisyklės lietuvių kalba
source-smi = Tenesio muziejaus turnyro taisyklės
source-wm = prabangaus leidimo knygelė

## One sentence for each rule of a game. All rules of the game are there as $names.

axis-all-pass = { $all_pass ->
    [redeal_same] Jei visi pasuoja, iš naujo dalija tas pats dalytojas.
    [redeal_next] Jei visi pasuoja, dalija kitas žaidėjas.
   *[dealer_forced_min] Jei kiti trys pasuoja, dalytojas privalo žaisti už { $min_bid }.
}
axis-baby-rook = { $baby_rook ->
    [black_2] Juoda 2 yra koziris, kad ir kuri spalva būtų kozirinė, iškart po { CARD($bird_card, form: "gen") }.
   *[none] Juoda 2 nėra ypatinga korta.
}
axis-baby-rook-points = Juoda 2 duoda { $baby_rook_points } { $baby_rook_points ->
    [one] tašką.
    [few] taškus.
   *[other] taškų.
}
axis-bid-step = Siūlymai yra skaičiaus { $bid_step } kartotiniai.
axis-bird = { $bird ->
    [none] Paukščio kaladėje nėra.
   *[other] Kaladėje yra { CARD($bird_card) }.
}
axis-bird-forced-on-trump-lead = { $bird_forced_on_trump_lead ->
    [yes] Kai pradėta koziriu, o { CARD($bird_card) } – vienintelis jūsų koziris, jį privalote dėti.
   *[no] Kai pradėta koziriu, { CARD($bird_card, form: "acc") } galite pasilikti, net jei tai vienintelis jūsų koziris.
}
axis-bird-free-play = { $bird_free_play ->
    [yes] { CARD($bird_card, form: "acc") } galima dėti bet kada, net kai galėtumėte dėti į spalvą.
   *[no] { CARD($bird_card, form: "ins") } žaidžiama kaip bet kuriuo kitu koziriu, be jokių privilegijų.
}
axis-bird-points = { CARD($bird_card) } duoda { $bird_points } { $bird_points ->
    [one] tašką.
    [few] taškus.
   *[other] taškų.
}
axis-bird-rank = { $bird_rank ->
    [high] { CARD($bird_card) } yra aukščiausias koziris{ $red_one ->
        [yes] {" "}po raudonos 1.
       *[no] {"."}
    }
    [low] { CARD($bird_card) } yra žemiausias koziris.
    [ten_and_half] { CARD($bird_card) } yra koziris tarp 10 ir 11.
   *[twelve_and_half] { CARD($bird_card) } yra koziris tarp 12 ir 13.
}
axis-blind-bid = { $blind_bid ->
    [off] Prieš varžytuves kiekvienas mato savo kortas.
   *[bird_turned] Kai atversta lizdo korta yra { CARD($bird_card) }, iki varžytuvių pabaigos niekas nemato savo kortų.
}
axis-bonus = { $bonus ->
    [none] Premijos nėra: taškus duoda tik kortos.
    [last_trick] Kas paima paskutinį kirtį, gauna premiją.
   *[most_tricks] Kas paima daugiausia kirčių, gauna premiją.
}
axis-bonus-points = Premija – { $bonus_points } { $bonus_points ->
    [one] taškas
    [few] taškai
   *[other] taškų
}, ir ji įskaitoma į siūlymą.
axis-call-nest-card = { $call_nest_card ->
    [alone] Deklarantas gali pasakyti lizde esančią kortą; tada jis žaidžia vienas prieš tris.
   *[forbidden] Lizde esančios kortos deklarantas pasakyti negali.
}
axis-call-own-card = { $call_own_card ->
    [alone] Deklarantas gali pasakyti savo paties kortą; tada jis žaidžia vienas prieš tris.
   *[forbidden] Savo paties kortos deklarantas pasakyti negali.
}
axis-discard-counters = { $discard_counters ->
    [free] Taškines kortas atidėti galima.
    [forbidden] Taškinių kortų atidėti negalima.
    [one_small] Galima atidėti daugiausia vieną taškinę kortą – 5 arba 10.
   *[face_up] Taškines kortas atidėti galima, bet atverstas.
}
axis-discard-shortfall = { $discard_shortfall ->
    [free_announced] Jei deklarantas turi per mažai kitų kortų, lizdą papildyti gali bet kurios taškinės kortos, o jų skaičius pasakomas.
    [trump_counters_only] Jei deklarantas turi per mažai kitų kortų, lizdą pirmiausia papildo taškinės kozirinės spalvos kortos.
   *[redeal] Jei deklarantas turi per mažai kitų kortų, kortos dalijamos iš naujo.
}
axis-discard-trump = { $discard_trump ->
    [free] Kozirius atidėti galima.
    [face_up] Kozirius atidėti galima, bet atverstus.
    [announced] Kozirius atidėti galima, bet deklarantas pasako, kiek jų.
   *[forbidden_if_avoidable] Kozirių atidėti negalima, kol deklarantas turi kitų kortų.
}
axis-first-bidder = { $first_bidder ->
    [left_of_dealer] Pirmas kalba žaidėjas dalytojui iš kairės.
   *[dealer] Pirmas kalba dalytojas.
}
axis-first-lead = { $first_lead ->
    [left_of_dealer] Pirmąjį kirtį pradeda žaidėjas dalytojui iš kairės.
    [left_of_declarer] Pirmąjį kirtį pradeda žaidėjas deklarantui iš kairės.
    [declarer] Pirmąjį kirtį pradeda deklarantas.
    [declarer_chooses] Deklarantas pasako, kas pradeda pirmąjį kirtį: jis pats ar žaidėjas jam iš kairės.
   *[dealer] Pirmąjį kirtį pradeda dalytojas.
}
axis-go-out = { $go_out ->
    [any_hand] Partija gali baigtis bet kuriuo dalijimu.
   *[made_bid] Ribą { $target } pusė gali pasiekti tik tame dalijime, kuriame įvykdo savo pačios siūlymą.
}
axis-hand = Kiekvienas gauna { $hand ->
    [one] { $hand } kortą
    [few] { $hand } kortas
   *[other] { $hand } kortų
}, tad kirčių yra { $hand }.
axis-hands = Partija baigiasi vėliausiai po { $hands ->
    [one] { $hands } dalijimo
   *[other] { $hands } dalijimų
}; laimi didžiausias rezultatas.
axis-hold-partner = { $hold_partner ->
    [off] Partnerio siūlymo laikyti negalima: pasuojama arba siūloma.
   *[once] Kartą per dalijimą, kol didžiausias siūlymas yra partnerio, galite laikyti: nei pasuojate, nei siūlote, ir liekate varžytuvėse. Jei abu varžovai jau pasitraukę, varžytuvės tuo baigiasi.
}
axis-jump-bids = { $jump_bids ->
    [yes] Galima siūlyti daugiau, negu reikia kitam žingsniui.
   *[no] Siūlyti galima tik vienu žingsniu daugiau.
}
axis-made-score = { $made_score ->
    [bid] Pusė, įvykdžiusi siūlymą, gauna tiek, kiek siūlė, kad ir kiek surinktų.
   *[captured] Pusė, įvykdžiusi siūlymą, gauna viską, ką surinko.
}
axis-max-bid = Didžiausias siūlymas yra { $max_bid }.
axis-mercy-lead = Partija baigiasi, kai kas nors pirmauja { $mercy_lead ->
    [one] { $mercy_lead } tašku
    [few] { $mercy_lead } taškais
   *[other] { $mercy_lead } taškų
}, ir pirmaujantysis ją laimi.
axis-mercy-low = Partija baigiasi, kai kieno nors rezultatas nukrinta iki minus { $mercy_low }; laimi didžiausias rezultatas.
axis-min-bid = Mažiausias siūlymas yra { $min_bid }.
axis-misdeal = { $misdeal ->
    [off] Naujų kortų prašyti negalima.
   *[no_counters] Kas neturi nė vienos taškinės kortos, gali vietoj pirmojo savo šūkio prašyti naujų kortų, nebent lizde guli atversta taškinė korta; iš naujo dalija tas pats dalytojas.
}
axis-moon = { $moon ->
    [off] Mėnulio skelbti negalima.
    [fixed] Mėnulis yra aukščiau už visus siūlymus ir baigia varžytuves: tai pažadas surinkti visus dalijimo taškus.
   *[game] Mėnulis yra aukščiau už visus siūlymus ir baigia varžytuves: tai pažadas surinkti visus dalijimo taškus; įvykdytas jis laimi partiją, neįvykdytas – pralaimi.
}
axis-moon-points = Už įvykdytą mėnulį pridedama { $moon_points ->
    [one] { $moon_points } taškas
    [few] { $moon_points } taškai
   *[other] { $moon_points } taškų
}, už neįvykdytą tiek pat atimama.
axis-most-tricks-tie = { $most_tricks_tie ->
    [none] Jei abi pusės paima po tiek pat kirčių, premijos niekas negauna.
    [defenders] Jei abi pusės paima po tiek pat kirčių, premiją gauna gynėjai.
   *[split] Jei abi pusės paima po tiek pat kirčių, premija dalijama pusiau.
}
axis-nest = { $nest ->
    [0] Lizdo nėra.
    [one] Lizdą sudaro { $nest } korta; deklarantas ją paima ir { $nest } atideda.
    [few] Lizdą sudaro { $nest } kortos; deklarantas jas paima ir { $nest } atideda.
   *[other] Lizdą sudaro { $nest } kortų; deklarantas jas paima ir { $nest } atideda.
}
axis-nest-owner = { $nest_owner ->
    [last_trick] Kas paima paskutinį kirtį, gauna ir lizde esančias taškines kortas.
   *[declarer] Lizde esančios taškinės kortos tenka deklaranto pusei.
}
axis-nest-visibility = { $nest_visibility ->
    [hidden] Lizdą mato tik deklarantas.
    [top_card] Viršutinė lizdo korta per varžytuves guli atversta.
   *[all] Prieš deklarantui atidedant kortas, lizdą mato visi.
}
axis-one = { $one ->
    [absent] Vienetų nėra.
    [high] 1 yra aukščiausia savo spalvos korta.
   *[low] 1 yra žemiausia savo spalvos korta.
}
axis-one-points = { $one_points ->
    [0] Už vienetus taškų neduodama.
    [one] Kiekvienas vienetas duoda { $one_points } tašką.
    [few] Kiekvienas vienetas duoda { $one_points } taškus.
   *[other] Kiekvienas vienetas duoda { $one_points } taškų.
}
axis-ranks = { $ranks ->
    [five_up] Kiekvienos spalvos kortos – nuo 5 iki 14; kiekviena 5 duoda 5 taškus, kiekviena 10 ir kiekviena { $ten_point_card ->
        [thirteen] 13
       *[fourteen] 14
    } – po 10.
    [one_and_five_up] Kiekvienos spalvos kortos – 1 ir nuo 5 iki 14; kiekviena 5 duoda 5 taškus, kiekviena 10 ir kiekviena { $ten_point_card ->
        [thirteen] 13
       *[fourteen] 14
    } – po 10.
   *[all] Kiekvienos spalvos kortos – nuo 1 iki 14; kiekviena 5 duoda 5 taškus, kiekviena 10 ir kiekviena { $ten_point_card ->
        [thirteen] 13
       *[fourteen] 14
    } – po 10.
}
axis-red-one = { $red_one ->
    [yes] Raudona 1 yra aukščiausias koziris, kad ir kuri spalva būtų kozirinė.
   *[no] Raudona 1 nėra ypatinga korta.
}
axis-red-one-free-play = { $red_one_free_play ->
    [yes] Raudoną 1 galima dėti bet kada, net kai galėtumėte dėti į spalvą.
   *[no] Raudona 1 žaidžiama kaip bet kuriuo kitu koziriu, be jokių privilegijų.
}
axis-red-one-points = Raudona 1 duoda { $red_one_points } { $red_one_points ->
    [one] tašką.
    [few] taškus.
   *[other] taškų.
}
axis-revoke = { $revoke ->
    [block] Dėti ne į spalvą, kai galima dėti į spalvą, neleidžiama.
    [lose_bid] Kortą, dėtą ne į spalvą, kai į ją dėti buvo privaloma, galima atsiimti, kol nepaimtas kitas kirtis; paskui dalijimas baigiamas, suklydusi pusė praranda tiek, kiek buvo siūlyta, o kiti gauna, ką surinko.
   *[flat_100] Kortą, dėtą ne į spalvą, kai į ją dėti buvo privaloma, galima atsiimti, kol nepaimtas kitas kirtis; paskui dalijimas baigiamas, suklydusi pusė praranda 100 taškų, o kiti gauna 100.
}
axis-score-cap = { $score_cap ->
    [0] Kituose dalijimuose rezultatas sustoja vienu siūlymo žingsniu žemiau { $target }.
   *[other] Kituose dalijimuose rezultatas sustoja ties { $score_cap }.
}
axis-stop-at-max = { $stop_at_max ->
    [yes] Siūlymas { $max_bid } baigia varžytuves.
   *[no] Po siūlymo { $max_bid } varžytuvės tęsiasi, kol kiti pasuoja.
}
axis-sweep-points = Kas paima visus kirčius, gauna dar { $sweep_points ->
    [one] { $sweep_points } tašką, ir jis įskaitomas
    [few] { $sweep_points } taškus, ir jie įskaitomi
   *[other] { $sweep_points } taškų, ir jie įskaitomi
} į siūlymą.
axis-target = Partija laimima surinkus { $target ->
    [one] { $target } tašką.
    [few] { $target } taškus.
   *[other] { $target } taškų.
}
axis-teams = { $teams ->
    [fixed] Partneriai sėdi vienas priešais kitą.
   *[called] Deklarantas pasako kortą, ir kas ją turi, tas tame dalijime yra deklaranto partneris.
}
axis-ten-point-card = { $ten_point_card ->
    [thirteen] Kiekvienos spalvos 13 duoda 10 taškų, o 14 – nieko.
   *[fourteen] Kiekvienos spalvos 14 duoda 10 taškų.
}
axis-tie = { $tie ->
    [extra_hand] Jei partijos pabaigoje rezultatai lygūs, lemia dar vienas dalijimas.
   *[declarer_wins] Jei partijos pabaigoje rezultatai lygūs, laimi deklaranto pusė.
}
axis-trump-choice = { $trump_choice ->
    [colors] Deklarantas skelbia vieną iš keturių spalvų.
    [no_trump] Vietoj spalvos deklarantas gali skelbti žaidimą be kozirio{ $special_trumps ->
        [0] : kirtį ima aukščiausia pradėtos spalvos korta.
       *[other] : tada koziriu muša tik { CARDS($special_trump_cards) }, kaip atskira spalva.
    }
   *[no_trump_or_low] Vietoj spalvos deklarantas gali skelbti žaidimą be kozirio arba „žemas“: kozirio nėra, o kortų vyresnumas apverstas.
}
axis-trump-naming = { $nest ->
    [0] Kozirį deklarantas skelbia po varžytuvių.
   *[other] { $trump_naming ->
        [after_discard] Kozirį deklarantas skelbia atidėjęs kortas.
        [before_discard] Kozirį deklarantas skelbia prieš atidėdamas kortas.
       *[before_nest] Kozirį deklarantas skelbia prieš paimdamas lizdą.
    }
}
