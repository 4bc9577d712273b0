"""Questions: what there is to choose from, what is right, and why, all from the engine."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from zlib import crc32

from rooktutor.cards import Card, CardSet, Color, Trump, parse_trump
from rooktutor.errors import NotationError
from rooktutor.game.actions import Play
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.game.trick import Trick
from rooktutor.rules.order import order
from rooktutor.rules.ruleset import RuleSet
from rooktutor.seats import Party, Seat, parse_party
from rooktutor.solve.values import Evaluation
from rooktutor.teach import because
from rooktutor.teach.asking import LEARNER, NOBODY, Answer, Question, UnaskableError, position_of
from rooktutor.teach.because import Because, Said
from rooktutor.teach.faults import Flaw
from rooktutor.teach.judging import judged_question
from rooktutor.teach.steps import Ask, Choose, Words
from rooktutor.teach.words import NUMBERS, UNSEEN


def question(
    step: Choose, rules: RuleSet, words: Words | None = None, evaluation: Evaluation | None = None
) -> Question | None:
    """Return the question of a step; None while it waits for ``evaluation``.

    Args:
        step: the step.
        rules: the game of the lesson, for questions without a hand.
        words: what the step says, for answers that the author wrote.
        evaluation: what the actions of the position are worth, where the answer rests on that.

    Raises:
        UnaskableError: if the question makes no sense where it stands.
    """
    if step.ask.judged:
        return judged_question(step, evaluation)
    if step.ask is Ask.TEXT:
        return _written(step, words or Words())
    return _ASKED[step.ask](step, rules if step.spot is None else step.spot.position.rules)


def _written(step: Choose, words: Words) -> Question:
    options = words.options
    answers = tuple(Answer(id=f"o{number}", text=each.text) for number, each in enumerate(options, start=1))
    return Question(
        ask=step.ask,
        answers=answers,
        right=frozenset(f"o{number}" for number, each in enumerate(options, start=1) if each.right),
        several=sum(each.right for each in options) > 1,
        why={f"o{number}": each.why for number, each in enumerate(options, start=1)},
    )


def _legal(step: Choose, _rules: RuleSet) -> Question:
    position = position_of(step)
    if position.phase is not Phase.PLAY:
        raise UnaskableError(Flaw.NOT_HERE, position.phase.value, ["play"])
    if position.to_act is not LEARNER:
        raise UnaskableError(Flaw.OTHER_SEAT, position.to_act, [LEARNER])
    view = position.view(LEARNER)
    answers = tuple(Answer(id=str(card), cards=CardSet.of([card])) for card in view.hand)
    right = frozenset(str(action.card) for action in view.legal_actions() if isinstance(action, Play))
    return Question(ask=step.ask, answers=answers, right=right, several=True, at_table=True)


def _seats(
    step: Choose, right: Iterable[Seat], why: Callable[[Seat], Because], seats: Sequence[Seat]
) -> Question:
    return Question(
        ask=step.ask,
        answers=tuple(Answer(id=seat.value, because=why(seat)) for seat in seats),
        right=frozenset(seat.value for seat in right),
    )


def _trick(step: Choose) -> tuple[Trick, Position]:
    position = position_of(step)
    trick = because.trick_of(position)
    if trick is None:
        raise UnaskableError(Flaw.NOT_HERE, position.phase.value, ["trick 1 card 2"])
    return trick, position


def _winner(step: Choose, _rules: RuleSet) -> Question:
    trick, position = _trick(step)
    table = position.order
    best = trick.winner(table)
    seats = [seat for seat, _card in trick.by_seat()]
    if best is None or len(seats) < 2:
        raise UnaskableError(Flaw.NO_CHOICE, len(seats))
    right = because.wins(trick, table)

    def why(seat: Seat) -> Because:
        return right if seat is best else because.loses(trick, table, seat)

    asked = _seats(step, [best], why, sorted(seats, key=lambda seat: seat.index))
    return _with(asked, right)


def _turn(step: Choose, _rules: RuleSet) -> Question:
    position = position_of(step)
    if position.to_act is None:
        raise UnaskableError(Flaw.NOT_HERE, position.phase.value)
    right = because.turn(position)
    return _with(_seats(step, [position.to_act], lambda _seat: right, tuple(Seat)), right)


def _with(asked: Question, right: Because) -> Question:
    return Question(
        ask=asked.ask, answers=asked.answers, right=asked.right, several=asked.several, because=right
    )


def _number(step: Choose, right: int, why: Because | None, *, unit: int, most: int) -> Question:
    numbers = _options(step, right) or _around(right, unit=unit, most=most, salt=step.name)
    answers = tuple(Answer(id=str(number), because=why) for number in numbers)
    return Question(ask=step.ask, answers=answers, right=frozenset([str(right)]), because=why)


def _options(step: Choose, right: int) -> tuple[int, ...]:
    """The numbers that the author offers, the right one must be among them."""
    numbers = []
    for word in step.options:
        digits = word.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 6):
            raise UnaskableError(Flaw.UNKNOWN_WORD, word, [right])
        numbers.append(int(word))
    if numbers and right not in numbers:
        raise UnaskableError(Flaw.NOT_AN_OPTION, " ".join(step.options), [right])
    return tuple(sorted(set(numbers)))


def _around(right: int, *, unit: int, most: int, salt: str) -> tuple[int, ...]:
    """Four numbers to choose from, the right one at a place that the name of the step decides.

    >>> _around(35, unit=5, most=120, salt="a")
    (20, 25, 30, 35)
    """
    below = crc32(salt.encode()) % 4
    low = max(right - below * unit, 0 if right >= 0 else right - 3 * unit)
    low = min(low, max(most - 3 * unit, 0)) if right <= most else low
    low = min(low, right)
    return tuple(low + place * unit for place in range(4))


def _worth(step: Choose, rules: RuleSet) -> Question:
    trick, _place = _trick(step)
    why = because.total(rules, trick.card_set())
    return _number(step, trick.points(rules), why, unit=5, most=rules.total_points)


def _party(step: Choose, rules: RuleSet) -> Party:
    try:
        party = parse_party(step.of)
    except NotationError:
        raise UnaskableError(Flaw.UNKNOWN_WORD, step.of, rules.parties) from None
    if party not in rules.parties:
        raise UnaskableError(Flaw.UNKNOWN_WORD, step.of, rules.parties)
    return party


def _taken(step: Choose, rules: RuleSet) -> Question:
    party = _party(step, rules)
    public = position_of(step).public
    if not public.taken:
        raise UnaskableError(Flaw.NOT_HERE, public.phase.value, ["trick 2"])
    why = because.taken(public, party)
    points = why.values["total"]
    assert isinstance(points, int)  # noqa: S101 - a sum
    return _number(step, points, why, unit=5, most=rules.total_points)


def _score(step: Choose, rules: RuleSet) -> Question:
    position = position_of(step)
    party = _party(step, rules)
    if position.phase is not Phase.OVER:
        raise UnaskableError(Flaw.NOT_HERE, position.phase.value, ["score"])
    scored = position.score().of(party)
    bid = position.bid or 0
    taken = position.score().captured[rules.parties.index(party)]
    tempting = {scored, -scored, bid, -bid, taken, rules.total_points - taken, scored + 5}
    offered = sorted(tempting, key=lambda number: (number != scored, abs(number - scored), number))[:4]
    numbers = _options(step, scored) or tuple(sorted(offered))
    answers = tuple(Answer(id=str(number)) for number in numbers)
    return Question(ask=step.ask, answers=answers, right=frozenset([str(scored)]))


def _color(step: Choose, word: str) -> Trump:
    try:
        return parse_trump(word)
    except NotationError:
        raise UnaskableError(Flaw.UNKNOWN_WORD, step.of, Color) from None


def _void(step: Choose, _rules: RuleSet) -> Question:
    public = position_of(step).public
    color = _color(step, step.of)
    if not public.tricks:
        raise UnaskableError(Flaw.NOT_HERE, public.phase.value, ["trick 2"])
    others = [seat for seat in Seat if seat is not LEARNER]
    void = [seat for seat in others if color in public.voids[seat]]
    asked = _seats(step, void, lambda seat: because.shown_void(public, seat, color), others)
    nobody = Answer(id=NOBODY)
    return Question(
        ask=step.ask,
        answers=(*asked.answers, nobody),
        right=asked.right or frozenset([NOBODY]),
        several=True,
    )


def _unseen(step: Choose, rules: RuleSet) -> Question:
    position = position_of(step)
    word = step.of.lower()
    if word not in UNSEEN:
        raise UnaskableError(Flaw.UNKNOWN_WORD, step.of, UNSEEN)
    if word == "trumps" and position.trump is None:
        raise UnaskableError(Flaw.NOT_HERE, position.phase.value, ["trick 1"])
    if word == "trumps":
        cards = position.order.trumps & rules.pack
    elif word == "counters":
        cards = rules.counting_cards
    else:
        color = _color(step, word)
        cards = CardSet.of(
            card
            for card in rules.pack
            if (position.order.suit(card) if position.trump is not None else card.color) is color
        )
    why = because.unseen(position, LEARNER, cards, word)
    left = len(position.view(LEARNER).hidden & cards)
    return _number(step, left, why, unit=1, most=len(cards))


def _cards(step: Choose, rules: RuleSet) -> tuple[Card, ...]:
    try:
        cards = tuple(map(Card.parse, step.of.split()))
    except NotationError as error:
        raise UnaskableError(Flaw.NOT_A_CARD, error.found) from None
    wrong = [card for card in cards if card not in rules.pack]
    if wrong or len(set(cards)) != len(cards) or not cards:
        raise UnaskableError(Flaw.NO_SUCH_CARD, " ".join(map(str, wrong or cards)))
    return cards


def _strongest(step: Choose, rules: RuleSet) -> Question:
    cards = _cards(step, rules)
    if not 2 <= len(cards) <= 4:
        raise UnaskableError(Flaw.NO_CHOICE, len(cards))
    trump = _color(step, step.trump) if step.spot is None else position_of(step).trump
    if trump is None:
        raise UnaskableError(Flaw.MISSING_FIELD, "trump")
    table = order(rules, trump)
    trick = Trick(LEARNER, cards)
    best = trick.winning_card(table)
    right = because.wins(trick, table)
    answers = tuple(
        Answer(
            id=str(card),
            cards=CardSet.of([card]),
            because=right if card == best else because.loses(trick, table, seat),
        )
        for seat, card in trick.by_seat()
    )
    return Question(ask=step.ask, answers=answers, right=frozenset([str(best)]), because=right)


def _count(step: Choose, rules: RuleSet) -> Question:
    cards = CardSet.of(_cards(step, rules))
    return _number(step, rules.counters(cards), because.total(rules, cards), unit=5, most=rules.total_points)


def _game(step: Choose, rules: RuleSet) -> Question:
    word = step.of.lower()
    if word not in NUMBERS:
        raise UnaskableError(Flaw.UNKNOWN_WORD, step.of, NUMBERS)
    number = number_of(rules, word)
    unit = 5 if number % 5 == 0 and word not in ("hand", "nest", "pack", "tricks") else 1
    unit = 100 if word == "target" else unit
    why = Because(said=Said.GAME, values={"of": word.replace("_", "-"), "total": number})
    return _number(step, number, why, unit=unit, most=10_000)


def number_of(rules: RuleSet, word: str) -> int:
    """A number of a game by the word that lessons have for it.

    >>> from rooktutor.rules.systems import CROWSNEST
    >>> number_of(CROWSNEST, "pack"), number_of(CROWSNEST, "tricks")
    (41, 9)
    """
    match word:
        case "pack":
            return len(rules.pack)
        case "tricks":
            return rules.hand
        case _:
            number = getattr(rules, word)
            assert isinstance(number, int)  # noqa: S101 - each of NUMBERS is one
            return number


_ASKED: Mapping[Ask, Callable[[Choose, RuleSet], Question]] = MappingProxyType(
    {
        Ask.LEGAL: _legal,
        Ask.WINNER: _winner,
        Ask.TURN: _turn,
        Ask.WORTH: _worth,
        Ask.TAKEN: _taken,
        Ask.SCORE: _score,
        Ask.VOID: _void,
        Ask.UNSEEN: _unseen,
        Ask.STRONGEST: _strongest,
        Ask.COUNT: _count,
        Ask.GAME: _game,
    }
)
