# When the tutor speaks, its hints, its warnings, and the sheet of settings.

## Buttons

ui-control-answer = Play my choice
ui-control-answer-title = Play what I chose
ui-control-insist = Play it anyway
ui-control-insist-title = Stay with this choice
ui-control-numbers = In numbers
ui-control-numbers-stop = Stop counting
ui-control-numbers-stop-title = Count no further
ui-control-numbers-title = Count in how many layouts this choice does worse than the best one, and why
ui-control-reconsider = Think again
ui-control-reconsider-title = Take the choice back and look for another
ui-control-settings = Settings
ui-control-settings-title = When the tutor speaks, who else plays, and how the table looks
ui-control-tutor = When the tutor speaks
ui-control-tutor-title = When the tutor speaks
ui-control-why = Why?
ui-control-why-title = Hear what speaks against this choice

## When the tutor speaks

ui-tutoring = { $mode ->
    [always] Always
    [asked] When I ask
    [guard] Before a mistake
    [quiz] After I have chosen
   *[silent] In the review
}
ui-tutoring-help = { $mode ->
    [always] What each choice is worth, and why, stands beside it from the start.
    [asked] Nothing is said until you press Hint: first what to think about, then which color, then which card.
    [guard] Nothing is said unless your choice gives away a good deal; then you may think again. Hint works too.
    [quiz] First you choose, then you see what each choice is worth. Until then the answer is not in the page.
   *[silent] Nothing is said before the hand is over.
}

## Hints

ui-hint-action = The tutor’s choice: { $choice }.
ui-hint-call = { $kind ->
    [pass] Here it is better to pass.
    [bid] Here it is better to bid than to pass.
   *[other] Here the best call is neither a bid nor a pass.
}
ui-hint-color = { $color ->
    [none] Look at { CARD($bird, form: "the") }.
   *[other] Look at { COLOR($color) }.
}
ui-hint-discard = { $color ->
    [none] { CARD($bird, form: "the") } goes away.
   *[other] Of no color does more go away than of { COLOR($color) }.
}
# $theme is the room of rooktutor/explain/principles from which the first reason comes.
ui-hint-theme = Think about { $theme ->
    [bird] { CARD($bird, form: "the") }: who can hold it, and who would take it.
    [calls] your hand: how long its best color is, what stands at the top of it, and what the bid asks for.
    [contract] the bid: how many points are still missing, and for whom.
    [counters] the counters: who takes this trick, and what should lie in it.
    [following] this trick: whether you can win it, and what the cheapest card for it is.
    [laying] the cards you keep: which color could be emptied, and where counters are safe.
    [leading] the lead: which of your cards nobody can beat, and where you are short.
    [naming] the colors: where you are long, and where you hold the tops.
    [nest] the last trick: the nest goes with it.
    [opening] the first trick: who gains by playing last in it.
    [partnering] a partner: which card in another hand would help you most.
    [rarecalls] the rarer calls: what they bring, and what they cost.
    [throwing] the card you can spare: which color you would like to be out of.
    [trump] trump: who still holds some, and what yours are needed for.
   *[none] what each choice leads to: no single point stands out here.
}
ui-hint-wait = The tutor is still thinking it over.

## Warnings and answers

ui-notice-answered = Your choice, { $choice }: { $verdict }.
ui-notice-answered-best = The tutor’s choice: { $choice }.
ui-notice-answered-title = You have chosen
ui-notice-answered-wait = The tutor is still thinking it over; its values appear as they come in. Press your choice again, or another one, to play it.
ui-notice-checking = The tutor is looking at your choice; in a moment it is played.
ui-notice-checking-title = One moment
ui-notice-mistake = { $points ->
    [one] It gives away about one point on average.
   *[other] It gives away about { $points } points on average.
}
ui-notice-mistake-match = It gives away about { $percent } in 100 chances to win the match.
ui-notice-mistake-short = { $choice }: there is something clearly better.
ui-notice-mistake-title = Is that what you want?

## The review

ui-control-beliefs = Where could they be?
ui-control-beliefs-title = See where the hidden cards could lie on what you knew, beside the truth
ui-control-learn = Learn from this hand
ui-control-learn-again = Try again
ui-control-learn-again-title = Look for another action here
ui-control-learn-next = Next decision
ui-control-learn-next-title = Go to the next decision that gave something away
ui-control-learn-stop = Stop
ui-control-learn-stop-title = Go back to the whole review
ui-control-learn-tell = Show the answer
ui-control-learn-tell-title = See what was better here
ui-control-learn-title = Try again where something was given away
ui-control-review = Review
ui-control-review-close = Close the review
ui-control-review-close-title = Close the review
ui-control-review-title = See what each of your decisions was worth, and which mattered
ui-control-rival = Let the tutor play it
ui-control-rival-look = Look at its line
ui-control-rival-look-title = Step through the tutor’s hand beside yours
ui-control-rival-title = The tutor plays the same deal in your chair, and the two lines are compared
ui-control-show = Show me
ui-control-show-best = What was better: show me
ui-control-show-best-title = See how it may go on after the better choice, in one possible layout
ui-control-show-mine = What I did: show me
ui-control-show-mine-title = See how it may go on after this choice, in one possible layout
ui-control-show-refuted = Show me why not
ui-control-show-refuted-title = See what happens to this choice, in one possible layout
ui-control-show-title = See how it may go on, in one possible layout
ui-learn-ask = What would have been better? Choose it at the table.
ui-learn-right = { $choice }: yes, that is as good as any.
ui-learn-title = Decision { $number } of { $of }
ui-learn-wait = The tutor is working out what your answer is worth.
ui-learn-wrong = { $choice } gives something away, too.
ui-notice-no-line = There is no line to show for this choice.
ui-notice-no-line-title = Nothing to show
ui-numbers-as-good = Over the same layouts this is worth no less than the best so far: nothing sets it apart.
ui-review-graph = The hand, decision by decision
# $where: the moment; $did: what was done; $value: the points it was worth, with their sign
ui-review-point = { $where }: { $did }. Worth { $value }
ui-review-point-end = The end: { $value }
ui-review-progress = { $of ->
    [0] Looking at your decisions
   *[other] { $done } of { $of } decisions looked at
}
ui-rival-its = The tutor in your chair: { $did }
ui-rival-parting = { $where }: here the two lines part.
ui-rival-same = The tutor plays it just as you did.
ui-rival-scores = You: { $mine }. The tutor: { $its }.
ui-rival-title = The tutor in your chair
ui-rival-wait = The tutor is playing the hand.
ui-sample-status = One possible layout of the hidden cards
ui-sample-values = Values belong to what a seat knew, so there are none in this layout.

## Aids at the table

ui-claim-hand = { SEAT($seat) }: { $cards ->
    [none] nothing
   *[other] { CARDS($cards) }
}
ui-claim-nest = In the nest: { CARDS($cards) }
ui-claim-text = { $whose ->
    [alone] { $count } tricks are left, and you take each of them, however the cards lie.
    [theirs] { $count } tricks are left, and the other side takes each of them, whatever is played.
   *[ours] { $count } tricks are left, and your side takes each of them, whatever the others play.
}
ui-claim-title = { $whose ->
    [theirs] The rest is lost
    [alone] The rest is yours
   *[ours] The rest goes to your side
}
ui-control-claim = Claim the rest
ui-control-claim-title = Take all tricks that are left without playing them out
ui-control-concede = Concede the rest
ui-control-concede-title = Give up all tricks that are left without playing them out
ui-control-count = Cards still out
ui-control-count-title = Show or hide the cards that you have not seen yet
ui-notice-claimed-title = { $whose ->
    [theirs] The rest was lost. What everybody held:
    [alone] The rest was yours. What everybody held:
   *[ours] The rest was your side’s. What everybody held:
}
ui-out-none = none
ui-out-points = { $points ->
    [one] with one point
   *[other] with { $points } points
}
ui-out-title = Still out
ui-status-back = Looking back: here { SEAT($seat) } acted
