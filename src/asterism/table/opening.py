"""How a game begins: its setup, its seats, and the room's settings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from asterism.engine.pack import OPTION, fingerprint
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
    pack: str = ""  # the fingerprint of the pack in the options


def pack_in(options: Mapping[str, Any]) -> str:
    """The fingerprint of the pack that the options hold in full; empty: none."""
    pack = options.get(OPTION)
    return fingerprint(pack) if isinstance(pack, dict) else ""


def with_pack(options: Mapping[str, Any], pack: object) -> dict[str, Any]:
    """The options with another value for the pack: in full, or its fingerprint."""
    return {**options, OPTION: pack}
