"""Parts of a room: its seats, requests that need consent, and commands it has carried out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from asterism.table.entries import SeatKind


@dataclass(slots=True, kw_only=True)
class Ask:
    """A request that needs everybody's consent."""

    id: str
    kind: Literal["undo", "replace"]
    by: str
    seat: int
    ply: int | None
    level: str | None
    number: int  # the log number it is about; it lapses with the next entry
    yes: list[str]


@dataclass(slots=True, kw_only=True)
class Done:
    """A command that was carried out, with the client's `ref`, and what the answer said."""

    by: str
    ref: str
    number: int | None = None
    ask: str | None = None


@dataclass(slots=True, kw_only=True)
class Seat:
    """A seat of the next game."""

    kind: SeatKind = "open"
    person: str | None = None
    name: str | None = None
    level: str | None = None
    ready: bool = False
    bytes: str = ""
