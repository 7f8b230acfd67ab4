"""How a batch of changes gets into the database: one transaction, in one go.

PostgreSQL is spoken to from the loop. SQLite works in a thread of its own, and the whole
transaction is one errand of that thread: each step there and back would wait for the loop to let go
of the interpreter, which takes longer than the disk does.
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

PATIENCE = 30.0  # seconds for a transaction of PostgreSQL

Work = Callable[[Connection], None]
Key = tuple[str, int]  # of an entry: its game and number

# One statement for all of them: each row by itself would pass the interpreter to and fro.
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
    """Add to logs; which entries are added. PostgreSQL leaves out those that exist already, SQLite
    refuses all of them. All nodes in the same order, so that none waits for one that waits for it.
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
    """Runs one transaction after the other on a connection that stays."""

    engine: Engine

    async def run(self, work: Work) -> None:
        """All of the work is in the database, or nothing of it and an exception says why."""

    async def close(self) -> None:
        """Let go of the connection; the next transaction makes another."""

    async def stop(self) -> None:
        """No more transactions."""


class InLoop:
    """Of a driver that waits for its server in the loop."""

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
    """Of a driver that works in the process itself."""

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
