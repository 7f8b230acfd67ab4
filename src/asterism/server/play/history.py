"""Past games: lists, records, replays, ratings."""

from __future__ import annotations

from typing import Any

import msgspec

from asterism.server.play.endings import PROVISIONAL
from asterism.server.play.games import Games
from asterism.server.play.rooms import Rooms
from asterism.server.protocol import http_types
from asterism.server.storage import history as stored
from asterism.server.storage import ratings
from asterism.server.storage.people import Person
from asterism.server.storage.store import Store, Stored
from asterism.table import history
from asterism.table.live_game import PART
from asterism.table.opening import Opening
from asterism.table.origin import Origin
from asterism.table.past import Past
from asterism.table.refusal import unknown_game

MOST = 200
_opening = msgspec.json.Decoder(Opening)


class Beginning(msgspec.Struct):
    """The part of an opening that statistics need."""

    players: int
    options: dict[str, Any]
    origin: Origin | None = None


_beginning = msgspec.json.Decoder(Beginning)


async def games_of(games: Games, person: Person) -> http_types.MyGames:
    """A person's games, running ones first, with statistics and ratings."""
    rows = await stored.games_of(games.store, person.id, MOST)
    found: dict[str, dict[str, Any]] = {}
    for row in rows:
        if row.id in found:
            found[row.id]["seats"].append(row.seat)
        else:
            found[row.id] = summary_of(row, [row.seat])
    for summary in found.values():
        if summary["status"] == "playing":
            async with games.contained(summary["id"], "reading"):
                table = await games.look(summary["id"])
                summary["yours"] = bool(set(table.seats_of(person.id)) & set(table.state.seats))
    finished = await _finished(games.store, person.id)
    listed = history.mine(found.values(), history.statistics(finished), ratings=[])
    mine = msgspec.convert(listed, http_types.MyGames)
    mine.ratings = await ratings_of(games.store, person.id)
    return mine


async def _finished(store: Store, person: str) -> list[history.Finished]:
    own: dict[str, tuple[Stored, list[int]]] = {}
    for row in await stored.finished(store, person):
        own.setdefault(row.id, (row, []))[1].append(row.seat)
    found: list[history.Finished] = []
    for row, seats in own.values():
        began, outcome = _beginning.decode(row.opening), msgspec.json.decode(row.outcome)
        found.append(
            history.Finished(row.name, began.players, began.options, began.origin, outcome, seats)
        )
    return found


def summary_of(row: Stored, seats: list[int]) -> dict[str, Any]:
    """A stored game in short; `seats` are those of the person who asks."""
    return history.summary(
        row.name,
        _opening.decode(row.opening),
        seats,
        status=row.status,
        open=row.open,
        outcome=None if row.outcome is None else msgspec.json.decode(row.outcome),
        created=row.created,
        ended=row.ended,
    )


async def ratings_of(store: Store, person: str) -> list[http_types.Rating]:
    return [
        http_types.Rating(
            game=row.game,
            format=row.format,
            rating=round(row.mu, 2),
            deviation=round(row.sigma, 2),
            games=row.games,
            provisional=row.games < PROVISIONAL,
        )
        for row in await ratings.of_person(store, person)
    ]


async def past_of(rooms: Rooms, game: str, person: Person | None, payer: str) -> Past:
    """A game, as a person may look back on it. Loading a long one counts as several requests of
    whoever asks.
    """
    games = rooms.games
    row = await games.store.game_row(game)
    if row is None:
        raise unknown_game()
    if not games.is_loaded(game):
        rooms.rates.take_here("requests", payer, await games.store.length(game) // PART)
    table = await games.look(game)
    await rooms.may_look_back(row, table, person)
    return Past(table, "" if person is None else person.id, bool(row.open))
