"""What if? Branch off an open game against bots, replay its deal, or upload a record.

Only games without secrets can be branched, so this reveals nothing about a running game.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from asterism.engine.message import Message
from asterism.engine.pack import OPTION
from asterism.engine.record import Record
from asterism.engine.state import State
from asterism.server.clock import Dice
from asterism.server.play.history import Past
from asterism.server.play.people import clean
from asterism.server.play.rooms import Rooms
from asterism.server.protocol import http_types
from asterism.server.storage import statements
from asterism.server.storage.people import Person
from asterism.table.branching import copied
from asterism.table.entries import Entry, Player
from asterism.table.levels import check_level
from asterism.table.live_game import LiveGame
from asterism.table.opening import NOTHING_COMMITTED, Conditions, Opening, pack_in, with_pack
from asterism.table.origin import Origin
from asterism.table.refusal import Refusal, bad
from asterism.table.room import Room
from asterism.table.room_wishes import RoomWish, SeatWish

BOT = "greedy"


async def branch(rooms: Rooms, past: Past, person: Person, wish: http_types.Branch) -> Room:
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
        opening = replace(
            own,
            seed=source.seed,
            position=source.position,
            fairness=NOTHING_COMMITTED,
            rules_version=source.rules_version,
            origin=Origin(
                kind="what-if" if wish.ply else "again",
                game=source.id,
                ply=wish.ply,
                seeded=source.origin is None or source.origin.seeded,
            ),
        )
        return opening, copied(then.history(), rooms.core.now())

    setup = RoomWish(
        game=table.game.name,
        players=source.players,
        options=source.options,
        seats=_seats(source.players, wish),
        pace=wish.pace,
    )
    return await rooms.open_at_once(setup, person, prepare)


def _seats(players: int, wish: http_types.Branch) -> list[SeatWish]:
    levels = [check_level(level) for level in wish.bots or [BOT]]
    seats = [
        SeatWish(kind="bot", level=levels[min(seat, len(levels) - 1)]) for seat in range(players)
    ]
    seats[wish.seat] = SeatWish(kind="open")
    return seats


# Records.


async def load(rooms: Rooms, person: Person, text: str) -> str:
    """Store a record as a finished, open game; returns its id."""
    await rooms.rates.take("rooms_made", person.id)
    now = rooms.core.now()
    try:
        record = Record.loads(text)
        state = record.replay()
        entries = copied(state.history(), now)
        opening = _opening(rooms.core.dice, record, state)
        table = LiveGame.rebuilt(state.game, opening, entries)
    except (ValueError, KeyError, TypeError, RecursionError) as problem:
        raise bad(problem) from problem
    if not table.is_over:
        entries += table.stop(now)
    change = rooms.new_game(table, entries)
    change.statements.append(statements.game_over(table, True, now))
    await rooms.store.writer.commit(change)
    return opening.id


def _opening(dice: Dice, record: Record, state: State) -> Opening:
    """How the recorded game began. If it has no seed, draw one: nobody knows what comes next."""
    setup, seed = record.setup, record.setup.seed
    options: dict[str, Any] = dict(setup.options)
    if setup.position is not None:
        given = setup.position.get("options")
        options = dict(given) if isinstance(given, dict) else {}
    settled = state.game.settle(state.players, options)
    pack = pack_in(settled)
    if pack:
        options = with_pack(options, settled[OPTION])
    return Opening(
        id=dice.id(),
        room="",
        players=state.players,
        options=options,
        seed=int(dice.hex(), 16) if seed is None else seed,
        fairness=NOTHING_COMMITTED,
        seats=[_player(record.headers.get(f"seat {seat}", "")) for seat in range(state.players)],
        conditions=Conditions(),
        rules_version=record.rules,
        origin=Origin(kind="record", seeded=seed is not None or setup.position is not None),
        position=setup.position,
        pack=pack,
    )


def _player(header: str) -> Player:
    """Parse `bot greedy` or `person Ada`, as records name the players."""
    kind, _, name = header.partition(" ")
    try:
        shown = clean(name)
    except Refusal:
        shown = ""
    if kind == "bot":
        return Player(kind="bot", name=shown, level=shown)
    return Player(kind="person", name=shown)
