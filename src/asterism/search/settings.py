"""The hyperparameters of a search, with defaults that were tested in the arena (docs/bots.md)."""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite
from typing import Final, final

# Each with its default and the most that makes sense; the least is 0.
DEFAULTS: Final[dict[str, float]] = {
    # How much curiosity weighs where the evaluation has no opinion on the moves ...
    "exploration": 0.7,
    # ... and where it has: the weight of its priors.
    "trust": 1.0,
    # The visits of a point before the evaluation is asked about its moves; until then it names a
    # sensible one each time.
    "patience": 0.0,
    # Of the moves of a playout, the share that the evaluation chooses; the others are chance's.
    "informed": 0.0,
    # After how many decisions of a playout the evaluation judges; 1000: the game is played out.
    "depth": 1000.0,
}
MOST: Final[dict[str, float]] = {
    "exploration": 10.0,
    "trust": 100.0,
    "patience": 1000.0,
    "informed": 1.0,
    "depth": 1000.0,
}


@final
class Settings:
    """What a search is told apart from its position and its budget."""

    def __init__(self, numbers: Mapping[str, float], paranoid: bool = False) -> None:
        for name in numbers:
            if name not in DEFAULTS:
                raise ValueError(
                    f"search: there is no setting {name!r}: there are {', '.join(DEFAULTS)}"
                )
            number = numbers[name]
            if not isfinite(number) or not 0.0 <= number <= MOST[name]:
                raise ValueError(f"search: {name} is {number}, not from 0 to {MOST[name]:g}")
        self.numbers: Final = {name: numbers.get(name, DEFAULTS[name]) for name in DEFAULTS}
        self.paranoid: Final = paranoid
        self.exploration: Final[float] = self.numbers["exploration"]
        self.trust: Final[float] = self.numbers["trust"]
        self.patience: Final[int] = int(self.numbers["patience"])
        self.informed: Final[float] = self.numbers["informed"]
        self.depth: Final[int] = int(self.numbers["depth"])
