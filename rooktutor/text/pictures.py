"""Pictures of what a hand is worth, as numbers with words: whoever draws them needs nothing else.

Each comes with a sentence that says the same for those who do not see it.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from rooktutor.cards import Card
from rooktutor.explain.cardnotes import CLOSE, CardNote
from rooktutor.game.actions import Bid
from rooktutor.rules.ruleset import RuleSet
from rooktutor.solve.sums import StrengthSum
from rooktutor.solve.values import ActionValue, Evaluation
from rooktutor.text.catalog import Catalog
from rooktutor.text.render import bird_card, signed

SURE = 0.985
"""The chance from which on a bid is as good as made."""


class Shape(Enum):
    """How a picture is drawn."""

    CHANCES = "chances"
    """Bars from 0 to 1."""
    POINTS = "points"
    """Columns side by side, along an axis of points."""
    SUM = "sum"
    """Bars to both sides of 0, and a total."""
    CARDS = "cards"
    """Bars to both sides of 0."""


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar: its name, its length, the length in words, and whether it stands out."""

    name: str
    number: float
    text: str
    strong: bool = False


@dataclass(frozen=True, kw_only=True, slots=True)
class Picture:
    """Bars under a title, and ``text`` that says the same in words."""

    shape: Shape
    title: str
    bars: tuple[Bar, ...]
    text: str


def chance_picture(evaluation: Evaluation, catalog: Catalog) -> Picture | None:
    """Return how often each bid is made; the bid that is worth most stands out. None without bids.

    >>> from rooktutor.solve.values import Exactness
    >>> rows = [ActionValue(action=Bid(n), mean=0.0, stderr=0.0, p_make=p, layouts=9)
    ...         for n, p in ((75, 0.62), (70, 0.8))]
    >>> found = Evaluation(values=tuple(rows), state=Exactness.SAMPLED, layouts=9, asked=9)
    >>> chance_picture(found, Catalog("en")).text
    'Made, of 100 times: 70 80, 75 62.'
    """
    rows = sorted(
        (value.action.amount, value)
        for value in evaluation
        if isinstance(value.action, Bid) and value.p_make is not None
    )
    rows = _telling(rows)
    if not rows:
        return None
    bars = []
    for amount, value in rows:
        percent = round(100 * (value.p_make or 0.0))
        text = catalog.text("plot-share", percent=percent)
        bars.append(Bar(str(amount), value.p_make or 0.0, text, value.action == evaluation.best.action))
    pairs = [_pair(str(amount), round(100 * (value.p_make or 0.0)), catalog) for amount, value in rows]
    text = catalog.text("plot-chance-text", list=", ".join(pairs))
    return Picture(shape=Shape.CHANCES, title=catalog.text("plot-chance"), bars=tuple(bars), text=text)


def _telling(rows: list[tuple[int, ActionValue]]) -> list[tuple[int, ActionValue]]:
    """The bids that are neither sure nor hopeless, with the last sure and the first hopeless one."""
    sure = [row for row in rows if (row[1].p_make or 0.0) > SURE]
    hopeless = [row for row in rows if (row[1].p_make or 0.0) < 1 - SURE]
    between = [row for row in rows if row not in sure and row not in hopeless]
    return [*sure[-1:], *between, *hopeless[:1]]


def points_picture(value: ActionValue, bid: int, catalog: Catalog) -> Picture | None:
    """Return how likely each number of points is; those that make ``bid`` stand out. None without any.

    Points that are never taken stand between the others with nothing, so that the axis is even.
    """
    if not value.points:
        return None
    shares = dict(value.points)
    low, high = value.points[0][0], value.points[-1][0]
    steps = [after - before for (before, _), (after, _) in zip(value.points, value.points[1:], strict=False)]
    step = max(5, min(steps, default=5))
    bars = []
    for start in range(low // step * step, high + 1, step):
        share = sum(part for points, part in shares.items() if start <= points < start + step)
        text = catalog.text("plot-share", percent=round(100 * share))
        bars.append(Bar(str(start), share, text, start >= bid))
    text = catalog.text(
        "plot-points-text", low=_under(value, 0.25), high=_under(value, 0.75), middle=_under(value, 0.5)
    )
    return Picture(shape=Shape.POINTS, title=catalog.text("plot-points"), bars=tuple(bars), text=text)


def sum_picture(found: StrengthSum, rules: RuleSet, catalog: Catalog) -> Picture:
    """Return the terms of the sum that a hand is judged by, and their total, which stands out."""
    bars = []
    for row in found.rows:
        name = catalog.text(f"sum-{row.term.replace(' ', '-')}", count=row.count)
        if row.cards and row.term not in {"counters", "trump length"}:
            name = catalog.text("plot-named", name=name, cards=_codes(row.cards, rules))
        bars.append(Bar(name, float(row.points), signed(row.points)))
    trump = catalog.text("sum-trump", trump=found.trump.value)
    pairs = [catalog.text("plot-pair", name=bar.name, number=bar.text) for bar in bars]
    text = catalog.text("plot-sum-text", list="; ".join(pairs), total=found.total, trump=found.trump.value)
    bars.append(Bar(trump, float(found.total), str(found.total), strong=True))
    return Picture(shape=Shape.SUM, title=catalog.text("plot-sum"), bars=tuple(bars), text=text)


def cards_picture(notes: Sequence[CardNote], rules: RuleSet, catalog: Catalog) -> Picture | None:
    """Return what keeping each card is worth, the dearest first; None while no card has a number."""
    known = [(note.card, note.points) for note in notes if note.points is not None]
    if not known:
        return None
    known.sort(key=lambda pair: -pair[1])
    bars = [
        Bar(_card(card, rules, catalog), points, signed(round(points)), points < -CLOSE)
        for card, points in known
    ]

    def told(cards: Iterable[tuple[Card, float]]) -> str:
        words = [_pair(_card(card, rules, catalog), signed(round(points)), catalog) for card, points in cards]
        return ", ".join(words) or "none"

    keep = [pair for pair in known if pair[1] > CLOSE]
    lay = [pair for pair in reversed(known) if pair[1] < -CLOSE]
    text = catalog.text("plot-cards-text", keep=told(keep), lay=told(lay))
    return Picture(shape=Shape.CARDS, title=catalog.text("plot-cards"), bars=tuple(bars), text=text)


def _under(value: ActionValue, share: float) -> int:
    """The points that are not reached in about ``share`` of all cases."""
    passed = 0.0
    for points, part in value.points:
        passed += part
        if passed >= share - 1e-9:
            return points
    return value.points[-1][0]


def _pair(name: str, number: int | str, catalog: Catalog) -> str:
    return catalog.text("plot-pair", name=name, number=str(number))


def _card(card: Card, rules: RuleSet, catalog: Catalog) -> str:
    return catalog.text("ui-card", card=bird_card(rules) if card.is_bird else str(card))


def _codes(cards: Iterable[Card], rules: RuleSet) -> str:
    return " ".join(bird_card(rules) if card.is_bird else str(card) for card in cards)
