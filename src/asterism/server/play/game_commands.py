"""At the table: moves, taking back, giving up, and what needs everybody's consent."""

from __future__ import annotations

from msgspec.structs import replace
from sqlalchemy import func, insert, select

from asterism.engine.message import Message
from asterism.server import taking_back
from asterism.server.leaving import give_up, stand_in
from asterism.server.live.bus import News, room_channel
from asterism.server.node import House
from asterism.server.play.levels import check_level
from asterism.server.play.people import Person
from asterism.server.play.room_commands import RoomDesk
from asterism.server.protocol import commands
from asterism.server.protocol.messages import (
    Accepted,
    Ask,
    ChatLine,
    Favour,
    Pong,
    Previewed,
    Reacted,
    Said,
)
from asterism.server.room import Room
from asterism.server.storage import schema
from asterism.server.table import Table
from asterism.table.entries import Entry, Player
from asterism.table.refusal import Refusal, not_seated

LINES = 50  # of the chat, for whoever comes in
MOST_MUTES = 200


class PlayDesk:
    """Where commands about games arrive."""

    def __init__(self, house: House, rooms: RoomDesk) -> None:
        self.house, self.rooms = house, rooms

    async def command(
        self, room: str, person: Person, wish: commands.PlayCommand | commands.Answer
    ) -> Accepted | Previewed:
        if isinstance(wish, commands.Answer):
            return await self._answer(room, person, wish)
        table = await self.house.look(wish.game, newest=False)
        if table.opening.room != room:
            raise Refusal("unknown", Message("server-unknown-game"))
        match wish:
            case commands.Move():
                return await self._move(person, wish)
            case commands.Undo():
                return await self._undo(room, person, wish)
            case commands.Resign():
                return await self._resign(person, wish)
            case commands.Preview():
                return self._preview(table, person, wish)
            case commands.Replace():
                return await self._replace(room, person, wish)
            case commands.Return():
                return await self._return(person, wish)
            case commands.Abort():
                return await self._abort(person, wish)
            case commands.AskFor():
                return await self._ask_for(person, wish)

    async def _move(self, person: Person, wish: commands.Move) -> Accepted:
        number, again = 0, False

        def decide(table: Table) -> list[Entry]:
            nonlocal number, again
            seat = table.seat_of(person.id, wish.seat)
            done = table.duplicate(seat, wish.ref)
            if done is not None:
                number, again = done, True
                return []
            chosen = table.read_move(wish.move)
            added = table.move(seat, chosen, wish.number, wish.ref, self.house.clock.now())
            number = table.number
            return added

        table = await self.house.add(wish.game, decide)
        if again:
            # Whoever took it the first time may have died before it told the other nodes.
            self.house.spread(table)
        return Accepted(ref=wish.ref, number=number)

    def _preview(self, table: Table, person: Person, wish: commands.Preview) -> Previewed:
        seat = table.seat_of(person.id, wish.seat)
        move = table.read_move(wish.move)
        return Previewed(ref=wish.ref, move=move.text, preview=table.preview(seat, move))

    async def _resign(self, person: Person, wish: commands.Resign) -> Accepted:
        def decide(table: Table) -> list[Entry]:
            seat = table.seat_of(person.id, wish.seat)
            if table.duplicate(seat, wish.ref) is not None:
                return []
            return give_up(table, seat, wish.ref, self.house.clock.now())

        table = await self.house.add(wish.game, decide)
        return Accepted(ref=wish.ref, number=table.number)

    async def _ask_for(self, person: Person, wish: commands.AskFor) -> Accepted:
        """A bot grants it at once; a person hears of it."""
        house = self.house
        asked: list[tuple[Table, int, int, str]] = []

        def decide(table: Table) -> list[Entry]:
            seat = table.seat_of(person.id, wish.seat)
            ref = f"ask {seat} {wish.ref}" if wish.ref else ""
            if any(table.duplicate(one, ref) for one in range(len(table.seats))):
                return []
            partner, move = table.favour(seat, wish.favour)
            if table.seats[partner].kind != "bot":
                asked[:] = [(table, seat, partner, move.text)]
                return []
            return table.move(partner, move, table.number, ref, house.clock.now())

        table = await house.add(wish.game, decide)
        for then, seat, partner, move in asked:
            await house.take("reactions", person.id)
            whom = then.seats[partner].person
            if whom is not None:
                house.tell_favour(then, whom, Favour(seat=seat, name=wish.favour, move=move))
        return Accepted(ref=wish.ref, number=table.number)

    async def _abort(self, person: Person, wish: commands.Abort) -> Accepted:
        def decide(table: Table) -> list[Entry]:
            table.seat_of(person.id, wish.seat)
            return table.abort(self.house.clock.now(), wish.ref)

        table = await self.house.add(wish.game, decide)
        return Accepted(ref=wish.ref, number=table.number)

    # With everybody's consent.

    async def _undo(self, room: str, person: Person, wish: commands.Undo) -> Accepted:
        ask: list[Ask] = []

        def decide(table: Table) -> list[Entry]:
            seat = table.seat_of(person.id, wish.seat)
            if table.duplicate(seat, wish.ref) is not None:
                return []
            if wish.number != table.number:
                raise Refusal("stale", Message("server-stale"))
            behind = taking_back.behind(table, seat, wish.to)
            if behind is not None:
                consent = taking_back.consent(table)
                if consent is None:
                    raise Refusal("not-now", Message("server-rated-undo"))
                if consent == "ask":
                    ask[:] = [self._ask("undo", person, table, seat, ply=behind)]
                    return []
            now = self.house.clock.now()
            return table.undo(seat, wish.to, wish.ref, now, beyond=behind is not None)

        table = await self.house.add(wish.game, decide)
        if ask:
            await self._put(room, ask[0])
            return Accepted(ref=wish.ref, ask=ask[0].id)
        return Accepted(ref=wish.ref, number=table.number)

    def _ask(
        self,
        kind: str,
        person: Person,
        table: Table,
        seat: int,
        ply: int | None = None,
        level: str | None = None,
    ) -> Ask:
        return Ask(
            id=self.house.dice.id(),
            kind="undo" if kind == "undo" else "replace",
            by=person.id,
            seat=seat,
            ply=ply,
            level=level,
            number=table.number,
            yes=[person.id],
        )

    async def _put(self, room: str, ask: Ask) -> None:
        def alter(room: Room) -> None:
            room.asks = [*[old for old in room.asks if old.number == ask.number][-4:], ask]

        await self.rooms.change(room, alter)

    async def _replace(self, room: str, person: Person, wish: commands.Replace) -> Accepted:
        level = check_level(wish.level)
        table = await self.house.look(wish.game)
        if not table.seats_of(person.id):
            raise not_seated()
        if wish.seat is None or wish.seat >= len(table.seats):
            raise Refusal("bad", Message("server-which-seat"))
        absent = table.seats[wish.seat]
        if table.is_over or absent.kind == "bot" or absent.person == person.id:
            raise Refusal("not-now", Message("server-cannot-replace"))
        if await self.house.was_here(room, absent.person):
            raise Refusal("not-now", Message("server-still-there"))
        ask = self._ask("replace", person, table, wish.seat, level=level)
        if self._agreed(table, ask):
            number = await self._carry_out(wish.game, ask)
            return Accepted(ref=wish.ref, number=number)
        await self._put(room, ask)
        return Accepted(ref=wish.ref, ask=ask.id)

    def _agreed(self, table: Table, ask: Ask) -> bool:
        """Have all people said yes who are asked? An absent one is not."""
        asked = table.persons()
        if ask.kind == "replace":
            asked = [p for p in asked if p != table.seats[ask.seat].person]
        return set(asked) <= set(ask.yes)

    async def _answer(self, room: str, person: Person, wish: commands.Answer) -> Accepted:
        stored = await self.rooms.room(room)
        ask = next((ask for ask in stored.asks if ask.id == wish.ask), None)
        table = await self.rooms.table_of(stored)
        if ask is None or table is None or table.is_over or ask.number != table.number:
            raise Refusal("stale", Message("server-ask-over"))
        if person.id not in table.persons():
            raise not_seated()

        def alter(room: Room) -> None:
            kept = next((ask for ask in room.asks if ask.id == wish.ask), None)
            if kept is None:
                raise Refusal("stale", Message("server-ask-over"))
            if wish.yes:
                kept.yes = list(dict.fromkeys([*kept.yes, person.id]))
            else:
                room.asks.remove(kept)

        changed = await self.rooms.change(room, alter)
        kept = next((ask for ask in changed.asks if ask.id == wish.ask), None)
        if kept is None or not self._agreed(table, kept):
            return Accepted(ref=wish.ref)
        number = await self._carry_out(table.opening.id, kept)
        return Accepted(ref=wish.ref, number=number)

    async def _carry_out(self, game: str, ask: Ask) -> int:
        def decide(table: Table) -> list[Entry]:
            if table.number != ask.number:
                raise Refusal("stale", Message("server-ask-over"))
            now = self.house.clock.now()
            if ask.kind == "undo":
                return table.undo(ask.seat, ask.ply, "", now, beyond=True)
            return table.take_over(ask.seat, stand_in(table, ask.seat, ask.level), now)

        return (await self.house.add(game, decide)).number

    async def _return(self, person: Person, wish: commands.Return) -> Accepted:
        def decide(table: Table) -> list[Entry]:
            own = [seat for seat, p in enumerate(table.seats) if p.owner == person.id]
            if not own or (wish.seat is not None and wish.seat not in own):
                raise not_seated()
            seat = own[0] if wish.seat is None else wish.seat
            player = Player(kind="person", name=person.name, person=person.id)
            return table.take_over(seat, player, self.house.clock.now())

        table = await self.house.add(wish.game, decide)
        return Accepted(ref=wish.ref, number=table.number)

    # Talking.

    async def talk(self, room: str, person: Person, wish: commands.TalkCommand) -> Accepted | Pong:
        house = self.house
        match wish:
            case commands.Ping():
                return Pong(ref=wish.ref)
            case commands.Mute():
                others = [other for other in person.mutes if other != wish.person]
                kept = [*others, wish.person] if wish.mute else others
                await house.people.change(person, mutes=kept[-MOST_MUTES:])
            case commands.Chat():
                self._may_talk(person)
                await house.take("chat", person.id)
                await self._say(room, person, wish.text)
            case commands.React():
                self._may_talk(person)
                await house.take("reactions", person.id)
                frame = Reacted(person=person.id, name=person.name, sign=wish.sign)
                house.hub.tell(room, frame, by=person.id)
                news = News(kind="reaction", room=room, person=person.id, name=person.name)
                house.bus.tell(room_channel(room), replace(news, sign=wish.sign))
        return Accepted(ref=wish.ref)

    def _may_talk(self, person: Person) -> None:
        if person.muted:
            raise Refusal("forbidden", Message("server-muted"))

    async def _say(self, room: str, person: Person, text: str) -> None:
        house, now = self.house, self.house.clock.now()
        said = " ".join(text.split())
        if not said:
            raise Refusal("bad", Message("server-nothing-said"))
        await house.store.write(
            insert(schema.chat).values(
                room=room, person=person.id, name=person.name, text=said, at=now
            )
        )
        table = schema.chat.c
        row = await house.store.row(
            select(func.max(table.number)).where(
                table.room == room, table.person == person.id, table.at == now, table.text == said
            )
        )
        number = 0 if row is None else int(row[0] or 0)
        line = ChatLine(number=number, person=person.id, name=person.name, text=said, at=now)
        memory = house.hub.told.get(room)
        if memory is None or memory.hears(number):
            house.hub.tell(room, Said(line=line), by=person.id)
        house.hub.ring(room)
        house.bus.tell(room_channel(room), News(kind="chat", room=room))

    async def chat(
        self, room: str, person: Person, after: int = 0, most: int = LINES
    ) -> list[ChatLine]:
        """The newest lines that the person wants to hear."""
        table = schema.chat.c
        rows = await self.house.store.rows(
            select(schema.chat)
            .where(table.room == room, table.number > after)
            .order_by(table.number.desc())
            .limit(most)
        )
        return [
            ChatLine(number=row.number, person=row.person, name=row.name, text=row.text, at=row.at)
            for row in reversed(rows)
            if row.person not in person.mutes
        ]
