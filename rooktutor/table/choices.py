"""Everything the learner can pick, with the tutor's judgement of it."""

from collections.abc import Iterable, Iterator, Sequence
from types import MappingProxyType

from rooktutor.cards import Card, CardSet
from rooktutor.explain.annotate import annotate_action
from rooktutor.explain.annotation import Annotation
from rooktutor.explain.annotation import Verdict as Judgement
from rooktutor.game.actions import (
    HOLD,
    MISDEAL,
    MOON,
    Action,
    Bid,
    Call,
    CallCard,
    ChooseLeader,
    Discard,
    Hold,
    Misdeal,
    Moon,
    NameTrump,
    Pass,
    Play,
)
from rooktutor.game.public import Phase
from rooktutor.rules.axes import HoldPartner, MisdealRule, MoonRule
from rooktutor.solve.values import ActionValue, Exactness
from rooktutor.table.contract_parts import Choice, Sentence, Value, Verdict
from rooktutor.table.places import call_text
from rooktutor.table.scene import Scene
from rooktutor.table.tones import TONES
from rooktutor.text.render import Prose, render
from rooktutor.text.render import Sentence as Said

MINUS = "\N{MINUS SIGN}"

SUGGESTIONS = 3
"""How many ways to lay cards away the tutor shows."""

KEYS = MappingProxyType({"pass": "p", "hold": "h", "moon": "s", "misdeal": "d"})
"""The key that stands for each call that is no number."""

CONFIRM_KEY = "."
"""The key that lays the picked cards away."""

TOO_LOW = 3
"""How many of the bids that are too low are shown, so that a long ladder is not cluttered by them."""


def hand(scene: Scene) -> list[Choice]:
    """The learner's cards by color, as shown at the bottom of the table."""
    cards = sorted(shown_hand(scene), key=lambda card: _place(scene, card))
    if scene.position.phase is Phase.PLAY and scene.annotations:
        return [_annotated(scene, Play(card), card) for card in cards]
    if scene.position.phase is Phase.DISCARD and scene.advised:
        return _kept_or_not(scene, cards)
    return [_plain(scene, card) for card in cards]


def shown_hand(scene: Scene) -> CardSet:
    """The learner's cards that lie face up: none in an auction without looking, unless all hands are open."""
    return scene.position.hand(scene.learner) if scene.open else scene.view.hand


def suggested(scene: Scene) -> Sequence[tuple[Discard, Annotation]]:
    """The cards that the tutor would lay away together, the best few ways to do it."""
    offered = [
        (action, each)
        for action, each in scene.annotations.items()
        if isinstance(action, Discard) and each.legal
    ]
    offered.sort(key=lambda offer: -offer[1].value.mean if offer[1].value else 0.0)
    return offered[:SUGGESTIONS]


def picked(scene: Scene) -> Sequence[tuple[Discard, Annotation]]:
    """The cards that the learner has picked, once they may be laid away and the tutor has done thinking.

    Nothing when they are one of the ways that the tutor shows anyhow.
    """
    own, state = Discard(CardSet.of(scene.state.picks)), scene.state
    shown = any(own == action for action, _note in suggested(scene))
    if shown or scene.best_beside is None or scene.view.why_illegal(own) is not None:
        return ()
    note = scene.annotations.get(own) or annotate_action(scene.view, own, state.evaluation)
    return ((own, note),)


def _kept_or_not(scene: Scene, cards: Sequence[Card]) -> list[Choice]:
    """The hand while cards are laid away; each says in how many of the tutor's suggestions it goes."""
    valued = [action.cards for action, each in suggested(scene) if each.value is not None]
    shown = [_plain(scene, card) for card in cards]
    if len(valued) < 2:
        return shown
    for choice, card in zip(shown, cards, strict=True):
        count = sum(card in away for away in valued)
        text = scene.say("laid-in", count="all" if count == len(valued) else count, total=len(valued))
        choice["reasons"] = [neutral(text)]
        choice["label"] = f"{choice['label']}. {text.rstrip('.')}"
    return shown


def _place(scene: Scene, card: Card) -> tuple[int, int]:
    """Trumps stand together, strongest first; other colors in their order."""
    trump = scene.position.trump
    if trump is None:
        return (4 if card.color is None else card.color.index, -card.rank)
    order = scene.position.order
    return (order.suit(card).index, -order.strength(card))


def _plain(scene: Scene, card: Card) -> Choice:
    face = scene.face(card)
    return _blank(scene, str(card), face["text"], face["name"], card)


def _blank(scene: Scene, code: str, text: str, label: str, card: Card | None) -> Choice:
    return Choice(
        id=code,
        text=text,
        label=label,
        face=scene.face(card) if card else None,
        key="",
        legal=True,
        rule="",
        why_not="",
        verdict=None,
        value=None,
        reasons=[],
        equals=[],
        equals_text="",
        rank=None,
    )


def calls(scene: Scene) -> list[Choice]:
    """Pass, the nearest bids that are too low by now, and the bids that may be made."""
    auction = scene.position.public.auction
    rules = scene.rules
    could_pass, *bids = choices(
        scene, (call for call in scene.view.legal_actions() if isinstance(call, (Pass, Bid)))
    )
    step = scene.rules.bid_step
    first = max(scene.rules.min_bid, auction.least - TOO_LOW * step)
    low = map(Bid, range(first, min(auction.least, scene.rules.max_bid + step), step))
    others = [*([HOLD] if rules.hold_partner is not HoldPartner.OFF else []), *_more_calls(scene)]
    words = [_judged(scene, call) for call in others]
    return [could_pass, *words, *(_refused(scene, bid) for bid in low), *bids]


def _more_calls(scene: Scene) -> Iterator[Call]:
    """The calls beside pass, hold and bids that the game knows at this moment, allowed or not."""
    if scene.rules.moon is not MoonRule.OFF:
        yield MOON
    first = all(seat is not scene.learner for seat, _ in scene.position.public.auction.by_seat)
    if scene.rules.misdeal is not MisdealRule.OFF and first:
        yield MISDEAL


def _judged(scene: Scene, call: Call) -> Choice:
    """A call that the rules allow or refuse now."""
    refused = scene.view.why_illegal(call) is not None
    return _refused(scene, call) if refused else _annotated(scene, call, None)


def _refused(scene: Scene, action: Action) -> Choice:
    """Something that the rules do not allow now, with the reason."""
    text, name = _words(scene, action)
    choice = _blank(scene, str(action), text, name, None)
    wrong = scene.view.why_illegal(action)
    if wrong is not None:
        _judge(scene, choice, Annotation(action=action, rule=wrong.rule, illegality=wrong), name)
    return choice


def choices(scene: Scene, actions: Iterable[Action]) -> list[Choice]:
    """Calls, colors or cards to call, each with what the tutor says about it."""
    return [
        _annotated(scene, action, action.card if isinstance(action, CallCard) else None) for action in actions
    ]


def _annotated(scene: Scene, action: Action, card: Card | None) -> Choice:
    text, name = _words(scene, action)
    choice = _blank(scene, str(action), text, name, card)
    if isinstance(action, NameTrump):
        choice["color"] = action.trump.value
        letter = scene.say("color-letter", color=action.trump.value) or action.trump.letter
        choice["key"] = letter.lower()
    choice["key"] = KEYS.get(str(action), choice["key"])
    annotation = scene.annotations.get(action)
    if annotation is not None:
        _judge(scene, choice, annotation, name)
    return choice


def name_of(scene: Scene, action: Action) -> str:
    """What the learner could choose, in words."""
    if isinstance(action, Discard):
        return scene.say("suggestion", cards=scene.codes(action.cards))
    return _words(scene, action)[1]


def named(scene: Scene, action: Action) -> str:
    """The same at the beginning of a sentence."""
    words = name_of(scene, action)
    return words[:1].upper() + words[1:]


def _words(scene: Scene, action: Action) -> tuple[str, str]:
    match action:
        case Pass() | Bid() | Hold() | Moon() | Misdeal():
            return call_text(scene, action), call_text(scene, action)
        case NameTrump(color):
            return scene.say("color", color=color.value), scene.say("color", color=color.value)
        case ChooseLeader(seat):
            text = scene.say("leader", seat=seat.value, who="you" if seat is scene.learner else "other")
            return text, text
        case CallCard(card) | Play(card):
            face = scene.face(card)
            return face["text"] if isinstance(action, Play) else face["name"], face["name"]
        case _:
            return str(action), str(action)


def _judge(scene: Scene, choice: Choice, annotation: Annotation, name: str) -> None:
    prose = render(annotation, scene.view, scene.catalog, state=scene.exactness)
    choice["legal"] = annotation.legal
    choice["rule"] = prose.rule
    choice["source"] = prose.source
    choice["why_not"] = prose.illegal
    spoken = [name, prose.illegal]
    if scene.advised and annotation.legal:
        choice["reasons"] = sentences(prose.reasons)
        if prose.note and scene.exactness is not Exactness.PENDING:
            choice["reasons"].append(neutral(prose.note))
        if annotation.value is not None:
            choice["verdict"] = verdict(annotation, prose)
            worth = value(scene, annotation.value)
            choice["value"] = worth
            choice["rank"] = rank(scene, annotation)
            others = [other for other in annotation.value.covers if other != annotation.action]
            choice["equals"] = list(map(str, others))
            choice["equals_text"] = _equals_text(scene, others)
            spoken += [prose.verdict, scene.say("spoken-value", value=worth["text"])]
    choice["label"] = ". ".join(part.rstrip(".") for part in spoken if part)


def sentences(said: Iterable[Said]) -> list[Sentence]:
    """The reasons for and against an action, for the page."""
    return [
        Sentence(text=each.text, polarity="for" if each.polarity == "for" else "against") for each in said
    ]


def neutral(text: str) -> Sentence:
    """A sentence that speaks neither for an action nor against it."""
    return Sentence(text=text, polarity="neutral")


def verdict(annotation: Annotation, prose: Prose) -> Verdict:
    """The judgement of an annotation as the page paints it."""
    return Verdict(id=annotation.verdict.value, text=prose.verdict, tone=TONES[annotation.verdict])


AS_GOOD = frozenset((Judgement.BEST, Judgement.EQUAL))
"""The verdicts that share the first place."""


def rank(scene: Scene, annotation: Annotation) -> int:
    """The place of an action among those valued: 1 for the best and all as good; equal ones share it."""
    if annotation.verdict in AS_GOOD or annotation.value is None:
        return 1
    rest = {
        each.value.order
        for each in scene.annotations.values()
        if each.value is not None and each.verdict not in AS_GOOD
    }
    return 2 + sum(other > annotation.value.order for other in rest)


def value(scene: Scene, worth: ActionValue) -> Value:
    """What an action is worth, as numbers and in words."""
    error = round(worth.stderr)
    return Value(
        text=signed(worth.mean),
        number=round(worth.mean, 3),
        stderr=round(worth.stderr, 3),
        error_text=f"± {error}" if error else "",
        p_make=worth.p_make,
        p_make_text=scene.say("percent", percent=round(100 * worth.p_make))
        if worth.p_make is not None
        else "",
    )


def signed(number: float) -> str:
    """A number of points with its sign.

    >>> signed(-4.6) == f"{MINUS}5", signed(0.2), signed(12)
    (True, '0', '+12')
    """
    whole = round(number)
    return f"+{whole}" if whole > 0 else f"{MINUS}{-whole}" if whole < 0 else "0"


def _equals_text(scene: Scene, others: Sequence[Action]) -> str:
    cards = [other.card for other in others if isinstance(other, (Play, CallCard))]
    return scene.say("equals", cards=scene.codes(tuple(cards))) if cards else ""
