"""The panel beside the table: what has to be decided, or how the hand was scored."""

from rooktutor.cards import CardSet
from rooktutor.explain.annotate import annotate_score
from rooktutor.explain.needs import Want, needs_after
from rooktutor.game.actions import Pass
from rooktutor.game.match import next_dealer
from rooktutor.game.public import Phase
from rooktutor.game.scoring import LineLabel, ScoreLine, ScoreSheet
from rooktutor.table import choices, revokes
from rooktutor.table.contract_panels import (
    AuctionPanel,
    ExchangePanel,
    Panel,
    PlayPanel,
    ScorePanel,
    SheetLine,
    Suggestion,
    TrumpPanel,
    WaitPanel,
)
from rooktutor.table.contract_parts import Call
from rooktutor.table.controls import control
from rooktutor.table.events import Control
from rooktutor.table.matches import outcome, won
from rooktutor.table.places import call_text
from rooktutor.table.scene import Scene, seat_id
from rooktutor.text.needing import render_needs
from rooktutor.text.render import render, render_score

STRONG = (
    LineLabel.MADE,
    LineLabel.SET,
    LineLabel.MOON_MADE,
    LineLabel.MOON_MISSED,
    LineLabel.DEFENDED,
    LineLabel.REVOKED,
    LineLabel.KEPT,
)
"""The lines of the score sheet that say what a side scores."""


def panel(scene: Scene) -> Panel:
    """The panel for this moment."""
    phase = scene.position.phase
    match phase:
        case Phase.OVER:
            return _score(scene)
        case Phase.AUCTION:
            return _auction(scene)
        case _ if not scene.view.my_turn:
            return WaitPanel(kind="wait", title=scene.say(f"panel-{phase.value}"), prompt=status(scene))
        case Phase.DISCARD:
            return _exchange(scene)
        case Phase.TRUMP | Phase.CALL | Phase.LEAD:
            return _named(scene, phase)
        case Phase.PLAY:
            return PlayPanel(kind="play", title=scene.say("panel-play"), prompt=status(scene))


def status(scene: Scene) -> str:
    """Whose turn it is and for what, in one line."""
    position = scene.position
    if position.to_act is None:
        return scene.say("status-over")
    if scene.stepping:
        return scene.say("status-step", seat=position.to_act.value, phase=position.phase.value)
    if scene.state.looking_back and not scene.view.my_turn:
        return scene.say("status-back", seat=position.to_act.value)
    if not scene.view.my_turn:
        return scene.say("status-wait", seat=position.to_act.value)
    if position.public.blind:
        return scene.say("status-blind")
    if position.phase is Phase.PLAY and not position.trick.cards:
        return scene.say("status-play-lead")
    named = scene.rules.trump_choice.name.lower()
    return scene.say(f"status-{position.phase.value}", count=scene.rules.nest, trump_choice=named)


def _auction(scene: Scene) -> AuctionPanel:
    public = scene.position.public
    mine = scene.view.my_turn
    return AuctionPanel(
        kind="auction",
        title=scene.say("panel-auction"),
        prompt=status(scene),
        calls=[
            Call(seat=seat_id(seat), text=call_text(scene, call), passed=isinstance(call, Pass))
            for seat, call in public.auction.by_seat
        ],
        choices=choices.calls(scene) if mine else [],
    )


def _exchange(scene: Scene) -> ExchangePanel:
    hand = scene.view.hand
    need = scene.rules.nest
    picked = scene.state.picks
    return ExchangePanel(
        kind="exchange",
        title=scene.say("panel-discard"),
        prompt=status(scene),
        need=need,
        picked=list(map(str, picked)),
        picked_texts=[scene.say("picked", count=count, need=need) for count in range(len(hand) + 1)],
        from_nest=list(map(str, CardSet.of(scene.view.nest or ()) & hand)),
        confirm=scene.say("confirm", count=need),
        confirm_key=choices.CONFIRM_KEY,
        confirm_why=scene.say("confirm-why", count=need),
        suggestions=_suggestions(scene) if scene.advised else [],
        suggestions_title=scene.say("suggestions"),
    )


def _suggestions(scene: Scene) -> list[Suggestion]:
    own, shown = choices.picked(scene), []
    for action, annotation in (*choices.suggested(scene), *own):
        prose = render(annotation, scene.view, scene.catalog, state=scene.exactness)
        shown.append(
            Suggestion(
                ids=list(map(str, action.cards)),
                faces=scene.faces(action.cards),
                text=scene.say("suggestion", cards=scene.codes(action.cards)),
                verdict=choices.verdict(annotation, prose) if annotation.value else None,
                value=choices.value(scene, annotation.value) if annotation.value else None,
                reasons=choices.sentences(prose.reasons),
            )
        )
    if own:
        shown[-1]["reasons"].insert(0, choices.neutral(scene.say("suggestion-picked")))
    return shown


def _named(scene: Scene, phase: Phase) -> TrumpPanel:
    """The panel in which declarer names something: trump, a card, or who leads."""
    return TrumpPanel(
        kind="trump" if phase is Phase.TRUMP else "call" if phase is Phase.CALL else "lead",
        title=scene.say(f"panel-{phase.value}"),
        prompt=status(scene),
        choices=choices.choices(scene, scene.position.legal_actions()),
    )


def _score(scene: Scene) -> ScorePanel:
    position = scene.position
    sheet = position.score()
    ours = scene.rules.parties.index(scene.rules.party(scene.learner))
    after = scene.state.now.match.standing
    title, tone = outcome(scene, position, sheet)
    prompt = scene.say("score-prompt", ours=choices.signed(sheet.scored[ours]))
    if position.public.redealt:
        prompt = scene.say("score-redealt")
    elif position.public.auction.misdealer is not None:
        prompt = scene.say("score-misdeal", seat=position.public.auction.misdealer.value)
    elif position.bid is None:
        same = next_dealer(position) is position.deal.dealer
        prompt = scene.say("score-void", dealer="same" if same else "next")
    elif position.public.stopped:
        prompt = revokes.claim(scene)
    elif after.sudden_death:
        prompt = scene.say("score-sudden-death")
    notes = annotate_score(sheet, position)
    because = render_score(notes, scene.rules, scene.catalog, viewer=scene.learner)
    lines = [
        _line(scene, sheet, line, f"line-{number}", text)
        for number, (line, text) in enumerate(zip(sheet.lines, because, strict=True))
        if _shown(line)
    ]
    return ScorePanel(
        kind="score",
        title=title,
        prompt=prompt,
        tone=tone,
        columns=[scene.party(party) for party in sheet.parties],
        lines=lines,
        totals=SheetLine(
            id="totals",
            label=scene.say("score-totals"),
            amounts=[choices.signed(total).removeprefix("+") for total in sheet.scores],
            because=_needed(scene),
            faces=[],
            strong=True,
        ),
        winner=won(scene, after) if after.winner else "",
        actions=[]
        if scene.stepping
        else [
            control(scene, Control.NEW_MATCH if after.over else Control.NEXT_HAND, primary=True),
            control(scene, Control.UNDO),
            control(scene, Control.SAME_HAND),
            control(scene, Control.REVIEW),
            control(scene, Control.STUDY),
        ],
    )


def _needed(scene: Scene) -> str:
    """What the match needs next; of the others, only who may get there in one hand."""
    ours = scene.rules.party(scene.learner)
    wanted = [
        need
        for need in needs_after(scene.position)
        if need.party in (ours, None) or need.want in (Want.BID, Want.CAPTURE, Want.LEAD, Want.LOW)
    ]
    told = render_needs(wanted, scene.rules, scene.catalog, viewer=scene.learner)
    return " ".join(told) or scene.say("target", target=scene.rules.target)


def _shown(line: ScoreLine) -> bool:
    """The totals stand apart at the foot of the sheet, and a void hand has no lines."""
    return line.label not in (LineLabel.TOTAL, LineLabel.VOID)


def _line(scene: Scene, sheet: ScoreSheet, line: ScoreLine, code: str, because: str) -> SheetLine:
    strong = line.label in STRONG
    amounts = [""] * len(sheet.parties)
    if line.party is not None:
        text = choices.signed(line.amount) if strong else str(line.amount)
        amounts[sheet.parties.index(line.party)] = text
    return SheetLine(
        id=code,
        label=scene.say("score-line", label=line.label.value, trick=line.trick or 0),
        amounts=amounts,
        because=f"{because} {revokes.source(scene)}" if line.label is LineLabel.REVOKED else because,
        faces=scene.faces(line.cards),
        strong=strong,
    )
