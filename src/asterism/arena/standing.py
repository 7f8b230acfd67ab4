"""The standings of bots after a number of games, with confidence intervals."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

from asterism.arena.match import Match
from asterism.arena.table import Played
from asterism.engine.outcome import SHARING

Z95 = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate of which `won` out of `games` were seen (Wilson's score)."""
    if games == 0:
        return 0.0, 1.0
    rate = won / games
    square = Z95 * Z95
    middle = rate + square / (2 * games)
    spread = Z95 * sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    whole = 1 + square / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


@dataclass
class Standing:
    """The games of one bot or of one seat. A bot in several seats counts a game for each."""

    games: int = 0
    wins: int = 0  # alone, or with its team
    shared: int = 0  # wins shared because of equal scores
    won: float = 0.0  # a shared win counts as its fraction
    points: int = 0
    decisions: int = 0
    seconds: float = 0.0

    def add(self, played: Played, seat: int) -> None:
        self.games += 1
        self.points += played.scores[seat]
        self.decisions += played.decisions[seat]
        self.seconds += played.seconds[seat]
        if seat in played.winners:
            if played.reason in SHARING and len(played.winners) > 1:
                self.shared += 1
                self.won += 1 / len(played.winners)
            else:
                self.wins += 1
                self.won += 1

    @property
    def rate(self) -> float:
        return self.won / self.games if self.games else 0.0

    @property
    def mean_score(self) -> float:
        return self.points / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.games)

    def to_json(self) -> dict[str, object]:
        return {
            "games": self.games,
            "wins": self.wins,
            "shared": self.shared,
            "win_rate": self.rate,
            "interval": list(self.interval),
            "mean_score": self.mean_score,
        }


def standings(match: Match, games: Iterable[Played]) -> tuple[list[Standing], list[Standing]]:
    """The standings of each bot of the match, and of each seat."""
    bots = [Standing() for _ in match.bots]
    seats = [Standing() for _ in range(match.players)]
    for played in games:
        for seat, entrant in enumerate(played.entrants):
            bots[entrant].add(played, seat)
            seats[seat].add(played, seat)
    return bots, seats
