"""Who is connected, and telling them. One slow reader never holds up the others."""

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
LATELY = 60.0  # seconds in which a long poll comes again
REMEMBERED = 10_000
SAID = 100  # lines of the chat that are known to have been told


class Connection:
    """One socket. `room` is None for a page that only waits for notices."""

    def __init__(self, person: Person, room: str | None, seat: int | None, most: int) -> None:
        self.person, self.room, self.seat = person, room, seat
        self.waiting: MessageQueue[bytes | None] = MessageQueue(most)
        self.close_code = 1000
        self.watching = False  # shows what everybody may see, whoever it is

    def send(self, data: bytes) -> None:
        try:
            self.waiting.put_nowait(data)
        except asyncio.QueueFull:
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """Tell nothing more; whoever writes to the socket closes it."""
        if self.close_code == 1000:
            self.close_code = code
        while self.waiting.full() and self.close_code == TOO_SLOW:
            self.waiting.get_nowait()
        try:
            self.waiting.put_nowait(None)
        except asyncio.QueueFull:
            self.waiting.get_nowait()
            self.waiting.put_nowait(None)


class Bell:
    """Rings once, at the next change in a room, for all who wait for it by plain HTTP."""

    def __init__(self) -> None:
        self.event = asyncio.Event()
        self.waiting = 0


class Memory:
    """What the people in a room were told by this process, so that nothing is left out or told
    twice when others write to the same database.
    """

    def __init__(self) -> None:
        self.version = -1
        self.game, self.number = "", -1
        self.said: set[int] = set()  # numbers of lines of the chat
        self.stirs = 0  # how often somebody came or went by other nodes

    def begin(self, version: int, game: str, number: int, said: set[int]) -> None:
        """The first of them is told all of it."""
        if self.version < 0:
            self.version, self.game, self.number, self.said = version, game, number, said

    def hears(self, number: int) -> bool:
        """A connection of the chat is told; was it not yet?"""
        if number in self.said:
            return False
        self.said = set(sorted(self.said)[-SAID:]) | {number}
        return True


class Connections:
    """All connections of this process."""

    def __init__(self, limits: Limits, clock: Clock, bus: Bus) -> None:
        self.limits, self.clock, self.bus = limits, clock, bus
        self.rooms: dict[str, set[Connection]] = {}
        self.told: dict[str, Memory] = {}  # of rooms with people in them
        # Who is in these rooms by other nodes: names, by node and person.
        self.others: dict[str, dict[tuple[str, str], str]] = {}
        self.people: dict[str, set[Connection]] = {}
        self.count = 0
        # Whoever waits by plain HTTP for news of a room.
        self.waiters: dict[str, Bell] = {}
        # Who was here by plain HTTP, and when.
        self.seen: dict[tuple[str, str], float] = {}
        self.closing = False

    async def join(self, connection: Connection) -> None:
        """Somebody connects; whatever concerns them reaches them from here on."""
        self._add(connection)
        try:
            await self.bus.subscribe(*_channels(connection))
            if connection.room is not None and self.bus.is_shared:
                await self.meet(connection.room)
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
            self.told.setdefault(room, Memory())

    def part(self, connection: Connection) -> None:
        """Somebody hangs up."""
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
            self.told.pop(room, None)
            self.others.pop(room, None)

    @contextmanager
    def _presence(self, room: str) -> Iterator[None]:
        """Whoever comes or goes meanwhile is told to the others in the room."""
        before = self._names(room)
        yield
        after = self._names(room)
        for person in before.keys() ^ after.keys():
            present = person in after
            name = after[person] if present else before[person]
            frame = Presence(person=person, name=name, present=present)
            self.tell(room, frame, but=person)

    def _names(self, room: str) -> dict[str, str]:
        """Everybody in a room, by whatever node."""
        found = {person: name for (_, person), name in self.others.get(room, {}).items()}
        return found | {
            connection.person.id: connection.person.name for connection in self.rooms.get(room, ())
        }

    def others_are(self, room: str, found: dict[tuple[str, str], str]) -> None:
        """Who is in a room by other nodes."""
        if room in self.rooms:
            with self._presence(room):
                self.others[room] = found

    def others_gone(self, alive: set[str]) -> None:
        """Whoever came by a node that is no more is gone."""
        for room, there in list(self.others.items()):
            if any(node not in alive for node, _ in there):
                self.others_are(room, {key: n for key, n in there.items() if key[0] in alive})

    async def meet(self, room: str) -> None:
        """Who else is in a room? Whoever comes and goes while that is asked counts, too."""
        while (memory := self.told.get(room)) is not None:
            stirs = memory.stirs
            found = await self.bus.others(room)
            if memory.stirs == stirs:
                self.others_are(room, found)
                return

    async def present(self, room: str) -> set[str]:
        """Who is in a room, by whatever node."""
        if room in self.rooms:
            return set(self._names(room))
        return {person for _, person in await self.bus.others(room)}

    async def was_here(self, room: str, person: str | None) -> bool:
        """By a socket now, or by plain HTTP a moment ago, by whatever node."""
        if person is None:
            return False
        at = self.seen.get((room, person))
        if at is not None and self.clock.now() - at < LATELY:
            return True
        return person in await self.present(room) or await self.bus.was_seen(room, person)

    def saw(self, room: str, person: str) -> None:
        """Somebody asks by plain HTTP."""
        if len(self.seen) >= REMEMBERED:
            before = self.clock.now() - LATELY
            self.seen = {key: at for key, at in self.seen.items() if at > before}
        self.seen[room, person] = self.clock.now()
        self.bus.saw(room, person)

    def tell(self, room: str, frame: Frame, but: str | None = None, by: str | None = None) -> None:
        """To everybody in a room; not to those who do not want to hear `by`."""
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

    def send_away(self, person: str) -> None:
        """Somebody is to go, by whatever node they came."""
        self.hang_up(person)
        self.bus.publish(person_channel(person), News(kind="hang-up", person=person))

    def hang_up(self, person: str, code: int = 4003) -> None:
        for connection in list(self.people.get(person, ())):
            connection.close(code)

    def forget(self, person: str) -> None:
        """Somebody is gone for good."""
        self.hang_up(person)
        self.seen = {key: at for key, at in self.seen.items() if key[1] != person}

    def close_all(self, code: int) -> None:
        self.closing = True
        for connection in self._all():
            connection.close(code)
        for bell in self.waiters.values():
            bell.event.set()

    def _all(self) -> Iterable[Connection]:
        return [connection for connections in self.people.values() for connection in connections]

    # Long polls.

    def ring(self, room: str) -> None:
        """Something has changed in a room."""
        bell = self.waiters.pop(room, None)
        if bell is not None:
            bell.event.set()

    @asynccontextmanager
    async def watching(self, room: str) -> AsyncIterator[Bell]:
        """Whatever changes in a room from here on rings the bell."""
        bell = self.waiters.setdefault(room, Bell())
        bell.waiting += 1
        if self.closing:
            bell.event.set()
        channel = room_channel(room)
        try:
            await self.bus.subscribe(channel)
            yield bell
        finally:
            self.bus.unsubscribe(channel)
            bell.waiting -= 1
            if not bell.waiting and self.waiters.get(room) is bell:
                del self.waiters[room]

    async def wait(self, bell: Bell, seconds: float) -> None:
        """Until the next change, or the time is over."""
        ringing = asyncio.ensure_future(bell.event.wait())
        sleeping = asyncio.ensure_future(self.clock.sleep(seconds))
        try:
            await asyncio.wait([ringing, sleeping], return_when=asyncio.FIRST_COMPLETED)
        finally:
            ringing.cancel()
            sleeping.cancel()


def _channels(connection: Connection) -> list[str]:
    own = person_channel(connection.person.id)
    return [own] if connection.room is None else [own, room_channel(connection.room)]
