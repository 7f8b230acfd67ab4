"""Weights that say best what came of positions, by regression in plain Python.

A lead is fitted by least squares, a victory by logistic regression (Newton's method). Each round
solves its normal equations by conjugate gradients over the rows, which are sparse. The weights are
drawn towards those at the start: what was hardly seen stays as it was.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt

LEAD, WIN = "lead", "win"
ROUNDS = 12  # of Newton's method
HALVINGS = 8  # of a step that leads too far
ENOUGH = 1e-8  # a residual so much smaller than at first
# Half of its size, or this much, is a usual distance of a weight from where it started.
USUAL = 0.5


@dataclass(frozen=True)
class Row:
    """A position for one seat: what differs from 0, and what came of it: the final lead, or 1 for a
    victory and 0 for none.
    """

    places: list[int]
    values: list[float]
    came: float


def dense(terms: Sequence[float], came: float) -> Row:
    """A row that has all terms."""
    return Row(list(range(len(terms))), list(terms), came)


def promised(row: Row, weights: Sequence[float]) -> float:
    return sum([weights[p] * v for p, v in zip(row.places, row.values, strict=True)])


def chance(lead: float) -> float:
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, lead))))


def measure(rows: Sequence[Row], weights: Sequence[float], target: str) -> float:
    """How far the weights are off, less is better. For leads the root of the mean square error; for
    victories the mean surprise: 0.693 knows nothing, 0 everything.
    """
    total = 0.0
    for row in rows:
        lead = promised(row, weights)
        if target == WIN:
            right = chance(lead if row.came else -lead)
            total -= log(max(1e-12, right))
        else:
            total += (row.came - lead) ** 2
    mean = total / len(rows)
    return mean if target == WIN else sqrt(mean)


def fit(
    rows: Sequence[Row], start: Sequence[float], target: str, rows_a_game: float = 1.0
) -> list[float]:
    """The weights after these rows. The rows of one game have one end, so they count as one."""
    noise = 1.0 if target == WIN else max(1e-6, measure(rows, start, target) ** 2)
    pulls = [rows_a_game * noise / (USUAL * max(1.0, abs(weight))) ** 2 for weight in start]
    weights = list(start)
    cost = _cost(rows, weights, start, pulls, target)
    for _ in range(ROUNDS if target == WIN else 1):
        step = _step(rows, weights, start, pulls, target)
        for _ in range(HALVINGS):
            tried = [weight + change for weight, change in zip(weights, step, strict=True)]
            found = _cost(rows, tried, start, pulls, target)
            if found <= cost:
                break
            step = [change / 2 for change in step]
        else:
            return weights
        done = cost - found < ENOUGH * max(1.0, cost)
        weights, cost = tried, found
        if done:
            break
    return weights


def _cost(
    rows: Sequence[Row],
    weights: Sequence[float],
    start: Sequence[float],
    pulls: Sequence[float],
    target: str,
) -> float:
    off = measure(rows, weights, target)
    total = len(rows) * (off if target == WIN else off * off / 2)
    for weight, before, pull in zip(weights, start, pulls, strict=True):
        total += pull * (weight - before) ** 2 / 2
    return total


def _step(
    rows: Sequence[Row],
    weights: Sequence[float],
    start: Sequence[float],
    pulls: Sequence[float],
    target: str,
) -> list[float]:
    """Newton's step: the solution of the normal equations."""
    slope = [p * (s - w) for p, s, w in zip(pulls, start, weights, strict=True)]
    diagonal = list(pulls)
    importances: list[float] = []
    for row in rows:
        lead = promised(row, weights)
        importance, error = 1.0, row.came - lead
        if target == WIN:
            likely = chance(lead)
            importance, error = max(likely * (1.0 - likely), 1e-6), row.came - likely
        importances.append(importance)
        for place, value in zip(row.places, row.values, strict=True):
            slope[place] += error * value
            diagonal[place] += importance * value * value

    def times(direction: Sequence[float]) -> list[float]:
        found = [p * d for p, d in zip(pulls, direction, strict=True)]
        for row, importance in zip(rows, importances, strict=True):
            along = importance * promised(row, direction)
            for place, value in zip(row.places, row.values, strict=True):
                found[place] += along * value
        return found

    return solve(times, slope, diagonal)


def solve(
    times: Callable[[Sequence[float]], list[float]],
    wanted: Sequence[float],
    diagonal: Sequence[float],
) -> list[float]:
    """Conjugate gradients, each place measured by the diagonal of the matrix; `times` multiplies
    with the matrix.
    """
    found = [0.0] * len(wanted)
    rest = list(wanted)
    scaled = [r / d for r, d in zip(rest, diagonal, strict=True)]
    direction = scaled[:]
    size = first = dot(rest, scaled)
    for _ in range(2 * len(wanted)):
        if size <= ENOUGH * ENOUGH * first or size == 0.0:
            break
        image = times(direction)
        far = size / dot(direction, image)
        found = [f + far * d for f, d in zip(found, direction, strict=True)]
        rest = [r - far * i for r, i in zip(rest, image, strict=True)]
        scaled = [r / d for r, d in zip(rest, diagonal, strict=True)]
        size, before = dot(rest, scaled), size
        turn = size / before
        direction = [s + turn * d for s, d in zip(scaled, direction, strict=True)]
    return found


def dot(one: Sequence[float], other: Sequence[float]) -> float:
    return sum([a * b for a, b in zip(one, other, strict=True)])
