"""Claiming the rest: when it is certain who takes every trick left, nobody has to play it out."""

from rooktutor.explain.settled import Settled, Whose, settled
from rooktutor.game.actions import Play
from rooktutor.table.contract_parts import Message
from rooktutor.table.controls import control
from rooktutor.table.events import Control
from rooktutor.table.scene import Scene
from rooktutor.table.state import AppState, NoticeKind

LEAST = 2
"""With fewer cards there is nothing to save."""


def claimable(state: AppState) -> Settled | None:
    """Return whose the rest is where the learner may claim or concede it; None where it is not settled."""
    if not state.learners_turn:
        return None
    view = state.position.view(state.learner)
    return settled(view) if len(view.hand) >= LEAST else None


def claimed(state: AppState) -> AppState:
    """Return the state after the rest has been claimed: played out, with every card in the line."""
    claim = claimable(state)
    if claim is None:
        return state
    before = state.at
    while state.position.to_act is not None:
        position = state.position
        rest = settled(position.view(state.learner)) if position.to_act is state.learner else None
        action = Play(rest.card) if rest is not None else position.legal_actions()[0]
        state = state.grown(state.now.after(position.after(action)))
    return state.told(NoticeKind.CLAIMED, detail=claim.whose.value, behind=before)


def offer(scene: Scene) -> list[Message]:
    """The offer to claim the rest, or to concede it, where it is settled."""
    claim = claimable(scene.state)
    if claim is None:
        return []
    whose = claim.whose.value
    button = Control.CONCEDE if claim.whose is Whose.THEIRS else Control.CLAIM
    return [
        Message(
            id="claim",
            tone="info",
            title=scene.say("claim-title", whose=whose),
            text=scene.say("claim-text", whose=whose, count=len(scene.view.hand)),
            choice=None,
            instead=[],
            actions=[control(scene, button, primary=True)],
            dismissible=False,
        )
    ]
