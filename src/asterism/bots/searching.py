"""What the bots that search have in common: one tree or several, and the move they speak for."""

from __future__ import annotations

from collections.abc import Sequence

from asterism.bots.arguments import Arguments
from asterism.bots.bot import Bot
from asterism.bots.thinking import Grown, Progress, best_of, grow, only_thought, silent, think
from asterism.engine.chance import Quick
from asterism.engine.move import Move
from asterism.engine.view import View

SEEDS = 1 << 30


class Searching(Bot):
    """Grows its trees and picks a move. Whoever has several processes or workers can call `grow`
    for each tree wherever it likes, and `pick` in the end: the move is the same.
    """

    def arguments_for(self, view: View) -> Arguments:
        """What it spends on this decision."""
        raise NotImplementedError

    def choose(self, view: View) -> Move:
        if len(self.moves_of(view)) == 1:
            return self.pick(view, [])
        seed = self.chance(view).below(SEEDS)
        return self.pick(view, think(view, seed, self.arguments_for(view)))

    def moves_of(self, view: View) -> list[Move]:
        moves = view.legal_moves()
        if not moves:
            raise ValueError("this seat has nothing to decide")
        return moves

    def trees(self, view: View) -> int:
        """How many trees it grows here; 0: it chooses without."""
        moves, arguments = self.moves_of(view), self.arguments_for(view)
        if len(moves) == 1:
            return 0
        if not arguments.plain and only_thought(view, moves, arguments.sharp) is not None:
            return 0
        return arguments.trees

    def grow(self, view: View, tree: int, progress: Progress = silent) -> Grown:
        """One of its trees."""
        seed = self.chance(view).below(SEEDS)
        return grow(view, seed, self.arguments_for(view), tree, progress)

    def pick(self, view: View, trees: Sequence[Grown]) -> Move:
        """The move that the trees speak for."""
        moves = self.moves_of(view)
        if len(moves) == 1:
            return moves[0]
        chance = self.chance(view)
        chance.below(SEEDS)  # the seed of the trees
        return moves[self.place(view, trees, chance)]

    def place(self, view: View, trees: Sequence[Grown], chance: Quick) -> int:
        """Where that move stands among the legal ones."""
        return best_of(trees)
