# The rules. rule-<id> is the rule that an action rests on or breaks, with its place in the rules
# of the game as .source; illegal-<reason> says why an action is refused and what is legal instead;
# axis-<name> says what one rule of a game is, for the page that explains a whole game.
# Everywhere $bird is the bird of the game as a card (Rook or Crow).

## Rules that actions rest on

rule-baby-rook-is-trump = The black 2 counts as a trump.
    .source = { GAME($game) }: the black 2
rule-bird-any-time = The { CARD($bird) } may be played at any time, even when you could follow.
    .source = { GAME($game) }: the bird
rule-bird-forced = Trump is led and the { CARD($bird) } is your only trump, so it must be played.
    .source = { GAME($game) }: the bird
rule-bird-is-trump = The { CARD($bird) } counts as a trump.
    .source = { GAME($game) }: the bird
rule-bird-not-forced = The { CARD($bird) } may stay in your hand when trump is led, even as your only trump.
    .source = { GAME($game) }: the bird
rule-call-card = Declarer calls a card; whoever holds it plays as declarer’s partner.
    .source = { GAME($game) }: calling a partner
rule-choose-leader = Declarer says who leads to the first trick: declarer, or the player to declarer’s left.
    .source = { GAME($game) }: play
rule-counters-barred = Counters must not be laid away in the nest.
    .source = { GAME($game) }: the nest
rule-discard-count = Declarer lays away as many cards as the nest had.
    .source = { GAME($game) }: the nest
rule-discard-free = Declarer may lay away any { $nest ->
    [one] card.
   *[other] { $nest } cards.
}
    .source = { GAME($game) }: the nest
rule-follow-color = You must play the color that was led if you have it.
    .source = { GAME($game) }: play
rule-follow-trump = Trump was led: you must play a trump if you have one.
    .source = { GAME($game) }: play
rule-higher-bid = Each bid must be higher than the last, in steps of { $step }.
    .source = { GAME($game) }: the auction
rule-hold-partner = Once a hand you may hold while your partner has the bid: you say nothing and stay in the auction.
    .source = { GAME($game) }: the auction
rule-lead-any = Whoever leads may play any card.
    .source = { GAME($game) }: play
rule-maximum-bid = { $max } is the highest bid there is.
    .source = { GAME($game) }: the auction
rule-minimum-bid = The first bid is { $min } or more.
    .source = { GAME($game) }: the auction
rule-misdeal = Whoever holds no counter may ask for new cards instead of their first call.
    .source = { GAME($game) }: the auction
rule-name-trump = { $trump_choice ->
    [colors] Declarer names any color as trump.
    [no_trump] Declarer names any color as trump, or no trump.
   *[no_trump_or_low] Declarer names any color as trump, no trump, or low.
}
    .source = { GAME($game) }: trump
rule-pass-is-final = You may pass at any time; once you have passed you are out of this auction.
    .source = { GAME($game) }: the auction
rule-red-one-any-time = The red 1 may be played at any time, even when you could follow.
    .source = { GAME($game) }: the red 1
rule-red-one-is-trump = The red 1 counts as a trump.
    .source = { GAME($game) }: the red 1
rule-revoke = Whoever can follow must; a card that should have followed is a revoke.
    .source = { GAME($game) }: play
rule-shoot-moon = A moon promises every point of the hand; no bid is higher, and it ends the auction.
    .source = { GAME($game) }: the auction
rule-trumps-barred = Trumps must not be laid away while you have other cards.
    .source = { GAME($game) }: the nest
rule-turn-order = Play goes clockwise, each player in turn with a card of their own.
    .source = { GAME($game) }: play
rule-void-plays-any = You have none of the color that was led, so you may play any card.
    .source = { GAME($game) }: play

## Refused actions

illegal-above-maximum = { $limit } is the highest bid.
illegal-below-minimum = The lowest bid is { $limit }.
illegal-counter-in-hand = You hold { CARDS($must_play, form: "the") }: only a hand without counters may be dealt again.
illegal-counter-in-nest = No counters in the nest: choose from { CARDS($must_play, form: "the") }.
illegal-counter-turned = A counter lies face up in the nest, so nobody may ask for new cards.
illegal-discard-size = Lay away exactly { $limit ->
    [one] one card.
   *[other] { $limit } cards.
}
illegal-hand-is-over = The hand is over.
illegal-hand-unseen = You have not seen your cards yet.
illegal-held-already = You have held once in this hand: pass or bid.
illegal-must-follow = { $led ->
    [trump] Trump was led: you must play { CARDS($must_play, form: "the", join: "or") }.
   *[color] { COLOR($led_color, form: "start") } was led: you must play { CARDS($must_play, form: "the", join: "or") }.
}
illegal-nest-card-called = You laid that card away: call another one.
illegal-no-jump-bids = The next bid must be { $limit }.
illegal-no-revoke = That card follows: there is nothing to revoke.
illegal-no-such-call = There is no such call in this game.
illegal-not-a-leader = Only you or the player to your left can lead to the first trick.
illegal-not-a-step = Bids go in steps of { $limit }.
illegal-not-first-call = New cards may be asked for only instead of your first call.
illegal-not-higher = You must bid { $limit } or more.
illegal-not-in-pack = That card is not in this game.
illegal-not-your-card = That is not one of your cards.
illegal-not-your-turn = It is not your turn.
illegal-one-small-counter = At most one counter may go into the nest, a 5 or a 10.
illegal-only-trump-counters = Of the counters only trumps may go into the nest.
illegal-others-before-counters = Counters may go into the nest only when all your other cards are there.
illegal-own-card-called = You hold that card yourself: call another one.
illegal-partner-not-high = You may hold only while your partner has the bid.
illegal-trump-in-nest = No trumps in the nest: choose from { CARDS($must_play, form: "the") }.
illegal-trump-not-offered = That cannot be named in this game.
illegal-wrong-phase = Not now.

## Where the rules come from

rules-between-sources = {"; "}
rules-departures = Where the sources are silent or disagree, this program chose; the points are { $departures } in its rule book.
rules-house = With house rules of your own.
rules-house-game = House rules over { GAME($base) }.
rules-section-auction = The auction
rules-section-cards = Cards and players
rules-section-match = The match
rules-section-nest = The nest and trump
rules-section-play = Play
rules-section-score = The score
rules-sources = Sources: { $sources }.
rules-title = { GAME($game) }: { $cards } cards, { $points } points a hand

source-bgg1 = a note on the printed booklet about playing without the Rook
source-bre = a Kentucky county fair’s tournament rules
source-dix = the rules of Dixie Rook
source-has = the publisher’s leaflet of 2010
source-khr = a public set of rules for a Western Kentucky game
source-lam = a letter on the family of Rook games
source-liq = an older encyclopedia article on the official games
source-marv = the rules of an open-source Rook program
source-mus = a set of Rook cards from 1963 in a museum
source-pag = the Pagat collection of card game rules
source-pri = the Princeton rules
source-pwi = a public collection of card game rules
source-rg = the rules on rookgame.com
source-rgv = the variations on rookgame.com
source-s-en = the rules of Rook, Kentucky Rook and Call Partner in English
source-s-fr = the rules of CrowsNest in French
source-s-lt = the rules of CrowsNest in Lithuanian
source-smi = the tournament rules of a Tennessee museum
source-wm = the booklet of the deluxe edition

## One sentence for each rule of a game. All rules of the game are there as $names.

axis-all-pass = { $all_pass ->
    [redeal_same] If everybody passes, the same dealer deals again.
    [redeal_next] If everybody passes, the next player deals.
   *[dealer_forced_min] If the three others pass, the dealer has to play for { $min_bid }.
}
axis-baby-rook = { $baby_rook ->
    [black_2] The black 2 is a trump of every color, just under the { CARD($bird_card) }.
   *[none] The black 2 is no special card.
}
axis-baby-rook-points = The black 2 counts { $baby_rook_points } points.
axis-bid-step = Bids are multiples of { $bid_step }.
axis-bird = { $bird ->
    [none] There is no bird in the pack.
   *[other] The { CARD($bird_card) } is in the pack.
}
axis-bird-forced-on-trump-lead = { $bird_forced_on_trump_lead ->
    [yes] When trump is led and the { CARD($bird_card) } is your only trump, you must play it.
   *[no] When trump is led you may keep the { CARD($bird_card) } back, even as your only trump.
}
axis-bird-free-play = { $bird_free_play ->
    [yes] The { CARD($bird_card) } may be played at any time, even when you could follow.
   *[no] The { CARD($bird_card) } has no privilege: it is played like any other trump.
}
axis-bird-points = The { CARD($bird_card) } counts { $bird_points } points.
axis-bird-rank = { $bird_rank ->
    [high] The { CARD($bird_card) } is the highest trump{ $red_one ->
        [yes] {" "}after the red 1.
       *[no] {"."}
    }
    [low] The { CARD($bird_card) } is the lowest trump.
    [ten_and_half] The { CARD($bird_card) } is a trump between the 10 and the 11.
   *[twelve_and_half] The { CARD($bird_card) } is a trump between the 12 and the 13.
}
axis-blind-bid = { $blind_bid ->
    [off] Everybody sees their own cards before the auction.
   *[bird_turned] When the { CARD($bird_card) } is the card of the nest that lies face up, nobody sees their own cards until the auction is over.
}
axis-bonus = { $bonus ->
    [none] There is no bonus: only cards count.
    [last_trick] Whoever takes the last trick gets a bonus.
   *[most_tricks] Whoever takes most tricks gets a bonus.
}
axis-bonus-points = The bonus is { $bonus_points } points, and it counts towards the bid.
axis-call-nest-card = { $call_nest_card ->
    [alone] Declarer may call a card that is in the nest, and then plays alone against three.
   *[forbidden] Declarer must not call a card that is in the nest.
}
axis-call-own-card = { $call_own_card ->
    [alone] Declarer may call a card of their own, and then plays alone against three.
   *[forbidden] Declarer must not call a card of their own.
}
axis-discard-counters = { $discard_counters ->
    [free] Counters may be laid away.
    [forbidden] Counters must not be laid away.
    [one_small] At most one counter may be laid away, a 5 or a 10.
   *[face_up] Counters may be laid away, but face up.
}
axis-discard-shortfall = { $discard_shortfall ->
    [free_announced] If declarer has too few other cards, any counters may fill up the nest, and their number is announced.
    [trump_counters_only] If declarer has too few other cards, counters of the trump color fill up the nest first.
   *[redeal] If declarer has too few other cards, the cards are dealt again.
}
axis-discard-trump = { $discard_trump ->
    [free] Trumps may be laid away.
    [face_up] Trumps may be laid away, but face up.
    [announced] Trumps may be laid away, but declarer says how many.
   *[forbidden_if_avoidable] Trumps must not be laid away while declarer has other cards.
}
axis-first-bidder = { $first_bidder ->
    [left_of_dealer] The player to the left of the dealer speaks first.
   *[dealer] The dealer speaks first.
}
axis-first-lead = { $first_lead ->
    [left_of_dealer] The player to the left of the dealer leads to the first trick.
    [left_of_declarer] The player to the left of declarer leads to the first trick.
    [declarer] Declarer leads to the first trick.
    [declarer_chooses] Declarer says who leads to the first trick: declarer, or the player to declarer’s left.
   *[dealer] The dealer leads to the first trick.
}
axis-go-out = { $go_out ->
    [any_hand] Any hand can end the match.
   *[made_bid] A side can reach { $target } only in a hand in which it makes its own bid.
}
axis-hand = Everybody gets { $hand } cards, so there are { $hand } tricks.
axis-hands = The match ends when { $hands ->
    [one] one hand has
   *[other] { $hands } hands have
} been played, if not before; the highest score wins it.
axis-hold-partner = { $hold_partner ->
    [off] Nobody may hold a bid of their partner: they pass or bid.
   *[once] Once a hand you may hold while your partner has the bid: you neither pass nor bid, and stay in the auction. If both opponents are out, that ends it.
}
axis-jump-bids = { $jump_bids ->
    [yes] You may bid more than the next step.
   *[no] A bid is always the next step.
}
axis-made-score = { $made_score ->
    [bid] A side that makes its bid scores the bid, however much it takes.
   *[captured] A side that makes its bid scores everything it takes.
}
axis-max-bid = The highest bid is { $max_bid }.
axis-mercy-lead = The match ends when somebody leads by { $mercy_lead } points, and they win it.
axis-mercy-low = The match ends when a score falls to minus { $mercy_low }; the highest score wins it.
axis-min-bid = The lowest bid is { $min_bid }.
axis-misdeal = { $misdeal ->
    [off] Nobody may ask for new cards.
   *[no_counters] Whoever holds no counter may ask for new cards instead of their first call, unless a counter lies face up in the nest; the same dealer deals again.
}
axis-moon = { $moon ->
    [off] Nobody may shoot the moon.
    [fixed] A moon is above every bid and ends the auction: it promises every point of the hand.
   *[game] A moon is above every bid and ends the auction: it promises every point of the hand, and wins or loses the game.
}
axis-moon-points = A moon scores { $moon_points } points when it is made and costs as many when it is missed.
axis-most-tricks-tie = { $most_tricks_tie ->
    [none] If both sides take as many tricks, nobody gets the bonus.
    [defenders] If both sides take as many tricks, the defenders get the bonus.
   *[split] If both sides take as many tricks, they share the bonus.
}
axis-nest = { $nest ->
    [0] There is no nest.
   *[other] { $nest } cards form the nest; declarer picks them up and lays { $nest } away.
}
axis-nest-owner = { $nest_owner ->
    [last_trick] Whoever takes the last trick takes the counters in the nest.
   *[declarer] The counters in the nest belong to declarer’s side.
}
axis-nest-visibility = { $nest_visibility ->
    [hidden] Only declarer sees the nest.
    [top_card] The top card of the nest lies face up during the auction.
   *[all] Everybody sees the nest before declarer lays cards away.
}
axis-one = { $one ->
    [absent] There are no 1s.
    [high] The 1 is the highest card of its color.
   *[low] The 1 is the lowest card of its color.
}
axis-one-points = { $one_points ->
    [0] The 1s count nothing.
   *[other] Each 1 counts { $one_points } points.
}
axis-ranks = { $ranks ->
    [five_up] Each color has the numbers 5 to 14; each 5 counts 5 points, each 10 and each { $ten_point_card ->
        [thirteen] 13
       *[fourteen] 14
    } counts 10.
    [one_and_five_up] Each color has the 1 and the numbers 5 to 14; each 5 counts 5 points, each 10 and each { $ten_point_card ->
        [thirteen] 13
       *[fourteen] 14
    } counts 10.
   *[all] Each color has the numbers 1 to 14; each 5 counts 5 points, each 10 and each { $ten_point_card ->
        [thirteen] 13
       *[fourteen] 14
    } counts 10.
}
axis-red-one = { $red_one ->
    [yes] The red 1 is the highest trump, whatever color is trump.
   *[no] The red 1 is no special card.
}
axis-red-one-free-play = { $red_one_free_play ->
    [yes] The red 1 may be played at any time, even when you could follow.
   *[no] The red 1 has no privilege: it is played like any other trump.
}
axis-red-one-points = The red 1 counts { $red_one_points } points.
axis-revoke = { $revoke ->
    [block] A card that should have followed cannot be played.
    [lose_bid] A card that should have followed may be taken back until the next trick is taken; then the hand ends, its side loses the bid, and the others score what they took.
   *[flat_100] A card that should have followed may be taken back until the next trick is taken; then the hand ends, its side loses 100 points, and the others score 100.
}
axis-score-cap = { $score_cap ->
    [0] In every other hand a score stops one step of the bids below { $target }.
   *[other] In every other hand a score stops at { $score_cap }.
}
axis-stop-at-max = { $stop_at_max ->
    [yes] A bid of { $max_bid } ends the auction.
   *[no] The auction goes on after a bid of { $max_bid } until the others have passed.
}
axis-sweep-points = Whoever takes every trick gets { $sweep_points } points more, and they count towards the bid.
axis-target = The game is won with { $target } points.
axis-teams = { $teams ->
    [fixed] Partners sit opposite each other.
   *[called] Declarer calls a card, and whoever holds it is declarer’s partner for the hand.
}
axis-ten-point-card = { $ten_point_card ->
    [thirteen] The 13 of each color counts 10 points, and the 14 counts nothing.
   *[fourteen] The 14 of each color counts 10 points.
}
axis-tie = { $tie ->
    [extra_hand] If scores are equal at the end of the match, another hand decides.
   *[declarer_wins] If scores are equal at the end of the match, declarer’s side wins.
}
axis-trump-choice = { $trump_choice ->
    [colors] Declarer names one of the four colors.
    [no_trump] Declarer may name no trump instead of a color{ $special_trumps ->
        [0] : the highest card of the color that was led takes the trick.
       *[other] : only { CARDS($special_trump_cards, form: "the") } can trump then, as a suit by itself.
    }
   *[no_trump_or_low] Declarer may name no trump instead of a color, or low: no trump, and the ranks are upside down.
}
axis-trump-naming = { $nest ->
    [0] Declarer names trump after the auction.
   *[other] { $trump_naming ->
        [after_discard] Declarer names trump after laying cards away.
        [before_discard] Declarer names trump before laying cards away.
       *[before_nest] Declarer names trump before picking up the nest.
    }
}
