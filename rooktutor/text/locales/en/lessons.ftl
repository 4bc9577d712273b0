# Lessons: what can be wrong with one, and what the command line says of them.

## Faults of lessons

flaw-expected-too-few = { $found } is as good as what you expect, and would be refused; right: { $right }
flaw-expected-wrong = you expect { $found }, but the engine says: { $right }
flaw-given-away = the answer ({ $found }) is given away before the learner has tried
flaw-goal-given = nothing can go wrong: every way reaches the goal { $found }
flaw-marked-not-best = { $found } is marked as best, but the best is { $right }
flaw-markup = { $found } is no part of a lesson's text: there are only paragraphs, lists, strong and soft words, and cards
flaw-missing-field = { $found } is missing{ $right ->
    [none] {""}
   *[other] ; there should be one of: { $right }
}
flaw-name-twice = the name { $found } comes twice
flaw-no-answer = the engine has no answer here { $found }
flaw-no-choice = there is nothing to choose: { $found }
flaw-no-file = the file { $found } is missing
flaw-no-hand = there is no hand { $found }; in this folder: { $right }
flaw-no-language = every lesson has a text in the language { $found }
flaw-no-punishment = no card is punished: nothing can go wrong on the way to { $found }
flaw-no-right-option = the answers need at least one right and one wrong: { $right }
flaw-no-solution = there is no sure way to { $found }
flaw-no-step = there is no step { $found } in lesson.yaml; there are: { $right }
flaw-no-such-card = { $found } is not among the cards that are to be seen
flaw-no-title = the text does not begin with a title: { $right }
flaw-no-why = the wrong answer "{ $found }" says no why
flaw-no-words = the step has no words; its heading is missing: { $found }
flaw-not-a-card = { $found } is no card
flaw-not-a-list = { $found } must be a list
flaw-not-a-name = { $found } is no name for a step: small letters, digits and dashes only
flaw-not-a-word = { $found } must be one word or sentence
flaw-not-an-option = the right answer is not among the options { $found }; there could be: { $right }
flaw-not-fields = there should be fields here: { $right }
flaw-not-here = this cannot be asked at { $found }; it can at: { $right }
flaw-not-reached = the hand does not come to { $found }
flaw-not-text = { $found } is no text; save the file as UTF-8
flaw-options-differ = the answers are not in the same order, or not right in the same places, as in { $right }
flaw-other-seat = it is not South's turn but that of { $found }
flaw-out-of-reach = the goal { $found } cannot be reached against these players
flaw-too-large = { $found } letters are too many; at most { $right }
flaw-too-long = { $found } letters do not fit a phone; at most { $right }
flaw-too-many-layouts = the unseen cards can lie in { $found } ways; at most { $right } can be looked at
flaw-unknown-case = { $found } is no answer to this question; the answers: { $right }
flaw-unknown-field = the field { $found } is unknown here; there are: { $right }
flaw-unknown-part = the heading { $found } is unknown; there are: { $right }
flaw-unknown-rule = { $found } names no rule; there are: { $right }
flaw-unknown-word = { $found } is not one of: { $right }

## The command line

lessons-clean = { $lessons ->
    [one] 1 lesson, { $steps } steps, { $hands } sample hands: no fault
   *[other] { $lessons } lessons, { $steps } steps, { $hands } sample hands: no fault
}
lessons-day = { $day }: { $right } of { $answers } right
lessons-faults = { $faults ->
    [one] 1 fault
   *[other] { $faults } faults
} in { $lessons ->
    [one] 1 lesson or hand
   *[other] { $lessons } lessons and hands
}
lessons-forgotten = { $lesson ->
    [none] Everything is forgotten.
   *[other] The lesson { $lesson } is forgotten.
}
lessons-line = { $id } · level { $level } · { $steps } steps · { $words } words, longest step { $longest } letters, LIX { $lix } · { $languages }
lessons-line-broken = { $id } · cannot be read
lessons-made = { $folder } is there: change lesson.yaml and en.md, then run rooktutor lessons --check
lessons-place = { $where }{ $step ->
    [none] {""}
   *[other] {" "}({ $step })
}: { $fault }
lessons-progress = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} of { $lessons ->
    [one] { $lessons } lesson
   *[other] { $lessons } lessons
} done; { $right } of { $answers } answers right, { $first } % at the first try
lessons-weak = { $kind }: { $wrong } of { $answers } wrong
