"""What if? An open game goes on from one of its plies, against bots, as a game of its own; its deal
is played again; a record from a file becomes a game that can be looked at.

Only games without secrets are gone on with: nothing of a running game comes to light this way.
"""

from __future__ import annotations

from typing import Any

import msgspec

from asterism.engine.message import Message
from asterism.engine.record import Record
from asterism.engine.state import State
from asterism.server.node import House
from asterism.server.opening import Conditions, Opening
from asterism.server.play.history import Past
from asterism.server.play.levels import check_level
from asterism.server.play.people import Person, clean
from asterism.server.play.starts import NOTHING_SHOWN, begin, copied
from asterism.server.protocol import http_types
from asterism.server.protocol.messages import NewRoom, SeatWish
from asterism.server.room import Room
from asterism.server.storage import store
from asterism.server.storage.writer import Change
from asterism.server.table import Table
from asterism.table.entries import Entry, Player
from asterism.table.origin import Origin
from asterism.table.refusal import Refusal, bad

BOT = "greedy"


async def branch(house: House, past: Past, person: Person, wish: http_types.Branch) -> Room:
    """The room of the new game."""
    past.everything()
    table = past.table
    source = table.opening
    if wish.seat >= source.players:
        raise Refusal("bad", Message("engine-bad-seat", seat=wish.seat, seats=source.players))
    try:
        then = table.state.at(wish.ply)
    except ValueError as problem:
        raise Refusal("unknown", Message("server-no-ply", ply=str(wish.ply))) from problem
    if not then.seats:
        raise Refusal("not-now", Message("server-nothing-to-decide"))

    def prepare(room: Room, own: Opening) -> tuple[Opening, list[Entry]]:
        opening = msgspec.structs.replace(
            own,
            seed=source.seed,
            position=source.position,
            fairness=NOTHING_SHOWN,
            rules_version=source.rules_version,
            origin=Origin(
                kind="what-if" if wish.ply else "again",
                game=source.id,
                ply=wish.ply,
                seeded=source.origin is None or source.origin.seeded,
            ),
        )
        return opening, copied(then.history(), house.clock.now())

    setup = NewRoom(
        game=table.game.name,
        players=source.players,
        options=source.options,
        seats=_seats(source.players, wish),
        pace=wish.pace,
    )
    return await begin(house, person, setup, prepare)


def _seats(players: int, wish: http_types.Branch) -> list[SeatWish]:
    levels = [check_level(level) for level in wish.bots or [BOT]]
    seats = [
        SeatWish(kind="bot", level=levels[min(seat, len(levels) - 1)]) for seat in range(players)
    ]
    seats[wish.seat] = SeatWish(kind="open")
    return seats


# Records.


async def load(house: House, person: Person, text: str) -> str:
    """A record becomes a game, over and open; its id."""
    await house.take("rooms_made", person.id)
    try:
        record = Record.loads(text)
        state = record.replay()
        entries = copied(state.history(), house.clock.now())
        table = Table.rebuilt(state.game, _opening(house, record, state), entries)
    except (ValueError, KeyError, TypeError, RecursionError) as problem:
        raise bad(problem) from problem
    if not table.is_over:
        entries += table.stop(house.clock.now())
    id, now = table.opening.id, house.clock.now()
    change = Change(
        entries=store.entry_rows(id, 0, entries),
        statements=[*store.game_made(table, now), store.game_over(table, True, now)],
    )
    await house.store.writer.commit(change)
    return id


def _opening(house: House, record: Record, state: State) -> Opening:
    """How the recorded game began. A seed that is not told is drawn: nobody knows what comes."""
    setup, seed = record.setup, record.setup.seed
    options: dict[str, Any] = dict(setup.options)
    if setup.position is not None:
        given = setup.position.get("options")
        options = dict(given) if isinstance(given, dict) else {}
    return Opening(
        id=house.dice.id(),
        room="",
        players=state.players,
        options=options,
        seed=int(house.dice.hex(), 16) if seed is None else seed,
        fairness=NOTHING_SHOWN,
        seats=[_player(record.headers.get(f"seat {seat}", "")) for seat in range(state.players)],
        conditions=Conditions(),
        rules_version=record.rules,
        origin=Origin(kind="record", seeded=seed is not None or setup.position is not None),
        position=setup.position,
    )


def _player(header: str) -> Player:
    """`bot greedy`, `person Ada`: as records name who sat there."""
    kind, _, name = header.partition(" ")
    try:
        shown = clean(name)
    except Refusal:
        shown = ""
    if kind == "bot":
        return Player(kind="bot", name=shown, level=shown)
    return Player(kind="person", name=shown)
