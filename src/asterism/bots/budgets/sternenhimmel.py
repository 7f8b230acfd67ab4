"""How much the levels think in Sternenhimmel, with any number of players."""

from asterism.bots.budgets.budget import Budget, Budgets

STERNENHIMMEL: Budgets = (
    Budget(40, care=0.5),
    Budget(150, care=2.0),
    Budget(200),
    Budget(4_000),
    Budget(12_000),
)
