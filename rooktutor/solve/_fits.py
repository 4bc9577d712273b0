"""What was fitted for each game on hands played out by strong players, with where it comes from.

``scripts/fit_strength.py --write`` writes this file; nothing in it is set by hand.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

NARROWEST, WIDEST = 0.5, 1.5
"""Bounds of how wide steps are."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """The points taken as a sum, all in shares of the points of the hand, and how they spread around it.

    ``base`` is a constant, ``solved`` and ``strength`` are the weights of the points of the solved
    layout and of declarer's strength before the exchange; ``spread`` are equally likely steps from
    the sum, each ``width`` and ``tilt`` times the sum as wide: points of strong hands spread less, as
    there are no more than all of them.
    """

    base: float
    solved: float
    strength: float
    spread: tuple[float, ...]
    width: float = 1.0
    tilt: float = 0.0

    def wide(self, share: float) -> float:
        """How wide the steps are where the sum is this share of all points."""
        return min(WIDEST, max(NARROWEST, self.width + self.tilt * share))


@dataclass(frozen=True, kw_only=True, slots=True)
class Fit:
    """The model of one game: how many hands, from which seed on, and how good on hands left out.

    ``error`` is the mean error of the points, ``weights`` those of ``rooktutor.solve.strength``, ``glance``
    the outlook by strength alone, and ``outlook`` that with a solved layout.
    """

    hands: int
    seed: int
    error: float
    weights: tuple[float, ...]
    glance: Outlook
    outlook: Outlook


# fmt: off
FITS: Mapping[str, Fit] = MappingProxyType({
    "crowsnest_no_crow": Fit(
        hands=4000, seed=1000000, error=12.1,
        weights=(0.353, 0.319, 0.000, 0.186, 0.054, 0.000, 0.093, -0.006, 0.176, 0.177),
        glance=Outlook(0.0, 0.0, 1.0, (
            -0.321, -0.223, -0.170, -0.141, -0.109, -0.087, -0.060, -0.040, -0.022, -0.002,
            0.017, 0.034, 0.050, 0.069, 0.089, 0.110, 0.132, 0.155, 0.178, 0.206,
        ), 2.272, -1.609),
        outlook=Outlook(0.049, 0.599, 0.334, (
            -0.273, -0.182, -0.137, -0.105, -0.081, -0.061, -0.043, -0.027, -0.013, 0.003,
            0.016, 0.029, 0.043, 0.057, 0.070, 0.081, 0.091, 0.104, 0.135, 0.184,
        ), 1.648, -0.819),
    ),
    "kentucky_discard": Fit(
        hands=4000, seed=1000000, error=15.3,
        weights=(0.449, 0.252, 0.000, 0.076, 0.042, 0.051, 0.044, 0.009, 0.142, 0.066),
        glance=Outlook(0.0, 0.0, 1.0, (
            -0.287, -0.201, -0.165, -0.134, -0.110, -0.090, -0.072, -0.052, -0.033, -0.016,
            0.001, 0.017, 0.035, 0.054, 0.073, 0.091, 0.111, 0.128, 0.151, 0.176,
        ), 3.325, -2.954),
        outlook=Outlook(0.007, 0.706, 0.278, (
            -0.245, -0.161, -0.120, -0.093, -0.074, -0.054, -0.038, -0.025, -0.012, -0.000,
            0.011, 0.025, 0.039, 0.049, 0.058, 0.068, 0.081, 0.092, 0.117, 0.172,
        ), 1.961, -1.22),
    ),
    "kentucky_discard_original": Fit(
        hands=4000, seed=1000000, error=12.2,
        weights=(0.357, 0.319, 0.000, 0.179, 0.054, 0.000, 0.093, -0.006, 0.177, 0.172),
        glance=Outlook(0.0, 0.0, 1.0, (
            -0.321, -0.222, -0.169, -0.140, -0.108, -0.086, -0.060, -0.040, -0.022, -0.002,
            0.016, 0.035, 0.051, 0.070, 0.092, 0.112, 0.134, 0.156, 0.179, 0.208,
        ), 2.286, -1.626),
        outlook=Outlook(0.057, 0.603, 0.321, (
            -0.274, -0.183, -0.137, -0.105, -0.081, -0.061, -0.043, -0.027, -0.013, 0.003,
            0.016, 0.030, 0.043, 0.057, 0.070, 0.080, 0.090, 0.105, 0.136, 0.186,
        ), 1.629, -0.795),
    ),
    "partnership": Fit(
        hands=4000, seed=1000000, error=15.9,
        weights=(0.239, 0.000, 0.000, 0.381, 0.044, 0.000, 0.143, 0.076, 0.214, 0.199),
        glance=Outlook(0.0, 0.0, 1.0, (
            -0.299, -0.220, -0.175, -0.140, -0.107, -0.080, -0.052, -0.030, -0.009, 0.012,
            0.029, 0.046, 0.063, 0.081, 0.101, 0.121, 0.144, 0.170, 0.207, 0.256,
        ), 1.813, -1.317),
        outlook=Outlook(-0.05, 0.783, 0.282, (
            -0.237, -0.141, -0.086, -0.059, -0.043, -0.031, -0.020, -0.010, -0.000, 0.008,
            0.017, 0.025, 0.032, 0.041, 0.052, 0.064, 0.080, 0.099, 0.127, 0.200,
        ), 1.53, -0.858),
    ),
    "one_high": Fit(
        hands=4000, seed=1000000, error=21.7,
        weights=(0.366, 0.317, 0.000, 0.240, 0.046, 0.011, 0.087, 0.029, 0.143, 0.113),
        glance=Outlook(0.0, 0.0, 1.0, (
            -0.276, -0.201, -0.155, -0.125, -0.100, -0.078, -0.058, -0.037, -0.020, -0.004,
            0.012, 0.027, 0.042, 0.057, 0.073, 0.090, 0.107, 0.131, 0.160, 0.203,
        ), 2.476, -2.003),
        outlook=Outlook(0.016, 0.657, 0.337, (
            -0.243, -0.149, -0.107, -0.080, -0.064, -0.051, -0.039, -0.027, -0.016, -0.005,
            0.004, 0.014, 0.026, 0.039, 0.051, 0.065, 0.081, 0.101, 0.128, 0.171,
        ), 2.479, -2.009),
    ),
    "red_one": Fit(
        hands=8000, seed=1000000, error=20.5,
        weights=(0.442, 0.211, 0.000, 0.085, 0.102, -0.014, -0.012, 0.008, 0.057, 0.098),
        glance=Outlook(0.0, 0.0, 1.0, (
            -0.276, -0.208, -0.173, -0.147, -0.123, -0.103, -0.084, -0.063, -0.043, -0.025,
            -0.005, 0.014, 0.036, 0.056, 0.077, 0.097, 0.117, 0.136, 0.158, 0.186,
        ), 3.052, -2.648),
        outlook=Outlook(0.012, 0.816, 0.163, (
            -0.193, -0.132, -0.098, -0.077, -0.061, -0.048, -0.036, -0.026, -0.017, -0.008,
            0.003, 0.013, 0.021, 0.029, 0.036, 0.045, 0.055, 0.067, 0.095, 0.148,
        ), 1.872, -1.125),
    ),
    "buckeye": Fit(
        hands=4000, seed=1000000, error=21.1,
        weights=(0.418, 0.263, 0.000, 0.050, 0.069, 0.012, 0.061, 0.028, 0.178, 0.062),
        glance=Outlook(0.0, 0.0, 1.0, (
            -0.258, -0.193, -0.154, -0.128, -0.104, -0.084, -0.065, -0.049, -0.034, -0.019,
            -0.003, 0.011, 0.026, 0.041, 0.060, 0.078, 0.098, 0.119, 0.148, 0.184,
        ), 2.499, -1.975),
        outlook=Outlook(0.021, 0.697, 0.28, (
            -0.214, -0.137, -0.106, -0.084, -0.066, -0.051, -0.038, -0.028, -0.017, -0.007,
            0.003, 0.013, 0.023, 0.036, 0.048, 0.062, 0.075, 0.090, 0.113, 0.163,
        ), 2.02, -1.344),
    ),
    "kentucky_rook": Fit(
        hands=8000, seed=1000000, error=21.9,
        weights=(0.496, 0.134, 0.000, 0.148, 0.093, -0.010, 0.120, -0.002, 0.024, -0.217),
        glance=Outlook(0.0, 0.0, 1.0, (
            -0.245, -0.182, -0.147, -0.122, -0.100, -0.082, -0.064, -0.047, -0.031, -0.016,
            -0.002, 0.014, 0.030, 0.047, 0.065, 0.082, 0.105, 0.130, 0.164, 0.211,
        ), 1.833, -1.179),
        outlook=Outlook(-0.006, 0.777, 0.211, (
            -0.194, -0.135, -0.105, -0.084, -0.066, -0.053, -0.040, -0.028, -0.018, -0.008,
            0.001, 0.010, 0.020, 0.029, 0.038, 0.050, 0.063, 0.077, 0.101, 0.167,
        ), 1.185, -0.262),
    ),
    "call_partner": Fit(
        hands=4000, seed=1000000, error=19.6,
        weights=(0.251, 0.277, 0.231, 0.211, 0.025, 0.021, 0.067, 0.024, 0.128, 0.155),
        glance=Outlook(0.0, 0.0, 1.0, (
            -0.281, -0.194, -0.148, -0.110, -0.081, -0.059, -0.038, -0.022, -0.004, 0.010,
            0.025, 0.040, 0.054, 0.071, 0.085, 0.100, 0.119, 0.137, 0.160, 0.189,
        ), 3.38, -2.923),
        outlook=Outlook(-0.03, 0.587, 0.456, (
            -0.248, -0.148, -0.105, -0.078, -0.054, -0.040, -0.027, -0.015, -0.003, 0.007,
            0.017, 0.028, 0.039, 0.049, 0.060, 0.071, 0.083, 0.099, 0.123, 0.161,
        ), 2.63, -2.003),
    ),
})
# fmt: on
"""The fits by the id of the rule set."""
