"""The moves of one decision, each with its expected value."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot

from asterism.analysis.chances import Judge
from asterism.bots.arguments import Arguments
from asterism.bots.thinking import only_thought, prepare
from asterism.engine.move import Move
from asterism.engine.view import View

LOOKED_AT = 6  # moves that are weighed, those that the search liked best
SURE = 2.0  # standard errors
LEAST = 0.01  # a smaller difference in the chance to win is none that anybody would feel


@dataclass(frozen=True)
class Weighed:
    """A move, the chance to win with it, and the standard error of that."""

    move: Move
    value: float
    error: float
    terms: tuple[float, ...]
    obvious: bool = False


def weigh(judge: Judge, view: View, also: Move | None = None) -> list[Weighed]:
    """The moves most worth a thought, best first; `also`: and this one, whatever it is.

    What may be expected of a move is the mean over all imagined games in which it was made: those
    of a search, which tries the better moves more often, and a number of deals that is the same
    for every move.
    """
    moves = view.legal_moves()
    if view.seat is None or not moves:
        raise ValueError("this seat has nothing to decide")
    name = f"decision {view.fingerprint()}"
    visits, totals = [0] * len(moves), [0.0] * len(moves)
    obvious = only_thought(view, moves)
    if obvious is not None:
        visits[moves.index(obvious)] = 1
    elif len(moves) > 1:
        visits, totals = searched(judge, view, moves, judge.budget.seed_for(name))
    order = sorted(range(len(moves)), key=lambda place: -visits[place])[:LOOKED_AT]
    if obvious is not None:
        order = [moves.index(obvious)]  # the others are worth no thought
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
        error = estimate.spread / count**0.5
        is_obvious = moves[place] is obvious
        found.append(Weighed(moves[place], total / count, error, estimate.terms, is_obvious))
    return sorted(found, key=lambda weighed: (not weighed.obvious, -weighed.value))


def searched(
    judge: Judge, view: View, moves: list[Move], seed: int
) -> tuple[list[int], list[float]]:
    """How often the search made each move, and the results of that together."""
    search = prepare(view, seed, Arguments())
    search.run(judge.budget.iterations_for(view))
    assert view.seat is not None
    edges = search.trees[view.seat].edges
    known = [edges.get(move) for move in moves]
    visits = [0 if edge is None else edge.visits for edge in known]
    return visits, [0.0 if edge is None else edge.total for edge in known]


def are_equal(one: Weighed, other: Weighed) -> bool:
    """Is the difference within the noise, or too small to matter?"""
    error = hypot(one.error, other.error)
    return abs(one.value - other.value) <= max(LEAST, SURE * error)
