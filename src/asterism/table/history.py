"""A person's games in short, and how they did in them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any, TypedDict

from asterism.engine.game import Game
from asterism.engine.pack import OPTION
from asterism.table.opening import Opening
from asterism.table.origin import Origin
from asterism.table.refusal import Refusal
from asterism.table.room import known_game

Json = dict[str, Any]


@dataclass(slots=True)
class Finished:
    """What statistics need of a game that was played to its end. `seats`: the person's own."""

    rules: str
    players: int
    options: Json
    origin: Origin | None
    outcome: Json
    seats: list[int]


class Statistic(TypedDict):
    """`Statistic` of docs/schema.json."""

    game: str
    format: str
    played: int
    won: int
    best: int


def format_of(game: Game, players: int, options: Json) -> str:
    """The format under which ratings and statistics are kept."""
    given = {name: value for name, value in options.items() if name != OPTION}
    return str(game.settle(players, given).get("format", ""))


def statistics(games: Iterable[Finished]) -> list[Statistic]:
    """The results of all new and daily deals."""
    found: dict[tuple[str, str], Statistic] = {}
    for one in games:
        if one.origin is not None and one.origin.kind != "daily":
            continue
        try:
            format = format_of(known_game(one.rules), one.players, one.options)
        except (Refusal, ValueError):
            continue  # the game or the option is no longer installed
        best = max(one.outcome["scores"][seat] for seat in one.seats)
        entry = found.setdefault(
            (one.rules, format),
            Statistic(game=one.rules, format=format, played=0, won=0, best=best),
        )
        entry["played"] += 1
        entry["won"] += any(seat in one.outcome["winners"] for seat in one.seats)
        entry["best"] = max(entry["best"], best)
    return [found[key] for key in sorted(found)]


def summary(
    rules: str,
    opening: Opening,
    seats: list[int],
    *,
    status: str,
    open: bool,
    outcome: Json | None,
    created: float,
    ended: float | None,
) -> Json:
    """`GameSummary`: a game in a list."""
    return {
        "id": opening.id,
        "room": opening.room,
        "rules": rules,
        "status": status,
        "open": open,
        "players": [
            {"kind": one.kind, "name": one.name, "level": one.level, "person": one.person}
            for one in opening.seats
        ],
        "seats": seats,
        "yours": False,
        "outcome": outcome,
        "origin": None if opening.origin is None else asdict(opening.origin),
        "created": created,
        "ended": ended,
    }


def mine(games: Iterable[Json], statistics: list[Statistic], ratings: list[Json]) -> Json:
    """`MyGames`: those that wait for the person first, then running ones, then the newest."""
    return {
        "games": sorted(
            games, key=lambda one: (not one["yours"], one["status"] != "playing", -one["created"])
        ),
        "played": sum(one["played"] for one in statistics),
        "won": sum(one["won"] for one in statistics),
        "statistics": statistics,
        "ratings": ratings,
    }
