# A lesson at the table: what stands on its buttons, what it asks, and why an answer is right or wrong.

## Buttons and headings

ui-control-lesson = Lessons
ui-control-lesson-title = Learn step by step, and practise
ui-lesson-again = Try again
ui-lesson-another = Another
ui-lesson-back = Back
ui-lesson-begin = Begin: { $title }
ui-lesson-broken = This lesson cannot be read: { $fault }
ui-lesson-chart-days = Answers by day
ui-lesson-chart-kinds = Wrong answers by kind of question, in percent
ui-lesson-chart-right = right
ui-lesson-chart-wrong = wrong
ui-lesson-check = Check
ui-lesson-close = To the table
ui-lesson-done = { $done } of { $count } steps
ui-lesson-due = { $count ->
    [0] All kinds of questions, mixed.
    [one] All kinds of questions, mixed; 1 that you missed comes back today.
   *[other] All kinds of questions, mixed; { $count } that you missed come back today.
}
ui-lesson-finish = Next lesson
ui-lesson-go-on = Go on: { $title }
ui-lesson-hint = Hint
ui-lesson-level = Level { $level } of 5
ui-lesson-list = All lessons
ui-lesson-list-done = { $done } of { $count } lessons done
ui-lesson-list-title = Lessons
ui-lesson-lost = Your progress cannot be kept: it is gone when you leave.
ui-lesson-movie = Show me why
ui-lesson-next = Next
ui-lesson-nobody = Nobody
ui-lesson-practice = Practice
ui-lesson-show = Show the answer
ui-lesson-skill-all = Everything
ui-lesson-skill-call = What to call
ui-lesson-skill-card = Find the card
ui-lesson-skill-legal = Allowed or not
ui-lesson-skill-taken = Count the points
ui-lesson-skill-unseen = Count the cards
ui-lesson-skill-void = Who is out of a color
ui-lesson-skill-winner = Who takes the trick
ui-lesson-skill-worth = What a trick is worth
ui-lesson-step = Step { $number } of { $count }
ui-lesson-unit-done = { $done } of { $count }
ui-lesson-word = Lesson

## What to do

ui-lesson-ask-call = What do you call?
ui-lesson-ask-card = Play a card.
ui-lesson-ask-count = How many points?
ui-lesson-ask-discard = Which cards do you lay away?
ui-lesson-ask-game = How many?
ui-lesson-ask-legal = Mark every card that you may play.
ui-lesson-ask-score = How many points does that score?
ui-lesson-ask-strongest = Which card takes the trick?
ui-lesson-ask-taken = How many points are taken so far?
ui-lesson-ask-text = Choose an answer.
ui-lesson-ask-trump = Which trump do you name?
ui-lesson-ask-turn = Whose turn is it?
ui-lesson-ask-unseen = How many can you not see?
ui-lesson-ask-void = Mark everybody who has shown it.
ui-lesson-ask-why = What speaks for it?
ui-lesson-ask-winner = Who has the trick?
ui-lesson-ask-worth = How many points lie in it?
ui-lesson-drill = { $skill ->
    [call] What do you call?
    [card] Play the best card.
    [legal] Mark every card that you may play.
    [taken] How many points { $of ->
        [ns] does your side have in tricks?
        [ew] do the others have in tricks?
       *[other] does { SEAT($of) } have in tricks?
    }
    [unseen] { $of ->
        [trumps] How many trumps can you not see?
        [counters] How many counting cards can you not see?
       *[other] How many { COLOR($of) } cards can you not see?
    }
    [void] Mark everybody who has shown to have no { COLOR($of) } left.
    [winner] Who took this trick?
   *[worth] How many points lay in this trick?
}
ui-lesson-goal-best = Goal: every card as good as the best one.
ui-lesson-goal-make = Goal: make the bid of { $bid }.
ui-lesson-goal-play = Play the hand to its end.
ui-lesson-goal-points = Goal: { $number } points for your side.
ui-lesson-goal-set = Goal: set the bid of { $bid }.
ui-lesson-goal-trick = Goal: your side takes this trick.
ui-lesson-goal-tricks = { $number ->
    [one] Goal: one more trick for your side.
   *[other] Goal: { $number } more tricks for your side.
}
ui-lesson-goal-win = Goal: your side wins a trick with the { $card } in it.
ui-lesson-thinking = The tutor looks at the hand; answer as soon as you like.

## Right or wrong

ui-lesson-judging = The tutor is still looking at this …
ui-lesson-missed = Out of reach now.
ui-lesson-movie-told = With the cards lying like this, the { $card } cannot reach the goal. Step through it card by card.
ui-lesson-punished = The { $card } leaves something to chance, and the unseen cards lie just so that it fails.
ui-lesson-reached = Done!
ui-lesson-reason = { $polarity ->
    [against] Against { $card }: { $text }
   *[for] For { $card }: { $text }
}
ui-lesson-right = Right.
ui-lesson-several = { $missing ->
    [0] { $over ->
        [one] One of these is wrong.
       *[other] { $over } of these are wrong.
    }
    [one] { $over ->
        [0] One is missing.
       *[other] One is missing, and { $over } too many.
    }
   *[other] { $over ->
        [0] { $missing } are missing.
       *[other] { $missing } are missing, and { $over } too many.
    }
}
ui-lesson-why-right = That is true, and it speaks for the best card.
ui-lesson-why-wrong = That is true, but it does not speak for the best card.
ui-lesson-wrong = Not quite.

## Why

ui-lesson-because-game = { $of ->
    [hand] { $total } cards are dealt to each player.
    [nest] { $total ->
        [0] There is no nest in this game.
       *[other] { $total } cards are dealt to the nest.
    }
    [pack] There are { $total } cards in the pack.
    [tricks] A hand has { $total } tricks.
    [min-bid] The lowest bid is { $total }.
    [max-bid] The highest bid is { $total }.
    [bid-step] Bids go in steps of { $total }.
    [total-points] There are { $total } points in a hand.
   *[target] The match goes to { $total }.
}
ui-lesson-because-loses = { $how ->
    [lower-trump] { SEAT($seat) }’s { CARD($card) } is a trump, but { CARD($best) } is higher.
    [lower] { SEAT($seat) }’s { CARD($card) } is the right color, but { CARD($best) } is higher.
    [no-trump] { SEAT($seat) }’s { CARD($card) } is no trump, and { CARD($best) } is one.
   *[off] { SEAT($seat) }’s { CARD($card) } is neither trump nor { COLOR($led) }, the color that was led.
}
ui-lesson-because-not-shown = { SEAT($seat) } has not shown that: { COLOR($color) } may still be there.
ui-lesson-because-shown-void = In trick { $trick } { SEAT($seat) } did not follow { COLOR($color) }, but played { CARD($card) }.
ui-lesson-because-sum = { $cards ->
    [none] None of these cards counts.
   *[other] { CARDS($cards) }: { $terms } = { $total } points.
}
ui-lesson-because-taken = { $tricks ->
    [0] This side has no trick yet.
   *[other] Trick by trick: { $terms } = { $total } points.
}
ui-lesson-because-turn = { $when ->
    [left_of_dealer] { SEAT($dealer) } dealt, and the seat to the dealer’s left begins: { SEAT($seat) }.
    [dealer] { SEAT($dealer) } dealt, and in this game the dealer begins.
    [left_of_declarer] { SEAT($before) } is declarer, and the seat to declarer’s left begins: { SEAT($seat) }.
    [declarer] { SEAT($seat) } is declarer, and declarer begins.
    [declarer_chooses] Declarer says who begins: { SEAT($seat) }.
    [calls-on] After { SEAT($before) } the turn goes clockwise, past those who have passed, to { SEAT($seat) }.
    [plays-on] After { SEAT($before) } the turn goes clockwise to { SEAT($seat) }.
    [won] { SEAT($seat) } took the last trick and leads to the next.
   *[declares] { SEAT($seat) } has the bid and does what declarer has to do.
}
ui-lesson-because-unseen = { $pack } in the pack, { $own } in your hand, { $gone } played or seen: { $total } are left.
ui-lesson-because-wins = { $how ->
    [trump] { SEAT($seat) }’s { CARD($card) } is the highest trump in it.
   *[led] There is no trump in it, and { SEAT($seat) }’s { CARD($card) } is the highest { COLOR($led) }.
}
