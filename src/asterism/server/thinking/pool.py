"""The bot processes: a few, spawned in advance, shared fairly between rooms.

If an answer does not come in time, its process is killed, and a simpler bot answers instead.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from asterism.server.metrics import seconds
from asterism.server.tasks import ended
from asterism.server.thinking.process import JsonProcess, python_module
from asterism.server.thinking.turns import Turns

log = logging.getLogger("asterism.server")

WARM_SECONDS = 60.0  # seconds for a process to start

BOT_PROCESS = "asterism.server.thinking.bot_process"


class BotFailed(Exception):
    """The bot raised an exception or took too long."""


@dataclass(frozen=True)
class Question:
    """Everything a bot gets."""

    game: str
    spec: str
    seed: int
    view: dict[str, Any]
    budget: float  # seconds


Answering = tuple[Question, "asyncio.Future[str]"]


class Pool:
    """A fixed number of processes, each with one question at a time."""

    def __init__(self, processes: int, command: Callable[[], list[str]] | None = None) -> None:
        self.processes = processes
        self.command = command or (lambda: python_module(BOT_PROCESS))
        self.turns = Turns()
        self.tasks: list[asyncio.Task[None]] = []
        self.alive: set[JsonProcess] = set()
        self.replaced = 0  # killed processes
        self.seconds = seconds("bot", "From asking a bot to its answer.")

    def warm(self) -> None:
        """Start the processes before the first question."""
        while len(self.tasks) < self.processes:
            self.tasks.append(asyncio.create_task(self._work()))

    async def ask(self, room: str, question: Question) -> str:
        """The text of the move that the bot chooses."""
        self.warm()
        future: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.turns.put(room, (question, future))
        with self.seconds.time():
            return await future

    async def stop(self) -> None:
        await ended(self.tasks)
        for process in list(self.alive):
            await self._end(process)
        self.tasks.clear()

    async def _work(self) -> None:
        """Run one process after the other, each until it fails."""
        process = await self._begun()
        while True:
            answering: Answering = await self.turns.take()
            question, future = answering
            if future.cancelled():
                continue
            process = process or await self._begun()
            if process is None:
                future.set_exception(BotFailed("no process"))
                continue
            try:
                async with asyncio.timeout(question.budget):
                    await process.send(vars(question))
                    answer = await process.receive()
            except Exception as problem:  # whatever it was, go on with the next question
                self.replaced += 1
                await self._end(process)
                if not future.done():
                    future.set_exception(BotFailed(type(problem).__name__))
                process = await self._begun()
                continue
            except asyncio.CancelledError:
                future.cancel()
                raise
            if future.done():
                continue
            if "move" in answer:
                future.set_result(str(answer["move"]))
            else:
                future.set_exception(BotFailed(str(answer.get("problem"))))

    async def _begun(self) -> JsonProcess | None:
        """A started process; None if it cannot start now."""
        try:
            async with asyncio.timeout(WARM_SECONDS):
                return await self._spawn()
        except OSError as problem:
            log.warning("cannot start a bot process: %s", problem)
            return None

    async def _spawn(self) -> JsonProcess:
        process = await JsonProcess.start(*self.command())
        self.alive.add(process)
        try:
            await process.receive()  # it reports when it is ready
        except ValueError as problem:
            await self._end(process)
            raise OSError("it ended at once") from problem
        except BaseException:
            await self._end(process)
            raise
        return process

    async def _end(self, process: JsonProcess) -> None:
        self.alive.discard(process)
        await process.end()
