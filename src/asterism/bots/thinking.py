"""Spending a search budget on one decision, in this process or in several."""

from __future__ import annotations

import atexit
import gc
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from time import perf_counter
from typing import TYPE_CHECKING

from asterism.bots.arguments import Arguments
from asterism.bots.learned import Learned, hear, known_to, weights_for
from asterism.engine.evaluation import Evaluation
from asterism.engine.move import Move
from asterism.engine.registry import find
from asterism.engine.view import View
from asterism.search.ismcts import BETWEEN_LOOKS, Search
from asterism.search.settings import Settings

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

DEALS = 3  # on which it is tried whether a win is still sure
AT_ONCE = 32  # iterations between two checks of the clock

Progress = Callable[[int, int], None]  # iterations done, and how many there are


def silent(done: int, total: int) -> None:
    """Nobody asked how far it is."""


def prepare(view: View, seed: int, arguments: Arguments) -> Search:
    """A new search for that view."""
    knowledge, evaluation = known_to(view)
    if arguments.plain:
        plain = Settings({"trust": 0.0, **arguments.changed}, arguments.paranoid)
        return Search(view, seed, Evaluation((), []), plain)
    return Search(view, seed, evaluation, knowledge.settings(arguments.changed, arguments.paranoid))


@dataclass(frozen=True)
class Grown:
    """The root of a tree: visits and sum of the results of each legal move."""

    visits: list[int]
    totals: list[float]

    @classmethod
    def of(cls, search: Search) -> Grown:
        edges = search.trees[search.seat].edges if search.trees else {}
        known = [edges.get(move) for move in search.moves]
        totals = [0.0 if edge is None else edge.total for edge in known]
        return cls(search.visits(), totals)


def visits_of(trees: Sequence[Grown]) -> list[int]:
    """The visits of each legal move, summed over all trees."""
    return [sum(column) for column in zip(*(tree.visits for tree in trees), strict=True)]


def best_of(trees: Sequence[Grown]) -> int:
    """The place of the most visited move. Of equals, several trees take that with the best result;
    if it is the same, too, and in a single tree, it is the first.
    """
    visits = visits_of(trees)
    first = visits.index(max(visits))
    if len(trees) == 1:
        return first
    equal = [place for place, count in enumerate(visits) if count == visits[first]]
    return max(equal, key=lambda place: sum(tree.totals[place] for tree in trees))


def think(view: View, seed: int, arguments: Arguments) -> list[Grown]:
    """All trees. If there is a single candidate, it gets one visit."""
    if not arguments.plain:
        moves = view.legal_moves()
        obvious = only_thought(view, moves, arguments.sharp)
        if obvious is not None:
            return [Grown([1 if move is obvious else 0 for move in moves], [0.0] * len(moves))]
    trees = range(arguments.trees)
    if arguments.jobs == 1 or is_helper():  # which may not start processes
        return [grow(view, seed, arguments, tree) for tree in trees]
    data = view.to_json()
    pool = helpers(arguments.jobs)
    learned = weights_for(view)
    asked = [
        pool.submit(grow_elsewhere, view.game.name, data, seed, arguments, tree, learned)
        for tree in trees
    ]
    return [answer.result() for answer in asked]


def only_thought(view: View, moves: list[Move], sharp: bool = True) -> Move | None:
    """A move that needs no search: it wins for sure, which only a sharp eye sees, or it is the only
    candidate of the game's evaluation.
    """
    if view.seat is None or not moves:
        return None
    if sharp and (win := sure_win(view)) is not None:
        return win
    candidates = known_to(view)[1].candidates(view.sample(0), view.seat, moves)
    return candidates[0] if len(candidates) == 1 else None


def sure_win(view: View) -> Move | None:
    """A move after which the seat wins for sure, if the game's evaluation knows one."""
    if view.seat is None or view.seat not in view.seats:
        return None
    return known_to(view)[1].winning(view.sample(0), view.seat)


def wins_still(view: View, move: Move) -> bool:
    """Does the seat win for sure after that move, too, as far as a few deals show?"""
    seat = view.seat
    assert seat is not None
    evaluation = known_to(view)[1]
    for deal in range(DEALS):
        state = view.sample(deal)
        move.apply(state, seat)
        if state.outcome is not None:
            if seat not in state.outcome.winners:
                return False
        elif evaluation.winning(state, seat) is None:
            return False
    return True


def share(arguments: Arguments, tree: int) -> Arguments:
    """What one tree may spend. Processes that work side by side have the whole time each."""
    iterations = max(1, (arguments.iterations + tree) // arguments.trees)
    seconds = arguments.seconds * min(arguments.jobs, arguments.trees) / arguments.trees
    return replace(arguments, iterations=iterations, seconds=seconds, trees=1, jobs=1)


def grow(
    view: View, seed: int, arguments: Arguments, tree: int, progress: Progress = silent
) -> Grown:
    """One of the trees, from a seed of its own. If it stops early, the rest counts for the move
    that nothing can overtake any more: so every tree has the same weight.
    """
    own = share(arguments, tree)
    search = prepare(view, seed + tree, own)
    with uncollected():
        run(search, own, progress)
    grown = Grown.of(search)
    left = 0 if own.seconds else own.iterations - search.iterations
    if left and arguments.trees > 1:
        best = grown.visits.index(max(grown.visits))
        grown.totals[best] += left * grown.totals[best] / grown.visits[best]
        grown.visits[best] += left
    return grown


def run(search: Search, arguments: Arguments, progress: Progress) -> None:
    if arguments.seconds:
        until = perf_counter() + arguments.seconds
        while perf_counter() < until:
            search.run(AT_ONCE)
        return
    left = total = arguments.iterations
    while left and not (arguments.early and left < total and search.is_settled(left)):
        portion = min(left, BETWEEN_LOOKS)
        search.run(portion)
        left -= portion
        progress(total - left, total)


@contextmanager
def uncollected() -> Iterator[None]:
    """Pause garbage collection: a search makes many objects but no reference cycles, and collecting
    costs up to a fifth of its time.
    """
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def grow_elsewhere(
    name: str,
    data: object,
    seed: int,
    arguments: Arguments,
    tree: int,
    learned: list[Learned],
) -> Grown:
    """A tree in another process, which gets the view as JSON, and the weights for its pack."""
    hear(learned)
    return grow(find(name).view_from_json(data), seed, arguments, tree)


# Processes are imported where they are started: in a browser there are none.


def is_helper() -> bool:
    from multiprocessing import current_process

    return current_process().daemon


@cache
def helpers(jobs: int) -> ProcessPoolExecutor:
    """A process pool that is kept for the next decision and ends with this process."""
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    atexit.register(helpers.cache_clear)  # while what it needs for its end is still there
    return ProcessPoolExecutor(jobs, get_context("spawn"))
