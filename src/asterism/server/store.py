"""What the database holds, read; and the changes that rooms, games and people make to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Executable, Row, Select, delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from asterism.server import schema
from asterism.server.entries import Entry, pack, unpack
from asterism.server.room import Room
from asterism.server.table import Opening, Table
from asterism.server.writer import Change, StorageFailed, Writer

_room = msgspec.json.Decoder(Room)
_opening = msgspec.json.Decoder(Opening)


class Store:
    """Reads from any connection, writes through the one writer."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.writer = Writer(engine)

    async def rows(self, query: Select[Any]) -> Sequence[Row[Any]]:
        try:
            async with self.engine.connect() as connection:
                rows: Sequence[Row[Any]] = (await connection.execute(query)).all()
                return rows
        except (SQLAlchemyError, OSError) as problem:
            raise StorageFailed(str(problem).partition("\n")[0]) from problem

    async def row(self, query: Select[Any]) -> Row[Any] | None:
        found = await self.rows(query)
        return found[0] if found else None

    async def write(self, *statements: Executable) -> None:
        await self.writer.commit(Change(statements=list(statements)))

    # Rooms.

    async def room(self, id: str) -> Room | None:
        row = await self.row(
            select(schema.room.c.state, schema.room.c.version).where(schema.room.c.id == id)
        )
        if row is None:
            return None
        room = _room.decode(row.state)
        room.version = row.version
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
        return [_room.decode(row.state) for row in rows]

    async def rooms_hosted_by(self, person: str) -> int:
        table = schema.room.c
        row = await self.row(
            select(func.count()).where(table.host == person, table.phase != "closed")
        )
        return 0 if row is None else int(row[0])

    # Games.

    async def opening(self, game: str) -> tuple[str, Opening] | None:
        """The name of the rules, and how the game began."""
        row = await self.row(
            select(schema.game.c.name, schema.game.c.opening).where(schema.game.c.id == game)
        )
        return None if row is None else (row.name, _opening.decode(row.opening))

    async def game_row(self, game: str) -> Row[Any] | None:
        return await self.row(select(schema.game).where(schema.game.c.id == game))

    async def entries(self, game: str, after: int = -1) -> list[Entry]:
        table = schema.entry.c
        rows = await self.rows(
            select(table.data)
            .where(table.game == game, table.number > after)
            .order_by(table.number)
        )
        return [unpack(row.data) for row in rows]

    async def due_games(self, now: float, most: int = 200) -> list[str]:
        table = schema.game.c
        rows = await self.rows(
            select(table.id).where(table.due <= now).order_by(table.due).limit(most)
        )
        return [str(row.id) for row in rows]

    async def running_games(self, clocked: bool = False) -> list[str]:
        table = schema.game.c
        query = select(table.id).where(table.status == "playing")
        return [
            str(row.id)
            for row in await self.rows(query.where(table.due.is_not(None)) if clocked else query)
        ]


def room_made(room: Room, now: float) -> Executable:
    return insert(schema.room).values(
        id=room.id,
        code=room.code,
        phase=room.phase,
        listed=room.listed,
        state=msgspec.json.encode(room).decode(),
        version=room.version,
        host=room.host,
        created=now,
        touched=now,
    )


def room_changed(room: Room, now: float) -> Executable:
    """Raises the version; finds no row if somebody else has raised it meanwhile."""
    seen = room.version
    room.version = seen + 1
    return (
        update(schema.room)
        .where(schema.room.c.id == room.id, schema.room.c.version == seen)
        .values(
            phase=room.phase,
            listed=room.listed,
            state=msgspec.json.encode(room).decode(),
            version=room.version,
            host=room.host,
            touched=now,
        )
    )


def entry_rows(game: str, first: int, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    return [
        {"game": game, "number": first + place, "data": pack(entry)}
        for place, entry in enumerate(entries)
    ]


def game_made(table: Table, now: float) -> list[Executable]:
    opening = table.opening
    made: list[Executable] = [
        insert(schema.game).values(
            id=opening.id,
            room=opening.room,
            name=table.game.name,
            opening=msgspec.json.encode(opening).decode(),
            status="playing",
            open=False,
            outcome=None,
            created=now,
            ended=None,
            due=table.times.due(),
        )
    ]
    made += [
        insert(schema.seat).values(game=opening.id, seat=number, person=player.person)
        for number, player in enumerate(opening.seats)
        if player.person is not None
    ]
    return made


def game_over(table: Table, open: bool, now: float) -> Executable:
    outcome = table.state.outcome
    return (
        update(schema.game)
        .where(schema.game.c.id == table.opening.id)
        .values(
            status=table.status,
            open=open,
            outcome=None if outcome is None else msgspec.json.encode(outcome.to_json()).decode(),
            ended=now,
            due=None,
        )
    )


def game_opened(game: str) -> Executable:
    """Nothing of a finished game is secret any more."""
    return update(schema.game).where(schema.game.c.id == game).values(open=True)


def clock_set(table: Table) -> Executable:
    return (
        update(schema.game)
        .where(schema.game.c.id == table.opening.id)
        .values(due=table.times.due())
    )


def noted(name: str, value: str) -> list[Executable]:
    return [
        delete(schema.note).where(schema.note.c.name == name),
        insert(schema.note).values(name=name, value=value),
    ]
