"""What other nodes have done reaches the people who are connected to this one.

News only say where to look: rooms, logs and chats are read from the database, and compared with
what the people here were told. So news may come late, twice, or not at all; while they do not come,
the database is asked now and then.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from sqlalchemy import select

from asterism.server.live.bus import ALL, News, person_channel, room_channel
from asterism.server.live.connections import Line
from asterism.server.protocol.messages import ChatLine, Notice, Reacted, Said
from asterism.server.storage import schema
from asterism.server.storage.writer import StorageFailed
from asterism.table.refusal import Refusal

if TYPE_CHECKING:
    from asterism.server.node import House
    from asterism.server.play.room_commands import RoomDesk

log = logging.getLogger("asterism.server")
LINES = 50  # of a chat, for whoever comes in or was not told
ANYWAY = 10  # every so many looks around, whatever news have come


class Newsroom:
    """Hears the news for a house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.desk: RoomDesk | None = None  # a worker has none
        # Rooms in which something is to be looked at, and those that are being looked at.
        self.waiting: dict[str, set[str]] = {}
        self.busy: set[str] = set()
        self.is_behind = False  # not everything could be looked at
        self.looks = 0
        # Games to which something may have been added while the database went away.
        self.unsure: set[str] = set()

    # Who wants to hear of what.

    async def heed(self, line: Line) -> None:
        """What concerns a connection is heard from here on."""
        house, room = self.house, line.room
        await house.bus.heed(*_channels(line))
        if room is not None and house.bus.is_shared:
            await self._meet(room)

    def unheed(self, line: Line) -> None:
        self.house.bus.unheed(*_channels(line))

    async def _meet(self, room: str) -> None:
        """Who else is in a room? Whoever comes and goes while that is asked counts, too."""
        hub = self.house.hub
        while (memory := hub.told.get(room)) is not None:
            stirs = memory.stirs
            found = await self.house.bus.others(room)
            if memory.stirs == stirs:
                hub.others_are(room, found)
                return

    # What others tell.

    async def hear(self, news: News) -> None:
        hub, room, person = self.house.hub, news.room, news.person
        match news.kind:
            case "game":
                memory = hub.told.get(room)
                # The game that everybody here looks at: its log is all there is to read.
                known = memory is not None and memory.game == news.game
                self.look_at(room, "game" if known else "room")
            case "room" | "chat":
                self.look_at(room, news.kind)
            case "rewritten":
                await self._rewritten(news.game)
            case "reaction":
                frame = Reacted(person=person, name=news.name, sign=news.sign)
                hub.tell(room, frame, by=person)
            case "presence":
                self._presence(news)
            case "turn":
                notice = Notice(kind="turn", room=room, game=news.game)
                hub.notify(person, notice, but_in=room)
            case "favour":
                hub.notify(
                    person, Notice(kind="favour", room=room, game=news.game, favour=news.favour)
                )
            case "hang-up":
                hub.hang_up(person)
            case "person":
                await self.house.people.refresh([person])
            case "announcement":
                await self.house.hear_announcement()

    def _presence(self, news: News) -> None:
        hub, room = self.house.hub, news.room
        memory = hub.told.get(room)
        if memory is None:
            return
        memory.stirs += 1
        there = dict(hub.others.get(room, {}))
        if news.present:
            there[news.node, news.person] = news.name
        else:
            there.pop((news.node, news.person), None)
        hub.others_are(room, there)

    def others_gone(self, alive: set[str]) -> None:
        self.is_behind = True  # whoever died may have written what it could not tell any more
        self.house.hub.others_gone(alive)

    async def _rewritten(self, game: str) -> None:
        """Somebody has another name in a game."""
        box = self.house.tables.boxes.get(game)
        if box is None:
            return
        async with box.lock:
            box.table = None
        table = await self.house.look(game)
        memory = self.house.hub.told.get(table.opening.room)
        if memory is not None and memory.game == game:
            self.house.tell_table(table, table.number)

    # Looking.

    def look_at(self, room: str, *what: str) -> None:
        """Soon, and once for all that is told meanwhile."""
        self.waiting.setdefault(room, set()).update(what)
        if room not in self.busy:
            self.busy.add(room)
            self.house.spawn(self._look_at(room))

    async def _look_at(self, room: str) -> None:
        try:
            while what := self.waiting.pop(room, None):
                self.house.hub.ring(room)
                if room in self.house.hub.told and self.desk is not None:
                    await self._catch_up(self.desk, room, what)
        except (StorageFailed, Refusal) as problem:
            self.is_behind = True
            log.warning("news of a room cannot be read now: %s", problem)
        finally:
            self.busy.discard(room)

    async def _catch_up(self, desk: RoomDesk, id: str, what: set[str]) -> None:
        hub, house = self.house.hub, self.house
        memory = hub.told[id]
        if what == {"game"}:
            await house.look(memory.game)
            return
        room = await house.store.room(id)
        if room is None or room.phase == "closed":
            desk.show_closed(id)
            return
        if room.version > memory.version:
            await desk.show(room)
        if room.playing is not None:
            table = await house.look(room.playing)
            if memory.game != room.playing:
                house.tell_table(table, -1)
        if "chat" in what:
            await self._catch_up_chat(id)

    async def _catch_up_chat(self, room: str) -> None:
        memory = self.house.hub.told.get(room)
        if memory is None:
            return
        table = schema.chat.c
        rows = await self.house.store.rows(
            select(schema.chat).where(table.room == room).order_by(table.number.desc()).limit(LINES)
        )
        for row in reversed(rows):
            line = ChatLine(
                number=row.number, person=row.person, name=row.name, text=row.text, at=row.at
            )
            if memory.hears(row.number):
                self.house.hub.tell(room, Said(line=line), by=row.person)

    async def healed(self) -> None:
        """News come through again: look at all that may have been missed."""
        house = self.house
        self.is_behind = True  # until all of this is done
        for room in [*house.hub.told]:
            self.look_at(room, "room", "game", "chat")
            await self._meet(room)
        await house.people.refresh({person.id for person in house.people.known.values()})
        await house.hear_announcement()
        await house.upkeep.wake_bots()
        self.is_behind = False

    async def look_around(self) -> None:
        """Now and then: whatever may have been missed. Whoever dies between writing and telling is
        heard by nobody.
        """
        for game in [*self.unsure]:
            async with self.house.upkeep.apart(game, "reading"):
                await self._make_sure(game)
        self.looks += 1
        anyway = self.house.bus.is_shared and self.looks % ANYWAY == 0
        if anyway or self.is_behind or not self.house.bus.is_well:
            self.is_behind = False
            try:
                await self._poll()
            except BaseException:
                self.is_behind = True
                raise

    async def _make_sure(self, game: str) -> None:
        """What the database took while it went away was told to nobody."""
        self.unsure.discard(game)
        try:
            table = await self.house.look(game)
        except (StorageFailed, Refusal):
            self.unsure.add(game)
            raise
        self.house.spread(table)

    async def _poll(self) -> None:
        """What no news tell, the database does."""
        hub = self.house.hub
        for room in [*hub.waiters]:
            hub.ring(room)
        if hub.told:
            for room in await self.house.store.changed_rooms(
                {
                    room: (memory.version, memory.game, memory.number, max(memory.said, default=0))
                    for room, memory in hub.told.items()
                }
            ):
                self.look_at(room, "room", "game", "chat")

    # What this node tells.

    def person_changed(self, person: str) -> None:
        self.house.bus.tell(ALL, News(kind="person", person=person))


def _channels(line: Line) -> list[str]:
    own = person_channel(line.person.id)
    return [own] if line.room is None else [own, room_channel(line.room)]
