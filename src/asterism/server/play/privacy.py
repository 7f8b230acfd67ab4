"""What is kept about a person: changing the name, telling all of it, forgetting all of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
from sqlalchemy import delete, select, update

from asterism.server.live.bus import ALL, News
from asterism.server.opening import Opening
from asterism.server.play.commands import Office
from asterism.server.play.history import ratings_of
from asterism.server.play.people import Person
from asterism.server.protocol import http_types
from asterism.server.storage import schema
from asterism.server.storage.packing import pack, unpack
from asterism.table.entries import Entry, Player
from asterism.table.refusal import Refusal

NOBODY = "–"


async def rename(office: Office, person: Person, name: str) -> None:
    """Another name, at once on every seat that the person holds."""
    house = office.house
    await house.people.change(person, name=name)
    for room in await house.store.rooms_of(person.id):
        try:
            changed = await office.rooms.change(room, lambda room: room.rename(person.id, name))
        except Refusal:
            continue  # closed meanwhile
        if changed.playing is None or changed.hot_seat:
            continue
        row = await house.store.game_row(changed.playing)
        if row is not None and row.status == "playing":
            await _rewrite(office, changed.playing, person.id, name, person.id)


async def _rewrite(office: Office, game: str, person: str, name: str, id: str | None) -> None:
    """A game, with another name and id for a person wherever it is stored; its rules need not be
    asked.
    """
    house, entry = office.house, schema.entry.c
    box = house.tables.box(game)
    async with box.lock:
        found = await house.store.opening(game)
        if found is None:
            return
        opening = _opening(found[1], person, name, id)
        statements: list[Any] = [
            update(schema.game)
            .where(schema.game.c.id == game)
            .values(opening=msgspec.json.encode(opening).decode())
        ]
        rows = await house.store.rows(
            select(entry.number, entry.data).where(entry.game == game, entry.data.contains(person))
        )
        for row in rows:
            said = _entry(unpack(row.data), person, name, id)
            statements.append(
                update(schema.entry)
                .where(entry.game == game, entry.number == row.number)
                .values(data=pack(said))
            )
        await house.store.write(*statements)
        box.table = None
    house.bus.tell(ALL, News(kind="rewritten", game=game))
    async with house.upkeep.apart(game, "telling"):
        table = await house.look(game)
        house.tell_table(table, table.number)


def _opening(opening: Opening, person: str, name: str, id: str | None) -> Opening:
    seats = [_player(player, person, name, id) for player in opening.seats]
    return msgspec.structs.replace(opening, seats=seats)


def _entry(entry: Entry, person: str, name: str, id: str | None) -> Entry:
    if entry.player is None:
        return entry
    return replace(entry, player=_player(entry.player, person, name, id))


def _player(player: Player, person: str, name: str, id: str | None) -> Player:
    if player.person == person:
        return replace(player, name=name, person=id)
    if player.owner == person:
        return replace(player, owner=id)
    return player


async def forget(office: Office, person: Person) -> None:
    """No room, game, log, line or rating names the person any more."""
    house, id = office.house, person.id
    seat = schema.seat
    rows = await house.store.rows(select(seat.c.game).where(seat.c.person == id))
    for game in {str(row.game) for row in rows}:
        await house.gone(game, id)
        await _rewrite(office, game, id, NOBODY, None)
    for room in await house.store.rooms_of(id):
        try:
            await office.rooms.change(room, lambda room: room.forget(id))
        except Refusal:
            continue  # a closed room names nobody
    statements: list[Any] = [
        delete(table_).where(table_.c.person == id)
        for table_ in (
            schema.seat, schema.session, schema.chat, schema.rating, schema.guest,
            schema.subscription, schema.daily,
        )
    ]  # fmt: skip
    statements.append(delete(schema.person).where(schema.person.c.id == id))
    others = schema.person.c
    rows = await house.store.rows(select(others.id, others.mutes).where(others.mutes.contains(id)))
    for row in rows:
        kept = [other for other in msgspec.json.decode(row.mutes) if other != id]
        statements.append(
            update(schema.person)
            .where(others.id == row.id)
            .values(mutes=msgspec.json.encode(kept).decode())
        )
    await house.store.write(*statements)
    house.people.forget(id)
    house.hub.forget(id)
    house.newsroom.person_changed(id)


async def exported(office: Office, person: Person) -> http_types.Export:
    """All that the server knows about a person."""
    store, id = office.house.store, person.id
    row = await store.row(select(schema.person).where(schema.person.c.id == id))
    assert row is not None
    chat = await store.rows(select(schema.chat).where(schema.chat.c.person == id))
    devices = await store.rows(select(schema.session).where(schema.session.c.person == id))
    pushes = await store.rows(select(schema.subscription).where(schema.subscription.c.person == id))
    return http_types.Export(
        person={**row._mapping, "mutes": msgspec.json.decode(row.mutes)},
        rooms=[await _room(office, room, id) for room in await store.rooms_of(id)],
        games=await _games(office, id),
        chat=[{"room": line.room, "at": line.at, "text": line.text} for line in chat],
        ratings=await ratings_of(office.house, id),
        devices=[{"since": device.created, "until": device.expires} for device in devices],
        subscriptions=[{"endpoint": push.endpoint, "since": push.created} for push in pushes],
    )


async def _room(office: Office, id: str, person: str) -> dict[str, Any]:
    room = await office.house.store.room(id)
    assert room is not None
    return {
        "room": id,
        "host": room.host == person,
        "seats": room.seats_of(person),
        "kicked": person in room.kicked,
    }


async def _games(office: Office, person: str) -> list[dict[str, Any]]:
    """Every game with the person's own entries in its log."""
    seat, game = schema.seat, schema.game
    rows = await office.house.store.rows(
        select(seat.c.game, seat.c.seat, game.c.name, game.c.status, game.c.created, game.c.room)
        .join(game, game.c.id == seat.c.game)
        .where(seat.c.person == person)
        .order_by(game.c.created)
    )
    found = []
    for row in rows:
        entries = await office.house.store.entries(row.game)
        own = [
            {"number": number, "kind": entry.kind, "move": entry.move, "at": entry.at}
            for number, entry in enumerate(entries)
            if entry.seat == row.seat
        ]
        found.append({**row._mapping, "entries": own})
    return found
