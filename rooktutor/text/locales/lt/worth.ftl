# Ko vertos kortos prieš žaidimą: partija, iki kiek siūlyti, kiekviena keičiama korta ir paveikslai.

## Calls

others-buy-price = { $others_buy_range ->
    [one] { $others_buy_low }
   *[other] { $others_buy_low }–{ $others_buy_high }
}
others-buy-size = { $others_buy_size ->
    [one] { $others_buy_size } tašką
    [few] { $others_buy_size } taškus
   *[other] { $others_buy_size } taškų
}
why-enough-for-them = Net jei įvykdysite, partiją galite pralaimėti: varžovams trūksta tik { $they_need_only_points ->
    [one] { $they_need_only_points } taško, kurį
   *[other] { $they_need_only_points } taškų, kuriuos
} jie gali paimti gindamiesi.
why-enough-to-defend = { $need_only_points ->
    [one] { $need_only_points } taškas laimi
    [few] { $need_only_points } taškai laimi
   *[other] { $need_only_points } taškų laimi
} jums partiją, ir juos galite paimti gindamiesi: siūlyti palikite varžovams.
why-match-over-points = { $what ->
    [pass] Vien taškais geriau būtų pasuoti, bet
    [bid] Vien taškais geriau būtų { $by_points_best }, bet
   *[other] Vien taškais geriau būtų sakyti kita, bet
} šis dalijimas gali baigti partiją.
why-others-overbid = Jums pasavus, { $others_buy_hundredths ->
    [100] beveik neabejotinai
   *[other] { NUMBER($others_buy_hundredths) } iš 100 išsidėstymų
} žaidžia { SEATS($others_buy_seats, join: "or") } ir moka per daug: vidutiniškai tai jums duoda { others-buy-size }.
why-pass-gives-match = Jei { SEAT($they_win_seat) } įvykdo { $they_win_amount }, partija pralaimėta: pasuokite tik tikri, kad neįvykdys.
why-past-ceiling = Su šiomis kortomis nereikėtų siūlyti daugiau nei { $worth_up_to_amount }.
why-price-of-passing = Jums pasavus, { $others_buy_hundredths ->
    [100] beveik neabejotinai
   *[other] { NUMBER($others_buy_hundredths) } iš 100 išsidėstymų
} žaidžia { SEATS($others_buy_seats, join: "or") } už { others-buy-price }: vidutiniškai tai jums kainuoja { others-buy-size }.
why-set-loses-match = Jei nepavyks, varžovai bus laimėję partiją.
why-wins-match = Įvykdytas jis laimi partiją: daugiau nei { $wins_match_amount } nereikia.

## The discard

why-banks-counters = { $buries_points ->
    [one] { $buries_points } taškas lizde tikrai jūsų.
    [few] { $buries_points } taškai lizde tikrai jūsų.
   *[other] { $buries_points } taškų lizde tikrai jūsų.
}
why-saves-counters = Žaidžiant galėtų mušti { CARDS($save_counters_cards, form: "acc") }; turėdami { $color_length_count ->
    [one] { $color_length_count } { COLOR($color_length_color, form: "acc") }
    [few] { $color_length_count } { COLOR($color_length_color, form: "plural-acc") }
   *[other] { $color_length_count } { COLOR($color_length_color, form: "many") }
} galite tikėtis paskutinio kirčio ir lizdo.
why-strips-guard = { CARD($leaves_bare_card, form: "start") } savo spalvoje lieka viena, o viena korta ją dar muša.

## One card of the exchange

why-counter-at-risk = Ji duoda { $counter_points ->
    [one] { $counter_points } tašką
    [few] { $counter_points } taškus
   *[other] { $counter_points } taškų
}, o { $only_above_higher_count ->
    [1] ją muša { CARDS($only_above_higher) }.
   *[other] kortų, kurios ją muša ir kurių neturite: { $only_above_higher_count }.
}
why-keep-guard = Ji atiduodama vienintelei kortai, kuri muša { CARD($guard_of_guarded, form: "acc") }, ir taip ją išsaugo.
why-keep-trump = { $one_of_count ->
    [1] Vienintelis jūsų koziris.
   *[other] Koziris; iš viso jų turite { $one_of_count }.
}
why-keep-winner = Jokia tos spalvos korta, kurios neturite, jos nemuša.
why-lay-loser = Ji neduoda taškų, o kortų, kurios ją muša ir kurių neturite, yra { $only_above_higher_count }.
why-lay-short = { $one_of_count ->
    [1] Vienintelė jūsų { COLOR($one_of_color) }: be jos šią spalvą galite mušti koziriu.
   *[other] { COLOR($one_of_color, form: "many-start") } turite tik { $one_of_count }: be jų šią spalvą galite mušti koziriu.
}

## The called card

why-holder-helps = { NUMBER($good_holder_hundredths) } iš 100 dalijimų { CARD($good_holder_card, form: "gen") } turėtojas gali padėti dar kuo: dviem koziriais arba kitos spalvos viršūne.
why-pays-alone = Pasakę { CARD($plays_alone_card, form: "acc") } žaidžiate be partnerio, ir tai verta daugiau nei su bet kuriuo partneriu.

## Facts

claim-by-points = Vien taškais geriausia būtų { $what ->
    [pass] pasuoti.
   *[other] { $by_points_best }.
}
claim-differs = { $differs_glance ->
    [0] Vien pagal jėgą pasuotumėte; pagal išsidėstymus siūlyti verta iki { $differs_sampled }.
   *[other] { $differs_sampled ->
        [0] Vien pagal jėgą siūlytumėte iki { $differs_glance }; pagal išsidėstymus joks siūlymas nevertas paso.
       *[other] Vien pagal jėgą siūlytumėte iki { $differs_glance }; pagal išsidėstymus siūlyti verta iki { $differs_sampled }.
    }
}
claim-good-for = { $good_for_amount ->
    [0] Pagal jėgą su šiomis kortomis reikėtų pasuoti.
   *[other] { $good_for_stop ->
       *[about] Pagal jėgą su šiomis kortomis galima siūlyti iki { $good_for_amount }.
        [over] Su šiomis kortomis galima siūlyti iki { $good_for_amount }, nors jos vertos tik { $good_for_points }: leisti žaisti kitiems vidutiniškai kainuoja daugiau.
        [short] Su šiomis kortomis nereikėtų siūlyti daugiau kaip { $good_for_amount }, nors jos vertos { $good_for_points }: kas pasiūlo daugiausia, tas dažniausiai būna savo kortas pervertinęs.
    }
}
claim-good-holder = { NUMBER($good_holder_hundredths) } iš 100 dalijimų { CARD($good_holder_card, form: "gen") } turėtojas turi kuo padėti ir be jos.
claim-guard-of = Turite { CARD($guard_of_guarded, form: "acc") } ir { CARD($guard_of_card, form: "acc") }, daugiau šios spalvos neturite; aukštesniąją iš jų muša viena korta.
claim-hand-worth = { SEAT($hand_worth_seat) } po šių šūkių: kortos vertos maždaug { $hand_worth_points }.
claim-leaves-bare = Tada { CARD($leaves_bare_card) } savo spalvoje viena, ir ją muša viena korta.
claim-need-only = Net jei žaidžia varžovai, partiją jums laimi { $need_only_points ->
    [one] { $need_only_points } taškas.
    [few] { $need_only_points } taškai.
   *[other] { $need_only_points } taškų.
}
claim-nobody-buys = Jums pasavus, { NUMBER($nobody_buys_hundredths) } iš 100 išsidėstymų pasuoja visi.
claim-nothing-above = Jokia tos spalvos korta, kurios neturite, nemuša { CARD($nothing_above_card, form: "gen") }.
claim-one-of = { CARD($one_of_card, form: "start") } – { $one_of_count ->
    [1] vienintelė jūsų tos spalvos korta.
   *[other] viena iš jūsų tos spalvos kortų, kurių yra { $one_of_count }.
}
claim-only-above = Kortos, kurių neturite ir kurios muša { CARD($only_above_card, form: "acc") }: { CARDS($only_above_higher) }.
claim-others-buy = Jums pasavus, { NUMBER($others_buy_hundredths) } iš 100 išsidėstymų žaidžia { SEATS($others_buy_seats, join: "or") } už { others-buy-price }: { $others_buy_sign ->
    [minus] vidutiniškai tai jums kainuoja { others-buy-size }.
    [plus] vidutiniškai tai jums duoda { others-buy-size }.
   *[none] vidutiniškai išeina lygiai.
}
claim-partner-buys = Jums pasavus, { NUMBER($partner_buys_hundredths) } iš 100 išsidėstymų už jūsų pusę žaidžia { SEAT($partner_buys_seat) }: { $partner_buys_sign ->
    [minus] vidutiniškai tai jums kainuoja { $partner_buys_size }.
    [plus] vidutiniškai tai jums duoda { $partner_buys_size }.
   *[none] vidutiniškai išeina lygiai.
}
claim-save-counters = Kortos, kurių neturite, muša { CARDS($save_counters_cards, form: "acc") }; taškų jose { $save_counters_points }.
claim-set-loses-match = Neįvykdžius { $set_loses_match_amount }, varžovai bus laimėję partiją.
claim-spoke-against = { SEAT($spoke_against_seat) } pasavo, užuot siūlę { $spoke_against_amount }: pagal jėgą kortos vertos mažiau nei { $spoke_against_points }.
claim-spoke-for = { SEAT($spoke_for_seat) } pasiūlė { $spoke_for_amount }: pagal jėgą kortos vertos bent { $spoke_for_points }.
claim-they-need-only = Net jei žaidžiate jūs, partiją varžovams laimi { $they_need_only_points ->
    [one] { $they_need_only_points } taškas.
    [few] { $they_need_only_points } taškai.
   *[other] { $they_need_only_points } taškų.
}
claim-they-win = Jei { SEAT($they_win_seat) } įvykdo { $they_win_amount }, partija pralaimėta.
claim-wins-match = Įvykdykite { $wins_match_amount }, ir partija jūsų.
claim-with-trump = { $with_trump_trump ->
    [none] Be kozirio
    [low] Žaidžiant „žemas“
   *[other] Kai kozirinė spalva – { COLOR($with_trump_trump) }
}, geriausiai atidėjus { $with_trump_sign ->
    [minus] vidutiniškai prarandate { $with_trump_size }.
    [plus] vidutiniškai laimite { $with_trump_size }.
   *[none] vidutiniškai išeina lygiai.
}
claim-worth-up-to = { $worth_up_to_amount ->
    [0] Išsidėstymų patikrinta { $worth_up_to_layouts }: joks siūlymas nevertas tiek, kiek pasas.
   *[other] Išsidėstymų patikrinta { $worth_up_to_layouts }: siūlyti verta ne mažiau nei pasuoti iki { $worth_up_to_amount }.
}

## The sum

sum-base = Pradžiai
sum-bird = Paukštis
sum-called-partner = Pašauktas partneris
sum-counters = Taškai jūsų kortose: { $count }
sum-guarded-seconds = Antrosios su apsauga
sum-led-colors = Spalvos, kurių viršūnė jūsų
sum-nest = Ką vidutiniškai duoda lizdas
sum-shortness = Trumpos spalvos
sum-side-winners = Šoniniai kirčiai
sum-trump = { $trump ->
    [none] be kozirio
    [low] žaidžiant „žemas“
   *[other] kai kozirinė spalva – { COLOR($trump) }
}
sum-trump-length = Kozirių: { $count }
sum-trump-tops = Aukšti koziriai

## Pictures

plot-cards = Ko verta pasilikti kiekvieną kortą
plot-cards-text = Verta pasilikti: { $keep ->
    [none] niekas neišsiskiria.
   *[other] { $keep }.
} Geriau atidėti: { $lay ->
    [none] niekas neišsiskiria.
   *[other] { $lay }.
}
plot-chance = Kaip dažnai įvykdomas kiekvienas siūlymas
plot-chance-text = Įvykdoma iš 100 kartų: { $list }.
plot-named = { $name }: { CARDS($cards) }
plot-pair = { $name } { $number }
plot-points = Kiek taškų galite surinkti žaisdami
plot-points-text = Kas antrą kartą nuo { $low } iki { $high } taškų; viduryje – { $middle }.
plot-share = { $percent } %
plot-sum = Ko vertos kortos
plot-sum-text = { $list }: iš viso maždaug { $total } { sum-trump }.

## At the table

ui-keep = { $lean ->
    [keep] Verta pasilikti, taškais: { $points }.
    [lay] Geriau atidėti, taškais: { $points }.
    [either] Nesvarbu, kur ji bus.
    [must_keep] Taisyklės neleidžia jos atidėti.
    [must_lay] Taisyklės verčia ją atidėti.
   *[unknown] Dar nežinoma.
}
ui-lean = { $lean ->
    [keep] Pasilikti
    [lay] Atidėti
   *[other] Nesvarbu
}
ui-worth-facts = Ką reikia žinoti
ui-worth-title = Ko vertos jūsų kortos
