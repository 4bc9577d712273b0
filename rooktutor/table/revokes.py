"""What is told about a revoke: that it can still be put right, the claim, and what it costs."""

from rooktutor.game.play import legal_plays
from rooktutor.game.public import Offence, Phase
from rooktutor.game.trick import Trick
from rooktutor.rules.axes import Revoke
from rooktutor.table.contract_parts import Message
from rooktutor.table.controls import control
from rooktutor.table.events import Control
from rooktutor.table.revoking import repair
from rooktutor.table.scene import Scene
from rooktutor.text.catalog import Arg

SOURCES = {Revoke.LOSE_BID: "source-s-en", Revoke.FLAT_100: "source-bre"}
"""Where each penalty is written."""


def standing_offence(scene: Scene) -> list[Message]:
    """The message on a revoke that can still be put right; none where there is no such revoke."""
    public = scene.position.public
    offence = public.offence
    if offence is None or public.stopped:
        return []
    back = repair(scene.state)
    return [
        Message(
            id="revoke",
            tone="warning",
            title=scene.say("revoke-title", mine=_mine(scene, offence), **_where(offence)),
            text=scene.say("revoke-repair", next=offence.trick + 1),
            choice=None,
            instead=[],
            actions=[] if back is None else [control(scene, Control.TAKE_BACK, primary=True)],
            dismissible=False,
        )
    ]


def claim(scene: Scene) -> str:
    """Why the hand was stopped, by a claim that cannot be put right any more."""
    offence = scene.position.public.offence
    if offence is None:
        return ""
    left = scene.rules.hand - len(scene.position.public.taken)
    stopped = scene.say("revoke-claim", next=offence.trick + 1, left=left)
    return " ".join((fault(scene, offence), stopped))


def lesson(scene: Scene) -> str:
    """What was wrong, what it costs and where that is written; empty where nobody has revoked."""
    offence = scene.position.public.offence
    if offence is None:
        return ""
    return " ".join((fault(scene, offence), price(scene), source(scene)))


def fault(scene: Scene, offence: Offence) -> str:
    """Which card was played, and which ones would have followed, if the learner may know them."""
    position = scene.position
    trick = position.public.tricks[offence.trick - 1]
    place = trick.leader.clockwise().index(offence.seat)
    before = Trick(trick.leader, trick.cards[:place])
    later = [
        card
        for other in position.public.tricks[offence.trick - 1 :]
        for seat, card in other.by_seat()
        if seat is offence.seat
    ]
    held = position.hand(offence.seat)
    for card in later:
        held = held.with_card(card)
    seen = offence.seat is scene.learner or scene.open or position.phase is Phase.OVER
    must = scene.codes(legal_plays(scene.rules, position.order, held, before)) if seen else "none"
    return scene.say(
        "revoke-fault",
        mine=_mine(scene, offence),
        seat=offence.seat.value,
        led=scene.code(trick.cards[0]),
        card=scene.code(trick.cards[place]),
        must=must,
    )


def price(scene: Scene) -> str:
    """What a revoke costs that is not put right in time."""
    return scene.say("revoke-price", revoke=scene.rules.revoke.value, bid=scene.position.bid or 0)


def source(scene: Scene) -> str:
    """Where the penalty is written."""
    return scene.say("revoke-source", source=scene.catalog.text(SOURCES[scene.rules.revoke]))


def _mine(scene: Scene, offence: Offence) -> str:
    return "yes" if offence.seat is scene.learner else "no"


def _where(offence: Offence) -> dict[str, Arg]:
    return {"seat": offence.seat.value, "trick": offence.trick}
