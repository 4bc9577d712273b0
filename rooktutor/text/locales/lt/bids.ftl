# Motyvai dėl šūkių, atidėjimo ir kozirio. „Jūs“ – tas, kas sprendžia.

## Calls

estimate-trump = { $estimate_color ->
    [none] be kozirio
    [low] žaidžiant „žemas“
   *[other] kai kozirinė spalva – { COLOR($estimate_color) }
}
rank-highest = { $side_tops_color ->
    [low] žemiausia
   *[other] aukščiausia
}
    .plural = { $side_tops_color ->
        [low] žemiausios
       *[other] aukščiausios
    }
why-below-the-price = Jūsų kortos vertos maždaug { $estimate_points }: kad siūlymas { $lowest_amount } būtų saugus, reikia daugiau.
why-fresh-cards = Nė viena jūsų korta neduoda taškų, o visos vertos maždaug { $estimate_points }: kad siūlymas { $lowest_amount } būtų saugus, reikia daugiau.
why-good-chance = { $make_chance_hundredths ->
    [100] Beveik neabejotinai įvykdoma.
    [one] Įvykdoma { NUMBER($make_chance_hundredths) } kartą iš 100; nepavykus prarandate { $price_amount }.
    [few] Įvykdoma { NUMBER($make_chance_hundredths) } kartus iš 100; nepavykus prarandate { $price_amount }.
   *[other] Įvykdoma { NUMBER($make_chance_hundredths) } kartų iš 100; nepavykus prarandate { $price_amount }.
}
why-hold-for-nothing = Jūsų kortos vertos tik maždaug { $estimate_points }: { $lowest_amount } nesiūlytumėte ir vėliau.
why-hold-keeps-in = Jūsų kortos vertos maždaug { $estimate_points }, jei kas siūlytų daugiau už { SEAT($high_bid_seat, form: "gen") } { $high_bid_amount }.
why-long-trump = Jei kozirinė { COLOR($long_color_color) }, turite { $long_color_count ->
    [one] { $long_color_count } kozirį
    [few] { $long_color_count } kozirius
   *[other] { $long_color_count } kozirių
}: su tokia spalva gera žaisti.
why-moon-likely = Visi taškai parsinešami { NUMBER($make_chance_hundredths) ->
    [one] { NUMBER($make_chance_hundredths) } kartą
    [few] { NUMBER($make_chance_hundredths) } kartus
   *[other] { NUMBER($make_chance_hundredths) } kartų
} iš 100.
why-moon-price = Reikia surinkti visus { $moon_stake_total }: pritrūkus vieno taško, tai kainuoja { $moon_stake_points ->
    [0] partiją.
   *[other] { $moon_stake_points }.
}
why-moon-unlikely = Visi taškai parsinešami tik { NUMBER($make_chance_hundredths) ->
    [one] { NUMBER($make_chance_hundredths) } kartą
    [few] { NUMBER($make_chance_hundredths) } kartus
   *[other] { NUMBER($make_chance_hundredths) } kartų
} iš 100.
why-more-than-needed = Užtektų { $lowest_amount }: gaunate, ką surenkate, o ne ką siūlote.
why-no-color-winners = Kirčiai, kuriems kozirio nereikia: { CARDS($side_tops_cards) }.
why-no-trump-top = Aukščiausia { COLOR($long_color_color) } ne jūsų: ji gali atimti iš jūsų kozirių kirtį.
why-nothing-long = Nė viena spalva nėra pakankamai ilga: net { COLOR($long_color_color) } duotų tik { $long_color_count ->
    [one] { $long_color_count } kozirį.
    [few] { $long_color_count } kozirius.
   *[other] { $long_color_count } kozirių.
}
why-out-of-reach = Jūsų kortos vertos tik maždaug { $estimate_points }, { estimate-trump }.
why-over-partner = Didžiausias siūlymas jau partnerio – { SEAT($over_partner_seat, form: "gen") }; jūsiškis jūsų pusei kainuoja { $over_partner_more } daugiau.
why-partner-is-high = { SEAT($high_bid_seat) } jau siūlo { $high_bid_amount }: tegul žaidžia partneris.
why-pass-hands-over = Be jūsų niekas nebesivaržo: jums pasavus, { SEAT($ends_auction_seat) } žaidžia už { $ends_auction_amount }.
why-pass-redeals = Visi kiti pasavo: kortos dalijamos iš naujo.
why-pays-more = Įvykdytas duoda { $pays_bid_amount }: čia gaunate, ką siūlote, o ne ką surenkate.
why-poor-chance = { $make_chance_hundredths ->
    [0] Beveik niekada neįvykdoma, o nepavykus prarandate { $price_amount }.
    [one] Įvykdoma tik { NUMBER($make_chance_hundredths) } kartą iš 100, o nepavykus prarandate { $price_amount }.
    [few] Įvykdoma tik { NUMBER($make_chance_hundredths) } kartus iš 100, o nepavykus prarandate { $price_amount }.
   *[other] Įvykdoma tik { NUMBER($make_chance_hundredths) } kartų iš 100, o nepavykus prarandate { $price_amount }.
}
why-price = Jei pritrūks, prarasite { $price_amount }.
why-short-trump = Siūlymui nė viena spalva nėra pakankamai ilga: geriausia jūsų spalva, { COLOR($long_color_color) }, duoda { $long_color_count ->
    [one] { $long_color_count } kozirį.
    [few] { $long_color_count } kozirius.
   *[other] { $long_color_count } kozirių.
}
why-side-winners = Kirčių žada ir kitos spalvos: { CARDS($side_tops_cards) }.
why-trump-tops = Turite { CARDS($tops_of_cards, form: "acc") } – { COLOR($tops_of_color, form: "gen") } spalvos viršūnę.
why-within-reach = Jūsų kortos vertos maždaug { $estimate_points }, { estimate-trump }.
why-worth-keeping = Nė viena jūsų korta neduoda taškų, bet jos vertos maždaug { $estimate_points }, o užtektų { $lowest_amount }.

## The discard

why-buries-counters = { $buries_points ->
    [one] { $buries_points } taškas lizde atitenka
    [few] { $buries_points } taškai lizde atitenka
   *[other] { $buries_points } taškų lizde atitenka
} tam, kas paima paskutinį kirtį.
why-clean-nest = Taškų lizde nėra: paskutinis kirtis jums papildomai nekainuoja.
why-cuts-trumps = Atidedate { CARDS($lays_away_cards, form: "acc") }, o { COLOR($color_length_color) } – geriausia jūsų spalva.
why-empties-color = { $empties_colors_colors_count ->
    [one] Nebelieka { COLORS($empties_colors_colors, form: "many") }: kai šia spalva bus pradėta pirmą kartą, galėsite mušti koziriu.
   *[other] Nebelieka { COLORS($empties_colors_colors, form: "many") }: kai šiomis spalvomis bus pradėta pirmą kartą, galėsite mušti koziriu.
}
why-keeps-trumps = Pasiliekate visas savo { COLOR($color_length_color, form: "plural-acc") }: { $color_length_count ->
    [one] { $color_length_count } kortą.
    [few] { $color_length_count } kortas.
   *[other] { $color_length_count } kortų.
}
why-lays-away-bird = { CARDS($lays_away_cards) } yra koziris ir { $buries_points ->
    [one] { $buries_points } taškas
    [few] { $buries_points } taškai
   *[other] { $buries_points } taškų
}: lizde viskas priklauso nuo paskutinio kirčio.
why-lays-away-tops = Atidedate { CARDS($lays_away_cards, form: "acc") }, nors be jokios pagalbos tai galėtų paimti kirtį.
why-shortens-color = Lieka tik viena { COLOR($color_length_color) }: nuo antro rato šią spalvą galėsite mušti koziriu.

## Trump

why-color-counters = { COLOR($color_worth_color, form: "gen-start") } spalvos kortose turite { $color_worth_points ->
    [one] { $color_worth_points } tašką
    [few] { $color_worth_points } taškus
   *[other] { $color_worth_points } taškų
}: kaip kozirius jas lengviau parsinešti.
why-color-tops = Turite { CARDS($tops_of_cards, form: "acc") }: niekas iš { COLOR($tops_of_color, form: "many") } { $tops_of_cards_count ->
    [1] šios kortos nemuša.
   *[other] šių kortų nemuša.
}
why-gives-up-color = Taip atsisakote { COLOR($long_color_color, form: "gen") } spalvos, kurioje turėtumėte { $long_color_count ->
    [one] { $long_color_count } kozirį.
    [few] { $long_color_count } kozirius.
   *[other] { $long_color_count } kozirių.
}
why-longest-color = { COLOR($color_length_color, form: "start") } – ilgiausia jūsų spalva: { $color_length_count ->
    [one] { $color_length_count } korta.
    [few] { $color_length_count } kortos.
   *[other] { $color_length_count } kortų.
}
why-no-color-tops = Turite { CARDS($side_tops_cards, form: "acc") }: kai kozirio nėra, { $side_tops_cards_count ->
    [1] jos spalvoje niekas jos nemuša.
   *[other] jų spalvose niekas jų nemuša.
}
why-no-such-color = { COLOR($color_length_color, form: "many-start") } visai neturite.
why-shorter-color = Turite { $shorter_count ->
    [one] { $shorter_count } { COLOR($shorter_color, form: "acc") }
    [few] { $shorter_count } { COLOR($shorter_color, form: "plural-acc") }
   *[other] { $shorter_count } { COLOR($shorter_color, form: "many") }
}, o { COLOR($shorter_longer, form: "many") } – { $shorter_longer_count }.
why-trump-chance = Taip pasirinkus, kontraktas įvykdomas { NUMBER($make_chance_hundredths) ->
    [one] { NUMBER($make_chance_hundredths) } kartą
    [few] { NUMBER($make_chance_hundredths) } kartus
   *[other] { NUMBER($make_chance_hundredths) } kartų
} iš 100.

## The called card

why-calls-low-card = Virš { CARD($higher_outside_card, form: "gen") } neturite { CARDS($higher_outside_higher, form: "gen") }: kortos turėtojas gali neturėti nieko geresnio.
why-calls-nobody = { CARD($plays_alone_card, form: "start-acc") } turite jūs: žaistumėte be partnerio prieš tris.
why-calls-side-top = Jokia tos spalvos korta, kurios neturite, nemuša { CARD($top_outside_card, form: "gen") }: jos turėtojas ten paima kirtį.
why-calls-top-trump = Geriausias koziris, kurio neturite, – { CARD($top_outside_card) }, tad jo turėtojas gali padėti ten, kur svarbiausia.
why-partner-chance = Pasakius šią kortą, kontraktas įvykdomas { NUMBER($make_chance_hundredths) ->
    [one] { NUMBER($make_chance_hundredths) } kartą
    [few] { NUMBER($make_chance_hundredths) } kartus
   *[other] { NUMBER($make_chance_hundredths) } kartų
} iš 100.

## Who leads to the first trick

why-draws-at-once = Turite { $trumps_held_count ->
    [one] { $trumps_held_count } kozirį
    [few] { $trumps_held_count } kozirius
   *[other] { $trumps_held_count } kozirių
}, o kitur jų tik { $trumps_out_count }: eikite jais, ir kiti greitai jų nebeturės.
why-leader-chance = Šitaip pradėjus, kontraktas įvykdomas { NUMBER($make_chance_hundredths) ->
    [one] { NUMBER($make_chance_hundredths) } kartą
    [few] { NUMBER($make_chance_hundredths) } kartus
   *[other] { NUMBER($make_chance_hundredths) } kartų
} iš 100.
why-plays-last = Jei pradeda { SEAT($plays_last_leader) }, jūsų korta pirmame kirtyje paskutinė, ir prieš ją matote visas tris kitas.

## Facts

claim-buries = Atidėtos kortos duoda { $buries_points ->
    [one] { $buries_points } tašką
    [few] { $buries_points } taškus
   *[other] { $buries_points } taškų
}.
claim-color-length = Jums lieka { $color_length_count ->
    [one] { $color_length_count } { COLOR($color_length_color) }.
    [few] { $color_length_count } { COLOR($color_length_color, form: "plural") }.
   *[other] { $color_length_count } { COLOR($color_length_color, form: "many") }.
}
claim-color-worth = Jūsų { COLOR($color_worth_color, form: "plural") } kortos duoda { $color_worth_points ->
    [one] { $color_worth_points } tašką
    [few] { $color_worth_points } taškus
   *[other] { $color_worth_points } taškų
}.
claim-empties-colors = Neturite { COLORS($empties_colors_colors, form: "many") }.
claim-ends-auction = Jums pasavus, { SEAT($ends_auction_seat) } žaidžia už { $ends_auction_amount }.
claim-ends-unbid = Jums pasavus, bus pasavę visi.
claim-estimate = Ilgis, viršūnės ir šoniniai kirčiai sudaro maždaug { $estimate_points }, { estimate-trump }.
claim-high-bid = { SEAT($high_bid_seat) } siūlo { $high_bid_amount }.
claim-higher-outside = Kortos, kurių neturite ir kurios muša { CARD($higher_outside_card, form: "acc") }: { CARDS($higher_outside_higher) }.
claim-lays-away = Atidedate { CARDS($lays_away_cards, form: "acc") }.
claim-long-color = Ilgiausia jūsų spalva – { COLOR($long_color_color) }, kozirių joje { $long_color_count }.
claim-lowest = Mažiausias siūlymas dabar yra { $lowest_amount }.
claim-make-chance = Įvykdoma { NUMBER($make_chance_hundredths) } iš 100 išsidėstymų.
claim-moon-stake = Mėnuliui reikia visų { $moon_stake_total } taškų, o statoma { $moon_stake_points ->
    [0] partija.
    [one] { $moon_stake_points } taškas.
    [few] { $moon_stake_points } taškai.
   *[other] { $moon_stake_points } taškų.
}
claim-no-counters = Nė viena jūsų korta neduoda taškų.
claim-over-partner = Didžiausią siūlymą turi { SEAT($over_partner_seat) }; { $over_partner_amount } – tai { $over_partner_more } daugiau.
claim-pays-bid = Įvykdytas siūlymas { $pays_bid_amount } duoda { $pays_bid_amount }.
claim-plays-alone = Niekas kitas negali turėti { CARD($plays_alone_card, form: "gen") }.
claim-plays-last = Jei pradeda { SEAT($plays_last_leader) }, jūsų korta paskutinė.
claim-price = Neįvykdžius siūlymo { $price_amount }, prarandama { $price_amount }.
claim-shorter = Turite { $shorter_count ->
    [one] { $shorter_count } { COLOR($shorter_color, form: "acc") }
    [few] { $shorter_count } { COLOR($shorter_color, form: "plural-acc") }
   *[other] { $shorter_count } { COLOR($shorter_color, form: "many") }
} ir { $shorter_longer_count ->
    [one] { $shorter_longer_count } { COLOR($shorter_longer, form: "acc") }.
    [few] { $shorter_longer_count } { COLOR($shorter_longer, form: "plural-acc") }.
   *[other] { $shorter_longer_count } { COLOR($shorter_longer, form: "many") }.
}
claim-side-tops = { $side_tops_cards_count ->
    [1] Savo spalvos { rank-highest } korta: { CARDS($side_tops_cards) }.
   *[other] Savo spalvų { rank-highest.plural } kortos: { CARDS($side_tops_cards) }.
}
claim-top-outside = Jokia tos spalvos korta, kurios neturite, nemuša { CARD($top_outside_card, form: "gen") }.
claim-tops-of = { $tops_of_cards_count ->
    [1] { COLOR($tops_of_color, form: "gen-start") } spalvos viršūnė: { CARDS($tops_of_cards) }.
   *[other] { COLOR($tops_of_color, form: "gen-start") } spalvos viršūnė: { CARDS($tops_of_cards) }.
}
