"""The report of a tournament: a row for each bot, a cell for each pair."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby

from asterism.arena.rating import Rating, comparisons, ratings
from asterism.arena.standing import wilson
from asterism.arena.table import Played
from asterism.arena.tournament import Tournament


@dataclass
class Count:
    """The games of a bot, or of one bot against another."""

    games: int = 0
    won: float = 0.0  # its share of the wins
    fair: float = 0.0  # its share if all were equally strong
    ahead: float = 0.0  # its scores by rank
    compared: int = 0

    @property
    def share(self) -> float:
        return self.won / self.games if self.games else 0.0

    @property
    def fair_share(self) -> float:
        return self.fair / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.games)

    @property
    def score(self) -> float:
        return self.ahead / self.compared if self.compared else 0.5

    def to_json(self) -> dict[str, object]:
        return {
            "games": self.games,
            "win_share": self.share,
            "interval": list(self.interval),
            "fair_share": self.fair_share,
        }


@dataclass
class Row(Count):
    """All games of one bot."""

    points: int = 0
    seats: int = 0
    decisions: int = 0
    seconds: float = 0.0
    forfeits: int = 0
    rating: Rating = field(default_factory=lambda: Rating(0.0, 0.0))

    @property
    def mean_score(self) -> float:
        return self.points / self.seats if self.seats else 0.0

    @property
    def seconds_a_move(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0

    def to_json(self) -> dict[str, object]:
        return {
            **super().to_json(),
            "rating": self.rating.value,
            "rating_interval": list(self.rating.interval),
            "mean_score": self.mean_score,
            "forfeits": self.forfeits,
        }


@dataclass(frozen=True)
class Report:
    """The games so far."""

    tournament: Tournament
    games: int
    rows: list[Row]
    # By (bot, opponent): all their games, and with more than two sides those in which the
    # first sat alone against copies of the second.
    pairs: dict[tuple[int, int], Count]
    alone: dict[tuple[int, int], Count]

    @property
    def order(self) -> list[int]:
        """The bots, the strongest first."""
        rows = self.rows
        return sorted(range(len(rows)), key=lambda bot: (-rows[bot].rating.value, bot))


def share_of(played: Played, entrant: int) -> float:
    """A bot's share of the win; a game without a winner is shared by all."""
    winners = played.winners or tuple(range(len(played.entrants)))
    return sum(played.entrants[seat] == entrant for seat in winners) / len(winners)


def report(tournament: Tournament, games: Sequence[Played]) -> Report:
    """Count the games, which come in their order."""
    rows = [Row() for _ in tournament.bots]
    pairs: dict[tuple[int, int], Count] = {}
    alone: dict[tuple[int, int], Count] = {}
    many = len(set(tournament.sides)) > 2
    for played in games:
        here = sorted(set(played.entrants))
        compared = comparisons(played, tournament.sides)
        for bot in here:
            _count(rows[bot], played, bot)
            _count_seats(rows[bot], played, bot)
            for other in here:
                if other == bot:
                    continue
                pair = pairs.setdefault((bot, other), Count())
                _count(pair, played, bot)
                for count in (pair, rows[bot]):
                    count.compared += 1
                    first = bot < other
                    score = compared[(bot, other) if first else (other, bot)]
                    count.ahead += score if first else 1 - score
                if many and not tournament.together and _sits_alone(played, tournament, bot):
                    _count(alone.setdefault((bot, other), Count()), played, bot)
    by_deal = groupby(games, key=lambda played: tournament.deal_of(played.number))
    deals = [[comparisons(played, tournament.sides) for played in deal] for _, deal in by_deal]
    for row, rating in zip(rows, ratings(len(rows), deals), strict=True):
        row.rating = rating
    return Report(tournament, len(games), rows, pairs, alone)


def _count(count: Count, played: Played, bot: int) -> None:
    count.games += 1
    count.won += share_of(played, bot)
    count.fair += played.entrants.count(bot) / len(played.entrants)


def _count_seats(row: Row, played: Played, bot: int) -> None:
    for seat, entrant in enumerate(played.entrants):
        if entrant == bot:
            row.seats += 1
            row.points += played.scores[seat]
            row.decisions += played.decisions[seat]
            row.seconds += played.seconds[seat]
            row.forfeits += seat in played.forfeits


def _sits_alone(played: Played, tournament: Tournament, bot: int) -> bool:
    sides = {
        tournament.sides[seat] for seat, entrant in enumerate(played.entrants) if entrant == bot
    }
    return len(sides) == 1
