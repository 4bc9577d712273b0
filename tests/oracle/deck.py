"""The pack: which cards there are, what they are worth, which suit they are, which is stronger."""

from collections.abc import Iterable, Mapping

from tests.oracle.presets import COLORS, SEATS, left_of

Rules = Mapping[str, object]
ROOK = "Rook"
LETTER = {"red": "R", "green": "G", "yellow": "Y", "black": "B"}
NAME = {letter: name for name, letter in LETTER.items()}
NUMBERS = {"5-14": range(5, 15), "1-14": range(1, 15), "1+5-14": (1, *range(5, 15))}


def number(card: str) -> int:
    """The printed number of a card that is not the bird."""
    return int(card[1:])


def pack(rules: Rules) -> list[str]:
    """Every card of the game, in printed order: red, green, yellow, black, 1 up to 14, the bird last."""
    cards = [LETTER[color] + str(n) for color in COLORS for n in NUMBERS[str(rules["ranks"])]]
    if rules["red_one"] and "R1" not in cards:
        cards.insert(0, "R1")
    if rules["baby_rook"] == "black_2" and "B2" not in cards:
        cards.append("B2")
        cards = in_order(cards)
    if rules["bird"] != "none":
        cards.append(ROOK)
    return cards


def in_order(cards: Iterable[str]) -> list[str]:
    """Cards as they are written down: red, green, yellow, black, number ascending, the bird last."""
    return sorted(cards, key=lambda c: (4, 0) if c == ROOK else ("RGYB".index(c[0]), number(c)))


def is_red_one(rules: Rules, card: str) -> bool:
    """Whether this is the extra trump of the game with the Red 1."""
    return bool(rules["red_one"]) and card == "R1"


def is_baby_rook(rules: Rules, card: str) -> bool:
    """Whether this is the black 2 of a game in which it is a second bird."""
    return rules["baby_rook"] == "black_2" and card == "B2"


def points(rules: Rules, card: str) -> int:
    """What a card counts."""
    if card == ROOK:
        return int(str(rules["bird_points"]))
    if is_red_one(rules, card):
        return int(str(rules["red_one_points"]))
    if is_baby_rook(rules, card):
        return int(str(rules["baby_rook_points"]))
    if number(card) == 1:
        return int(str(rules["one_points"]))
    return {5: 5, 10: 10, int(str(rules["ten_point_card"])): 10}.get(number(card), 0)


def total(rules: Rules, cards: Iterable[str]) -> int:
    """What some cards count together."""
    return sum(points(rules, card) for card in cards)


def suit(rules: Rules, card: str, trump: str) -> str:
    """M1: the bird, the Red 1 and the baby Rook are trumps, any other card is of its printed color.

    Where no color is trump they are a suit of their own, called by what was named.
    """
    if card == ROOK or is_red_one(rules, card) or is_baby_rook(rules, card):
        return trump
    return NAME[card[0]]


def height(rules: Rules, card: str, trump: str = "any color") -> float:
    """M5: how high a card stands among the cards of its suit."""
    if is_red_one(rules, card):
        return 99
    if card == ROOK:
        return {"high": 50, "low": -1, "10.5": 10.5, "12.5": 12.5}[str(rules["bird_rank"])]
    if is_baby_rook(rules, card):
        return 49
    rank = 15 if number(card) == 1 and rules["one"] == "high" else number(card)
    return 20 - rank if trump == "low" else rank


def deal(rules: Rules, shuffled: list[str], dealer: str) -> tuple[dict[str, list[str]], list[str]]:
    """One card at a time from the dealer's left; one to the nest after each of the first rounds."""
    cards = list(shuffled)
    hands: dict[str, list[str]] = {seat: [] for seat in SEATS}
    nest: list[str] = []
    for _ in range(int(str(rules["hand"]))):
        for step in (1, 2, 3, 4):
            hands[left_of(dealer, step)].append(cards.pop(0))
        if len(nest) < int(str(rules["nest"])):
            nest.append(cards.pop(0))
    nest += cards  # a nest larger than there are rounds gets what is left
    assert len(nest) == int(str(rules["nest"])), "the pack does not fit hands and nest"
    return hands, nest
