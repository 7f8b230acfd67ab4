"""How much the levels think in Stellar."""

from asterism.bots.budgets.budget import Budget, Budgets

STELLAR: Budgets = (
    Budget(12, care=0.6),
    Budget(40, care=2.5),
    Budget(80),
    Budget(800),
    Budget(16_000),
)
