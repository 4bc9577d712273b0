# Namų taisyklės: skydelis, kuriame keičiamas žaidimas, ir dviejų žaidimų palyginimas.
# name-<axis> – trumpas taisyklės pavadinimas; choice-<axis> – ką reiškia kiekviena jos reikšmė $value;
# clash-<kind> – kodėl kai kurios taisyklės nedera.

## The panel

house-as-in = { $game }: { $value }
house-changed = Pakeista
house-deal = Dalyti pagal šias taisykles
house-game = Žaidimas
house-no = Ne
house-possible = { $changes ->
    [0] Tai paties žaidimo taisyklės.
    [one] Pakeista { $changes } taisyklė.
    [few] Pakeistos { $changes } taisyklės.
   *[other] Pakeista { $changes } taisyklių.
}
house-reasons = { $reasons ->
    [1] Pagal šias taisykles žaisti neįmanoma dėl vienos priežasties:
    [one] Pagal šias taisykles žaisti neįmanoma dėl { $reasons } priežasties:
   *[other] Pagal šias taisykles žaisti neįmanoma dėl { $reasons } priežasčių:
}
house-restore = Grąžinti paties žaidimo taisyklę
house-restore-all = Paties žaidimo taisyklės
house-summary = { $cards ->
    [one] { $cards } korta
    [few] { $cards } kortos
   *[other] { $cards } kortų
}, dalijime { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
}
house-untouched = Partija ant stalo tęsiasi, kol nepadalysite kortų.
house-yes = Taip

## Comparing

compare-control = Palyginti su
compare-none = jokiu kitu žaidimu
compare-same = Abiejų taisyklės vienodos.
compare-title = { $game } ir { $other }: kuo skiriasi
compare-unsaid = Tokios taisyklės nėra.

## The name of each rule

name-all-pass = Kai niekas nesiūlo
name-baby-rook = Kovo jauniklis
name-baby-rook-points = Kovo jauniklio taškai
name-bid-step = Siūlymų žingsnis
name-bird = Paukštis
name-bird-forced-on-trump-lead = Paukštis privalomas, kai pradėta koziriu
name-bird-free-play = Paukštis bet kada
name-bird-points = Paukščio taškai
name-bird-rank = Paukščio vieta
name-blind-bid = Aklos varžytuvės
name-bonus = Premija
name-bonus-points = Premijos taškai
name-call-nest-card = Lizdo kortos kvietimas
name-call-own-card = Savos kortos kvietimas
name-discard-counters = Taškinės kortos lizde
name-discard-shortfall = Per mažai kitų kortų
name-discard-trump = Koziriai lizde
name-first-bidder = Kas kalba pirmas
name-first-lead = Kas pradeda pirmas
name-go-out = Kada laimima partija
name-hand = Kortos rankoje
name-hands = Dalijimų partijoje
name-hold-partner = Partnerio siūlymo laikymas
name-jump-bids = Šuoliai siūlant
name-made-score = Įvykdytas siūlymas
name-max-bid = Didžiausias siūlymas
name-mercy-lead = Persvara, baigianti partiją
name-mercy-low = Minusas, baigiantis partiją
name-min-bid = Mažiausias siūlymas
name-misdeal = Naujų kortų prašymas
name-moon = Mėnulis
name-moon-points = Mėnulio taškai
name-most-tricks-tie = Kai kirčių po lygiai
name-nest = Kortos lizde
name-nest-owner = Kam atitenka lizdas
name-nest-visibility = Kas mato lizdą
name-one = Vienetai
name-one-points = Vieneto taškai
name-ranks = Spalvos kortos
name-red-one = Raudona 1 virš visų kozirių
name-red-one-free-play = Raudona 1 bet kada
name-red-one-points = Raudonos 1 taškai
name-revoke = Korta ne į spalvą
name-score-cap = Kur sustoja rezultatas
name-stop-at-max = Didžiausias siūlymas baigia varžytuves
name-sweep-points = Taškai už visus kirčius
name-target = Taškai pergalei
name-teams = Partneriai
name-ten-point-card = Aukšta korta, duodanti 10
name-tie = Lygūs rezultatai pabaigoje
name-trump-choice = Ką galima skelbti koziriu
name-trump-naming = Kada skelbiamas koziris

## What each value means

choice-all-pass = { $value ->
    [redeal_same] iš naujo dalija tas pats dalytojas
    [redeal_next] dalija kitas žaidėjas
   *[dealer_forced_min] dalytojas žaidžia už mažiausią siūlymą
}
choice-baby-rook = { $value ->
    [none] nėra
   *[black_2] juoda 2
}
choice-bird = { $value ->
    [none] be paukščio
    [rook] Kovas
   *[crow] Varna
}
choice-bird-rank = { $value ->
    [high] aukščiausias koziris
    [low] žemiausias koziris
    [ten_and_half] tarp 10 ir 11
   *[twelve_and_half] tarp 12 ir 13
}
choice-blind-bid = { $value ->
    [off] niekada
   *[bird_turned] kai atverstas paukštis
}
choice-bonus = { $value ->
    [none] be premijos
    [last_trick] už paskutinį kirtį
   *[most_tricks] už daugiausia kirčių
}
choice-call-nest-card = { $value ->
    [alone] deklarantas žaidžia vienas
   *[forbidden] draudžiamas
}
choice-call-own-card = { $value ->
    [alone] deklarantas žaidžia vienas
   *[forbidden] draudžiamas
}
choice-discard-counters = { $value ->
    [free] kaip nori deklarantas
    [forbidden] draudžiamos
    [one_small] viena, 5 arba 10
   *[face_up] atverstos
}
choice-discard-shortfall = { $value ->
    [free_announced] bet kurios taškinės kortos, jų skaičius pasakomas
    [trump_counters_only] pirmiausia kozirinės taškinės kortos
   *[redeal] dalijama iš naujo
}
choice-discard-trump = { $value ->
    [free] kaip nori deklarantas
    [face_up] atversti
    [announced] tiek, kiek pasako deklarantas
   *[forbidden_if_avoidable] tik kai nėra kitų kortų
}
choice-first-bidder = { $value ->
    [left_of_dealer] dalytojui iš kairės
   *[dealer] dalytojas
}
choice-first-lead = { $value ->
    [left_of_dealer] dalytojui iš kairės
    [left_of_declarer] deklarantui iš kairės
    [declarer] deklarantas
    [declarer_chooses] kaip pasako deklarantas
   *[dealer] dalytojas
}
choice-go-out = { $value ->
    [any_hand] bet kuriame dalijime
   *[made_bid] tik įvykdžius siūlymą
}
choice-hold-partner = { $value ->
    [off] draudžiamas
   *[once] kartą per dalijimą
}
choice-made-score = { $value ->
    [bid] duoda, kiek siūlyta
   *[captured] duoda viską, kas surinkta
}
choice-misdeal = { $value ->
    [off] draudžiamas
   *[no_counters] kai rankoje nėra taškinių kortų
}
choice-moon = { $value ->
    [off] tokio šūkio nėra
    [fixed] už nustatytą taškų skaičių
   *[game] iš visos partijos
}
choice-most-tricks-tie = { $value ->
    [none] be premijos
    [defenders] premija gynėjams
   *[split] premija pusiau
}
choice-nest-owner = { $value ->
    [last_trick] paskutiniam kirčiui
   *[declarer] deklaranto pusei
}
choice-nest-visibility = { $value ->
    [hidden] tik deklarantas
    [top_card] viršutinę kortą – visi
   *[all] visi
}
choice-one = { $value ->
    [absent] be vienetų
    [high] aukščiausi savo spalvoje
   *[low] žemiausi savo spalvoje
}
choice-ranks = { $value ->
    [five_up] nuo 5 iki 14
    [one_and_five_up] 1 ir nuo 5 iki 14
   *[all] nuo 1 iki 14
}
choice-revoke = { $value ->
    [block] neleidžiama
    [lose_bid] kainuoja siūlymą
   *[flat_100] kainuoja 100 taškų
}
choice-teams = { $value ->
    [fixed] sėdi vienas priešais kitą
   *[called] kviečiami korta
}
choice-ten-point-card = { $value ->
    [fourteen] 14
   *[thirteen] 13
}
choice-tie = { $value ->
    [extra_hand] dar vienas dalijimas
   *[declarer_wins] laimi deklaranto pusė
}
choice-trump-choice = { $value ->
    [colors] keturias spalvas
    [no_trump] arba žaidimą be kozirio
   *[no_trump_or_low] arba žaidimą be kozirio, arba „žemas“
}
choice-trump-naming = { $value ->
    [after_discard] atidėjus kortas
    [before_discard] prieš atidedant kortas
   *[before_nest] prieš paimant lizdą
}

## Why rules cannot stand together. $axis is the name of the rule concerned, $least its least value.

clash-bird-missing = { $axis }: tam kaladėje reikia paukščio.
clash-bird-not-on-top = Kovo jauniklis yra iškart po paukščio, kuris yra aukščiausias koziris.
clash-bonus-without-points = Premija turi duoti kiek nors taškų.
clash-cap-over-target = Rezultatas turi sustoti žemiau ribos { $target }, kuria laimima.
clash-cap-without-bid = Rezultatas sustoja tik ten, kur partija laimima įvykdžius siūlymą.
clash-cards-do-not-add-up = Keturiems žaidėjams po { $hand } ir lizdui { $nest } reikia { $taken ->
    [one] { $taken } kortos
   *[other] { $taken } kortų
}, o kaladėje jų { $pack }.
clash-dealer-speaks-first = Dalytojui mažiausias siūlymas gali likti tik tada, kai kiti kalba pirmiau.
clash-least-over-highest = Mažiausias siūlymas { $min_bid } didesnis už didžiausią { $max_bid }.
clash-nest-missing = Be lizdo nėra ko matyti.
clash-no-such-value = { $number ->
    [yes] { $axis }: tai turi būti sveikasis skaičius, ne ilgesnis kaip penki skaitmenys.
   *[no] { $axis }: tokio pasirinkimo nėra.
}
clash-nothing-turned = Akloms varžytuvėms reikia vienos lizdo kortos, kurią mato visi.
clash-off-the-step = { $axis }: tai turi būti skaičiaus { $bid_step } kartotinis.
clash-ones-disagree = { $one ->
    [absent] Tarp spalvos kortų yra vienetų: pasakykite, ar jie aukšti, ar žemi.
   *[other] Tarp spalvos kortų vienetų nėra, tad jie negali būti nei aukšti, nei žemi.
}
clash-points-without-bonus = Premijos taškams reikia premijos.
clash-red-one-below-ones = Raudona 1 turi duoti bent tiek, kiek kiti vienetai.
clash-red-one-missing = Bet kada galima dėti tik tokią raudoną 1, kuri yra virš visų kozirių.
clash-sides-unknown = { $axis }: tam reikia pastovių partnerių; kur kviečiama korta, pusių niekas nežino.
clash-too-many-bids = Taip susidaro { $bids ->
    [one] { $bids } skirtingas siūlymas
    [few] { $bids } skirtingi siūlymai
   *[other] { $bids } skirtingų siūlymų
}; varžytuvėse jų gali būti daugiausia { $most }.
clash-too-small = { $axis }: tai turi būti bent { $least }.
clash-trump-unknown = { $axis }: koziris turi būti paskelbtas prieš atidedant kortas.
