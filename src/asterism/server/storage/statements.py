"""The SQL statements that change rooms, games and people."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

import msgspec
from sqlalchemy import Executable, String, delete, exists, insert, literal, select, update

from asterism.server.storage import schema
from asterism.server.storage.packing import pack
from asterism.table.entries import Entry
from asterism.table.live_game import LiveGame
from asterism.table.opening import Opening, with_pack
from asterism.table.room import Room


def _stored(room: Room) -> str:
    """As JSON; its pack is stored once, under its fingerprint."""
    if room.pack:
        room = replace(room, options=with_pack(room.options, room.pack))
    return msgspec.json.encode(room).decode()


def stored_opening(opening: Opening) -> str:
    """The same for the opening of a game."""
    if opening.pack:
        opening = replace(opening, options=with_pack(opening.options, opening.pack))
    return msgspec.json.encode(opening).decode()


def room_made(room: Room, now: float) -> Executable:
    return insert(schema.room).values(
        id=room.id,
        code=room.code,
        phase=room.phase,
        listed=room.listed,
        state=_stored(room),
        version=room.version,
        host=room.host,
        created=now,
        touched=now,
        pack=room.pack or None,
    )


def room_changed(room: Room, now: float) -> Executable:
    """Increments the version; matches no row if another node did so first."""
    seen = room.version
    room.version = seen + 1
    return (
        update(schema.room)
        .where(schema.room.c.id == room.id, schema.room.c.version == seen)
        .values(
            phase=room.phase,
            listed=room.listed,
            state=_stored(room),
            version=room.version,
            host=room.host,
            touched=now,
            pack=room.pack or None,
        )
    )


def guests_noted(room: str, people: Iterable[str]) -> list[Executable]:
    """The room names these people, too."""
    guest = schema.guest
    return [
        insert(guest).from_select(
            ["room", "person"],
            select(literal(room, String), literal(person, String)).where(
                ~exists().where(guest.c.room == room, guest.c.person == person)
            ),
        )
        for person in sorted(people)
    ]


def guests_gone(room: str) -> Executable:
    return delete(schema.guest).where(schema.guest.c.room == room)


def entry_rows(game: str, first: int, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    return [
        {"game": game, "number": first + place, "data": pack(entry)}
        for place, entry in enumerate(entries)
    ]


def game_made(table: LiveGame, now: float) -> list[Executable]:
    opening = stored_opening(table.opening)
    return game_row(table.game.name, table.opening, opening, now, table.times.due(), table.waits)


def game_row(
    name: str,
    opening: Opening,
    stored: str,
    now: float,
    due: float | None = None,
    waits: float | None = None,
) -> list[Executable]:
    """A new game; `stored` is its opening as it is stored."""
    made: list[Executable] = [
        insert(schema.game).values(
            id=opening.id,
            room=opening.room,
            name=name,
            opening=stored,
            pack=opening.pack or None,
            status="playing",
            open=False,
            outcome=None,
            created=now,
            ended=None,
            due=due,
            waits=waits,
        )
    ]
    made += [
        insert(schema.seat).values(game=opening.id, seat=number, person=player.person)
        for number, player in enumerate(opening.seats)
        if player.person is not None
    ]
    return made


def game_over(table: LiveGame, open: bool, now: float) -> Executable:
    outcome = table.state.outcome
    result = None if outcome is None else outcome.to_json()
    return game_ended(table.opening.id, table.status, result, open, now)


def game_ended(
    game: str, status: str, outcome: dict[str, Any] | None, open: bool, now: float
) -> Executable:
    return (
        update(schema.game)
        .where(schema.game.c.id == game)
        .values(
            status=status,
            open=open,
            outcome=None if outcome is None else msgspec.json.encode(outcome).decode(),
            ended=now,
            due=None,
            waits=None,
        )
    )


def game_given_up(game: str, now: float) -> Executable:
    """The log cannot be replayed: nobody waits for the game any more."""
    return (
        update(schema.game)
        .where(schema.game.c.id == game)
        .values(status="stopped", ended=now, due=None, waits=None)
    )


def games_opened(games: Iterable[str]) -> Executable:
    """Open finished games: nothing of them is secret any more."""
    return update(schema.game).where(schema.game.c.id.in_([*games])).values(open=True)


def turn_changed(table: LiveGame) -> Executable:
    """When the next clock runs out, and since when a bot has had to decide."""
    return (
        update(schema.game)
        .where(schema.game.c.id == table.opening.id)
        .values(due=table.times.due(), waits=table.waits)
    )


def wait_corrected(table: LiveGame, seen: float) -> Executable:
    """The game was marked as waiting for a bot since then, but does not wait. No effect if it has
    changed meanwhile.
    """
    game, entry = schema.game.c, schema.entry.c
    newer = exists().where(entry.game == table.opening.id, entry.number > table.number)
    return (
        update(schema.game)
        .where(game.id == table.opening.id, game.waits == seen, ~newer)
        .values(waits=table.waits)
    )


def note_gone(name: str) -> Executable:
    return delete(schema.note).where(schema.note.c.name == name)


def noted(name: str, value: str) -> list[Executable]:
    return [
        update(schema.note).where(schema.note.c.name == name).values(value=value),
        note_made(name, value),
    ]


def note_made(name: str, value: str) -> Executable:
    """Unless the note exists already."""
    note = schema.note
    return insert(note).from_select(
        ["name", "value"],
        select(literal(name, String), literal(value, String)).where(
            ~exists().where(note.c.name == name)
        ),
    )
