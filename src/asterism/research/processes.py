"""Vectorised games in several processes, with the same arrays in shared memory.

    with ProcessGames(name, count=512, jobs=2, seed=1) as games:
        rewards, dones = games.step(choose(games.observations, games.masks))

Each process plays its share of the games and writes into shared memory. A step costs a message to
each process and back, so it pays from some hundred games on. Threads would not help, because the
rules hold the GIL.
"""

import multiprocessing
from collections.abc import Mapping
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from asterism import Outcome
from asterism.research.environments import Box, Setting, setting
from asterism.research.vector import VectorGames

# The distance between the seeds of two processes: longer than any run.
APART = 2**40
STEP, CLOSE = "step", "close"
Told = tuple[int, tuple[int, ...], tuple[int, ...], str]


class Arrays:
    """The arrays of a number of games, in shared memory."""

    def __init__(self, memory: SharedMemory, setting: Setting, count: int) -> None:
        encoder, players = setting.encoder, setting.players
        self.at = 0
        self.memory = memory
        # Wider types first, so that all are aligned.
        self.actions = self._part((count,), np.int64)
        self.rewards = self._part((count, players), np.float32)
        self.observations = self._part((count, encoder.size), np.uint8)
        self.masks = self._part((count, encoder.count), np.uint8)
        self.seats = self._part((count,), np.uint8)
        self.dones = self._part((count,), np.bool_)

    def _part(self, shape: tuple[int, ...], kind: Any) -> NDArray[Any]:
        part: NDArray[Any] = np.ndarray(shape, kind, self.memory.buf, self.at)
        self.at += part.nbytes
        return part

    def show(self, games: VectorGames, first: int, end: int) -> None:
        """Copy the arrays of some of the games."""
        self.observations[first:end] = games.observations
        self.masks[first:end] = games.masks
        self.seats[first:end] = games.seats

    @staticmethod
    def size(setting: Setting, count: int) -> int:
        encoder = setting.encoder
        return count * (8 + 4 * setting.players + encoder.size + encoder.count + 2)


class ProcessGames:
    """Like `VectorGames`, with `jobs` processes. Each process runs a `VectorGames` with its own
    seed, so equal seeds and jobs give equal games.
    """

    def __init__(
        self,
        name: str,
        count: int,
        jobs: int,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        pack: Box | None = None,
    ) -> None:
        if not 1 <= jobs <= count:
            raise ValueError(f"{count} games are for 1 to {count} processes, not {jobs}")
        self.setting = setting(name, players, options, pack=pack)
        self.ended: list[tuple[int, Outcome]] = []
        self.memory = SharedMemory(create=True, size=Arrays.size(self.setting, count))
        self.arrays = Arrays(self.memory, self.setting, count)
        self.observations: NDArray[np.uint8] = self.arrays.observations
        self.masks: NDArray[np.uint8] = self.arrays.masks
        self.seats: NDArray[np.uint8] = self.arrays.seats
        self.workers: list[tuple[Any, Connection]] = []
        context = multiprocessing.get_context("spawn")
        for job in range(jobs):
            ours, theirs = context.Pipe()
            share = (count * job // jobs, count * (job + 1) // jobs)
            about = (name, self.setting.players, self.setting.options, seed + job * APART)
            process = context.Process(
                target=work, args=(theirs, self.memory.name, count, share, about), daemon=True
            )
            process.start()
            theirs.close()
            self.workers.append((process, ours))
        for _, pipe in self.workers:
            pipe.recv()

    def step(self, actions: ArrayLike) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """One action in each game: the rewards of all seats (games x players), and which games
        ended. A ValueError names the first illegal action; then nothing has changed.
        """
        chosen = np.asarray(actions, dtype=np.int64)
        self._check(chosen)
        self.arrays.actions[:] = chosen
        for _, pipe in self.workers:
            pipe.send(STEP)
        self.ended = []
        for _, pipe in self.workers:
            told: list[Told] = pipe.recv()
            for number, scores, winners, reason in told:
                self.ended.append((number, Outcome(scores, winners, reason)))
        return self.arrays.rewards.copy(), self.arrays.dones.copy()

    def _check(self, chosen: NDArray[np.int64]) -> None:
        count, width = self.masks.shape
        if chosen.shape != (count,):
            raise ValueError(f"there are {count} games, not {len(chosen)}")
        known = (chosen >= 0) & (chosen < width)
        legal = known & (self.masks[np.arange(count), np.where(known, chosen, 0)] == 1)
        if not legal.all():
            number = int(np.flatnonzero(~legal)[0])
            action = int(chosen[number])
            name = self.setting.encoder.actions[action] if known[number] else "unknown"
            raise ValueError(f"action {action} ({name}) is not legal in game {number}")

    def close(self) -> None:
        """End the processes and free the memory; the arrays become invalid."""
        for process, pipe in self.workers:
            pipe.send(CLOSE)
            process.join()
            pipe.close()
        self.workers = []
        # The array views must be gone before the memory can be freed.
        nothing = np.zeros((0, 0), np.uint8)
        self.observations, self.masks, self.seats = nothing, nothing, nothing[0:0].ravel()
        del self.arrays
        self.memory.close()
        self.memory.unlink()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def work(
    pipe: Connection,
    memory_name: str,
    count: int,
    share: tuple[int, int],
    about: tuple[str, int, dict[str, object], int],
) -> None:
    """The loop of one process: its share of the games, step by step."""
    name, players, options, seed = about
    memory = SharedMemory(memory_name)
    arrays = Arrays(memory, setting(name, players, options), count)
    first, end = share
    games = VectorGames(name, end - first, players, options, seed)
    arrays.show(games, first, end)
    pipe.send(None)
    while pipe.recv() == STEP:
        rewards, dones = games.step(arrays.actions[first:end])
        arrays.rewards[first:end], arrays.dones[first:end] = rewards, dones
        arrays.show(games, first, end)
        pipe.send([(first + n, o.scores, o.winners, o.reason) for n, o in games.ended])
    del arrays
    memory.close()
