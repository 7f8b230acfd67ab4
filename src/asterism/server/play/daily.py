"""The deal of the day: one deal per game for everybody on this server, one try each.

Its secret is drawn when the first person asks on that day, so nobody can know it before. It stays
secret until the day is over: finished games of that deal are open only then. Until then each person
sees what their own seat saw. The bots in the other seats always decide alike.
"""

from __future__ import annotations

import msgspec

from asterism.engine.message import Message
from asterism.server.play.rooms import Rooms
from asterism.server.protocol import http_types, offer_types
from asterism.server.storage import daily
from asterism.server.storage.people import Person
from asterism.server.storage.problems import Conflict
from asterism.server.storage.store import Statement, Stored
from asterism.table import fairness
from asterism.table.daily import LEVEL, begun, day_of, end_of, result, wish
from asterism.table.entries import Entry
from asterism.table.opening import Fairness, Opening
from asterism.table.refusal import Refusal
from asterism.table.room import Room, known_game

MOST = 500


class Secret(msgspec.Struct):
    """What a deal of the day is made of. It leaves the server only in records of finished games,
    once the day is over.
    """

    secret: str
    salt: str


async def _secret(rooms: Rooms, day: str, rules: str) -> Secret:
    """Today's secret for a game, drawn once by the first node that is asked."""
    dice = rooms.core.dice
    drawn = msgspec.json.encode(Secret(dice.hex(), dice.hex())).decode()
    stored = await rooms.store.lasting(f"daily {day} {rules}"[:40], drawn)
    return msgspec.json.decode(stored, type=Secret)


async def play(rooms: Rooms, person: Person, rules: str, pace: float) -> Room:
    """The person's game of today's deal: a new one, or the one they have started."""
    core = rooms.core
    known_game(rules)
    day = day_of(core.wall())
    own = await daily.room_of(rooms.store, day, rules, person.id)
    if own is not None:
        return await _room(rooms, own)
    deal = await _secret(rooms, day, rules)

    def prepare(room: Room, drawn: Opening) -> tuple[Opening, list[Entry]]:
        shown = fairness.commitment(rules, room.players, room.options, deal.secret, deal.salt)
        seed = fairness.seed_of(deal.secret, {})
        open_later = Fairness(commitment=shown, secret=deal.secret, salt=deal.salt, bytes={})
        return begun(rules, drawn, day, seed, open_later, core.now())

    def taken(room: Room, opening: Opening) -> list[Statement]:
        return [daily.taken(day, rules, person.id, opening.id, room.id)]

    try:
        return await rooms.open_at_once(wish(rules, pace), person, prepare, taken)
    except Conflict:
        own = await daily.room_of(rooms.store, day, rules, person.id)
        if own is None:
            raise
        return await _room(rooms, own)


async def _room(rooms: Rooms, id: str) -> Room:
    room = await rooms.store.room(id)
    if room is None or room.phase == "closed":
        raise Refusal("not-now", Message("server-daily-played"))
    return room


async def shown(
    rooms: Rooms, person: Person, day: str, offered: list[offer_types.GameInfo]
) -> http_types.Daily:
    """The deals of a day, and the results that this person may see."""
    today = day_of(rooms.core.wall())
    day = day or today
    ends = end_of(day, today)
    deals = [await _deal(rooms, person, day, today, info) for info in offered]
    return http_types.Daily(day=day, today=today, ends=ends, deals=deals)


async def _deal(
    rooms: Rooms, person: Person, day: str, today: str, info: offer_types.GameInfo
) -> http_types.DailyDeal:
    rows = await daily.tries(rooms.store, day, info.name, MOST)
    own = next((row for row in rows if row.person == person.id), None)
    ended = [row for row in rows if row.status == "over" and row.outcome]
    may_know = day < today or (own is not None and own.status != "playing")
    results = [_result(row, person.id) for row in ended] if may_know else []
    commitment = ""
    if day == today:
        deal = await _secret(rooms, day, info.name)
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


def _result(row: Stored, person: str) -> http_types.DailyResult:
    outcome = msgspec.json.decode(row.outcome)
    is_own = row.person == person
    return http_types.DailyResult(**result(row.called, is_own, row.id, outcome, row.ended))


async def open_past(rooms: Rooms) -> None:
    """The day is over: open its finished games."""
    await daily.open_before(rooms.store, day_of(rooms.core.wall()))
