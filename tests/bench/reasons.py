"""How often the tutor has a reason to give, and how often it repeats itself.

    python -m tests.bench.reasons --hands 100 --games crowsnest call_partner

Hands are played by rules of thumb. At every decision every action is valued over a few layouts and
annotated, as the table does it. Printed are, for each game and each phase: decisions, the share whose
recommended action has a reason that speaks for it (of the others the tutor says that nothing stands out),
the share where only the numbers give one,
and the number where best and worst get the same reason (``alike``, which must be 0). Then come the
sentences that are said most often, and how many sentences in the log of a hand were in it before.
"""

import argparse
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from rooktutor.explain.annotate import annotate
from rooktutor.explain.annotation import Polarity, Reason, Verdict
from rooktutor.explain.verdict import poorest
from rooktutor.game.deal import deal
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.game.view import View
from rooktutor.rules.systems import RULE_SETS, rule_set
from rooktutor.solve.montecarlo import evaluate
from rooktutor.solve.players import RulesPlayer
from rooktutor.solve.values import Budget, Evaluation
from rooktutor.text.catalog import Catalog
from rooktutor.text.render import render

LAYOUTS = 6
"""Layouts behind each value: enough to tell the best card from a poor one, which is all that is asked."""
BY_NUMBERS = {"ahead", "no_difference"}
"""Reasons that only the values give, where no principle speaks for the recommended action."""
HANDS_APART = 1000
"""Seeds from one hand to the next."""


@dataclass
class Tally:
    """What was said in some hands; counts go by the phase, and on lead or later in the play."""

    hands: int = 0
    decisions: Counter[str] = field(default_factory=Counter)
    reasoned: Counter[str] = field(default_factory=Counter)
    numbers: Counter[str] = field(default_factory=Counter)
    alike: Counter[str] = field(default_factory=Counter)
    principles: Counter[str] = field(default_factory=Counter)
    sentences: Counter[str] = field(default_factory=Counter)
    repeated: Counter[str] = field(default_factory=Counter)
    said: int = 0

    def add(self, other: "Tally") -> None:
        """Take in what was said in other hands."""
        for name, value in vars(other).items():
            if isinstance(value, Counter):
                getattr(self, name).update(value)
        self.hands += other.hands
        self.said += other.said

    def share(self, phase: str) -> float:
        """How many of 100 best actions of a phase have a reason."""
        return 100 * self.reasoned[phase] / max(1, self.decisions[phase])


def decisions(game: str, seed: int, layouts: int = LAYOUTS) -> Iterator[tuple[View, Evaluation]]:
    """Every decision of one hand that rules of thumb play, with its values."""
    rules, again = rule_set(game), 0
    position = Position.start(rules, deal(rules, seed=seed * HANDS_APART))
    while position.phase is not Phase.OVER:
        seat = position.to_act
        assert seat is not None
        view = position.view(seat)
        budget = Budget(2 if formality(view) else layouts)
        yield view, evaluate(view, budget=budget, seed=seed)
        position = position.after(RulesPlayer().act(view, seed))
        if position.phase is Phase.OVER and position.declarer is None and again < 20:
            again += 1
            position = Position.start(rules, deal(rules, seed=seed * HANDS_APART + again))


def formality(view: View) -> bool:
    """Whether there is only one thing to do."""
    return view.phase is not Phase.DISCARD and len(view.legal_actions()) == 1


def moment(view: View) -> str:
    """The phase of a decision, with lead and later plays apart."""
    if view.phase is not Phase.PLAY:
        return str(view.phase.value)
    return "lead" if not view.trick.cards else "follow"


def voice(reason: Reason) -> tuple[object, ...]:
    """What makes two reasons the same to a listener."""
    return reason.principle, reason.polarity, reason.weight


def tally(hand: Iterable[tuple[View, Evaluation]], catalog: Catalog) -> Tally:
    """What is said about the best actions of one hand, and whether the worst get the same reasons."""
    total, log = Tally(hands=1), set[str]()
    for view, evaluation in hand:
        notes = [note for note in annotate(view, evaluation) if note.legal]
        kind = "forced" if len(notes) == 1 else moment(view)
        best = next(note for note in notes if note.verdict is Verdict.BEST)
        least = poorest(view, evaluation, best.action)
        worst = next((note for note in notes if note.action == least), best)
        total.decisions[kind] += 1
        total.reasoned[kind] += any(reason.polarity is Polarity.FOR for reason in best.reasons)
        total.numbers[kind] += any(reason.principle in BY_NUMBERS for reason in best.reasons)
        if worst is not best:
            total.alike[kind] += bool({*map(voice, best.reasons)} & {*map(voice, worst.reasons)})
        for sentence in render(best, view, catalog, state=evaluation.state).reasons:
            total.said += 1
            total.principles[sentence.principle] += 1
            total.sentences[sentence.text] += 1
            total.repeated[sentence.principle] += sentence.text in log
            log.add(sentence.text)
    return total


def report(name: str, total: Tally, *, most: int = 0) -> str:
    """Return the numbers of some hands in lines that a person can read."""
    count = sum(total.decisions.values())
    had, alike = sum(total.reasoned.values()), sum(total.alike.values())
    share, again = 100 * had / count, sum(total.repeated.values())
    bare = 100 * sum(total.numbers.values()) / count
    shares = f"reason {share:.1f} %, {bare:.1f} % by numbers alone, alike {alike}"
    lines = [f"{name}: {total.hands} hands, {count} decisions, {shares}"]
    lines += [
        f"    {kind:8} {total.decisions[kind]:6} decisions, reason {total.share(kind):5.1f} %"
        for kind in sorted(total.decisions)
    ]
    lines.append(
        f"    {total.said / total.hands:.1f} sentences a hand, {again / total.hands:.2f} said before: "
        + ", ".join(f"{key} {n / total.hands:.2f}" for key, n in total.repeated.most_common(8) if n)
    )
    if most:
        lines.append("  most often:")
        lines += [f"    {n:6} {text}" for text, n in total.sentences.most_common(most)]
        lines.append("  by principle:")
        lines += [f"    {n:6} {text}" for text, n in total.principles.most_common()]
    return "\n".join(lines)


def main() -> None:
    """Play what the command line asks for and print the shares."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--hands", type=int, default=100, help="hands of each game")
    parser.add_argument("--first", type=int, default=0, help="number of the first hand")
    parser.add_argument("--layouts", type=int, default=LAYOUTS, help="layouts behind each value")
    parser.add_argument("--games", nargs="*", default=list(RULE_SETS))
    parser.add_argument("--lang", default="en", help="the language of the sentences")
    parser.add_argument(
        "--every", type=int, default=10, help="hands of each game between reports of progress"
    )
    parser.add_argument("--most", type=int, default=25, help="how many of the commonest sentences to print")
    asked = parser.parse_args()
    catalog, total = Catalog(asked.lang), Tally()
    parts = {game: Tally() for game in asked.games}
    for seed in range(asked.first, asked.first + asked.hands):
        for game, part in parts.items():
            hand = tally(decisions(game, seed, asked.layouts), catalog)
            part.add(hand)
            total.add(hand)
        if (seed + 1 - asked.first) % asked.every == 0:
            print(report("so far", total), flush=True)
    for game, part in parts.items():
        print(report(game, part))
    print(report("all", total, most=asked.most))


if __name__ == "__main__":
    main()
