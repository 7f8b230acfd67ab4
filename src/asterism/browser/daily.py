"""The deal of the day on a device: the same for all devices on that date, and compared with nobody.

Anybody can work the deal out from the date, so it is open as soon as it is over.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from typing import Any

from asterism.browser.rooms import Rooms
from asterism.engine.message import Message
from asterism.table import fairness
from asterism.table.entries import Entry
from asterism.table.live_game import LiveGame
from asterism.table.opening import NOTHING_COMMITTED, Opening
from asterism.table.origin import Origin
from asterism.table.refusal import Refusal
from asterism.table.room import Room, known_game
from asterism.table.room_wishes import RoomWish, SeatWish

LEVEL = "greedy"


def today(now: float) -> str:
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def seed(day: str, game: str) -> int:
    return fairness.seed_of(sha256(f"asterism daily {day} {game}".encode()).hexdigest(), {})


async def play(rooms: Rooms, rules: str, pace: float) -> Room:
    """Today's game: a new one, or the one that was begun."""
    game, day = known_game(rules), today(rooms.device.clock.now())
    own = await rooms.device.store.read(f"daily {day} {rules}")
    if own is not None:
        return await rooms.room(own)

    def prepare(drawn: Opening) -> tuple[Opening, list[Entry]]:
        opening = replace(
            drawn,
            seed=seed(day, rules),
            fairness=NOTHING_COMMITTED,
            origin=Origin(kind="daily", day=day),
        )
        return opening, [LiveGame.opened(game, opening, rooms.device.clock.now())[1]]

    players = game.players[0]
    bots = [SeatWish(kind="bot", level=LEVEL) for _ in range(players - 1)]
    wish = RoomWish(
        game=rules,
        players=players,
        seats=[SeatWish(kind="open"), *bots],
        pace=pace,
        watchers=False,
    )
    return await rooms.open_at_once(wish, prepare, lambda room: {f"daily {day} {rules}": room.id})


async def shown(rooms: Rooms, day: str, games: list[dict[str, Any]]) -> dict[str, Any]:
    """`Daily`: the deals of a day, and one's own results."""
    now = today(rooms.device.clock.now())
    day = day or now
    try:
        after = date.fromisoformat(day) + timedelta(days=1)
    except (ValueError, OverflowError) as problem:
        raise Refusal("unknown", Message("server-no-such-day")) from problem
    if day > now:
        raise Refusal("unknown", Message("server-no-such-day"))
    ends = datetime(after.year, after.month, after.day, tzinfo=UTC).timestamp()
    deals = [await _deal(rooms, day, game) for game in games]
    return {"day": day, "today": now, "ends": ends, "deals": deals}


async def _deal(rooms: Rooms, day: str, game: dict[str, Any]) -> dict[str, Any]:
    rules = game["name"]
    found: dict[str, Any] = {
        "rules": rules,
        "players": game["players"][0],
        "level": LEVEL,
        "commitment": "",
        "room": None,
        "game": None,
        "status": None,
        "played": 0,
        "results": [],
    }
    own = await rooms.device.store.read(f"daily {day} {rules}")
    if own is None:
        return found
    room = await rooms.room(own)
    found["room"], found["game"] = room.id, room.playing
    if room.playing is not None:
        kept = await rooms.device.kept(room.playing)
        found["status"] = kept.status
        if kept.outcome is not None and kept.status == "over":
            found["played"] = 1
            found["results"] = [
                {
                    "name": rooms.me().name,
                    "you": True,
                    "game": room.playing,
                    "score": kept.outcome["scores"][0],
                    "won": 0 in kept.outcome["winners"],
                    "ended": kept.ended,
                }
            ]
    return found
