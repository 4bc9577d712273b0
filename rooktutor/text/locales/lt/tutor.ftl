# Kada mokytojas kalba, jo užuominos, įspėjimai ir nustatymų lapas.

## Buttons

ui-control-answer = Dėti, ką pasirinkau
ui-control-answer-title = Daryti, ką pasirinkau
ui-control-insist = Vis tiek daryti
ui-control-insist-title = Likti prie šio pasirinkimo
ui-control-numbers = Skaičiais
ui-control-numbers-stop = Nebeskaičiuoti
ui-control-numbers-stop-title = Nutraukti skaičiavimą
ui-control-numbers-title = Suskaičiuoti, keliuose išsidėstymuose šis pasirinkimas blogesnis už geriausią ir kodėl
ui-control-reconsider = Dar pagalvoti
ui-control-reconsider-title = Atsiimti pasirinkimą ir ieškoti kito
ui-control-settings = Nustatymai
ui-control-settings-title = Kada kalba mokytojas, kas dar žaidžia ir kaip atrodo stalas
ui-control-tutor = Kada kalba mokytojas
ui-control-tutor-title = Kada kalba mokytojas
ui-control-why = Kodėl?
ui-control-why-title = Išgirsti, kas kalba prieš šį pasirinkimą

## When the tutor speaks

ui-tutoring = { $mode ->
    [always] Visada
    [asked] Kai paklausiu
    [guard] Prieš klaidą
    [quiz] Kai pasirinksiu
   *[silent] Peržiūroje
}
ui-tutoring-help = { $mode ->
    [always] Kiek vertas kiekvienas pasirinkimas ir kodėl, matyti iš karto.
    [asked] Nieko nesakoma, kol nepaspausite „Užuomina“: pirma apie ką galvoti, paskui kuri spalva, paskui kuri korta.
    [guard] Nieko nesakoma, nebent jūsų pasirinkimas daug kainuotų; tada galite dar pagalvoti. Veikia ir užuomina.
    [quiz] Pirma pasirenkate, paskui matote, kiek kas verta. Iki tol atsakymo puslapyje nėra.
   *[silent] Nieko nesakoma, kol dalijimas nesibaigė.
}

## Hints

ui-hint-action = Mokytojo pasirinkimas: { $choice }.
ui-hint-call = { $kind ->
    [pass] Čia geriau pasuoti.
    [bid] Čia geriau siūlyti negu pasuoti.
   *[other] Čia geriausia ne siūlyti ir ne pasuoti.
}
ui-hint-color = { $color ->
    [none] Pažiūrėkite į šią kortą: { CARD($bird) }.
    [red] Pažiūrėkite į raudonas.
    [green] Pažiūrėkite į žalias.
    [yellow] Pažiūrėkite į geltonas.
   *[black] Pažiūrėkite į juodas.
}
ui-hint-discard = { $color ->
    [none] Atidedama { CARD($bird) }.
    [red] Daugiausia atidedama raudonų.
    [green] Daugiausia atidedama žalių.
    [yellow] Daugiausia atidedama geltonų.
   *[black] Daugiausia atidedama juodų.
}
# $theme is the room of rooktutor/explain/principles from which the first reason comes.
ui-hint-theme = { $theme ->
    [bird] Pagalvokite apie kortą „{ CARD($bird) }“: kas gali ją turėti ir kam ji tektų.
    [calls] Pagalvokite apie savo kortas: kokia ilga geriausia spalva, kas jos viršuje ir ko reikalauja siūlymas.
    [contract] Pagalvokite apie siūlymą: kiek taškų dar trūksta ir kam.
    [counters] Pagalvokite apie taškų kortas: kas paims šį kirtį ir kas į jį turėtų kristi.
    [following] Pagalvokite apie šį kirtį: ar galite jį paimti ir kuri korta tam pigiausia.
    [laying] Pagalvokite, ką pasiliekate: kurią spalvą galima ištuštinti ir kur saugios taškų kortos.
    [leading] Pagalvokite, nuo ko pradėti: kurių jūsų kortų niekas neįveiks ir kurios spalvos turite mažai.
    [naming] Pagalvokite apie spalvas: kurios turite daug ir kurios viršūnės jūsų.
    [nest] Pagalvokite apie paskutinį kirtį: su juo eina lizdas.
    [opening] Pagalvokite apie pirmą kirtį: kam geriau jame dėti paskutiniam.
    [partnering] Pagalvokite apie partnerį: kuri korta kito rankose jums labiausiai padėtų.
    [rarecalls] Pagalvokite apie retesnius skelbimus: ką jie duoda ir kiek kainuoja.
    [throwing] Pagalvokite, kurios kortos negaila: kurios spalvos norėtumėte nebeturėti.
    [trump] Pagalvokite apie kozirius: kas jų dar turi ir kam prireiks jūsiškių.
   *[none] Pagalvokite, kur veda kiekvienas pasirinkimas: vienos aiškios priežasties čia nėra.
}
ui-hint-wait = Mokytojas dar galvoja.

## Warnings and answers

ui-notice-answered = Jūsų pasirinkimas – { $choice }: { $verdict }.
ui-notice-answered-best = Mokytojo pasirinkimas: { $choice }.
ui-notice-answered-title = Jūs pasirinkote
ui-notice-answered-wait = Mokytojas dar galvoja; vertės rodomos, kai tik jų randasi. Paspauskite savo pasirinkimą dar kartą arba kitą, kad būtų žaidžiama toliau.
ui-notice-checking = Mokytojas žiūri į jūsų pasirinkimą; tuoj bus žaidžiama.
ui-notice-checking-title = Palaukite
ui-notice-mistake = { $points ->
    [one] Vidutiniškai tai kainuoja apie { $points } tašką.
    [few] Vidutiniškai tai kainuoja apie { $points } taškus.
   *[other] Vidutiniškai tai kainuoja apie { $points } taškų.
}
ui-notice-mistake-match = Tai kainuoja apie { $percent } iš 100 galimybių laimėti partiją.
ui-notice-mistake-short = { $choice }: yra aiškiai geresnis pasirinkimas.
ui-notice-mistake-title = Ar tikrai to norite?

## The review

ui-control-beliefs = Kur jos galėjo būti?
ui-control-beliefs-title = Pamatyti, kur galėjo būti paslėptos kortos pagal tai, ką žinojote, ir kur jos buvo
ui-control-learn = Mokytis iš šio dalijimo
ui-control-learn-again = Bandyti dar kartą
ui-control-learn-again-title = Ieškoti čia kito pasirinkimo
ui-control-learn-next = Kitas sprendimas
ui-control-learn-next-title = Eiti prie kito sprendimo, kuris ką nors kainavo
ui-control-learn-stop = Baigti
ui-control-learn-stop-title = Grįžti prie visos peržiūros
ui-control-learn-tell = Rodyti atsakymą
ui-control-learn-tell-title = Pamatyti, kas čia buvo geriau
ui-control-learn-title = Bandyti dar kartą ten, kur kas nors prarasta
ui-control-review = Peržiūra
ui-control-review-close = Užverti peržiūrą
ui-control-review-close-title = Užverti peržiūrą
ui-control-review-title = Pamatyti, kiek vertas kiekvienas jūsų sprendimas ir kurie buvo svarbūs
ui-control-rival = Tegu žaidžia mokytojas
ui-control-rival-look = Žiūrėti jo eigą
ui-control-rival-look-title = Peržiūrėti mokytojo dalijimą šalia savojo
ui-control-rival-title = Mokytojas žaidžia tą patį dalijimą jūsų vietoje, ir abi eigos palyginamos
ui-control-show = Parodyti
ui-control-show-best = Geresnis pasirinkimas: parodyti
ui-control-show-best-title = Pamatyti, kaip gali būti po geresnio pasirinkimo, viename iš galimų išsidėstymų
ui-control-show-mine = Mano pasirinkimas: parodyti
ui-control-show-mine-title = Pamatyti, kaip gali būti po šio pasirinkimo, viename iš galimų išsidėstymų
ui-control-show-refuted = Parodyti, kodėl ne
ui-control-show-refuted-title = Pamatyti, kas nutinka po šio pasirinkimo, viename iš galimų išsidėstymų
ui-control-show-title = Pamatyti, kaip gali būti toliau, viename iš galimų išsidėstymų
ui-learn-ask = Kas būtų buvę geriau? Pasirinkite ant stalo.
ui-learn-right = { $choice }: taip, geresnio nėra.
ui-learn-title = { $number } sprendimas iš { $of }
ui-learn-wait = Mokytojas skaičiuoja, ko vertas jūsų atsakymas.
ui-learn-wrong = { $choice }: ir tai šį tą kainuoja.
ui-notice-no-line = Šiam pasirinkimui eigos parodyti negalima.
ui-notice-no-line-title = Nėra ko rodyti
ui-numbers-as-good = Tuose pačiuose išsidėstymuose tai ne prasčiau už iki šiol geriausią pasirinkimą: skirtumo nėra.
ui-review-graph = Dalijimas, sprendimas po sprendimo
# $where: the moment; $did: what was done; $value: the points it was worth, with their sign
ui-review-point = { $where }: { $did }. Vertė { $value }
ui-review-point-end = Pabaiga: { $value }
ui-review-progress = { $of ->
    [0] Žiūrimi jūsų sprendimai
   *[other] Peržiūrėta sprendimų: { $done } iš { $of }
}
ui-rival-its = Mokytojas jūsų vietoje: { $did }
ui-rival-parting = { $where }: čia eigos išsiskiria.
ui-rival-same = Mokytojas žaidžia lygiai taip, kaip jūs.
ui-rival-scores = Jūs: { $mine }. Mokytojas: { $its }.
ui-rival-title = Mokytojas jūsų vietoje
ui-rival-wait = Mokytojas žaidžia šį dalijimą.
ui-sample-status = Vienas iš galimų paslėptų kortų išsidėstymų
ui-sample-values = Vertės priklauso nuo to, ką žaidėjas žinojo, todėl šiame išsidėstyme jų nėra.

## Aids at the table

ui-claim-hand = { SEAT($seat) }: { $cards ->
    [none] nieko
   *[other] { CARDS($cards) }
}
ui-claim-nest = Lizde: { CARDS($cards) }
ui-claim-text = { $whose ->
    [alone] Liko kirčių: { $count }. Visi jie jūsų, kad ir kaip būtų pasiskirsčiusios kortos.
    [theirs] Liko kirčių: { $count }. Visi jie atiteks kitai pusei, kad ir kas būtų žaidžiama.
   *[ours] Liko kirčių: { $count }. Visi jie jūsų pusės, kad ir ką žaistų kiti.
}
ui-claim-title = { $whose ->
    [theirs] Visa kita prarasta
    [alone] Visa kita jūsų
   *[ours] Visa kita jūsų pusės
}
ui-control-claim = Imti visa kita
ui-control-claim-title = Pasiimti visus likusius kirčius jų nebežaidžiant
ui-control-concede = Atiduoti visa kita
ui-control-concede-title = Atiduoti visus likusius kirčius jų nebežaidžiant
ui-control-count = Dar nematytos kortos
ui-control-count-title = Rodyti arba slėpti kortas, kurių dar nematėte
ui-notice-claimed-title = { $whose ->
    [theirs] Visa kita buvo prarasta. Ką kas turėjo:
    [alone] Visa kita buvo jūsų. Ką kas turėjo:
   *[ours] Visa kita buvo jūsų pusės. Ką kas turėjo:
}
ui-out-none = nėra
ui-out-points = { $points ->
    [one] jose { $points } taškas
    [few] jose { $points } taškai
   *[other] jose { $points } taškų
}
ui-out-title = Dar nematytos
ui-status-back = Žiūrima atgal: čia veikė { SEAT($seat) }
