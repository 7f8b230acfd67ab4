"""People: a name, and a secret that only their browser or bot has. No accounts."""

from __future__ import annotations

from collections.abc import Iterable
from hmac import compare_digest
from typing import Any

from asterism.engine.message import Message
from asterism.server.core import Core
from asterism.server.live.bus import ALL, Bus, News
from asterism.server.live.connections import GOING_AWAY, Connections
from asterism.server.live.rate_limits import RateLimits
from asterism.server.storage import people
from asterism.server.storage.people import Device, Person, hashed
from asterism.server.storage.store import Store
from asterism.table.names import clean
from asterism.table.refusal import Refusal

RECOVERY_SECONDS = 3600.0
REMEMBERED = 5000  # people in memory


class People:
    """Finds and keeps people."""

    def __init__(
        self, core: Core, store: Store, bus: Bus, connections: Connections, rates: RateLimits
    ) -> None:
        self.core, self.store, self.bus, self.connections = core, store, bus, connections
        self.rates = rates
        self.known: dict[str, Person] = {}  # by the hash of a token

    async def who(self, token: str | None) -> Person | None:
        """The person with this cookie or token."""
        if not token or len(token) > 200:
            return None
        key = hashed(token)
        if key in self.known:
            return self.known[key]
        found = await people.of_session(self.store, token)
        if found is None:
            return None
        same = next((p for p in self.known.values() if p.id == found.id), None)
        return self._remember(key, same or found)

    def _remember(self, key: str, person: Person) -> Person:
        if len(self.known) >= REMEMBERED:
            self.known.clear()
        self.known[key] = person
        return person

    async def find(self, id: str) -> Person | None:
        return await people.find(self.store, id)

    def knows_password(self, given: str) -> bool:
        return compare_digest(given.encode(), self.core.settings.password.encode())

    async def welcome(
        self,
        name: str,
        language: str,
        admitted: bool,
        kind: str = "person",
        owner: str | None = None,
        device: str = "",
    ) -> tuple[Person, str]:
        """Register a guest; returns the token that proves who they are."""
        person = Person(self.core.dice.id(), clean(name), language, kind, admitted)
        token = self.core.dice.token()
        await people.add(self.store, person, token, self.core.now(), owner, device)
        return self._remember(hashed(token), person), token

    async def welcome_bot(self, name: str, owner: Person) -> tuple[Person, str]:
        """Register somebody's remote bot. Each owner has so many at most."""
        await self.rates.take("bots", owner.id)
        own = await people.bots_of(self.store, owner.id)
        if len(own) >= self.core.settings.limits.remote_bots:
            raise Refusal("limit", Message("server-too-many-bots"))
        return await self.welcome(name, owner.language, True, "remote", owner.id)

    async def new_token(self, person: str) -> str:
        """Another token of a remote bot."""
        token = self.core.dice.token()
        await people.add_session(self.store, token, person, self.core.now())
        return token

    async def ban(self, person: Person, banned: bool) -> None:
        """Ban a person and their remote bots, or let them in again."""
        await self.change(person, banned=banned)
        for bot in await people.bots_of(self.store, person.id):
            await self.change(bot, banned=banned)
            if banned:
                self.connections.disconnect(bot.id)

    # Devices.

    async def devices(self, person: Person, token: str | None) -> list[Device]:
        """The devices that a person has signed in on, newest first."""
        return await people.devices(self.store, person.id, hashed(token or ""))

    async def sign_out(self, person: Person, device: str) -> bool:
        """Sign a device out; False if there is none like that. What it has open is closed, and
        devices that are still signed in connect again.
        """
        token = await people.device(self.store, person.id, device)
        if token is None:
            return False
        await people.sign_out(self.store, token)
        self.known.pop(token, None)
        self.tell_changed(person.id)
        self.connections.disconnect(person.id, GOING_AWAY)
        return True

    async def change(self, person: Person, **values: Any) -> None:
        """Store a changed person."""
        await people.change(self.store, person.id, values)
        for known in {id(p): p for p in [person, *self.known.values()]}.values():
            if known.id == person.id:
                for name, value in values.items():
                    setattr(known, name, tuple(value) if name == "mutes" else value)
        self.tell_changed(person.id)

    def tell_changed(self, person: str) -> None:
        """Make the other nodes reload the person."""
        self.bus.publish(ALL, News(kind="person", person=person))

    async def refresh(self, ids: Iterable[str] | None = None) -> None:
        """Reload these people (None: all) because another node may have changed them."""
        if ids is not None:
            # A token may have been revoked, so each is looked up again.
            gone = set(ids)
            kept = {key: person for key, person in self.known.items() if person.id in gone}
            valid = await people.valid(self.store, kept)
            for key in kept.keys() - valid:
                del self.known[key]
        known = {person.id for person in self.known.values()}
        wanted = known if ids is None else known & set(ids)
        found = await people.find_all(self.store, wanted)
        for person in self.known.values():
            if person.id in found:
                vars(person).update(vars(found[person.id]))
        for id in wanted - found.keys():
            self.forget(id)

    async def recovery(self, person: Person) -> str:
        """A token that signs another device in as this person, once, within an hour."""
        token, now = self.core.dice.token(), self.core.wall()
        await people.add_recovery(self.store, token, person.id, now + RECOVERY_SECONDS, now)
        return token

    async def of_recovery(self, link: str) -> Person | None:
        """Who made a link, if it is valid."""
        return await people.of_recovery(self.store, link, self.core.wall())

    async def recover(self, person: Person, link: str, device: str) -> str:
        """Sign another device in; returns its token."""
        token = self.core.dice.token()
        await people.recover(self.store, link, token, person.id, self.core.now(), device)
        return token

    def forget(self, person: str) -> None:
        """Delete a person."""
        self.known = {key: p for key, p in self.known.items() if p.id != person}
        self.connections.forget(person)
