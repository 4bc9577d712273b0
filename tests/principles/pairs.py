"""Reads the pairs of positions and asks one principle about them."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from rooktutor.cards import Card, CardSet, parse_trump
from rooktutor.explain.annotation import Reason
from rooktutor.explain.calling import CallCardContext
from rooktutor.explain.cardcontext import CardContext, reckoned_trump
from rooktutor.explain.choices import CallContext, DiscardContext, TrumpContext
from rooktutor.explain.facts import PlayContext, PlayFacts
from rooktutor.explain.opening import LeaderContext
from rooktutor.explain.principles import (
    CALL_PRINCIPLES,
    CARD_PRINCIPLES,
    DISCARD_PRINCIPLES,
    LEADER_PRINCIPLES,
    PARTNER_PRINCIPLES,
    PLAY_PRINCIPLES,
    RARE_CALL_PRINCIPLES,
    TRUMP_PRINCIPLES,
)
from rooktutor.game.actions import (
    PASS,
    Action,
    Bid,
    Call,
    CallCard,
    ChooseLeader,
    Discard,
    Hold,
    Misdeal,
    Moon,
    NameTrump,
    Pass,
    Play,
)
from rooktutor.game.auction import Auction
from rooktutor.game.public import Public
from rooktutor.game.trick import Trick
from rooktutor.game.view import View
from rooktutor.rules.systems import rule_set
from rooktutor.seats import Seat
from rooktutor.solve.beside import Sequel
from rooktutor.solve.values import ActionValue, Evaluation, Exactness
from tests.support.translate import CALLS

FILES = (
    "play_tricks",
    "play_leads",
    "calls",
    "exchange",
    "partner",
    "leader",
    "rarecalls",
    "no_trump",
    "match",
    "cards",
)
BY_NAME = {
    principle.__name__: principle
    for principle in (
        *PLAY_PRINCIPLES,
        *CALL_PRINCIPLES,
        *RARE_CALL_PRINCIPLES,
        *DISCARD_PRINCIPLES,
        *CARD_PRINCIPLES,
        *TRUMP_PRINCIPLES,
        *PARTNER_PRINCIPLES,
        *LEADER_PRINCIPLES,
    )
}


@dataclass(frozen=True)
class Case:
    """One position of a pair: what is asked about it, and what the file says about it."""

    principle: str
    speaks: bool
    why: str
    given: dict[str, Any]

    @property
    def name(self) -> str:
        return f"{self.principle}-{'speaks' if self.speaks else 'silent'}"

    @property
    def seat(self) -> Seat:
        return next(seat for seat in Seat if str(seat) in self.given)

    @property
    def view(self) -> View:
        rules = rule_set(self.given.get("rules", "crowsnest")).with_options(self.given.get("options", {}))
        tricks = tuple(_trick(line) for line in self.given.get("play", ()))
        discard = CardSet.parse(self.given["discard"]) if self.given.get("discard") else None
        public = Public(
            rules=rules,
            scores=tuple(self.given.get("scores") or (0,) * len(rules.parties)),
            auction=self._auction(tricks),
            exchanged="trump" in self.given or discard is not None,
            trump=parse_trump(self.given["trump"]) if "trump" in self.given else None,
            tricks=tricks,
        )
        hand = CardSet.parse(self.given[str(self.seat)])
        return View(public=public, seat=self.seat, hand=hand, discard=discard)

    def _auction(self, tricks: tuple[Trick, ...]) -> Auction:
        rules = rule_set(self.given.get("rules", "crowsnest")).with_options(self.given.get("options", {}))
        if "declarer" not in self.given:
            calls = tuple(_call(line.split()[1]) for line in self.given.get("auction", ()))
            return Auction(rules, Seat.parse(self.given.get("dealer", "north")), calls)
        name, amount = self.given["declarer"].split()
        dealer = tricks[0].leader.next.partner if tricks else Seat.parse(self.given.get("dealer", "north"))
        order = Auction(rules, dealer).first_bidder.clockwise()
        calls = tuple(Bid(int(amount)) if str(seat) == name else PASS for seat in order)
        return Auction(rules, dealer, calls)

    @property
    def action(self) -> Action:
        given = self.given
        if "card" in given:
            return Play(Card.parse(given["card"]))
        if "call" in given:
            return _call(str(given["call"]))
        if "name" in given:
            return CallCard(Card.parse(given["name"]))
        if "leads" in given:
            return ChooseLeader(Seat.parse(given["leads"]))
        if "lay_away" in given:
            return Discard(CardSet.parse(given["lay_away"]))
        return NameTrump(parse_trump(given["color"]))

    def _value(self, name: str, action: Action) -> ActionValue | None:
        mean = self.given.get(name)
        if mean is None:
            return None
        chance = self.given.get("chance") if name == "value" else None
        return ActionValue(action=action, mean=mean, stderr=1.0, p_make=chance, layouts=100)

    @property
    def evaluation(self) -> Evaluation | None:
        """The values of several actions, where ``values`` gives them: points, and perhaps chances to win."""
        given = self.given.get("values")
        if given is None:
            return None
        rows = [
            ActionValue(
                action=self._named(str(name)),
                mean=numbers[0],
                stderr=1.0,
                p_make=None,
                layouts=100,
                p_win=numbers[1] if len(numbers) > 1 else None,
                sequels=self._sequels() if name == "pass" else (),
            )
            for name, numbers in given.items()
        ]
        rows.sort(key=lambda value: value.order, reverse=True)
        return Evaluation(values=tuple(rows), state=Exactness.SAMPLED, layouts=100, asked=100)

    def _named(self, word: str) -> Action:
        return CallCard(Card.parse(word)) if "name" in self.given else _call(word)

    def _sequels(self) -> tuple[Sequel, ...]:
        """How the auction ends after a pass: for each declarer, of 100 layouts, the price and its worth."""
        return tuple(
            Sequel(None if who == "nobody" else Seat.parse(who), share / 100, price, price, price, worth)
            for who, (share, price, worth) in self.given.get("then", {}).items()
        )

    def ask(self) -> Reason | None:
        """What the principle says about the action in this position."""
        principle: Any = BY_NAME[self.principle]
        view, action = self.view, self.action
        match action:
            case Play(card):
                return principle(PlayContext(PlayFacts(view), card))
            case Pass() | Bid() | Hold() | Moon() | Misdeal():
                value, passing = self._value("value", action), self._value("passing", PASS)
                if (found := self.evaluation) is not None:
                    value, passing = found.value(action), found.value(PASS)
                return principle(CallContext(view, action, value, passing, found))
            case Discard() if "of" in self.given:
                card = Card.parse(self.given["of"])
                return principle(CardContext(view, card, reckoned_trump(view, None)))
            case Discard(cards):
                return principle(DiscardContext(view, cards))
            case NameTrump(color):
                return principle(TrumpContext(view, color, self._value("value", action)))
            case CallCard(card):
                found = self.evaluation
                value = found.value(action) if found else self._value("value", action)
                return principle(CallCardContext(view, card, value, found))
            case ChooseLeader(seat):
                return principle(LeaderContext(view, seat, self._value("value", action)))
        raise AssertionError(action)


def cases() -> list[Case]:
    """Both positions of every pair, in the order of the files."""
    found = []
    for name in FILES:
        for pair in yaml.safe_load(Path(__file__).with_name(f"{name}.yaml").read_text("utf-8")):
            yes, no = pair["speaks"], pair["silent"]
            found.append(Case(pair["principle"], speaks=True, why=pair["says"], given=yes))
            twin = {**yes, **no}
            found.append(Case(pair["principle"], speaks=False, why=twin.pop("because"), given=twin))
    return found


def _trick(line: str) -> Trick:
    leader, *cards = line.split()
    return Trick(Seat.parse(leader), tuple(map(Card.parse, cards)))


def _call(word: str) -> Call:
    return Bid(int(word)) if word.isdigit() else CALLS[word]
