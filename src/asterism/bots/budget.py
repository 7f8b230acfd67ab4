"""How much a level thinks in the game and format of a view: the game says it."""

from __future__ import annotations

from asterism.bots.arguments import Arguments
from asterism.engine.mind import LEVELS, Budget
from asterism.engine.view import View

LEAST = 4  # iterations, however much they are divided


def budget_for(view: View, level: str) -> Budget:
    """What that level spends in the game and format of a view."""
    return view.game.levels(view)[LEVELS.index(level)]


def arguments_of(budget: Budget, parts: int) -> Arguments:
    """The search that a budget stands for, with its iterations divided into parts."""
    iterations = max(LEAST, budget.iterations // parts)
    return Arguments(
        iterations,
        trees=budget.trees,
        changed=budget.changed,
        early=not budget.care,
        sharp=budget.sharp,
    )
