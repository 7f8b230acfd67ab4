"""The moves of one decision, each with its expected value."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot

from asterism.analysis.chances import Judge
from asterism.bots.arguments import Arguments
from asterism.bots.thinking import Grown, only_thought, prepare, sure_win, wins_still
from asterism.engine.move import Move
from asterism.engine.view import View

LOOKED_AT = 6  # the number of moves compared: the most visited ones
SURE = 2.0  # standard errors
LEAST = 0.01  # a smaller difference in the chance to win does not matter


@dataclass(frozen=True)
class Weighed:
    """A move, its chance to win, and the standard error."""

    move: Move
    value: float
    error: float
    terms: tuple[float, ...]
    obvious: bool = False
    wins: bool = False  # for sure


def weigh(judge: Judge, view: View, also: Move | None = None) -> list[Weighed]:
    """The best moves of a view, best first, and also the move `also`.

    The value of a move is the mean over all simulated games with it: those of a search, which tries
    good moves more often, and the same number of deals for every move.
    """
    moves = view.legal_moves()
    if view.seat is None or not moves:
        raise ValueError("this seat has nothing to decide")
    name = f"decision {view.fingerprint()}"
    visits, totals = [0] * len(moves), [0.0] * len(moves)
    win = sure_win(view)
    obvious = only_thought(view, moves, sharp=False) if win is None else win
    if obvious is not None:
        visits[moves.index(obvious)] = 1
    elif len(moves) > 1:
        visits, totals = searched(judge, view, judge.budget.seed_for(name))
    order = sorted(range(len(moves)), key=lambda place: -visits[place])[:LOOKED_AT]
    if obvious is not None:
        order = [moves.index(obvious)]  # the others are no candidates
    if also is not None and moves.index(also) not in order:
        order.append(moves.index(also))
    deal = view.sample(0)
    found: list[Weighed] = []
    for place in order:
        estimate = judge.after(view, moves[place], name)
        count, total = estimate.count, estimate.value * estimate.count
        if obvious is None and visits[place]:
            thought = judge.without_lead(totals[place] / visits[place], deal)
            count, total = count + visits[place], total + thought * visits[place]
        move, is_obvious = moves[place], moves[place] is obvious
        if win is not None and (is_obvious or wins_still(view, move)):
            found.append(Weighed(move, 1.0, 0.0, estimate.terms, is_obvious, wins=True))
            continue
        error = estimate.spread / count**0.5
        found.append(Weighed(move, total / count, error, estimate.terms, is_obvious))
    return sorted(found, key=lambda weighed: (not weighed.obvious, -weighed.value))


def searched(judge: Judge, view: View, seed: int) -> tuple[list[int], list[float]]:
    """The visits of each move in the search, and the sum of its results."""
    search = prepare(view, seed, Arguments())
    search.run(judge.budget.iterations_for(view))
    root = Grown.of(search)
    return root.visits, root.totals


def are_equal(one: Weighed, other: Weighed) -> bool:
    """Is the difference within the noise, or too small to matter?"""
    error = hypot(one.error, other.error)
    return abs(one.value - other.value) <= max(LEAST, SURE * error)
