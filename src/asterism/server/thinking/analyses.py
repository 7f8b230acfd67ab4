"""Hints, reviews and whatever else may take long, computed in separate processes.

Hints, reviews and chores each have one process, so a hint never waits for a review. Each process
starts on demand and ends after a while without work. People take turns: whoever asks much waits for
their own questions.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from asterism.engine.message import Message
from asterism.server.tasks import ended
from asterism.server.thinking.process import JsonProcess, python_module
from asterism.server.thinking.turns import Turns
from asterism.table.refusal import Refusal, message_of

log = logging.getLogger("asterism.server")

ANALYSIS_PROCESS = "asterism.server.thinking.analysis_process"
MOST_WAITING = 100
MOST_OF_ONE = 4  # waiting questions of one person
REMEMBERED = 200
IDLE = 60.0

Json = dict[str, Any]
Done = Callable[[Any], Awaitable[None]]


class Job:
    """One question, its progress, and its answer."""

    def __init__(self, question: Json, done: Done | None = None) -> None:
        self.question, self.kept = question, done
        self.done, self.total = 0, 0
        self.answer: Any = None
        self.problem: str | None = None
        self.refusal: Refusal | None = None
        self.news = asyncio.Event()

    @property
    def is_over(self) -> bool:
        return self.answer is not None or self.problem is not None or self.refusal is not None

    def tell(self) -> None:
        """Wake everybody who waits for progress."""
        self.news.set()
        self.news = asyncio.Event()

    async def wait(self, after: int, seconds: float | None) -> None:
        """Wait until more than `after` is done, it is over, or the time is up."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not self.is_over and self.done <= after:
                    await self.news.wait()


class Analyst:
    """One process, one question at a time; people take turns."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds  # seconds per question
        self.jobs: OrderedDict[tuple[object, ...], Job] = OrderedDict()
        self.turns = Turns()
        self.task: asyncio.Task[None] | None = None

    def ask(
        self,
        person: str,
        key: tuple[object, ...],
        question: Callable[[], Json],
        done: Done | None = None,
    ) -> Job:
        """The job with that key; started if nobody has asked yet, or if it failed."""
        job = self.jobs.get(key)
        if job is None or not self.is_asked(key):
            self._may_ask(person)
            job = self.jobs[key] = Job(question(), done)
            self._put(person, job)
        self.jobs.move_to_end(key)
        while len(self.jobs) > REMEMBERED:
            self.jobs.popitem(last=False)
        return job

    def is_asked(self, key: tuple[object, ...]) -> bool:
        """Has somebody asked this, and it has not failed?"""
        job = self.jobs.get(key)
        return job is not None and job.problem is None

    async def answer(self, person: str, question: Json) -> bytes:
        """The answer to a question that is asked once; its refusal is raised here."""
        self._may_ask(person)
        job = Job(question)
        self._put(person, job)
        try:
            await job.wait(1_000_000, None)
        except asyncio.CancelledError:
            job.problem = "nobody waits for it"
            raise
        if job.refusal is not None:
            raise job.refusal
        if job.problem is not None:
            raise Refusal("limit", Message("server-too-heavy"))
        assert isinstance(job.answer, bytes)
        return job.answer

    def _may_ask(self, person: str) -> None:
        if self.turns.of(person) >= MOST_OF_ONE or len(self.turns) >= MOST_WAITING:
            raise Refusal("limit", Message("server-too-many-questions"))

    def _put(self, person: str, job: Job) -> None:
        self.turns.put(person, job)
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._work())

    async def stop(self) -> None:
        await ended([self.task])

    async def _work(self) -> None:
        """Work until the queue is empty for a while."""
        process: JsonProcess | None = None
        try:
            while True:
                try:
                    async with asyncio.timeout(IDLE):
                        job: Job = await self.turns.take()
                except TimeoutError:
                    return
                if job.is_over:
                    continue
                try:
                    if process is None:
                        process = await JsonProcess.start(*python_module(ANALYSIS_PROCESS))
                    async with asyncio.timeout(self.seconds):
                        await self._answer(process, job)
                except Exception as problem:  # whatever it was, go on with the next question
                    log.warning("an analysis failed: %s", type(problem).__name__)
                    job.problem = type(problem).__name__
                    if process is not None:
                        await process.end()
                    process = None
                try:
                    if job.answer is not None and job.kept is not None:
                        await job.kept(job.answer)
                except Exception as problem:
                    log.warning("cannot store an analysis: %s", type(problem).__name__)
                job.tell()
        finally:
            if process is not None:
                await process.end()

    @staticmethod
    async def _answer(process: JsonProcess, job: Job) -> None:
        await process.send(job.question)
        while not job.is_over:
            line = await process.receive()
            if "done" in line:
                job.done, job.total = line["done"], line["total"]
                job.tell()
            if "refused" in line:
                code, clause, message = line["refused"]
                job.refusal = Refusal(code, message_of(message), clause)
            job.answer, job.problem = line.get("answer"), line.get("problem")
            if "body" in line:
                job.answer = await process.receive_bytes(line["body"])
        if job.problem is not None:
            log.warning("an analysis failed: %s", job.problem)


class Analyses:
    """All running analyses."""

    def __init__(self) -> None:
        self.hints = Analyst(60.0)
        self.reviews = Analyst(1800.0)
        # What usually takes a moment, but not for every input: reading records and packs, going
        # through long games.
        self.chores = Analyst(20.0)

    async def stop(self) -> None:
        for analyst in (self.hints, self.reviews, self.chores):
            await analyst.stop()
