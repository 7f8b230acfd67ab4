"""The deal of the day: for each game one deal that everybody on this server has, one try each.

Its secret is drawn by the first who asks on that day, so nobody can know it before, and it stays
secret until the day is over: finished games of that deal are open only then, and until then each
person sees what their own seat saw. The other seats are bots that always decide alike.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Any

import msgspec
from sqlalchemy import Executable, Row, insert, select, update

from asterism.engine.message import Message
from asterism.server.clock import day_of
from asterism.server.node import House
from asterism.server.opening import Fairness, Opening
from asterism.server.play.people import Person
from asterism.server.play.starts import begin
from asterism.server.protocol import http_types
from asterism.server.protocol.messages import NewRoom, SeatWish
from asterism.server.room import Room, known_game
from asterism.server.storage import schema
from asterism.server.storage.writer import Conflict
from asterism.server.table import Table
from asterism.table import fairness
from asterism.table.entries import Entry
from asterism.table.origin import Origin
from asterism.table.refusal import Refusal

LEVEL = "greedy"
MOST = 500


class Secret(msgspec.Struct):
    """What a deal of the day is made of; leaves the server in the records of finished games, and
    those are told when the day is over.
    """

    secret: str
    salt: str


async def _secret(house: House, day: str, rules: str) -> Secret:
    """Today's secret of a game: drawn once, by whichever node is asked first."""
    name = f"daily {day} {rules}"[:40]
    stored = await house.store.note(name)
    if stored is None:
        drawn = Secret(house.dice.hex(), house.dice.hex())
        value = msgspec.json.encode(drawn).decode()
        try:
            await house.store.write(insert(schema.note).values(name=name, value=value))
        except Conflict:
            stored = await house.store.note(name)
        else:
            return drawn
    return msgspec.json.decode(stored or "", type=Secret)


async def play(house: House, person: Person, rules: str, pace: float) -> Room:
    """The person's game of today's deal: begun now, or the one they have begun."""
    game, day = known_game(rules), day_of(house.clock.now())
    own = await _own(house, day, rules, person.id)
    if own is not None:
        return await _room(house, own)
    deal = await _secret(house, day, rules)

    def prepare(room: Room, drawn: Opening) -> tuple[Opening, list[Entry]]:
        shown = fairness.commitment(rules, room.players, room.options, deal.secret, deal.salt)
        opening = msgspec.structs.replace(
            drawn,
            seed=fairness.seed_of(deal.secret, {}),
            fairness=Fairness(commitment=shown, secret=deal.secret, salt=deal.salt, bytes={}),
            origin=Origin(kind="daily", day=day),
        )
        return opening, [Table.opened(game, opening, house.clock.now())[1]]

    def taken(room: Room, opening: Opening) -> list[Executable]:
        values = {"day": day, "rules": rules, "person": person.id}
        return [insert(schema.daily).values(**values, game=opening.id, room=room.id)]

    players = game.players[0]
    bots = [SeatWish(kind="bot", level=LEVEL) for _ in range(players - 1)]
    setup = NewRoom(
        game=rules,
        players=players,
        seats=[SeatWish(kind="open"), *bots],
        pace=pace,
        watchers=False,
    )
    try:
        return await begin(house, person, setup, prepare, taken)
    except Conflict:
        own = await _own(house, day, rules, person.id)
        if own is None:
            raise
        return await _room(house, own)


async def _own(house: House, day: str, rules: str, person: str) -> Row[Any] | None:
    table = schema.daily
    return await house.store.row(
        select(table).where(table.c.day == day, table.c.rules == rules, table.c.person == person)
    )


async def _room(house: House, own: Row[Any]) -> Room:
    room = await house.store.room(own.room)
    if room is None or room.phase == "closed":
        raise Refusal("not-now", Message("server-daily-played"))
    return room


async def shown(
    house: House, person: Person, day: str, offered: list[http_types.GameInfo]
) -> http_types.Daily:
    """The deals of a day, and what people made of them as far as this person may know."""
    today = day_of(house.clock.now())
    day = day or today
    try:
        after = date.fromisoformat(day) + timedelta(days=1)
    except (ValueError, OverflowError) as problem:
        raise Refusal("unknown", Message("server-no-such-day")) from problem
    if day > today:
        raise Refusal("unknown", Message("server-no-such-day"))
    deals = [await _deal(house, person, day, today, info) for info in offered]
    ends = datetime(after.year, after.month, after.day, tzinfo=UTC).timestamp()
    return http_types.Daily(day=day, today=today, ends=ends, deals=deals)


async def _deal(
    house: House, person: Person, day: str, today: str, info: http_types.GameInfo
) -> http_types.DailyDeal:
    daily, game, who = schema.daily, schema.game, schema.person
    rows = await house.store.rows(
        select(daily.c.person, daily.c.room, game, who.c.name.label("called"))
        .join(game, game.c.id == daily.c.game)
        .join(who, who.c.id == daily.c.person)
        .where(daily.c.day == day, daily.c.rules == info.name)
        .limit(MOST)
    )
    own = next((row for row in rows if row.person == person.id), None)
    ended = [row for row in rows if row.status == "over" and row.outcome]
    may_know = day < today or (own is not None and own.status != "playing")
    results = [_result(row, person.id) for row in ended] if may_know else []
    commitment = ""
    if day == today:
        deal = await _secret(house, day, info.name)
        players = info.players[0]
        commitment = fairness.commitment(info.name, players, {}, deal.secret, deal.salt)
    return http_types.DailyDeal(
        rules=info.name,
        players=info.players[0],
        level=LEVEL,
        commitment=commitment,
        room=None if own is None else own.room,
        game=None if own is None else own.id,
        status=None if own is None else own.status,
        played=len(ended),
        results=sorted(results, key=lambda one: (not one.won, -one.score, one.ended)),
    )


def _result(row: Row[Any], person: str) -> http_types.DailyResult:
    outcome = msgspec.json.decode(row.outcome)
    return http_types.DailyResult(
        name=row.called,
        you=row.person == person,
        game=row.id,
        score=outcome["scores"][0],
        won=0 in outcome["winners"],
        ended=row.ended,
    )


async def open_past(house: House) -> None:
    """The day is over: nothing of its finished games is secret any more."""
    daily, game = schema.daily, schema.game
    past = select(daily.c.game).where(daily.c.day < day_of(house.clock.now()))
    closed = game.c.id.in_(past), game.c.open.is_(False), game.c.status != "playing"
    if await house.store.row(select(game.c.id).where(*closed).limit(1)) is not None:
        await house.store.write(update(game).where(*closed).values(open=True))
