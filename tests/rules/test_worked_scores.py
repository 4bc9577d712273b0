"""Five scores of each game, worked out by hand from its own words: bid, points taken, what is written.

`cards` are the bidders' card points, nest included; `bonus` what they get of the bonus. The rest of
the pack, and the rest of the bonus, is the defenders'. The comments do the sums.
"""

from dataclasses import dataclass
from typing import Any

import pytest

from tests.support import scored


@dataclass(frozen=True)
class Worked:
    bid: int
    cards: int
    bonus: int
    bidders: int
    defenders: int
    tricks: int | None = None


# A hand of 120 points, where a bid that is made scores the bid.
CROWSNEST = [
    Worked(70, 70, 0, 70, 50),  # exactly made
    Worked(75, 110, 0, 75, 10),  # 35 over the bid are worth nothing; 120 - 110
    Worked(90, 85, 0, -90, 35),  # five short: the bid is lost, 120 - 85
    Worked(100, 40, 0, -100, 80),  # the defenders keep all they took
    Worked(105, 105, 0, 105, 15),
]
# The same with 100 points.
CROWSNEST_NO_CROW = [
    Worked(70, 70, 0, 70, 30),
    Worked(75, 90, 0, 75, 10),
    Worked(80, 75, 0, -80, 25),
    Worked(90, 50, 0, -90, 50),
    Worked(70, 85, 0, 70, 15),
]
# Captured points count.
KENTUCKY_DISCARD = [
    Worked(70, 70, 0, 70, 50),
    Worked(75, 110, 0, 110, 10),
    Worked(90, 85, 0, -90, 35),
    Worked(100, 40, 0, -100, 80),
    Worked(70, 100, 0, 100, 20),
]
KENTUCKY_DISCARD_ORIGINAL = [
    Worked(70, 70, 0, 70, 30),
    Worked(75, 90, 0, 90, 10),
    Worked(80, 75, 0, -80, 25),
    Worked(90, 50, 0, -90, 50),
    Worked(75, 80, 0, 80, 20),
]
# 100 in cards and 20 for more than seven of the fourteen tricks.
PARTNERSHIP = [
    Worked(80, 60, 20, 80, 40),  # 60 + 20 makes it
    Worked(90, 60, 20, -90, 40),  # 60 + 20 does not
    Worked(70, 70, 0, 70, 50, tricks=6),  # fewer tricks, enough counters; 30 + 20
    Worked(75, 70, 0, -75, 50, tricks=6),  # five short; 30 + 20
    Worked(70, 50, 0, -70, 50, tricks=7),  # seven each: nobody has the 20
]
# 180 in cards and 20 for the last trick.
ONE_HIGH = [
    Worked(100, 80, 20, 100, 100),  # 80 + 20 just makes it; 180 - 80
    Worked(105, 80, 20, -105, 100),
    Worked(100, 100, 0, 100, 100),  # 80 + 20 for the others
    Worked(120, 110, 20, 130, 70),
    Worked(150, 90, 0, -150, 110),  # 90 + 20
]
# 150: four colors of 25, the Rook's 20, the Red 1's 30.
RED_ONE = [
    Worked(75, 75, 0, 75, 75),  # even
    Worked(80, 75, 0, -80, 75),
    Worked(75, 100, 0, 100, 50),
    Worked(100, 60, 0, -100, 90),
    Worked(90, 95, 0, 95, 55),
]
# 180: four colors of 40, the Rook's 20.
BUCKEYE = [
    Worked(100, 100, 0, 100, 80),
    Worked(100, 95, 0, -100, 85),
    Worked(105, 120, 0, 120, 60),
    Worked(120, 80, 0, -120, 100),
    Worked(100, 110, 0, 110, 70),
]
KENTUCKY_ROOK = [
    Worked(105, 105, 0, 105, 75),
    Worked(105, 95, 0, -105, 85),
    Worked(110, 125, 0, 125, 55),
    Worked(150, 90, 0, -150, 90),
    Worked(115, 115, 0, 115, 65),
]
# North calls G1, which east holds: north and east against south and west.
CALL_PARTNER = [
    Worked(100, 80, 20, 100, 100),
    Worked(105, 80, 20, -105, 100),
    Worked(100, 105, 0, 105, 95),  # 75 + 20
    Worked(5, 90, 0, 90, 110),
    Worked(150, 100, 20, -150, 80),
]

WORKED = {
    "crowsnest": CROWSNEST,
    "crowsnest_no_crow": CROWSNEST_NO_CROW,
    "kentucky_discard": KENTUCKY_DISCARD,
    "kentucky_discard_original": KENTUCKY_DISCARD_ORIGINAL,
    "partnership": PARTNERSHIP,
    "one_high": ONE_HIGH,
    "red_one": RED_ONE,
    "buckeye": BUCKEYE,
    "kentucky_rook": KENTUCKY_ROOK,
    "call_partner": CALL_PARTNER,
}
CASES = [(game, row) for game, rows in WORKED.items() for row in rows]
NAMES = [f"{game}-{number}" for game, rows in WORKED.items() for number in range(len(rows))]


@pytest.mark.parametrize(("game", "row"), CASES, ids=NAMES)
def test_worked_score(game, row):
    def wanted(table):
        return (
            scored.bidders(table, "captured") == row.cards
            and scored.bidders(table, "bonus") == row.bonus
            and (row.tricks is None or scored.tricks_of_bidders(table) == row.tricks)
        )

    called: dict[str, Any] = {"partner": "east", "called": "G1"} if game == "call_partner" else {}
    position, _ = scored.hand(game, wanted, declarer="north", dealer="west", bid=row.bid, **called)
    sheet = position.score()
    if game == "call_partner":
        assert sheet.scored == (row.bidders, row.bidders, row.defenders, row.defenders)
    else:
        assert sheet.scored == (row.bidders, row.defenders)
    assert sheet.made == (row.bidders > 0)
