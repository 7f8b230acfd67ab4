"""Bradley-Terry ratings on the Elo scale.

A game compares every two bots in it. Each seat of the one is compared with each seat of the other:
the winner ranks higher, then the higher score; equals draw. The mean over these pairs is the score
of the game between the two, from 0 to 1. Partners in a team are one side.

400 points more are odds of ten to one. The mean rating is 0. One draw is added between any two bots
that met, so that a bot which won everything has a finite rating.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log10, sqrt

from asterism.arena.standing import Z95
from asterism.arena.table import Played

ELO = 400.0
ENOUGH = 1e-9
MOST_ROUNDS = 10_000
MOST_SPREAD = 9999.0  # of bots with hardly any games

Matrix = list[list[float]]


@dataclass(frozen=True)
class Rating:
    """A rating in Elo points, with the half width of its 95 % interval."""

    value: float
    spread: float

    @property
    def interval(self) -> tuple[float, float]:
        return self.value - self.spread, self.value + self.spread


def places(played: Played) -> list[float]:
    """The rank of each seat; higher is better."""
    if not played.winners:
        return [0.0] * len(played.scores)  # stopped: all are equal
    above = max(played.scores) + 1.0
    return [
        above if seat in played.winners else float(score)
        for seat, score in enumerate(played.scores)
    ]


def comparisons(played: Played, sides: Sequence[int]) -> dict[tuple[int, int], float]:
    """The score of each bot against each other, for pairs (a, b) with a < b."""
    came = places(played)
    sums: dict[tuple[int, int], list[float]] = {}
    for seat, one in enumerate(played.entrants):
        for rival, other in enumerate(played.entrants):
            if one < other and sides[seat] != sides[rival]:
                ahead = (came[seat] > came[rival]) + 0.5 * (came[seat] == came[rival])
                sums.setdefault((one, other), []).append(ahead)
    return {pair: sum(found) / len(found) for pair, found in sums.items()}


def ratings(bots: int, deals: Iterable[Iterable[dict[tuple[int, int], float]]]) -> list[Rating]:
    """Maximum-likelihood ratings, from the comparisons in the games of each deal.

    Games of one deal are not independent. The interval allows for that: it is the wider of the
    model's and a sandwich estimate clustered by deal.
    """
    grouped = [list(games) for games in deals]
    won: Matrix = [[0.0] * bots for _ in range(bots)]
    for game in (game for games in grouped for game in games):
        for (one, other), score in game.items():
            won[one][other] += score
            won[other][one] += 1 - score
    for one in range(bots):
        for other in range(one):
            if won[one][other] + won[other][one]:
                won[one][other] += 0.5
                won[other][one] += 0.5
    strength = _strengths(won)
    spreads = _spreads(won, strength, grouped)
    values = [ELO * log10(power) for power in strength]
    mean = sum(values) / bots
    return [Rating(value - mean, spread) for value, spread in zip(values, spreads, strict=True)]


def chance(one: float, other: float) -> float:
    """The expected score of the first against the second."""
    return float(1 / (1 + 10 ** ((other - one) / ELO)))


def _strengths(won: Matrix) -> list[float]:
    """Hunter's MM algorithm: update each strength in turn from its results against the others."""
    bots = range(len(won))
    met = [[won[a][b] + won[b][a] for b in bots] for a in bots]
    strength = [1.0 for _ in bots]
    for _ in range(MOST_ROUNDS):
        before = strength[:]
        for a in bots:
            expected = sum(met[a][b] / (strength[a] + strength[b]) for b in bots if b != a)
            if expected:
                strength[a] = sum(won[a]) / expected
        whole = sum(strength)
        strength = [len(won) * power / whole for power in strength]
        if all(abs(new / old - 1) < ENOUGH for new, old in zip(strength, before, strict=True)):
            break
    return strength


def _spreads(
    won: Matrix, strength: list[float], deals: list[list[dict[tuple[int, int], float]]]
) -> list[float]:
    bots = len(won)
    expects = [[one / (one + other) for other in strength] for one in strength]
    information: Matrix = [[1.0 / bots] * bots for _ in range(bots)]  # ratings have mean 0
    for a in range(bots):
        for b in range(bots):
            if a != b:
                weight = (won[a][b] + won[b][a]) * expects[a][b] * expects[b][a]
                information[a][a] += weight
                information[a][b] -= weight
        information[a][a] += 1e-6  # a bot without games is uncertain, not an error
    model = inverse(information)
    seen: Matrix = [[0.0] * bots for _ in range(bots)]
    for games in deals:
        pull = [0.0] * bots
        for game in games:
            for (a, b), score in game.items():
                pull[a] += score - expects[a][b]
                pull[b] -= score - expects[a][b]
        for a in range(bots):
            for b in range(bots):
                seen[a][b] += pull[a] * pull[b]
    shown = multiply(multiply(model, seen), model)
    # The mean is fixed, so it has no variance.
    points = ELO / 2.302585092994046
    variances = [max(model[a][a] - 1.0 / bots, shown[a][a], 0.0) for a in range(bots)]
    return [min(MOST_SPREAD, Z95 * points * sqrt(variance)) for variance in variances]


def multiply(left: Matrix, right: Matrix) -> Matrix:
    columns = list(zip(*right, strict=True))
    return [
        [sum(x * y for x, y in zip(row, column, strict=True)) for column in columns] for row in left
    ]


def inverse(matrix: Matrix) -> Matrix:
    """Gauss-Jordan elimination; the matrix is symmetric and positive definite."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        best = max(range(i, size), key=lambda row: abs(rows[row][i]))
        rows[i], rows[best] = rows[best], rows[i]
        pivot = rows[i][i]
        rows[i] = [value / pivot for value in rows[i]]
        for j in range(size):
            factor = rows[j][i]
            if j != i and factor:
                rows[j] = [x - factor * y for x, y in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]
