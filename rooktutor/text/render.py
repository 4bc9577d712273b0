"""From annotations and score sheets to prose: every sentence is one message of a catalog."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from rooktutor.cards import Color, NoTrump, Trump
from rooktutor.explain.annotation import Annotation, Polarity, Reason, ScoreNote, Verdict
from rooktutor.explain.claims import (
    Ahead,
    ByPoints,
    Claim,
    Costs,
    CouldBeat,
    LineOf,
    OthersBuy,
    PartnerBuys,
    TotalAfter,
    WithTrump,
    plain,
)
from rooktutor.game.illegality import Illegality
from rooktutor.game.public import Phase
from rooktutor.game.scoring import LineLabel
from rooktutor.game.trick import Trick
from rooktutor.rules.axes import Bird
from rooktutor.rules.order import order
from rooktutor.rules.ruleset import RuleSet
from rooktutor.seats import Party, Seat, Side
from rooktutor.solve.values import ActionValue, Evaluation, Exactness
from rooktutor.text.catalog import Arg, Catalog

MINUS = "\N{MINUS SIGN}"


class Situation(Protocol):
    """What rendering reads of a view, a position or what is public of them."""

    @property
    def rules(self) -> RuleSet:
        """The rules of the game."""
        ...

    @property
    def phase(self) -> Phase:
        """The stage that the hand has reached."""
        ...

    @property
    def trump(self) -> Trump | None:
        """What is trump, once it is named."""
        ...

    @property
    def trick(self) -> Trick:
        """The trick that is being played."""
        ...


@dataclass(frozen=True, kw_only=True, slots=True)
class Sentence:
    """One reason in words: its principle, whether it speaks for the action, and the text."""

    principle: str
    polarity: str
    text: str
    facts: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True, slots=True)
class Prose:
    """What a learner reads about one action.

    ``verdict`` is a word or two, empty for a refused action; ``value`` is a phrase with the
    numbers, empty while there are none; ``illegal`` is empty exactly when the action is legal;
    ``note`` says of a best action without reasons for it that nothing stands out.
    """

    action: str
    verdict: str
    value: str
    rule: str
    source: str
    illegal: str
    reasons: tuple[Sentence, ...]
    note: str = ""

    @property
    def headline(self) -> str:
        """The first thing to read: why it is refused, or the first reason, or the verdict."""
        if self.illegal:
            return self.illegal
        return self.reasons[0].text if self.reasons else self.note or self.verdict


def render(
    annotation: Annotation,
    situation: Situation,
    catalog: Catalog,
    *,
    state: Exactness | None = None,
) -> Prose:
    """Return the words for one annotation.

    Args:
        annotation: what ``rooktutor.explain`` says about an action.
        situation: the view or position it was made for.
        catalog: the language.
        state: how far the values can be trusted; ``Evaluation.state``.
    """
    args = situation_args(situation)
    wrong = annotation.illegality
    rule = f"rule-{_dashed(annotation.rule.value)}"
    verdict = "" if wrong else catalog.text(f"verdict-{verdict_key(annotation, state)}")
    return Prose(
        action=str(annotation.action),
        verdict=verdict,
        value=value_text(annotation.value, catalog, state=state),
        rule=catalog.text(rule, **args),
        source=catalog.text(f"{rule}.source", **args),
        illegal=illegal_text(wrong, situation, catalog) if wrong else "",
        reasons=tuple(
            reason_sentence(reason, situation.rules, catalog, low=situation.trump is NoTrump.LOW)
            for reason in annotation.reasons
        ),
        note=_note(annotation, catalog),
    )


def render_all(
    annotations: Iterable[Annotation], situation: Situation, catalog: Catalog, evaluation: Evaluation | None
) -> tuple[Prose, ...]:
    """Return the words for all annotations of one decision."""
    state = evaluation.state if evaluation else None
    return tuple(render(each, situation, catalog, state=state) for each in annotations)


def _note(annotation: Annotation, catalog: Catalog) -> str:
    spoken_for = any(reason.polarity is Polarity.FOR for reason in annotation.reasons)
    if annotation.verdict is Verdict.BEST and not spoken_for:
        return catalog.text("why-nothing-stands-out")
    return ""


def verdict_key(annotation: Annotation, state: Exactness | None = None) -> str:
    """The id of the verdict in the catalogs: ``pending`` until there are values, and enough of them."""
    looking = annotation.value is None or state is Exactness.PENDING
    if annotation.verdict is Verdict.UNCLEAR and looking:
        return "pending"
    return annotation.verdict.value


def reason_sentence(reason: Reason, rules: RuleSet, catalog: Catalog, *, low: bool = False) -> Sentence:
    """Return the words for one reason, with the bare facts it rests on; ``low`` when low is played."""
    args: dict[str, Arg] = {}
    for claim in reason.claims:
        args |= claim_args(claim, rules, low=low)
    return Sentence(
        principle=reason.principle,
        polarity=reason.polarity.value,
        text=catalog.text(f"why-{_dashed(reason.principle)}", **args),
        facts=tuple(claim_text(claim, rules, catalog, low=low) for claim in reason.claims),
    )


def claim_text(claim: Claim, rules: RuleSet, catalog: Catalog, *, low: bool = False) -> str:
    """Return one fact in words."""
    return catalog.text(claim_id(type(claim)), **claim_args(claim, rules, low=low))


def claim_id(kind: type[Claim]) -> str:
    """The id of the message for a kind of claim.

    >>> from rooktutor.explain.claims import TrickWorth
    >>> claim_id(TrickWorth)
    'claim-trick-worth'
    """
    words = "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in kind.__name__)
    return f"claim{words}"


def claim_args(claim: Claim, rules: RuleSet, *, low: bool = False) -> dict[str, Arg]:
    """The values that a message about ``claim`` can name, the bird under the name of its game.

    ``low`` tells that the ranks are upside down, so that a lower card is the better one.
    """
    args: dict[str, Arg] = {"low": "yes" if low else "no"}
    args |= {name: _arg(value, rules) for name, value in claim.arguments().items()}
    match claim:
        case Costs(best) | ByPoints(best) | Ahead(best):
            args["what"] = _kind(best)
        case OthersBuy(points=points):
            args |= _size("others_buy", points)
            args["others_buy_range"] = "one" if claim.low == claim.high else "other"
        case PartnerBuys(points=points):
            args |= _size("partner_buys", points)
        case WithTrump(points=points):
            args |= _size("with_trump", points)
        case CouldBeat():
            args["could_beat_by"] = _threat(claim)
        case _:
            pass
    return args


def _size(name: str, points: int) -> dict[str, Arg]:
    """Points without their sign, and the sign as a word."""
    return {
        f"{name}_size": abs(points),
        f"{name}_sign": "plus" if points > 0 else "minus" if points else "none",
    }


def illegal_text(wrong: Illegality, situation: Situation, catalog: Catalog) -> str:
    """Return why an action is refused and what would be legal instead."""
    args = situation_args(situation)
    args["must_play"] = _arg(str(wrong.must_play), situation.rules)
    args["must_play_count"] = len(wrong.must_play)
    args["limit"] = wrong.limit if wrong.limit is not None else 0
    return catalog.text(f"illegal-{_dashed(wrong.reason.value)}", **args)


def value_text(value: ActionValue | None, catalog: Catalog, *, state: Exactness | None = None) -> str:
    """Return a phrase with what an action is worth, empty when that is not known."""
    if value is None:
        return ""
    sampled = value.stderr > 0 and state is not Exactness.EXACT
    args: dict[str, Arg] = {"value": catalog.decimal(signed(value.mean))}
    name = "value-sampled" if sampled else "value-exact"
    if value.p_make is not None:
        name = "value-with-chance-sampled" if sampled else "value-with-chance"
        args["chance"] = round(100 * value.p_make)
    if sampled:
        args["error"] = catalog.decimal(f"{value.stderr:.0f}" if value.stderr >= 1 else f"{value.stderr:.1f}")
    text = catalog.text(name, **args)
    if value.p_win is None:
        return text
    return catalog.text("value-and-match", text=text, win=round(100 * value.p_win))


def signed(points: float) -> str:
    """Points with their sign, a true minus and no needless decimals.

    >>> signed(12.0), signed(7.26), signed(0.04)
    ('+12', '+7.3', '0')
    """
    rounded = round(abs(points), 1)
    if rounded == 0:
        return "0"
    number = f"{rounded:.0f}" if rounded == int(rounded) else f"{rounded:.1f}"
    return f"{'+' if points > 0 else MINUS}{number}"


def situation_args(situation: Situation) -> dict[str, Arg]:
    """The values that messages about rules can name."""
    rules = situation.rules
    led = trump = None
    if situation.trump is not None and situation.phase is Phase.PLAY:
        trump = situation.trump
        led = situation.trick.suit_led(order(rules, trump))
    return {
        "game": rules.id,
        "bird": bird_card(rules),
        "nest": rules.nest,
        "trump_choice": rules.trump_choice.name.lower(),
        "min": rules.min_bid,
        "max": rules.max_bid,
        "step": rules.bid_step,
        "led": "none" if led is None else "trump" if led is trump else "color",
        "led_color": led.value if led else "none",
        "trump": trump.value if trump else "none",
    }


SHARED = frozenset(
    (
        LineLabel.BONUS,
        LineLabel.CAPTURED,
        LineLabel.DEFENDED,
        LineLabel.KEPT,
        LineLabel.MADE,
        LineLabel.MOON_MADE,
        LineLabel.MOON_MISSED,
        LineLabel.REVOKED,
        LineLabel.SET,
        LineLabel.SWEEP,
    )
)
"""The lines that tell what a side did: for a player who scores alone that is not what the player did."""


def render_score(
    notes: Iterable[ScoreNote], rules: RuleSet, catalog: Catalog, *, viewer: Seat | None = None
) -> tuple[str, ...]:
    """Return one sentence for each line of the score.

    Args:
        notes: from ``rooktutor.explain.annotate_score``.
        rules: the rules of the game.
        catalog: the language.
        viewer: the seat that is "you"; without one, sides and seats go by their names.
    """
    sentences = []
    for note in notes:
        shared = False
        args: dict[str, Arg] = {"pays": rules.made_score.value, "moon": rules.moon.value}
        for claim in note.claims:
            match claim:
                case LineOf():
                    party, shared = claim.party, isinstance(claim.party, Seat) and note.label in SHARED
                    for name in ("amount", "trick", "cards", "bid", "captured", "limit"):
                        args[name] = _arg(plain(getattr(claim, name)), rules)
                    args["penalty"] = abs(claim.amount)
                case TotalAfter(party, total, target):
                    args |= {"total": str(total).replace("-", MINUS), "target": target}
                    args["to_go"] = max(0, target - total)
                case _:
                    continue
            args |= {"party": str(party).lower(), "who": who(party, viewer)}
        sentences.append(catalog.text(f"{'shared' if shared else 'line'}-{note.label.value}", **args))
    return tuple(sentences)


def who(party: Party | None, viewer: Seat | None) -> str:
    """Whether ``party`` is "we", "they" or, without a viewer or among single players, "other".

    >>> who(Side.EW, Seat.SOUTH), who(Seat.EAST, Seat.SOUTH), who(Side.NS, None)
    ('they', 'other', 'other')
    """
    if viewer is None or party is None:
        return "other"
    if isinstance(party, Side):
        return "we" if party is viewer.side else "they"
    return "we" if party is viewer else "other"


def bird_card(rules: RuleSet) -> str:
    """The name of the bird in this game, as the function CARD takes it."""
    return "Crow" if rules.bird is Bird.CROW else "Rook"


def _arg(value: object, rules: RuleSet) -> Arg:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str):
        return value.replace("Rook", bird_card(rules))
    if isinstance(value, int | float):
        return value
    return str(value)


FEW = 3
"""The most cards that a sentence lists one by one when "a higher red" says it as well."""


def _threat(claim: CouldBeat) -> str:
    """How to speak of the cards that can still beat another: one by one, by color, or as a trump."""
    if not claim.higher:
        return "trump"
    words = "cards" if len(claim.higher) <= FEW else "higher"
    return f"{words}-or-trump" if claim.trumps else words


def _kind(action: str) -> str:
    """What sort of action a word of the record stands for."""
    if " " in action:
        return "discard"
    if action.isdigit():
        return "bid"
    if action in ("pass", "hold", "moon", "misdeal"):
        return action
    if action in {seat.value for seat in Seat}:
        return "leader"
    return "color" if action in {trump.value for trump in (*Color, *NoTrump)} else "card"


def _dashed(name: str) -> str:
    return name.replace("_", "-")
