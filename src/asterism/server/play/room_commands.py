"""Rooms: opening, finding and changing them, and starting their games."""

from __future__ import annotations

import logging
from collections.abc import Callable

from asterism.engine.message import Message
from asterism.server.failures import place_of
from asterism.server.live.bus import News, room_channel
from asterism.server.node import House
from asterism.server.play.games import not_stored
from asterism.server.play.levels import check_level
from asterism.server.play.people import Person, clean
from asterism.server.play.starts import went_on
from asterism.server.protocol import commands, messages
from asterism.server.protocol.mapping import sent_clock, sent_origin
from asterism.server.protocol.messages import Accepted, NewRoom, RoomFrame, RoomView, SeatView
from asterism.server.room import ATTEMPTS, CODE_LENGTH, Room, Seat, new_room
from asterism.server.storage import store
from asterism.server.storage.writer import Change, Conflict, StorageFailed
from asterism.server.table import Table
from asterism.table.entries import Entry
from asterism.table.refusal import Refusal, unknown_room

log = logging.getLogger("asterism.server")


class RoomDesk:
    """Where people ask for rooms and seats."""

    def __init__(self, house: House) -> None:
        self.house = house

    # Finding.

    async def room(self, id: str) -> Room:
        try:
            room = await self.house.store.room(id) if len(id) <= 40 else None
        except StorageFailed as problem:
            raise not_stored(problem) from problem
        if room is None or room.phase == "closed":
            raise unknown_room()
        return room

    async def table_of(self, room: Room) -> Table | None:
        return None if room.playing is None else await self.house.look(room.playing)

    async def view(self, room: Room) -> RoomView:
        """The room as everybody in it sees it."""
        table = await self.table_of(room)
        present = await self.house.present(room.id)
        if room.phase == "playing" and table is not None:
            seats = [
                SeatView(
                    kind=player.kind,
                    person=player.person,
                    name=player.name,
                    level=player.level,
                    ready=True,
                    present=player.kind == "bot" or player.person in present,
                    replaced=player.owner,
                )
                for player in table.seats
            ]
        else:
            seats = [
                SeatView(
                    kind=seat.kind,
                    person=seat.person,
                    name=seat.name,
                    level=seat.level,
                    ready=seat.ready or seat.kind in ("bot", "remote"),
                    present=seat.kind == "bot" or seat.person in present,
                    replaced=None,
                )
                for seat in room.seats
            ]
        over = room.phase == "playing" and table is not None and table.is_over
        sitting = {seat.person for seat in seats}
        lapsed = table is None or table.is_over
        return RoomView(
            id=room.id,
            code=room.code,
            link=f"{self.house.settings.base_path}/r/{room.id}",
            version=room.version,
            phase="over" if over else room.phase,
            host=room.host,
            game=room.game,
            players=room.players,
            options=room.options,
            seats=seats,
            clock=sent_clock(room.clock),
            at_zero=room.at_zero,
            stand_in=room.stand_in,
            pace=room.pace,
            listed=room.listed,
            rated=room.rated,
            pair=room.pair,
            hot_seat=room.hot_seat,
            watchers=room.watchers,
            memory_aid=room.memory_aid,
            screen=room.screen,
            origin=sent_origin(table.opening.origin)
            if table is not None and room.phase == "playing"
            else None,
            hints=room.hints,
            commitment=room.commitment,
            playing=room.playing,
            games=room.games,
            asks=[]
            if lapsed
            else [ask for ask in room.asks if table and ask.number == table.number],
            watching=len(present - sitting),
        )

    async def view_or_none(self, room: Room) -> RoomView | None:
        """None, if its game cannot be shown: the other rooms of a list can, and a change of this
        one is on disk.
        """
        try:
            return await self.view(room)
        except StorageFailed:
            raise
        except Refusal as problem:
            if problem.code == "storage":
                raise
        except Exception as problem:
            log.error("room %s cannot be shown: %s", room.id, place_of(problem))
        return None

    def may_enter(self, room: Room, table: Table | None, person: Person) -> None:
        """Watching may be closed; whoever sits, or could sit down, is welcome."""
        if person.id in room.kicked:
            raise Refusal("forbidden", Message("server-kicked"))
        sits = bool(room.seats_of(person.id)) or (
            table is not None and any(person.id in (p.person, p.owner) for p in table.seats)
        )
        sits = sits or person.id == room.screen
        if not room.watchers and not sits and room.phase == "playing":
            raise Refusal("forbidden", Message("server-no-watchers"))

    # Changing.

    async def open_room(self, wish: NewRoom, person: Person) -> Room:
        house = self.house
        await house.take("rooms_made", person.id)
        if await house.store.rooms_hosted_by(person.id) >= house.settings.limits.rooms:
            raise Refusal("limit", Message("server-too-many-rooms"))
        for attempt in range(ATTEMPTS):
            code = house.dice.code(CODE_LENGTH + attempt)
            room = new_room(wish, house.dice.id(), code, person.id, person.name, house.dice)
            try:
                made = store.room_made(room, house.clock.now())
                await house.store.write(made, *store.guests_noted(room.id, room.named()))
            except Conflict:
                continue  # the code is taken: a longer one
            if any(seat.kind == "bot" for seat in room.seats):
                house.pool.warm()
            return room
        raise Refusal("storage", Message("server-storage"))

    async def change(
        self, id: str, alter: Callable[[Room], Change | None], tell: bool = True
    ) -> Room:
        """Change a room, however many others do at the same time."""
        for _ in range(ATTEMPTS):
            room = await self.room(id)
            waiting_pair, named = room.again is not None, room.named()
            change = alter(room) or Change()
            change.statements += store.guests_noted(room.id, room.named() - named)
            if waiting_pair and room.again is None and room.phase == "open" and room.games:
                change.statements.append(store.games_opened(room.games))
            change.guarded.append(store.room_changed(room, self.house.clock.now()))
            try:
                await self.house.store.writer.commit(change)
            except Conflict:
                continue
            except StorageFailed as problem:
                raise not_stored(problem) from problem
            if tell:
                await self.tell(room)
            return room
        raise Refusal("stale", Message("server-stale"))

    async def tell(self, room: Room) -> None:
        """The room has changed, by this node: that is on disk, whether it can be shown or not."""
        view = await self.view_or_none(room)
        if view is not None:
            self._show(room, view)
        self._news(room.id)

    def _news(self, room: str) -> None:
        self.house.bus.tell(room_channel(room), News(kind="room", room=room))

    async def show(self, room: Room) -> None:
        """To whoever is in the room by this node; whoever was sent away has to go."""
        self._show(room, await self.view(room))

    def _show(self, room: Room, view: RoomView) -> None:
        hub = self.house.hub
        memory = hub.told.get(room.id)
        if memory is not None:
            memory.version = max(memory.version, room.version)
        hub.tell(room.id, RoomFrame(room=view))
        hub.ring(room.id)
        for line in list(hub.rooms.get(room.id, ())):
            if line.person.id in room.kicked:
                line.close(4003)

    def show_closed(self, id: str) -> None:
        """The room is no more."""
        self.house.hub.tell(id, messages.Notice(kind="closed", room=id))
        for line in list(self.house.hub.rooms.get(id, ())):
            line.close(4004)

    async def command(self, id: str, person: Person, wish: commands.RoomCommand) -> Accepted:
        dice = self.house.dice

        def alter(room: Room) -> Change | None:
            match wish:
                case commands.Sit():
                    named = clean(wish.name) if wish.name and room.hot_seat else person.name
                    room.sit(wish.seat, person.id, named)
                case commands.Stand():
                    room.stand(wish.seat, person.id)
                case commands.Change():
                    room.change(wish, person.id, dice)
                case commands.Ready():
                    room.set_ready(person.id, wish.ready, wish.bytes)
                case commands.Kick():
                    room.kick(wish.person, person.id)
            return None

        match wish:
            case commands.SetSeat():
                return await self._set_seat(id, person, wish)
            case commands.Start():
                return await self.start(id, person, wish)
            case commands.Rematch():
                return await self._rematch(id, person, wish)
            case commands.GoOn():
                return await self._go_on(id, person, wish)
            case commands.Leave():
                return await self._leave(id, person, wish)
            case commands.Answer():
                raise AssertionError("answers go to the play desk")
        name = person.name
        await self.change(id, alter)
        if isinstance(wish, commands.Sit) and person.name != name:
            # Renamed while sitting down: nobody was found on the seat yet.
            await self.change(id, lambda room: room.rename(person.id, person.name))
        return Accepted(ref=wish.ref)

    async def _set_seat(self, id: str, person: Person, wish: commands.SetSeat) -> Accepted:
        seat, token = Seat(), None
        if wish.kind == "bot":
            level = check_level(wish.level)
            seat = Seat(kind="bot", level=level, name=level)
            self.house.pool.warm()
        room = await self.room(id)
        room.must_be_open()
        room.must_be_host(person.id)
        room.seat(wish.seat)
        if wish.kind == "remote":
            bot, token = await self.house.people.welcome(
                wish.level or f"bot {wish.seat + 1}", person.language, True, "remote"
            )
            seat = Seat(kind="remote", person=bot.id, name=bot.name)

        def alter(room: Room) -> None:
            room.must_be_open()
            room.must_be_host(person.id)
            if room.seat(wish.seat).person not in (None, person.id) and (
                room.seat(wish.seat).kind == "person"
            ):
                raise Refusal("not-now", Message("server-seat-taken"))
            if wish.kind != "open" and room.rated:
                raise Refusal("bad", Message("server-rated-people"))
            room.seats[wish.seat] = seat

        await self.change(id, alter)
        return Accepted(ref=wish.ref, token=token)

    async def start(self, id: str, person: Person, wish: commands.Start) -> Accepted:
        house = self.house
        game_id = house.dice.id()
        made: list[Table] = []

        def alter(room: Room) -> Change:
            room.must_be_open()
            if not room.seats_of(person.id):
                room.must_be_host(person.id)
            elif not all(room.seats[own].ready for own in room.seats_of(person.id)):
                room.set_ready(person.id, True, wish.bytes)
            room.can_start()
            opening = room.opening(game_id, room.check())
            table, first = Table.opened(room.check(), opening, house.clock.now())
            room.started(opening)
            made[:] = [table]
            return Change(
                entries=store.entry_rows(game_id, 0, [first]),
                statements=store.game_made(table, house.clock.now()),
            )

        await self._begun(await self.change(id, alter, tell=False), made[0], -1)
        return Accepted(ref=wish.ref, number=0)

    async def _go_on(self, id: str, person: Person, wish: commands.GoOn) -> Accepted:
        """Everybody sat there and wanted to play: nobody is asked again."""
        house = self.house
        stopped = await self.table_of(await self.room(id))
        if stopped is None:
            raise Refusal("not-now", Message("server-no-game-yet"))
        table, entries = went_on(stopped, house.dice.id(), house.clock.now())

        def alter(room: Room) -> Change:
            if room.phase != "playing" or room.playing != stopped.opening.id:
                raise Refusal("stale", Message("server-stale"))
            if not stopped.seats_of(person.id):
                room.must_be_host(person.id)
            room.plays(table.opening)
            return Change(
                entries=store.entry_rows(table.opening.id, 0, entries),
                statements=store.game_made(table, house.clock.now()),
            )

        await self._begun(await self.change(id, alter, tell=False), table, table.number)
        return Accepted(ref=wish.ref, number=table.number)

    async def _begun(self, room: Room, table: Table, since: int) -> None:
        """A game of the room is on disk, and on the table."""
        house = self.house
        box = house.tables.box(table.opening.id)
        if box.table is None:
            box.table = table
        await self.tell(room)
        async with box.lock:
            await house.heard(box, since)
        house.metrics.games.labels("begun").inc()
        house.tables.drop_finished(room.games[-3:-1])

    async def _rematch(self, id: str, person: Person, wish: commands.Rematch) -> Accepted:
        table = await self.table_of(await self.room(id))

        def alter(room: Room) -> None:
            if room.phase != "playing" or table is None or not table.is_over:
                raise Refusal("not-now", Message("server-not-over"))
            if room.playing != table.opening.id:
                raise Refusal("stale", Message("server-stale"))
            if not table.seats_of(person.id):
                room.must_be_host(person.id)
            if wish.deal == "same":
                room.replayed(table.opening, table.seats)
            else:
                room.reopened(table.seats, wish.seats == "rotated", self.house.dice)

        await self.change(id, alter)
        return Accepted(ref=wish.ref)

    async def _leave(self, id: str, person: Person, wish: commands.Leave) -> Accepted:
        room = await self.room(id)
        if room.playing is not None:
            await self.house.gone(room.playing, person.id)
        await self.change(id, lambda room: room.leave(person.id))
        return Accepted(ref=wish.ref)

    async def _stop(self, game: str) -> None:
        """Its room is closed; a game of which nothing can be made does not keep it open."""
        house = self.house

        def decide(table: Table) -> list[Entry]:
            return [] if table.is_over else table.stop(house.clock.now(), "closed")

        try:
            await house.add(game, decide)
        except Refusal as problem:
            if problem.code in ("storage", "stale"):
                raise
            log.warning("game %s cannot be stopped: %s", game, problem.message.id)

    async def close(self, id: str) -> None:
        """The room is no more; its games stay in the history."""
        room = await self.room(id)
        if room.playing is not None:
            await self._stop(room.playing)

        def alter(room: Room) -> Change:
            room.close()
            return Change(statements=[store.guests_gone(id)])

        await self.change(id, alter, tell=False)
        self.show_closed(id)
        self._news(id)
