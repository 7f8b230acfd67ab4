"""Tournaments on a Ray cluster (extra `cluster`), with the same results.

Ray restarts a task if its worker dies. A game depends only on its number, so the result is the
same. RAY_ADDRESS names a running cluster; without it, one is started on this machine and stopped
after the run.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from logging import ERROR
from math import inf
from typing import Any

from asterism.arena.processes import MOST_DEATHS, Games, WorkersDied
from asterism.arena.table import BotFailed, Played
from asterism.bots.learned import Learned, hear, told

AHEAD = 4  # games submitted at once for each core


class NoCluster(Exception):
    """Ray is not installed, or does not answer."""


def play_on_cluster(
    games: Games, numbers: Sequence[int], jobs: int = 0, keep_records: bool = False
) -> Iterator[Played]:
    """Play the games of these numbers on all cores of the cluster; yields each result when it is
    ready. `jobs`: cores of a cluster started here; 0: all.
    """
    ray, begun = begin(jobs)
    try:
        yield from _play(ray, games, numbers, keep_records)
    finally:
        if begun:
            ray.shutdown()


def begin(jobs: int) -> tuple[Any, bool]:
    """Ray, and whether this process started or joined it."""
    if find_spec("ray") is None:
        raise NoCluster("Ray is not installed: pip install 'asterism[cluster]'")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no usage statistics
    import ray

    if ray.is_initialized():
        return ray, False
    joined = bool(os.environ.get("RAY_ADDRESS"))
    try:
        ray.init(
            num_cpus=None if joined or not jobs else jobs,
            include_dashboard=None if joined else False,
            log_to_driver=False,
            logging_level=ERROR,
        )
    except Exception as problem:  # Ray raises whatever its parts raise
        raise NoCluster(f"Ray does not answer: {problem}") from problem
    return ray, True


def _play(ray: Any, games: Games, numbers: Sequence[int], keep_records: bool) -> Iterator[Played]:
    play = ray.remote(max_retries=MOST_DEATHS - 1)(play_one)
    shared, learned = ray.put(games), ray.put(told())
    most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    open_numbers = deque(numbers)
    running: dict[Any, int] = {}
    failed: float = inf
    failure: BotFailed | None = None
    while True:
        while open_numbers and len(running) < most:
            number = open_numbers.popleft()
            running[play.remote(shared, number, keep_records, learned)] = number
        # After a failure only the games before it matter: the first failure is reported.
        waiting = [task for task, number in running.items() if number < failed]
        if not waiting:
            break
        (done,), _ = ray.wait(waiting, num_returns=1)
        number = running.pop(done)
        try:
            came: Played | BotFailed = ray.get(done)
        except ray.exceptions.WorkerCrashedError as problem:
            raise WorkersDied(number, MOST_DEATHS) from problem
        if isinstance(came, BotFailed):
            failed, failure = number, came
            open_numbers = deque(number for number in open_numbers if number < failed)
        else:
            yield came
    if failure is not None:
        raise failure


def play_one(
    games: Games, number: int, keep_record: bool, learned: list[Learned]
) -> Played | BotFailed:
    """The task of a cluster worker."""
    hear(learned)
    try:
        return games.play(number, keep_record)
    except BotFailed as failure:
        return failure
