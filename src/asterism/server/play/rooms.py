"""Rooms: finding, opening, changing and showing them."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from asterism.engine.message import Message
from asterism.engine.pack import OPTION
from asterism.server.core import Core
from asterism.server.live.bus import Bus, News, room_channel
from asterism.server.live.connections import Connections
from asterism.server.live.rate_limits import RateLimits
from asterism.server.play.failures import place_of
from asterism.server.play.games import Box, Games, rebuilt
from asterism.server.play.packs import Packs
from asterism.server.protocol.messages import Notice, RoomFrame, RoomView
from asterism.server.storage import packs, statements
from asterism.server.storage.people import Person
from asterism.server.storage.problems import Conflict, StorageFailed
from asterism.server.storage.store import Statement, Store, Stored
from asterism.server.storage.writer import Change
from asterism.server.thinking.analyses import Analyses
from asterism.server.thinking.pool import Pool
from asterism.table import commands
from asterism.table.entries import Entry
from asterism.table.live_game import LiveGame
from asterism.table.opening import Opening
from asterism.table.refusal import Refusal, unknown_room
from asterism.table.room import MOST_DONE, Room, new_room
from asterism.table.room_parts import Done
from asterism.table.room_view import room_view
from asterism.table.room_wishes import RoomWish

log = logging.getLogger("asterism.server")
ATTEMPTS = 5  # attempts to store a room
CODE_LENGTH = 6
MOST_COMMITMENTS = 10_000  # in memory

# Makes the game's opening and earlier entries from the room's own opening.
Prepare = Callable[[Room, Opening], tuple[Opening, list[Entry]]]
# Adds more to the change that stores the room.
Also = Callable[[Room, Opening], list[Statement]]


class Again(Exception):
    """This command was carried out before, with this answer."""

    def __init__(self, done: Done) -> None:
        super().__init__(done.ref)
        self.done = done


class Rooms:
    """The rooms of a server."""

    def __init__(
        self,
        core: Core,
        store: Store,
        games: Games,
        connections: Connections,
        bus: Bus,
        rates: RateLimits,
        pool: Pool,
        analyses: Analyses,
    ) -> None:
        self.core, self.store, self.games = core, store, games
        self.connections, self.bus, self.rates, self.pool = connections, bus, rates, pool
        self.analyses = analyses
        self.packs = Packs(core, store, rates, analyses)
        self.commitments: dict[tuple[str, ...], str] = {}

    # Finding.

    async def room(self, id: str) -> Room:
        room = await self.store.room(id) if len(id) <= 40 else None
        if room is None or room.phase == "closed":
            raise unknown_room()
        return room

    async def table_of(self, room: Room) -> LiveGame | None:
        return None if room.playing is None else await self.games.look(room.playing)

    async def view(self, room: Room) -> RoomView:
        """The room as everybody in it sees it."""
        table = await self.table_of(room)
        present = await self.connections.present(room.id)
        link = f"{self.core.settings.base_path}/r/{room.id}"
        return RoomView(**room_view(room, table, present, link, self._commitment(room)))

    def _commitment(self, room: Room) -> str:
        """Secret and salt are drawn for one setup. A large pack takes a while to hash, and a list
        of rooms shows many.
        """
        key = (room.id, room.secret, room.salt, room.pack)
        found = self.commitments.get(key)
        if found is None:
            if len(self.commitments) >= MOST_COMMITMENTS:
                self.commitments.clear()
            found = self.commitments[key] = room.commitment
        return found

    async def view_or_none(self, room: Room) -> RoomView | None:
        """None if its game cannot be shown: other rooms of a list still can, and a change to this
        one is on disk anyway.
        """
        try:
            return await self.view(room)
        except Refusal as problem:
            if problem.code == "storage":
                raise
        except Exception as problem:
            log.error("room %s cannot be shown: %s", room.id, place_of(problem))
        return None

    def may_enter(self, room: Room, table: LiveGame | None, person: Person) -> None:
        """Watching may be closed; people who sit, or could sit down, may enter."""
        if person.id in room.kicked:
            raise Refusal("forbidden", Message("server-kicked"))
        sits = bool(room.seats_of(person.id)) or (
            table is not None and any(person.id in (p.person, p.owner) for p in table.seats)
        )
        sits = sits or person.id == room.screen
        if not room.watchers and not sits and room.phase == "playing":
            raise Refusal("forbidden", Message("server-no-watchers"))

    async def may_look_back(self, game: Stored, table: LiveGame, person: Person | None) -> None:
        """While a game has secrets, only those may look at it who may enter its room."""
        if game.open or not game.room:
            return
        room = await self.store.room(game.room)
        if room is None or room.phase == "closed":
            return
        looks = person or Person("", "", "en")
        # The room may play another game by now; what it says about watching holds for this one.
        self.may_enter(replace(room, phase="playing"), table, looks)

    # Changing.

    async def open(self, wish: RoomWish, person: Person) -> Room:
        await self._may_open(person)
        wish = replace(wish, options=await self.packs.looked_up(wish.game, wish.options))
        dice = self.core.dice
        for attempt in range(ATTEMPTS):
            code = dice.code(CODE_LENGTH + attempt)
            room = new_room(wish, dice.id(), code, person.id, person.name, dice)
            try:
                await self.store.write(*self._made(room))
            except Conflict:
                continue  # the code is taken: try a longer one
            if any(seat.kind == "bot" for seat in room.seats):
                self.pool.warm()
            return room
        raise StorageFailed("no code is free")

    async def _may_open(self, person: Person) -> None:
        await self.rates.take("rooms_made", person.id)
        if await self.store.rooms_hosted_by(person.id) >= self.core.settings.limits.rooms:
            raise Refusal("limit", Message("server-too-many-rooms"))

    def _made(self, room: Room) -> list[Statement]:
        made = statements.room_made(room, self.core.now())
        noted = statements.guests_noted(room.id, room.named())
        return [made, *noted, *self._kept(room.options, room.pack)]

    def _kept(self, options: dict[str, Any], pack: str) -> list[Statement]:
        """The pack is stored with whatever refers to it, or nothing is."""
        return packs.kept(pack, options[OPTION], self.core.now()) if pack else []

    async def open_at_once(
        self, wish: RoomWish, person: Person, prepare: Prepare, also: Also = lambda *_: []
    ) -> Room:
        """A room for one person and bots whose game starts at once, with a known deal. Raises
        Conflict if what `also` writes exists already.
        """
        await self._may_open(person)
        dice = self.core.dice
        for attempt in range(ATTEMPTS):
            code = dice.code(CODE_LENGTH + attempt)
            if await self.store.room_of_code(code) is None:
                break
        room = new_room(wish, dice.id(), code, person.id, person.name, dice)
        game = room.check()
        opening, entries = prepare(room, room.opening(dice.id(), game))
        table = await rebuilt(game, opening, entries)
        room.started(opening)
        change = self.new_game(table, entries)
        change.statements = [*self._made(room), *change.statements, *also(room, opening)]
        await self.store.writer.commit(change)
        await self._on_the_table(table, table.number)
        return room

    def new_game(self, table: LiveGame, entries: list[Entry]) -> Change:
        """Add a new game to a change."""
        return Change(
            entries=statements.entry_rows(table.opening.id, 0, entries),
            statements=[
                *statements.game_made(table, self.core.now()),
                *self._kept(table.opening.options, table.opening.pack),
            ],
        )

    async def begun(self, room: Room, table: LiveGame, since: int) -> None:
        """A game of the room is on disk."""
        self._placed(table)
        await self.tell(room)
        await self._on_the_table(table, since)
        self.core.metrics.games.labels("begun").inc()
        self.games.drop_finished(room.games[-3:-1])

    async def _on_the_table(self, table: LiveGame, since: int) -> None:
        box = self._placed(table)
        async with box.lock:
            await self.games.published(box, since)

    def _placed(self, table: LiveGame) -> Box:
        box = self.games.box(table.opening.id)
        if box.table is None:
            box.table = table
        return box

    async def change(
        self,
        id: str,
        alter: Callable[[Room], Change | None],
        tell: bool = True,
        done: Done | None = None,
    ) -> Room:
        """Change a room; retry if others change it at the same time. `done`: the command that does
        it; raises Again if it was carried out before.
        """
        for _ in range(ATTEMPTS):
            room = await self.room(id)
            waiting_pair, named, pack = room.again is not None, room.named(), room.pack
            if done is not None and done.ref:
                if (before := room.did(done.by, done.ref)) is not None:
                    raise Again(before)
                room.done = [*room.done, done][-MOST_DONE:]
            change = alter(room) or Change()
            if room.pack != pack:
                change.statements += self._kept(room.options, room.pack)
            change.statements += statements.guests_noted(room.id, room.named() - named)
            if waiting_pair and room.again is None and room.phase == "open" and room.games:
                change.statements.append(statements.games_opened(room.games))
            change.guarded.append(statements.room_changed(room, self.core.now()))
            try:
                await self.store.writer.commit(change)
            except Conflict:
                continue
            if tell:
                await self.tell(room)
            return room
        raise Conflict()

    async def close(self, id: str) -> None:
        """Close the room; its games stay in the history."""
        room = await self.room(id)
        if room.playing is not None:
            await self._stop(room.playing)

        def alter(room: Room) -> Change:
            room.close()
            return Change(statements=[statements.guests_gone(id)])

        await self.change(id, alter, tell=False)
        self.show_closed(id)
        self._notify_nodes(id)

    async def _stop(self, game: str) -> None:
        """Stop a game; if it fails, close its room all the same."""
        try:
            await self.games.act(game, lambda table: commands.stop(table, self.core.now()))
        except Refusal as problem:
            if problem.code in ("storage", "stale"):
                raise
            log.warning("game %s cannot be stopped: %s", game, problem.message.id)

    # Publishing.

    async def tell(self, room: Room) -> None:
        """This node has stored a change to the room; tell everybody, even if it cannot be shown."""
        view = await self.view_or_none(room)
        if view is not None:
            self._show(room, view)
            await self._let_go(room)
        self._notify_nodes(room.id)

    def _notify_nodes(self, room: str) -> None:
        self.bus.publish(room_channel(room), News(kind="room", room=room))

    async def show(self, room: Room) -> None:
        """Send the room to the people connected to this node; disconnect those who were removed."""
        self._show(room, await self.view(room))
        await self._let_go(room)

    def _show(self, room: Room, view: RoomView) -> None:
        sent = self.connections.sent.get(room.id)
        if sent is not None:
            sent.version = max(sent.version, room.version)
        self.connections.tell(room.id, RoomFrame(room=view))
        self.connections.changed(room.id)

    async def _let_go(self, room: Room) -> None:
        """Disconnect those who may not be here any more: they were removed, or a game has begun
        that nobody may watch.
        """
        table = await self.table_of(room)
        for connection in list(self.connections.rooms.get(room.id, ())):
            try:
                self.may_enter(room, table, connection.person)
            except Refusal:
                connection.close(4003)

    def show_closed(self, id: str) -> None:
        """Tell everybody that the room was closed."""
        self.connections.tell(id, Notice(kind="closed", room=id))
        for connection in list(self.connections.rooms.get(id, ())):
            connection.close(4004)
