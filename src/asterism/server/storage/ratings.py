"""Ratings: one for each person, game and format."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import insert, select, update

from asterism.server.storage import schema
from asterism.server.storage.store import Store
from asterism.server.storage.writer import Change


@dataclass(frozen=True)
class Rating:
    """A person's rating and its deviation."""

    person: str
    game: str
    format: str
    mu: float
    sigma: float
    games: int


async def of_person(store: Store, person: str) -> list[Rating]:
    rows = await store.rows(select(schema.rating).where(schema.rating.c.person == person))
    return [Rating(**row._mapping) for row in rows]


async def of_people(
    store: Store, people: Iterable[str], game: str, format: str
) -> dict[str, Rating]:
    rating = schema.rating
    rows = await store.rows(
        select(rating).where(
            rating.c.person.in_([*people]), rating.c.game == game, rating.c.format == format
        )
    )
    return {row.person: Rating(**row._mapping) for row in rows}


def write(change: Change, before: Rating | None, now: Rating) -> None:
    """Count one more game. If another game of the same people ends at the same time, both are
    retried.
    """
    rating = schema.rating
    if before is None:
        change.statements.append(insert(rating).values(**vars(now)))
        return
    change.guarded.append(
        update(rating)
        .where(
            rating.c.person == now.person,
            rating.c.game == now.game,
            rating.c.format == now.format,
            rating.c.games == before.games,
        )
        .values(mu=now.mu, sigma=now.sigma, games=now.games)
    )
