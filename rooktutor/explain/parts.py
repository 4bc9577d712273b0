"""What sets one action apart from another: the kinds of things that happen, and in how many layouts."""

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from rooktutor.cards import Card, Trump
from rooktutor.game.actions import Action
from rooktutor.seats import Seat
from rooktutor.solve.samples import Samples

TELLING = 0.5
"""The share of the loss that something has to go with, to be said."""


class What(Enum):
    """What happens after an action, and not after the best one."""

    BID_SET = "bid-set"
    """The own bid is set."""
    BID_MADE = "bid-made"
    """The other side's bid is made."""
    TRUMPED = "trumped"
    """``seat`` is out of ``color`` and takes the trick with a trump."""
    BEATEN = "beaten"
    """``seat`` takes the trick with a higher card of its color."""
    GIVEN = "given"
    """The counter itself goes to the other side, which has the trick."""
    FORGONE = "forgone"
    """The best action takes the trick, this one leaves it to the other side."""
    LAST_TRICK = "last-trick"
    """The other side takes the last trick."""
    FALLS = "falls"
    """``card``, a counter that stays in the hand, goes to the other side later on."""
    KEPT_FALLS = "kept-falls"
    """``card``, a counter that is laid away with the best action, goes to the other side."""
    LAID_WINS = "laid-wins"
    """``card``, which is laid away, takes a trick after the best action."""
    NO_RUFF = "no-ruff"
    """After the best action declarer takes a trick of ``color`` with a trump, after this one none."""
    DEARER = "dearer"
    """The points make the bid of the best action, and not this one."""
    ENDS = "ends"
    """The auction ends in another way than after the best action."""


class Who(Enum):
    """Who plays a hand in the end, seen from one seat."""

    YOU = "you"
    PARTNER = "partner"
    THEY = "they"
    """An opponent."""
    ANOTHER = "another"
    """Somebody else, where nobody has a partner yet."""
    NOBODY = "nobody"
    """All pass."""
    OPEN = "open"
    """Now one, now another."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Outcome:
    """How an auction ends: who plays, for what (``low`` to ``high``), and what it is worth on average."""

    who: Who
    low: int
    high: int
    worth: float


@dataclass(frozen=True, kw_only=True, slots=True)
class Part:
    """Something that goes with the loss: it happens in ``hundredths`` of 100 layouts, by weight.

    ``layouts`` is how many were looked at for it. ``card`` is the counter that goes to the other side, if
    one does; ``best`` is the action that avoids it, ``nest`` whether a nest goes with the last trick.
    ``mine`` and ``other`` tell of calls how the auction ends after the action and after the best one.
    ``explains`` is the share of the loss in those layouts.
    """

    what: What
    hundredths: int
    layouts: int
    explains: float
    best: Action
    seat: Seat | None = None
    color: Trump | None = None
    card: Card | None = None
    nest: bool = False
    mine: Outcome | None = None
    other: Outcome | None = None


@dataclass(frozen=True, slots=True)
class Happening:
    """Something that happens, to be counted over layouts."""

    what: What
    seat: Seat | None = None
    color: Trump | None = None
    card: Card | None = None
    nest: bool = False


@dataclass(frozen=True, slots=True)
class Scales:
    """Weighs what happens in some of the layouts looked at against what an action loses in them."""

    samples: Samples
    looked: Sequence[int]
    losses: Sequence[float]

    def explains(self, numbers: Iterable[int]) -> float:
        """Return the share of the loss in the layouts with these numbers."""
        weights, losses = self.samples.weights, self.losses
        lost = sum(weights[number] * max(0.0, losses[number]) for number in self.looked)
        return sum(weights[number] * losses[number] for number in numbers) / lost if lost else 0.0

    def hundredths(self, shares: Mapping[int, float]) -> int:
        """Return in how many of 100 layouts something happens that has a share of some of them."""
        weights = self.samples.weights
        found = sum(weights[number] * share for number, share in shares.items())
        all_of_them = len(shares) == len(self.looked) and all(share == 1 for share in shares.values())
        hundredths = round(100 * found / sum(weights[number] for number in self.looked))
        return hundredths if all_of_them else min(99, hundredths)

    def part(self, happening: Happening, numbers: Sequence[int], best: Action) -> Part | None:
        """Return what happens in the layouts with these numbers, if enough of the loss goes with it."""
        explains = self.explains(numbers)
        hundredths = self.hundredths(dict.fromkeys(numbers, 1.0))
        if explains < TELLING or not hundredths:
            return None
        return Part(
            what=happening.what,
            hundredths=hundredths,
            layouts=len(self.looked),
            explains=explains,
            best=best,
            seat=happening.seat,
            color=happening.color,
            card=happening.card,
            nest=happening.nest,
        )


@dataclass(frozen=True, kw_only=True, slots=True)
class Followed:
    """How far it has been followed what happens after an action: in ``done`` of ``of`` layouts."""

    done: int
    of: int


def following(
    scales: Scales,
    most: int,
    best: Action,
    happenings: Callable[[int], Iterable[Happening]],
) -> Generator[Followed, None, list[Part]]:
    """Yield how far it is followed what happens, and return the one thing that goes with most of the loss.

    Args:
        scales: the layouts behind the values, and what the action gives away in each of them.
        most: in how many of them it is followed.
        best: the best action.
        happenings: what happens in the layout of a number after the action and not after the best one.
    """
    looked = range(min(most, len(scales.samples)))
    happened: dict[Happening, list[int]] = {}
    for number in looked:
        for key in happenings(number):
            happened.setdefault(key, []).append(number)
        yield Followed(done=number + 1, of=len(looked))
    followed = replace(scales, looked=looked)
    return most_telling(followed.part(key, numbers, best) for key, numbers in happened.items())


def most_telling(parts: Iterable[Part | None]) -> list[Part]:
    """Return the part with which most of the loss goes, of equal ones the rarest, if there are any."""
    found = [part for part in parts if part is not None]
    return sorted(found, key=lambda part: (-round(part.explains, 6), part.hundredths))[:1]
