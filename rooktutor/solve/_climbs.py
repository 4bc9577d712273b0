"""How high a seat bids for its strength, by game.

``scripts/fit_climbs.py --write`` writes this file; nothing in it is set by hand.
"""

from collections.abc import Mapping
from types import MappingProxyType

CLIMBS: Mapping[str, tuple[float, float]] = MappingProxyType(
    {
        "crowsnest_no_crow": (-0.03, 1.0),
        "kentucky_discard": (0.429, 0.4),
        "kentucky_discard_original": (-0.015, 1.0),
        "partnership": (0.316, 0.4),
        "one_high": (-0.04, 1.0),
        "red_one": (0.398, 0.4),
        "buckeye": (0.404, 0.4),
        "kentucky_rook": (0.364, 0.4),
        "call_partner": (-0.015, 1.0),
    }
)
"""A share of all points, and points for each point of strength; together the highest bid."""
