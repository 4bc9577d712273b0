# The score of a hand, line by line, and the match. $who is "we", "they" or "other";
# $party is the side or player by name.

line-bonus = { $who ->
    [we] You took the bonus: { $amount } points.
    [they] They took the bonus: { $amount } points.
   *[other] { PARTY($party) } took the bonus: { $amount } points.
}
# Only some hands can end the match: $limit is where the score of a side stops that made no bid of its own.
line-capped = { $who ->
    [we] You made no bid of your own in this hand, so you cannot pass { $limit }: { $penalty } points do not count.
    [they] They made no bid of their own in this hand, so they cannot pass { $limit }: { $penalty } points do not count.
   *[other] { PARTY($party) } made no bid in this hand and cannot pass { $limit }: { $penalty } points do not count.
}
line-captured = { $who ->
    [we] You took { $amount } points in all.
    [they] They took { $amount } points in all.
   *[other] { PARTY($party) } took { $amount } points in all.
}
line-defended = { $who ->
    [we] You defended: you score the { $amount } you took.
    [they] They defended: they score the { $amount } they took.
   *[other] { PARTY($party) } defended and scored { $amount }, as many as they took.
}
line-kept = { $who ->
    [we] They revoked: you score { $amount }.
    [they] You revoked: they score { $amount }.
   *[other] { PARTY($party) } did not revoke and scored { $amount }.
}
# $pays is "bid" where a made bid scores the bid, "captured" where it scores what was taken.
line-made = { $pays ->
    [bid] { $who ->
        [we] You bid { $bid } and took { $captured }: the bid is made and scores { $amount }, no more.
        [they] They bid { $bid } and took { $captured }: the bid is made and scores { $amount }, no more.
       *[other] { PARTY($party) } bid { $bid } and took { $captured }: the bid is made and scores { $amount }, no more.
    }
   *[captured] { $who ->
        [we] You bid { $bid } and took { $captured }: the bid is made and scores all { $amount }.
        [they] They bid { $bid } and took { $captured }: the bid is made and scores all { $amount }.
       *[other] { PARTY($party) } bid { $bid } and took { $captured }: the bid is made and scores all { $amount }.
    }
}
# $moon is "game" where a moon decides the match, "fixed" where it has a price.
line-moon-made = { $moon ->
    [game] { $who ->
        [we] You shot the moon and took all { $captured } points: that scores { $amount }, and the game is yours.
        [they] They shot the moon and took all { $captured } points: that scores { $amount }, and the game is theirs.
       *[other] { PARTY($party) } shot the moon and took all { $captured } points: that scores { $amount } and wins the game.
    }
   *[fixed] { $who ->
        [we] You shot the moon and took all { $captured } points: that scores { $amount }.
        [they] They shot the moon and took all { $captured } points: that scores { $amount }.
       *[other] { PARTY($party) } shot the moon and took all { $captured } points: that scores { $amount }.
    }
}
line-moon-missed = { $moon ->
    [game] { $who ->
        [we] You shot the moon and took { $captured } of { $bid } points: { $penalty } comes off your score, and the game is lost.
        [they] They shot the moon and took { $captured } of { $bid } points: { $penalty } comes off their score, and the game is yours.
       *[other] { PARTY($party) } shot the moon and took { $captured } of { $bid } points: { $penalty } comes off their score, and the game is lost.
    }
   *[fixed] { $who ->
        [we] You shot the moon and took { $captured } of { $bid } points: { $penalty } comes off your score.
        [they] They shot the moon and took { $captured } of { $bid } points: { $penalty } comes off their score.
       *[other] { PARTY($party) } shot the moon and took { $captured } of { $bid } points: { $penalty } comes off their score.
    }
}
line-nest = { $amount ->
    [0] { $who ->
        [we] The nest, with no points in it, goes to you.
        [they] The nest, with no points in it, goes to them.
       *[other] The nest, with no points in it, goes to { PARTY($party) }.
    }
   *[other] { $who ->
        [we] The nest goes to you with { $amount } points: { CARDS($cards, form: "the") }.
        [they] The nest goes to them with { $amount } points: { CARDS($cards, form: "the") }.
       *[other] The nest goes to { PARTY($party) } with { $amount } points: { CARDS($cards, form: "the") }.
    }
}
line-revoked = { $who ->
    [we] You revoked and it was not put right in time: { $penalty } comes off your score.
    [they] They revoked and it was not put right in time: { $penalty } comes off their score.
   *[other] { PARTY($party) } revoked and it was not put right in time: { $penalty } comes off their score.
}
line-set = { $who ->
    [we] You bid { $bid } and took only { $captured }: set, and the { $bid } comes off your score.
    [they] They bid { $bid } and took only { $captured }: set, and the { $bid } comes off their score.
   *[other] { PARTY($party) } bid { $bid } and took only { $captured }: set, and the { $bid } comes off their score.
}
line-sweep = { $who ->
    [we] You took every trick: { $amount } points more.
    [they] They took every trick: { $amount } points more.
   *[other] { PARTY($party) } took every trick: { $amount } points more.
}
line-total = { $to_go ->
    [0] { $who ->
        [we] You stand at { $total }: the { $target } points are reached.
        [they] They stand at { $total }: the { $target } points are reached.
       *[other] Score of { PARTY($party) }: { $total }; the { $target } points are reached.
    }
   *[other] { $who ->
        [we] You stand at { $total }, { $to_go } short of { $target }.
        [they] They stand at { $total }, { $to_go } short of { $target }.
       *[other] Score of { PARTY($party) }: { $total }, { $to_go } short of { $target }.
    }
}
line-trick = { $who ->
    [we] Trick { $trick } brought you { $amount }: { CARDS($cards, form: "the") }.
    [they] Trick { $trick } brought them { $amount }: { CARDS($cards, form: "the") }.
   *[other] Trick { $trick } brought { PARTY($party) } { $amount }: { CARDS($cards, form: "the") }.
}
line-void = Nobody played this hand: no points, and the cards are dealt again.

## Where each player scores alone and sides change: what a side did, and what $party gets for it

shared-bonus = { $who ->
    [we] Your side took the bonus: { $amount } points.
   *[other] { PARTY($party) }’s side took the bonus: { $amount } points.
}
shared-captured = { $who ->
    [we] Your side took { $amount } points in all.
   *[other] { PARTY($party) }’s side took { $amount } points in all.
}
shared-defended = { $who ->
    [we] Your side defended: you score the { $amount } it took.
   *[other] { PARTY($party) }’s side defended: { PARTY($party) } scores the { $amount } it took.
}
shared-kept = { $who ->
    [we] The other side revoked: you score { $amount }.
   *[other] { PARTY($party) }’s side did not revoke: { PARTY($party) } scores { $amount }.
}
shared-made = { $pays ->
    [bid] { $who ->
        [we] Your side took { $captured } for the bid of { $bid }: it is made and scores you { $amount }, no more.
       *[other] { PARTY($party) }’s side took { $captured } for the bid of { $bid }: it is made and scores { PARTY($party) } { $amount }, no more.
    }
   *[captured] { $who ->
        [we] Your side took { $captured } for the bid of { $bid }: it is made and scores you all { $amount }.
       *[other] { PARTY($party) }’s side took { $captured } for the bid of { $bid }: it is made and scores { PARTY($party) } all { $amount }.
    }
}
shared-moon-made = { $who ->
    [we] Your side shot the moon and took all { $captured } points: that scores you { $amount }.
   *[other] { PARTY($party) }’s side shot the moon and took all { $captured } points: that scores { PARTY($party) } { $amount }.
}
shared-moon-missed = { $who ->
    [we] Your side shot the moon and took { $captured } of { $bid } points: { $penalty } comes off your score.
   *[other] { PARTY($party) }’s side shot the moon and took { $captured } of { $bid } points: { $penalty } comes off { PARTY($party) }’s score.
}
shared-revoked = { $who ->
    [we] Your side revoked and it was not put right in time: { $penalty } comes off your score.
   *[other] { PARTY($party) }’s side revoked and it was not put right in time: { $penalty } comes off { PARTY($party) }’s score.
}
shared-set = { $who ->
    [we] Your side took only { $captured } for the bid of { $bid }: set, and the { $bid } comes off your score.
   *[other] { PARTY($party) }’s side took only { $captured } for the bid of { $bid }: set, and the { $bid } comes off { PARTY($party) }’s score.
}
shared-sweep = { $who ->
    [we] Your side took every trick: { $amount } points more.
   *[other] { PARTY($party) }’s side took every trick: { $amount } points more.
}

## The match

match-next = { SEAT($dealer) } deals next.
match-sudden-death = Both sides stand at { $total }: one more hand decides.
match-won = { $who ->
    [we] You win the game, { $ours } to { $theirs }.
    [they] They win the game, { $theirs } to { $ours }.
   *[other] The game goes to { PARTY($party) }.
}

## Facts

claim-line-of = { $line_of_amount } points for { PARTY($line_of_party) }.
claim-total-after = { PARTY($total_after_party) } at { $total_after_total } of { $total_after_target }.
