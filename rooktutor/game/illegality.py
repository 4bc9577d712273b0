"""Why an action is refused, and the rule that a legal one rests on: ids, no sentences."""

from dataclasses import dataclass
from enum import Enum

from rooktutor.cards import NO_CARDS, CardSet


class Wrong(Enum):
    """What is wrong with a refused action."""

    HAND_IS_OVER = "hand_is_over"
    WRONG_PHASE = "wrong_phase"
    NOT_YOUR_TURN = "not_your_turn"
    BELOW_MINIMUM = "below_minimum"
    NOT_HIGHER = "not_higher"
    NOT_A_STEP = "not_a_step"
    ABOVE_MAXIMUM = "above_maximum"
    NO_JUMP_BIDS = "no_jump_bids"
    NO_SUCH_CALL = "no_such_call"
    PARTNER_NOT_HIGH = "partner_not_high"
    HELD_ALREADY = "held_already"
    NOT_FIRST_CALL = "not_first_call"
    COUNTER_IN_HAND = "counter_in_hand"
    COUNTER_TURNED = "counter_turned"
    HAND_UNSEEN = "hand_unseen"
    NOT_YOUR_CARD = "not_your_card"
    MUST_FOLLOW = "must_follow"
    NO_REVOKE = "no_revoke"
    DISCARD_SIZE = "discard_size"
    COUNTER_IN_NEST = "counter_in_nest"
    OTHERS_BEFORE_COUNTERS = "others_before_counters"
    ONLY_TRUMP_COUNTERS = "only_trump_counters"
    ONE_SMALL_COUNTER = "one_small_counter"
    TRUMP_IN_NEST = "trump_in_nest"
    TRUMP_NOT_OFFERED = "trump_not_offered"
    NOT_IN_PACK = "not_in_pack"
    OWN_CARD_CALLED = "own_card_called"
    NEST_CARD_CALLED = "nest_card_called"
    NOT_A_LEADER = "not_a_leader"


class RuleId(Enum):
    """The rule that an action rests on or breaks."""

    TURN_ORDER = "turn_order"
    MINIMUM_BID = "minimum_bid"
    HIGHER_BID = "higher_bid"
    MAXIMUM_BID = "maximum_bid"
    PASS_IS_FINAL = "pass_is_final"  # noqa: S105 - a rule of the auction
    HOLD_PARTNER = "hold_partner"
    SHOOT_MOON = "shoot_moon"
    MISDEAL = "misdeal"
    DISCARD_COUNT = "discard_count"
    DISCARD_FREE = "discard_free"
    COUNTERS_BARRED = "counters_barred"
    TRUMPS_BARRED = "trumps_barred"
    NAME_TRUMP = "name_trump"
    CALL_CARD = "call_card"
    CHOOSE_LEADER = "choose_leader"
    LEAD_ANY = "lead_any"
    FOLLOW_COLOR = "follow_color"
    FOLLOW_TRUMP = "follow_trump"
    VOID_PLAYS_ANY = "void_plays_any"
    BIRD_ANY_TIME = "bird_any_time"
    RED_ONE_ANY_TIME = "red_one_any_time"
    BIRD_IS_TRUMP = "bird_is_trump"
    RED_ONE_IS_TRUMP = "red_one_is_trump"
    BABY_ROOK_IS_TRUMP = "baby_rook_is_trump"
    BIRD_FORCED = "bird_forced"
    BIRD_NOT_FORCED = "bird_not_forced"
    REVOKE = "revoke"


@dataclass(frozen=True, kw_only=True)
class Illegality:
    """Why an action is refused and what would have been legal instead."""

    reason: Wrong
    rule: RuleId
    must_play: CardSet = NO_CARDS
    """The cards that are legal instead, or for a discard the cards it must be chosen from."""
    limit: int | None = None
    """The number that the action broke: the least or most legal bid, the size of the discard."""
