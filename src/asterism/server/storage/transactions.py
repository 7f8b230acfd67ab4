"""Runs a batch of changes in one transaction.

PostgreSQL is called from the event loop. SQLite runs in its own thread, and a whole transaction is
one call to it: after each step the thread would have to wait for the GIL, which takes longer than
the disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Protocol

import msgspec
from sqlalchemy import Engine
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from asterism.server.storage.database import connect_plainly

PATIENCE = 30.0  # seconds for a PostgreSQL transaction

Work = Callable[[Connection], None]
Key = tuple[str, int]  # game and number of an entry

# One statement for all rows: a statement per row would hand the GIL back and forth.
ADD_TO_SQLITE = """
INSERT INTO entry (game, number, data)
SELECT json_extract(value, '$.game'), json_extract(value, '$.number'), json_extract(value, '$.data')
FROM json_each(?)
"""
ADD_TO_POSTGRES = """
INSERT INTO entry (game, number, data)
SELECT * FROM unnest($1::text[], $2::int[], $3::text[])
ON CONFLICT DO NOTHING
RETURNING game, number
"""


def add_entries(connection: Connection, rows: list[dict[str, Any]]) -> set[Key]:
    """Append to logs; returns the entries that were added. PostgreSQL skips those that exist
    already, SQLite refuses all. All nodes insert in the same order, so they cannot deadlock.
    """
    if not rows:
        return set()
    rows.sort(key=lambda row: (row["game"], row["number"]))
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(ADD_TO_SQLITE, (msgspec.json.encode(rows).decode(),))
        return {(row["game"], row["number"]) for row in rows}
    columns = tuple([row[name] for row in rows] for name in ("game", "number", "data"))
    added = connection.exec_driver_sql(ADD_TO_POSTGRES, columns)
    return {(str(game), int(number)) for game, number in added}


class Transactions(Protocol):
    """Runs transactions one after the other on a permanent connection."""

    engine: Engine

    async def run(self, work: Work) -> None:
        """All of the work is stored, or an exception says why nothing is."""

    async def close(self) -> None:
        """Close the connection; the next transaction opens another."""

    async def stop(self) -> None:
        """No more transactions."""


class InLoop:
    """For an asynchronous driver."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.open, self.engine = engine.connect, engine.sync_engine
        self.connection: AsyncConnection | None = None

    async def run(self, work: Work) -> None:
        if self.connection is None:
            self.connection = await self.open()
        async with asyncio.timeout(PATIENCE), self.connection.begin():
            await self.connection.run_sync(work)

    async def close(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(Exception):
                await connection.invalidate()
                await connection.close()

    async def stop(self) -> None:
        await self.close()


class InThread:
    """For a driver that blocks."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = connect_plainly(engine.url)
        self.thread = ThreadPoolExecutor(1, "writer")
        self.connection: Connection | None = None

    async def run(self, work: Work) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self._run, work)

    def _run(self, work: Work) -> None:
        if self.connection is None:
            self.connection = self.engine.connect()
        with self.connection.begin():
            work(self.connection)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self._close)

    def _close(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(Exception):
                connection.invalidate()
                connection.close()

    async def stop(self) -> None:
        await self.close()
        self.engine.dispose()
        self.thread.shutdown(wait=False)


def transactions(engine: AsyncEngine) -> Transactions:
    return InThread(engine) if engine.dialect.name == "sqlite" else InLoop(engine)
