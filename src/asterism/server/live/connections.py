"""Who is connected, and sending to them. A slow reader never holds up others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager

from asterism.engine.message import Message
from asterism.server.clock import Clock
from asterism.server.live.bus import Bus, News, person_channel, room_channel
from asterism.server.live.queue import MessageQueue
from asterism.server.protocol.messages import Frame, Notice, Presence, dump
from asterism.server.settings import Limits
from asterism.server.storage.people import Person
from asterism.table.refusal import Refusal

TOO_SLOW = 4008
GOING_AWAY = 1012
SENT_AWAY = 4003
LATELY = 60.0  # seconds within which a long poll is repeated
REMEMBERED = 10_000
SAID = 100  # chat lines remembered as sent


class Connection:
    """One socket. `room` is None for a page that only waits for notices."""

    def __init__(self, person: Person, room: str | None, seat: int | None, most: int) -> None:
        self.person, self.room, self.seat = person, room, seat
        self.waiting: MessageQueue[bytes | None] = MessageQueue(most)
        self.close_code = 1000
        self.watching = False  # shows what a spectator sees, whoever it is

    def send(self, data: bytes) -> None:
        try:
            self.waiting.put_nowait(data)
        except asyncio.QueueFull:
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """Send nothing more; the socket's writer closes it."""
        if self.close_code == 1000:
            self.close_code = code
        while self.waiting.full() and self.close_code == TOO_SLOW:
            self.waiting.get_nowait()
        try:
            self.waiting.put_nowait(None)
        except asyncio.QueueFull:
            self.waiting.get_nowait()
            self.waiting.put_nowait(None)


class ChangeEvent:
    """Set once, at the next change in a room, for all long polls that wait for it."""

    def __init__(self) -> None:
        self.event = asyncio.Event()
        self.waiting = 0


class Sent:
    """What this process has sent to the people in a room, so that nothing is skipped or sent twice
    when other nodes write to the same database.
    """

    def __init__(self) -> None:
        self.version = -1
        self.game, self.number = "", -1
        self.said: set[int] = set()  # numbers of chat lines
        self.presence_changes = 0  # changes of presence at other nodes

    def begin(self, version: int, game: str, number: int, said: set[int]) -> None:
        """The first connection gets everything."""
        if self.version < 0:
            self.version, self.game, self.number, self.said = version, game, number, said

    def note_line(self, number: int) -> bool:
        """Note a chat line as sent; returns whether it was new."""
        if number in self.said:
            return False
        self.said = set(sorted(self.said)[-SAID:]) | {number}
        return True


class Connections:
    """All connections of this process."""

    def __init__(self, limits: Limits, clock: Clock, bus: Bus) -> None:
        self.limits, self.clock, self.bus = limits, clock, bus
        self.rooms: dict[str, set[Connection]] = {}
        self.sent: dict[str, Sent] = {}  # for rooms with people in them
        # Names of people in these rooms at other nodes, by node and person.
        self.others: dict[str, dict[tuple[str, str], str]] = {}
        self.people: dict[str, set[Connection]] = {}
        self.count = 0
        # Long polls that wait for a change in a room.
        self.waiters: dict[str, ChangeEvent] = {}
        # When each person last sent an HTTP request.
        self.seen: dict[tuple[str, str], float] = {}
        self.closing = False

    async def join(self, connection: Connection) -> None:
        """Add a connection; from here on it receives whatever concerns it."""
        self._add(connection)
        try:
            await self.bus.subscribe(*_channels(connection))
            if connection.room is not None and self.bus.is_shared:
                await self.find_others(connection.room)
        except BaseException:
            self.part(connection)
            raise

    def _add(self, connection: Connection) -> None:
        own = self.people.get(connection.person.id, set())
        if len(own) >= self.limits.sockets or self.count >= self.limits.sockets_in_all:
            raise Refusal("limit", Message("server-too-many-connections"))
        self.people.setdefault(connection.person.id, set()).add(connection)
        self.count += 1
        room, id = connection.room, connection.person.id
        if room is None:
            return
        if not any(other.person.id == id for other in self.rooms.get(room, ())):
            self.bus.came(room, id, connection.person.name)
        with self._presence(room):
            self.rooms.setdefault(room, set()).add(connection)
            self.sent.setdefault(room, Sent())

    def part(self, connection: Connection) -> None:
        """Remove a connection."""
        own = self.people.get(connection.person.id, set())
        if connection not in own:
            return
        self.bus.unsubscribe(*_channels(connection))
        own.discard(connection)
        self.count -= 1
        if not own:
            del self.people[connection.person.id]
        room, id = connection.room, connection.person.id
        if room is None:
            return
        there = self.rooms.get(room, set())
        with self._presence(room):
            there.discard(connection)
        if not any(other.person.id == id for other in there):
            self.bus.went(room, id)
        if not there:
            self.rooms.pop(room, None)
            self.sent.pop(room, None)
            self.others.pop(room, None)

    @contextmanager
    def _presence(self, room: str) -> Iterator[None]:
        """Tell the others in the room who came or went meanwhile."""
        before = self._names(room)
        yield
        after = self._names(room)
        for person in before.keys() ^ after.keys():
            present = person in after
            name = after[person] if present else before[person]
            frame = Presence(person=person, name=name, present=present)
            self.tell(room, frame, but=person)

    def _names(self, room: str) -> dict[str, str]:
        """Everybody in a room, at any node."""
        found = {person: name for (_, person), name in self.others.get(room, {}).items()}
        return found | {
            connection.person.id: connection.person.name for connection in self.rooms.get(room, ())
        }

    def set_others(self, room: str, found: dict[tuple[str, str], str]) -> None:
        """Set who is in a room at other nodes."""
        if room in self.rooms:
            with self._presence(room):
                self.others[room] = found

    def others_gone(self, alive: set[str]) -> None:
        """Remove people who were connected to a dead node."""
        for room, there in list(self.others.items()):
            if any(node not in alive for node, _ in there):
                self.set_others(room, {key: n for key, n in there.items() if key[0] in alive})

    async def find_others(self, room: str) -> None:
        """Ask who else is in a room. Changes while the request runs count, too."""
        while (sent := self.sent.get(room)) is not None:
            presence_changes = sent.presence_changes
            found = await self.bus.others(room)
            if sent.presence_changes == presence_changes:
                self.set_others(room, found)
                return

    async def present(self, room: str) -> set[str]:
        """Who is in a room, at any node."""
        if room in self.rooms:
            return set(self._names(room))
        return {person for _, person in await self.bus.others(room)}

    async def was_here(self, room: str, person: str | None) -> bool:
        """Connected now, or seen over HTTP recently, at any node."""
        if person is None:
            return False
        at = self.seen.get((room, person))
        if at is not None and self.clock.ticks() - at < LATELY:
            return True
        return person in await self.present(room) or await self.bus.was_seen(room, person)

    def note_request(self, room: str, person: str) -> None:
        """A person has sent an HTTP request."""
        self.seen.pop((room, person), None)  # the last one is the newest
        self.seen[room, person] = self.clock.ticks()
        if len(self.seen) > REMEMBERED:
            del self.seen[next(iter(self.seen))]
        self.bus.note_request(room, person)

    def tell(self, room: str, frame: Frame, but: str | None = None, by: str | None = None) -> None:
        """Send to everybody in a room, except those who have muted `by`."""
        data = dump(frame)
        for connection in list(self.rooms.get(room, ())):
            if connection.person.id != but and (by is None or by not in connection.person.mutes):
                connection.send(data)

    def notify(self, person: str, notice: Notice, but_in: str | None = None) -> None:
        data = dump(notice)
        for connection in list(self.people.get(person, ())):
            if but_in is None or connection.room != but_in:
                connection.send(data)

    def tell_all(self, frame: Frame) -> None:
        data = dump(frame)
        for connection in self._all():
            connection.send(data)

    def disconnect(self, person: str, code: int = SENT_AWAY) -> None:
        """Disconnect a person, at whatever node."""
        self.hang_up(person, code)
        news = News(kind="hang-up", person=person, number=code)
        self.bus.publish(person_channel(person), news)

    def hang_up(self, person: str, code: int = SENT_AWAY) -> None:
        for connection in list(self.people.get(person, ())):
            connection.close(code)

    def forget(self, person: str) -> None:
        """A person was deleted."""
        self.hang_up(person)
        self.seen = {key: at for key, at in self.seen.items() if key[1] != person}

    def close_all(self, code: int) -> None:
        self.closing = True
        for connection in self._all():
            connection.close(code)
        for change in self.waiters.values():
            change.event.set()

    def _all(self) -> Iterable[Connection]:
        return [connection for connections in self.people.values() for connection in connections]

    # Long polls.

    def changed(self, room: str) -> None:
        """Something has changed in a room."""
        change = self.waiters.pop(room, None)
        if change is not None:
            change.event.set()

    @asynccontextmanager
    async def watching(self, room: str) -> AsyncIterator[ChangeEvent]:
        """An event for the next change in a room."""
        change = self.waiters.setdefault(room, ChangeEvent())
        change.waiting += 1
        if self.closing:
            change.event.set()
        channel = room_channel(room)
        try:
            await self.bus.subscribe(channel)
            yield change
        finally:
            self.bus.unsubscribe(channel)
            change.waiting -= 1
            if not change.waiting and self.waiters.get(room) is change:
                del self.waiters[room]

    async def wait(self, change: ChangeEvent, seconds: float) -> None:
        """Wait for the next change, or until the time is up."""
        changing = asyncio.ensure_future(change.event.wait())
        sleeping = asyncio.ensure_future(self.clock.sleep(seconds))
        try:
            await asyncio.wait([changing, sleeping], return_when=asyncio.FIRST_COMPLETED)
        finally:
            changing.cancel()
            sleeping.cancel()


def _channels(connection: Connection) -> list[str]:
    own = person_channel(connection.person.id)
    return [own] if connection.room is None else [own, room_channel(connection.room)]
