"""Everything that names a person: read, rewrite, erase."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
from sqlalchemy import Executable, delete, select, update

from asterism.server.storage import schema
from asterism.server.storage.packing import pack, unpack
from asterism.server.storage.statements import stored_opening
from asterism.server.storage.store import Store
from asterism.table.entries import Entry
from asterism.table.opening import Opening


async def games_of(store: Store, person: str) -> set[str]:
    seat = schema.seat.c
    rows = await store.rows(select(seat.game).where(seat.person == person))
    return {str(row.game) for row in rows}


async def rewrite(
    store: Store,
    game: str,
    person: str,
    opening: Callable[[Opening], Opening],
    entry: Callable[[Entry], Entry],
) -> None:
    """Rewrite everything in a game that may name a person, without its rules."""
    found = await store.opening(game)
    if found is None:
        return
    changed = stored_opening(opening(found[1]))
    statements: list[Executable] = [
        update(schema.game).where(schema.game.c.id == game).values(opening=changed)
    ]
    table = schema.entry.c
    rows = await store.rows(
        select(table.number, table.data).where(table.game == game, table.data.contains(person))
    )
    statements += [
        update(schema.entry)
        .where(table.game == game, table.number == row.number)
        .values(data=pack(entry(unpack(row.data))))
        for row in rows
    ]
    await store.write(*statements)


async def erase(store: Store, person: str) -> None:
    """Remove the person from all seats, sessions, chat lines, ratings, subscriptions and mute
    lists.
    """
    statements: list[Executable] = [
        delete(table).where(table.c.person == person)
        for table in (
            schema.seat, schema.session, schema.chat, schema.rating, schema.guest,
            schema.subscription, schema.daily,
        )
    ]  # fmt: skip
    statements.append(delete(schema.person).where(schema.person.c.id == person))
    others = schema.person.c
    rows = await store.rows(select(others.id, others.mutes).where(others.mutes.contains(person)))
    for row in rows:
        kept = [other for other in msgspec.json.decode(row.mutes) if other != person]
        statements.append(
            update(schema.person)
            .where(others.id == row.id)
            .values(mutes=msgspec.json.encode(kept).decode())
        )
    await store.write(*statements)


# Export.


async def about(store: Store, person: str) -> dict[str, Any]:
    row = await store.row(select(schema.person).where(schema.person.c.id == person))
    assert row is not None
    return {**row._mapping, "mutes": msgspec.json.decode(row.mutes)}


async def said(store: Store, person: str) -> list[dict[str, Any]]:
    lines = await store.rows(select(schema.chat).where(schema.chat.c.person == person))
    return [{"room": line.room, "at": line.at, "text": line.text} for line in lines]


async def devices(store: Store, person: str) -> list[dict[str, Any]]:
    rows = await store.rows(select(schema.session).where(schema.session.c.person == person))
    return [{"name": row.device or "", "since": row.created, "until": row.expires} for row in rows]


async def played(store: Store, person: str) -> AsyncIterator[dict[str, Any]]:
    """Every game with the person's own log entries."""
    seat, game = schema.seat, schema.game
    rows = await store.rows(
        select(seat.c.game, seat.c.seat, game.c.name, game.c.status, game.c.created, game.c.room)
        .join(game, game.c.id == seat.c.game)
        .where(seat.c.person == person)
        .order_by(game.c.created)
    )
    for row in rows:
        own = [
            {"number": number, "kind": entry.kind, "move": entry.move, "at": entry.at}
            for number, entry in enumerate(await store.entries(row.game))
            if entry.seat == row.seat
        ]
        yield {**row._mapping, "entries": own}
