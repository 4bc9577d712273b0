"""What is said of one card of the exchange: to keep it or to lay it away, and why."""

from rooktutor.cards import Card, CardSet
from rooktutor.explain.annotation import Reason
from rooktutor.explain.cardnotes import CardNote, Lean
from rooktutor.game.exchange import why_illegal
from rooktutor.game.view import View
from rooktutor.text.catalog import Catalog
from rooktutor.text.render import illegal_text, reason_sentence


def keep_text(note: CardNote, catalog: Catalog) -> str:
    """Return whether to keep a card and what that is worth, in a few words.

    >>> from rooktutor.cards import Card
    >>> note = CardNote(card=Card.parse("R5"), lean=Lean.LAY, points=-11.6, reasons=())
    >>> keep_text(note, Catalog("en"))
    'Lay it away: 12 points.'
    """
    points = 0.0 if note.points is None else note.points
    return catalog.text("ui-keep", lean=note.lean.value, points=str(round(abs(points))))


def agreeing(note: CardNote) -> tuple[Reason, ...]:
    """Return the reasons that go the way the numbers point; all of them where they do not point."""
    wanted = {Lean.KEEP: "for", Lean.LAY: "against"}.get(note.lean)
    return tuple(reason for reason in note.reasons if wanted in (None, reason.polarity.value))


def why_texts(note: CardNote, view: View, catalog: Catalog) -> tuple[str, ...]:
    """Return why a card should go where the numbers point, or what the rules say to laying it away."""
    if note.lean is Lean.MUST_KEEP:
        return _refusal(note.card, view, catalog)
    return tuple(reason_sentence(reason, view.rules, catalog).text for reason in agreeing(note))


def _refusal(card: Card, view: View, catalog: Catalog) -> tuple[str, ...]:
    rest = [other for other in view.hand if other != card][: view.rules.nest - 1]
    wrong = why_illegal(view.rules, view.hand, view.trump, CardSet.of((card, *rest)))
    return (illegal_text(wrong, view, catalog),) if wrong is not None else ()
