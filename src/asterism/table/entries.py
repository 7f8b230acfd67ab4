"""What the log of a game holds: numbered entries that are only ever added.

Entry 0 is the start. `move`, `undo` and `resign` are the engine's; `flag` is a resignation that a
clock made; `take-over` says who plays a seat from now on; `clock` gives back time in which the
server was away; `abort` and `stop` end a game without a result, `stop` where it last stood well.
"""

from dataclasses import dataclass, field
from typing import Literal

SeatKind = Literal["open", "person", "bot", "remote"]
Kind = Literal["start", "move", "undo", "resign", "flag", "take-over", "clock", "abort", "stop"]
# Why a game was stopped: its room was closed, newer rules cannot follow it, or it failed again and
# again.
Why = Literal["", "closed", "rules", "failed"]


@dataclass(slots=True, kw_only=True)
class Player:
    """Who plays a seat. `owner`: the person whom a bot replaces, who may come back."""

    kind: Literal["person", "bot", "remote"]
    name: str
    person: str | None = None
    level: str | None = None
    owner: str | None = None


@dataclass(slots=True, kw_only=True)
class Entry:
    """One entry. What is not of its kind keeps its default."""

    kind: Kind
    seat: int = -1
    move: str = ""
    outcomes: list[str] = field(default_factory=list)
    ply: int = 0  # an undo: where it went back to
    beyond: bool = False  # an undo that went behind what came to light
    again: bool = False  # a sealed choice of another seat, made again after an undo
    player: Player | None = None  # a take-over
    seconds: float = 0.0  # a clock's
    upto: int = -1  # a stop: the newest entry that still stands; -1: the one before it
    why: Why = ""  # a stop
    ref: str = ""  # the client's own name for it: the same again is a duplicate
    at: float = 0.0
