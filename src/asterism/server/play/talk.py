"""Chat, reactions, and muted people."""

from __future__ import annotations

from asterism.engine.message import Message
from asterism.server.core import Core
from asterism.server.live.bus import Bus, News, room_channel
from asterism.server.live.connections import Connections
from asterism.server.live.rate_limits import RateLimits
from asterism.server.play.people import People
from asterism.server.protocol import commands
from asterism.server.protocol.messages import Accepted, ChatLine, Pong, Reacted, Said
from asterism.server.storage import chat
from asterism.server.storage.people import Person
from asterism.server.storage.store import Store
from asterism.table.refusal import Refusal

MOST_MUTES = 200
REACTIONS = 1000  # whose refs are remembered


class Talk:
    """The chat of all rooms."""

    def __init__(
        self,
        core: Core,
        store: Store,
        people: People,
        connections: Connections,
        bus: Bus,
        rates: RateLimits,
    ) -> None:
        self.core, self.store, self.people = core, store, people
        self.connections, self.bus, self.rates = connections, bus, rates
        self.reacted: dict[tuple[str, str, str], None] = {}

    async def command(
        self, room: str, person: Person, wish: commands.TalkCommand
    ) -> Accepted | Pong:
        match wish:
            case commands.Ping():
                return Pong(ref=wish.ref)
            case commands.Mute():
                others = [other for other in person.mutes if other != wish.person]
                kept = [*others, wish.person] if wish.mute else others
                await self.people.change(person, mutes=kept[-MOST_MUTES:])
            case commands.Chat():
                self._may_talk(person)
                await self.rates.take("chat", person.id)
                await self._say(room, person, wish.text, wish.ref)
            case commands.React() if not self._is_again(room, person, wish.ref):
                self._may_talk(person)
                await self.rates.take("reactions", person.id)
                frame = Reacted(person=person.id, name=person.name, sign=wish.sign)
                self.connections.tell(room, frame, by=person.id)
                news = News(
                    kind="reaction", room=room, person=person.id, name=person.name, sign=wish.sign
                )
                self.bus.publish(room_channel(room), news)
        return Accepted(ref=wish.ref)

    def _may_talk(self, person: Person) -> None:
        if person.muted:
            raise Refusal("forbidden", Message("server-muted"))

    def _is_again(self, room: str, person: Person, ref: str) -> bool:
        """Was this reaction sent before? Nothing of it is stored, so this node remembers."""
        key = (room, person.id, ref)
        if not ref or key in self.reacted:
            return bool(ref)
        self.reacted[key] = None
        if len(self.reacted) > REACTIONS:
            del self.reacted[next(iter(self.reacted))]
        return False

    async def _say(self, room: str, person: Person, text: str, ref: str) -> None:
        said = " ".join(text.split())
        if not said:
            raise Refusal("bad", Message("server-nothing-said"))
        now = self.core.wall()
        line, is_new = await chat.add(self.store, room, person.id, person.name, said, now, ref)
        if not is_new:
            return
        sent = self.connections.sent.get(room)
        if sent is None or sent.note_line(line.number):
            self.connections.tell(room, Said(line=line), by=person.id)
        self.connections.changed(room)
        self.bus.publish(room_channel(room), News(kind="chat", room=room))

    async def lines(
        self, room: str, person: Person, after: int = 0, most: int = chat.LINES
    ) -> list[ChatLine]:
        """The newest lines, without those of people the person has muted."""
        found = await chat.lines(self.store, room, after, most)
        return [line for line in found if line.person not in person.mutes]
