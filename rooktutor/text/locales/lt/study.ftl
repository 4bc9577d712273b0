# Dalijimas kaip piešinys, žingsnis po žingsnio, sudėliotas ranka ir perduotas kitiems.

## Piešinys

ui-cell-bid = { $number } ({ SEAT($seat) })
ui-cell-fact = { $name }: { $what }

## Dalijimas žingsnis po žingsnio

ui-choice-taken = { $label }. Taip ir buvo padaryta
ui-control-close = Atgal prie stalo
ui-control-close-title = Palikti šį dalijimą ir grįžti ten, kur buvote
ui-control-goto = Eiti ten
ui-control-goto-title = Eiti į šį momentą
ui-control-line = Variantas
ui-control-line-title = Rodyti šį variantą
ui-control-onward = Mokytojo pasirinkimas
ui-control-onward-title = Tęsti tuo, ką pasirinktų mokytojas
ui-control-play-here = Žaisti nuo čia
ui-control-play-here-title = Paimti Pietų kortas ir žaisti nuo šio momento
ui-control-seat = Žiūrint iš
ui-control-seat-title = Kuri vieta yra stalo apačioje
ui-control-study = Žingsnis po žingsnio
ui-control-study-title = Peržiūrėti šį dalijimą kortą po kortos ir išbandyti kitas kortas
ui-line-played = Kaip buvo sužaista
ui-notice-one-seat = Čia žinomos tik vienos vietos kortos. Norėdami žaisti toliau, sudėliokite visas keturias rankas.
ui-notice-one-seat-title = Vienos vietos kortos
ui-study-note = Pasirinkite kitą kortą, siūlymą ar spalvą ir pažiūrėkite, kas iš to išeis. Tai, kas buvo sužaista, lieka.
ui-study-note-one = Žinomos tik šios vietos kortos, todėl toliau žaisti negalima. Mokytojas pasako, ką mano apie kiekvieną pasirinkimą.
ui-study-note-play = Žaidžiate toliau dalijimą, kurį peržiūrėjote.
ui-study-title = Žingsnis po žingsnio

## Kalba

language-name = Lietuvių
ui-control-language = Kalba
ui-control-language-title = Stalo kalba

## Dalijimas kitiems

ui-control-print = Spausdinti
ui-control-print-title = Dalijimas kaip diagrama su pastabomis, spausdinti
ui-control-save-hand = Išsaugoti dalijimą
ui-control-save-hand-title = Pasilikti šį dalijimą kaip įrašą
ui-control-share = Nuoroda
ui-control-share-title = Nuoroda, kuri sugrąžina šį dalijimą; kol jis žaidžiamas – tai, ką jūs matote
ui-link-text = Nuoroda į šį dalijimą

## Padėties sudėliojimas

ui-control-setup = Sudėlioti
ui-control-setup-ask = Klausti mokytojo
ui-control-setup-ask-title = Padėti šią padėtį ant stalo
ui-control-setup-clear = Išvalyti
ui-control-setup-clear-title = Ištuštinti visus laukus
ui-control-setup-title = Sudėlioti padėtį arba įklijuoti įrašą ar nuorodą
ui-setup-all = Visos keturios rankos
ui-setup-card = { CARD($card) }: { $where }
ui-setup-count = { $count } iš { $need }
ui-setup-faults = Taip dar negali būti
ui-setup-field = { $field ->
    [game] Žaidimas
    [dealer] Dalytojas
    [seen] Žinomos kortos
    [declarer] Deklarantas
    [bid] Siūlymas
    [trump] Koziris
    [auction] Varžytuvės, jei svarbu, kas ką siūlė
    [discard] Deklaranto atidėtos kortos
    [play] Kirčiai, po vieną eilutėje: kas eina, tada kortos
   *[paste] Arba įklijuokite įrašą ar nuorodą
}
ui-setup-note = Pasirinkite vietą, tada spauskite kortas, vilkite jas ten arba rašykite: R14 yra raudona 14, Rook – paukštis. Jei žinomos tik vienos vietos kortos, kitas palikite tuščias.
ui-setup-pack = Kaladė
