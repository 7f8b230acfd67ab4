"""The budgets of the levels in Sternenhimmel, with any number of players."""

from typing import Final

from asterism.engine.mind import Budget, Budgets

LEVELS: Final[Budgets] = (
    Budget(40, care=0.5),
    Budget(150, care=2.0),
    Budget(200),
    Budget(4_000),
    Budget(12_000, trees=2),
)
