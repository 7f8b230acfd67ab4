"""Running many games in one process or several, with the same results.

If a process dies, another replaces it and plays its unreported games again. A game depends only on
its number, so none is lost or counted twice.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Generator, Iterable, Iterator, Sequence
from math import inf
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from signal import SIG_IGN, SIGINT, signal
from typing import Generic, Protocol, TypeVar

from asterism.arena.match import Match
from asterism.arena.table import BotFailed, Played
from asterism.bots.learned import Learned, hear, told

MOST_AT_ONCE = 64  # games in one batch for a process
MOST_DEATHS = 3  # processes that may die in the same game


Came = TypeVar("Came")  # what comes of a game: mostly Played
Came_co = TypeVar("Came_co", covariant=True)


class Numbered(Protocol[Came_co]):
    """Numbered games, each of which can be played by itself."""

    def play(self, number: int, keep_record: bool = False) -> Came_co:
        """Play the game of that number."""


Games = Numbered[Played]  # a Match or a Tournament


class WorkersDied(Exception):
    """A game killed every process that tried to play it."""

    def __init__(self, number: int, times: int) -> None:
        super().__init__(number, times)
        self.number = number
        self.times = times

    def __str__(self) -> str:
        return f"game number {self.number} ended {self.times} processes that tried to play it"


def play_all(match: Match, jobs: int = 1, keep_records: bool = False) -> Iterator[Played]:
    """Play every game of a match; the results come in the order of the games."""
    early: dict[int, Played] = {}
    following = 0
    for played in play_some(match, range(match.games), jobs, keep_records):
        early[played.number] = played
        while following in early:
            yield early.pop(following)
            following += 1


def play_some(
    games: Numbered[Came], numbers: Sequence[int], jobs: int = 1, keep_records: bool = False
) -> Generator[Came, None, None]:
    """Play the games of these numbers in `jobs` processes; yields each result when it is ready."""
    if jobs == 1 or len(numbers) < 2:
        yield from (games.play(number, keep_records) for number in numbers)
        return
    crew = Crew(games, numbers, min(jobs, len(numbers)), keep_records)
    try:
        yield from crew.play()
    finally:
        crew.dismiss()


class Worker:
    """A worker process and the games it has not reported yet."""

    def __init__(self, games: Numbered[object], keep_records: bool) -> None:
        context = get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(
            target=_work, args=(theirs, games, keep_records, told())
        )
        self.process.start()
        theirs.close()  # so that the pipe closes when the process ends
        self.owes: deque[int] = deque()

    def give(self, numbers: Iterable[int]) -> None:
        self.owes.extend(numbers)
        self.line.send(list(self.owes))

    def end(self) -> None:
        self.line.close()
        self.process.kill()
        self.process.join()


class Crew(Generic[Came]):
    """The worker processes, and the games that are not assigned yet."""

    def __init__(
        self, games: Numbered[Came], numbers: Sequence[int], jobs: int, keep_records: bool
    ) -> None:
        self.games = games
        self.keep_records = keep_records
        self.open = deque(numbers)
        self.failed: float = inf  # the number of the first game in which a bot failed
        self.failure: BotFailed | None = None
        # Small enough that nobody waits long for the last process, large enough to be worth a
        # message.
        self.parcel = max(1, min(MOST_AT_ONCE, len(numbers) // (jobs * 8)))
        self.deaths: Counter[int] = Counter()
        self.workers = [Worker(games, keep_records) for _ in range(jobs)]

    def play(self) -> Iterator[Came]:
        for worker in list(self.workers):
            self._occupy(worker)
        while self._unsettled():
            lines = {worker.line: worker for worker in self.workers if worker.owes}
            for line in wait(list(lines)):
                worker = lines[line]  # type: ignore[index]
                number = worker.owes[0]
                report = self._hear(worker)
                if report is None:
                    continue
                if isinstance(report, BotFailed):
                    self._stop_before(number, report)
                else:
                    yield report
                if not worker.owes:
                    self._occupy(worker)
        if self.failure is not None:
            raise self.failure

    def _unsettled(self) -> bool:
        """Is any game still unreported?"""
        owed = (number for worker in self.workers for number in worker.owes)
        return bool(self.open) or any(number < self.failed for number in owed)

    def _stop_before(self, number: int, failure: BotFailed) -> None:
        """A bot failed in this game. Only earlier games still matter, so that the same failure is
        reported for any number of processes.
        """
        if number < self.failed:
            self.failed = number
            self.failure = failure
        self.open = deque(number for number in self.open if number < self.failed)

    def _hear(self, worker: Worker) -> Came | BotFailed | None:
        """A worker's report; None: it died and was replaced."""
        try:
            report: Came | BotFailed = worker.line.recv()
        except (EOFError, OSError):
            self._replace(worker)
            return None
        worker.owes.popleft()
        return report

    def _replace(self, worker: Worker) -> None:
        """Give its games to a new worker, starting with the one it died in."""
        worker.end()
        fatal = worker.owes[0]
        self.deaths[fatal] += 1
        if self.deaths[fatal] >= MOST_DEATHS:
            raise WorkersDied(fatal, MOST_DEATHS)
        self.open.extendleft(number for number in reversed(worker.owes) if number < self.failed)
        worker.owes.clear()
        self.workers.remove(worker)
        self.workers.append(fresh := Worker(self.games, self.keep_records))
        self._occupy(fresh)

    def _occupy(self, worker: Worker) -> None:
        parcel = [self.open.popleft() for _ in range(min(self.parcel, len(self.open)))]
        if parcel:
            try:
                worker.give(parcel)
            except OSError:
                self._replace(worker)

    def dismiss(self) -> None:
        for worker in self.workers:
            worker.end()


def _work(
    line: Connection, games: Numbered[object], keep_records: bool, learned: list[Learned]
) -> None:
    """The loop of a worker process: play the assigned games, and report each result at once."""
    signal(SIGINT, SIG_IGN)  # the parent handles Ctrl-C
    hear(learned)
    while True:
        try:
            numbers: list[int] = line.recv()
        except EOFError:
            return
        for number in numbers:
            report: object
            try:
                report = games.play(number, keep_records)
            except BotFailed as failure:
                report = failure
            line.send(report)
