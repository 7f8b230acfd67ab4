"""The budgets of the levels in Stellar."""

from typing import Final

from asterism.engine.mind import Budget, Budgets

LEVELS: Final[Budgets] = (
    Budget(12, care=0.6),
    Budget(40, care=2.5),
    Budget(80),
    Budget(800),
    Budget(16_000, trees=2),
)
