"""Where every command goes: over the socket or by plain HTTP, it is the same."""

from __future__ import annotations

from asterism.engine.message import Message
from asterism.server import messages
from asterism.server.house import House
from asterism.server.messages import Accepted, Pong, Previewed
from asterism.server.people import Person
from asterism.server.play_desk import PlayDesk
from asterism.server.refusal import Refusal
from asterism.server.room_desk import RoomDesk
from asterism.server.tables import not_stored
from asterism.server.writer import Conflict, StorageFailed


class Office:
    """The desks of a house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.rooms = RoomDesk(house)
        self.play = PlayDesk(house, self.rooms)

    async def carry_out(
        self, room: str, person: Person, wish: messages.AnyCommand
    ) -> Accepted | Previewed | Pong:
        """Do what a person wants in a room; a Refusal says why not, and nothing has changed."""
        self.house.rates["commands"].take(person.id)
        try:
            if isinstance(wish, messages.TalkCommand):
                return await self._talk(room, person, wish)
            if isinstance(wish, messages.PlayCommand | messages.Answer):
                return await self.play.command(room, person, wish)
            return await self.rooms.command(room, person, wish)
        except StorageFailed as problem:
            raise not_stored(problem) from problem
        except Conflict as problem:
            raise Refusal("stale", Message("server-stale")) from problem

    async def _talk(self, room: str, person: Person, wish: messages.TalkCommand) -> Accepted | Pong:
        if not isinstance(wish, messages.Ping):
            found = await self.rooms.room(room)
            self.rooms.may_enter(found, await self.rooms.table_of(found), person)
        return await self.play.talk(room, person, wish)
