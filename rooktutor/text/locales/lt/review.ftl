# Dalijimas dar kartą: ką kiekvienas sprendimas atidavė, kaip galėjo būti žaidžiama, kur gali būti paslėptos kortos.
# $who – „you“, kai ten sėdėjo skaitytojas, kitaip „other“; vieta – $seat.

## What was done. $kind is bid, pass, hold, moon, misdeal, discard, trump, called, leader, lead or play.

review-better = { $kind ->
    [bid] Geriau buvo siūlyti { $amount }.
    [pass] Geriau buvo pasuoti.
    [hold] Geriau buvo laikyti.
    [moon] Geriau buvo skelbti mėnulį.
    [misdeal] Geriau buvo prašyti naujų kortų.
    [discard] Geriau buvo atidėti { CARDS($cards, form: "acc") }.
    [trump] Geriau buvo skelbti { $color ->
        [none] žaidimą be kozirio
        [low] „žemas“
       *[other] { COLOR($color, form: "acc") } koziriu
    }.
    [called] Geriau buvo pasakyti { CARDS($cards, form: "acc") }.
    [leader] Geriau buvo { SEAT($named, form: "gen") } ėjimas.
   *[play] Geriau buvo dėti { CARDS($cards, form: "acc") }.
}
review-did = { $who ->
    [you] { $kind ->
        [bid] Siūlėte { $amount }.
        [pass] Pasavote.
        [hold] Laikėte.
        [moon] Skelbėte mėnulį.
        [misdeal] Prašėte naujų kortų.
        [discard] Atidėjote { CARDS($cards, form: "acc") }.
        [trump] Paskelbėte { $color ->
            [none] žaidimą be kozirio
            [low] „žemas“
           *[other] { COLOR($color, form: "acc") } koziriu
        }.
        [called] Pasakėte { CARDS($cards, form: "acc") }.
        [leader] Pradėti leidote: { SEAT($named) }.
        [lead] Ėjote su { CARDS($cards, form: "ins") }.
       *[play] Dėjote { CARDS($cards, form: "acc") }.
    }
   *[other] { $kind ->
        [bid] { SEAT($seat) } siūlė { $amount }.
        [pass] { SEAT($seat) } pasavo.
        [hold] { SEAT($seat) } laikė.
        [moon] { SEAT($seat) } skelbė mėnulį.
        [misdeal] { SEAT($seat) } prašė naujų kortų.
        [discard] { SEAT($seat) } atidėjo { CARDS($cards, form: "acc") }.
        [trump] { SEAT($seat) } paskelbė { $color ->
            [none] žaidimą be kozirio
            [low] „žemas“
           *[other] { COLOR($color, form: "acc") } koziriu
        }.
        [called] { SEAT($seat) } pasakė { CARDS($cards, form: "acc") }.
        [leader] { SEAT($seat) } leido pradėti: { SEAT($named) }.
        [lead] { SEAT($seat) } ėjo su { CARDS($cards, form: "ins") }.
       *[play] { SEAT($seat) } dėjo { CARDS($cards, form: "acc") }.
    }
}
review-where = { $phase ->
    [auction] Varžytuvės
    [call] Partnerio kvietimas
    [discard] Kortų atidėjimas
    [lead] Pirmojo ėjimo pasirinkimas
    [trump] Kozirio skelbimas
   *[play] Kirtis { $trick }
}

## What it gave away, on what the seat could know. $points is rounded; $before and $after are times in 100.

review-cost = Vidutiniškai tai kainavo { $points ->
    [0] mažiau nei tašką.
    [one] { $points } tašką.
    [few] { $points } taškus.
   *[other] { $points } taškų.
}
review-cost-make = Pasirinkus geriausiai, kontraktas įvykdomas { NUMBER($before) } iš 100 kartų, o taip – { NUMBER($after) }.
review-cost-match = Pasirinkus geriausiai, partija laimima { NUMBER($before) } iš 100 kartų, o taip – { NUMBER($after) }.
review-cost-set = Pasirinkus geriausiai, kontraktas sužlugdomas { NUMBER($before) } iš 100 kartų, o taip – { NUMBER($after) }.
review-settled = Kontrakto likimas jau buvo aiškus: likę buvo tik taškai.
review-spared = Bet kas kita vidutiniškai būtų kainavę bent { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
   *[other] { $points } taškų
}.
slip-blunder = Grubi klaida
slip-doubtful = Abejotina
slip-found = Vienintelis geras pasirinkimas
slip-missed-set = Leista įvykdyti
slip-mistake = Klaida
slip-none = Nieko neatiduota
slip-threw-contract = Kontraktas paleistas

## With all hands open, which nobody at the table could know

review-open-gain = Atvėrus visų keturių kortas, geriau buvo dėti { CARDS($cards, form: "one-acc", join: "or") }: tai duoda { $points ->
    [one] { $points } tašku
    [few] { $points } taškais
   *[other] { $points } taškų
} daugiau.
review-open-same = Ir atvėrus visų keturių kortas, nieko geriau nebuvo.
review-open-title = Ko niekas žinoti negalėjo

## The whole hand. $count is how many decisions gave something away.

balance-came = Kas iš to išėjo
balance-expected = { $who ->
    [you] Ko jūsų pusė galėjo tikėtis pradžioje
   *[other] Ko { SEAT($seat, form: "gen") } pusė galėjo tikėtis pradžioje
}
balance-luck = { $looked ->
    [all] Sėkmė: kaip gulėjo kortos
   *[own] Sėkmė ir kitų žaidimas
}
balance-others = Kitos pusės klaidos
balance-own = { $who ->
    [you] Jūsų klaidos
   *[other] { SEAT($seat, form: "gen") } klaidos
}
balance-partners = { $who ->
    [you] Jūsų partnerio klaidos
   *[other] Partnerio klaidos
}
balance-title = Sugebėjimas ir sėkmė, taškais
review-headline = { $count ->
    [0] Pagal tai, ką buvo galima žinoti, neatiduota nieko.
    [one] { $count } sprendimas šį tą kainavo: { review-total }
    [few] { $count } sprendimai šį tą kainavo: { review-total }
   *[other] { $count } sprendimų šį tą kainavo: { review-total }
}
review-moments = Svarbiausios akimirkos
review-moments-none = Nė viena akimirka neišsiskiria: visi pasirinkimai buvo maždaug tokie pat geri kaip geriausias.
review-practice = Ką verta pasimokyti
review-title = Dalijimas dar kartą
review-total = { $points ->
    [0] vidutiniškai mažiau nei tašką.
    [one] vidutiniškai { $points } tašką.
    [few] vidutiniškai { $points } taškus.
   *[other] vidutiniškai { $points } taškų.
}

## What to practise

practise-bidding = Varžytuvės: ko vertos jūsų kortos ir kada užleisti kitiems.
practise-bird = Paukštis: kada jis saugus ir kas galėtų jį paimti.
practise-contract = Kontraktas: kiek taškų dar trūksta ir kuris kirtis lemia.
practise-counters = Taškinės kortos: dėkite jas į savo pusės kirčius, o ne į varžovų.
practise-discard = Kortų atidėjimas: kurios spalvos atsikratyti ir kurios taškinės kortos lizde saugios.
practise-first-lead = Pirmasis ėjimas: eiti pačiam ar dėti paskutiniam.
practise-following = Kirtis: imkite jį kuo pigiau arba kuo pigiau atiduokite.
practise-last-trick = Paskutinis kirtis: pasilikite kortą, kuri jį ima, nes su juo eina lizdas.
practise-leading = Ėjimas: kurių jūsų kortų niekas neįveiks ir ką ėjimas pasako kitiems.
practise-naming = Kozirio skelbimas: pirma ilgis, tada vyriausios kortos.
practise-partner = Partnerio kvietimas: kuri svetima korta labiausiai padėtų.
practise-throwing = Nereikalingos kortos: be ko galite apsieiti ir ko dar prireiks.
practise-trump = Koziriai: kada juos ištraukti, kada pasaugoti.

## A line of play. $worth and $end are points for the side of the seat that it is about.

sample-end = Čia baigiasi { $end } tšk. jūsų pusei; per visus išsidėstymus vidutiniškai { $worth } tšk.
sample-note = Vienas išsidėstymas iš { $layouts }, parinktas todėl, kad pasirinkimas jame vertas maždaug savo vidurkio. Jis rodo, kaip gali būti, o ne kaip bus.
sample-title = Kaip gali būti žaidžiama toliau
step-all-same = Čia visos kortos duoda tiek pat.
step-as-good = Tiek pat duotų ir { CARDS($cards, form: "one-nom", join: "or") }.
step-asked = Tai pasirinkimas, apie kurį kalbama.
step-forced = Nieko kito taisyklės neleidžia.
step-meant = Koziris, dėl kurio šios kortos ir atidėtos.
step-only = { $points ->
    [0] Čia tai geriausia korta.
    [one] Bet kuri kita korta kainuotų { $points } tašką.
    [few] Bet kuri kita korta kainuotų bent { $points } taškus.
   *[other] Bet kuri kita korta kainuotų bent { $points } taškų.
}
step-thumb = Natūralus pasirinkimas; visko peržiūrėti būtų per daug.

## Where the hidden cards may lie, and what that rests on

belief-bid = { SEAT($seat) } siūlė net { $amount }: tokios kortos stiprios.
belief-called = { SEAT($seat) } pasakė { CARDS($cards, form: "acc") }: kas šią kortą turi, tas partneris.
belief-counters = { SEAT($seat) } pasakė, kiek taškinių kortų atidėta: { $amount }.
belief-exact = Peržiūrėti visi likę išsidėstymai ({ $layouts }), kiekvienas pagal savo tikimybę.
belief-laid = Patys atidėjote { CARDS($cards, form: "acc") }.
belief-named = { $color ->
    [none] { SEAT($seat) } pasirinko žaisti be kozirio.
    [low] { SEAT($seat) } pasirinko žaisti „žemas“.
   *[other] { SEAT($seat) } skelbė { COLOR($color, form: "acc") } koziriu: deklarantai tos spalvos paprastai turi daug.
}
belief-no-counters = Tarp atidėtų kortų paslėptų taškinių nėra.
belief-passed = { SEAT($seat) } nesiūlė { $amount } ir pasavo: turint stiprių kortų būtų siūlyta.
belief-sampled = Pagal paslėptų kortų išsidėstymus, kiekvieną pagal savo tikimybę; jų peržiūrėta { $layouts }.
belief-taken = { SEAT($seat) } visiems matant paėmė iš lizdo { CARDS($cards, form: "acc") }.
belief-title = Kur gali būti paslėptos kortos
belief-trumps = { SEAT($seat) } pasakė, kiek kozirių atidėta: { $amount }.
belief-truth = Kur jos buvo iš tikrųjų
belief-void = { SEAT($seat) } nebeturi { COLOR($color, form: "many") }{ $bird ->
    [none] .
   *[other] , bet dar gali turėti { CARDS($bird, form: "acc") }.
}

## Why in numbers. $share is how many of 100 layouts, $best the better card; $card is a counter, or "none".
# Of calls, $mine_who plays for $mine_low to $mine_high after this one, $other_who after the best one, which is of the $kind.

contrast-best = { $kind ->
    [play] padėjus { CARDS($best, form: "acc") }
    [called] pasakius { CARDS($best, form: "acc") }
   *[other] pasirinkus geriausiai
}
contrast-mine = { $mine_range ->
    [one] { $mine_low }
   *[other] { $mine_low }–{ $mine_high }
}
contrast-other = { $other_range ->
    [one] { $other_low }
   *[other] { $other_low }–{ $other_high }
}
number-beaten = { number-in } { SEAT($seat) } ima šį kirtį su geresne { COLOR($color, form: "ins") }{ $card ->
    [none] .
   *[other] , o kartu ir jūsų { CARDS($card, form: "acc") }.
}
number-bid-made = { number-in } varžovų kontraktas įvykdomas, o { contrast-best } žlugtų.
number-bid-set = { number-in } jūsų kontraktas žlunga, o { contrast-best } būtų įvykdytas.
number-dearer = { number-in } { $other_low } įvykdoma, o { $mine_low } – ne.
number-ends = { number-in } varžytuvės baigiasi kitaip: { $mine_who ->
    [you] žaidžiate už { contrast-mine }
    [partner] jūsų partneris žaidžia už { contrast-mine }
    [they] varžovai žaidžia už { contrast-mine }
    [another] kitas žaidėjas žaidžia už { contrast-mine }
   *[nobody] niekas nežaidžia
}, vidutiniškai { $mine_worth }. { $kind ->
    [bid] Pasiūlius { $amount }
    [pass] Pasavus
   *[other] Pasirinkus geriausiai
}, { $other_who ->
    [you] žaidžiate už { contrast-other }
    [partner] jūsų partneris žaidžia už { contrast-other }
    [they] varžovai žaidžia už { contrast-other }
    [another] kitas žaidėjas žaidžia už { contrast-other }
    [open] žaidžia tai vienas, tai kitas
   *[nobody] niekas nežaidžia
}: { $other_worth }.
number-falls = { number-in } jūsų { CARDS($card) } vėliau atitenka varžovams, o { contrast-best } – ne.
number-forgone = { number-in } šį kirtį ima { CARDS($best) }, o ši korta palieka jį varžovams.
number-given = { number-in } jūsų { CARDS($card) } su šiuo kirčiu atitenka varžovams.
number-in = { $share ->
    [100] Visuose peržiūrėtuose išsidėstymuose
   *[other] { NUMBER($share) } iš 100 išsidėstymų
}
number-kept-falls = { number-in } jūsų { CARDS($card) } žaidžiant atitenka varžovams; atidėjus šie taškai liktų jums.
number-laid-wins = { number-in } { CARD($card) } imtų kirtį, o čia ši korta atidedama.
number-last-trick = { number-in } varžovai ima paskutinį kirtį{ $nest ->
    [yes] {" "}ir su juo lizdą
   *[no] {""}
}, o { contrast-best } – ne.
number-no-ruff = { number-in } geriausias pasirinkimas leidžia { COLOR($color, form: "acc") } mušti koziriu, o šis – ne.
number-nothing = Nė vienas dalykas pats to nepaaiškina: peržiūrėkite žingsnis po žingsnio, kaip gali būti toliau.
number-trumped = { number-in } { SEAT($seat) } neturi { COLOR($color, form: "many") } ir koziriu { $card ->
    [none] ima šį kirtį.
   *[other] muša jūsų { CARDS($card, form: "acc") }.
}
number-unkept = Čia skaičiuoti nėra iš ko: išsidėstymai, iš kurių gautos vertės, neišsaugoti – baigėsi laikas arba puslapis buvo įkeltas iš naujo. Išsaugokite dalijimą, ir „rooktutor review“ suskaičiuos iš naujo.
number-worse = { $better ->
    [0] { NUMBER($worse) } iš 100 išsidėstymų tai duoda mažiau nei geriausias pasirinkimas, daugiau – niekada.
   *[other] { NUMBER($worse) } iš 100 išsidėstymų tai duoda mažiau nei geriausias pasirinkimas, o { NUMBER($better) } – daugiau.
}

## What the match needs next. $who is "we", "they" or "other"; $party is the side or player by name.

need-bid = { $who ->
    [we] Įvykdę kontraktą { $amount }, pasieksite { $target }.
    [they] Įvykdę kontraktą { $amount }, varžovai pasieks { $target }.
   *[other] { PARTY($party) } pasieks { $target }, jei įvykdys kontraktą { $amount }.
}
need-capture = { $who ->
    [we] Įvykdę kontraktą ir surinkę { $amount }, pasieksite { $target }.
    [they] Įvykdę kontraktą ir surinkę { $amount }, varžovai pasieks { $target }.
   *[other] { PARTY($party) } pasieks { $target }, jei įvykdys kontraktą ir surinks { $amount }.
}
need-defence = { $who ->
    [we] Tiek pat pasieksite ir ginantis, jei surinksite { $amount }.
    [they] Tiek pat varžovai pasieks ir ginantis, jei surinks { $amount }.
   *[other] { PARTY($party) } tiek pat pasieks ir ginantis, jei surinks { $amount }.
}
need-hands = { $who ->
    [we] Kad pasiektumėte { $target }, dalijimų reikia dar bent { $amount }.
    [they] Kad varžovai pasiektų { $target }, dalijimų reikia dar bent { $amount }.
   *[other] { PARTY($party) } pasieks { $target } tik po kelių dalijimų, jų reikia dar bent { $amount }.
}
need-last-hands = { $amount ->
    [one] Dar { $amount } dalijimas, ir partija baigta.
    [few] Dar { $amount } dalijimai, ir partija baigta.
   *[other] Dar { $amount } dalijimų, ir partija baigta.
}
need-lead = { $who ->
    [we] Pirmaudami dar { $amount } daugiau, iš karto laimėsite partiją.
    [they] Pirmaudami dar { $amount } daugiau, varžovai iš karto laimės partiją.
   *[other] { PARTY($party) } iš karto laimės partiją, jei pirmaus dar { $amount } daugiau.
}
need-low = { $who ->
    [we] Jei prarasite dar { $amount }, partija iš karto baigsis.
    [they] Jei varžovai praras dar { $amount }, partija iš karto baigsis.
   *[other] Jei { PARTY($party) } praras dar { $amount }, partija iš karto baigsis.
}
need-own-bid = { $who ->
    [we] Ginantis surinkti taškai iki ten nenuves: reikia įvykdyto kontrakto.
    [they] Ginantis surinkti taškai varžovų iki ten nenuves: reikia įvykdyto kontrakto.
   *[other] { PARTY($party) } iki ten ginantis surinktais taškais nenueis: reikia įvykdyto kontrakto.
}
need-title = Ko dabar reikia partijai
