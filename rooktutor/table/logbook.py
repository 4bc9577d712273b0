"""The story of the hand, line by line."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from rooktutor.explain.verdict import grade_of
from rooktutor.game.actions import Renege
from rooktutor.game.public import Offence, Phase
from rooktutor.table.contract_parts import Face, LogLine, SeatId, Tone
from rooktutor.table.places import call_text
from rooktutor.table.scene import Scene, seat_id
from rooktutor.table.tones import TONES


def log(scene: Scene) -> list[LogLine]:
    """Every call, exchange, card and trick of the hand so far, oldest first."""
    return [
        LogLine(id=f"{scene.state.now.deals}-{number}", kind=kind, seat=seat, text=text, face=face, tone=tone)
        for number, (kind, seat, text, face, tone, _place) in enumerate(_lines(scene))
    ]


def places(scene: Scene) -> list[int]:
    """For each line of the log, how many actions had been taken just before what it tells."""
    return [place for *_told, place in _lines(scene)]


Kind = Literal["deal", "call", "nest", "trump", "play", "trick", "score", "note"]
Line = tuple[Kind, SeatId | None, str, Face | None, Tone, int]
"""What is told, and how many actions had been taken just before it."""


def _lines(scene: Scene) -> Iterator[Line]:
    position = scene.position
    public = position.public
    tones = own_tones(scene)
    yield "deal", seat_id(public.dealer), scene.say("log-deal", seat=public.dealer.value), None, "none", 0
    for number, (seat, call) in enumerate(public.auction.by_seat):
        text = scene.say("log-call", seat=seat.value, call=call_text(scene, call))
        yield "call", seat_id(seat), text, None, tones.get(number, "none"), number
    if public.phase is Phase.OVER and public.auction.all_passed:
        yield "score", None, scene.say("log-all-passed"), None, "none", len(position.actions)
    if public.auction.misdealer is not None:
        yield "score", None, scene.say("log-misdeal"), None, "none", len(position.actions)
    done = len(public.auction.calls)
    declarer = public.declarer
    if declarer is None:
        return
    if public.exchanged:
        text = scene.say("log-discard", seat=declarer.value, count=len(position.discard or ()))
        yield "nest", seat_id(declarer), text, None, tones.get(done, "none"), done
        done += 1
        if public.announced is not None:
            text = scene.say("log-announced-counters", seat=declarer.value, count=public.announced)
            yield "nest", seat_id(declarer), text, None, "none", done
    if public.trump is not None:
        text = scene.say("log-trump", seat=declarer.value, color=public.trump.value)
        yield "trump", seat_id(declarer), text, None, tones.get(done, "none"), done
        done += 1
    if public.announced_trumps is not None:
        text = scene.say("log-announced-trumps", seat=declarer.value, count=public.announced_trumps)
        yield "nest", seat_id(declarer), text, None, "none", done
    if public.called is not None:
        text = scene.say("log-called", seat=declarer.value, card=scene.code(public.called))
        yield "trump", seat_id(declarer), text, scene.face(public.called), tones.get(done, "none"), done
        done += 1
    if public.leader is not None:
        text = scene.say("log-leader", seat=declarer.value, leader=public.leader.value)
        yield "trump", seat_id(declarer), text, None, tones.get(done, "none"), done
        done += 1
    for number, trick in enumerate(public.tricks, start=1):
        for seat, card in trick.by_seat():
            said = "log-revoke" if public.offence == Offence(seat, number) else "log-play"
            text = scene.say(said, seat=seat.value, card=scene.code(card))
            yield "play", seat_id(seat), text, scene.face(card), tones.get(done, "none"), done
            done += 1
        winner = trick.winner(public.order)
        if trick.complete and winner is not None:
            text = scene.say("trick-won", seat=winner.value, points=trick.points(scene.rules))
            yield "trick", seat_id(winner), text, None, "none", done
    if public.phase is Phase.OVER and public.tricks:
        yield "score", None, scene.say("log-over"), None, "none", len(position.actions)


def own_tones(scene: Scene) -> Mapping[int, Tone]:
    """How good each of the learner's own actions of this hand was, by its place among all actions.

    Once the hand is reviewed it is what the review says, which has valued what was not looked at before.
    """
    if not scene.graded:
        return {}
    state = scene.state
    actions = scene.position.actions
    found: dict[int, Tone] = {}
    for moment in state.line[: state.at]:
        place = len(moment.position.actions)
        same_hand = moment.position.deal is scene.position.deal and moment.deals == state.now.deals
        theirs = not scene.stepping and moment.position.to_act is not scene.learner
        if not same_hand or moment.evaluation is None or theirs:
            continue
        if place < len(actions) and isinstance(actions[place], Renege):
            found[place] = "bad"
        elif place < len(actions):
            view = moment.position.view(moment.position.to_act or scene.learner)
            found[place] = TONES[grade_of(view, moment.evaluation, actions[place])]
    reviewed = state.after.review if state.reviewing and state.after is not None else None
    for decision in reviewed.decisions if reviewed is not None else ():
        if actions[decision.step : decision.step + 1] == (decision.action,):
            found[decision.step] = TONES[decision.note.verdict]
    return found


def latest(log: Sequence[LogLine]) -> str:
    """What happened last, in words."""
    return log[-1]["text"] if log else ""
