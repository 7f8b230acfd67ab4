"""The games of a person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, select

from asterism.server.storage import schema
from asterism.server.storage.store import Store


async def games_of(store: Store, person: str, most: int) -> Sequence[Row[Any]]:
    """The newest games with a seat of the person, once per seat."""
    game, seat = schema.game, schema.seat
    return await store.rows(
        select(game, seat.c.seat)
        .join(seat, seat.c.game == game.c.id)
        .where(seat.c.person == person)
        .order_by(game.c.created.desc())
        .limit(most)
    )


async def finished(store: Store, person: str) -> Sequence[Row[Any]]:
    """All games that the person played to the end, once per seat."""
    game, seat = schema.game.c, schema.seat.c
    return await store.rows(
        select(game.id, game.name, game.opening, game.outcome, seat.seat)
        .join(schema.game, game.id == seat.game)
        .where(seat.person == person, game.status == "over", game.outcome.is_not(None))
    )
