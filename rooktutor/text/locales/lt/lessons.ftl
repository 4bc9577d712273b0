# Pamokos: kas jose gali būti negerai ir ką apie jas sako komandų eilutė.

## Faults of lessons

flaw-expected-too-few = { $found } ne blogesnė už tai, ko laukiate, bet būtų atmesta; teisinga: { $right }
flaw-expected-wrong = laukiate { $found }, bet variklis sako: { $right }
flaw-given-away = atsakymas ({ $found }) pasakytas anksčiau, nei mokinys pabandė
flaw-goal-given = suklysti neįmanoma: tikslą { $found } pasiekia bet kuris kelias
flaw-marked-not-best = { $found } pažymėta kaip geriausia, bet geriausia yra { $right }
flaw-markup = { $found } pamokos tekste netinka: yra tik pastraipos, sąrašai, paryškinti ar švelnūs žodžiai ir kortos
flaw-missing-field = trūksta { $found }{ $right ->
    [none] {""}
   *[other] ; turėtų būti vienas iš: { $right }
}
flaw-name-twice = vardas { $found } kartojasi
flaw-no-answer = variklis čia neturi atsakymo { $found }
flaw-no-choice = nėra iš ko rinktis: { $found }
flaw-no-file = trūksta failo { $found }
flaw-no-hand = tokio dalijimo nėra: { $found }; šiame aplanke: { $right }
flaw-no-language = kiekviena pamoka turi tekstą šia kalba: { $found }
flaw-no-punishment = jokia korta nenubaudžiama: kelyje į { $found } suklysti neįmanoma
flaw-no-right-option = reikia bent vieno teisingo ir vieno klaidingo atsakymo: { $right }
flaw-no-solution = tikro kelio į { $found } nėra
flaw-no-step = lesson.yaml neturi žingsnio { $found }; yra: { $right }
flaw-no-such-card = { $found } nėra tarp matomų kortų
flaw-no-title = tekstas neprasideda antrašte: { $right }
flaw-no-why = klaidingas atsakymas „{ $found }“ nepasako kodėl
flaw-no-words = žingsnis be teksto; trūksta jo antraštės: { $found }
flaw-not-a-card = { $found } nėra korta
flaw-not-a-list = { $found } turi būti sąrašas
flaw-not-a-name = { $found } nėra žingsnio vardas: tik mažosios raidės, skaitmenys ir brūkšneliai
flaw-not-a-word = { $found } turi būti žodis ar sakinys
flaw-not-an-option = teisingo atsakymo nėra tarp { $found }; galėtų būti: { $right }
flaw-not-fields = čia turėtų būti laukai: { $right }
flaw-not-here = to negalima klausti čia: { $found }; galima: { $right }
flaw-not-reached = dalijimas neprieina iki { $found }
flaw-not-text = { $found } nėra tekstas; įrašykite failą UTF-8 koduote
flaw-options-differ = atsakymai ne ta pačia tvarka arba teisingi ne tose pačiose vietose kaip { $right }
flaw-other-seat = eilė ne Pietų, o kito: { $found }
flaw-out-of-reach = tikslo { $found } prieš šiuos žaidėjus pasiekti negalima
flaw-too-large = { $found } ženklų per daug; daugiausia { $right }
flaw-too-long = { $found } ženklų netelpa telefone; daugiausia { $right }
flaw-too-many-layouts = nematomos kortos gali išsidėstyti { $found } būdais; galima peržiūrėti daugiausia { $right }
flaw-unknown-case = { $found } nėra šio klausimo atsakymas; atsakymai: { $right }
flaw-unknown-field = laukas { $found } čia nežinomas; yra: { $right }
flaw-unknown-part = antraštė { $found } nežinoma; yra: { $right }
flaw-unknown-rule = { $found } nėra taisyklė; yra: { $right }
flaw-unknown-word = { $found } nėra vienas iš: { $right }

## The command line

lessons-clean = { $lessons ->
    [one] { $lessons } pamoka, žingsnių: { $steps }, pavyzdinių partijų: { $hands }, klaidų nėra
    [few] { $lessons } pamokos, žingsnių: { $steps }, pavyzdinių partijų: { $hands }, klaidų nėra
   *[other] { $lessons } pamokų, žingsnių: { $steps }, pavyzdinių partijų: { $hands }, klaidų nėra
}
lessons-day = { $day }: teisingų { $right } iš { $answers }
lessons-faults = { $faults ->
    [one] { $faults } klaida
    [few] { $faults } klaidos
   *[other] { $faults } klaidų
}, pamokų ir partijų su klaidomis: { $lessons }
lessons-forgotten = { $lesson ->
    [none] Viskas pamiršta.
   *[other] Pamoka { $lesson } pamiršta.
}
lessons-line = { $id } · { $level } lygis · žingsnių: { $steps } · žodžių: { $words }, ilgiausias žingsnis { $longest } ženklų, LIX { $lix } · { $languages }
lessons-line-broken = { $id } · neperskaitoma
lessons-made = { $folder } sukurtas: pakeiskite lesson.yaml ir en.md, tada paleiskite rooktutor lessons --check
lessons-place = { $where }{ $step ->
    [none] {""}
   *[other] {" "}({ $step })
}: { $fault }
lessons-progress = Atlikta žingsnių: { $steps }, pamokų: { $lessons }; teisingų atsakymų { $right } iš { $answers }, iš pirmo karto { $first } %
lessons-weak = { $kind }: klaidingų { $wrong } iš { $answers }
