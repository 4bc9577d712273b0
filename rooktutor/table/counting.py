"""Where cards are: those still out, an aid that can be switched off, and those that a claim has shown."""

from rooktutor.cards import CardSet, Color
from rooktutor.game.public import Phase
from rooktutor.table.contract_count import CardsOut, OutRow
from rooktutor.table.scene import Scene
from rooktutor.table.state import Notice


def cards_out(scene: Scene) -> CardsOut | None:
    """The cards whose place the learner does not know; None where that is no help, or not wanted."""
    state = scene.state
    if not state.counting or scene.open or state.position.phase is not Phase.PLAY or state.sampled:
        return None
    hidden = scene.view.hidden
    birds = CardSet.of(card for card in hidden if card.is_bird)
    rows = [
        OutRow(
            color=color.value,
            letter=scene.say("color-letter", color=color.value),
            name=scene.say("color", color=color.value),
            cards=[str(card.rank) for card in sorted(cards, key=lambda card: -card.rank)],
            counters=[str(card.rank) for card in cards if scene.rules.points(card)],
        )
        for color in Color
        for cards in [CardSet.of(card for card in hidden if card.color is color)]
    ]
    if birds:
        name = scene.say("bird-short", bird=scene.rules.bird.value)
        rows.append(OutRow(color="bird", letter="", name=name, cards=[name], counters=[name]))
    return CardsOut(
        title=scene.say("out-title"),
        text=scene.say("out-points", points=scene.rules.counters(hidden)),
        none=scene.say("out-none"),
        rows=rows,
    )


def claim_told(scene: Scene, notice: Notice) -> str:
    """What everybody held when the rest was claimed, and what lay in the nest."""
    behind = notice.behind if notice.behind is not None else scene.state.at
    position = scene.state.line[behind].position
    hands = [
        scene.say("claim-hand", seat=seat.value, cards=scene.codes(position.hand(seat)) or "none")
        for seat in scene.learner.clockwise()
    ]
    buried = position.discard or position.deal.nest
    nest = [scene.say("claim-nest", cards=scene.codes(tuple(buried)))] if buried else []
    return "\n".join([*hands, *nest])
