"""The rooms of a device, and the commands about them and their games."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

from asterism.browser import wishes
from asterism.browser.as_json import read
from asterism.browser.device import Device, Kept, Line, Me, text_of
from asterism.browser.packs import Packs
from asterism.browser.store import stale
from asterism.engine.message import Message
from asterism.engine.pack import OPTION
from asterism.table import commands
from asterism.table.branching import went_on
from asterism.table.commands import Decision, Request
from asterism.table.entries import Entry
from asterism.table.frames import say, table_frame
from asterism.table.levels import check_level
from asterism.table.live_game import LiveGame
from asterism.table.names import clean
from asterism.table.opening import Opening, with_pack
from asterism.table.refusal import Refusal, bad, unknown_game, unknown_room
from asterism.table.room import Room, new_room
from asterism.table.room_games import go_on, rematch, set_seat, start
from asterism.table.room_parts import Seat
from asterism.table.room_view import room_view
from asterism.table.room_wishes import RoomChange, RoomWish

PROTOCOL = 1
ATTEMPTS = 5
Json = dict[str, Any]
Texts = dict[str, str | None]
Prepare = Callable[[Opening], tuple[Opening, list[Entry]]]


class Rooms:
    """Finds, opens, changes and shows rooms."""

    def __init__(self, device: Device, packs: Packs) -> None:
        self.device, self.packs = device, packs

    def me(self) -> Me:
        if self.device.me is None:
            raise Refusal("stranger", Message("server-stranger"))
        return self.device.me

    # Finding.

    async def room(self, id: str) -> Room:
        found = (await self._stored(id))[0]
        if found.phase == "closed":
            raise unknown_room()
        return found

    async def _stored(self, id: str) -> tuple[Room, str]:
        text = await self.device.store.read(f"room {id}")
        if text is None:
            raise unknown_room()
        room = read(Room, json.loads(text), "room")
        if room.pack:
            room.options = with_pack(room.options, await self.packs.find(room.pack))
        return room, text

    def _text(self, room: Room) -> Texts:
        if not room.pack:
            return {f"room {room.id}": text_of(room)}
        pack = json.dumps(room.options[OPTION], ensure_ascii=False)
        short = replace(room, options=with_pack(room.options, room.pack))
        return {f"room {room.id}": text_of(short), f"pack {room.pack}": pack}

    async def table_of(self, room: Room) -> LiveGame | None:
        return None if room.playing is None else await self.device.look(room.playing)

    async def view(self, room: Room) -> Json:
        table = await self.table_of(room)
        return self._view(room, table)

    def _view(self, room: Room, table: LiveGame | None) -> Json:
        here = {self.device.person} if self._is_watched(room.id) else set[str]()
        return room_view(room, table, here, f"r/{room.id}", room.commitment)

    def _is_watched(self, room: str) -> bool:
        return any(line.room == room for line in self.device.lines)

    # Changing.

    async def open(self, wish: RoomWish) -> Room:
        me, dice = self.me(), self.device.dice
        wish = replace(wish, options=await self.packs.looked_up(wish.game, wish.options))
        room = new_room(wish, dice.id(), "", me.id, me.name, dice)
        if not await self.device.write(self._text(room), {f"room {room.id}": None}):
            raise stale()
        return room

    async def open_at_once(
        self, wish: RoomWish, prepare: Prepare, also: Callable[[Room], Texts] = lambda _: {}
    ) -> Room:
        """A room for the person and bots whose game starts at once, with a known deal."""
        me, dice = self.me(), self.device.dice
        room = new_room(wish, dice.id(), "", me.id, me.name, dice)
        game = room.check()
        opening, entries = prepare(room.opening(dice.id(), game))
        table = LiveGame.rebuilt(game, opening, entries)
        room.started(opening)
        changes = self._text(room) | self.new_game(table, entries) | also(room)
        if not await self.device.write(changes, {f"room {room.id}": None}):
            raise stale()
        self._on_the_table(table, table.number)
        return room

    def new_game(self, table: LiveGame, entries: list[Entry], is_open: bool = False) -> Texts:
        now = self.device.clock.now()
        kept = Kept(name=table.game.name, opening=table.opening, created=now)
        if table.is_over:
            kept.status, kept.open, kept.ended = table.status, is_open, now
            if table.state.outcome is not None:
                kept.outcome = table.state.outcome.to_json()
        return self.device.game_texts(kept, 0, entries)

    def _on_the_table(self, table: LiveGame, since: int) -> None:
        self.device.box(table.opening.id).table = table
        self.device.show(table, since)
        self.device.announce(table.opening.room)
        self.device.go_on(table)

    async def change(
        self, id: str, alter: Callable[[Room], Texts | None], tell: bool = True
    ) -> Room:
        """Change a room; again, if another tab has changed it at the same time."""
        for _ in range(ATTEMPTS):
            room, before = await self._stored(id)
            if room.phase == "closed":
                raise unknown_room()
            changes = alter(room) or {}
            room.version += 1
            if await self.device.write({**self._text(room), **changes}, {f"room {id}": before}):
                if tell:
                    await self.tell(room)
                return room
        raise stale()

    async def tell(self, room: Room) -> None:
        self.show(room, await self.table_of(room))
        self.device.announce(room.id)

    def show(self, room: Room, table: LiveGame | None) -> None:
        frame = {"type": "room", "room": self._view(room, table)}
        for line in [*self.device.lines]:
            if line.room == room.id:
                line.send(frame)

    # Lines.

    async def enter(self, line: Line, game: str, since: int) -> None:
        """The first frames: who you are, the room, and the table or what you missed of it."""
        me = self.me()
        room = await self.room(line.room)
        self.device.lines.add(line)
        table = await self.table_of(room)
        own = room.seats_of(me.id)
        if table is not None and room.phase == "playing":
            own = table.seats_of(me.id)
        line.send(
            {
                "type": "welcome",
                "protocol": PROTOCOL,
                "you": {"person": me.id, "name": me.name, "seats": own},
                "room": self._view(room, table),
                "chat": [],
            }
        )
        if table is not None:
            resumes = game == table.opening.id and since <= table.number
            known = since if resumes else table.number
            seat = line.sees_from(table, me.id)
            line.send(table_frame(table, seat, known, self.device.clock.now(), resumes))
            self.device.shown[table.opening.id] = table.number

    async def changed_elsewhere(self, id: str) -> None:
        """Another tab has changed a room or its game."""
        if not self._is_watched(id):
            return
        room = await self.room(id)
        table = await self.table_of(room)
        self.show(room, table)
        if table is not None and table.opening.id not in self.device.shown:
            self.device.show(table, -1)  # a new game

    # Commands.

    async def command(self, id: str, data: object) -> Json:
        """Carry out a command in a room. A Refusal says why not; then nothing has changed."""
        wish = command_of(data)
        self.me()
        match wish:
            case wishes.Ping():
                return {"type": "pong", "ref": wish.ref}
            case wishes.AtTable():
                return await self._at_table(id, wish)
            case wishes.Start():
                return accepted(wish, await self._start(id, wish))
            case wishes.GoOn():
                return accepted(wish, await self._go_on(id))
            case wishes.Rematch():
                table = await self.table_of(await self.room(id))
                await self._alter(id, lambda room: self._rematch(room, table, wish))
            case wishes.Leave():
                await self._leave(id)
            case wishes.Change():
                await self._change(id, wish)
            case _:
                await self._alter(id, lambda room: self._seat(room, wish))
        return accepted(wish)

    async def _alter(self, id: str, alter: Callable[[Room], None]) -> None:
        await self.change(id, alter)

    def _seat(self, room: Room, wish: wishes.Command) -> None:
        me = self.me()
        match wish:
            case wishes.Sit():
                named = clean(wish.name) if wish.name and room.hot_seat else me.name
                room.sit(wish.seat, me.id, named)
            case wishes.Stand():
                room.stand(wish.seat, me.id)
            case wishes.Ready():
                room.set_ready(me.id, wish.ready, wish.bytes)
            case wishes.SetSeat(kind="remote"):
                raise needs_server()
            case wishes.SetSeat():
                seat = Seat()
                if wish.kind == "bot":
                    level = check_level(wish.level)
                    seat = Seat(kind="bot", level=level, name=level)
                set_seat(room, wish.seat, seat, me.id)

    async def _change(self, id: str, wish: wishes.Change) -> None:
        given = {one.name: getattr(wish, one.name) for one in fields(RoomChange)}
        if wish.options is not None:
            room = await self.room(id)
            given["options"] = await self.packs.looked_up(room.game, wish.options)
        wanted = RoomChange(**given)
        await self._alter(id, lambda room: room.change(wanted, self.me().id, self.device.dice))

    async def _start(self, id: str, wish: wishes.Start) -> int:
        made: list[LiveGame] = []
        game, now = self.device.dice.id(), self.device.clock.now()

        def alter(room: Room) -> Texts:
            table, first = start(room, self.me().id, wish.bytes, game, now)
            made[:] = [table]
            return self.new_game(table, [first])

        room = await self.change(id, alter, tell=False)
        self.show(room, made[0])
        self._on_the_table(made[0], -1)
        return 0

    async def _go_on(self, id: str) -> int:
        stopped = await self.table_of(await self.room(id))
        if stopped is None:
            raise Refusal("not-now", Message("server-no-game-yet"))
        opening, entries = went_on(stopped, self.device.dice.id(), self.device.clock.now())
        table = LiveGame.rebuilt(stopped.game, opening, entries)

        def alter(room: Room) -> Texts:
            go_on(room, stopped, table, self.me().id)
            return self.new_game(table, entries)

        room = await self.change(id, alter, tell=False)
        self.show(room, table)
        self._on_the_table(table, table.number)
        return table.number

    def _rematch(self, room: Room, table: LiveGame | None, wish: wishes.Rematch) -> None:
        rematch(room, table, self.me().id, wish.seats, wish.deal, self.device.dice)

    async def _leave(self, id: str) -> None:
        room, me = await self.room(id), self.me()
        if room.playing is not None:
            now = self.device.clock.now()
            await self.device.act(room.playing, lambda table: commands.leave(table, me.id, now))
        await self._alter(id, lambda room: room.leave(me.id))

    # About a game.

    async def _at_table(self, id: str, wish: wishes.AtTable) -> Json:
        table = await self.device.look(wish.game)
        if table.opening.room != id:
            raise unknown_game()
        request = Request(self.me().id, wish.seat, wish.ref)
        if isinstance(wish, wishes.Preview):
            text, seen = commands.preview(table, request, wish.move)
            return {"type": "previewed", "ref": wish.ref, "move": text, "preview": seen}
        _, decided = await self.device.act(wish.game, lambda now: self._decide(now, request, wish))
        return accepted(wish, decided.number)

    def _decide(self, table: LiveGame, request: Request, wish: wishes.AtTable) -> Decision:
        at = self.device.clock.now()
        match wish:
            case wishes.Move():
                return commands.move(table, request, wish.move, wish.number, at)
            case wishes.Undo():
                return commands.undo(table, request, wish.to, wish.number, "", at)
            case wishes.Resign():
                return commands.resign(table, request, at)
            case wishes.Return():
                return commands.come_back(table, request, self.me().name, at)
            case wishes.AskFor():
                return commands.ask_for(table, request, wish.favour, at)
            case _:
                return commands.abort(table, request, at)


def command_of(data: object) -> wishes.Command:
    """The command that an object describes."""
    kind = data.get("type") if isinstance(data, dict) else None
    if not isinstance(data, dict) or not isinstance(kind, str):
        raise bad("a command has a type")
    if kind in wishes.NEEDS_OTHERS:
        raise needs_server()
    if kind not in wishes.COMMANDS:
        raise bad(f"there is no command {kind[:40]!r}")
    try:
        return read(wishes.COMMANDS[kind], {k: v for k, v in data.items() if k != "type"}, kind)
    except ValueError as problem:
        raise bad(problem) from problem


def accepted(wish: wishes.Command, number: int | None = None) -> Json:
    empty = {"token": None, "ask": None}
    return {"type": "accepted", "ref": wish.ref, "number": number, **empty}


def refused(refusal: Refusal, ref: str) -> Json:
    """Without a sentence: the page says the message in its own language."""
    return {
        "type": "refused",
        "ref": ref,
        "code": refusal.code,
        "clause": refusal.clause,
        "message": say(refusal.message),
        "reason": "",
    }


def needs_server() -> Refusal:
    return Refusal("not-now", Message("server-needs-server"))
