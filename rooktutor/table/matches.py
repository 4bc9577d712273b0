"""The score sheet of the match, hand by hand, and what the match still needs."""

from collections.abc import Iterable

from rooktutor.game.match import Match, Standing
from rooktutor.game.position import Position
from rooktutor.game.scoring import ScoreSheet
from rooktutor.rules.axes import MoonRule
from rooktutor.table import choices
from rooktutor.table.contract_match import MatchRow, MatchSheet
from rooktutor.table.contract_parts import Tone
from rooktutor.table.controls import control, sheet_button
from rooktutor.table.events import Control
from rooktutor.table.keeping import KINDS, MOST_CHARS
from rooktutor.table.scene import Scene
from rooktutor.text.rulebook import rules_page

ENDING_AXES = ("target", "go_out", "score_cap", "hands", "mercy_lead", "mercy_low", "tie")
"""The axes of a rule set that say how a match ends."""


def match_sheet(scene: Scene) -> MatchSheet:
    """The match as far as it has been played, hand by hand."""
    match = scene.state.now.match
    unfinished = not scene.state.now.over
    return MatchSheet(
        title=scene.say("match-title", game=scene.rules.id),
        columns=[scene.party(party) for party in scene.rules.parties],
        rows=[_row(scene, number, hand) for number, hand in enumerate(match.hands, start=1)],
        empty="" if match.hands else scene.say("match-empty"),
        standing=list(_standing(scene, match)),
        ending_title=scene.say("match-ending"),
        ending=[
            rule.text
            for section in rules_page(scene.rules, scene.catalog).sections
            for rule in section.rules
            if rule.axis in ENDING_AXES or (rule.axis == "moon" and scene.rules.moon is MoonRule.GAME)
        ],
        file_note=scene.say("match-file", hands=len(match.hands), unfinished="yes" if unfinished else "no"),
        file_kinds=KINDS,
        most=MOST_CHARS,
        save=sheet_button(scene, "save"),
        open=sheet_button(scene, "load"),
        doors=[sheet_button(scene, name) for name in ("save-hand", "share", "print")],
        link_text=scene.say("link-text"),
        actions=[control(scene, Control.NEW_MATCH)],
    )


def _row(scene: Scene, number: int, hand: Position) -> MatchRow:
    sheet = hand.score()
    text, tone = outcome(scene, hand, sheet)
    return MatchRow(
        id=f"hand-{number}",
        title=scene.say("match-hand", number=number),
        text=text,
        tone=tone,
        scored=[choices.signed(amount) for amount in sheet.scored],
        totals=[_number(total) for total in sheet.scores],
    )


def _standing(scene: Scene, match: Match) -> Iterable[str]:
    standing = match.standing
    if standing.winner is not None:
        yield won(scene, standing)
        return
    if standing.sudden_death:
        yield scene.say("score-sudden-death")
    else:
        yield from _needs(scene, standing)
    if scene.rules.hands and not standing.sudden_death:
        yield scene.say("match-hands", left=scene.rules.hands - match.hands_played)
    if scene.state.now.over:
        yield scene.say("match-next", seat=match.next_dealer.value)
    else:
        yield scene.say("match-now", number=len(match.hands) + 1, seat=scene.position.deal.dealer.value)
        if scene.state.now.seed is not None:
            yield scene.say("match-seed", seed=str(scene.state.seed))


def won(scene: Scene, standing: Standing) -> str:
    """Who has won the match, and what ended it where that is not the target."""
    winner = standing.winner
    assert winner is not None  # noqa: S101 - asked of a match that is over
    return scene.say(
        "score-winner",
        party=str(winner),
        ours=scene.party(winner),
        ending=standing.ending.value if standing.ending else "target",
        number=standing.limit(scene.rules),
    )


def _needs(scene: Scene, standing: Standing) -> Iterable[str]:
    """How far each side, or each player, is from the target."""
    for party, score in zip(scene.rules.parties, standing.scores, strict=True):
        yield scene.say(
            "match-needs",
            who=scene.party(party),
            party=str(party),
            score=_number(score),
            points=scene.rules.target - score,
            target=scene.rules.target,
        )


def _number(points: int) -> str:
    """Points as they are printed: with a true minus, no plus."""
    return choices.signed(points).removeprefix("+")


def outcome(scene: Scene, position: Position, sheet: ScoreSheet) -> tuple[str, Tone]:
    """How a finished hand ended, and whether that is good for the learner's side."""
    declarer, bid, offence = position.declarer, position.bid, position.public.offence
    if position.public.auction.misdealer is not None:
        return scene.say("outcome-misdeal", seat=position.public.auction.misdealer.value), "neutral"
    if declarer is None or bid is None:
        return scene.say("outcome-void"), "neutral"
    if position.public.redealt:
        return scene.say("outcome-redealt"), "neutral"
    declaring = scene.learner in position.declaring
    if position.public.stopped and offence is not None:
        ours = (offence.seat in position.declaring) == declaring
        text = scene.say(f"outcome-revoked-{'ours' if ours else 'theirs'}", seat=offence.seat.value)
        return text, "bad" if ours else "good"
    done = "made" if sheet.made else "set"
    if position.public.auction.moon:
        done = "moon-made" if sheet.made else "moon-missed"
    name = f"outcome-{done}-{'ours' if declaring else 'theirs'}"
    return scene.say(name, seat=declarer.value, bid=bid), "good" if sheet.made == declaring else "bad"
