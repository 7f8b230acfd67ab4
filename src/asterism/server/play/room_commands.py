"""Commands about a room: its seats, its settings, the start of its games."""

from __future__ import annotations

from dataclasses import replace

from asterism.engine.message import Message
from asterism.server.core import Core
from asterism.server.play.people import People, clean
from asterism.server.play.rooms import Rooms
from asterism.server.protocol import commands
from asterism.server.protocol.mapping import room_change
from asterism.server.protocol.messages import Accepted
from asterism.server.storage.people import Person
from asterism.server.storage.writer import Change
from asterism.server.thinking.pool import Pool
from asterism.table.branching import went_on
from asterism.table.levels import check_level
from asterism.table.live_game import LiveGame
from asterism.table.refusal import Refusal
from asterism.table.room import Room, Seat


class RoomCommands:
    """Carries them out."""

    def __init__(self, core: Core, rooms: Rooms, people: People, pool: Pool) -> None:
        self.core, self.rooms, self.people, self.pool = core, rooms, people, pool

    async def command(self, id: str, person: Person, wish: commands.RoomCommand) -> Accepted:
        match wish:
            case commands.SetSeat():
                return await self._set_seat(id, person, wish)
            case commands.Start():
                return await self._start(id, person, wish)
            case commands.Rematch():
                return await self._rematch(id, person, wish)
            case commands.GoOn():
                return await self._go_on(id, person, wish)
            case commands.Leave():
                return await self._leave(id, person, wish)
            case commands.Change(options=dict()):
                return await self._change(id, person, wish)
        name = person.name
        await self.rooms.change(id, lambda room: self._alter(room, person, wish))
        if isinstance(wish, commands.Sit) and person.name != name:
            # Renamed while sitting down: the rename did not find the seat yet.
            await self.rooms.change(id, lambda room: room.rename(person.id, person.name))
        return Accepted(ref=wish.ref)

    def _alter(self, room: Room, person: Person, wish: commands.RoomCommand) -> None:
        match wish:
            case commands.Sit():
                named = clean(wish.name) if wish.name and room.hot_seat else person.name
                room.sit(wish.seat, person.id, named)
            case commands.Stand():
                room.stand(wish.seat, person.id)
            case commands.Change():
                room.change(room_change(wish), person.id, self.core.dice)
            case commands.Ready():
                room.set_ready(person.id, wish.ready, wish.bytes)
            case commands.Kick():
                room.kick(wish.person, person.id)

    async def _set_seat(self, id: str, person: Person, wish: commands.SetSeat) -> Accepted:
        seat, token = Seat(), None
        if wish.kind == "bot":
            level = check_level(wish.level)
            seat = Seat(kind="bot", level=level, name=level)
            self.pool.warm()
        room = await self.rooms.room(id)
        room.must_be_open()
        room.must_be_host(person.id)
        room.seat(wish.seat)
        if wish.kind == "remote":
            bot, token = await self.people.welcome(
                wish.level or f"bot {wish.seat + 1}", person.language, True, "remote"
            )
            seat = Seat(kind="remote", person=bot.id, name=bot.name)

        def alter(room: Room) -> None:
            room.must_be_open()
            room.must_be_host(person.id)
            taken = room.seat(wish.seat)
            if taken.kind == "person" and taken.person not in (None, person.id):
                raise Refusal("not-now", Message("server-seat-taken"))
            if wish.kind != "open" and room.rated:
                raise Refusal("bad", Message("server-rated-people"))
            room.seats[wish.seat] = seat

        await self.rooms.change(id, alter)
        return Accepted(ref=wish.ref, token=token)

    async def _change(self, id: str, person: Person, wish: commands.Change) -> Accepted:
        room = await self.rooms.room(id)
        room.must_be_host(person.id)
        wanted = room_change(wish)
        found = await self.rooms.packs.looked_up(room.game, wanted.options or {})
        wanted = replace(wanted, options=found)
        await self.rooms.change(id, lambda now: now.change(wanted, person.id, self.core.dice))
        return Accepted(ref=wish.ref)

    async def _start(self, id: str, person: Person, wish: commands.Start) -> Accepted:
        game_id = self.core.dice.id()
        made: list[LiveGame] = []

        def alter(room: Room) -> Change:
            room.must_be_open()
            if not room.seats_of(person.id):
                room.must_be_host(person.id)
            elif not all(room.seats[own].ready for own in room.seats_of(person.id)):
                room.set_ready(person.id, True, wish.bytes)
            room.can_start()
            game = room.check()
            opening = room.opening(game_id, game)
            table, first = LiveGame.opened(game, opening, self.core.now())
            room.started(opening)
            made[:] = [table]
            return self.rooms.new_game(table, [first])

        room = await self.rooms.change(id, alter, tell=False)
        await self.rooms.begun(room, made[0], -1)
        return Accepted(ref=wish.ref, number=0)

    async def _go_on(self, id: str, person: Person, wish: commands.GoOn) -> Accepted:
        """Everybody sat there and wanted to play, so nobody is asked again."""
        stopped = await self.rooms.table_of(await self.rooms.room(id))
        if stopped is None:
            raise Refusal("not-now", Message("server-no-game-yet"))
        table, entries = went_on(stopped, self.core.dice.id(), self.core.now())

        def alter(room: Room) -> Change:
            if room.phase != "playing" or room.playing != stopped.opening.id:
                raise Refusal("stale", Message("server-stale"))
            if not stopped.seats_of(person.id):
                room.must_be_host(person.id)
            room.plays(table.opening)
            return self.rooms.new_game(table, entries)

        room = await self.rooms.change(id, alter, tell=False)
        await self.rooms.begun(room, table, table.number)
        return Accepted(ref=wish.ref, number=table.number)

    async def _rematch(self, id: str, person: Person, wish: commands.Rematch) -> Accepted:
        table = await self.rooms.table_of(await self.rooms.room(id))

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
                room.reopened(table.seats, wish.seats == "rotated", self.core.dice)

        await self.rooms.change(id, alter)
        return Accepted(ref=wish.ref)

    async def _leave(self, id: str, person: Person, wish: commands.Leave) -> Accepted:
        room = await self.rooms.room(id)
        if room.playing is not None:
            await self.rooms.games.leave(room.playing, person.id)
        await self.rooms.change(id, lambda room: room.leave(person.id))
        return Accepted(ref=wish.ref)
