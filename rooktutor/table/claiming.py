"""Claiming the rest: when every trick left is the learner's for certain, nobody has to play it out."""

from rooktutor.explain.claiming import certain_tricks
from rooktutor.game.actions import Play
from rooktutor.table.contract_parts import Message
from rooktutor.table.controls import control
from rooktutor.table.events import Control
from rooktutor.table.scene import Scene
from rooktutor.table.state import AppState, NoticeKind

LEAST = 2
"""With fewer cards there is nothing to save."""


def can_claim(state: AppState) -> bool:
    """Whether the learner may claim every trick that is left."""
    if not state.learners_turn:
        return False
    view = state.position.view(state.learner)
    return len(view.hand) >= LEAST and bool(certain_tricks(view))


def claimed(state: AppState) -> AppState:
    """Return the state after the rest has been claimed: played out, with every card in the line."""
    if not can_claim(state):
        return state
    before = state.at
    leads = list(certain_tricks(state.position.view(state.learner)))
    while state.position.to_act is not None:
        position = state.position
        action = Play(leads.pop(0)) if position.to_act is state.learner else position.legal_actions()[0]
        state = state.grown(state.now.after(position.after(action)))
    return state.told(NoticeKind.CLAIMED, behind=before)


def offer(scene: Scene) -> list[Message]:
    """The offer to claim, where everything that is left is the learner's."""
    if not can_claim(scene.state):
        return []
    return [
        Message(
            id="claim",
            tone="info",
            title=scene.say("claim-title"),
            text=scene.say("claim-text", count=len(scene.view.hand)),
            choice=None,
            instead=[],
            actions=[control(scene, Control.CLAIM, primary=True)],
            dismissible=False,
        )
    ]
