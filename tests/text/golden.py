"""Rendered samples as a text file that a reader can review.

After a change of words, write the file anew and read the difference::

    python -m tests.text.golden
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from rooktutor.cards import Card
from rooktutor.explain import annotate, annotate_score
from rooktutor.explain.annotation import Annotation, Verdict
from rooktutor.explain.verdict import poorest
from rooktutor.game.actions import PASS, Bid, Play
from rooktutor.game.deal import deal
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.game.view import View
from rooktutor.rules.systems import CROWSNEST, RULE_SETS
from rooktutor.seats import Seat
from rooktutor.solve.values import ActionValue, Exactness
from rooktutor.text import Catalog, languages, render, render_score
from rooktutor.text.render import reason_sentence
from rooktutor.text.rulebook import rules_page
from tests.principles.pairs import Case, cases
from tests.text.golden_hands import after_the_hand, played_out, thumb_values

HERE = Path(__file__).parent / "golden"


def reasons(catalog: Catalog) -> Iterator[str]:
    """Every principle in the position of its pair."""
    for case in cases():
        reason = case.ask() if case.speaks else None
        if reason is None:
            continue
        sentence = reason_sentence(reason, case.view.rules, catalog)
        yield f"{case.principle}: {case.action} ({sentence.polarity})"
        yield f"    {sentence.text}"
        yield from (f"      - {fact}" for fact in sentence.facts)


PLAYS = {3: "best", 8: "worst", 15: "best"}
"""Which cards of a hand are looked at, and whether the best or the worst of each choice is shown."""


def annotations(catalog: Catalog) -> Iterator[str]:
    """What is said at some moments of a hand of every game: a call, the exchange, and three cards.

    Calls and the exchange are as they are before there are values; cards are valued by rules of thumb.
    """
    for game in RULE_SETS:
        yield catalog.text(f"game-{game.replace('_', '-')}")
        for position, shown in moments(game):
            assert position.to_act is not None
            view = position.view(position.to_act)
            values = thumb_values(view) if view.phase is Phase.PLAY else None
            notes = [note for note in annotate(view, values) if note.legal]
            best = next((note for note in notes if note.verdict is Verdict.BEST), max(notes, key=_most_said))
            worst = poorest(view, values, best.action) if values else None
            note = best if shown == "best" else next((n for n in notes if n.action == worst), best)
            prose = render(note, view, catalog, state=values.state if values else None)
            yield f"  {situation(view)}"
            yield f"  {prose.action}: {prose.verdict}"
            yield from (
                f"      {'+' if each.polarity == 'for' else '-'} {each.text}" for each in prose.reasons
            )
            yield from ([f"      {prose.note}"] if prose.note else [])


def _most_said(note: Annotation) -> float:
    return sum(reason.weight for reason in note.reasons)


def moments(game: str) -> Iterator[tuple[Position, str]]:
    """The first call, the choices of the exchange, and some cards of a hand whose bid is bought early."""
    rules, rng = RULE_SETS[game], Random(f"golden-{game}")
    position = Position.start(rules, deal(rules, seed=11))
    cards, seen = 0, set[Phase]()
    while position.phase is not Phase.OVER:
        choices = len(position.legal_actions()) if position.phase is not Phase.DISCARD else 2
        if position.phase is Phase.PLAY:
            cards += choices > 1
            if choices > 1 and cards in PLAYS:
                yield position, PLAYS[cards]
        elif position.phase not in seen and choices > 1:
            seen.add(position.phase)
            yield position, "best"
        actions = position.legal_actions()
        bids = [action for action in actions if isinstance(action, Bid)]
        buys = bids and not position.public.auction.high_bidder
        position = position.after(bids[0] if buys else PASS if bids else rng.choice(actions))


def situation(view: View) -> str:
    """The hand, and what lies on the table, as records write them."""
    played = view.trick.cards if view.phase is Phase.PLAY else ()
    trick = f" to {' '.join(map(str, played))}" if played else ""
    trump = f", trump {view.trump}" if view.trump else ""
    bid = f", {view.declarer} plays for {view.bid}" if view.declarer else ""
    return f"[{view.phase.value}] {view.seat} holds {view.hand}{trick}{trump}{bid}"


def refusals(catalog: Catalog) -> Iterator[str]:
    """Cards and calls that the rules refuse, and the rules that the others rest on."""
    given = {"south": "R8 R13 G9 Y6 Y7 Y12 B6 B9 Rook", "trump": "green", "declarer": "west 70"}
    for play in ("E R9", "E G8", "E B10", ""):
        leads = {"play": [play]} if play else {"dealer": "east"}
        view = Case("", speaks=True, why="", given={**given, **leads, "card": "R8"}).view
        yield f"{play or 'on lead'}:"
        for note in annotate(view):
            prose = render(note, view, catalog)
            yield f"    {prose.action}: {prose.illegal or 'legal'} [{prose.rule} {prose.source}]"
    start = Position.start(CROWSNEST, deal(CROWSNEST, seed=7, dealer=Seat.NORTH)).after(Bid(80))
    view = start.view(Seat.SOUTH)
    yield "calls:"
    for call in (Bid(65), Bid(80), Bid(82), Bid(85), Bid(125)):
        wrong = view.why_illegal(call)
        if wrong is None:
            prose = render(Annotation(action=call, rule=view.rule_of(call)), view, catalog)
        else:
            prose = render(Annotation(action=call, rule=wrong.rule, illegality=wrong), view, catalog)
        yield f"    {prose.action}: {prose.illegal or 'legal'} [{prose.rule} {prose.source}]"


def values(catalog: Catalog) -> Iterator[str]:
    """Verdicts and numbers."""
    view = Case("", speaks=True, why="", given=cases()[0].given).view
    action = Play(Card.parse("R8"))
    for verdict in Verdict:
        for stderr, chance in ((0.0, None), (0.0, 1.0), (3.4, None), (0.4, 0.62)):
            value = ActionValue(action=action, mean=-12.5, stderr=stderr, p_make=chance, layouts=50)
            note = Annotation(action=action, rule=view.rule_of(action), value=value, verdict=verdict)
            state = Exactness.SAMPLED if stderr else Exactness.EXACT
            prose = render(note, view, catalog, state=state)
            yield f"{prose.verdict}: {prose.value}"


def scores(catalog: Catalog) -> Iterator[str]:
    """Score sheets of five hands, for a player and for nobody in particular."""
    hands = (("crowsnest", 3, Seat.SOUTH), ("crowsnest", 5, Seat.EAST), ("crowsnest", 8, None))
    for game, seed, viewer in (*hands, ("call_partner", 5, Seat.WEST), ("call_partner", 6, None)):
        position = played_out(seed, game)
        yield f"hand {seed} of {game} for {viewer or 'the table'}:"
        notes = annotate_score(position.score(), position)
        yield from (f"    {line}" for line in render_score(notes, position.rules, catalog, viewer=viewer))


def rules(catalog: Catalog) -> Iterator[str]:
    """The page of every game."""
    for rule_set in RULE_SETS.values():
        page = rules_page(rule_set, catalog)
        yield page.title
        for section in page.sections:
            yield f"  {section.title}"
            yield from (f"    {sentence.axis}: {sentence.text}" for sentence in section.rules)
        yield from (f"  {note}" for note in page.notes)


SAMPLES = {
    "reasons": reasons,
    "annotations": annotations,
    "refusals": refusals,
    "values": values,
    "scores": scores,
    "rules": rules,
    "after_the_hand": after_the_hand,
}


def rendered(name: str, lang: str) -> str:
    """The samples of one kind in one language."""
    return "\n".join(SAMPLES[name](Catalog(lang, strict=True))) + "\n"


def path(name: str, lang: str) -> Path:
    """Where they are kept."""
    return HERE / f"{name}.{lang}.txt"


if __name__ == "__main__":
    HERE.mkdir(exist_ok=True)
    for lang in languages():
        for kind in SAMPLES:
            path(kind, lang).write_text(rendered(kind, lang), encoding="utf-8")
