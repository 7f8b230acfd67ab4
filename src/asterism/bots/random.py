"""The bot `random`: any legal move, all equally likely."""

from asterism.bots.bot import Bot
from asterism.engine.move import Move
from asterism.engine.view import View


class Random(Bot):
    """`random`: the baseline for all others."""

    def __init__(self, spec: str = "random", seed: int = 0) -> None:
        super().__init__(spec, seed)
        self.no_arguments()

    def choose(self, view: View) -> Move:
        moves = view.legal_moves()
        if not moves:
            raise ValueError("this seat has nothing to decide")
        return moves[self.chance(view).below(len(moves))]
