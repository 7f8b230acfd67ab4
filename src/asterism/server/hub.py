"""Who is connected, and telling them. One slow reader never holds up the others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

from asterism.engine.message import Message
from asterism.server.messages import Frame, Notice, Presence, dump
from asterism.server.moment import Clock
from asterism.server.people import Person
from asterism.server.refusal import Refusal
from asterism.server.settings import Limits

TOO_SLOW = 4008
GOING_AWAY = 1012
LATELY = 60.0  # seconds in which a long poll comes again
REMEMBERED = 10_000


class Line:
    """One connection. `room` is None for a page that only waits for notices."""

    def __init__(self, person: Person, room: str | None, seat: int | None, most: int) -> None:
        self.person, self.room, self.seat = person, room, seat
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(most)
        self.close_code = 1000

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


class Hub:
    """All connections of this process."""

    def __init__(self, limits: Limits, clock: Clock) -> None:
        self.limits, self.clock = limits, clock
        self.rooms: dict[str, set[Line]] = {}
        self.people: dict[str, set[Line]] = {}
        self.count = 0
        # Whoever waits by plain HTTP for news of a room.
        self.waiters: dict[str, asyncio.Event] = {}
        # Who was here by plain HTTP, and when.
        self.seen: dict[tuple[str, str], float] = {}
        self.closing = False

    def join(self, line: Line) -> None:
        own = self.people.get(line.person.id, set())
        if len(own) >= self.limits.sockets or self.count >= self.limits.sockets_in_all:
            raise Refusal("limit", Message("server-too-many-connections"))
        self.people.setdefault(line.person.id, set()).add(line)
        self.count += 1
        if line.room is not None:
            came = not self.is_present(line.room, line.person.id)
            self.rooms.setdefault(line.room, set()).add(line)
            if came:
                self._presence(line, True)

    def part(self, line: Line) -> None:
        own = self.people.get(line.person.id, set())
        if line not in own:
            return
        own.discard(line)
        self.count -= 1
        if not own:
            del self.people[line.person.id]
        if line.room is not None:
            there = self.rooms.get(line.room, set())
            there.discard(line)
            if not there:
                self.rooms.pop(line.room, None)
            if not self.is_present(line.room, line.person.id):
                self._presence(line, False)

    def _presence(self, line: Line, present: bool) -> None:
        assert line.room is not None
        frame = Presence(person=line.person.id, name=line.person.name, present=present)
        self.tell(line.room, frame, but=line.person.id)

    def is_present(self, room: str, person: str | None) -> bool:
        return any(line.person.id == person for line in self.rooms.get(room, ()))

    def was_here(self, room: str, person: str | None) -> bool:
        """By a socket now, or by plain HTTP a moment ago."""
        at = self.seen.get((room, person or ""))
        lately = at is not None and self.clock.now() - at < LATELY
        return lately or self.is_present(room, person)

    def saw(self, room: str, person: str) -> None:
        """Somebody asks by plain HTTP."""
        if len(self.seen) >= REMEMBERED:
            before = self.clock.now() - LATELY
            self.seen = {key: at for key, at in self.seen.items() if at > before}
        self.seen[room, person] = self.clock.now()

    def present(self, room: str) -> set[str]:
        return {line.person.id for line in self.rooms.get(room, ())}

    def tell(self, room: str, frame: Frame, but: str | None = None, by: str | None = None) -> None:
        """To everybody in a room; not to those who do not want to hear `by`."""
        data = dump(frame)
        for line in list(self.rooms.get(room, ())):
            if line.person.id != but and (by is None or by not in line.person.mutes):
                line.send(data)

    def tell_each(self, room: str, frame_for: Callable[[Line], bytes | None]) -> None:
        """To everybody in a room what is theirs to know."""
        for line in list(self.rooms.get(room, ())):
            data = frame_for(line)
            if data is not None:
                line.send(data)

    def notify(self, person: str, notice: Notice, but_in: str | None = None) -> None:
        data = dump(notice)
        for line in list(self.people.get(person, ())):
            if but_in is None or line.room != but_in:
                line.send(data)

    def tell_all(self, frame: Frame) -> None:
        data = dump(frame)
        for line in self._all():
            line.send(data)

    def hang_up(self, person: str, code: int = 4003) -> None:
        for line in list(self.people.get(person, ())):
            line.close(code)

    def close_all(self, code: int) -> None:
        self.closing = True
        for line in self._all():
            line.close(code)
        for event in self.waiters.values():
            event.set()

    def _all(self) -> Iterable[Line]:
        return [line for lines in self.people.values() for line in lines]

    # Long polls.

    def ring(self, room: str) -> None:
        """Something has changed in a room."""
        event = self.waiters.pop(room, None)
        if event is not None:
            event.set()

    def bell(self, room: str) -> asyncio.Event:
        """Rings at the next change."""
        return self.waiters.setdefault(room, asyncio.Event())
