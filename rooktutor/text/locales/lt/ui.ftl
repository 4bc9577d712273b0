# Pats stalas: ką jis rodo iš partijos. Mygtukai ir pranešimai – page.ftl.

## Words of the game, as the table needs them

ui-badge-dealer = Dalytojas
ui-badge-declarer = Deklarantas
ui-bid-amount = { $amount }
# Kas parašyta ant paukščio kortos; $bird – „crow“ arba „rook“.
ui-bird-short = { $bird ->
    [crow] Varna
   *[other] Kovas
}
ui-call-bid = { $amount }
ui-call-hold = Laikau
ui-call-misdeal = Naujos kortos
ui-call-moon = Mėnulis
ui-call-pass = Pasas
ui-card = { CARD($card) }
ui-cards = { $count ->
    [one] { $count } korta
    [few] { $count } kortos
   *[other] { $count } kortų
}
ui-color = { COLOR($color, form: "start") }
ui-color-letter = { $color ->
    [red] { letter-red }
    [green] { letter-green }
    [yellow] { letter-yellow }
    [black] { letter-black }
   *[none] {""}
}
ui-declarer = { SEAT($seat) }
ui-game = { GAME($game) }
ui-game-house = { GAME($game) }, namų taisyklės
ui-hand-down = { $count ->
    [one] { $count } korta, iki varžytuvių pabaigos užversta
    [few] { $count } kortos, iki varžytuvių pabaigos užverstos
   *[other] { $count } kortų, iki varžytuvių pabaigos užverstų
}
ui-laid-away = Atidėta
ui-leader = { $who ->
    [you] Pradedate jūs
   *[other] Pradeda { SEAT($seat) }
}
ui-moon-amount = Mėnulis: visi { $amount }
ui-nest = Lizdas
ui-no-bid-yet = Siūlymų dar nėra
ui-no-trump-yet = Dar nepaskelbtas
ui-partner = Partneris
ui-percent = { $percent } %
ui-points = { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
}
ui-seat = { SEAT($seat) }
ui-subtitle = { $hand } dalijimas
ui-target = iki { $target }
ui-they = Jie
ui-tricks = { $count ->
    [one] { $count } kirtis
    [few] { $count } kirčiai
   *[other] { $count } kirčių
}
ui-void = { SEAT($seat) } neturi { COLOR($color, form: "many") }
ui-we = Mes
ui-you = Jūs

## The trick

ui-trick-title = Kirtis { $number } iš { $total }
ui-trick-winning = Kol kas ima { SEAT($seat) }
ui-trick-won = { $points ->
    [0] { SEAT($seat) } paėmė kirtį be taškų
    [one] { SEAT($seat) } paėmė { $points } tašką
    [few] { SEAT($seat) } paėmė { $points } taškus
   *[other] { SEAT($seat) } paėmė { $points } taškų
}

## The bid

ui-goal-is-set = jau sužlugdyta
ui-goal-left = dar reikia { $points }
ui-goal-made = jau įvykdyta
ui-goal-set = dar { $points } žlugdo
ui-goal-set-trick = žlugdo vienas kirtis

## Whose turn it is

# Ką po kiekvieno veiksmo sako ekrano skaityklė: naujausia įvykių eilutė ir kieno eilė.
ui-announce = { $happened }. { $turn }.
ui-status-auction = Jūsų žodis: siūlykite arba pasuokite
ui-status-blind = Jūsų žodis, dar nemačius savo kortų
ui-status-call = Pasakykite kortą, kuri taps jūsų partneriu
ui-status-discard = Atidėkite į lizdą { $count ->
    [one] { $count } kortą
    [few] { $count } kortas
   *[other] { $count } kortų
}
ui-status-lead = Pasakykite, kas pradeda pirmąjį kirtį: jūs ar žaidėjas jums iš kairės
ui-status-over = Dalijimas baigtas
ui-status-play = Jūsų eilė: dėkite kortą
ui-status-play-lead = Pradedate jūs: eikite bet kuria korta
ui-status-step = { $phase ->
    [auction] { SEAT($seat, form: "gen") } žodis
    [call] { SEAT($seat) } turi pasakyti kortą
    [discard] { SEAT($seat) } turi atidėti kortas
    [lead] { SEAT($seat) } turi pasakyti, kas pradeda
    [trump] { SEAT($seat) } turi skelbti kozirį
   *[play] { SEAT($seat, form: "gen") } eilė dėti
}
ui-status-trump = { $trump_choice ->
    [colors] Paskelbkite kozirinę spalvą
    [no_trump] Paskelbkite kozirinę spalvą arba žaidimą be kozirio
   *[no_trump_or_low] Paskelbkite kozirinę spalvą, žaidimą be kozirio arba „žemas“
}
ui-status-wait = { SEAT($seat) } galvoja

## Panels

ui-confirm = { $count ->
    [one] Atidėti { $count } kortą
    [few] Atidėti { $count } kortas
   *[other] Atidėti { $count } kortų
}
ui-confirm-why = Pirma pažymėkite lygiai { $count ->
    [one] { $count } kortą.
    [few] { $count } kortas.
   *[other] { $count } kortų.
}
# Keliuose mokytojo patarimuose korta atidedama; patarimų yra du ar daugiau.
ui-laid-in = { $count ->
    [0] Mokytojas ją pasilieka visuose { $total } patarimuose.
    [all] Mokytojas ją atideda visuose { $total } patarimuose.
   *[other] Mokytojas ją atideda { $count } iš { $total } patarimų.
}
ui-panel-auction = Varžytuvės
ui-panel-call = Jūsų partneris
ui-panel-discard = Lizdas
ui-panel-lead = Pirmasis ėjimas
ui-panel-play = Žaidimas
ui-panel-trump = Koziris
ui-picked = Pažymėta { $count } iš { $need }
ui-suggestion = { CARDS($cards) }
ui-suggestion-picked = Tai jūsų pažymėtos kortos.
ui-suggestions = Ką atidėtų mokytojas

## The score

ui-opponents = { $level ->
    [beginner] Pradedantieji
    [rules] Paprastos taisyklės
    [strong] Stiprūs
   *[tutor] Kaip mokytojas
}
ui-outcome-made-ours = Jūsų kontraktas { $bid } įvykdytas
ui-outcome-made-theirs = Varžovai įvykdė kontraktą { $bid }
ui-outcome-misdeal = { SEAT($seat) } paprašė naujų kortų
ui-outcome-moon-made-ours = { SEAT($seat) } įvykdė mėnulį: visi taškai jūsų
ui-outcome-moon-made-theirs = Varžovai skelbė mėnulį ir surinko visus taškus
ui-outcome-moon-missed-ours = Jūsų mėnulis neįvykdytas
ui-outcome-moon-missed-theirs = Varžovų mėnulis neįvykdytas
ui-outcome-redealt = Dalijimas negalioja
ui-outcome-revoked-ours = { SEAT($seat) } padarė renonsą: moka jūsų pusė
ui-outcome-revoked-theirs = { SEAT($seat) } padarė renonsą: moka varžovai
ui-outcome-set-ours = Jūsų kontraktas { $bid } sužlugdytas
ui-outcome-set-theirs = Sužlugdėte varžovų kontraktą { $bid }
ui-outcome-void = Visi pasavo
ui-score-line = { $label ->
    [bonus] Premija
    [capped] Neįskaityta
    [captured] Surinkta
    [defended] Gynyba
    [kept] Varžovų renonsas
    [made] Įvykdyta
    [moon-made] Mėnulis įvykdytas
    [moon-missed] Mėnulis neįvykdytas
    [nest] Lizdas
    [revoked] Renonsas
    [set] Sužlugdyta
    [sweep] Visi kirčiai
    [trick] Kirtis Nr. { $trick }
   *[other] Iš viso
}
ui-score-misdeal = { SEAT($seat) } neturėjo taškinių kortų, todėl iš naujo dalija tas pats dalytojas.
ui-score-prompt = Šis dalijimas jums duoda { $ours }.
ui-score-redealt = Deklarantas turėjo per mažai kortų, kurias galima atidėti, todėl iš naujo dalija tas pats dalytojas.
ui-score-sudden-death = Rezultatai lygūs: lemia dar vienas dalijimas.
ui-score-totals = Partija
ui-score-void = { $dealer ->
    [next] Niekas nesiūlė, todėl dalija kitas dalytojas.
   *[same] Niekas nesiūlė, todėl iš naujo dalija tas pats dalytojas.
}
ui-score-winner = Partiją laimėjo: { $ours }{ $ending ->
    [hands] ; ji turėjo trukti { $number ->
        [one] { $number } dalijimą
        [few] { $number } dalijimus
       *[other] { $number } dalijimų
    }
    [lead] ; persvara – { $number } ar daugiau
    [low] ; kieno nors rezultatas nukrito iki minus { $number } ar žemiau
    [moon] ; lėmė mėnulis
   *[other] {""}
}

## The match

ui-match-empty = Nė vienas šios partijos dalijimas dar nesužaistas iki galo.
ui-match-ending = Kas baigia partiją
ui-match-file = { $unfinished ->
    [yes] Faile yra { $hands ->
        [0] dalijimas ant stalo iki šios kortos
        [one] sužaistas { $hands } dalijimas ir tas, kuris ant stalo, iki šios kortos
        [few] sužaisti { $hands } dalijimai ir tas, kuris ant stalo, iki šios kortos
       *[other] sužaista { $hands } dalijimų ir tas, kuris ant stalo, iki šios kortos
    }, su visų keturių kortomis: kas jį skaitys, matys čia paslėptas kortas.
   *[no] Faile yra { $hands ->
        [one] { $hands } sužaistas dalijimas
        [few] { $hands } sužaisti dalijimai
       *[other] { $hands } sužaistų dalijimų
    }.
}
ui-match-hand = Dalijimas Nr. { $number }
ui-match-hands = { $left ->
    [one] Liko daugiausia { $left } dalijimas
    [few] Liko daugiausia { $left } dalijimai
   *[other] Liko daugiausia { $left } dalijimų
}
ui-match-needs = { $who }: rezultatas { $score }, iki { $target } trūksta { $points }
ui-match-next = Kitą dalijimą dalija { SEAT($seat) }.
ui-match-now = Ant stalo dalijimas Nr. { $number }; dalijo { SEAT($seat) }.
ui-match-seed = Šios partijos kortos – iš sėklos { $seed }.
ui-match-title = { GAME($game) }: partija

## Revokes

ui-revoke-claim = Kirtis Nr. { $next } paimtas anksčiau, nei ištaisyta: kiti renonsą nurodo, ir dalijimas sustoja { $left ->
    [0] pačioje pabaigoje
    [one] likus nesužaistam { $left } kirčiui
   *[other] likus nesužaistų kirčių: { $left }
}.
ui-revoke-fault = { $must ->
    [none] Į { CARDS($led, form: "acc") } { SEAT($seat) } dėjo { CARDS($card, form: "acc") }, nors galėjo dėti į spalvą.
   *[other] { $mine ->
        [yes] Į { CARDS($led, form: "acc") } galėjote dėti { CARDS($must, form: "acc") }, bet dėjote { CARDS($card, form: "acc") }.
       *[no] Į { CARDS($led, form: "acc") } { SEAT($seat) } galėjo dėti { CARDS($must, form: "acc") }, bet dėjo { CARDS($card, form: "acc") }.
    }
}
ui-revoke-price = { $revoke ->
    [lose_bid] Jei neištaisoma, kol nepaimtas kitas kirtis, renonsą padariusi pusė praranda { $bid }, kad ir kas tiek siūlė, o kita pusė gauna, ką iki tol surinko.
   *[flat_100] Jei neištaisoma, kol nepaimtas kitas kirtis, renonsą padariusi pusė praranda 100 taškų, o kita pusė gauna 100.
}
ui-revoke-repair = Kol nepaimtas kirtis Nr. { $next }, galima ištaisyti, ir niekas neprarandama. Paskui kiti renonsą nurodo.
ui-revoke-source = Šaltinis: { $source }.
ui-revoke-title = { $mine ->
    [yes] Padarėte renonsą (kirtis Nr. { $trick })
   *[no] { SEAT($seat) } padarė renonsą (kirtis Nr. { $trick })
}

## Advice

ui-advice-counting = Skaičiuojama: išsidėstymas { $done } iš { $asked }
ui-advice-done = Išnagrinėta paslėptų kortų išsidėstymų: { $done }
ui-advice-exact = Tikslu: išnagrinėti visi paslėptų kortų išsidėstymai, kiekvienas pagal savo tikimybę
ui-advice-failed = Čia verčių nėra: skaičiavimas nutrūko
ui-advice-line = Ieškoma būdingo išsidėstymo
ui-advice-over = Dalijimas baigtas. „Peržiūra“ parodo, kiek vertas buvo kiekvienas jūsų sprendimas ir kurie buvo svarbūs.
ui-advice-pending = Svarstoma
ui-advice-prompt = Užveskite ant pasirinkimo ir pamatysite, kiek jis vertas ir kodėl.
ui-advice-revoked = Kol dalijimą gali sustabdyti renonsas, verčių nėra
ui-advice-running = Paslėptų kortų išsidėstymai: { $done } iš { $asked }
ui-advice-scale = Kiek vidutiniškai taškų šiame dalijime jūsų pusė gauna daugiau už varžovus.
ui-advice-scale-match = Kiek vidutiniškai taškų šiame dalijime jūsų pusė gauna daugiau už varžovus. Partija gali baigtis šiuo dalijimu, todėl pirma eina tai, kas dažniausiai laimi partiją.
ui-advice-title = Mokytojas
ui-advice-wait = Mokytojas kalba, kai ateina jūsų eilė.
ui-equals = Tas pats kaip { CARDS($cards) }
ui-spoken-value = Vertė { $value }

## The log

ui-log-all-passed = Visi pasavo
ui-log-announced-counters = { SEAT($seat) } sako, kiek taškinių kortų atidėta: { $count ->
    [0] nė vienos
    [one] { $count }
   *[other] { $count }
}
ui-log-announced-trumps = { SEAT($seat) } sako, kiek kozirių atidėta: { $count ->
    [0] nė vieno
    [one] { $count }
   *[other] { $count }
}
ui-log-call = { SEAT($seat) }: { $call }
ui-log-called = { SEAT($seat) } pasako kortą: { CARD($card) }
ui-log-deal = Dalija { SEAT($seat) }
ui-log-discard = { SEAT($seat) } atideda { $count ->
    [one] { $count } kortą
    [few] { $count } kortas
   *[other] { $count } kortų
}
ui-log-leader = { SEAT($seat) } sako: pradeda { SEAT($leader) }
ui-log-misdeal = Dalijamos naujos kortos
ui-log-over = Dalijimas baigtas
ui-log-play = { SEAT($seat) }: { CARD($card) }
ui-log-revoke = { SEAT($seat) }: { CARD($card) }, renonsas
ui-log-title = Šis dalijimas
ui-log-trump = { $color ->
    [none] { SEAT($seat) } skelbia: be kozirio
    [low] { SEAT($seat) } skelbia „žemas“: be kozirio, vyresnumas apverstas
   *[other] { SEAT($seat) } skelbia: koziris – { COLOR($color) }
}

## Without a kernel

ui-static-advice = Ką sako mokytojas
ui-static-auction = Varžytuvės
ui-static-hands = Kortos
ui-static-hint = Vykdykite šį langelį ir žaiskite toliau.
ui-static-live = Gyvam stalui reikia veikiančio branduolio.
ui-static-notes = Pastabos
ui-static-play = Žaidimas
ui-static-score = Rezultatas
