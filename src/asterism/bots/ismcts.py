"""Searches the game tree of everything its seat cannot rule out."""

from asterism.bots.bot import Bot
from asterism.engine.move import Move
from asterism.engine.view import View
from asterism.search.ismcts import Search

ITERATIONS = 1000
MOST_ITERATIONS = 10_000_000


class Ismcts(Bot):
    """`ismcts` or `ismcts:N`: thinks through N imagined games (1000 if not given) a decision."""

    def __init__(self, spec: str = "ismcts", seed: int = 0) -> None:
        super().__init__(spec, seed)
        self.iterations = self.count(ITERATIONS, MOST_ITERATIONS)

    def choose(self, view: View) -> Move:
        search = Search(view, self.chance(view).below(1 << 30))
        if len(search.moves) > 1:
            search.run(self.iterations)
        return search.best()
