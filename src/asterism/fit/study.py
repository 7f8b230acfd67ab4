"""A study: the games that weights are learned from, and the match of the new against the old ones.

Both are numbered games that depend on nothing but the study and their number, so they can be played
in any process and in any order.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from asterism import Bot, Move, View, bot, game
from asterism.arena.table import Played, Table
from asterism.arena.tournament import Tournament
from asterism.bots.learned import Learned, using
from asterism.engine.pack import OPTION
from asterism.fit.regression import Row
from asterism.fit.way import Way, way_of

# The deals of the match are not those of the games: so far apart are their seeds.
APART = 1 << 40
NEW, OLD = "new", "old"


@dataclass(frozen=True)
class Lesson:
    """What is learned from one game."""

    number: int
    rows: list[Row]


@dataclass(frozen=True)
class Study:
    """Everything that the games depend on. `pack`: None for the rulebook's box. `old`: the weights
    at the start, by name.
    """

    game: str
    pack: dict[str, object] | None
    players: int
    bot: str
    seed: int
    old: dict[str, float]

    @cached_property
    def way(self) -> Way:
        return way_of(self.game, self.pack)

    def __getstate__(self) -> dict[str, object]:
        """Another process finds the way itself."""
        return {name: value for name, value in vars(self).items() if name != "way"}

    def play(self, number: int, keep_record: bool = False) -> Lesson:
        """Play the game of that number."""
        rows = self.way.play(self.players, self.bot, self.seed + number, self.old)
        return Lesson(number, rows)


@dataclass(frozen=True)
class Comparison(Tournament):
    """A match of a bot with new weights against itself with the old ones; None: those of the game.
    Every deal is played in all seatings that matter.
    """

    spec: str = ""
    pack: str = ""  # its fingerprint
    weights: dict[str, Learned | None] = field(default_factory=dict)

    def __post_init__(self) -> None:
        game(self.game).settle(self.players, self.options)
        bot(self.spec)

    def play(self, number: int, keep_record: bool = False) -> Played:
        """Play one game of the match."""
        table = Table(self.game, self.players, self.options, self.seated)
        seed, entrants = self.seed_of(number), self.entrants_of(number)
        return table.play(number, seed, entrants, self.bots, keep_record)

    def seated(self, name: str, seed: int) -> Bot:
        return Taught(bot(self.spec, seed), self.pack, self.weights[name])


class Taught(Bot):
    """A bot that plays with these weights, whatever others know."""

    def __init__(self, bot: Bot, pack: str, weights: Learned | None) -> None:
        super().__init__(bot.spec, bot.seed)
        self.bot, self.pack, self.weights = bot, pack, weights

    def choose(self, view: View) -> Move:
        with using(self.pack, self.weights):
            return self.bot.choose(view)

    def close(self) -> None:
        self.bot.close()


def comparison(
    study: Study, spec: str, games: int, pack: str, new: Learned, old: Learned | None
) -> Comparison:
    """The match after a study."""
    return Comparison(
        study.game,
        study.players,
        (NEW, OLD),
        games,
        study.seed + APART,
        {} if study.pack is None else {OPTION: study.pack},
        spec=spec,
        pack=pack,
        weights={NEW: new, OLD: old},
    )
