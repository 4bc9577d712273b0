"""Writes what README.md takes from the code; with ``--check`` only says whether that is stale."""

import re
import sys
from pathlib import Path

from rooktutor.rules.axes import Bird
from rooktutor.rules.ruleset import RuleSet
from rooktutor.rules.systems import RULE_SETS
from rooktutor.text.catalog import Catalog

README = Path(__file__).parents[1] / "README.md"
PART = re.compile(r"(<!-- rule sets: [^\n]*-->\n).*(<!-- end of rule sets -->)", re.DOTALL)
HEAD = "| id | game | cards | in hand | nest | points | lowest bid | to |"
RULE = "|---|---|---|---|---|---|---|---|"


def row(rules: RuleSet, words: Catalog) -> str:
    """The line of the table for one rule set."""
    name = words.text(f"game-{rules.id.replace('_', '-')}")
    bird = "" if rules.bird is Bird.NONE else " with the bird"
    cells = (
        f"`{rules.id}`",
        name,
        f"{len(rules.pack)}{bird}",
        rules.hand,
        rules.nest or "none",
        rules.total_points,
        rules.min_bid,
        rules.target,
    )
    return f"| {' | '.join(map(str, cells))} |"


def written(readme: str) -> str:
    """README with its table of rule sets made anew."""
    words = Catalog("en")
    table = "\n".join((HEAD, RULE, *(row(rules, words) for rules in RULE_SETS.values())))
    return PART.sub(lambda found: f"{found[1]}{table}\n{found[2]}", readme)


def main() -> int:
    """Write README.md, or check it."""
    before = README.read_text(encoding="utf-8")
    after = written(before)
    if "--check" in sys.argv[1:]:
        return int(before != after)
    README.write_text(after, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
