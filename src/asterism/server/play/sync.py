"""What other nodes have done reaches the people who are connected to this one.

News only say where to look: rooms, logs and chats are read from the database, and compared with
what the people here were told. So news may come late, twice, or not at all; while they do not come,
the database is asked now and then.
"""

from __future__ import annotations

import logging

from asterism.server.core import Core
from asterism.server.live.bus import Bus, News
from asterism.server.live.connections import Connections
from asterism.server.play.announcements import Announcements
from asterism.server.play.games import Games
from asterism.server.play.people import People
from asterism.server.play.rooms import Rooms
from asterism.server.play.upkeep import Upkeep
from asterism.server.protocol.messages import Notice, Reacted, Said
from asterism.server.storage import chat
from asterism.server.storage.store import Store
from asterism.table.refusal import Refusal

log = logging.getLogger("asterism.server")
LINES = 50  # of a chat, for whoever comes in or was not told
ANYWAY = 10  # every so many looks around, whatever news have come


class Sync:
    """Hears the news for a node."""

    def __init__(
        self,
        core: Core,
        store: Store,
        bus: Bus,
        connections: Connections,
        people: People,
        games: Games,
        rooms: Rooms,
        announcements: Announcements,
        upkeep: Upkeep,
    ) -> None:
        self.core, self.store, self.bus, self.connections = core, store, bus, connections
        self.people, self.games, self.rooms = people, games, rooms
        self.announcements, self.upkeep = announcements, upkeep
        # Rooms in which something is to be looked at, and those that are being looked at.
        self.waiting: dict[str, set[str]] = {}
        self.busy: set[str] = set()
        self.is_behind = False  # not everything could be looked at
        self.looks = 0

    # What others tell.

    async def hear(self, news: News) -> None:
        connections, room, person = self.connections, news.room, news.person
        match news.kind:
            case "game":
                memory = connections.told.get(room)
                # The game that everybody here looks at: its log is all there is to read.
                known = memory is not None and memory.game == news.game
                self.look_at(room, "game" if known else "room")
            case "room" | "chat":
                self.look_at(room, news.kind)
            case "rewritten":
                await self._rewritten(news.game)
            case "reaction":
                frame = Reacted(person=person, name=news.name, sign=news.sign)
                connections.tell(room, frame, by=person)
            case "presence":
                self._presence(news)
            case "turn":
                notice = Notice(kind="turn", room=room, game=news.game)
                connections.notify(person, notice, but_in=room)
            case "favour":
                connections.notify(
                    person, Notice(kind="favour", room=room, game=news.game, favour=news.favour)
                )
            case "hang-up":
                connections.hang_up(person)
            case "person":
                await self.people.refresh([person])
            case "announcement":
                await self.announcements.hear()

    def _presence(self, news: News) -> None:
        connections, room = self.connections, news.room
        memory = connections.told.get(room)
        if memory is None:
            return
        memory.stirs += 1
        there = dict(connections.others.get(room, {}))
        if news.present:
            there[news.node, news.person] = news.name
        else:
            there.pop((news.node, news.person), None)
        connections.others_are(room, there)

    def others_gone(self, alive: set[str]) -> None:
        self.is_behind = True  # whoever died may have written what it could not tell any more
        self.connections.others_gone(alive)

    async def _rewritten(self, game: str) -> None:
        """Somebody has another name in a game."""
        box = self.games.boxes.get(game)
        if box is None:
            return
        async with box.lock:
            box.table = None
        table = await self.games.look(game)
        memory = self.connections.told.get(table.opening.room)
        if memory is not None and memory.game == game:
            self.games.publisher.tell_table(table, table.number)

    # Looking.

    def look_at(self, room: str, *what: str) -> None:
        """Soon, and once for all that is told meanwhile."""
        self.waiting.setdefault(room, set()).update(what)
        if room not in self.busy:
            self.busy.add(room)
            self.core.background.spawn(self._look_at(room))

    async def _look_at(self, room: str) -> None:
        try:
            while what := self.waiting.pop(room, None):
                self.connections.ring(room)
                if room in self.connections.told:
                    await self._catch_up(room, what)
        except Refusal as problem:
            self.is_behind = True
            log.warning("news of a room cannot be read now: %s", problem)
        finally:
            self.busy.discard(room)

    async def _catch_up(self, id: str, what: set[str]) -> None:
        memory = self.connections.told[id]
        if what == {"game"}:
            await self.games.look(memory.game)
            return
        room = await self.store.room(id)
        if room is None or room.phase == "closed":
            self.rooms.show_closed(id)
            return
        if room.version > memory.version:
            await self.rooms.show(room)
        if room.playing is not None:
            table = await self.games.look(room.playing)
            if memory.game != room.playing:
                self.games.publisher.tell_table(table, -1)
        if "chat" in what:
            await self._catch_up_chat(id)

    async def _catch_up_chat(self, room: str) -> None:
        memory = self.connections.told.get(room)
        if memory is None:
            return
        for line in await chat.lines(self.store, room, 0, LINES):
            if memory.hears(line.number):
                self.connections.tell(room, Said(line=line), by=line.person)

    async def healed(self) -> None:
        """News come through again: look at all that may have been missed."""
        self.is_behind = True  # until all of this is done
        for room in [*self.connections.told]:
            self.look_at(room, "room", "game", "chat")
            await self.connections.meet(room)
        await self.people.refresh()
        await self.announcements.hear()
        await self.upkeep.wake_bots()
        self.is_behind = False

    async def look_around(self) -> None:
        """Now and then: whatever may have been missed. Whoever dies between writing and telling is
        heard by nobody.
        """
        for game in [*self.games.unsure]:
            async with self.games.apart(game, "reading"):
                await self._make_sure(game)
        self.looks += 1
        anyway = self.bus.is_shared and self.looks % ANYWAY == 0
        if anyway or self.is_behind or not self.bus.is_well:
            self.is_behind = False
            try:
                await self._poll()
            except BaseException:
                self.is_behind = True
                raise

    async def _make_sure(self, game: str) -> None:
        """What the database took while it went away was told to nobody."""
        self.games.unsure.discard(game)
        try:
            table = await self.games.look(game)
        except Refusal:
            self.games.unsure.add(game)
            raise
        self.games.publisher.spread(table)

    async def _poll(self) -> None:
        """What no news tell, the database does."""
        for room in [*self.connections.waiters]:
            self.connections.ring(room)
        told = self.connections.told
        if told:
            for room in await self.store.changed_rooms(
                {
                    room: (memory.version, memory.game, memory.number, max(memory.said, default=0))
                    for room, memory in told.items()
                }
            ):
                self.look_at(room, "room", "game", "chat")
