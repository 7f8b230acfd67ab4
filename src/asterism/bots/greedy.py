"""The bot `greedy`: the move with the best expected score at the end of its own turn.

Where weights were learned for the pack, the evaluation with these weights judges that end.
"""

from asterism.bots.bot import Bot
from asterism.bots.learned import learned_for
from asterism.engine.move import Move
from asterism.engine.view import View
from asterism.search.greedy import best_moves

DEALS = 12
MOST_DEALS = 10_000


class Greedy(Bot):
    """`greedy` or `greedy:N`: searches its own turn on N sampled deals (default 12)."""

    def __init__(self, spec: str = "greedy", seed: int = 0) -> None:
        super().__init__(spec, seed)
        self.deals = self.count(DEALS, MOST_DEALS)

    def choose(self, view: View) -> Move:
        chance = self.chance(view)
        learned = learned_for(view)
        evaluation = None if learned is None else learned[1]
        moves = best_moves(view, self.deals, chance, evaluation)
        return moves[chance.below(len(moves))]
