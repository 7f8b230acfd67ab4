"""What the database holds, read; and the changes that rooms, games and people make to it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import (
    Executable,
    Row,
    Select,
    String,
    delete,
    exists,
    func,
    insert,
    literal,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncEngine

from asterism.server.opening import Opening
from asterism.server.room import Room
from asterism.server.storage import schema
from asterism.server.storage.packing import pack, unpack
from asterism.server.storage.reader import Reader
from asterism.server.storage.writer import Change, Conflict, Unreachable, Writer, storage_failed
from asterism.server.table import Table
from asterism.table.entries import Entry

AT_ONCE = 500

_room = msgspec.json.Decoder(Room)
_opening = msgspec.json.Decoder(Opening)


class Store:
    """Reads from any connection, writes through the one writer."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.writer = Writer(engine)
        self.reader = Reader(engine)
        # A question alone needs no transaction: begun and ended, it would be three.
        self.asking = engine
        if engine.dialect.name == "postgresql":
            self.asking = engine.execution_options(isolation_level="AUTOCOMMIT")

    async def stop(self) -> None:
        """Write what is waiting, and let go of everything."""
        await self.reader.stop()
        await self.writer.stop()
        await self.engine.dispose()

    async def rows(self, query: Select[Any]) -> Sequence[Row[Any]]:
        try:
            return await self._rows(query)
        except Unreachable:
            return await self._rows(query)  # perhaps only the connection was old

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

    async def changed_rooms(self, told: dict[str, tuple[int, str, int, int]]) -> set[str]:
        """Of rooms with their versions, games, newest entries and newest lines of the chat as they
        were told: those that have something newer.
        """
        room, entry, chat = schema.room.c, schema.entry.c, schema.chat.c
        games = {game: (id, number) for id, (_, game, number, _) in told.items()}
        found: set[str] = set()
        for ids in batched(told):
            rows = await self.rows(select(room.id, room.version).where(room.id.in_(ids)))
            found |= {row.id for row in rows if row.version > told[row.id][0]}
            newest = select(chat.room, func.max(chat.number).label("last"))
            said = await self.rows(newest.where(chat.room.in_(ids)).group_by(chat.room))
            found |= {row.room for row in said if row.last > told[row.room][3]}
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

    async def note(self, name: str) -> str | None:
        row = await self.row(select(schema.note.c.value).where(schema.note.c.name == name))
        return None if row is None else str(row.value)

    async def lasting(self, name: str, value: str) -> str:
        """A note that is made once for all; what it says."""
        found = await self.note(name)
        if found is None:
            with suppress(Conflict):  # somebody else just made it
                await self.write(note_made(name, value))
            found = await self.note(name)
            assert found is not None
        return found

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

    async def newer_entries(self, game: str, number: int) -> list[Entry]:
        """What was added to a log after `number`; many who ask at the same moment ask once."""
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
        """Games in which a bot is to decide (since before then), and since when; the longest
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
    """A database takes so many at once."""
    every = list(ids)
    for start in range(0, len(every), AT_ONCE):
        yield every[start : start + AT_ONCE]


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


def guests_noted(room: str, people: Iterable[str]) -> list[Executable]:
    """The room names these people, too."""
    guest = schema.guest
    return [
        insert(guest).from_select(
            ["room", "person"],
            select(literal(room, String), literal(person, String)).where(
                ~exists().where(guest.c.room == room, guest.c.person == person)
            ),
        )
        for person in sorted(people)
    ]


def guests_gone(room: str) -> Executable:
    return delete(schema.guest).where(schema.guest.c.room == room)


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
            waits=table.waits,
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
            waits=None,
        )
    )


def game_given_up(game: str, now: float) -> Executable:
    """Nobody can make anything of its log: nobody waits for it any more."""
    return (
        update(schema.game)
        .where(schema.game.c.id == game)
        .values(status="stopped", ended=now, due=None, waits=None)
    )


def games_opened(games: Iterable[str]) -> Executable:
    """Nothing of finished games is secret any more."""
    return update(schema.game).where(schema.game.c.id.in_([*games])).values(open=True)


def hands_moved(table: Table) -> Executable:
    """When the next clock falls, and since when a bot is to decide."""
    return (
        update(schema.game)
        .where(schema.game.c.id == table.opening.id)
        .values(due=table.times.due(), waits=table.waits)
    )


def wait_corrected(table: Table, seen: float) -> Executable:
    """A game was said to wait for a bot since then, and does not; nor has it gone on meanwhile."""
    game, entry = schema.game.c, schema.entry.c
    newer = exists().where(entry.game == table.opening.id, entry.number > table.number)
    return (
        update(schema.game)
        .where(game.id == table.opening.id, game.waits == seen, ~newer)
        .values(waits=table.waits)
    )


def note_gone(name: str) -> Executable:
    return delete(schema.note).where(schema.note.c.name == name)


def noted(name: str, value: str) -> list[Executable]:
    return [
        update(schema.note).where(schema.note.c.name == name).values(value=value),
        note_made(name, value),
    ]


def note_made(name: str, value: str) -> Executable:
    """Unless there is one already."""
    note = schema.note
    return insert(note).from_select(
        ["name", "value"],
        select(literal(name, String), literal(value, String)).where(
            ~exists().where(note.c.name == name)
        ),
    )
