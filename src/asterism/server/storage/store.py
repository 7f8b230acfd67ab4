"""Reads rooms, games and notes; writes anything."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

import msgspec
from sqlalchemy import Executable, Row, Select, func, literal, select
from sqlalchemy.ext.asyncio import AsyncEngine

from asterism.server.storage import packs, schema, statements
from asterism.server.storage.packing import unpack
from asterism.server.storage.problems import (
    Conflict,
    StorageFailed,
    Unreachable,
    storage_failed,
)
from asterism.server.storage.reader import Reader
from asterism.server.storage.writer import Change, Writer
from asterism.table.entries import Entry
from asterism.table.opening import Opening, with_pack
from asterism.table.room import Room

AT_ONCE = 500

Statement = Executable
Stored = Row[Any]  # a row

_room = msgspec.json.Decoder(Room)
_opening = msgspec.json.Decoder(Opening)


class Store:
    """Reads on any connection, writes through the single writer."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.writer = Writer(engine)
        self.reader = Reader(engine)
        self.packs = packs.Known()
        # A single query needs no transaction: BEGIN and ROLLBACK would make it three.
        self.asking = engine
        if engine.dialect.name == "postgresql":
            self.asking = engine.execution_options(isolation_level="AUTOCOMMIT")

    async def stop(self) -> None:
        """Write what is pending, then close everything."""
        await self.reader.stop()
        await self.writer.stop()
        await self.engine.dispose()

    async def rows(self, query: Select[Any]) -> Sequence[Row[Any]]:
        try:
            return await self._rows(query)
        except Unreachable:
            return await self._rows(query)  # perhaps only the connection was dead

    async def _rows(self, query: Select[Any]) -> Sequence[Row[Any]]:
        try:
            async with self.asking.connect() as connection:
                rows: Sequence[Row[Any]] = (await connection.execute(query)).all()
                return rows
        except Exception as problem:
            raise storage_failed(problem) from problem

    async def row(self, query: Select[Any]) -> Row[Any] | None:
        found = await self.rows(query)
        return found[0] if found else None

    async def answers(self) -> None:
        """Returns if the database answers."""
        await self.row(select(literal(1)))

    async def write(self, *statements: Executable) -> None:
        await self.writer.commit(Change(statements=list(statements)))

    # Rooms.

    async def room(self, id: str) -> Room | None:
        row = await self.row(
            select(schema.room.c.state, schema.room.c.version).where(schema.room.c.id == id)
        )
        if row is None:
            return None
        room = await self._room(row)
        room.version = row.version
        return room

    async def _room(self, row: Row[Any]) -> Room:
        room = _room.decode(row.state)
        if room.pack:
            room.options = with_pack(room.options, await self.pack(room.pack))
        return room

    async def room_of_code(self, code: str) -> str | None:
        row = await self.row(
            select(schema.room.c.id).where(
                schema.room.c.code == code, schema.room.c.phase != "closed"
            )
        )
        return None if row is None else str(row.id)

    async def listed_rooms(self, most: int) -> list[Room]:
        table = schema.room.c
        rows = await self.rows(
            select(table.state, table.version)
            .where(table.listed.is_(True), table.phase != "closed")
            .order_by(table.touched.desc())
            .limit(most)
        )
        return [await self._room(row) for row in rows]

    async def unclosed_rooms(self, most: int) -> list[tuple[Room, float]]:
        """Rooms that are not closed, each with the time of its last change; newest first."""
        table = schema.room.c
        rows = await self.rows(
            select(table.state, table.touched)
            .where(table.phase != "closed")
            .order_by(table.touched.desc())
            .limit(most)
        )
        return [(_room.decode(row.state), float(row.touched)) for row in rows]

    async def idle_rooms(self, before: float, most: int) -> list[str]:
        """Rooms not changed since then."""
        table = schema.room.c
        rows = await self.rows(
            select(table.id).where(table.touched < before, table.phase != "closed").limit(most)
        )
        return [str(row.id) for row in rows]

    async def changed_rooms(self, sent: dict[str, tuple[int, str, int, int]]) -> set[str]:
        """Of these rooms, with the versions, games, entries and chat lines last sent: those that
        have something newer.
        """
        room, entry, chat = schema.room.c, schema.entry.c, schema.chat.c
        games = {game: (id, number) for id, (_, game, number, _) in sent.items()}
        found: set[str] = set()
        for ids in batched(sent):
            rows = await self.rows(select(room.id, room.version).where(room.id.in_(ids)))
            found |= {row.id for row in rows if row.version > sent[row.id][0]}
            newest = select(chat.room, func.max(chat.line).label("last"))
            said = await self.rows(newest.where(chat.room.in_(ids)).group_by(chat.room))
            found |= {row.room for row in said if row.last > sent[row.room][3]}
        for ids in batched(games):
            last = select(entry.game, func.max(entry.number).label("last"))
            rows = await self.rows(last.where(entry.game.in_(ids)).group_by(entry.game))
            found |= {games[row.game][0] for row in rows if row.last > games[row.game][1]}
        return found

    async def rooms_hosted_by(self, person: str) -> int:
        table = schema.room.c
        row = await self.row(
            select(func.count()).where(table.host == person, table.phase != "closed")
        )
        return 0 if row is None else int(row[0])

    async def rooms_of(self, person: str) -> list[str]:
        """The rooms that name a person."""
        guest = schema.guest.c
        rows = await self.rows(select(guest.room).where(guest.person == person))
        return [str(row.room) for row in rows]

    async def pack(self, fingerprint: str) -> dict[str, Any]:
        """The pack of a room or game."""
        pack = await self.find_pack(fingerprint)
        if pack is None:
            raise StorageFailed(f"there is no pack {fingerprint}")
        return pack

    async def find_pack(self, fingerprint: str) -> dict[str, Any] | None:
        """A pack that somebody has uploaded or played with."""
        pack = self.packs.get(fingerprint)
        if pack is None:
            row = await self.row(packs.found(fingerprint))
            pack = None if row is None else self.packs.read(fingerprint, row.data)
        return pack

    async def note(self, name: str) -> str | None:
        row = await self.row(select(schema.note.c.value).where(schema.note.c.name == name))
        return None if row is None else str(row.value)

    async def lasting(self, name: str, value: str) -> str:
        """The value of a note that is written once and never changed."""
        found = await self.note(name)
        if found is None:
            with suppress(Conflict):  # another node has just written it
                await self.write(statements.note_made(name, value))
            found = await self.note(name)
            assert found is not None
        return found

    # Games.

    async def opening(self, game: str) -> tuple[str, Opening] | None:
        """The name of the game, and how it began."""
        row = await self.row(
            select(schema.game.c.name, schema.game.c.opening).where(schema.game.c.id == game)
        )
        if row is None:
            return None
        opening = _opening.decode(row.opening)
        if opening.pack:
            options = with_pack(opening.options, await self.pack(opening.pack))
            opening = replace(opening, options=options)
        return row.name, opening

    async def game_row(self, game: str) -> Row[Any] | None:
        return await self.row(select(schema.game).where(schema.game.c.id == game))

    async def entries(self, game: str, after: int = -1) -> list[Entry]:
        return [unpack(data) for data in await self.stored_entries(game, after)]

    async def stored_entries(self, game: str, after: int = -1) -> list[str]:
        table = schema.entry.c
        rows = await self.rows(
            select(table.data)
            .where(table.game == game, table.number > after)
            .order_by(table.number)
        )
        return [row.data for row in rows]

    async def length(self, game: str) -> int:
        """The number of entries in a game's log."""
        table = schema.entry.c
        row = await self.row(select(func.max(table.number)).where(table.game == game))
        return 0 if row is None or row[0] is None else int(row[0]) + 1

    async def newer_entries(self, game: str, number: int) -> list[Entry]:
        """The log entries after `number`. Simultaneous calls share one query."""
        return [unpack(data) for data in await self.reader.after(game, number)]

    async def due_games(self, now: float, most: int) -> list[str]:
        table = schema.game.c
        rows = await self.rows(
            select(table.id).where(table.due <= now).order_by(table.due).limit(most)
        )
        return [str(row.id) for row in rows]

    async def waiting_games(
        self, before: float | None = None, more: int = 0
    ) -> list[tuple[str, float]]:
        """Games in which a bot has had to decide (since before then), and since when; longest
        waiting first, `more` of them than usual.
        """
        table = schema.game.c
        query = select(table.id, table.waits).where(table.waits.is_not(None))
        if before is not None:
            query = query.where(table.waits <= before)
        rows = await self.rows(query.order_by(table.waits).limit(AT_ONCE + more))
        return [(str(row.id), float(row.waits)) for row in rows]

    async def running_games(self, clocked: bool = False) -> list[str]:
        table = schema.game.c
        query = select(table.id).where(table.status == "playing")
        return [
            str(row.id)
            for row in await self.rows(query.where(table.due.is_not(None)) if clocked else query)
        ]


def batched(ids: Iterable[str]) -> Iterator[list[str]]:
    """Batches of the size that a database accepts."""
    every = list(ids)
    for start in range(0, len(every), AT_ONCE):
        yield every[start : start + AT_ONCE]
