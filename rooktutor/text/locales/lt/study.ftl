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
