"""The deal of the day: one person and bots, who always decide alike."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from typing import Any, TypedDict

from asterism.engine.message import Message
from asterism.table.entries import Entry
from asterism.table.live_game import LiveGame
from asterism.table.opening import Fairness, Opening
from asterism.table.origin import Origin
from asterism.table.refusal import Refusal
from asterism.table.room import known_game
from asterism.table.room_wishes import RoomWish, SeatWish

LEVEL = "greedy"


class Result(TypedDict):
    """`DailyResult` of docs/schema.json."""

    name: str
    you: bool
    game: str
    score: int
    won: bool
    ended: float


def day_of(now: float) -> str:
    """The UTC date, the same for everybody: 2030-12-31."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def end_of(day: str, today: str) -> float:
    """When a day is over; refuses one that has not begun."""
    try:
        after = date.fromisoformat(day) + timedelta(days=1)
    except (ValueError, OverflowError) as problem:
        raise Refusal("unknown", Message("server-no-such-day")) from problem
    if day > today:
        raise Refusal("unknown", Message("server-no-such-day"))
    return datetime(after.year, after.month, after.day, tzinfo=UTC).timestamp()


def wish(rules: str, pace: float) -> RoomWish:
    """The room of a deal: the person begins."""
    players = known_game(rules).players[0]
    bots = [SeatWish(kind="bot", level=LEVEL) for _ in range(players - 1)]
    return RoomWish(
        game=rules,
        players=players,
        seats=[SeatWish(kind="open"), *bots],
        pace=pace,
        watchers=False,
    )


def begun(
    rules: str, drawn: Opening, day: str, seed: int, fairness: Fairness, now: float
) -> tuple[Opening, list[Entry]]:
    """The game of a day, in place of the one that was drawn for the room."""
    origin = Origin(kind="daily", day=day)
    opening = replace(drawn, seed=seed, fairness=fairness, origin=origin)
    return opening, [LiveGame.opened(known_game(rules), opening, now)[1]]


def result(name: str, you: bool, game: str, outcome: dict[str, Any], ended: float) -> Result:
    """How a person did; theirs is the first seat."""
    score, won = outcome["scores"][0], 0 in outcome["winners"]
    return Result(name=name, you=you, game=game, score=score, won=won, ended=ended)
