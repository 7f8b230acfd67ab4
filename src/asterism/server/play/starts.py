"""Games that begin at once in a room of their own: no seats are waited for, the deal is known."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from sqlalchemy import Executable

from asterism.engine.log import Log
from asterism.engine.message import Message
from asterism.server.node import House
from asterism.server.opening import Fairness, Opening
from asterism.server.play.people import Person
from asterism.server.protocol.messages import NewRoom
from asterism.server.room import ATTEMPTS, CODE_LENGTH, Room, new_room
from asterism.server.storage import store
from asterism.server.storage.writer import Change
from asterism.server.table import Table
from asterism.table.entries import Entry, Kind
from asterism.table.origin import Origin
from asterism.table.refusal import Refusal

NOTHING_SHOWN = Fairness(commitment="", secret="", salt="", bytes={})

# From the room's own opening of that id: how the game begins, and what was played before.
Prepare = Callable[[Room, Opening], tuple[Opening, list[Entry]]]
# What else is written with it.
Also = Callable[[Room, Opening], list[Executable]]


async def begin(
    house: House,
    person: Person,
    wish: NewRoom,
    prepare: Prepare,
    also: Also = lambda room, opening: [],
) -> Room:
    """A room with one person and bots, its game on the table. Conflict: what `also` writes is
    there already.
    """
    await house.take("rooms_made", person.id)
    if await house.store.rooms_hosted_by(person.id) >= house.settings.limits.rooms:
        raise Refusal("limit", Message("server-too-many-rooms"))
    for attempt in range(ATTEMPTS):
        code = house.dice.code(CODE_LENGTH + attempt)
        if await house.store.room_of_code(code) is None:
            break
    room = new_room(wish, house.dice.id(), code, person.id, person.name, house.dice)
    game = room.check()
    opening, entries = prepare(room, room.opening(house.dice.id(), game))
    table = Table.rebuilt(game, opening, entries)
    room.started(opening)
    now = house.clock.now()
    change = Change(
        entries=store.entry_rows(opening.id, 0, entries),
        statements=[
            store.room_made(room, now),
            *store.guests_noted(room.id, room.named()),
            *store.game_made(table, now),
            *also(room, opening),
        ],
    )
    await house.store.writer.commit(change)
    box = house.tables.box(opening.id)
    async with box.lock:
        if box.table is None:
            box.table = table
        await house.heard(box, table.number)
    return room


def went_on(source: Table, id: str, at: float) -> tuple[Table, list[Entry]]:
    """A stopped game, begun anew where it stood; it counts for nothing, nor does the other. Its
    clocks are wound up, and whoever plays a seat by now plays it.
    """
    old = source.opening
    if source.status != "stopped" or not source.state.seats:
        raise Refusal("not-now", Message("server-not-stopped"))
    if old.origin is not None and old.origin.kind == "daily":
        raise Refusal("not-now", Message("server-still-secret"))
    opening = msgspec.structs.replace(
        old,
        id=id,
        seats=list(source.seats),
        fairness=NOTHING_SHOWN,
        conditions=msgspec.structs.replace(old.conditions, rated=False),
        origin=Origin(
            kind="went-on",
            game=old.id,
            ply=source.state.ply,
            seeded=old.origin is None or old.origin.seeded,
        ),
    )
    entries = copied(source.state.history(), at)
    return Table.rebuilt(source.game, opening, entries), entries


KINDS: dict[str, Kind] = {"start": "start", "move": "move", "undo": "undo", "resign": "resign"}


def copied(log: Log, at: float) -> list[Entry]:
    """The log of a game up to that entry, as the entries of another."""
    return [
        Entry(
            kind=KINDS[step.kind],
            seat=step.seat,
            move="" if step.move is None else step.move.text,
            outcomes=list(step.outcomes),
            ply=step.ply if step.kind == "undo" else 0,
            beyond=step.beyond,
            at=at,
        )
        for step in log.entries()
    ]
