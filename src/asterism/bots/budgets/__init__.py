"""How much each level thinks, by game and format.

A file for each game, so that a change to one leaves the measurements of the others as they are.
"""

from __future__ import annotations

from asterism.bots.budgets.budget import Budget, Budgets
from asterism.bots.budgets.star_realms import STAR_REALMS
from asterism.bots.budgets.stellar import STELLAR
from asterism.bots.budgets.sternenhimmel import STERNENHIMMEL
from asterism.engine.view import View

LEVELS = ("novice", "casual", "skilled", "expert", "master")

# By the name of the game, or of a game and a format; a format that is not named plays by the row
# of its game.
BUDGETS: dict[str, Budgets] = {
    "stellar": STELLAR,
    "sternenhimmel": STERNENHIMMEL,
    **STAR_REALMS,
}
# Games of other packages.
ANY_GAME: Budgets = (
    Budget(20, care=0.5),
    Budget(60, care=1.5),
    Budget(250),
    Budget(1_500),
    Budget(8_000),
)


def budget_for(view: View, level: str) -> Budget:
    """What that level spends in the game and format of a view."""
    game = view.game.name
    row = BUDGETS.get(game, ANY_GAME)
    options = view.to_json().get("options")
    if isinstance(options, dict):
        row = BUDGETS.get(f"{game} {options.get('format')}", row)
    return row[LEVELS.index(level)]
