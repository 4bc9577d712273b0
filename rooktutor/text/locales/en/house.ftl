# House rules: the panel in which a game is changed, and the comparison of two games.
# name-<axis> names a rule in two or three words; choice-<axis> says what each $value of it means;
# clash-<kind> says why some rules cannot stand together. All rules of the draft are there as $names.

## The panel

house-as-in = { $game }: { $value }
house-changed = Changed
house-deal = Deal with these rules
house-game = Game
house-no = No
house-possible = { $changes ->
    [0] These are the rules of the game itself.
    [one] { $changes } rule is changed.
   *[other] { $changes } rules are changed.
}
house-reasons = { $reasons ->
    [one] Nobody can play by these rules, for one reason:
   *[other] Nobody can play by these rules, for { $reasons } reasons:
}
house-restore = Back to the game’s own rule
house-restore-all = The game’s own rules
house-summary = { $cards } cards, { $points } points a hand
house-untouched = The match on the table goes on until you deal.
house-yes = Yes

## Comparing

compare-control = Compare with
compare-none = no other game
compare-same = The two have the same rules.
compare-title = { $game } and { $other }: what differs
compare-unsaid = No such rule.

## The name of each rule

name-all-pass = When nobody bids
name-baby-rook = Baby Rook
name-baby-rook-points = Points of the baby Rook
name-bid-step = Step between bids
name-bird = The bird
name-bird-forced-on-trump-lead = Bird forced when trump is led
name-bird-free-play = Bird at any time
name-bird-points = Points of the bird
name-bird-rank = Rank of the bird
name-blind-bid = Blind auction
name-bonus = Bonus
name-bonus-points = Points of the bonus
name-call-nest-card = Calling a card in the nest
name-call-own-card = Calling a card of one’s own
name-discard-counters = Counters in the nest
name-discard-shortfall = Too few other cards
name-discard-trump = Trumps in the nest
name-first-bidder = Who speaks first
name-first-lead = Who leads first
name-go-out = Winning the game
name-hand = Cards in a hand
name-hands = Hands in a match
name-hold-partner = Holding the partner’s bid
name-jump-bids = Bids may jump
name-made-score = A bid that is made
name-max-bid = Highest bid
name-mercy-lead = Lead that ends the match
name-mercy-low = Depth that ends the match
name-min-bid = Lowest bid
name-misdeal = Asking for a new deal
name-moon = Shooting the moon
name-moon-points = Points of a moon
name-most-tricks-tie = As many tricks each
name-nest = Cards in the nest
name-nest-owner = Who takes the nest
name-nest-visibility = Who sees the nest
name-one = The 1s
name-one-points = Points of a 1
name-ranks = Numbers of each color
name-red-one = Red 1 over all trumps
name-red-one-free-play = Red 1 at any time
name-red-one-points = Points of the red 1
name-revoke = A card that should have followed
name-score-cap = Where a score stops
name-stop-at-max = Highest bid ends the auction
name-sweep-points = Points for every trick
name-target = Points to win
name-teams = Partners
name-ten-point-card = High card that counts 10
name-tie = Equal scores at the end
name-trump-choice = What may be named trump
name-trump-naming = When trump is named

## What each value means

choice-all-pass = { $value ->
    [redeal_same] the same dealer deals again
    [redeal_next] the next player deals
   *[dealer_forced_min] the dealer plays for the lowest bid
}
choice-baby-rook = { $value ->
    [none] none
   *[black_2] the black 2
}
choice-bird = { $value ->
    [none] no bird
    [rook] the Rook
   *[crow] the Crow
}
choice-bird-rank = { $value ->
    [high] highest trump
    [low] lowest trump
    [ten_and_half] between 10 and 11
   *[twelve_and_half] between 12 and 13
}
choice-blind-bid = { $value ->
    [off] never
   *[bird_turned] when the bird is turned up
}
choice-bonus = { $value ->
    [none] no bonus
    [last_trick] for the last trick
   *[most_tricks] for most tricks
}
choice-call-nest-card = { $value ->
    [alone] declarer plays alone
   *[forbidden] not allowed
}
choice-call-own-card = { $value ->
    [alone] declarer plays alone
   *[forbidden] not allowed
}
choice-discard-counters = { $value ->
    [free] as declarer likes
    [forbidden] not allowed
    [one_small] one, a 5 or a 10
   *[face_up] face up
}
choice-discard-shortfall = { $value ->
    [free_announced] any counters, their number announced
    [trump_counters_only] counters of the trump color first
   *[redeal] a new deal
}
choice-discard-trump = { $value ->
    [free] as declarer likes
    [face_up] face up
    [announced] as many as declarer says
   *[forbidden_if_avoidable] only without other cards
}
choice-first-bidder = { $value ->
    [left_of_dealer] left of the dealer
   *[dealer] the dealer
}
choice-first-lead = { $value ->
    [left_of_dealer] left of the dealer
    [left_of_declarer] left of declarer
    [declarer] declarer
    [declarer_chooses] as declarer says
   *[dealer] the dealer
}
choice-go-out = { $value ->
    [any_hand] in any hand
   *[made_bid] only with a bid that is made
}
choice-hold-partner = { $value ->
    [off] not allowed
   *[once] once a hand
}
choice-made-score = { $value ->
    [bid] scores the bid
   *[captured] scores everything taken
}
choice-misdeal = { $value ->
    [off] not allowed
   *[no_counters] with no counters in hand
}
choice-moon = { $value ->
    [off] no such call
    [fixed] for a fixed number of points
   *[game] for the match
}
choice-most-tricks-tie = { $value ->
    [none] no bonus
    [defenders] bonus for the defenders
   *[split] each side half the bonus
}
choice-nest-owner = { $value ->
    [last_trick] the last trick
   *[declarer] declarer’s side
}
choice-nest-visibility = { $value ->
    [hidden] declarer only
    [top_card] all see its top card
   *[all] everybody
}
choice-one = { $value ->
    [absent] no 1s
    [high] highest of the color
   *[low] lowest of the color
}
choice-ranks = { $value ->
    [five_up] 5 to 14
    [one_and_five_up] 1 and 5 to 14
   *[all] 1 to 14
}
choice-revoke = { $value ->
    [block] cannot be played
    [lose_bid] loses the bid
   *[flat_100] costs 100 points
}
choice-teams = { $value ->
    [fixed] opposite each other
   *[called] by calling a card
}
choice-ten-point-card = { $value ->
    [fourteen] the 14
   *[thirteen] the 13
}
choice-tie = { $value ->
    [extra_hand] one more hand
   *[declarer_wins] declarer’s side wins
}
choice-trump-choice = { $value ->
    [colors] the four colors
    [no_trump] or no trump
   *[no_trump_or_low] or no trump, or low
}
choice-trump-naming = { $value ->
    [after_discard] after laying cards away
    [before_discard] before laying cards away
   *[before_nest] before picking up the nest
}

## Why rules cannot stand together. $axis is the name of the rule concerned, $least its least value.

clash-bird-missing = { $axis }: this needs a bird in the pack.
clash-bird-not-on-top = The baby Rook stands just under a bird that is the highest trump.
clash-bonus-without-points = A bonus must be worth some points.
clash-cap-over-target = A score must stop under the { $target } points that win.
clash-cap-without-bid = A score stops only where the game is won with a bid that is made.
clash-cards-do-not-add-up = Four hands of { $hand } and a nest of { $nest } take { $taken } cards, but the pack has { $pack }.
clash-dealer-speaks-first = The dealer can be left with the lowest bid only if the others speak first.
clash-least-over-highest = The lowest bid, { $min_bid }, is over the highest, { $max_bid }.
clash-nest-missing = Without a nest there is nothing to see.
clash-no-such-value = { $number ->
    [yes] { $axis }: this must be a whole number with at most five digits.
   *[no] { $axis }: there is no such choice.
}
clash-nothing-turned = A blind auction needs one card of the nest that all can see.
clash-off-the-step = { $axis }: this must be a multiple of { $bid_step }.
clash-ones-disagree = { $one ->
    [absent] The 1s are among the numbers: say whether they are high or low.
   *[other] There are no 1s among the numbers, so they can be neither high nor low.
}
clash-points-without-bonus = Points of a bonus need a bonus.
clash-red-one-below-ones = The red 1 must count at least as much as the other 1s.
clash-red-one-missing = Only a red 1 that is over all trumps can be played at any time.
clash-sides-unknown = { $axis }: this needs fixed partners; where a card is called nobody knows the sides.
clash-too-many-bids = That makes { $bids } different bids; an auction may have { $most }.
clash-too-small = { $axis }: this must be at least { $least }.
clash-trump-unknown = { $axis }: trump must be named before cards are laid away.
