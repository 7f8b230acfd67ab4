"""The settings that people ask for when they open or change a room."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from asterism.table.clocks import NO_CLOCK, ClockRule
from asterism.table.opening import AtZero


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatWish:
    """What a seat should be: open to people, or a bot of some level."""

    kind: Literal["open", "bot"] = "open"
    level: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RoomWish:
    """The settings of a new room."""

    game: str
    players: int | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    seats: list[SeatWish] | None = None
    clock: ClockRule = NO_CLOCK
    at_zero: AtZero = "bot"
    stand_in: str = "greedy"
    pace: float = 0.6
    listed: bool = False
    rated: bool = False
    pair: bool = False
    hot_seat: bool = False
    screen: bool = False
    watchers: bool = True
    memory_aid: bool = True
    hints: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class RoomChange:
    """What the host changes; None: unchanged."""

    players: int | None = None
    options: Mapping[str, Any] | None = None
    clock: ClockRule | None = None
    at_zero: AtZero | None = None
    stand_in: str | None = None
    pace: float | None = None
    listed: bool | None = None
    rated: bool | None = None
    pair: bool | None = None
    watchers: bool | None = None
    memory_aid: bool | None = None
    hints: bool | None = None
