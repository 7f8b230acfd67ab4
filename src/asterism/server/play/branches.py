"""Games that begin where another game stood, and games read from records."""

from __future__ import annotations

import msgspec

from asterism.server.play.rooms import Rooms
from asterism.server.protocol import http_types
from asterism.server.storage import packs, statements
from asterism.server.storage.people import Person
from asterism.server.storage.writer import Change
from asterism.server.thinking.chores import LoadedRecord
from asterism.table.opening import Opening
from asterism.table.past import Past
from asterism.table.room import Room
from asterism.table.what_if import Branch

_loaded = msgspec.json.Decoder(LoadedRecord)
_opening = msgspec.json.Decoder(Opening)


async def branch(rooms: Rooms, past: Past, person: Person, wish: http_types.Branch) -> Room:
    """The room of the new game."""
    other = Branch(past, wish.ply, wish.seat, wish.bots, wish.pace)
    return await rooms.open_at_once(
        other.wish, person, lambda _, own: other.begun(own, rooms.core.now())
    )


async def load(rooms: Rooms, person: Person, text: str, seat: int | None) -> str:
    """Store a record as a finished, open game; returns its id. A process replays it: a record may
    be long, and nobody else should wait for it.
    """
    await rooms.rates.take("rooms_made", person.id)
    now, dice = rooms.core.now(), rooms.core.dice
    question = {
        "chore": "load",
        "text": text,
        "id": dice.id(),
        "hex": dice.hex(),
        "at": now,
        "person": person.id,
        "seat": seat,
    }
    found = _loaded.decode(await rooms.analyses.chores.answer(person.id, question))
    opening = _opening.decode(found.opening)
    change = Change(
        entries=[
            {"game": opening.id, "number": number, "data": data}
            for number, data in enumerate(found.entries)
        ],
        statements=[
            *statements.game_row(found.name, opening, found.opening, now),
            statements.game_ended(opening.id, found.status, found.outcome, True, now),
        ],
    )
    if found.pack is not None:
        change.statements += packs.kept(opening.pack, found.pack, now)
    await rooms.store.writer.commit(change)
    return opening.id
