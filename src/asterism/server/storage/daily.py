"""Who played which deal of the day."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Executable, Row, insert, select, update

from asterism.server.storage import schema
from asterism.server.storage.store import Store


async def room_of(store: Store, day: str, rules: str, person: str) -> str | None:
    """The room in which the person plays that deal."""
    daily = schema.daily
    row = await store.row(
        select(daily.c.room).where(
            daily.c.day == day, daily.c.rules == rules, daily.c.person == person
        )
    )
    return None if row is None else str(row.room)


def taken(day: str, rules: str, person: str, game: str, room: str) -> Executable:
    """A conflict if the person has already begun it."""
    return insert(schema.daily).values(day=day, rules=rules, person=person, game=game, room=room)


async def tries(store: Store, day: str, rules: str, most: int) -> Sequence[Row[Any]]:
    """The games of a deal, each with its `person`, `called` by name, and `room`."""
    daily, game, who = schema.daily, schema.game, schema.person
    return await store.rows(
        select(daily.c.person, daily.c.room, game, who.c.name.label("called"))
        .join(game, game.c.id == daily.c.game)
        .join(who, who.c.id == daily.c.person)
        .where(daily.c.day == day, daily.c.rules == rules)
        .limit(most)
    )


async def open_before(store: Store, day: str) -> None:
    """Open the finished games of earlier days."""
    daily, game = schema.daily, schema.game
    past = select(daily.c.game).where(daily.c.day < day)
    closed = game.c.id.in_(past), game.c.open.is_(False), game.c.status != "playing"
    if await store.row(select(game.c.id).where(*closed).limit(1)) is not None:
        await store.write(update(game).where(*closed).values(open=True))
