"""Spending a search budget on one decision, in this process or in several."""

from __future__ import annotations

import atexit
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from time import perf_counter
from typing import TYPE_CHECKING

from asterism.bots.arguments import Arguments
from asterism.bots.learned import Learned, hear, known_to, weights_for
from asterism.engine.evaluation import Evaluation
from asterism.engine.move import Move
from asterism.engine.registry import find
from asterism.engine.view import View
from asterism.search.ismcts import Search
from asterism.search.settings import Settings

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

AT_ONCE = 32  # iterations between two checks of the clock


def prepare(view: View, seed: int, arguments: Arguments) -> Search:
    """A new search for that view."""
    knowledge, evaluation = known_to(view)
    if arguments.plain:
        plain = Settings({"trust": 0.0, **arguments.changed}, arguments.paranoid)
        return Search(view, seed, Evaluation((), []), plain)
    return Search(view, seed, evaluation, knowledge.settings(arguments.changed, arguments.paranoid))


def think(view: View, seed: int, arguments: Arguments) -> list[int]:
    """The visits of each legal move, summed over all jobs; a single candidate gets one visit."""
    if not arguments.plain:
        moves = view.legal_moves()
        obvious = only_thought(view, moves)
        if obvious is not None:
            return [1 if move is obvious else 0 for move in moves]
    if arguments.jobs == 1:
        return think_alone(view, seed, arguments)
    each = [share(arguments, job) for job in range(arguments.jobs)]
    if is_helper():  # may not start processes: run the jobs one after another
        counts = [think_alone(view, seed + job, each[job]) for job in range(arguments.jobs)]
    else:
        data = view.to_json()
        pool = helpers(arguments.jobs)
        learned = weights_for(view)
        asked = [
            pool.submit(think_elsewhere, view.game.name, data, seed + job, each[job], learned)
            for job in range(arguments.jobs)
        ]
        counts = [answer.result() for answer in asked]
    return [sum(column) for column in zip(*counts, strict=True)]


def only_thought(view: View, moves: list[Move]) -> Move | None:
    """The only candidate of the game's evaluation, if there is just one."""
    if view.seat is None or not moves:
        return None
    candidates = known_to(view)[1].candidates(view.sample(0), view.seat, moves)
    return candidates[0] if len(candidates) == 1 else None


def share(arguments: Arguments, job: int) -> Arguments:
    """The work of one job."""
    iterations = max(1, (arguments.iterations + job) // arguments.jobs)
    return replace(arguments, iterations=iterations, jobs=1, early=False)


def think_alone(view: View, seed: int, arguments: Arguments) -> list[int]:
    search = prepare(view, seed, arguments)
    with uncollected():
        if arguments.seconds:
            until = perf_counter() + arguments.seconds
            while perf_counter() < until:
                search.run(AT_ONCE)
        else:
            search.run(arguments.iterations, arguments.early)
    return search.visits()


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


def think_elsewhere(
    name: str, data: object, seed: int, arguments: Arguments, learned: list[Learned]
) -> list[int]:
    """The work of one job in another process, which gets the view as JSON, and the weights for its
    pack.
    """
    hear(learned)
    return think_alone(find(name).view_from_json(data), seed, arguments)


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
