"""People and their sessions: a name, and a secret that only their browser or bot has."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy import Executable, Row, delete, insert, select, update

from asterism.server.storage import schema
from asterism.server.storage.store import Store, batched
from asterism.server.storage.writer import Change


@dataclass
class Person:
    """A person. The id is public, the token is not."""

    id: str
    name: str
    language: str
    kind: str = "person"
    admitted: bool = False
    muted: bool = False
    banned: bool = False
    mutes: tuple[str, ...] = ()


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def _person(row: Row[Any]) -> Person:
    return Person(
        row.id,
        row.name,
        row.language,
        row.kind,
        row.admitted,
        row.muted,
        row.banned,
        tuple(msgspec.json.decode(row.mutes)),
    )


async def find(store: Store, id: str) -> Person | None:
    row = await store.row(select(schema.person).where(schema.person.c.id == id))
    return None if row is None else _person(row)


async def find_all(store: Store, ids: Iterable[str]) -> dict[str, Person]:
    found: dict[str, Person] = {}
    for some in batched(ids):
        rows = await store.rows(select(schema.person).where(schema.person.c.id.in_(some)))
        found |= {row.id: _person(row) for row in rows}
    return found


async def of_session(store: Store, token: str) -> Person | None:
    """The person with this cookie or token."""
    person, session = schema.person, schema.session
    row = await store.row(
        select(person)
        .join(session, session.c.person == person.c.id)
        .where(session.c.token == hashed(token), session.c.expires.is_(None))
    )
    return None if row is None else _person(row)


async def add(
    store: Store, person: Person, token: str, now: float, owner: str | None, device: str
) -> None:
    made = insert(schema.person).values(
        id=person.id,
        name=person.name,
        language=person.language,
        kind=person.kind,
        admitted=person.admitted,
        muted=False,
        banned=False,
        mutes="[]",
        created=now,
        seen=now,
        owner=owner,
    )
    await store.write(made, _session(token, person.id, None, now, device))


async def bots_of(store: Store, owner: str) -> list[Person]:
    """Somebody's remote bots."""
    rows = await store.rows(select(schema.person).where(schema.person.c.owner == owner))
    return [_person(row) for row in rows]


async def change(store: Store, id: str, values: dict[str, Any]) -> None:
    stored = dict(values)
    if "mutes" in stored:
        stored["mutes"] = msgspec.json.encode(stored["mutes"]).decode()
    await store.write(update(schema.person).where(schema.person.c.id == id).values(**stored))


# Another device.


def _session(
    token: str, person: str, expires: float | None, now: float, device: str = ""
) -> Executable:
    return insert(schema.session).values(
        token=hashed(token), person=person, expires=expires, created=now, device=device or None
    )


async def add_session(store: Store, token: str, person: str, now: float) -> None:
    await store.write(_session(token, person, None, now))


async def add_recovery(store: Store, token: str, person: str, expires: float, now: float) -> None:
    await store.write(_session(token, person, expires, now))


async def of_recovery(store: Store, token: str, now: float) -> Person | None:
    """Who made this link, while it is valid."""
    session = schema.session
    row = await store.row(select(session).where(session.c.token == hashed(token)))
    if row is None or row.expires is None or row.expires < now:
        return None
    return await find(store, row.person)


async def recover(
    store: Store, link: str, token: str, person: str, now: float, device: str
) -> None:
    """Turn the link into a session, once."""
    session = schema.session
    used = delete(session).where(session.c.token == hashed(link), session.c.expires.is_not(None))
    made = _session(token, person, None, now, device)
    await store.writer.commit(Change(statements=[made], guarded=[used]))


# Devices. They are named by the beginning of the hash of their token, which opens nothing.

NAMED_BY = 16


@dataclass(frozen=True)
class Device:
    """Something that a person has signed in on."""

    id: str
    name: str
    since: float
    current: bool  # the one that asks


async def devices(store: Store, person: str, own: str) -> list[Device]:
    """The devices of a person, newest first; `own` is the hash of the token that asks."""
    session = schema.session.c
    rows = await store.rows(
        select(schema.session)
        .where(session.person == person, session.expires.is_(None))
        .order_by(session.created.desc())
    )
    return [
        Device(row.token[:NAMED_BY], row.device or "", row.created, row.token == own)
        for row in rows
    ]


async def device(store: Store, person: str, id: str) -> str | None:
    """The hash of the token of a person's device."""
    session = schema.session.c
    rows = await store.rows(select(session.token).where(session.person == person))
    return next((str(row.token) for row in rows if row.token[:NAMED_BY] == id), None)


async def sign_out(store: Store, token: str) -> None:
    await store.write(delete(schema.session).where(schema.session.c.token == token))


async def valid(store: Store, tokens: Iterable[str]) -> set[str]:
    """Of these hashes of tokens, those that are still signed in."""
    session = schema.session.c
    found: set[str] = set()
    for some in batched(tokens):
        rows = await store.rows(select(session.token).where(session.token.in_(some)))
        found |= {str(row.token) for row in rows}
    return found
