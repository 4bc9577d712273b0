"""The ten games and every house-rule axis, as a table of plain values."""

SEATS = ("north", "east", "south", "west")  # clockwise
COLORS = ("red", "green", "yellow", "black")

# What a game says when it says nothing else.
DEFAULTS: dict[str, object] = {
    # the pack
    "ranks": "5-14",  # "5-14", "1-14", "1+5-14"
    "one": "absent",  # "absent", "low", "high"
    "one_points": 0,
    "ten_point_card": "14",  # "13": which high card of each color counts 10
    "bird": "none",  # "crow", "rook": one and the same card
    "bird_rank": "high",  # "high", "low", "10.5", "12.5"
    "bird_points": 0,
    "bird_free_play": False,
    "bird_forced_on_trump_lead": True,
    "red_one": False,
    "red_one_points": 0,
    "red_one_free_play": False,
    "baby_rook": "none",  # "black_2": a trump of every color just under the Rook
    "baby_rook_points": 0,
    "hand": 9,
    "nest": 5,
    # the auction
    "min_bid": 70,
    "max_bid": 120,
    "bid_step": 5,
    "jump_bids": True,
    "stop_at_max": True,
    "first_bidder": "left_of_dealer",  # or "dealer"
    "all_pass": "redeal_same",  # "redeal_next", "dealer_forced_min"
    "hold_partner": "off",  # "once"
    "moon": "off",  # "fixed", "game"
    "moon_points": 200,
    "misdeal": "off",  # "no_counters"
    "blind_bid": "off",  # "bird_turned"
    # the nest
    "nest_visibility": "hidden",  # "top_card", "all"
    "trump_choice": "colors",  # "no_trump", "no_trump_or_low"
    "trump_naming": "after_discard",  # "before_discard", "before_nest"
    "discard_counters": "free",  # "forbidden", "one_small", "face_up"
    "discard_shortfall": "free_announced",  # "trump_counters_only", "redeal"
    "discard_trump": "free",  # "face_up", "announced", "forbidden_if_avoidable"
    "nest_owner": "last_trick",  # "declarer"
    "teams": "fixed",  # "called"
    "call_own_card": "alone",  # "forbidden"
    "call_nest_card": "alone",  # "forbidden"
    # play and score
    "first_lead": "left_of_dealer",  # "left_of_declarer", "declarer", "dealer", "declarer_chooses"
    "bonus": "none",  # "last_trick", "most_tricks"
    "bonus_points": 0,
    "most_tricks_tie": "none",  # "defenders", "split"
    "sweep_points": 0,
    "made_score": "captured",  # "bid"
    "revoke": "block",  # "lose_bid", "flat_100"
    "target": 300,
    "go_out": "any_hand",  # "made_bid"
    "score_cap": 0,  # 0 stands for one step of the bids below the target
    "hands": 0,  # 0: as many as it takes
    "mercy_lead": 0,
    "mercy_low": 0,
    "tie": "extra_hand",  # "declarer_wins"
}

CROW = {"bird": "crow", "bird_rank": "low", "bird_points": 20, "bird_free_play": True}
TOP_ROOK = {"bird": "rook", "bird_rank": "high", "bird_points": 20, "bird_free_play": True}
HIGH_ONES = {"one": "high", "one_points": 15}
LAST_TRICK_20 = {"bonus": "last_trick", "bonus_points": 20}
PACK_OF_57 = {"ranks": "1-14", "hand": 13, "nest": 5, "max_bid": 200, **LAST_TRICK_20}
PACK_OF_45 = {"ranks": "1+5-14", "hand": 10, "nest": 5, "min_bid": 100, "max_bid": 180}

GAMES: dict[str, dict[str, object]] = {
    "crowsnest": {**CROW, "made_score": "bid"},
    "crowsnest_no_crow": {"nest": 4, "max_bid": 100, "made_score": "bid"},
    "kentucky_discard": {**TOP_ROOK},
    "kentucky_discard_original": {"nest": 4, "max_bid": 100},
    "partnership": {
        "ranks": "1-14", "one": "low", "hand": 14, "nest": 0, "bonus": "most_tricks", "bonus_points": 20,
    },
    "one_high": {
        **PACK_OF_57, **HIGH_ONES, "bird": "rook", "bird_rank": "low", "bird_points": 20,
    },
    "red_one": {
        **TOP_ROOK, "red_one": True, "red_one_points": 30, "nest": 6, "min_bid": 75, "max_bid": 150,
    },
    "buckeye": {**PACK_OF_45, **HIGH_ONES, **TOP_ROOK},
    "kentucky_rook": {
        **PACK_OF_45, **HIGH_ONES, **TOP_ROOK, "bird_free_play": False, "all_pass": "dealer_forced_min",
        "discard_counters": "forbidden", "first_lead": "left_of_declarer", "target": 500,
    },
    "call_partner": {
        **PACK_OF_57, **HIGH_ONES, "bird": "rook", "bird_rank": "10.5", "bird_points": 20, "min_bid": 5,
        "first_bidder": "dealer", "first_lead": "left_of_declarer", "teams": "called", "target": 500,
    },
}  # fmt: skip

# Games that people play, as options over a named one.
HOUSE_GAMES: dict[str, tuple[str, dict[str, object]]] = {
    "one_high_56": (
        "one_high",
        {"bird": "none", "bird_points": 0, "hand": 14, "nest": 0, "bonus": "most_tricks",
         "max_bid": 180},
    ),
    "western_red_one": (
        "buckeye",
        {"red_one": True, "red_one_points": 15, "bird_rank": "10.5", "first_lead": "declarer"},
    ),
    "low_ones_57": (
        "one_high",
        {"one": "low", "min_bid": 95, "max_bid": 180, "trump_naming": "before_discard",
         "discard_counters": "forbidden", "discard_shortfall": "trump_counters_only",
         "nest_owner": "declarer", "bonus": "none", "bonus_points": 0, "target": 500},
    ),
    "tennessee_red_one": (
        "red_one",
        {"all_pass": "dealer_forced_min", "discard_counters": "one_small", "discard_trump": "face_up",
         "first_lead": "declarer", "target": 500},
    ),
    "breckinridge": (
        "kentucky_discard_original",
        {"min_bid": 65, "all_pass": "dealer_forced_min", "trump_naming": "before_nest",
         "discard_counters": "forbidden", "discard_trump": "face_up",
         "first_lead": "left_of_declarer", "revoke": "flat_100"},
    ),
}  # fmt: skip


def rules(game: str, **options: object) -> dict[str, object]:
    """All axes of a game, with house rules laid over it; an axis that does not exist is refused."""
    unknown = set(options) - set(DEFAULTS)
    if unknown:
        raise KeyError(f"no such axis: {sorted(unknown)}")
    if game in HOUSE_GAMES:
        base, changes = HOUSE_GAMES[game]
        return {**DEFAULTS, **GAMES[base], **changes, **options}
    return {**DEFAULTS, **GAMES[game], **options}


def left_of(seat: str, steps: int = 1) -> str:
    """The seat so many places clockwise."""
    return SEATS[(SEATS.index(seat) + steps) % 4]


def partner_of(seat: str) -> str:
    """The seat opposite."""
    return left_of(seat, 2)


def side_of(seat: str) -> str:
    """The fixed side of a seat."""
    return "NS" if seat in ("north", "south") else "EW"
