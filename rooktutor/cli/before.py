"""What ``rooktutor annotate`` says before the play: the sum, the facts, and every card of the exchange."""

from textwrap import wrap
from typing import Any

from rooktutor.explain.brief import Brief, brief
from rooktutor.explain.cardnotes import CardNote, Lean, card_notes
from rooktutor.game.view import View
from rooktutor.solve.values import Evaluation
from rooktutor.text.catalog import Catalog
from rooktutor.text.keeping import agreeing, keep_text, why_texts
from rooktutor.text.pictures import sum_picture
from rooktutor.text.render import bird_card, claim_text, reason_sentence


def as_json(view: View, evaluation: Evaluation | None, catalog: Catalog) -> dict[str, Any]:
    """Return ``sum``, ``facts`` and ``cards``, each only where there is something to say.

    Args:
        view: what the seat knows whose decision it is.
        evaluation: the values of its actions, from that seat's side of the table.
        catalog: the language.
    """
    told: dict[str, Any] = {}
    found = brief(view, evaluation)
    if found is not None:
        told |= _brief(found, view, catalog)
    notes = card_notes(view, evaluation)
    if notes:
        told["cards"] = [_card(note, view, catalog) for note in notes]
    return told


def _brief(found: Brief, view: View, catalog: Catalog) -> dict[str, Any]:
    told: dict[str, Any] = {}
    if found.sum is not None:
        bars = sum_picture(found.sum, view.rules, catalog).bars
        told["sum"] = {
            "trump": found.sum.trump.value,
            "total": found.sum.total,
            "rows": [
                {"term": row.term, "points": row.points, "cards": list(map(str, row.cards)), "text": bar.name}
                for row, bar in zip(found.sum.rows, bars, strict=False)
            ],
        }
    told["facts"] = [
        {**fact.as_json(), "text": claim_text(fact, view.rules, catalog)} for fact in found.facts
    ]
    return told


def _card(note: CardNote, view: View, catalog: Catalog) -> dict[str, Any]:
    return {
        "card": str(note.card),
        "lean": note.lean.value,
        "points": None if note.points is None else round(note.points, 3),
        "reasons": [
            {
                "principle": reason.principle,
                "polarity": reason.polarity.value,
                "claims": [claim.as_json() for claim in reason.claims],
                "text": reason_sentence(reason, view.rules, catalog).text,
            }
            for reason in agreeing(note)
        ],
        "text": " ".join((keep_text(note, catalog), *why_texts(note, view, catalog))),
    }


def as_lines(view: View, evaluation: Evaluation | None, catalog: Catalog, *, width: int) -> list[str]:
    """Return the same in lines of at most ``width`` letters for people; none if there is nothing."""
    texts = []
    found = brief(view, evaluation)
    if found is not None:
        if found.sum is not None:
            texts.append(sum_picture(found.sum, view.rules, catalog).text)
        texts += [claim_text(fact, view.rules, catalog) for fact in found.facts]
    lines = [line for text in texts for line in wrap(text, width, subsequent_indent="  ")]
    notes = [note for note in card_notes(view, evaluation) if note.lean is not Lean.UNKNOWN]
    if notes:
        lines += [""] if lines else []
        for note in notes:
            card = bird_card(view.rules) if note.card.is_bird else str(note.card)
            text = " ".join((keep_text(note, catalog), *why_texts(note, view, catalog)))
            lines += wrap(f"{card:<5} {text}", width, subsequent_indent=" " * 6)
    return lines
