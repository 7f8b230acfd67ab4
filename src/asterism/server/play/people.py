"""Who somebody is: a name, and a secret that only their browser or bot has. No accounts."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest
from typing import Any

import msgspec
from sqlalchemy import Row, delete, insert, select, update

from asterism.engine.message import Message
from asterism.server.clock import Clock, Dice
from asterism.server.storage import schema
from asterism.server.storage.store import Store, batched
from asterism.server.storage.writer import Change
from asterism.table.refusal import Refusal

RECOVERY_SECONDS = 3600.0
REMEMBERED = 5000  # people in memory


@dataclass
class Person:
    """Somebody. The id is public, the token is not."""

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


def clean(name: str) -> str:
    """A name as it is shown: one line, no control signs, no signs that turn the text around."""
    kept = "".join(c for c in name if unicodedata.category(c)[0] != "C")
    short = " ".join(kept.split())[:32].strip()
    if not short:
        raise Refusal("bad", Message("server-no-name"))
    return short


class People:
    """Finds and keeps people."""

    def __init__(self, store: Store, clock: Clock, dice: Dice, password: str) -> None:
        self.store, self.clock, self.dice = store, clock, dice
        self.password = password
        self.known: dict[str, Person] = {}  # by the hash of a token
        self.changed: Callable[[str], None] = lambda person: None  # hears who is another now
        self.gone: Callable[[str], None] = lambda person: None  # hears who is no more

    async def who(self, token: str | None) -> Person | None:
        """The person whose cookie or token this is."""
        if not token or len(token) > 200:
            return None
        key = hashed(token)
        if key in self.known:
            return self.known[key]
        person, session = schema.person, schema.session
        row = await self.store.row(
            select(person)
            .join(session, session.c.person == person.c.id)
            .where(session.c.token == key, session.c.expires.is_(None))
        )
        if row is None:
            return None
        if len(self.known) >= REMEMBERED:
            self.known.clear()
        found = next((p for p in self.known.values() if p.id == row.id), None) or _person(row)
        self.known[key] = found
        return found

    async def find(self, id: str) -> Person | None:
        row = await self.store.row(select(schema.person).where(schema.person.c.id == id))
        return None if row is None else _person(row)

    def knows_password(self, given: str) -> bool:
        return compare_digest(given.encode(), self.password.encode())

    async def welcome(
        self, name: str, language: str, admitted: bool, kind: str = "person"
    ) -> tuple[Person, str]:
        """Somebody new, and the token that proves it."""
        person = Person(self.dice.id(), clean(name), language, kind, admitted)
        token, now = self.dice.token(), self.clock.now()
        made = insert(schema.person).values(
            id=person.id,
            name=person.name,
            language=language,
            kind=kind,
            admitted=admitted,
            muted=False,
            banned=False,
            mutes="[]",
            created=now,
            seen=now,
        )
        await self.store.write(made, self._session(token, person.id, None))
        self.known[hashed(token)] = person
        return person, token

    def _session(self, token: str, person: str, expires: float | None) -> Any:
        return insert(schema.session).values(
            token=hashed(token), person=person, expires=expires, created=self.clock.now()
        )

    async def change(self, person: Person, **values: Any) -> None:
        """Store what has changed about a person."""
        stored = dict(values)
        if "mutes" in stored:
            stored["mutes"] = msgspec.json.encode(stored["mutes"]).decode()
        await self.store.write(
            update(schema.person).where(schema.person.c.id == person.id).values(**stored)
        )
        for known in {id(p): p for p in [person, *self.known.values()]}.values():
            if known.id == person.id:
                for name, value in values.items():
                    setattr(known, name, tuple(value) if name == "mutes" else value)
        self.changed(person.id)

    async def refresh(self, ids: Iterable[str]) -> None:
        """Others may have changed these people: whoever is remembered is read again."""
        known = {person.id for person in self.known.values()} & set(ids)
        for some in batched(known):
            rows = await self.store.rows(select(schema.person).where(schema.person.c.id.in_(some)))
            found = {row.id: _person(row) for row in rows}
            for person in self.known.values():
                if person.id in found:
                    vars(person).update(vars(found[person.id]))
            for id in set(some) - found.keys():
                self.forget(id)
                self.gone(id)

    async def recovery(self, person: Person) -> str:
        """A token that makes another device this person's, once, within the hour."""
        token = self.dice.token()
        expires = self.clock.now() + RECOVERY_SECONDS
        await self.store.write(self._session(token, person.id, expires))
        return token

    async def recover(self, token: str) -> tuple[Person, str]:
        """Another device proves to be somebody's."""
        session = schema.session
        row = await self.store.row(select(session).where(session.c.token == hashed(token)))
        if row is None or row.expires is None or row.expires < self.clock.now():
            raise Refusal("forbidden", Message("server-recovery-over"))
        person = await self.find(row.person)
        if person is None:
            raise Refusal("forbidden", Message("server-recovery-over"))
        fresh = self.dice.token()
        used = delete(session).where(
            session.c.token == hashed(token), session.c.expires.is_not(None)
        )
        await self.store.writer.commit(
            Change(statements=[self._session(fresh, person.id, None)], guarded=[used])
        )
        return person, fresh

    def forget(self, person: str) -> None:
        """Whoever is remembered is read again from the database."""
        self.known = {key: p for key, p in self.known.items() if p.id != person}


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
