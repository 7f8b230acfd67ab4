"""What a level spends on one decision."""

from __future__ import annotations

from dataclasses import dataclass, field

from asterism.bots.arguments import Arguments

LEAST = 4  # iterations, however much they are divided


@dataclass(frozen=True)
class Budget:
    """So many iterations, and how carefully the move is chosen in the end."""

    iterations: int
    care: float = 0.0  # 0: always the best; else how closely it keeps to the better moves
    changed: dict[str, float] = field(default_factory=dict)  # settings of the search

    def arguments(self, parts: int) -> Arguments:
        iterations = max(LEAST, self.iterations // parts)
        return Arguments(iterations, changed=self.changed, early=not self.care)


# One for each level, from novice to master.
Budgets = tuple[Budget, Budget, Budget, Budget, Budget]
