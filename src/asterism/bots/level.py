"""The bots `level:novice` to `level:master`: five levels, in every game and format.

A level is a search with a fixed number of iterations, so it plays the same on every machine. Weak
levels search less and choose less carefully. docs/bots.md says how strong each is.
"""

from __future__ import annotations

from collections.abc import Sequence

from asterism.bots.arguments import Arguments
from asterism.bots.budget import arguments_of, budget_for
from asterism.bots.searching import Searching
from asterism.bots.thinking import Grown, best_of, visits_of
from asterism.engine.arithmetic import power
from asterism.engine.chance import Quick
from asterism.engine.mind import LEVELS
from asterism.engine.view import View

FINE = 1 << 24  # the resolution of the random choice
MOST_PARTS = 10_000


class Level(Searching):
    """`level:expert`; `level:expert:/50` uses a fiftieth of its iterations, for tests."""

    def __init__(self, spec: str = "level:skilled", seed: int = 0) -> None:
        super().__init__(spec, seed)
        self.level, _, part = self.arguments.partition(":")
        if self.level not in LEVELS:
            raise ValueError(f"bot {spec!r}: the levels are {', '.join(LEVELS)}")
        self.parts = read_parts(spec, part)

    def arguments_for(self, view: View) -> Arguments:
        return arguments_of(budget_for(view, self.level), self.parts)

    def place(self, view: View, trees: Sequence[Grown], chance: Quick) -> int:
        care = budget_for(view, self.level).care
        return careless(visits_of(trees), care, chance) if care else best_of(trees)


def read_parts(spec: str, text: str) -> int:
    """The divisor of the iterations: 50 for `/50`."""
    if not text:
        return 1
    number = text[1:]
    if not text.startswith("/") or not number.isascii() or not number.isdecimal():
        raise ValueError(f"bot {spec!r}: after the level only /N can stand, as in level:expert:/50")
    if len(number) > 5 or not 1 <= int(number) <= MOST_PARTS:
        raise ValueError(f"bot {spec!r}: the iterations are divided by 1 to {MOST_PARTS}")
    return int(number)


def careless(counts: list[int], care: float, chance: Quick) -> int:
    """A random move, with probability proportional to visits ** care."""
    most = max(counts)
    shares = [power(count / most, care) for count in counts]
    pick = chance.below(FINE) / FINE * sum(shares)
    for index, share in enumerate(shares):
        pick -= share
        if pick < 0.0:
            return index
    return counts.index(most)
