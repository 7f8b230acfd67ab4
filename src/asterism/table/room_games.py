"""From a room to its games and back: starting one, playing again, going on. No I/O.

Each function changes the room or is refused; the caller stores the room, and the new game with it.
"""

from __future__ import annotations

from typing import Literal

from asterism.engine.message import Message
from asterism.table.entries import Entry
from asterism.table.live_game import LiveGame
from asterism.table.refusal import Refusal
from asterism.table.room import Dice, Room
from asterism.table.room_parts import Seat


def set_seat(room: Room, number: int, seat: Seat, by: str) -> None:
    """The host puts a bot on a seat, or leaves it open."""
    room.must_be_open()
    room.must_be_host(by)
    taken = room.seat(number)
    if taken.kind == "person" and taken.person not in (None, by):
        raise Refusal("not-now", Message("server-seat-taken"))
    if seat.kind != "open" and room.rated:
        raise Refusal("bad", Message("server-rated-people"))
    room.seats[number] = seat


def start(room: Room, person: str, added: str, id: str, at: float) -> tuple[LiveGame, Entry]:
    """Start a game; whoever asks for it is ready, with these bytes."""
    room.must_be_open()
    own = room.seats_of(person)
    if not own:
        room.must_be_host(person)
    elif not all(room.seats[number].ready for number in own):
        room.set_ready(person, True, added)
    room.can_start()
    game = room.check()
    opening = room.opening(id, game)
    begun = LiveGame.opened(game, opening, at)
    room.started(opening)
    return begun


def go_on(room: Room, stopped: LiveGame, other: LiveGame, person: str) -> None:
    """Play on in another game. Everybody sat there and wanted to play, so nobody is asked again."""
    if room.phase != "playing" or room.playing != stopped.opening.id:
        raise Refusal("stale", Message("server-stale"))
    if not stopped.seats_of(person):
        room.must_be_host(person)
    room.plays(other.opening)


def rematch(
    room: Room,
    table: LiveGame | None,
    person: str,
    seats: Literal["same", "rotated"],
    deal: Literal["new", "same"],
    dice: Dice,
) -> None:
    """Open the room for the next game."""
    if room.phase != "playing" or table is None or not table.is_over:
        raise Refusal("not-now", Message("server-not-over"))
    if room.playing != table.opening.id:
        raise Refusal("stale", Message("server-stale"))
    if not table.seats_of(person):
        room.must_be_host(person)
    if deal == "same":
        room.replayed(table.opening, table.seats)
    else:
        room.reopened(table.seats, seats == "rotated", dice)
