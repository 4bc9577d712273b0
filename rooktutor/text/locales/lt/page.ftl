# Kas yra aplink stalą: mygtukai, pranešimai, pagalba ir puslapio žodžiai.

## Buttons

ui-control-advice = Užuomina
ui-control-advice-title = Prašyti užuominos; jei mokytojas kalba visada, prašyti palaukti
ui-control-again = Tos pačios kortos
ui-control-again-title = Žaisti šį dalijimą iš naujo
ui-control-anyway = Vis tiek dėti
ui-control-anyway-title = Padaryti renonsą ir pamatyti, kiek jis kainuoja
ui-control-back = Atgal
ui-control-back-title = Grįžti vienu žingsniu
ui-control-first = Pradžia
ui-control-first-title = Eiti į dalijimo pradžią
ui-control-forward = Pirmyn
ui-control-forward-title = Eiti vienu žingsniu pirmyn
ui-control-game = Žaidimas
ui-control-game-title = Pradėti kito žaidimo partiją
ui-control-help = Klavišai
ui-control-help-title = Rodyti klavišus
ui-control-house = Namų taisyklės
ui-control-house-title = Keisti žaidimo taisykles
ui-control-last = Pabaiga
ui-control-last-title = Eiti į dalijimo pabaigą
ui-control-leave = Grįžti į kitą partiją
ui-control-leave-title = Palikti partiją iš failo ir tęsti ankstesnę
ui-control-load = Atverti partiją
ui-control-load-title = Tęsti partiją iš failo
ui-control-match = Nauja partija
ui-control-match-title = Pradėti naują partiją
ui-control-new = Kitos kortos
ui-control-new-title = Dalyti kitas kortas vietoj šių
ui-control-next = Kitas dalijimas
ui-control-next-title = Dalyti kitą partijos dalijimą
ui-control-open = Atviros kortos
ui-control-open-title = Rodyti arba slėpti kitų kortas
ui-control-opponents = Kiti žaidėjai
ui-control-opponents-title = Kaip gerai žaidžia kiti trys, tarp jų ir jūsų partneris
ui-control-redo = Pakartoti
ui-control-redo-title = Vėl eiti pirmyn
ui-control-rethink = Rinktis kitą kortą
ui-control-rethink-title = Laikytis taisyklės
ui-control-revoke = Renonsas
ui-control-revoke-title = Leisti man dėti ne į spalvą, kad pamatyčiau, kiek tai kainuoja
ui-control-rules = Taisyklės
ui-control-rules-title = Skaityti šio žaidimo taisykles
ui-control-save = Įrašyti partiją
ui-control-save-title = Išsaugoti partiją faile ir tęsti vėliau
ui-control-standing = Partija
ui-control-standing-title = Peržiūrėti partiją, ją įrašyti arba atverti kitą
ui-control-take-back = Ištaisyti
ui-control-take-back-title = Atsiimti kortą ir dėti į spalvą
ui-control-teach-flat = Bauda: 100 taškų
ui-control-teach-flat-title = Pradėti partiją, kurioje renonsas kainuoja 100 taškų, o kitiems duoda 100
ui-control-teach-lose-bid = Bauda: siūlymas
ui-control-teach-lose-bid-title = Pradėti partiją, kurioje renonsas kainuoja siūlymą
ui-control-theme = Išvaizda
ui-control-theme-title = Šviesi, tamsi arba kaip sistemoje
ui-control-undo = Atšaukti
ui-control-undo-title = Grįžti prie paskutinio savo sprendimo
ui-theme-auto = Kaip sistemoje
ui-theme-dark = Tamsi
ui-theme-light = Šviesi

## Messages

ui-notice-failed = Žaidimas tęsiasi, bet dalis mokytojo sugedo: { $detail }
ui-notice-failed-title = Kažkas sugedo
ui-notice-hand-over = Šis dalijimas baigtas.
ui-notice-illegal-title = Neleidžiama
ui-notice-lost = Nepavyko perskaityti, kas buvo ant šio stalo, todėl viskas pradedama iš naujo.
ui-notice-lost-title = Stalo atkurti nepavyko
ui-notice-not-your-turn = Dabar { SEAT($seat, form: "gen") } eilė.
ui-notice-not-your-turn-title = Palaukite
ui-notice-note-title = Pastaba
ui-notice-opened = { $detail }: { GAME($game) } partija, { $hands ->
    [0] vyksta pirmasis jos dalijimas
    [one] sužaistas { $hands } dalijimas
    [few] sužaisti { $hands } dalijimai
   *[other] sužaista { $hands } dalijimų
}. Žaidžiate nuo ten, kur ji sustojo.
ui-notice-opened-title = Partija atverta
ui-notice-refused = Puslapis atsiuntė nesuprantamą pranešimą: { $detail }
ui-notice-refused-title = Nesuprasta
ui-notice-revoke = Jei vis tiek dėsite, padarysite renonsą: kol nepaimtas kitas kirtis, galėsite ištaisyti, paskui jūsų pusė moka.
ui-notice-revoke-title = Tai būtų renonsas
ui-notice-stepping = Šis dalijimas jau sužaistas; mygtukais galite jį peržiūrėti.
ui-notice-stepping-title = Užrašytas dalijimas
ui-notice-teach = Taip, kaip šis žaidimas čia žaidžiamas, ne į spalvą dėti iš viso negalima. Naują partiją galima žaisti su bauda; „Atšaukti“ grąžina į šią.
ui-notice-teach-title = Renonsai neleidžiami
ui-notice-teaching = Paspauskite kortą, pažymėtą kaip neleidžiamą: būsite įspėti, paskui galėsite ją dėti ir pamatyti, kas bus.
ui-notice-teaching-title = Galite dėti ne į spalvą
ui-notice-unknown = Čia to padaryti negalima: { $detail }
ui-notice-unknown-title = Nesuprasta
ui-notice-unread = Niekas nepakeista: partija ant stalo tokia, kokia buvo.
ui-notice-unread-more = { $count ->
    [one] … ir dar { $count } klaida.
    [few] … ir dar { $count } klaidos.
   *[other] … ir dar { $count } klaidų.
}
ui-notice-unread-title = Šis failas nėra partija, kurią būtų galima tęsti

## Help

ui-help-act = Dėti, siūlyti arba pažymėti
ui-help-color = Eiti prie kitos tos spalvos kortos arba skelbti ją koziriu
ui-help-digits = Po spalvos: eiti prie tos kortos. Varžytuvėse: eiti prie to siūlymo
ui-help-group = Eiti prie kitos mygtukų grupės; joje eikite rodyklėmis
ui-help-hold = Laikyti partnerio siūlymą
ui-help-lay-away = Atidėti pažymėtas kortas
ui-help-misdeal = Prašyti naujų kortų
ui-help-moon = Skelbti mėnulį
ui-help-move = Judėti tarp pasirinkimų
ui-help-pass = Pasuoti

## Words that stand on the page

ui-word-because = Kodėl
ui-word-best = Geriausia
ui-word-bid = Siūlymas
ui-word-chance = Įvykdoma
ui-word-choices = Pasirinkimai
ui-word-close = Užverti
ui-word-compared = Visi pasirinkimai
ui-word-controls = Valdymas
ui-word-dismiss = Užverti
ui-word-facts = Dėl ko žaidžiama
ui-word-from-nest = Iš lizdo
ui-word-hand = Jūsų kortos
ui-word-hand-points = Šis dalijimas
ui-word-help = Klavišai
ui-word-last-trick = Paskutinis kirtis
ui-word-log = Šis dalijimas
ui-word-match = Partija
ui-word-messages = Pranešimai
ui-word-no-cards = Kortų nėra
ui-word-not-allowed = Neleidžiama
ui-word-picked = Pažymėta
ui-word-reasons = Motyvai
ui-word-rule = Taisyklė
ui-word-score = Rezultatas
ui-word-speaks-against = Prieš
ui-word-speaks-for = Už
ui-word-table = Rook stalas
ui-word-trick = Kirtis
ui-word-trump = Koziris
ui-word-use-suggestion = Pažymėti šias
ui-word-value = Vertė
