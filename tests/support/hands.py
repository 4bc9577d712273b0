"""Hands dealt and played at random by the oracle's rules; the same rng gives the same hand."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from tests.oracle import deck, nest
from tests.oracle.deck import Rules
from tests.oracle.presets import SEATS, left_of
from tests.oracle.table import Table


@dataclass(frozen=True)
class Cards:
    """A deal in plain words."""

    dealer: str
    hands: Mapping[str, Sequence[str]]
    nest: Sequence[str]

    def table(self, rules: Rules) -> Table:
        """The hand before the first call."""
        return Table(
            rules, self.dealer, {seat: list(cards) for seat, cards in self.hands.items()}, list(self.nest)
        )


def random_deal(rules: Rules, rng: Random, dealer: str | None = None) -> Cards:
    """A shuffled pack, dealt."""
    cards = deck.pack(rules)
    rng.shuffle(cards)
    dealer = dealer or rng.choice(SEATS)
    hands, laid = deck.deal(rules, cards, dealer)
    return Cards(dealer, hands, laid)


def arranged_deal(
    rules: Rules,
    dealer: str,
    held: Mapping[str, Sequence[str]],
    *,
    nest_cards: Sequence[str] = (),
    kept_out: Callable[[str, str], bool] = lambda _seat, _card: False,
    rng: Random | None = None,
) -> Cards:
    """A deal in which seats hold at least these cards, and none that is kept out of their hand.

    `kept_out(place, card)` is asked for each seat and for the place "nest".
    """
    rng = rng or Random(0)
    places: dict[str, list[str]] = {seat: list(held.get(seat, ())) for seat in SEATS}
    places["nest"] = list(nest_cards)
    rest = [card for card in deck.pack(rules) if not any(card in cards for cards in places.values())]
    size = dict.fromkeys(SEATS, int(str(rules["hand"]))) | {"nest": nest.size(rules)}

    def free(card: str) -> list[str]:
        return [p for p in places if len(places[p]) < size[p] and not kept_out(p, card)]

    rng.shuffle(rest)
    # the cards that fit in fewest places first, each to the place with most room among those that may have it
    for card in sorted(rest, key=lambda card: sum(not kept_out(p, card) for p in places)):
        place = max(free(card), key=lambda p: size[p] - len(places[p]))
        places[place].append(card)
    laid = places.pop("nest")
    return Cards(dealer, {seat: deck.in_order(cards) for seat, cards in places.items()}, deck.in_order(laid))


def random_discard(table: Table, rng: Random) -> str:
    """A legal discard, without listing them all."""
    rules, holding = table.rules, table.holding
    for attempt in range(40):
        pool = holding
        if attempt >= 4:  # few holdings of a game that bars counters fit by luck: leave them out
            pool = [card for card in holding if deck.points(rules, card) == 0]
        if len(pool) < nest.size(rules):
            break
        away = rng.sample(pool, nest.size(rules))
        if nest.may_lay_away(rules, holding, away, table.trump):
            return " ".join(deck.in_order(away))
    return rng.choice(table.legal())


def random_action(table: Table, rng: Random) -> str:
    """A legal action of the seat to act; auctions mostly rise by small steps and end somewhere."""
    if table.phase == "discard":
        return random_discard(table, rng)
    legal = table.legal()
    if table.phase == "auction":
        rare = [word for word in legal if word in ("hold", "moon", "misdeal")]
        if rare and rng.random() < 0.3:
            return rng.choice(rare)
        bids = [word for word in legal if word.isdigit()]
        if rng.random() < 0.5 or not bids:
            return "pass"
        return rng.choice(bids[:3] if rng.random() < 0.9 else bids)
    return rng.choice(legal)


def walk(
    rules: Rules, seed: int, *, until: Callable[[Table], bool] = lambda _table: False
) -> tuple[Cards, list[str], Table]:
    """A random deal and random legal actions, until the hand is over or `until` says stop."""
    rng = Random(seed)
    cards = random_deal(rules, rng)
    table = cards.table(rules)
    actions: list[str] = []
    while table.phase != "over" and not until(table):
        actions.append(random_action(table, rng))
        table.do(actions[-1])
    return cards, actions, table


def tricks_left(table: Table, count: int) -> bool:
    """Whether a trick is about to begin and so many are left."""
    return (
        table.phase == "play"
        and not table.on_the_table[1]
        and int(str(table.rules["hand"])) - table.complete <= count
    )


def contract(rules: Rules, dealer: str, declarer: str, bid: int | None = None) -> list[str]:
    """Calls by which a seat becomes declarer: everybody else passes whenever asked."""
    lowest = int(str(rules["min_bid"]))
    first = dealer if rules["first_bidder"] == "dealer" else left_of(dealer)
    if rules["all_pass"] == "dealer_forced_min" and declarer == dealer and bid in (None, lowest):
        return ["pass"] * 3
    amount = bid or lowest
    calls = [str(amount) if left_of(first, step) == declarer else "pass" for step in range(4)]
    if amount == rules["max_bid"] and rules["stop_at_max"]:
        return calls[: calls.index(str(amount)) + 1]
    return calls


def directed(
    rules: Rules,
    seed: int,
    *,
    declarer: str,
    dealer: str | None = None,
    bid: int | None = None,
    partner: str | None = None,
    called: str | None = None,
    strength: float = 0.0,
) -> tuple[Cards, list[str], Table]:
    """A random hand with a given contract, in which declarer's team may hold stronger cards than chance.

    `strength` 0 deals at random; the higher, the more of the high cards go to the team. Declarer
    deals if nobody else is named.
    `called` is held by `partner`, or by declarer when there is none.
    """
    rng, dealer = Random(seed), dealer or declarer
    team = {declarer, partner or declarer} if rules["teams"] == "called" else {declarer, left_of(declarer, 2)}
    pack = sorted(
        (card for card in deck.pack(rules) if card != called),
        key=lambda card: strength * deck.height(rules, card) + rng.gauss(0, 4),
    )
    held: dict[str, list[str]] = {seat: [] for seat in SEATS}
    if called:
        held[partner or declarer].append(called)
    room = int(str(rules["hand"]))
    weak = [seat for seat in SEATS if seat not in team for _ in range(room - len(held[seat]))]
    strong = [seat for seat in SEATS if seat in team for _ in range(room - len(held[seat]))]
    rng.shuffle(weak)
    rng.shuffle(strong)
    for seat in weak:
        held[seat].append(pack.pop(0))
    laid = [pack.pop(0) for _ in range(nest.size(rules))]
    for seat in strong:
        held[seat].append(pack.pop(0))
    cards = Cards(dealer, {seat: deck.in_order(some) for seat, some in held.items()}, deck.in_order(laid))
    table, words = cards.table(rules), contract(rules, dealer, declarer, bid)
    for word in words:
        table.do(word)
    while table.phase != "over":
        word = random_action(table, rng)
        if table.phase == "call" and called:
            word = called
        table.do(word)
        words.append(word)
    return cards, words, table
