"""M2 to M4: which cards are legal, who wins a trick, who leads the first."""

from collections.abc import Iterable, Sequence

from tests.oracle.deck import ROOK, Rules, height, in_order, is_red_one, suit
from tests.oracle.presets import left_of


def legal_cards(rules: Rules, hand: Iterable[str], trump: str, led: str | None) -> list[str]:
    """The cards of a hand that may be played to a trick in which `led` was led (nothing: on lead)."""
    cards = in_order(hand)
    if led is None:
        return cards
    asked = suit(rules, led, trump)
    following = [card for card in cards if suit(rules, card, trump) == asked]
    if not following:
        return cards
    if following == [ROOK] and not rules["bird_forced_on_trump_lead"]:
        return cards
    privileged = [
        card
        for card in cards
        if (card == ROOK and rules["bird_free_play"])
        or (is_red_one(rules, card) and rules["red_one_free_play"])
    ]
    return in_order({*following, *privileged})


def winning_card(rules: Rules, cards: Sequence[str], trump: str) -> str:
    """The card that takes the trick: the highest trump, else the highest of the led suit."""
    trumps = [card for card in cards if suit(rules, card, trump) == trump]
    followers = [card for card in cards if suit(rules, card, trump) == suit(rules, cards[0], trump)]
    return max(trumps or followers, key=lambda card: height(rules, card, trump))


def trick_winner(rules: Rules, leader: str, cards: Sequence[str], trump: str) -> str:
    """The seat that takes the trick, cards in the order they were played."""
    return left_of(leader, list(cards).index(winning_card(rules, cards, trump)))


def leaders(rules: Rules, declarer: str) -> list[str]:
    """Whom declarer may name to lead first, in a game in which he chooses: himself or his left."""
    return [declarer, left_of(declarer)] if rules["first_lead"] == "declarer_chooses" else []


def first_leader(rules: Rules, dealer: str, declarer: str, chosen: str | None = None) -> str:
    """Who leads to the first trick."""
    if rules["first_lead"] == "declarer_chooses":
        assert chosen is not None
        return chosen
    return {
        "left_of_dealer": left_of(dealer),
        "left_of_declarer": left_of(declarer),
        "declarer": declarer,
        "dealer": dealer,
    }[str(rules["first_lead"])]
