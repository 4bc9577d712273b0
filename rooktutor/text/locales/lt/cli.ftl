# Ką spausdina komandų eilutė: peržiūros, sprendimai ir dalijimo užrašo klaidos.

## Replays. Cards stand in their short form, R14; $legal lists what could be called or played.

cli-all-passed = Visi pasavo: šio dalijimo niekas nežaidžia.
cli-announced = Paskelbta, kiek atidėta: { $counters ->
    [none] {""}
    [one] { $counters } taškinė korta
    [few] { $counters } taškinės kortos
   *[other] { $counters } taškinių kortų
}{ $both ->
    [yes] , {""}
   *[no] {""}
}{ $trumps ->
    [none] {""}
    [one] { $trumps } koziris
    [few] { $trumps } koziriai
   *[other] { $trumps } kozirių
}
cli-before = Prieš dalijimą: { $scores }
cli-bonus = Premija
cli-called = Pasakyta korta: { $card }
cli-captured = Surinkta
cli-declares = { SEAT($seat) } žaidžia už { $bid }.
cli-discard = Atidėta: { $cards } ({ $points ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
})
cli-game = { GAME($game) }, dalija { SEAT($dealer) }
cli-leader = Pirmasis pradeda: { SEAT($seat) }
cli-legal = galima: { $legal }
cli-made = Kontraktas įvykdytas.
cli-misdeal = { SEAT($seat) } neturi taškinių kortų: iš naujo dalija tas pats dalytojas.
cli-nest = Lizdas
cli-nest-points = Tarp surinktų – { $points ->
    [0] nė vieno taško
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
} iš lizdo.
cli-next = Toliau dalija { SEAT($seat) }.
cli-no-such-rule = Tokios taisyklės nėra.
cli-numbers-open = Kai atviros visų kortos, skaičių nėra: skaičiuojami išsidėstymai, o čia jis tik vienas. Be „--open“ jie pateikiami.
cli-options = Namų taisyklės: { $options }
cli-progress = Išsidėstymai: { $done } iš { $of }
cli-same-rules = Abiejų taisyklės vienodos.
cli-scored = Įrašyta
cli-seat = { SEAT($seat) }
cli-serving = Stalas veikia adresu { $url } (Ctrl+C jį išjungia)
cli-set = Kontraktas sužlugdytas.
cli-shoots-moon = { SEAT($seat) } skelbia mėnulį už visus { $bid }.
cli-stops = { $phase }: eilė – { SEAT($seat, form: "gen") }.
cli-sudden-death = Pabaigoje rezultatai lygūs: { SEAT($seat) } dalija lemiamą dalijimą.
cli-takes = { SEAT($seat) } paima { $points ->
    [0] kirtį be taškų.
    [one] { $points } tašką.
    [few] { $points } taškus.
   *[other] { $points } taškų.
}
cli-total = Iš viso
cli-trick = Kirtis Nr. { $number }
cli-trump = { $color ->
    [none] Kozirinės spalvos nėra.
    [low] Kozirinės spalvos nėra, o kortų vyresnumas apverstas.
   *[other] Koziris: { COLOR($color) }
}
cli-wins = Partiją laimėjo { PARTY($party) }{ $ending ->
    [hands] : ji turėjo trukti { $number ->
        [one] { $number } dalijimą.
        [few] { $number } dalijimus.
       *[other] { $number } dalijimų.
    }
    [lead] : persvara – { $number } ar daugiau.
    [moon] : lėmė mėnulis.
    [low] : kieno nors rezultatas nukrito iki minus { $number } ar žemiau.
   *[target] .
}

## Decisions. $seat is whose view it is, $to_act whose turn; "none" when there is nobody.

cli-decision = { $phase }{ $seat ->
    [none] { "" }
   *[other] { ", " }{ SEAT($seat) } turi { $hand }{ $to_act ->
        [none] { "" }
       *[other] . Dabar { SEAT($to_act, form: "gen") } eilė.
    }
}
cli-under = Taškai pusei, kurios eilė, su standartine paklaida ir kiek kartų iš 100 kontraktas įvykdomas; * žymi geriausią pasirinkimą pagal kiekvienas taisykles.
cli-under-none = -
cli-under-value = { $best ->
    [yes] *
   *[no] { " " }
} { $value } ± { $error }{ $chance ->
    [-1] { "" }
   *[other] { "  " }{ $chance } %
}
cli-unseen = kortas, kurių dar niekas nematė
cli-values-exact = Vertės tikslios: išspręsti visi paslėptų kortų išsidėstymai ({ $layouts }), kiekvienas pagal savo tikimybę.
cli-values-open = Vertės – kai atviros visų keturių kortos; prie stalo to niekas žinoti negalėtų.
cli-values-pending = Vertės dar negalutinės: kol kas išsidėstymų – { $layouts }.
cli-values-sampled = Vertės – vidurkis; atsitiktinių paslėptų kortų išsidėstymų – { $layouts }.

## Faults of a record. $found is what stands there, $legal what would be right.

fault-place = { $source ->
    [none] { $line ->
        [none] { "" }
       *[other] { $line } eilutė: {""}
    }
   *[other] { $source }{ $line ->
        [none] { "" }
       *[other] :{ $line }
    }: {""}
}{ $record ->
    [1] { "" }
   *[other] { $record } užrašas: {""}
}{ $path ->
    [none] { "" }
   *[other] { $path }: {""}
}
fault-told = { $sentence }{ $rule ->
    [none] { "" }
   *[other] {" "}[taisyklė { $rule }]
}{ $legal ->
    [none] { "" }
   *[other] {" "}(galima: { $legal })
}

fault-above-maximum = { $found }: siūlymas didesnis už didžiausią
fault-after-auction = { $found }: varžytuvės jau baigtos
fault-after-last-trick = { $found }: visi kirčiai jau sužaisti
fault-alias = { $found }: užrašas negali nurodyti kitos savo dalies
fault-anchor = { $found }: užrašas negali vardyti savo dalių
fault-bad-escape = { $found }: vienos eilutės pavidale po ~ eina du UTF-8 teksto baito skaitmenys
fault-below-minimum = { $found }: siūlymas mažesnis už mažiausią
fault-card-count = kortų: { $found }, o turi būti kitas skaičius
fault-card-twice = { $found }: korta pasitaiko dukart
fault-counter-in-nest = { $found }: taškinių kortų atidėti negalima
fault-counter-in-hand = { $found }: žaidėjas turi taškinę kortą
fault-counter-turned = { $found }: lizde guli atversta taškinė korta
fault-dealer-does-not-follow = { $found }: šį dalijimą dalija kitas
fault-discard-size = { $found }: atidėtų kortų skaičius ne toks
fault-empty = čia nieko nėra; lauką praleiskite arba užpildykite
fault-hand-is-over = { $found }: dalijimas baigtas
fault-hand-unseen = { $found }: savo kortų dar niekas nematė
fault-hand-unfinished = ankstesnis dalijimas nebaigtas
fault-hand-void = dalijimas negalioja, tad daugiau pasakoti nėra ko
fault-held-already = { $found }: žaidėjas šiame dalijime jau laikė
fault-hands-do-not-follow = { $found }: prieš tai partijoje dalijimų buvo ne tiek
fault-hidden-from-seat = ši vieta to žinoti negali
fault-illegal-call = { $found }: taip skelbti negalima
fault-illegal-called-card = { $found }: tos kortos pasakyti negalima
fault-illegal-card = { $found }: tos kortos dėti negalima
fault-illegal-discard = { $found }: to atidėti negalima
fault-illegal-leader = { $found }: tos vietos pradėti parinkti negalima
fault-illegal-trump = { $found }: to koziriu skelbti negalima
fault-house-game = { $found } – žaidimo su namų taisyklėmis vardas; užraše nurodomas jo pagrindas ir pakeistos taisyklės
fault-impossible = šiam užrašui netinka joks kortų dalijimas: { $found }
fault-match-is-over = partija baigėsi prieš šį dalijimą: laimėjo { $found }
fault-missing-field = šio lauko trūksta
fault-must-follow = { $found }: žaidėjas galėjo dėti į spalvą ir privalo
fault-nest-card-called = { $found }: lizde esančios kortos pasakyti negalima
fault-no-jump-bids = { $found }: siūloma tik vienu žingsniu daugiau
fault-no-nest = šiame žaidime lizdo nėra
fault-no-revoke = { $found }: ta korta dėta į spalvą, tai ne renonsas
fault-no-record = čia nėra užrašo
fault-no-such-call = { $found }: tokio šūkio šiame žaidime nėra
fault-not-a-call = { $found }: tai ne šūkis
fault-not-a-card = { $found }: tai ne korta
fault-not-a-color = { $found }: tai ne spalva
fault-not-a-leader = { $found }: pirmas pradėti gali tik deklarantas arba žaidėjas jam iš kairės
fault-not-a-list = { $found }: tai ne sąrašas
fault-not-a-moment = { $found }: tokio dalijimo momento nėra
fault-not-a-number = { $found }: tokio skaičiaus čia būti negali
fault-not-a-party = { $found }: tai ne tas, kas renka taškus
fault-not-a-seat = { $found }: tokios vietos nėra
fault-not-a-step = { $found }: siūloma tik nustatytais žingsniais
fault-not-a-trick = { $found }: tai ne kirtis
fault-not-a-word = { $found }: tai ne vienas žodis ar tekstas
fault-not-fields = { $found }: čia nėra pavadintų laukų
fault-not-first-call = { $found }: žaidėjas jau kalbėjo
fault-not-higher = { $found }: siūlymas turi būti didesnis už ankstesnį
fault-not-in-game = šiame žaidime šis laukas nereikalingas
fault-not-in-pack = { $found }: šio žaidimo kaladėje tokios kortos nėra
fault-not-reached = { $found }: iki ten dalijimas neprieina
fault-not-text = { $found }: tai ne UTF-8 tekstas
fault-not-whole = partijai reikia visų keturių žaidėjų kortų kiekviename dalijime
fault-not-yaml = tai ne YAML; skaitytuvas praneša: „{ $found }“
fault-not-your-card = { $found }: to žaidėjas neturi
fault-not-your-turn = { $found }: ne to žaidėjo eilė
fault-one-small-counter = { $found }: atidėti galima daugiausia vieną 5 arba 10
fault-only-trump-counters = { $found }: iš taškinių kortų atidėti galima tik kozirius
fault-other-rules = { $found }: partija žaidžiama pagal kitas taisykles
fault-only-unseen = tai rašoma tik užraše to, kas iš kortų to matyti negali
fault-others-before-counters = { $found }: pirmiau turi būti atidėtos visos kortos be taškų
fault-out-of-turn = { $found }: dabar kalba kitas
fault-own-card-called = { $found }: tą kortą turi deklarantas
fault-parties = { $found }: tai ne tos pusės ar žaidėjai, kurie renka taškus
fault-partner-not-high = { $found }: didžiausias siūlymas ne partnerio
fault-repeated-field = { $found }: laukas pasitaiko dukart
fault-rule-set = { $found }: tokios šios taisyklės reikšmės nėra
fault-scores-do-not-follow = { $found }: po ankstesnio dalijimo rezultatai ne tokie
fault-short-trick = { $found }: kirtis nebaigtas, o po jo eina kitas
fault-tag = { $found }: užraše gali būti tik tekstas
fault-too-deep = sąrašai ir laukai užrašui per gilūs
fault-too-early = dalijimas iki čia dar nepriėjo; pirma reikia pasakyti kitką
fault-too-large = ženklų: { $found }; užrašų failui tai per daug
fault-too-many-faults = klaidų daugiau, nei verta išvardyti
fault-too-many-records = čia užrašų: { $found }, o turi būti vienas
fault-trump-in-nest = { $found }: kozirių atidėti negalima
fault-trump-not-offered = { $found }: šiame žaidime to skelbti negalima
fault-unknown-field = { $found }: toks laukas čia nepriklauso
fault-unknown-rules = { $found }: tokių taisyklių nėra
fault-wrong-leader = { $found }: šio kirčio ši vieta nepradeda
fault-wrong-phase = { $found }: ne šiuo dalijimo metu
fault-wrong-result = { $found }: dalijimo rezultatas ne toks
