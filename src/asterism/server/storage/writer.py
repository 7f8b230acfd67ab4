"""Writing things down, many at a time: acknowledged means on disk.

Whatever is waiting when the disk is free goes into one transaction. Under load that is many
changes, and each waits hardly longer than one commit takes. A change that cannot be made fails
alone and entirely.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from sqlalchemy import Executable
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from asterism.server.metrics import seconds
from asterism.server.storage.problems import (
    Conflict,
    Deadlock,
    StorageFailed,
    Unreachable,
    is_deadlock,
    storage_failed,
)
from asterism.server.storage.transactions import Key, add_entries, transactions
from asterism.server.tasks import ended

MOST_AT_ONCE = 500
# Seconds from one transaction to the next. Nobody waits for it who comes alone; where many come,
# several share a transaction, which costs as much as two moves do.
APART = 0.005
DEADLOCKS = 5  # times that a transaction is begun anew


@dataclass
class Change:
    """What has to be written together, or not at all."""

    entries: list[dict[str, Any]] = field(default_factory=list)
    statements: list[Executable] = field(default_factory=list)
    # These must find exactly one row: a version that somebody else has raised is a conflict.
    guarded: list[Executable] = field(default_factory=list)
    is_late: bool = False  # somebody else was first, and nothing of it was written

    def keys(self) -> set[Key]:
        """The entries that it adds."""
        return {(row["game"], row["number"]) for row in self.entries}


class Writer:
    """The one that writes; it counts commits and the changes in them."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.transactions = transactions(engine)
        self.waiting: list[tuple[Change, asyncio.Future[None]]] = []
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.commits = 0
        self.changes = 0
        self.entries = 0
        self.seconds = seconds("commit", "One transaction, synced.")

    def start(self) -> None:
        self.task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Write what is waiting, then close."""
        while self.waiting and self.task is not None and not self.task.done():
            await asyncio.sleep(0.01)
        await ended([self.task])
        self.task = None
        await self.transactions.stop()

    async def commit(self, change: Change) -> None:
        """Returns when the change is on disk; Conflict or StorageFailed: nothing of it is."""
        if self.task is None or self.task.done():
            raise StorageFailed("the server is closing")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((change, done))
        self.wake.set()
        # Whoever stops waiting does not stop the writing.
        await asyncio.shield(done)

    async def _run(self) -> None:
        loop, begun = asyncio.get_running_loop(), 0.0
        while True:
            await self.wake.wait()
            await asyncio.sleep(max(0.0, begun + APART - loop.time()))
            begun = loop.time()
            batch = self.waiting[:MOST_AT_ONCE]
            await self._write([change for change, _ in batch], [done for _, done in batch])
            del self.waiting[: len(batch)]
            if not self.waiting:
                self.wake.clear()

    async def _write(self, changes: list[Change], done: list[asyncio.Future[None]]) -> None:
        problem = await self._try(changes)
        if isinstance(problem, Unreachable):
            problem = await self._try(changes)  # perhaps only the connection was old
        if problem is None or len(changes) == 1 or isinstance(problem, Unreachable):
            for change, future in zip(changes, done, strict=True):
                _settle(future, Conflict() if change.is_late and problem is None else problem)
        else:
            for change, future in zip(changes, done, strict=True):
                problem = await self._try([change])
                _settle(future, Conflict() if change.is_late and problem is None else problem)

    async def _try(self, changes: list[Change]) -> Exception | None:
        """One transaction for all of them; what went wrong, if anything."""
        for _ in range(DEADLOCKS):
            problem = await self._once(changes)
            if not isinstance(problem, Deadlock):
                return problem
        return StorageFailed("others write to the same games all the time")

    async def _once(self, changes: list[Change]) -> Exception | None:
        try:
            with self.seconds.time():
                await self.transactions.run(partial(write_all, changes))
        except Conflict as problem:
            return problem
        except IntegrityError as problem:
            return Conflict(str(problem.orig))
        except Exception as problem:
            # Whatever it was, those who wait must hear of it; a driver has errors of its own while
            # its server starts or ends.
            await self.transactions.close()
            return Deadlock() if is_deadlock(problem) else storage_failed(problem)
        self.commits += 1
        written = [change for change in changes if not change.is_late]
        self.changes += len(written)
        self.entries += sum(len(change.entries) for change in written)
        return None


def write_all(changes: list[Change], connection: Connection) -> None:
    """In one transaction; an exception, and nothing of it is written. Where the database can tell,
    a change that comes too late is left out, and the others need not be tried one by one: in a turn
    that people at different nodes share, that is every other time.
    """
    wanted: set[Key] = set()
    for change in changes:
        change.is_late = not wanted.isdisjoint(change.keys())
        wanted |= change.keys()
    in_time = [change for change in changes if not change.is_late]
    added = add_entries(connection, [row for change in in_time for row in change.entries])
    for change in in_time:
        missing = change.keys() - added
        if missing and missing != change.keys():
            raise Conflict()  # a part of it: each by itself, then
        change.is_late = bool(missing)
        if change.is_late:
            continue
        for statement in change.statements:
            connection.execute(statement)
        for statement in change.guarded:
            if connection.execute(statement).rowcount != 1:
                raise Conflict()


def _settle(future: asyncio.Future[None], problem: Exception | None) -> None:
    if future.done():
        return
    if problem is None:
        future.set_result(None)
    else:
        future.set_exception(problem)
