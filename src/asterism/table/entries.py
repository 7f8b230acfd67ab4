"""The log of a game: numbered entries that are only ever added.

Entry 0 is the start. `move`, `undo` and `resign` are the engine's. `flag` is a resignation by a
clock that ran out. `take-over` says who plays a seat from now on. `clock` gives back time during
which the server was down. `abort` and `stop` end a game without a result; `stop` keeps the last
good position.
"""

from dataclasses import dataclass, field
from typing import Literal

SeatKind = Literal["open", "person", "bot", "remote"]
Kind = Literal["start", "move", "undo", "resign", "flag", "take-over", "clock", "abort", "stop"]
# Why a game was stopped: its room was closed, newer rules cannot replay it, or it failed
# repeatedly.
Why = Literal["", "closed", "rules", "failed"]


@dataclass(slots=True, kw_only=True)
class Player:
    """Who plays a seat. `owner`: the person whom a bot stands in for, and who may come back."""

    kind: Literal["person", "bot", "remote"]
    name: str
    person: str | None = None
    level: str | None = None
    owner: str | None = None


@dataclass(slots=True, kw_only=True)
class Entry:
    """One entry. Fields that its kind does not use keep their default."""

    kind: Kind
    seat: int = -1
    move: str = ""
    outcomes: list[str] = field(default_factory=list)
    ply: int = 0  # undo: the ply it returned to
    beyond: bool = False  # undo: past a barrier
    again: bool = False  # another seat's sealed choice, repeated after an undo
    player: Player | None = None  # take-over
    seconds: float = 0.0  # clock
    upto: int = -1  # stop: the newest entry that still stands; -1: the one before it
    why: Why = ""  # a stop
    ref: str = ""  # the client's `ref`: a second entry with it is a duplicate
    at: float = 0.0
