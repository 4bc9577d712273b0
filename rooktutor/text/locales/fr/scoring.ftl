# Le score d’une donne, ligne par ligne, et la partie. $who est "we", "they" ou "other" ;
# $party est le camp ou le joueur par son nom. Un camp est au singulier : « Nord-Sud marque ».

line-bonus = { $who ->
    [we] Vous recevez la prime : { $amount } points.
    [they] Les adversaires reçoivent la prime : { $amount } points.
   *[other] { PARTY($party) } reçoit la prime : { $amount } points.
}
line-capped = { $who ->
    [we] Vous n’avez pas réussi de contrat à vous dans cette donne et ne pouvez dépasser { $limit } : { $penalty } points ne comptent pas.
    [they] Les adversaires n’ont pas réussi de contrat à eux dans cette donne et ne peuvent dépasser { $limit } : { $penalty } points ne comptent pas.
   *[other] { PARTY($party) } n’a pas réussi de contrat dans cette donne et ne peut dépasser { $limit } : { $penalty } points ne comptent pas.
}
line-captured = { $who ->
    [we] Vous avez pris { $amount } points en tout.
    [they] Les adversaires ont pris { $amount } points en tout.
   *[other] { PARTY($party) } a pris { $amount } points en tout.
}
line-defended = { $who ->
    [we] Vous étiez en défense : vous marquez les { $amount } que vous avez pris.
    [they] Les adversaires étaient en défense : ils marquent les { $amount } qu’ils ont pris.
   *[other] { PARTY($party) } était en défense et marque les { $amount } qu’il a pris.
}
line-kept = { $who ->
    [we] Les adversaires ont fait une renonce : vous marquez { $amount }.
    [they] Vous avez fait une renonce : les adversaires marquent { $amount }.
   *[other] { PARTY($party) } n’a pas fait de renonce et marque { $amount }.
}
line-made = { $pays ->
    [bid] { $who ->
        [we] Vous aviez enchéri à { $bid } et avez pris { $captured } : le contrat est réussi et rapporte { $amount }, pas plus.
        [they] Les adversaires avaient enchéri à { $bid } et ont pris { $captured } : le contrat est réussi et rapporte { $amount }, pas plus.
       *[other] { PARTY($party) } avait enchéri à { $bid } et a pris { $captured } : le contrat est réussi et rapporte { $amount }, pas plus.
    }
   *[captured] { $who ->
        [we] Vous aviez enchéri à { $bid } et avez pris { $captured } : le contrat est réussi et rapporte les { $amount }.
        [they] Les adversaires avaient enchéri à { $bid } et ont pris { $captured } : le contrat est réussi et rapporte les { $amount }.
       *[other] { PARTY($party) } avait enchéri à { $bid } et a pris { $captured } : le contrat est réussi et rapporte les { $amount }.
    }
}
line-moon-made = { $moon ->
    [game] { $who ->
        [we] Vous aviez annoncé la lune et avez pris les { $captured } points : cela rapporte { $amount }, et la partie est à vous.
        [they] Les adversaires avaient annoncé la lune et ont pris les { $captured } points : cela rapporte { $amount }, et la partie est à eux.
       *[other] { PARTY($party) } avait annoncé la lune et a pris les { $captured } points : cela rapporte { $amount } et gagne la partie.
    }
   *[fixed] { $who ->
        [we] Vous aviez annoncé la lune et avez pris les { $captured } points : cela rapporte { $amount }.
        [they] Les adversaires avaient annoncé la lune et ont pris les { $captured } points : cela rapporte { $amount }.
       *[other] { PARTY($party) } avait annoncé la lune et a pris les { $captured } points : cela rapporte { $amount }.
    }
}
line-moon-missed = { $moon ->
    [game] { $who ->
        [we] Vous aviez annoncé la lune et avez pris { $captured } points sur { $bid } : votre score baisse de { $penalty }, et la partie est perdue.
        [they] Les adversaires avaient annoncé la lune et ont pris { $captured } points sur { $bid } : leur score baisse de { $penalty }, et la partie est à vous.
       *[other] { PARTY($party) } avait annoncé la lune et a pris { $captured } points sur { $bid } : son score baisse de { $penalty }, et la partie est perdue.
    }
   *[fixed] { $who ->
        [we] Vous aviez annoncé la lune et avez pris { $captured } points sur { $bid } : votre score baisse de { $penalty }.
        [they] Les adversaires avaient annoncé la lune et ont pris { $captured } points sur { $bid } : leur score baisse de { $penalty }.
       *[other] { PARTY($party) } avait annoncé la lune et a pris { $captured } points sur { $bid } : son score baisse de { $penalty }.
    }
}
line-nest = { $amount ->
    [0] { $who ->
        [we] Le nid, sans points, vous revient.
        [they] Le nid, sans points, revient aux adversaires.
       *[other] Le nid, sans points, revient à { PARTY($party) }.
    }
   *[other] { $who ->
        [we] Le nid vous revient avec { $amount } points : { CARDS($cards, form: "the") }.
        [they] Le nid revient aux adversaires avec { $amount } points : { CARDS($cards, form: "the") }.
       *[other] Le nid revient à { PARTY($party) } avec { $amount } points : { CARDS($cards, form: "the") }.
    }
}
line-revoked = { $who ->
    [we] Vous avez fait une renonce, qui n’a pas été réparée à temps : votre score baisse de { $penalty }.
    [they] Les adversaires ont fait une renonce, qui n’a pas été réparée à temps : leur score baisse de { $penalty }.
   *[other] { PARTY($party) } a fait une renonce, qui n’a pas été réparée à temps : son score baisse de { $penalty }.
}
line-set = { $who ->
    [we] Vous aviez enchéri à { $bid } et n’avez pris que { $captured } : c’est la chute, et votre score baisse de { $bid }.
    [they] Les adversaires avaient enchéri à { $bid } et n’ont pris que { $captured } : c’est la chute, et leur score baisse de { $bid }.
   *[other] { PARTY($party) } avait enchéri à { $bid } et n’a pris que { $captured } : c’est la chute, et son score baisse de { $bid }.
}
line-sweep = { $who ->
    [we] Vous avez fait tous les plis : { $amount } points de plus.
    [they] Les adversaires ont fait tous les plis : { $amount } points de plus.
   *[other] { PARTY($party) } a fait tous les plis : { $amount } points de plus.
}
line-total = { $to_go ->
    [0] { $who ->
        [we] Vous êtes à { $total } : les { $target } points sont atteints.
        [they] Les adversaires sont à { $total } : les { $target } points sont atteints.
       *[other] Score { PARTY($party, form: "de") } : { $total } ; les { $target } points sont atteints.
    }
   *[other] { $who ->
        [we] Vous êtes à { $total } ; il vous manque { $to_go } pour arriver à { $target }.
        [they] Les adversaires sont à { $total } ; il leur manque { $to_go } pour arriver à { $target }.
       *[other] Score { PARTY($party, form: "de") } : { $total } ; il manque { $to_go } pour arriver à { $target }.
    }
}
line-trick = { $who ->
    [we] Le pli { $trick } vous rapporte { $amount } : { CARDS($cards, form: "the") }.
    [they] Le pli { $trick } rapporte { $amount } aux adversaires : { CARDS($cards, form: "the") }.
   *[other] Le pli { $trick } rapporte { $amount } à { PARTY($party) } : { CARDS($cards, form: "the") }.
}
line-void = Personne n’a joué cette donne : pas de points, et on redonne.

## Quand chacun marque pour soi et que les camps changent : ce qu’un camp a fait, et ce que $party en a

shared-bonus = { $who ->
    [we] Votre camp reçoit la prime : { $amount } points.
   *[other] Le camp { PARTY($party, form: "de") } reçoit la prime : { $amount } points.
}
shared-captured = { $who ->
    [we] Votre camp a pris { $amount } points en tout.
   *[other] Le camp { PARTY($party, form: "de") } a pris { $amount } points en tout.
}
shared-defended = { $who ->
    [we] Votre camp était en défense : vous marquez les { $amount } qu’il a pris.
   *[other] Le camp { PARTY($party, form: "de") } était en défense : { PARTY($party) } marque les { $amount } que ce camp a pris.
}
shared-kept = { $who ->
    [we] L’autre camp a fait une renonce : vous marquez { $amount }.
   *[other] Le camp { PARTY($party, form: "de") } n’a pas fait de renonce : { PARTY($party) } marque { $amount }.
}
shared-made = { $pays ->
    [bid] { $who ->
        [we] Votre camp a pris { $captured } pour un contrat à { $bid } : il est réussi et vous rapporte { $amount }, pas plus.
       *[other] Le camp { PARTY($party, form: "de") } a pris { $captured } pour un contrat à { $bid } : il est réussi et rapporte { $amount } à { PARTY($party) }, pas plus.
    }
   *[captured] { $who ->
        [we] Votre camp a pris { $captured } pour un contrat à { $bid } : il est réussi et vous rapporte les { $amount }.
       *[other] Le camp { PARTY($party, form: "de") } a pris { $captured } pour un contrat à { $bid } : il est réussi et rapporte les { $amount } à { PARTY($party) }.
    }
}
shared-moon-made = { $who ->
    [we] Votre camp avait annoncé la lune et a pris les { $captured } points : cela vous rapporte { $amount }.
   *[other] Le camp { PARTY($party, form: "de") } avait annoncé la lune et a pris les { $captured } points : cela rapporte { $amount } à { PARTY($party) }.
}
shared-moon-missed = { $who ->
    [we] Votre camp avait annoncé la lune et a pris { $captured } points sur { $bid } : votre score baisse de { $penalty }.
   *[other] Le camp { PARTY($party, form: "de") } avait annoncé la lune et a pris { $captured } points sur { $bid } : le score { PARTY($party, form: "de") } baisse de { $penalty }.
}
shared-revoked = { $who ->
    [we] Votre camp a fait une renonce, qui n’a pas été réparée à temps : votre score baisse de { $penalty }.
   *[other] Le camp { PARTY($party, form: "de") } a fait une renonce, qui n’a pas été réparée à temps : le score { PARTY($party, form: "de") } baisse de { $penalty }.
}
shared-set = { $who ->
    [we] Votre camp n’a pris que { $captured } pour un contrat à { $bid } : c’est la chute, et votre score baisse de { $bid }.
   *[other] Le camp { PARTY($party, form: "de") } n’a pris que { $captured } pour un contrat à { $bid } : c’est la chute, et le score { PARTY($party, form: "de") } baisse de { $bid }.
}
shared-sweep = { $who ->
    [we] Votre camp a fait tous les plis : { $amount } points de plus.
   *[other] Le camp { PARTY($party, form: "de") } a fait tous les plis : { $amount } points de plus.
}

## The match

match-next = { SEAT($dealer) } donne ensuite.
match-sudden-death = Les deux camps sont à { $total } : une donne de plus décide.
match-won = { $who ->
    [we] Vous gagnez la partie, { $ours } à { $theirs }.
    [they] Les adversaires gagnent la partie, { $theirs } à { $ours }.
   *[other] La partie est gagnée par { PARTY($party) }.
}

## Facts

claim-line-of = { $line_of_amount } points pour { PARTY($line_of_party) }.
claim-total-after = { PARTY($total_after_party) } à { $total_after_total } sur { $total_after_target }.
