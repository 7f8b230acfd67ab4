"""How a game begins: its setup, its seats, and the room's settings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from asterism.table.clocks import NO_CLOCK, ClockRule
from asterism.table.entries import Player
from asterism.table.origin import Origin

AtZero = Literal["bot", "lose"]  # what happens when a seat's clock runs out


@dataclass(frozen=True, slots=True, kw_only=True)
class Conditions:
    """The room's settings for one of its games."""

    clock: ClockRule = NO_CLOCK
    at_zero: AtZero = "bot"
    stand_in: str = "greedy"
    pace: float = 0.6
    rated: bool = False
    pair: bool = False
    hints: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Fairness:
    """What the seed was derived from."""

    commitment: str
    secret: str
    salt: str
    bytes: dict[int, str]


NOTHING_COMMITTED = Fairness(commitment="", secret="", salt="", bytes={})


@dataclass(frozen=True, slots=True, kw_only=True)
class Opening:
    """How a game began. With its entries, it is the whole game."""

    id: str
    room: str
    players: int
    options: dict[str, Any]
    seed: int
    fairness: Fairness
    seats: list[Player]
    conditions: Conditions
    rules_version: int
    origin: Origin | None = None
    position: dict[str, Any] | None = None  # a given position, instead of a deal
