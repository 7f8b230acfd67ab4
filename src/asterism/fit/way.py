"""How the weights for a box are learned in a game: who plays, and what is read off the games.

The usual way is for evaluations that are a sum of weighted terms: every quiet position gives a row
for each seat, its terms and what came of it. A game may bring a way of its own (`way_of`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from asterism import Game, State, bot, game
from asterism.arena.table import MOST_DECISIONS, bot_seed, choice
from asterism.bots.knowledge import known_about
from asterism.engine.evaluation import Evaluation
from asterism.engine.pack import OPTION
from asterism.fit.regression import LEAD, WIN, Row, dense
from asterism.games import part_of
from asterism.packs import option_of

ODDS = "odds"  # the unit of evaluations that add up logarithms of odds
DIGITS = 4  # of terms and weights


class Way:
    """How a game is learned. `bot` plays the games, `rival` the match of the new weights against
    the old ones; both are defaults, and so are the numbers of games and players.
    """

    bot = "ismcts:60"
    rival = "ismcts:60"
    games = 200
    match = 100
    players = 0  # 0: the fewest

    def __init__(self, game: Game, pack: dict[str, object] | None = None) -> None:
        """`pack`: None for the rulebook's box."""
        self.game = game
        option = None if pack is None else option_of(game)
        # Sealed: all games share the cards that were read once.
        self.pack = None if option is None or pack is None else option.seal(pack, game.players[0])
        self.options: dict[str, object] = {} if self.pack is None else {OPTION: self.pack}

    # The weights.

    @property
    def target(self) -> str:
        return WIN if self.game.unit() == ODDS else LEAD

    def evaluation(self, weights: Mapping[str, float]) -> Evaluation:
        if self.pack is None:
            return self.game.evaluation(weights)
        return self.game.evaluation_for(self.pack, weights)

    def usual(self) -> dict[str, float]:
        """How the bots judge this box if nothing was learned for it, by name."""
        return dict(known_about(self.game)[0].weights)

    def columns(self, weights: Mapping[str, float]) -> list[float]:
        """The weights that are learned, in the order of a row's places."""
        return [weights[name] for name in self.evaluation(weights).names]

    def named(self, columns: list[float], weights: Mapping[str, float]) -> dict[str, float]:
        """All weights by name: those that were learned, and the others as they were."""
        names = self.evaluation(weights).names
        learned = {name: round(one, DIGITS) for name, one in zip(names, columns, strict=True)}
        return {**weights, **learned}

    # The games.

    def seats(self) -> int:
        """The number of players, of those that the box is for."""
        option = option_of(self.game)
        for players in (self.players, *self.game.players):
            try:
                self.game.check_players(players)
                if option is not None and self.pack is not None:
                    option.fits(self.pack.contents, players)
            except ValueError:
                continue
            return players
        raise ValueError("the pack is for no number of players")

    def play(self, players: int, spec: str, seed: int, weights: Mapping[str, float]) -> list[Row]:
        """One game, and its rows."""
        evaluation = self.evaluation(weights)
        state = self.game.start(players, seed, dict(self.options))
        bots = [bot(spec, bot_seed(seed, seat)) for seat in range(players)]
        seen: list[tuple[int, list[float]]] = []
        try:
            while (seat := state.seat) is not None and state.ply < MOST_DECISIONS:
                if evaluation.is_quiet(state):
                    seen += [(other, evaluation.terms(state, other)) for other in range(players)]
                state.play(choice(bots[seat], state.view(seat), seed, state.ply), seat)
        finally:
            for player in bots:
                player.close()
        return [dense(rounded(terms), self.came(state, seat)) for seat, terms in seen]

    def came(self, state: State, seat: int) -> float:
        """Whether the seat won, or its final lead over the mean of the others."""
        end = state.outcome
        if self.target == WIN:
            return 0.0 if end is None or seat not in end.winners else 1.0
        scores = state.scores() if end is None else end.scores
        others = [score for other, score in enumerate(scores) if other != seat]
        return round(scores[seat] - sum(others) / len(others), DIGITS)


def rounded(values: list[float]) -> list[float]:
    """Short enough for a file."""
    return [round(value, DIGITS) for value in values]


def way_of(name: str, pack: dict[str, object] | None = None) -> Way:
    """The way of a game, or the usual one."""
    own = part_of(name, "asterism.fit", "fit")
    kind = Way if own is None else cast(type[Way], own.WAY)
    return kind(game(name), pack)
