"""How a game begins: its setup, its seats, and what its room settled."""

from __future__ import annotations

from typing import Any

import msgspec

from asterism.server.protocol.messages import AtZero
from asterism.table.clocks import ClockRule
from asterism.table.entries import Player
from asterism.table.origin import Origin


class Conditions(msgspec.Struct, kw_only=True, frozen=True):
    """What a room settled for one of its games."""

    clock: ClockRule = ClockRule()
    at_zero: AtZero = "bot"
    stand_in: str = "greedy"
    pace: float = 0.6
    rated: bool = False
    pair: bool = False
    hints: bool = False


class Fairness(msgspec.Struct, kw_only=True, frozen=True):
    """What the seed was made of."""

    commitment: str
    secret: str
    salt: str
    bytes: dict[int, str]


class Opening(msgspec.Struct, kw_only=True, frozen=True):
    """How a game began; together with the entries it is the game."""

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
    position: dict[str, Any] | None = None  # laid out by somebody, instead of a deal
