"""The closed sets of values that an axis of a rule set can take.

The values are the words that records and the rule book use; what each one means is acted
on in exactly one place of ``rooktutor.game`` or ``rooktutor.rules.order``.
"""

from enum import Enum


class Ranks(Enum):
    """Which numbers of each color are in the pack."""

    FIVE_UP = "5-14"
    ONE_AND_FIVE_UP = "1+5-14"
    ALL = "1-14"


class One(Enum):
    """Where the 1 of a color stands."""

    ABSENT = "absent"
    HIGH = "high"
    LOW = "low"


class Bird(Enum):
    """Whether the bird card is in the pack, and what the game calls it."""

    NONE = "none"
    ROOK = "rook"
    CROW = "crow"


class BirdRank(Enum):
    """Where the bird stands among the trumps."""

    HIGH = "high"
    LOW = "low"
    TEN_AND_HALF = "10.5"
    TWELVE_AND_HALF = "12.5"


class TenPointCard(Enum):
    """Which high card of each color counts 10 points."""

    FOURTEEN = "14"
    THIRTEEN = "13"


class BabyRook(Enum):
    """Which card, if any, is a trump of every color just under the Rook."""

    NONE = "none"
    BLACK_2 = "black_2"


class FirstBidder(Enum):
    """Who calls first."""

    LEFT_OF_DEALER = "left_of_dealer"
    DEALER = "dealer"


class FirstLead(Enum):
    """Who leads to the first trick."""

    LEFT_OF_DEALER = "left_of_dealer"
    LEFT_OF_DECLARER = "left_of_declarer"
    DECLARER = "declarer"
    DEALER = "dealer"
    DECLARER_CHOOSES = "declarer_chooses"
    """Declarer says who: himself or the seat on his left."""


class AllPass(Enum):
    """What happens when nobody bids."""

    REDEAL_SAME = "redeal_same"
    REDEAL_NEXT = "redeal_next"
    DEALER_FORCED_MIN = "dealer_forced_min"


class HoldPartner(Enum):
    """Whether a seat may hold while its partner has the high bid, instead of passing."""

    OFF = "off"
    ONCE = "once"
    """Once a hand; whoever holds stays in the auction."""


class MoonRule(Enum):
    """Whether a call above every number promises all points of the hand, and what is at stake."""

    OFF = "off"
    FIXED = "fixed"
    """It wins or loses ``moon_points``."""
    GAME = "game"
    """It wins or loses the match."""


class MisdealRule(Enum):
    """Whether a seat may ask for new cards instead of its first call."""

    OFF = "off"
    NO_COUNTERS = "no_counters"
    """When it holds no counter, and none lies face up in the nest."""


class BlindBid(Enum):
    """Whether there are auctions in which nobody has seen his own cards."""

    OFF = "off"
    BIRD_TURNED = "bird_turned"
    """When the bird is the card of the nest that lies face up."""


class NestVisibility(Enum):
    """Who sees the nest before declarer's discard."""

    HIDDEN = "hidden"
    TOP_CARD = "top_card"
    ALL = "all"


class TrumpNaming(Enum):
    """When declarer names trump."""

    AFTER_DISCARD = "after_discard"
    BEFORE_DISCARD = "before_discard"
    BEFORE_NEST = "before_nest"


class DiscardCounters(Enum):
    """Which counters declarer may lay away."""

    FREE = "free"
    FORBIDDEN = "forbidden"
    ONE_SMALL = "one_small"
    FACE_UP = "face_up"


class DiscardShortfall(Enum):
    """What happens when counters are barred and declarer has too few other cards."""

    FREE_ANNOUNCED = "free_announced"
    TRUMP_COUNTERS_ONLY = "trump_counters_only"
    REDEAL = "redeal"


class DiscardTrump(Enum):
    """Which trumps declarer may lay away."""

    FREE = "free"
    FACE_UP = "face_up"
    ANNOUNCED = "announced"
    """Any, but their number is said aloud."""
    FORBIDDEN_IF_AVOIDABLE = "forbidden_if_avoidable"


class TrumpChoice(Enum):
    """What declarer may name besides the four colors."""

    COLORS = "colors"
    NO_TRUMP = "no_trump"
    NO_TRUMP_OR_LOW = "no_trump_or_low"
    """Low is no trump with the ranks of each color upside down."""


class NestOwner(Enum):
    """Who takes the counters laid away in the nest."""

    LAST_TRICK = "last_trick"
    DECLARER = "declarer"


class Bonus(Enum):
    """What earns the bonus points."""

    NONE = "none"
    LAST_TRICK = "last_trick"
    MOST_TRICKS = "most_tricks"


class MostTricksTie(Enum):
    """Who takes the bonus for most tricks when both sides took as many."""

    NONE = "none"
    DEFENDERS = "defenders"
    SPLIT = "split"


class MadeScore(Enum):
    """What the declaring side scores when it makes its bid."""

    BID = "bid"
    CAPTURED = "captured"


class Teams(Enum):
    """How the partnerships come about."""

    FIXED = "fixed"
    CALLED = "called"


class CallCardRule(Enum):
    """What calling a card that no other player can hold means."""

    ALONE = "alone"
    FORBIDDEN = "forbidden"


class GoOut(Enum):
    """In which hands a side can reach the target."""

    ANY_HAND = "any_hand"
    MADE_BID = "made_bid"
    """Only in one in which it made its own bid."""


class Tie(Enum):
    """What settles equal scores at the target."""

    EXTRA_HAND = "extra_hand"
    DECLARER_WINS = "declarer_wins"


class Revoke(Enum):
    """What a card that should have followed costs, once the next trick has been taken."""

    BLOCK = "block"
    """Such a card is refused."""
    LOSE_BID = "lose_bid"
    FLAT_100 = "flat_100"
