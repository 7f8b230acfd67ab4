"""What the log of a game holds: numbered entries that are only ever added.

Entry 0 is the start. `move`, `undo` and `resign` are the engine's; `flag` is a resignation that a
clock made; `take-over` says who plays a seat from now on; `clock` gives back time in which the
server was away; `abort` and `stop` end a game without a result.
"""

from typing import Literal

import msgspec

Kind = Literal["start", "move", "undo", "resign", "flag", "take-over", "clock", "abort", "stop"]
ENGINE_KINDS = ("start", "move", "undo", "resign", "flag")


class Player(msgspec.Struct, kw_only=True):
    """Who plays a seat. `owner`: the person whom a bot replaces, who may come back."""

    kind: Literal["person", "bot", "remote"]
    name: str
    person: str | None = None
    level: str | None = None
    owner: str | None = None


class Entry(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One entry. What is not of its kind keeps its default, and is not stored."""

    kind: Kind
    seat: int = -1
    move: str = ""
    outcomes: list[str] = []
    ply: int = 0  # an undo: where it went back to
    beyond: bool = False  # an undo that went behind what came to light
    again: bool = False  # a sealed choice of another seat, made again after an undo
    player: Player | None = None  # a take-over
    seconds: float = 0.0  # a clock's
    ref: str = ""  # the client's own name for it: the same again is a duplicate
    at: float = 0.0


_decoder = msgspec.json.Decoder(Entry)


def pack(entry: Entry) -> str:
    return msgspec.json.encode(entry).decode()


def unpack(text: str) -> Entry:
    return _decoder.decode(text)
