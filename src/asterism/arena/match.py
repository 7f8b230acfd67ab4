"""A match: a number of games between bots, each of which can be played by itself.

Game i is dealt from the seed `seed + i`. The bots' seeds follow from it and from their seats, but
are independent of the deal. The bots repeat until every seat is taken, and rotate by one seat from
game to game: after as many games as there are seats, every bot has sat everywhere equally often. So
a game depends only on the match and its number, not on the process that plays it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from asterism import bot, game
from asterism.arena.table import Played, Table, Watcher


@dataclass(frozen=True)
class Match:
    """The game, the bots, the number of games, and the first seed."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    options: dict[str, object] = field(default_factory=dict)

    def __post_init__(self) -> None:
        check_setup(self.game, self.players, self.options, self.seed, self.bots)
        if not 1 <= len(self.bots) <= self.players:
            raise ValueError(f"{self.players} players need 1 to {self.players} bots")

    def play(
        self, number: int, keep_record: bool = False, watcher: Watcher | None = None
    ) -> Played:
        """Play one game of the match."""
        entrants = seating(self.players, len(self.bots), number)
        table = Table(self.game, self.players, self.options)
        return table.play(number, self.seed + number, entrants, self.bots, keep_record, watcher)


def check_setup(
    name: str, players: int, options: dict[str, object], seed: int, bots: tuple[str, ...]
) -> None:
    """Check players, options and bots; a ValueError or KeyError says what is wrong."""
    if seed < 0:
        raise ValueError(f"a seed is a whole number from 0 up, not {seed}")
    game(name).settle(players, options)
    for spec in bots:
        bot(spec)


def seating(players: int, bots: int, number: int) -> list[int]:
    """The bot in each seat, in that game of a match."""
    return [(seat + number) % players % bots for seat in range(players)]
