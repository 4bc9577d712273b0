# Pamoka prie stalo: mygtukai, klausimai ir kodėl atsakymas teisingas ar klaidingas.

## Buttons and headings

ui-control-lesson = Pamokos
ui-control-lesson-title = Mokytis žingsnis po žingsnio ir treniruotis
ui-lesson-again = Bandyti dar kartą
ui-lesson-another = Kitas
ui-lesson-back = Atgal
ui-lesson-begin = Pradėti: { $title }
ui-lesson-broken = Šios pamokos perskaityti negalima: { $fault }
ui-lesson-chart-days = Atsakymai pagal dieną
ui-lesson-chart-kinds = Klaidingi atsakymai pagal klausimo rūšį, procentais
ui-lesson-chart-right = teisingi
ui-lesson-chart-wrong = klaidingi
ui-lesson-check = Tikrinti
ui-lesson-close = Prie stalo
ui-lesson-done = Žingsnių: { $done } iš { $count }
ui-lesson-due = { $count ->
    [0] Visokie klausimai pramaišiui.
   *[other] Visokie klausimai pramaišiui; šiandien grįžta neatsakytų: { $count }.
}
ui-lesson-finish = Kita pamoka
ui-lesson-go-on = Tęsti: { $title }
ui-lesson-hint = Užuomina
ui-lesson-level = { $level } lygis iš 5
ui-lesson-list = Visos pamokos
ui-lesson-list-done = Baigta pamokų: { $done } iš { $count }
ui-lesson-list-title = Pamokos
ui-lesson-lost = Jūsų pažangos įrašyti negalima: išėjus ji dings.
ui-lesson-movie = Parodyti kodėl
ui-lesson-next = Toliau
ui-lesson-nobody = Niekas
ui-lesson-practice = Pratybos
ui-lesson-show = Parodyti atsakymą
ui-lesson-skill-all = Viskas
ui-lesson-skill-call = Ką sakyti
ui-lesson-skill-card = Rasti kortą
ui-lesson-skill-legal = Galima ar ne
ui-lesson-skill-taken = Skaičiuoti taškus
ui-lesson-skill-unseen = Skaičiuoti kortas
ui-lesson-skill-void = Kas neturi spalvos
ui-lesson-skill-winner = Kas paima kirtį
ui-lesson-skill-worth = Kiek vertas kirtis
ui-lesson-step = { $number } žingsnis iš { $count }
ui-lesson-unit-done = { $done } iš { $count }
ui-lesson-word = Pamoka

## What to do

ui-lesson-ask-call = Ką sakote?
ui-lesson-ask-card = Dėkite kortą.
ui-lesson-ask-count = Kiek taškų?
ui-lesson-ask-discard = Kurias kortas atidedate?
ui-lesson-ask-game = Kiek?
ui-lesson-ask-legal = Pažymėkite visas kortas, kurias galite dėti.
ui-lesson-ask-score = Kiek taškų už tai užrašoma?
ui-lesson-ask-strongest = Kuri korta paima kirtį?
ui-lesson-ask-taken = Kiek taškų jau paimta?
ui-lesson-ask-text = Pasirinkite atsakymą.
ui-lesson-ask-trump = Kokį kozirį skelbiate?
ui-lesson-ask-turn = Kieno eilė?
ui-lesson-ask-unseen = Kiek jų nematote?
ui-lesson-ask-void = Pažymėkite visus, kurie tai parodė.
ui-lesson-ask-why = Kas kalba už ją?
ui-lesson-ask-winner = Kieno kirtis?
ui-lesson-ask-worth = Kiek jame taškų?
ui-lesson-drill = { $skill ->
    [call] Ką sakote?
    [card] Dėkite geriausią kortą.
    [legal] Pažymėkite visas kortas, kurias galite dėti.
    [taken] Kiek taškų { $of ->
        [ns] savo kirčiuose turi jūsų pusė?
        [ew] savo kirčiuose turi varžovai?
       *[other] savo kirčiuose turi { SEAT($of) }?
    }
    [unseen] { $of ->
        [trumps] Kiek kozirių nematote?
        [counters] Kiek taškinių kortų nematote?
       *[other] Kiek { COLOR($of, form: "many") } kortų nematote?
    }
    [void] Pažymėkite visus, kurie parodė nebeturį { COLOR($of, form: "many") }.
    [winner] Kas paėmė šį kirtį?
   *[worth] Kiek taškų buvo šiame kirtyje?
}
ui-lesson-goal-best = Tikslas: kiekviena korta tokia pat gera kaip geriausia.
ui-lesson-goal-make = Tikslas: įvykdyti kontraktą { $bid }.
ui-lesson-goal-play = Sužaiskite dalijimą iki galo.
ui-lesson-goal-points = Tikslas: taškų jūsų pusei – { $number }.
ui-lesson-goal-set = Tikslas: sužlugdyti kontraktą { $bid }.
ui-lesson-goal-trick = Tikslas: jūsų pusė paima šį kirtį.
ui-lesson-goal-tricks = Tikslas: dar kirčių jūsų pusei – { $number }.
ui-lesson-goal-win = Tikslas: jūsų pusė paima kirtį su šia korta: { $card }.
ui-lesson-thinking = Mokytojas žiūri į dalijimą; atsakykite, kada norite.

## Right or wrong

ui-lesson-judging = Mokytojas dar žiūri …
ui-lesson-missed = Dabar nebepasiekiama.
ui-lesson-movie-told = Kai kortos guli taip, ši korta ({ $card }) tikslo pasiekti negali. Peržiūrėkite kortą po kortos.
ui-lesson-punished = Ši korta ({ $card }) kai ką palieka atsitiktinumui, o nematomos kortos guli kaip tik taip, kad nepavyktų.
ui-lesson-reached = Pavyko!
ui-lesson-reason = { $polarity ->
    [against] Prieš { $card }: { $text }
   *[for] Už { $card }: { $text }
}
ui-lesson-right = Teisingai.
ui-lesson-several = { $missing ->
    [0] Klaidingų: { $over }.
   *[other] { $over ->
        [0] Trūksta: { $missing }.
       *[other] Trūksta: { $missing }, per daug: { $over }.
    }
}
ui-lesson-why-right = Tai tiesa, ir tai kalba už geriausią kortą.
ui-lesson-why-wrong = Tai tiesa, bet tai nekalba už geriausią kortą.
ui-lesson-wrong = Ne visai.

## Why

ui-lesson-because-game = { $of ->
    [hand] Kortų kiekvienam žaidėjui: { $total }.
    [nest] { $total ->
        [0] Šiame žaidime lizdo nėra.
       *[other] Kortų lizde: { $total }.
    }
    [pack] Kortų malkoje: { $total }.
    [tricks] Kirčių dalijime: { $total }.
    [min-bid] Žemiausias siūlymas: { $total }.
    [max-bid] Aukščiausias siūlymas: { $total }.
    [bid-step] Siūlymai kyla kas { $total }.
    [total-points] Taškų dalijime: { $total }.
   *[target] Partija žaidžiama iki { $total }.
}
ui-lesson-because-loses = { $how ->
    [lower-trump] { SEAT($seat, form: "gen") } { CARD($card) } yra koziris, bet { CARD($best) } aukštesnė.
    [lower] { SEAT($seat, form: "gen") } { CARD($card) } yra tinkamos spalvos, bet { CARD($best) } aukštesnė.
    [no-trump] { SEAT($seat, form: "gen") } { CARD($card) } nėra koziris, o { CARD($best) } – koziris.
   *[off] { SEAT($seat, form: "gen") } { CARD($card) } nėra nei koziris, nei pradėtos spalvos ({ COLOR($led) }).
}
ui-lesson-because-not-shown = { SEAT($seat) } to neparodė: { COLOR($color) } spalva dar gali būti.
ui-lesson-because-shown-void = { $trick } kirtyje { SEAT($seat) } nedėjo į spalvą ({ COLOR($color) }), o dėjo { CARD($card, form: "acc") }.
ui-lesson-because-sum = { $cards ->
    [none] Nė viena iš šių kortų taškų neturi.
   *[other] { CARDS($cards) }: { $terms } = { $total }.
}
ui-lesson-because-taken = { $tricks ->
    [0] Ši pusė dar neturi kirčio.
   *[other] Kirtis po kirčio: { $terms } = { $total }.
}
ui-lesson-because-turn = { $when ->
    [left_of_dealer] Dalijo { SEAT($dealer) }, o pradeda sėdintis jam iš kairės: { SEAT($seat) }.
    [dealer] Dalijo { SEAT($dealer) }, o šiame žaidime pradeda dalytojas.
    [left_of_declarer] { SEAT($before) } – deklarantas, o pradeda sėdintis jam iš kairės: { SEAT($seat) }.
    [declarer] { SEAT($seat) } – deklarantas, o deklarantas pradeda.
    [declarer_chooses] Kas pradeda, sako deklarantas: { SEAT($seat) }.
    [calls-on] Po { SEAT($before, form: "gen") } eilė eina pagal laikrodžio rodyklę, praleidžiant pasavusius: { SEAT($seat) }.
    [plays-on] Po { SEAT($before, form: "gen") } eilė eina pagal laikrodžio rodyklę: { SEAT($seat) }.
    [won] { SEAT($seat) } paėmė paskutinį kirtį ir pradeda kitą.
   *[declares] { SEAT($seat) } laimėjo varžytuves ir daro, ką turi daryti deklarantas.
}
ui-lesson-because-unseen = Malkoje { $pack }, jūsų rankoje { $own }, padėta ar matyta { $gone }: liko { $total }.
ui-lesson-because-wins = { $how ->
    [trump] { SEAT($seat, form: "gen") } { CARD($card) } yra aukščiausias koziris šiame kirtyje.
   *[led] Kozirio kirtyje nėra, o { SEAT($seat, form: "gen") } { CARD($card) } – aukščiausia pradėtos spalvos korta ({ COLOR($led) }).
}
