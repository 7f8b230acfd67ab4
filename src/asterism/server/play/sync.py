"""Brings what other nodes have done to the people connected to this one.

News only say where to look. Rooms, logs and chats are read from the database and compared with what
the people here have received. So news may be late, duplicated or lost; while none arrive, the node
polls the database.
"""

from __future__ import annotations

import logging

from asterism.server.core import Core
from asterism.server.live.bus import Bus, News
from asterism.server.live.connections import SENT_AWAY, Connections
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
ANYWAY = 10  # full checks happen every so many rounds, whatever news arrive


class Sync:
    """Handles the news for a node."""

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
        # Rooms to check, and rooms being checked.
        self.waiting: dict[str, set[str]] = {}
        self.busy: set[str] = set()
        self.is_behind = False  # some checks failed
        self.looks = 0

    # News of other nodes.

    async def receive(self, news: News) -> None:
        connections, room, person = self.connections, news.room, news.person
        match news.kind:
            case "game":
                sent = connections.sent.get(room)
                # Everybody here looks at this game: only its log has to be read.
                known = sent is not None and sent.game == news.game
                self.check_soon(room, "game" if known else "room")
            case "room" | "chat":
                self.check_soon(room, news.kind)
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
                connections.hang_up(person, news.number or SENT_AWAY)
            case "person":
                await self.people.refresh([person])
            case "announcement":
                await self.announcements.refresh()

    def _presence(self, news: News) -> None:
        connections, room = self.connections, news.room
        sent = connections.sent.get(room)
        if sent is None:
            return
        sent.presence_changes += 1
        there = dict(connections.others.get(room, {}))
        if news.present:
            there[news.node, news.person] = news.name
        else:
            there.pop((news.node, news.person), None)
        connections.set_others(room, there)

    def others_gone(self, alive: set[str]) -> None:
        self.is_behind = True  # a dead node may have stored what it could not publish
        self.connections.others_gone(alive)

    async def _rewritten(self, game: str) -> None:
        """A person has another name in a game."""
        box = self.games.boxes.get(game)
        if box is None:
            return
        async with box.lock:
            box.table = None
        table = await self.games.look(game)
        sent = self.connections.sent.get(table.opening.room)
        if sent is not None and sent.game == game:
            self.games.publisher.tell_table(table, table.number)

    # Checking.

    def check_soon(self, room: str, *what: str) -> None:
        """Check a room soon, once for all news that arrive meanwhile."""
        self.waiting.setdefault(room, set()).update(what)
        if room not in self.busy:
            self.busy.add(room)
            self.core.background.spawn(self._look_at(room))

    async def _look_at(self, room: str) -> None:
        try:
            while what := self.waiting.pop(room, None):
                self.connections.changed(room)
                if room in self.connections.sent:
                    await self._catch_up(room, what)
        except Refusal as problem:
            self.is_behind = True
            log.warning("cannot read the news of a room now: %s", problem)
        finally:
            self.busy.discard(room)

    async def _catch_up(self, id: str, what: set[str]) -> None:
        sent = self.connections.sent[id]
        if what == {"game"}:
            await self.games.look(sent.game)
            return
        room = await self.store.room(id)
        if room is None or room.phase == "closed":
            self.rooms.show_closed(id)
            return
        if room.version > sent.version:
            await self.rooms.show(room)
        if room.playing is not None:
            table = await self.games.look(room.playing)
            if sent.game != room.playing:
                self.games.publisher.tell_table(table, -1)
        if "chat" in what:
            await self._catch_up_chat(id)

    async def _catch_up_chat(self, room: str) -> None:
        sent = self.connections.sent.get(room)
        if sent is None:
            return
        for line in await chat.lines(self.store, room, 0, chat.LINES):
            if sent.note_line(line.number):
                self.connections.tell(room, Said(line=line), by=line.person)

    async def reconnected(self) -> None:
        """News arrive again: check everything that may have been missed."""
        self.is_behind = True  # until all of this is done
        for room in [*self.connections.sent]:
            self.check_soon(room, "room", "game", "chat")
            await self.connections.find_others(room)
        await self.people.refresh()
        await self.announcements.refresh()
        await self.upkeep.wake_bots()
        self.is_behind = False

    async def check_all(self) -> None:
        """Check periodically for missed news: a node may die between storing and publishing."""
        for game in [*self.games.unsure]:
            async with self.games.contained(game, "reading"):
                await self._publish_unsure(game)
        self.looks += 1
        anyway = self.bus.is_shared and self.looks % ANYWAY == 0
        if anyway or self.is_behind or not self.bus.is_well:
            self.is_behind = False
            try:
                await self._poll()
            except BaseException:
                self.is_behind = True
                raise

    async def _publish_unsure(self, game: str) -> None:
        """Publish what the database stored while its connection broke."""
        self.games.unsure.discard(game)
        try:
            table = await self.games.look(game)
        except Refusal:
            self.games.unsure.add(game)
            raise
        self.games.publisher.notify_nodes(table)

    async def _poll(self) -> None:
        """Find in the database what no news report."""
        for room in [*self.connections.waiters]:
            self.connections.changed(room)
        rooms = self.connections.sent
        if rooms:
            for room in await self.store.changed_rooms(
                {
                    room: (sent.version, sent.game, sent.number, max(sent.said, default=0))
                    for room, sent in rooms.items()
                }
            ):
                self.check_soon(room, "room", "game", "chat")
