"""Group commit: many changes per transaction. Acknowledged means on disk.

Everything that waits when the disk is free goes into one transaction. Under load that is many
changes, and each waits hardly longer than one commit takes. A change that fails does so alone and
completely.
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
# Seconds from one transaction to the next. A lone change does not wait for it. Under load,
# several share a transaction, which costs as much as two moves.
APART = 0.005
DEADLOCKS = 5  # attempts per transaction


@dataclass
class Change:
    """What must be written together or not at all."""

    entries: list[dict[str, Any]] = field(default_factory=list)
    statements: list[Executable] = field(default_factory=list)
    # These must match exactly one row: otherwise somebody else raised the version, a conflict.
    guarded: list[Executable] = field(default_factory=list)
    is_late: bool = False  # somebody else was first; nothing was written

    def keys(self) -> set[Key]:
        """The entries that it adds."""
        return {(row["game"], row["number"]) for row in self.entries}


class Writer:
    """The single writer; counts commits and the changes in them."""

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
        """Write what is pending, then close."""
        while self.waiting and self.task is not None and not self.task.done():
            await asyncio.sleep(0.01)
        await ended([self.task])
        self.task = None
        await self.transactions.stop()

    async def commit(self, change: Change) -> None:
        """Returns when the change is on disk. Conflict or StorageFailed: nothing of it is."""
        if self.task is None or self.task.done():
            raise StorageFailed("the server is closing")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((change, done))
        self.wake.set()
        # Cancelling the wait does not cancel the write.
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
            problem = await self._try(changes)  # perhaps only the connection was dead
        if problem is None or len(changes) == 1 or isinstance(problem, Unreachable):
            for change, future in zip(changes, done, strict=True):
                _settle(future, Conflict() if change.is_late and problem is None else problem)
        else:
            for change, future in zip(changes, done, strict=True):
                problem = await self._try([change])
                _settle(future, Conflict() if change.is_late and problem is None else problem)

    async def _try(self, changes: list[Change]) -> Exception | None:
        """One transaction for all of them; returns the error, if any."""
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
            # Whatever it was, those who wait must get it. Drivers raise errors of their own while
            # the database starts or stops.
            await self.transactions.close()
            return Deadlock() if is_deadlock(problem) else storage_failed(problem)
        self.commits += 1
        written = [change for change in changes if not change.is_late]
        self.changes += len(written)
        self.entries += sum(len(change.entries) for change in written)
        return None


def write_all(changes: list[Change], connection: Connection) -> None:
    """Write all changes in one transaction, or raise and write nothing. PostgreSQL reports a change
    that comes too late; it is skipped, and the others need not be retried one by one. In a turn
    shared by people at different nodes that is every other time.
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
            raise Conflict()  # only a part was skipped: retry each alone
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
