"""Where every command goes: over the socket or by plain HTTP, it is the same."""

from __future__ import annotations

from sqlalchemy import delete, select

from asterism.engine.message import Message
from asterism.server.failures import place_of
from asterism.server.node import House, log
from asterism.server.play import daily
from asterism.server.play.game_commands import PlayDesk
from asterism.server.play.games import not_stored
from asterism.server.play.people import Person
from asterism.server.play.room_commands import RoomDesk
from asterism.server.protocol import commands
from asterism.server.protocol.messages import Accepted, Pong, Previewed
from asterism.server.storage import schema
from asterism.server.storage.writer import Conflict, StorageFailed
from asterism.table.refusal import Refusal, broken

DAY = 86_400.0
TIDY_EVERY = 3600.0
AT_ONCE = 10_000


class Office:
    """The desks of a house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.rooms = RoomDesk(house)
        self.play = PlayDesk(house, self.rooms)
        self.metrics = house.metrics
        house.newsroom.desk = self.rooms
        self.tidied_at = -TIDY_EVERY
        house.upkeep.chores.append(self.tidy_by_itself)
        house.upkeep.chores.append(lambda: daily.open_past(house))

    async def carry_out(
        self, room: str, person: Person, wish: commands.AnyCommand
    ) -> Accepted | Previewed | Pong:
        """Do what a person wants in a room; a Refusal says why not, and nothing has changed."""
        metrics, kind = self.metrics, type(wish).__name__.lower()
        metrics.commands.labels(kind).inc()
        try:
            if not isinstance(wish, commands.Move):
                return await self._carried_out(room, person, wish)
            with metrics.move_seconds.time():
                return await self._carried_out(room, person, wish)
        except Refusal as refusal:
            metrics.refusals.labels(refusal.code).inc()
            raise
        except Exception as problem:
            # Nothing of it was written: whoever asked is told, and everybody else goes on.
            log.error("a command (%s) failed: %s", kind, place_of(problem))
            metrics.failures.labels("command").inc()
            metrics.refusals.labels("broken").inc()
            raise broken() from problem

    async def _carried_out(
        self, room: str, person: Person, wish: commands.AnyCommand
    ) -> Accepted | Previewed | Pong:
        self.house.rates["commands"].take(person.id)
        try:
            if isinstance(wish, commands.TalkCommand):
                return await self._talk(room, person, wish)
            if isinstance(wish, commands.PlayCommand | commands.Answer):
                return await self.play.command(room, person, wish)
            return await self.rooms.command(room, person, wish)
        except StorageFailed as problem:
            raise not_stored(problem) from problem
        except Conflict as problem:
            raise Refusal("stale", Message("server-stale")) from problem

    async def tidy_by_itself(self) -> None:
        """As the host wishes, idle rooms close by themselves."""
        days, now = self.house.settings.close_after_days, self.house.clock.now()
        if days and now - self.tidied_at >= TIDY_EVERY:
            self.tidied_at = now
            await self.tidy(days)

    async def tidy(self, days: float) -> int:
        """Close rooms in which nothing has happened for so many days; how many."""
        house = self.house
        before = house.clock.now() - days * DAY
        table = schema.room.c
        rows = await house.store.rows(
            select(table.id).where(table.touched < before, table.phase != "closed").limit(AT_ONCE)
        )
        closed = 0
        for row in rows:
            try:
                if await self._is_played(row.id, before):
                    continue
                await self.rooms.close(row.id)
                await house.store.write(delete(schema.chat).where(schema.chat.c.room == row.id))
            except Exception as problem:  # the other rooms are closed anyway
                log.warning("room %s cannot be closed: %s", row.id, place_of(problem))
                continue
            closed += 1
        return closed

    async def _is_played(self, id: str, before: float) -> bool:
        """Has anything happened in its game since? Games of days touch their log, not their room;
        one of which nothing can be made is not played.
        """
        room = await self.rooms.room(id)
        try:
            current = await self.rooms.table_of(room)
        except Refusal as problem:
            if problem.code == "storage":
                raise
            return False
        return current is not None and not current.is_over and current.last_at >= before

    async def _talk(self, room: str, person: Person, wish: commands.TalkCommand) -> Accepted | Pong:
        if not isinstance(wish, commands.Ping):
            found = await self.rooms.room(room)
            self.rooms.may_enter(found, await self.rooms.table_of(found), person)
        return await self.play.talk(room, person, wish)
