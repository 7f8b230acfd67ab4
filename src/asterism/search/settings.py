"""The hyperparameters of a search, with defaults that were tested in the arena (docs/bots.md)."""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite
from typing import Final, final

# Each with its default and its maximum; the minimum is 0.
DEFAULTS: Final[dict[str, float]] = {
    # The exploration constant where there are no priors ...
    "exploration": 0.7,
    # ... and the weight of the priors where there are.
    "trust": 1.0,
    # The visits of a node before the evaluation computes priors; until then it names a sensible
    # move each time.
    "patience": 0.0,
    # The share of a playout's moves that the evaluation chooses; the others are random.
    "informed": 0.0,
    # The decisions of a playout before the evaluation judges; 1000: to the end of the game.
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
    """The hyperparameters of a search."""

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
