"""How much the levels think in Star Realms: a turn holds two or three decisions worth a thought."""

from asterism.bots.budgets.budget import Budget, Budgets

NOVICE = Budget(4, care=0.3, changed={"trust": 0.0})  # without priors, too
CASUAL = Budget(16, care=0.4)
SKILLED = Budget(16, care=1.0)

STAR_REALMS: dict[str, Budgets] = {
    "star_realms": (NOVICE, CASUAL, SKILLED, Budget(24), Budget(400)),
}
