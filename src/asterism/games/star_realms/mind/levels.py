"""How much the levels think in Star Realms: a turn holds two or three decisions worth a thought."""

from typing import Final

from asterism.engine.mind import Budget, Budgets

LEVELS: Final[Budgets] = (
    Budget(4, care=0.3, changed={"trust": 0.0}, sharp=False),  # without priors, too
    Budget(16, care=0.4, sharp=False),
    Budget(16, care=1.0),
    Budget(24),
    Budget(400),
)
