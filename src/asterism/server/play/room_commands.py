"""Commands about a room: its seats, its settings, the start of its games."""

from __future__ import annotations

from dataclasses import replace

from asterism.engine.message import Message
from asterism.server.core import Core
from asterism.server.play.games import rebuilt
from asterism.server.play.people import People
from asterism.server.play.rooms import Again, Rooms
from asterism.server.protocol import commands
from asterism.server.protocol.mapping import room_change
from asterism.server.protocol.messages import Accepted
from asterism.server.storage.people import Person
from asterism.server.storage.writer import Change
from asterism.server.thinking.pool import Pool
from asterism.table.branching import went_on
from asterism.table.levels import check_level
from asterism.table.live_game import LiveGame
from asterism.table.names import clean
from asterism.table.refusal import Refusal
from asterism.table.room import Room
from asterism.table.room_games import go_on, rematch, set_seat, start
from asterism.table.room_parts import Done, Seat


class RoomCommands:
    """Carries them out."""

    def __init__(self, core: Core, rooms: Rooms, people: People, pool: Pool) -> None:
        self.core, self.rooms, self.people, self.pool = core, rooms, people, pool

    async def command(self, id: str, person: Person, wish: commands.RoomCommand) -> Accepted:
        """Carry out a command; one with a `ref` that was carried out before is answered again."""
        if wish.ref:
            done = (await self.rooms.room(id)).did(person.id, wish.ref)
            if done is not None:
                return await self._again(id, wish, done)
        try:
            return await self._command(id, person, wish)
        except Again as again:
            return await self._again(id, wish, again.done)

    async def _again(self, id: str, wish: commands.RoomCommand, done: Done) -> Accepted:
        token = None
        if isinstance(wish, commands.SetSeat) and wish.kind == "remote":
            # The first token was shown once, and perhaps to nobody.
            seat = (await self.rooms.room(id)).seat(wish.seat)
            if seat.kind == "remote" and seat.person:
                token = await self.people.new_token(seat.person)
        return Accepted(ref=wish.ref, number=done.number, token=token)

    async def _command(self, id: str, person: Person, wish: commands.RoomCommand) -> Accepted:
        done = Done(by=person.id, ref=wish.ref)
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
            case commands.Kick() if await self.people.find(wish.person) is None:
                raise Refusal("unknown", Message("server-no-such-person"))
            case commands.Change(options=dict()):
                return await self._change(id, person, wish)
        name = person.name
        await self.rooms.change(id, lambda room: self._alter(room, person, wish), done=done)
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
            name = wish.level or f"bot {wish.seat + 1}"
            bot, token = await self.people.welcome_bot(name, person)
            seat = Seat(kind="remote", person=bot.id, name=bot.name)

        done = Done(by=person.id, ref=wish.ref)
        await self.rooms.change(
            id, lambda now: set_seat(now, wish.seat, seat, person.id), done=done
        )
        return Accepted(ref=wish.ref, token=token)

    async def _change(self, id: str, person: Person, wish: commands.Change) -> Accepted:
        room = await self.rooms.room(id)
        room.must_be_host(person.id)
        wanted = room_change(wish)
        found = await self.rooms.packs.looked_up(room.game, wanted.options or {})
        wanted = replace(wanted, options=found)
        await self.rooms.change(
            id,
            lambda now: now.change(wanted, person.id, self.core.dice),
            done=Done(by=person.id, ref=wish.ref),
        )
        return Accepted(ref=wish.ref)

    async def _start(self, id: str, person: Person, wish: commands.Start) -> Accepted:
        game_id = self.core.dice.id()
        made: list[LiveGame] = []

        def alter(room: Room) -> Change:
            table, first = start(room, person.id, wish.bytes, game_id, self.core.now())
            made[:] = [table]
            return self.rooms.new_game(table, [first])

        done = Done(by=person.id, ref=wish.ref, number=0)
        room = await self.rooms.change(id, alter, tell=False, done=done)
        await self.rooms.begun(room, made[0], -1)
        return Accepted(ref=wish.ref, number=0)

    async def _go_on(self, id: str, person: Person, wish: commands.GoOn) -> Accepted:
        stopped = await self.rooms.table_of(await self.rooms.room(id))
        if stopped is None:
            raise Refusal("not-now", Message("server-no-game-yet"))
        opening, entries = went_on(stopped, self.core.dice.id(), self.core.now())
        table = await rebuilt(stopped.game, opening, entries)

        def alter(room: Room) -> Change:
            go_on(room, stopped, table, person.id)
            return self.rooms.new_game(table, entries)

        done = Done(by=person.id, ref=wish.ref, number=table.number)
        room = await self.rooms.change(id, alter, tell=False, done=done)
        await self.rooms.begun(room, table, table.number)
        return Accepted(ref=wish.ref, number=table.number)

    async def _rematch(self, id: str, person: Person, wish: commands.Rematch) -> Accepted:
        table = await self.rooms.table_of(await self.rooms.room(id))

        def alter(room: Room) -> None:
            rematch(room, table, person.id, wish.seats, wish.deal, self.core.dice)

        await self.rooms.change(id, alter, done=Done(by=person.id, ref=wish.ref))
        return Accepted(ref=wish.ref)

    async def _leave(self, id: str, person: Person, wish: commands.Leave) -> Accepted:
        room = await self.rooms.room(id)
        if room.playing is not None:
            await self.rooms.games.leave(room.playing, person.id)
        done = Done(by=person.id, ref=wish.ref)
        await self.rooms.change(id, lambda room: room.leave(person.id), done=done)
        return Accepted(ref=wish.ref)
