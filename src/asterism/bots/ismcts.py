"""The bot `ismcts`: information-set Monte Carlo tree search."""

from asterism.bots.arguments import read_arguments
from asterism.bots.bot import Bot
from asterism.bots.thinking import think
from asterism.engine.move import Move
from asterism.engine.view import View


class Ismcts(Bot):
    """`ismcts` or `ismcts:N`: N iterations a decision (default 1000). Options follow, each after a
    colon: `paranoid`, `plain`, `jobs=2`, `seconds=2`, or a hyperparameter such as
    `exploration=0.5`.
    """

    def __init__(self, spec: str = "ismcts", seed: int = 0) -> None:
        super().__init__(spec, seed)
        self.budget = read_arguments(spec, self.arguments)

    def choose(self, view: View) -> Move:
        moves = view.legal_moves()
        if not moves:
            raise ValueError("this seat has nothing to decide")
        if len(moves) == 1:
            return moves[0]
        counts = think(view, self.chance(view).below(1 << 30), self.budget)
        return moves[counts.index(max(counts))]
