"""Personal data: renaming, exporting and erasing."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec

from asterism.server.live.bus import ALL, News
from asterism.server.play.history import ratings_of
from asterism.server.play.people import People
from asterism.server.play.rooms import Rooms
from asterism.server.protocol import http_types
from asterism.server.protocol.messages import dump
from asterism.server.storage import privacy, subscriptions
from asterism.server.storage.people import Person
from asterism.table.entries import Entry, Player
from asterism.table.opening import Opening
from asterism.table.refusal import Refusal

NOBODY = "–"


async def rename(rooms: Rooms, people: People, person: Person, name: str) -> None:
    """Change a person's name, also on every seat they hold."""
    await people.change(person, name=name)
    for room in await rooms.store.rooms_of(person.id):
        try:
            changed = await rooms.change(room, lambda room: room.rename(person.id, name))
        except Refusal as problem:
            if problem.code != "unknown":
                raise
            continue  # closed meanwhile
        if changed.playing is None or changed.hot_seat:
            continue
        row = await rooms.store.game_row(changed.playing)
        if row is not None and row.status == "playing":
            await _rewrite(rooms, changed.playing, person.id, name, person.id)


async def _rewrite(rooms: Rooms, game: str, person: str, name: str, id: str | None) -> None:
    """Replace a person's name and id wherever a game stores them."""
    games = rooms.games
    box = games.box(game)
    async with box.lock:
        await privacy.rewrite(
            games.store,
            game,
            person,
            lambda opening: _opening(opening, person, name, id),
            lambda entry: _entry(entry, person, name, id),
        )
        box.table = None
    rooms.bus.publish(ALL, News(kind="rewritten", game=game))
    async with games.contained(game, "telling"):
        table = await games.look(game)
        games.publisher.tell_table(table, table.number)


def _opening(opening: Opening, person: str, name: str, id: str | None) -> Opening:
    seats = [_player(player, person, name, id) for player in opening.seats]
    return replace(opening, seats=seats)


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


async def forget(rooms: Rooms, people: People, person: Person) -> None:
    """Remove the person from every room, game, log, chat line and rating."""
    store, id = rooms.store, person.id
    for game in await privacy.games_of(store, id):
        await rooms.games.leave(game, id)
        await _rewrite(rooms, game, id, NOBODY, None)
    for room in await store.rooms_of(id):
        try:
            await rooms.change(room, lambda room: room.forget(id))
        except Refusal as problem:
            if problem.code != "unknown":
                raise
            continue  # a closed room names nobody
    await privacy.erase(store, id)
    people.forget(id)
    people.tell_changed(id)


async def exported(rooms: Rooms, person: Person) -> http_types.Export:
    """Everything the server stores about a person."""
    store, id = rooms.store, person.id
    await rooms.rates.take("exports", id)
    pushes = await subscriptions.of_person(store, id)
    return http_types.Export(
        person=await privacy.about(store, id),
        rooms=[await _room(rooms, room, id) for room in await store.rooms_of(id)],
        games=[_written(game) async for game in privacy.played(store, id)],
        chat=await privacy.said(store, id),
        ratings=await ratings_of(store, id),
        devices=await privacy.devices(store, id),
        subscriptions=[{"endpoint": push.endpoint, "since": push.created} for push in pushes],
    )


def _written(game: dict[str, Any]) -> Any:
    """As JSON at once, one game at a time: all of them together would hold up others."""
    return msgspec.Raw(dump(game))


async def _room(rooms: Rooms, id: str, person: str) -> dict[str, Any]:
    room = await rooms.store.room(id)
    assert room is not None
    return {
        "room": id,
        "host": room.host == person,
        "seats": room.seats_of(person),
        "kicked": person in room.kicked,
    }
