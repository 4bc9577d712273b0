# Dalijimo rezultatas eilutė po eilutės ir partija. $who – „we“, „they“ arba „other“; $party – pusės ar žaidėjo vardas.

line-bonus = { $who ->
    [we] Premija jūsų: { $amount ->
        [one] { $amount } taškas
        [few] { $amount } taškai
       *[other] { $amount } taškų
    }.
    [they] Premija varžovų: { $amount ->
        [one] { $amount } taškas
        [few] { $amount } taškai
       *[other] { $amount } taškų
    }.
   *[other] Premiją gauna { PARTY($party) }: { $amount ->
        [one] { $amount } taškas
        [few] { $amount } taškai
       *[other] { $amount } taškų
    }.
}
# Tik kai kurie dalijimai gali baigti partiją: $limit – kur sustoja savo siūlymo neįvykdžiusios pusės rezultatas.
line-capped = { $who ->
    [we] Šiame dalijime savo siūlymo neįvykdėte, todėl aukščiau { $limit } pakilti negalite; neįskaityta: { $penalty ->
        [one] { $penalty } taškas
        [few] { $penalty } taškai
       *[other] { $penalty } taškų
    }.
    [they] Šiame dalijime varžovai savo siūlymo neįvykdė, todėl aukščiau { $limit } pakilti negali; neįskaityta: { $penalty ->
        [one] { $penalty } taškas
        [few] { $penalty } taškai
       *[other] { $penalty } taškų
    }.
   *[other] { PARTY($party) } šiame dalijime siūlymo neįvykdė ir aukščiau { $limit } pakilti negali; neįskaityta: { $penalty ->
        [one] { $penalty } taškas
        [few] { $penalty } taškai
       *[other] { $penalty } taškų
    }.
}
line-captured = { $who ->
    [we] Iš viso surinkote { $amount ->
        [one] { $amount } tašką
        [few] { $amount } taškus
       *[other] { $amount } taškų
    }.
    [they] Iš viso varžovai surinko { $amount ->
        [one] { $amount } tašką
        [few] { $amount } taškus
       *[other] { $amount } taškų
    }.
   *[other] { PARTY($party) } iš viso surinko { $amount ->
        [one] { $amount } tašką
        [few] { $amount } taškus
       *[other] { $amount } taškų
    }.
}
line-defended = { $who ->
    [we] Gynėtės: gaunate tiek, kiek surinkote, – { $amount }.
    [they] Varžovai gynėsi: jie gauna tiek, kiek surinko, – { $amount }.
   *[other] { PARTY($party) } gynėsi ir gauna tiek, kiek surinko, – { $amount }.
}
line-kept = { $who ->
    [we] Varžovai padarė renonsą: gaunate { $amount }.
    [they] Padarėte renonsą: varžovai gauna { $amount }.
   *[other] { PARTY($party) } renonso nepadarė ir gauna { $amount }.
}
line-made = { $pays ->
    [bid] { $who ->
        [we] Siūlėte { $bid } ir surinkote { $captured }: kontraktas įvykdytas ir duoda { $amount }, ne daugiau.
        [they] Varžovai siūlė { $bid } ir surinko { $captured }: kontraktas įvykdytas ir duoda { $amount }, ne daugiau.
       *[other] { PARTY($party) } siūlė { $bid } ir surinko { $captured }: kontraktas įvykdytas ir duoda { $amount }, ne daugiau.
    }
   *[captured] { $who ->
        [we] Siūlėte { $bid } ir surinkote { $captured }: kontraktas įvykdytas ir duoda visus { $amount }.
        [they] Varžovai siūlė { $bid } ir surinko { $captured }: kontraktas įvykdytas ir duoda visus { $amount }.
       *[other] { PARTY($party) } siūlė { $bid } ir surinko { $captured }: kontraktas įvykdytas ir duoda visus { $amount }.
    }
}
line-moon-made = { $moon ->
    [game] { $who ->
        [we] Skelbėte mėnulį ir surinkote visus { $captured }: tai duoda { $amount }, ir partija jūsų.
        [they] Varžovai skelbė mėnulį ir surinko visus { $captured }: tai duoda { $amount }, ir partija jų.
       *[other] { PARTY($party) } skelbė mėnulį ir surinko visus { $captured }: tai duoda { $amount } ir laimi partiją.
    }
   *[fixed] { $who ->
        [we] Skelbėte mėnulį ir surinkote visus { $captured }: tai duoda { $amount }.
        [they] Varžovai skelbė mėnulį ir surinko visus { $captured }: tai duoda { $amount }.
       *[other] { PARTY($party) } skelbė mėnulį ir surinko visus { $captured }: tai duoda { $amount }.
    }
}
line-moon-missed = { $moon ->
    [game] { $who ->
        [we] Skelbėte mėnulį ir surinkote { $captured } iš { $bid }: iš jūsų rezultato atimama { $penalty }, ir partija pralaimėta.
        [they] Varžovai skelbė mėnulį ir surinko { $captured } iš { $bid }: iš jų rezultato atimama { $penalty }, ir partija jūsų.
       *[other] { PARTY($party) } skelbė mėnulį ir surinko { $captured } iš { $bid }: iš rezultato atimama { $penalty }, ir partija pralaimėta.
    }
   *[fixed] { $who ->
        [we] Skelbėte mėnulį ir surinkote { $captured } iš { $bid }: iš jūsų rezultato atimama { $penalty }.
        [they] Varžovai skelbė mėnulį ir surinko { $captured } iš { $bid }: iš jų rezultato atimama { $penalty }.
       *[other] { PARTY($party) } skelbė mėnulį ir surinko { $captured } iš { $bid }: iš rezultato atimama { $penalty }.
    }
}
line-nest = { $amount ->
    [0] { $who ->
        [we] Lizdas, kuriame taškų nėra, atitenka jums.
        [they] Lizdas, kuriame taškų nėra, atitenka varžovams.
       *[other] Lizdas, kuriame taškų nėra, atitenka { PARTY($party, form: "dat") }.
    }
   *[other] { $who ->
        [we] Lizdas atitenka jums, jame { $amount ->
            [one] { $amount } taškas
            [few] { $amount } taškai
           *[other] { $amount } taškų
        }: { CARDS($cards) }.
        [they] Lizdas atitenka varžovams, jame { $amount ->
            [one] { $amount } taškas
            [few] { $amount } taškai
           *[other] { $amount } taškų
        }: { CARDS($cards) }.
       *[other] Lizdas atitenka { PARTY($party, form: "dat") }, jame { $amount ->
            [one] { $amount } taškas
            [few] { $amount } taškai
           *[other] { $amount } taškų
        }: { CARDS($cards) }.
    }
}
line-revoked = { $who ->
    [we] Padarėte renonsą ir laiku neištaisėte: iš jūsų rezultato atimama { $penalty }.
    [they] Varžovai padarė renonsą ir laiku neištaisė: iš jų rezultato atimama { $penalty }.
   *[other] { PARTY($party) } padarė renonsą ir laiku neištaisė: iš rezultato atimama { $penalty }.
}
line-set = { $who ->
    [we] Siūlėte { $bid }, o surinkote tik { $captured }: kontraktas sužlugdytas, ir iš jūsų rezultato atimama { $bid }.
    [they] Varžovai siūlė { $bid }, o surinko tik { $captured }: kontraktas sužlugdytas, ir iš jų rezultato atimama { $bid }.
   *[other] { PARTY($party) } siūlė { $bid }, o surinko tik { $captured }: kontraktas sužlugdytas, ir iš rezultato atimama { $bid }.
}
line-sweep = { $who ->
    [we] Paėmėte visus kirčius: dar { $amount ->
        [one] { $amount } taškas
        [few] { $amount } taškai
       *[other] { $amount } taškų
    }.
    [they] Varžovai paėmė visus kirčius: dar { $amount ->
        [one] { $amount } taškas
        [few] { $amount } taškai
       *[other] { $amount } taškų
    }.
   *[other] { PARTY($party) } paėmė visus kirčius: dar { $amount ->
        [one] { $amount } taškas
        [few] { $amount } taškai
       *[other] { $amount } taškų
    }.
}
line-total = { $to_go ->
    [0] { $who ->
        [we] Jūsų rezultatas { $total }: riba { $target } pasiekta.
        [they] Varžovų rezultatas { $total }: riba { $target } pasiekta.
       *[other] { PARTY($party, form: "gen") } rezultatas { $total }: riba { $target } pasiekta.
    }
   *[other] { $who ->
        [we] Jūsų rezultatas { $total }, iki { $target } trūksta { $to_go }.
        [they] Varžovų rezultatas { $total }, iki { $target } trūksta { $to_go }.
       *[other] { PARTY($party, form: "gen") } rezultatas { $total }, iki { $target } trūksta { $to_go }.
    }
}
line-trick = { $who ->
    [we] Kirtis Nr. { $trick } jums davė { $amount }: { CARDS($cards) }.
    [they] Kirtis Nr. { $trick } varžovams davė { $amount }: { CARDS($cards) }.
   *[other] Kirtis Nr. { $trick } davė { PARTY($party, form: "dat") } { $amount }: { CARDS($cards) }.
}
line-void = Šio dalijimo niekas nežaidė: taškų nėra, kortos dalijamos iš naujo.

## Kai kiekvienas žaidžia už save, o pusės keičiasi: ką padarė pusė ir ką už tai gauna $party

shared-bonus = { $who ->
    [we] Premija jūsų pusei: { $amount ->
        [one] { $amount } taškas
        [few] { $amount } taškai
       *[other] { $amount } taškų
    }.
   *[other] Premija { PARTY($party, form: "gen") } pusei: { $amount ->
        [one] { $amount } taškas
        [few] { $amount } taškai
       *[other] { $amount } taškų
    }.
}
shared-captured = { $who ->
    [we] Jūsų pusė iš viso surinko { $amount ->
        [one] { $amount } tašką
        [few] { $amount } taškus
       *[other] { $amount } taškų
    }.
   *[other] { PARTY($party, form: "gen") } pusė iš viso surinko { $amount ->
        [one] { $amount } tašką
        [few] { $amount } taškus
       *[other] { $amount } taškų
    }.
}
shared-defended = { $who ->
    [we] Jūsų pusė gynėsi: gaunate tiek, kiek ji surinko, – { $amount }.
   *[other] { PARTY($party, form: "gen") } pusė gynėsi: { PARTY($party) } gauna tiek, kiek ji surinko, – { $amount }.
}
shared-kept = { $who ->
    [we] Kita pusė padarė renonsą: gaunate { $amount }.
   *[other] { PARTY($party, form: "gen") } pusė renonso nepadarė: { PARTY($party) } gauna { $amount }.
}
shared-made = { $pays ->
    [bid] { $who ->
        [we] Siūlyta { $bid }, jūsų pusė surinko { $captured }: kontraktas įvykdytas ir jums duoda { $amount }, ne daugiau.
       *[other] Siūlyta { $bid }, { PARTY($party, form: "gen") } pusė surinko { $captured }: kontraktas įvykdytas ir duoda { PARTY($party, form: "dat") } { $amount }, ne daugiau.
    }
   *[captured] { $who ->
        [we] Siūlyta { $bid }, jūsų pusė surinko { $captured }: kontraktas įvykdytas ir jums duoda visus { $amount }.
       *[other] Siūlyta { $bid }, { PARTY($party, form: "gen") } pusė surinko { $captured }: kontraktas įvykdytas ir duoda { PARTY($party, form: "dat") } visus { $amount }.
    }
}
shared-moon-made = { $who ->
    [we] Jūsų pusė skelbė mėnulį ir surinko visus { $captured }: tai jums duoda { $amount }.
   *[other] { PARTY($party, form: "gen") } pusė skelbė mėnulį ir surinko visus { $captured }: tai duoda { PARTY($party, form: "dat") } { $amount }.
}
shared-moon-missed = { $who ->
    [we] Jūsų pusė skelbė mėnulį ir surinko { $captured } iš { $bid }: iš jūsų rezultato atimama { $penalty }.
   *[other] { PARTY($party, form: "gen") } pusė skelbė mėnulį ir surinko { $captured } iš { $bid }: iš { PARTY($party, form: "gen") } rezultato atimama { $penalty }.
}
shared-revoked = { $who ->
    [we] Jūsų pusė padarė renonsą ir laiku neištaisė: iš jūsų rezultato atimama { $penalty }.
   *[other] { PARTY($party, form: "gen") } pusė padarė renonsą ir laiku neištaisė: iš { PARTY($party, form: "gen") } rezultato atimama { $penalty }.
}
shared-set = { $who ->
    [we] Siūlyta { $bid }, o jūsų pusė surinko tik { $captured }: kontraktas sužlugdytas, ir iš jūsų rezultato atimama { $bid }.
   *[other] Siūlyta { $bid }, o { PARTY($party, form: "gen") } pusė surinko tik { $captured }: kontraktas sužlugdytas, ir iš { PARTY($party, form: "gen") } rezultato atimama { $bid }.
}
shared-sweep = { $who ->
    [we] Jūsų pusė paėmė visus kirčius: dar { $amount ->
        [one] { $amount } taškas
        [few] { $amount } taškai
       *[other] { $amount } taškų
    }.
   *[other] { PARTY($party, form: "gen") } pusė paėmė visus kirčius: dar { $amount ->
        [one] { $amount } taškas
        [few] { $amount } taškai
       *[other] { $amount } taškų
    }.
}

## The match

match-next = Toliau dalija { SEAT($dealer) }.
match-sudden-death = Abiejų pusių rezultatas { $total }: lemia dar vienas dalijimas.
match-won = { $who ->
    [we] Laimite partiją { $ours } : { $theirs }.
    [they] Partiją laimi varžovai, { $theirs } : { $ours }.
   *[other] Partija atitenka { PARTY($party, form: "dat") }.
}

## Facts

claim-line-of = { PARTY($line_of_party, form: "dat") } – { $line_of_amount ->
    [one] { $line_of_amount } taškas.
    [few] { $line_of_amount } taškai.
   *[other] { $line_of_amount } taškų.
}
claim-total-after = { PARTY($total_after_party, form: "gen") } rezultatas { $total_after_total } iš { $total_after_target }.
