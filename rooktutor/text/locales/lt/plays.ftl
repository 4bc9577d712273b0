# Kortos motyvai: už ir prieš. „Jūs“ – žaidėjas, kurio korta svarstoma.
# why-<principle> – visas sakinys; claim-<claim> – faktas, kuriuo jis remiasi.

# $low sako, kad vyresnumas apverstas: žaidžiama „žemas“.

rank-higher = { $low ->
    [yes] žemesnė
   *[no] aukštesnė
}
    .acc = { $low ->
        [yes] žemesnę
       *[no] aukštesnę
    }
    .gen = { $low ->
        [yes] žemesnės
       *[no] aukštesnės
    }

## Verdicts

verdict-best = Geriausia
verdict-blunder = Grubi klaida
verdict-doubtful = Abejotina
verdict-equal = Tiek pat gera
verdict-mistake = Klaida
verdict-pending = Svarstoma
verdict-unclear = Skirtumas per mažas

## Values. $value and $gap are points, $chance and $win whole numbers of hundredths; $text is another of these.

value-and-match = { $text }; partija laimima { $win ->
    [one] { $win } kartą
    [few] { $win } kartus
   *[other] { $win } kartų
} iš 100
value-exact = jūsų pusei { $value } tšk.
value-sampled = jūsų pusei apie { $value } tšk., paklaida ±{ $error }
value-with-chance = jūsų pusei { $value } tšk.; kontraktas įvykdomas { $chance ->
    [one] { $chance } kartą
    [few] { $chance } kartus
   *[other] { $chance } kartų
} iš 100
value-with-chance-sampled = jūsų pusei apie { $value } tšk., paklaida ±{ $error }; kontraktas įvykdomas { $chance ->
    [one] { $chance } kartą
    [few] { $chance } kartus
   *[other] { $chance } kartų
} iš 100

## What the values say. $what is "card", "call", "discard" or "color".

why-ahead = Vienos aiškios priežasties nėra, bet vidutiniškai tai duoda { $ahead_points ->
    [one] { $ahead_points } tašku
    [few] { $ahead_points } taškais
   *[other] { $ahead_points } taškų
} daugiau nei { $what ->
    [bid] siūlymas { $ahead_other }.
    [pass] pasas.
    [discard] kitas nagrinėtas atidėjimas.
   *[card] { CARD($ahead_other) }.
}
why-costs = Vidutiniškai tai kainuoja { $costs_points ->
    [one] { $costs_points } tašku
    [few] { $costs_points } taškais
    [many] { $costs_points } taško
   *[other] { $costs_points } taškų
} daugiau nei { $what ->
    [card] { CARD($costs_best) }.
    [bid] siūlymas { $costs_best }.
    [leader] { SEAT($costs_best, form: "gen") } ėjimas.
    [pass] pasas.
    [hold] laikymas.
    [moon] mėnulis.
    [misdeal] prašymas dalyti iš naujo.
    [color] { $costs_best ->
        [none] žaidimas be kozirio
        [low] „žemos“
       *[other] { COLOR($costs_best) } kozirinė spalva
    }.
   *[discard] geriausias atidėjimas.
}
why-match = Dabar svarbi pati partija: taip ji laimima { NUMBER($loses_match_hundredths) ->
    [one] { NUMBER($loses_match_hundredths) } kartu
    [few] { NUMBER($loses_match_hundredths) } kartais
   *[other] { NUMBER($loses_match_hundredths) } kartų
} iš 100 rečiau nei su geriausiu pasirinkimu.
why-no-difference = Kad ir ką dėtumėte, išeis tas pat{ $no_difference_made ->
    [yes] : kontraktas { $no_difference_bid } įvykdytas.
    [no] : kontraktas { $no_difference_bid } žlunga.
   *[open] {"."}
}
why-nothing-stands-out = Niekas neišsiskiria: kiti pasirinkimai maždaug tokie pat geri.

## The bid

why-lets-bid-fail = Šį kirtį ima varžovai, ir su jo taškais jūsų kontraktas { $sets_bid_bid } žlunga.
why-lets-bid-make = Šį kirtį ima varžovai, ir su jo taškais jų kontraktas { $makes_bid_bid } įvykdytas.
why-makes-bid = Šis kirtis jūsų, ir su juo jūsų kontraktas { $makes_bid_bid } įvykdytas.
why-nears-bid = Su šiuo kirčiu jūsų pusė turi { $brings_to_points }: dar { $brings_to_missing }, ir jūsų kontraktas { $brings_to_bid } įvykdytas.
why-nears-set = Su šiuo kirčiu jūsų pusė turi { $sets_with_points }: dar { $sets_with_missing }, ir jų kontraktas { $sets_with_bid } žlunga.
why-reaches-target = Įvykdę kontraktą turėsite bent { $reaches_target_total }, o partijai užtenka { $reaches_target_target }.
why-sets-bid = Šis kirtis jūsų, ir su juo jų kontraktas { $sets_bid_bid } žlunga.

## The bird as the lowest trump

why-bird-caught = { CARD($counter_card, form: "start") } – tai { $counter_points ->
    [one] { $counter_points } taškas
    [few] { $counter_points } taškai
   *[other] { $counter_points } taškų
}, o kirtis dar nesaugus: jį dar gali paimti koziris.
why-bird-home = { SEAT($winning_seat) } tikrai ima šį kirtį su { CARD($winning_card, form: "ins") }: įdėkite { CARD($counter_card, form: "acc") }, ir { $counter_points ->
    [one] { $counter_points } taškas
    [few] { $counter_points } taškai
   *[other] { $counter_points } taškų
} jau namie.
why-bird-led = { CARD($lowest_trump_card, form: "start-acc") } muša visi kiti koziriai, o jų gali turėti { SEATS($may_trump_seats, join: "or") }: atiduodate { $counter_points ->
    [one] { $counter_points } tašką
    [few] { $counter_points } taškus
   *[other] { $counter_points } taškų
} kaip ant lėkštutės.
why-bird-left-alone = Tada { CARD($lowest_trump_card) } lieka vieninteliu jūsų koziriu, ir kitas ėjimas koziriu jį ištraukia.
why-bird-lost = Šis kirtis – { SEAT($winning_seat, form: "gen") } pusės: su { CARD($counter_card, form: "ins") } atiduotumėte { $counter_points ->
    [one] { $counter_points } tašką
    [few] { $counter_points } taškus
   *[other] { $counter_points } taškų
}.
why-bird-wins = Niekas iš varžovų čia negali mušti { CARD($unbeatable_card, form: "gen") }, tad { $counter_points ->
    [one] { $counter_points } taškas
    [few] { $counter_points } taškai
   *[other] { $counter_points } taškų
} – jūsų{ $trick_worth_points ->
    [0] {"."}
   *[other] , ir dar { $trick_worth_points } ant stalo.
}

## Counters

why-bares-counter = Tada jūsų { CARD($leaves_alone_card) } lieka viena: kitas ėjimas { COLOR($leaves_alone_color, form: "ins") } gali ištraukti jos { $counter_points ->
    [one] { $counter_points } tašką
    [few] { $counter_points } taškus
   *[other] { $counter_points } taškų
}.
why-brings-most = Šį kirtį tikrai ima { SEAT($winning_seat) }: iš jūsų kortų daugiausia jam duoda { CARD($most_points_card) }.
why-costs-least = Šis kirtis – varžovų, ir taškų atiduoti teks: pigiausia korta – { CARD($fewest_points_card) }.
why-feed-partner = { SEAT($winning_seat) } ima su { CARD($winning_card, form: "ins") }, ir varžovai tos kortos neįveiks, tad įdėkite į šį kirtį { CARD($counter_card, form: "acc") }.
why-gives-counter = { SEAT($winning_seat) } ima šį kirtį su { CARD($winning_card, form: "ins") }: jūsų { CARD($counter_card) } atiduoda varžovams { $counter_points ->
    [one] { $counter_points } tašką
    [few] { $counter_points } taškus
   *[other] { $counter_points } taškų
}.
why-gives-nothing = Šis kirtis – varžovų, o korta be taškų neatiduoda jiems jūsų { CARDS($keeps_cards, form: "gen") }.
why-partner-may-keep = { SEAT($winning_seat) } kol kas ima su { CARD($winning_card, form: "ins") }: jei taip ir liks, jūsų { $counter_points ->
    [one] { $counter_points } taškas
    [few] { $counter_points } taškai
   *[other] { $counter_points } taškų
} jau namie.
why-partner-may-lose = { SEAT($winning_seat) } kol kas ima su { CARD($winning_card, form: "ins") }, bet kirtį ir su juo jūsų { $counter_points ->
    [one] { $counter_points } tašką
    [few] { $counter_points } taškus
   *[other] { $counter_points } taškų
} dar gali paimti { $could_beat_by ->
    [trump] koziris.
    [cards] { CARDS($could_beat_higher, form: "one-nom", join: "or") }.
    [cards-or-trump] { CARDS($could_beat_higher, form: "one-nom", join: "or") } arba koziris.
    [higher] { rank-higher } { COLOR($could_beat_color) }.
   *[higher-or-trump] { rank-higher } { COLOR($could_beat_color) } arba koziris.
}
why-partner-may-save = { SEAT($can_take_seat) } deda po jūsų ir dar gali mušti { CARD($can_take_card, form: "acc") }: tada jūsų { $counter_points ->
    [one] { $counter_points } taškas
    [few] { $counter_points } taškai
   *[other] { $counter_points } taškų
} namie.
why-risks-counter = { SEAT($winning_seat) } kol kas ima su { CARD($winning_card, form: "ins") }; jei { SEAT($partner_to_play_seat) } nemuš, jūsų { CARD($counter_card) } atiduos varžovams { $counter_points ->
    [one] { $counter_points } tašką
    [few] { $counter_points } taškus
   *[other] { $counter_points } taškų
}.
why-starves-partner = Šį kirtį tikrai ima { SEAT($winning_seat) }: { CARDS($keeps_cards, form: "one-nom", join: "or") } čia atneštų taškų jūsų pusei.
why-waits-with-counter = { SEAT($winning_seat) } dar gali prarasti šį kirtį: { CARDS($keeps_cards, form: "one-nom", join: "or") } gali palaukti saugesnio.
why-withholds-counter = Kol kas ima { SEAT($winning_seat) }: korta be taškų neatiduoda jūsų { CARDS($keeps_cards, form: "gen") }.

## The lead

why-lead-boss = Niekas kitas neturi { rank-higher.gen } { COLOR($boss_color, form: "gen") }: ją įveikti gali tik koziris.
why-lead-counter = Rizikuojate prarasti { $counter_points ->
    [one] { $counter_points } tašką
    [few] { $counter_points } taškus
   *[other] { $counter_points } taškų
}: prieš jus gali būti { $could_beat_by ->
    [trump] koziris.
    [cards] { CARDS($could_beat_higher, form: "one-nom", join: "or") }.
    [cards-or-trump] { CARDS($could_beat_higher, form: "one-nom", join: "or") } arba koziris.
    [higher] { rank-higher } { COLOR($could_beat_color) }.
   *[higher-or-trump] { rank-higher } { COLOR($could_beat_color) } arba koziris.
}
why-lead-into-trump = { SEAT($out_of_seat) } neturi { COLOR($out_of_color, form: "many") } ir gali mušti koziriu.
why-lead-short = Tai paskutinė jūsų { COLOR($leaves_void_color) }: nuo tada tą spalvą galėsite mušti koziriu.
why-lead-sure-trick = Niekas iš varžovų negali mušti { CARD($unbeatable_card, form: "gen") }: šis kirtis jūsų.
why-lead-to-partner = { SEAT($out_of_seat) } neturi { COLOR($out_of_color, form: "many") } ir gali už jus mušti koziriu.
why-leads-fullest = Iš spalvų, kurių aukščiausia korta jūsų, daugiausia neišėjusių { COLOR($most_out_color, form: "many") }: eikite jomis, kol kiti jų dar gali turėti.
why-leads-long = { $most_of_trumps ->
    [yes] { COLOR($most_of_color, form: "start") } – ilgiausia jūsų spalva be kozirių: su kiekvienu ratu kitiems jos lieka mažiau.
   *[no] { COLOR($most_of_color, form: "start") } – ilgiausia jūsų spalva: su kiekvienu ratu kitiems jos lieka mažiau.
}
why-leads-low = Pasiliekate { CARDS($keeps_cards, form: "acc") }: toje spalvoje { rank-higher } tik { CARDS($only_above_higher) }.
why-leads-no-points = Taškinių { COLOR($no_counter_in_color, form: "many") } neturite: jei šį kirtį ims varžovai, jūsų taškų jie negaus.
why-leaves-trumps-alone = Kozirių nejudinate: { SEAT($declaring_seat) } žaidžia už { $declaring_bid }, tegul ta pusė juos ir ištraukia.

## Trumps

why-draw-trump = Žaidžiate už { $declaring_bid }: pirma ištraukite jų kozirius, kad kitos jūsų stiprios kortos būtų saugios. { $trumps_out_count ->
    [one] Dar likęs { $trumps_out_count } koziris.
    [few] Dar likę { $trumps_out_count } koziriai.
   *[other] Dar likę { $trumps_out_count } kozirių.
}
why-draws-for-partner = { SEAT($declaring_seat) } žaidžia už { $declaring_bid }: ėjimas koziriu padeda, kol kozirių gali turėti { SEATS($may_trump_seats, join: "or") }.
why-draws-for-them = { SEAT($declaring_seat) } žaidžia už { $declaring_bid }: ištraukti kozirius – tos pusės darbas, ne jūsų.
why-trump-in = Galite mušti koziriu{ $trick_worth_points ->
    [0] , nors dar gali nukristi aukštesnis koziris.
   *[other] {" "}ir paimti { $trick_worth_points ->
        [one] { $trick_worth_points } tašką
        [few] { $trick_worth_points } taškus
       *[other] { $trick_worth_points } taškų
    }, nors dar gali nukristi aukštesnis koziris.
}
why-trumps-are-gone = Varžovai kozirių nebeturi, tad traukti nėra ko: jūsų koziris vėliau bus vertesnis.
why-trumps-wait = Varžovai kozirių nebeturi: jūsiškiai gali palaukti.
why-wastes-trump = Aukštesnis koziris – { CARD($beaten_by) }: jūsiškis nueitų veltui.

## Winning the trick

why-best-try = Iš jūsų kortų, kurios dabar imtų, { CARD($hardest_to_beat_card, form: "acc") } įveikti sunkiausia: tai gali tik { $could_beat_by ->
    [trump] koziris.
    [cards] { CARDS($could_beat_higher, form: "one-nom", join: "or") }.
    [cards-or-trump] { CARDS($could_beat_higher, form: "one-nom", join: "or") } arba koziris.
    [higher] { rank-higher } { COLOR($could_beat_color) }.
   *[higher-or-trump] { rank-higher } { COLOR($could_beat_color) } arba koziris.
}
why-cannot-win = Kirčio ši korta paimti negali: ją muša { CARD($beaten_by) }.
why-cheapest-winner = { $low ->
    [yes] Tai silpniausia jūsų korta, kuri tikrai paima; geresnes pasilikite.
   *[no] Tai žemiausia jūsų korta, kuri tikrai paima; aukštesnes pasilikite.
}
why-leaves-it-to-partner = { SEAT($winning_seat) } šį kirtį jau ima, tad jūsų { CARDS($keeps_cards) } lieka kitam.
why-might-win = Kol kas ši korta ima, bet ją dar gali mušti { $could_beat_by ->
    [trump] koziris.
    [cards] { CARDS($could_beat_higher, form: "one-nom", join: "or") }.
    [cards-or-trump] { CARDS($could_beat_higher, form: "one-nom", join: "or") } arba koziris.
    [higher] { rank-higher } { COLOR($could_beat_color) }.
   *[higher-or-trump] { rank-higher } { COLOR($could_beat_color) } arba koziris.
}
why-only-card = { CARD($only_card_card, form: "start") } – { $only_card_why ->
    [last] paskutinė jūsų korta.
    [color] vienintelė jūsų { COLOR($only_card_color) }, o į spalvą dėti privaloma.
   *[other] vienintelė korta, kurią galite dėti.
}
why-overtakes-partner = { SEAT($winning_seat) } jau ima šį kirtį su { CARD($winning_card, form: "ins") }: mušti nereikia.
why-same-as = Tą patį padarytų ir jūsų { CARDS($same_as_cards, form: "one-nom", join: "or") }.
why-saves-higher = Kirčio ši korta vis tiek nepaimtų, o jūsų { CARDS($keeps_cards) } lieka kitam kirčiui.
why-wins-trick = Iš likusių varžovų šios kortos niekas negali mušti: kirtis jūsų{ $trick_worth_points ->
    [0] {"."}
   *[other] , o su juo ir { $trick_worth_points ->
        [one] { $trick_worth_points } taškas
        [few] { $trick_worth_points } taškai
       *[other] { $trick_worth_points } taškų
    } ant stalo.
}
why-wins-trick-with-counter = Iš likusių varžovų šios kortos niekas negali mušti: jūsų { $counter_points ->
    [one] { $counter_points } taškas
    [few] { $counter_points } taškai
   *[other] { $counter_points } taškų
} jau namie{ $trick_worth_points ->
    [0] {"."}
   *[other] , o su jais ir { $trick_worth_points } ant stalo.
}

## The last trick and the nest

why-keeps-last-trump = Paskutinis jūsų koziris, { CARDS($keeps_cards) }, lieka paskutiniam kirčiui ir jo lizdui.
why-spends-last-trump = Tai paskutinis jūsų koziris: jo gali prireikti paskutiniam kirčiui, o su juo imamas lizdas.
why-takes-nest = Paskutinis kirtis jūsų, o su juo ir lizdas.

## Throwing a card

why-keeps-boss = Pasiliekate { CARD($boss_card, form: "acc") }: niekas kitas neturi { rank-higher.gen } { COLOR($boss_color, form: "gen") }.
why-throw-short = Tai paskutinė jūsų { COLOR($leaves_void_color) }: nuo tada tą spalvą galėsite mušti koziriu.
why-throws-boss = Niekas kitas neturi { rank-higher.gen } { COLOR($boss_color, form: "gen") }: ji pati galėtų paimti kirtį.

## Facts

claim-ahead = { $what ->
    [bid] Siūlymas { $ahead_other } duoda
    [pass] Pasas duoda
    [discard] Kitas atidėjimas duoda
   *[card] { CARD($ahead_other, form: "start") } duoda
} { $ahead_points ->
    [one] { $ahead_points } tašku
    [few] { $ahead_points } taškais
   *[other] { $ahead_points } taškų
} mažiau.
claim-beaten = { CARD($beaten_by, form: "start") } muša { CARD($beaten_card, form: "acc") }.
claim-boss = Tarp neišėjusių kortų nėra { rank-higher.gen } { COLOR($boss_color, form: "gen") } nei { CARD($boss_card) }.
claim-brings-to = Su šiuo kirčiu jūsų pusė turi { $brings_to_points } iš { $brings_to_bid }; trūksta dar { $brings_to_missing }.
claim-can-take = { SEAT($can_take_seat) } gali turėti kortą, kuri muša { CARD($can_take_card, form: "acc") }.
claim-costs = Geriausias pasirinkimas ({ $costs_best }) vertas { $costs_points ->
    [one] { $costs_points } tašku
    [few] { $costs_points } taškais
    [many] { $costs_points } taško
   *[other] { $costs_points } taškų
} daugiau.
claim-could-beat = Prieš { CARD($could_beat_card, form: "acc") } varžovai gali turėti { $could_beat_by ->
    [trump] kozirį.
    [cards] { CARDS($could_beat_higher, form: "one-acc", join: "or") }.
    [cards-or-trump] { CARDS($could_beat_higher, form: "one-acc", join: "or") } arba kozirį.
    [higher] { rank-higher.acc } { COLOR($could_beat_color, form: "acc") }.
   *[higher-or-trump] { rank-higher.acc } { COLOR($could_beat_color, form: "acc") } arba kozirį.
}
claim-counter = { CARD($counter_card, form: "start") } duoda { $counter_points ->
    [one] { $counter_points } tašką.
    [few] { $counter_points } taškus.
   *[other] { $counter_points } taškų.
}
claim-declaring = { SEAT($declaring_seat) } žaidžia už { $declaring_bid }.
claim-fewest-points = Nė viena korta, kurią galite dėti, neduoda mažiau nei { CARD($fewest_points_card) }, o ji duoda { $fewest_points_points }.
claim-hardest-to-beat = Iš jūsų kortų, kurios dabar imtų, mažiausiai kortų muša { CARD($hardest_to_beat_card, form: "acc") }.
claim-keeps = Pasiliekate { CARDS($keeps_cards, form: "acc") }.
claim-last-trump = { CARD($last_trump_card, form: "start") } – vienintelis jūsų koziris.
claim-leaves-alone = Tada { CARD($leaves_alone_card) } – vienintelė jūsų { COLOR($leaves_alone_color) }.
claim-leaves-void = Po { CARD($leaves_void_card, form: "gen") } nebeturite { COLOR($leaves_void_color, form: "many") }.
claim-loses-match = Geriausias pasirinkimas laimi partiją { NUMBER($loses_match_hundredths) ->
    [one] { NUMBER($loses_match_hundredths) } kartu
    [few] { NUMBER($loses_match_hundredths) } kartais
   *[other] { NUMBER($loses_match_hundredths) } kartų
} iš 100 dažniau.
claim-loses-trick = Kad ir kas būtų dėta po { CARD($loses_trick_card, form: "gen") }, šį kirtį ima varžovai.
claim-lowest-trump = { CARD($lowest_trump_card, form: "start") } – žemiausias koziris.
claim-lowest-winner = { CARD($lowest_winner_card, form: "start") } – silpniausia korta, kuri tikrai paima.
claim-makes-bid = Su { CARD($makes_bid_card, form: "ins") } šiame kirtyje kontraktas { $makes_bid_bid } įvykdytas.
claim-may-trump = Kozirį gali turėti { SEATS($may_trump_seats, join: "or") }.
claim-most-of = { $most_of_trumps ->
    [yes] { COLOR($most_of_color, form: "start") } – ilgiausia jūsų spalva be kozirių, jos kortų turite { $most_of_count }.
   *[no] { COLOR($most_of_color, form: "start") } – ilgiausia jūsų spalva, jos kortų turite { $most_of_count }.
}
claim-most-out = Neišėjusių { COLOR($most_out_color, form: "many") } – { $most_out_count }, o kitos spalvos, kurios aukščiausia korta jūsų, – mažiau.
claim-most-points = Nė viena korta, kurią galite dėti, neduoda daugiau nei { CARD($most_points_card) }, o ji duoda { $most_points_points }.
claim-nest-to-last-trick = { $nest_to_last_trick_tricks ->
    [1] Tai paskutinis kirtis, ir su juo imamas lizdas.
    [one] Liko { $nest_to_last_trick_tricks } kirtis; su paskutiniu imamas lizdas.
    [few] Liko { $nest_to_last_trick_tricks } kirčiai; su paskutiniu imamas lizdas.
   *[other] Liko { $nest_to_last_trick_tricks } kirčių; su paskutiniu imamas lizdas.
}
claim-nest-worth = Lizdas duoda { $nest_worth_points ->
    [one] { $nest_worth_points } tašką.
    [few] { $nest_worth_points } taškus.
   *[other] { $nest_worth_points } taškų.
}
claim-no-counter-in = Taškinių { COLOR($no_counter_in_color, form: "many") } neturite.
claim-no-difference = Visi jūsų pasirinkimai (iš viso { $no_difference_choices }) skiriasi ne daugiau kaip tašku{ $no_difference_made ->
    [yes] , o kontraktas { $no_difference_bid } įvykdomas su visais bandytais išsidėstymais.
    [no] , o kontraktas { $no_difference_bid } žlunga su visais bandytais išsidėstymais.
   *[open] {"."}
}
claim-no-trumps-against = Niekas iš varžovų kozirių neturi.
claim-only-card = { CARD($only_card_card, form: "start") } – vienintelė korta, kurią galite dėti.
claim-out-of = { SEAT($out_of_seat) } neturi { COLOR($out_of_color, form: "many") }.
claim-partner-to-play = { SEAT($partner_to_play_seat) } dar nedėjo kortos.
claim-reaches-target = Įvykdžiusi kontraktą jūsų pusė turės bent { $reaches_target_total }; reikia { $reaches_target_target }.
claim-same-as = Jūsų { CARDS($same_as_cards, form: "one-nom", join: "or") } padarytų tą patį, ką ir { CARD($same_as_card) }.
claim-sets-bid = Su { CARD($sets_bid_card, form: "ins") } šiame kirtyje kontraktas { $sets_bid_bid } žlunga.
claim-sets-with = Su šiuo kirčiu jūsų pusė turi { $sets_with_points }; dar { $sets_with_missing }, ir kontraktas { $sets_with_bid } žlunga.
claim-trick-worth = { $trick_worth_points ->
    [0] Taškų ant stalo nėra.
    [one] Ant stalo yra { $trick_worth_points } taškas.
    [few] Ant stalo yra { $trick_worth_points } taškai.
   *[other] Ant stalo yra { $trick_worth_points } taškų.
}
claim-trump = { CARD($trump_card, form: "start") } yra koziris.
claim-trumps-held = { $trumps_held_count ->
    [0] Po to kozirių nebeturite.
    [one] Po to turite { $trumps_held_count } kozirį.
    [few] Po to turite { $trumps_held_count } kozirius.
   *[other] Po to turite { $trumps_held_count } kozirių.
}
claim-trumps-out = { $trumps_out_count ->
    [0] Kozirių nelikę.
    [one] Dar likęs { $trumps_out_count } koziris.
    [few] Dar likę { $trumps_out_count } koziriai.
   *[other] Dar likę { $trumps_out_count } kozirių.
}
claim-unbeatable = Šiame kirtyje niekas iš varžovų negali mušti { CARD($unbeatable_card, form: "gen") }.
claim-winning = { SEAT($winning_seat) } kol kas ima su { CARD($winning_card, form: "ins") }.
