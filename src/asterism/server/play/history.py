"""Past games: lists, records, replays, ratings."""

from __future__ import annotations

from typing import Any

import msgspec

from asterism.server.play.endings import PROVISIONAL, format_of
from asterism.server.play.games import Games
from asterism.server.play.rooms import Rooms
from asterism.server.protocol import http_types
from asterism.server.protocol.mapping import sent_origin
from asterism.server.storage import history, ratings
from asterism.server.storage.people import Person
from asterism.server.storage.store import Store, Stored
from asterism.table.live_game import PART
from asterism.table.opening import Opening
from asterism.table.origin import Origin
from asterism.table.past import Past
from asterism.table.refusal import Refusal, unknown_game
from asterism.table.room import known_game

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
    rows = await history.games_of(games.store, person.id, MOST)
    found: dict[str, http_types.GameSummary] = {}
    for row in rows:
        if row.id in found:
            found[row.id].seats.append(row.seat)
        else:
            found[row.id] = summary_of(row, [row.seat])
    for summary in found.values():
        if summary.status == "playing":
            async with games.contained(summary.id, "reading"):
                table = await games.look(summary.id)
                summary.yours = bool(set(table.seats_of(person.id)) & set(table.state.seats))
    listed = sorted(
        found.values(), key=lambda game: (not game.yours, game.status != "playing", -game.created)
    )
    statistics = await statistics_of(games.store, person.id)
    return http_types.MyGames(
        games=listed,
        played=sum(found.played for found in statistics),
        won=sum(found.won for found in statistics),
        statistics=statistics,
        ratings=await ratings_of(games.store, person.id),
    )


async def statistics_of(store: Store, person: str) -> list[http_types.Statistic]:
    """The results of all new and daily deals that a person played to the end."""
    rows = await history.finished(store, person)
    own: dict[str, tuple[Stored, list[int]]] = {}
    for row in rows:
        own.setdefault(row.id, (row, []))[1].append(row.seat)
    found: dict[tuple[str, str], http_types.Statistic] = {}
    for row, seats in own.values():
        began = _beginning.decode(row.opening)
        if began.origin is not None and began.origin.kind != "daily":
            continue
        try:
            format = format_of(known_game(row.name), began.players, began.options)
        except (Refusal, ValueError):
            continue  # the game or the option is no longer installed
        outcome = msgspec.json.decode(row.outcome)
        best = max(outcome["scores"][seat] for seat in seats)
        key = (row.name, format)
        entry = found.setdefault(
            key, http_types.Statistic(game=key[0], format=key[1], played=0, won=0, best=best)
        )
        entry.played += 1
        entry.won += any(seat in outcome["winners"] for seat in seats)
        entry.best = max(entry.best, best)
    return [found[key] for key in sorted(found)]


def summary_of(row: Stored, seats: list[int]) -> http_types.GameSummary:
    """A stored game in short; `seats` are those of the person who asks."""
    opening = _opening.decode(row.opening)
    return http_types.GameSummary(
        id=row.id,
        room=row.room,
        rules=row.name,
        status=row.status,
        open=row.open,
        players=players_of(opening),
        seats=seats,
        yours=False,
        outcome=None if row.outcome is None else msgspec.json.decode(row.outcome),
        origin=sent_origin(opening.origin),
        created=row.created,
        ended=row.ended,
    )


def players_of(opening: Opening) -> list[http_types.Player]:
    return [
        http_types.Player(kind=p.kind, name=p.name, level=p.level, person=p.person)
        for p in opening.seats
    ]


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
