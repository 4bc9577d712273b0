"""Between the oracle's plain words and the engine's values."""

from collections.abc import Iterable, Mapping, Sequence

from rooktutor.cards import Card, CardSet, parse_trump
from rooktutor.game.actions import (
    HOLD,
    MISDEAL,
    MOON,
    PASS,
    Action,
    Bid,
    Call,
    CallCard,
    ChooseLeader,
    Discard,
    NameTrump,
    Play,
)
from rooktutor.game.deal import Deal
from rooktutor.game.position import Position
from rooktutor.rules.houses import game_rules
from rooktutor.rules.ruleset import RuleSet, axis_word
from rooktutor.seats import Seat
from tests.oracle import presets
from tests.oracle.deck import Rules
from tests.support.hands import Cards

CALLS: dict[str, Call] = {"pass": PASS, "hold": HOLD, "moon": MOON, "misdeal": MISDEAL}


def both_rules(game: str, options: Mapping[str, object] | None = None) -> tuple[RuleSet, Rules]:
    """The same rules for the engine and for the oracle."""
    options = options or {}
    engine = game_rules(game).with_options(options)
    plain = {name: axis_word(getattr(engine, name)) for name in options}
    return engine, presets.rules(game, **plain)


def axes_of(rules: RuleSet) -> dict[str, object]:
    """The engine's axes as the oracle writes them."""
    return {name: axis_word(getattr(rules, name)) for name in presets.DEFAULTS if hasattr(rules, name)}


def engine_deal(cards: Cards) -> Deal:
    """The same cards for the engine."""
    north, east, south, west = (CardSet.of(map(Card.parse, cards.hands[seat.value])) for seat in Seat)
    return Deal(
        hands=(north, east, south, west),
        nest=tuple(map(Card.parse, cards.nest)),
        dealer=Seat.parse(cards.dealer),
    )


def engine_action(phase: str, word: str) -> Action:
    """The action that a word stands for in a phase."""
    match phase:
        case "auction":
            return Bid(int(word)) if word.isdigit() else CALLS[word]
        case "discard":
            return Discard(CardSet.parse(word))
        case "trump":
            return NameTrump(parse_trump(word))
        case "call":
            return CallCard(Card.parse(word))
        case "lead":
            return ChooseLeader(Seat.parse(word))
        case "play":
            return Play(Card.parse(word))
    raise AssertionError(phase)


def start(
    rules: RuleSet, cards: Cards, scores: Mapping[str, int] | None = None, hands_played: int = 0
) -> Position:
    """The engine's position before the first call."""
    before = tuple(scores[str(party)] for party in rules.parties) if scores else None
    return Position.start(rules, engine_deal(cards), before, hands_played)


def played(position: Position, words: list[str]) -> Position:
    """The engine's position after these actions."""
    for word in words:
        position = position.after(engine_action(position.phase.value, word))
    return position


def turn(position: Position) -> Seat:
    """Whose turn it is, while the hand goes on."""
    assert position.to_act is not None
    return position.to_act


def words(items: Iterable[object]) -> list[str]:
    """Engine values as the words of a record."""
    return [str(item) for item in items]


def per_party(rules: RuleSet, amounts: Sequence[int]) -> dict[str, int]:
    """A tuple of the engine beside the names of those whose scores they are."""
    return dict(zip(map(str, rules.parties), amounts, strict=True))
