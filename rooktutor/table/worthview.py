"""What the tutor says of a decision before the play as a whole: the sum, facts, pictures, every card."""

from collections.abc import Iterable, Mapping

from rooktutor.explain.brief import Brief, brief
from rooktutor.explain.cardnotes import CardNote, Lean, card_notes
from rooktutor.game.actions import Bid
from rooktutor.game.public import Phase
from rooktutor.solve.values import ActionValue, Evaluation
from rooktutor.table.contract import Model
from rooktutor.table.contract_parts import Choice, Sentence, Tone, Value, Verdict
from rooktutor.table.contract_worth import Bar, Plot, Worth
from rooktutor.table.scene import Scene
from rooktutor.text.keeping import keep_text, why_texts
from rooktutor.text.pictures import (
    Picture,
    Shape,
    cards_picture,
    chance_picture,
    points_picture,
    sum_picture,
)
from rooktutor.text.render import claim_text, signed

_TONES: Mapping[Lean, Tone] = {Lean.KEEP: "good", Lean.LAY: "neutral", Lean.EITHER: "neutral"}


def told(scene: Scene, model: Model) -> None:
    """Put into a model what is said of the decision as a whole, and of every card of the exchange."""
    found = worth(scene)
    if found is not None:
        model["worth"] = found
    rate_cards(scene, model["hand"])


def worth(scene: Scene) -> Worth | None:
    """The part of the model; None where there is nothing to say, or the advice is hidden."""
    if not scene.advised or scene.state.asking is None or scene.position.public.offence is not None:
        return None
    view, evaluation = scene.position.view(scene.state.asking), scene.state.evaluation
    short = brief(view, evaluation)
    pictures = [picture for picture in _pictures(scene, short, evaluation) if picture is not None]
    facts = [claim_text(fact, scene.rules, scene.catalog) for fact in short.facts] if short else []
    if not pictures and not facts:
        return None
    return Worth(
        title=scene.say("worth-title"),
        facts_title=scene.say("worth-facts"),
        facts=facts,
        plots=[plot(picture) for picture in pictures],
    )


def _pictures(scene: Scene, short: Brief | None, evaluation: Evaluation | None) -> Iterable[Picture | None]:
    catalog, phase = scene.catalog, scene.position.phase
    if short is not None and short.sum is not None:
        yield sum_picture(short.sum, scene.rules, catalog)
    if evaluation is None or phase not in (Phase.AUCTION, Phase.DISCARD, Phase.TRUMP, Phase.CALL):
        return
    if phase is Phase.AUCTION:
        yield chance_picture(evaluation, catalog)
    if phase is Phase.DISCARD:
        yield cards_picture(_notes(scene), scene.rules, catalog)
    valued = next((value for value in evaluation if value.points), None)
    if valued is not None:
        yield points_picture(valued, scene.view.bid or _amount(valued, scene), catalog)


def _amount(value: ActionValue, scene: Scene) -> int:
    """The bid whose points are shown in the auction: the best of all bids."""
    return value.action.amount if isinstance(value.action, Bid) else scene.rules.moon_bid


def plot(picture: Picture) -> Plot:
    """The bars of a picture in percent of the room there is."""
    numbers = [bar.number for bar in picture.bars]
    low, high = min(0.0, *numbers), max(0.0, *numbers)
    if picture.shape is Shape.CHANCES:
        high = 1.0
    room = (high - low) or 1.0
    return Plot(
        shape=picture.shape.value,
        title=picture.title,
        text=picture.text,
        bars=[
            Bar(
                name=bar.name,
                start=0.0
                if picture.shape is Shape.POINTS
                else round(100 * (min(0.0, bar.number) - low) / room, 1),
                size=round(100 * abs(bar.number) / room, 1),
                text=bar.text,
                strong=bar.strong,
            )
            for bar in picture.bars
        ],
    )


def rate_cards(scene: Scene, hand: list[Choice]) -> None:
    """Put on every card of the exchange whether to keep it, what that is worth, and why."""
    if not scene.advised or scene.position.phase is not Phase.DISCARD:
        return
    notes = {str(note.card): note for note in _notes(scene)}
    for choice in hand:
        note = notes.get(choice["id"])
        if note is not None:
            _rate(scene, choice, note)


def _notes(scene: Scene) -> tuple[CardNote, ...]:
    seat = scene.state.asking
    return () if seat is None else card_notes(scene.position.view(seat), scene.state.evaluation)


def _rate(scene: Scene, choice: Choice, note: CardNote) -> None:
    lead = keep_text(note, scene.catalog)
    if note.lean is not Lean.UNKNOWN:
        choice["reasons"] = [
            Sentence(text=text, polarity="neutral")
            for text in (lead, *why_texts(note, scene.view, scene.catalog), *_laid(choice))
        ]
        choice["label"] = f"{choice['label']}. {lead.rstrip('.')}"
    if note.points is None:
        return
    choice["verdict"] = Verdict(
        id=note.lean.value, text=scene.say("lean", lean=note.lean.value), tone=_TONES.get(note.lean, "none")
    )
    choice["value"] = Value(
        text=signed(round(note.points)),
        number=round(note.points, 3),
        stderr=0.0,
        error_text="",
        p_make=None,
        p_make_text="",
    )


def _laid(choice: Choice) -> list[str]:
    """What stood there before: in how many suggestions the card goes."""
    return [sentence["text"] for sentence in choice["reasons"]]
