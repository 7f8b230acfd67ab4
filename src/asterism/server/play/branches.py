"""Games that begin where another game stood, and games read from records."""

from __future__ import annotations

from asterism.server.play.rooms import Rooms
from asterism.server.protocol import http_types
from asterism.server.storage import statements
from asterism.server.storage.people import Person
from asterism.table.past import Past
from asterism.table.room import Room
from asterism.table.what_if import Branch, recorded


async def branch(rooms: Rooms, past: Past, person: Person, wish: http_types.Branch) -> Room:
    """The room of the new game."""
    other = Branch(past, wish.ply, wish.seat, wish.bots, wish.pace)
    return await rooms.open_at_once(
        other.wish, person, lambda _, own: other.begun(own, rooms.core.now())
    )


async def load(rooms: Rooms, person: Person, text: str, seat: int | None) -> str:
    """Store a record as a finished, open game; returns its id."""
    await rooms.rates.take("rooms_made", person.id)
    now = rooms.core.now()
    table, entries = recorded(text, rooms.core.dice, now, person.id, seat)
    change = rooms.new_game(table, entries)
    change.statements.append(statements.game_over(table, True, now))
    await rooms.store.writer.commit(change)
    return table.opening.id
