"""The entry point of every command, from sockets and HTTP alike."""

from __future__ import annotations

import logging

from asterism.server.live.rate_limits import RateLimits
from asterism.server.metrics import Metrics
from asterism.server.play.failures import place_of
from asterism.server.play.game_commands import GameCommands
from asterism.server.play.room_commands import RoomCommands
from asterism.server.play.rooms import Again, Rooms
from asterism.server.play.talk import Talk
from asterism.server.protocol import commands
from asterism.server.protocol.messages import Accepted, Pong, Previewed
from asterism.server.storage.people import Person
from asterism.table.refusal import Refusal, broken

log = logging.getLogger("asterism.server")


class Commands:
    """Carries out commands in a room."""

    def __init__(
        self,
        metrics: Metrics,
        rates: RateLimits,
        rooms: Rooms,
        about_rooms: RoomCommands,
        about_games: GameCommands,
        talk: Talk,
    ) -> None:
        self.metrics, self.rates, self.rooms = metrics, rates, rooms
        self.about_rooms, self.about_games, self.talk = about_rooms, about_games, talk

    async def carry_out(
        self, room: str, person: Person, wish: commands.AnyCommand
    ) -> Accepted | Previewed | Pong:
        """Carry out a person's command in a room. A Refusal says why not; then
        nothing has changed.
        """
        metrics = self.metrics
        metrics.command(type(wish)).inc()
        try:
            self.rates.take_here("commands", person.id)
            if not isinstance(wish, commands.Move):
                return await self._carried_out(room, person, wish)
            with metrics.move_seconds.time():
                return await self.about_games.command(room, person, wish)
        except Again as again:
            # Its `ref` was carried out before: it is answered again.
            return Accepted(ref=wish.ref, number=again.done.number, ask=again.done.ask)
        except Refusal as refusal:
            metrics.refusals.labels(refusal.code).inc()
            raise
        except Exception as problem:
            # Nothing was stored. Only the person who sent it gets the failure.
            log.error("a command (%s) failed: %s", type(wish).__name__, place_of(problem))
            metrics.failures.labels("command").inc()
            metrics.refusals.labels("broken").inc()
            raise broken() from problem

    async def _carried_out(
        self, room: str, person: Person, wish: commands.AnyCommand
    ) -> Accepted | Previewed | Pong:
        if isinstance(wish, commands.PlayCommand | commands.Answer):
            return await self.about_games.command(room, person, wish)
        if isinstance(wish, commands.RoomCommand):
            return await self.about_rooms.command(room, person, wish)
        if not isinstance(wish, commands.Ping):
            found = await self.rooms.room(room)
            self.rooms.may_enter(found, await self.rooms.table_of(found), person)
        return await self.talk.command(room, person, wish)
