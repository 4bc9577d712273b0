"""How high a seat bids for its strength, and what it takes against others, by game.

``scripts/fit_climbs.py --write`` writes this file; nothing in it is set by hand.
"""

from collections.abc import Mapping
from types import MappingProxyType

CLIMBS: Mapping[str, tuple[float, float]] = MappingProxyType(
    {
        "crowsnest": (-0.038, 1.0),
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

AGAINST: Mapping[str, tuple[float, float, float, float, float]] = MappingProxyType(
    {
        "crowsnest": (0.88, 0.641, 0.231, -0.527, -0.532),
        "crowsnest_no_crow": (0.759, 0.92, 0.119, -0.56, -0.507),
        "kentucky_discard": (1.999, 0.576, 0.27, -0.877, -1.641),
        "kentucky_discard_original": (0.792, 0.914, 0.115, -0.577, -0.524),
        "partnership": (0.323, 0.98, 0.653, -0.583, -0.648),
        "one_high": (0.531, 0.966, 0.299, -0.583, -0.456),
        "red_one": (2.488, 0.405, 0.157, -1.087, -1.875),
        "buckeye": (1.518, 0.736, 0.229, -1.041, -1.065),
        "kentucky_rook": (1.539, 0.805, 0.512, -1.276, -1.353),
        "call_partner": (0.456, 0.937, -0.365, -0.254, 0.067),
    }
)
"""What a declarer takes against known hands: a share of all points, and points for each point of strength.

Of his own, of the partner's, and of the opponents', the weaker first. Where the partner is called, of his own
and of the others', the weakest first.
"""
