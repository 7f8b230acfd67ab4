"""A round-robin tournament with balanced seats and the same deals for all.

A *deal* is a seed. Every pair of bots plays every deal in all seatings that matter, so that each
gets the other's cards and seat:

- two players, or two teams: both seatings;
- more players, each for themselves: one of the first against copies of the second, in every seat,
  then the reverse (if asked for);
- `together`: all bots at one table instead. They repeat until every seat is taken, and rotate by
  one seat until each has sat everywhere.

Games are numbered deal by deal, so that any prefix is balanced too. A game depends only on the
tournament and its number.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations

from asterism import game
from asterism.arena.match import check_setup, seating
from asterism.arena.table import Played, Table

MOST_BOTS = 32


@dataclass(frozen=True)
class Tournament:
    """A tournament. `games`: games for each pair (`together`: in all), rounded up to whole deals.
    `reverse`: with more than two sides, also one of the second against copies of the first.
    """

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    options: dict[str, object] = field(default_factory=dict)
    together: bool = False
    reverse: bool = True

    def __post_init__(self) -> None:
        check_setup(self.game, self.players, self.options, self.seed, self.bots)
        if len(set(self.bots)) < len(self.bots):
            twice = next(spec for spec in self.bots if self.bots.count(spec) > 1)
            raise ValueError(f"the bot {twice} is named twice: nobody plays against themselves")
        if not 2 <= len(self.bots) <= MOST_BOTS:
            raise ValueError(f"a tournament is for 2 to {MOST_BOTS} bots, not {len(self.bots)}")
        if self.together and len(self.bots) > self.players:
            raise ValueError(f"{len(self.bots)} bots do not fit on {self.players} seats together")
        if self.games < 1:
            raise ValueError(f"a tournament has at least one game, not {self.games}")

    @cached_property
    def sides(self) -> tuple[int, ...]:
        """The side of every seat."""
        state = game(self.game).start(self.players, 0, dict(self.options), observed=False)
        return tuple(state.side(seat) for seat in range(self.players))

    @cached_property
    def round(self) -> list[list[int]]:
        """The games of one deal, each with the bot in each seat."""
        if self.together:
            return [seating(self.players, len(self.bots), n) for n in range(self.players)]
        pairs = combinations(range(len(self.bots)), 2)
        return [entrants for one, other in pairs for entrants in self._seatings(one, other)]

    def _seatings(self, one: int, other: int) -> list[list[int]]:
        """One bot on one side, the other on the rest. With two sides these are both seatings."""
        places = sorted(set(self.sides))
        ways = [(one, other)]
        if self.reverse and len(places) > 2:
            ways.append((other, one))
        return [
            [single if side == place else rest for side in self.sides]
            for single, rest in ways
            for place in places
        ]

    @property
    def cycle(self) -> int:
        """The number of games of a deal until a bot has sat everywhere."""
        return self.players if self.together else len(set(self.sides))

    @property
    def deals(self) -> int:
        """The number of deals until each pair has played enough."""
        pairs = 1 if self.together else len(self.bots) * (len(self.bots) - 1) // 2
        games_a_deal = len(self.round) // pairs
        return -(-self.games // games_a_deal)

    @property
    def total(self) -> int:
        """The number of games."""
        return self.deals * len(self.round)

    def deal_of(self, number: int) -> int:
        return number // len(self.round)

    def entrants_of(self, number: int) -> list[int]:
        return list(self.round[number % len(self.round)])

    def seed_of(self, number: int) -> int:
        return self.seed + self.deal_of(number)

    def play(self, number: int, keep_record: bool = False) -> Played:
        """Play one game of the tournament."""
        table = Table(self.game, self.players, self.options)
        seed, entrants = self.seed_of(number), self.entrants_of(number)
        return table.play(number, seed, entrants, self.bots, keep_record)
