"""Web Push subscriptions."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from sqlalchemy import Row, delete, insert, select

from asterism.server.storage import schema
from asterism.server.storage.store import Store


def id_of(endpoint: str) -> str:
    return sha256(endpoint.encode()).hexdigest()


async def of_person(store: Store, person: str) -> Sequence[Row[Any]]:
    """A person's subscriptions, newest first."""
    table = schema.subscription
    return await store.rows(
        select(table).where(table.c.person == person).order_by(table.c.created.desc())
    )


async def add(
    store: Store, person: str, endpoint: str, p256dh: str, auth: str, now: float, most: int
) -> None:
    """Add a browser; delete the oldest ones beyond `most`."""
    table, id = schema.subscription, id_of(endpoint)
    others = [row.id for row in await of_person(store, person) if row.id != id]
    await store.write(
        delete(table).where(table.c.id.in_([id, *others[most - 1 :]])),
        insert(table).values(
            id=id, person=person, endpoint=endpoint, p256dh=p256dh, auth=auth, created=now
        ),
    )


async def remove(store: Store, person: str, endpoint: str) -> None:
    table = schema.subscription
    await store.write(delete(table).where(table.c.id == id_of(endpoint), table.c.person == person))
