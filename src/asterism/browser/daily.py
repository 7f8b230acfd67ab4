"""The deal of the day on a device: the same for all devices on that date, and compared with nobody.

Anybody can work the deal out from the date, so it is open as soon as it is over.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from asterism.browser.rooms import Rooms
from asterism.table import fairness
from asterism.table.daily import LEVEL, begun, day_of, end_of, result, wish
from asterism.table.entries import Entry
from asterism.table.opening import NOTHING_COMMITTED, Opening
from asterism.table.room import Room, known_game


def seed(day: str, game: str) -> int:
    return fairness.seed_of(sha256(f"asterism daily {day} {game}".encode()).hexdigest(), {})


async def play(rooms: Rooms, rules: str, pace: float) -> Room:
    """Today's game: a new one, or the one that was begun."""
    known_game(rules)
    day = day_of(rooms.device.clock.now())
    own = await rooms.device.store.read(f"daily {day} {rules}")
    if own is not None:
        return await rooms.room(own)

    def prepare(drawn: Opening) -> tuple[Opening, list[Entry]]:
        now = rooms.device.clock.now()
        return begun(rules, drawn, day, seed(day, rules), NOTHING_COMMITTED, now)

    return await rooms.open_at_once(
        wish(rules, pace), prepare, lambda room: {f"daily {day} {rules}": room.id}
    )


async def shown(rooms: Rooms, day: str, games: list[dict[str, Any]]) -> dict[str, Any]:
    """`Daily`: the deals of a day, and one's own results."""
    today = day_of(rooms.device.clock.now())
    day = day or today
    ends = end_of(day, today)
    deals = [await _deal(rooms, day, game) for game in games]
    return {"day": day, "today": today, "ends": ends, "deals": deals}


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
            ended = kept.ended or 0.0
            name = rooms.me().name
            found["results"] = [result(name, True, room.playing, kept.outcome, ended)]
    return found
