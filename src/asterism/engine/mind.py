"""What a game tells the bots about playing it, besides its evaluation: how long each level thinks,
and bots that play nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from asterism.engine.chance import Quick
from asterism.engine.move import Move

if TYPE_CHECKING:
    from asterism.engine.view import View

LEVELS: Final = ("novice", "casual", "skilled", "expert", "master")


@final
class Budget:
    """What a level spends on one decision: so many iterations, shared out among trees, and how
    carefully the move is chosen in the end.
    """

    def __init__(
        self,
        iterations: int,
        care: float = 0.0,
        changed: dict[str, float] | None = None,
        trees: int = 1,
        sharp: bool = True,
    ) -> None:
        self.iterations: Final = iterations
        self.trees: Final = trees  # where a decision takes long, two workers think side by side
        self.care: Final = care  # 0: always the best; else how closely it keeps to the better moves
        self.sharp: Final = sharp  # sees every sure win, instead of finding it or not
        self.changed: Final[dict[str, float]] = changed or {}  # settings of the search


# One for each level, from novice to master.
Budgets = tuple[Budget, Budget, Budget, Budget, Budget]

# For games that have measured nothing.
ANY_GAME: Final[Budgets] = (
    Budget(20, care=0.5),
    Budget(60, care=1.5),
    Budget(250),
    Budget(1_500),
    Budget(8_000),
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Habit:
    """A bot of one game, `name:variant`, that plays by habit instead of searching. The first
    variant is meant where none is named.
    """

    def __init__(self, name: str, variants: tuple[str, ...]) -> None:
        self.name: Final = name
        self.variants: Final = variants

    def choose(self, view: View, seat: int, variant: str, chance: Quick) -> Move:
        """One of the moves of that seat, which may decide now."""
        raise NotImplementedError
