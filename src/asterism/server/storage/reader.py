"""Reads new log entries for many games with one query.

A node is notified of every move that other nodes make in its rooms, and reads it. A query for each
would cost more than everything else about the move. So requests that arrive during a query go into
the next one.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from asterism.server.storage.problems import StorageFailed, storage_failed
from asterism.server.tasks import ended

MOST_AT_ONCE = 200
PATIENCE = 15.0  # seconds for an answer

FROM_POSTGRES = """
SELECT log.game, log.number, log.data
FROM unnest($1::text[], $2::int[]) AS known (game, number)
JOIN entry AS log ON log.game = known.game AND log.number > known.number
ORDER BY log.game, log.number
"""
FROM_SQLITE = """
SELECT log.game, log.number, log.data
FROM json_each(?) AS known
JOIN entry AS log ON log.game = json_extract(known.value, '$[0]')
    AND log.number > json_extract(known.value, '$[1]')
ORDER BY log.game, log.number
"""

Wish = tuple[str, int, "asyncio.Future[list[str]]"]


class Reader:
    """Reads PostgreSQL on a dedicated connection, outside transactions."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.is_sqlite = engine.dialect.name == "sqlite"
        self.connection: AsyncConnection | None = None
        self.waiting: list[Wish] = []
        self.task: asyncio.Task[None] | None = None
        self.wishes = 0
        self.questions = 0  # the queries they became

    async def after(self, game: str, number: int) -> list[str]:
        """The entries of a game after `number`, as they are stored."""
        future: asyncio.Future[list[str]] = asyncio.get_running_loop().create_future()
        self.waiting.append((game, number, future))
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._run())
        return await future

    async def stop(self) -> None:
        await ended([self.task])
        for _, _, future in self.waiting:
            future.cancel()
        await self._close()

    async def _run(self) -> None:
        while self.waiting:
            batch, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
            try:
                await self._answer(batch)
            finally:
                for _, _, future in batch:
                    future.cancel()  # unless it is answered already

    async def _answer(self, batch: list[Wish]) -> None:
        try:
            rows = await self._ask(batch)
        except StorageFailed as problem:
            for _, _, future in batch:
                if not future.done():
                    future.set_exception(problem)
            return
        found: dict[str, list[tuple[int, str]]] = {game: [] for game, _, _ in batch}
        for game, number, data in rows:
            found[game].append((number, data))
        self.wishes += len(batch)
        self.questions += 1
        for game, known, future in batch:
            if not future.done():
                future.set_result([data for number, data in found[game] if number > known])

    async def _ask(self, batch: list[Wish]) -> list[Any]:
        # Of two requests for the same game, the lower number.
        known: dict[str, int] = {}
        for game, number, _ in batch:
            known[game] = min(number, known.get(game, number))
        try:
            return await self._try(known)
        except StorageFailed:
            return await self._try(known)  # perhaps only the connection was dead

    async def _try(self, known: dict[str, int]) -> list[Any]:
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._once(known)
        except Exception as problem:
            await self._close()
            raise storage_failed(problem) from problem

    async def _once(self, known: dict[str, int]) -> list[Any]:
        if self.is_sqlite:
            asked = msgspec.json.encode(list(known.items())).decode()
            async with self.engine.connect() as connection:
                return list(await connection.exec_driver_sql(FROM_SQLITE, (asked,)))
        if self.connection is None:
            connection = await self.engine.connect()
            self.connection = await connection.execution_options(isolation_level="AUTOCOMMIT")
        numbers = (list(known), list(known.values()))
        return list(await self.connection.exec_driver_sql(FROM_POSTGRES, numbers))

    async def _close(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            try:
                await connection.invalidate()
                await connection.close()
            except Exception:  # it is gone either way
                return
