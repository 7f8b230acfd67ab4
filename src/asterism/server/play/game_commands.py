"""Commands about a game: moves, undo, resignation, and requests that need consent."""

from __future__ import annotations

from asterism.engine.message import Message
from asterism.server.core import Core
from asterism.server.live.rate_limits import RateLimits
from asterism.server.play.games import Games
from asterism.server.play.rooms import Again, Rooms
from asterism.server.protocol.commands import (
    Abort,
    Answer,
    AskFor,
    Move,
    PlayCommand,
    Preview,
    Replace,
    Resign,
    Return,
    Undo,
)
from asterism.server.protocol.messages import Accepted, Previewed
from asterism.server.storage.people import Person
from asterism.table import commands
from asterism.table.commands import Decision, Request
from asterism.table.levels import check_level
from asterism.table.live_game import LiveGame
from asterism.table.refusal import Refusal, not_seated, unknown_game
from asterism.table.room import Room
from asterism.table.room_parts import Ask, Done


class GameCommands:
    """Carries them out."""

    def __init__(self, core: Core, games: Games, rooms: Rooms, rates: RateLimits) -> None:
        self.core, self.games, self.rooms, self.rates = core, games, rooms, rates

    async def command(
        self, room: str, person: Person, wish: PlayCommand | Answer
    ) -> Accepted | Previewed:
        """Carry out a command."""
        if isinstance(wish, Answer):
            return await self._answer(room, person, wish)
        table = await self.games.look(wish.game, newest=False)
        if table.opening.room != room:
            raise unknown_game()
        request = Request(person.id, wish.seat, wish.ref)
        match wish:
            case Move():
                table, decided = await self.games.act(
                    wish.game,
                    lambda table: commands.move(
                        table, request, wish.move, wish.number, self.core.now()
                    ),
                )
                if decided.again:
                    # The node that stored it first may have died before it told the others.
                    self.games.publisher.notify_nodes(table)
                return Accepted(ref=wish.ref, number=decided.number)
            case Undo():
                return await self._undo(room, request, wish)
            case Preview():
                text, seen = commands.preview(table, request, wish.move)
                return Previewed(ref=wish.ref, move=text, preview=seen)
            case Replace():
                return await self._replace(room, request, wish)
            case AskFor():
                return await self._ask_for(request, wish)
        decided = await self._decided(request, person, wish)
        return Accepted(ref=wish.ref, number=decided.number)

    async def _decided(
        self, request: Request, person: Person, wish: Resign | Return | Abort
    ) -> Decision:
        def decide(table: LiveGame) -> Decision:
            now = self.core.now()
            match wish:
                case Resign():
                    return commands.resign(table, request, now)
                case Return():
                    return commands.come_back(table, request, person.name, now)
                case Abort():
                    return commands.abort(table, request, now)

        return (await self.games.act(wish.game, decide))[1]

    async def _ask_for(self, request: Request, wish: AskFor) -> Accepted:
        table, decided = await self.games.act(
            wish.game, lambda table: commands.ask_for(table, request, wish.favour, self.core.now())
        )
        if decided.favour is not None:
            await self.rates.take("reactions", request.person)
            partner, favour = decided.favour
            whom = table.seats[partner].person
            if whom is not None:
                self.games.publisher.tell_favour(table, whom, favour)
        return Accepted(ref=wish.ref, number=decided.number)

    # With everybody's consent.

    async def _undo(self, room: str, request: Request, wish: Undo) -> Accepted:
        ask = self.core.dice.id()

        def decide(table: LiveGame) -> Decision:
            return commands.undo(table, request, wish.to, wish.number, ask, self.core.now())

        _, decided = await self.games.act(wish.game, decide)
        if decided.ask is not None:
            return await self._put(room, wish.ref, decided.ask)
        return Accepted(ref=wish.ref, number=decided.number)

    async def _replace(self, room: str, request: Request, wish: Replace) -> Accepted:
        level = check_level(wish.level)
        table = await self.games.look(wish.game)
        ask = commands.replace(table, request, level, self.core.dice.id())
        if await self.rooms.connections.was_here(room, table.seats[ask.seat].person):
            raise Refusal("not-now", Message("server-still-there"))
        if commands.is_agreed(table, ask):
            return Accepted(ref=wish.ref, number=await self._agreed(wish.game, ask))
        return await self._put(room, wish.ref, ask)

    async def _put(self, room: str, ref: str, ask: Ask) -> Accepted:
        """Ask everybody for consent."""

        def alter(room: Room) -> None:
            room.asks = [*[old for old in room.asks if old.number == ask.number][-4:], ask]

        done = Done(by=ask.by, ref=ref, ask=ask.id)
        await self.rooms.change(room, alter, done=done)
        return Accepted(ref=ref, ask=ask.id)

    async def _answer(self, room: str, person: Person, wish: Answer) -> Accepted:
        stored = await self.rooms.room(room)
        if wish.ref and (before := stored.did(person.id, wish.ref)) is not None:
            raise Again(before)
        ask = next((ask for ask in stored.asks if ask.id == wish.ask), None)
        table = await self.rooms.table_of(stored)
        if ask is None or table is None or table.is_over or ask.number != table.number:
            raise Refusal("stale", Message("server-ask-over"))
        if person.id not in table.persons():
            raise not_seated()
        done = Done(by=person.id, ref=wish.ref)

        def alter(room: Room) -> None:
            kept = next((ask for ask in room.asks if ask.id == wish.ask), None)
            if kept is None:
                raise Refusal("stale", Message("server-ask-over"))
            if wish.yes:
                kept.yes = list(dict.fromkeys([*kept.yes, person.id]))
                if commands.is_agreed(table, kept):
                    done.number = ask.number + 1  # the entry that follows
            else:
                room.asks.remove(kept)

        changed = await self.rooms.change(room, alter, done=done)
        kept = next((ask for ask in changed.asks if ask.id == wish.ask), None)
        if kept is None or not commands.is_agreed(table, kept):
            return Accepted(ref=wish.ref)
        return Accepted(ref=wish.ref, number=await self._agreed(table.opening.id, kept))

    async def _agreed(self, game: str, ask: Ask) -> int | None:
        _, decided = await self.games.act(
            game, lambda table: commands.agreed(table, ask, self.core.now())
        )
        return decided.number
