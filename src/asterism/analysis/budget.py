"""The budget of a hint or a review: in numbers, not seconds, so that it can be repeated."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256

from asterism.bots.budget import budget_for
from asterism.engine.view import View

LEVEL = "expert"  # by default a search as long as this level's ...
MOST_UNASKED = 2000  # ... but not longer than this: a review searches for every decision
MOST_ITERATIONS = 1_000_000
MOST_DEALS = 100_000


@dataclass(frozen=True)
class Budget:
    """`iterations` of the search for one decision (None: about those of the level expert), sampled
    `deals` for each estimate, and a seed.
    """

    iterations: int | None = None
    deals: int = 160
    seed: int = 0

    def __post_init__(self) -> None:
        if self.iterations is not None and not 1 <= self.iterations <= MOST_ITERATIONS:
            raise ValueError(f"iterations is a whole number from 1 to {MOST_ITERATIONS}")
        if not 2 <= self.deals <= MOST_DEALS:
            raise ValueError(f"deals is a whole number from 2 to {MOST_DEALS}")
        if self.seed < 0:
            raise ValueError(f"a seed is a whole number from 0 up, not {self.seed}")

    def iterations_for(self, view: View) -> int:
        if self.iterations is not None:
            return self.iterations
        return min(MOST_UNASKED, budget_for(view, LEVEL).iterations)

    def seed_for(self, what: str) -> int:
        """A separate seed for each estimate."""
        digest = sha256(f"analysis {self.seed} {what}".encode()).digest()
        return int.from_bytes(digest[:3], "big") << 8
