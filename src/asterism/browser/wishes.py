"""The commands that a device carries out, as docs/schema.json describes them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from asterism.table.clocks import ClockRule
from asterism.table.opening import AtZero


@dataclass(kw_only=True)
class Command:
    """A command. `ref`: any text of the page's; the answer repeats it."""

    ref: str = ""


@dataclass(kw_only=True)
class AtTable(Command):
    """A command about a game."""

    game: str
    seat: int | None = None


@dataclass(kw_only=True)
class Move(AtTable):
    number: int
    move: str | dict[str, Any]


@dataclass(kw_only=True)
class Undo(AtTable):
    number: int
    to: int | None = None


@dataclass(kw_only=True)
class Resign(AtTable):
    pass


@dataclass(kw_only=True)
class Preview(AtTable):
    move: str | dict[str, Any]


@dataclass(kw_only=True)
class Return(AtTable):
    pass


@dataclass(kw_only=True)
class AskFor(AtTable):
    favour: str


@dataclass(kw_only=True)
class Abort(AtTable):
    pass


@dataclass(kw_only=True)
class Sit(Command):
    seat: int
    name: str | None = None


@dataclass(kw_only=True)
class Stand(Command):
    seat: int


@dataclass(kw_only=True)
class SetSeat(Command):
    seat: int
    kind: Literal["open", "bot", "remote"]
    level: str | None = None


@dataclass(kw_only=True)
class Change(Command):
    players: int | None = None
    options: dict[str, Any] | None = None
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


@dataclass(kw_only=True)
class Ready(Command):
    ready: bool = True
    bytes: str = ""


@dataclass(kw_only=True)
class Start(Command):
    bytes: str = ""


@dataclass(kw_only=True)
class Rematch(Command):
    seats: Literal["same", "rotated"] = "rotated"
    deal: Literal["new", "same"] = "new"


@dataclass(kw_only=True)
class GoOn(Command):
    pass


@dataclass(kw_only=True)
class Leave(Command):
    pass


@dataclass(kw_only=True)
class Ping(Command):
    pass


COMMANDS: dict[str, type[Command]] = {
    "move": Move,
    "undo": Undo,
    "resign": Resign,
    "preview": Preview,
    "return": Return,
    "ask": AskFor,
    "abort": Abort,
    "sit": Sit,
    "stand": Stand,
    "set-seat": SetSeat,
    "change": Change,
    "ready": Ready,
    "start": Start,
    "rematch": Rematch,
    "go-on": GoOn,
    "leave": Leave,
    "ping": Ping,
}
# These are about other people: they need a server.
NEEDS_OTHERS = ("replace", "answer", "chat", "react", "mute", "kick")


@dataclass(kw_only=True)
class NewPerson:
    name: str
    language: Literal["de", "en", "fr"] = "en"
    password: str = ""


@dataclass(kw_only=True)
class MeChange:
    name: str | None = None
    language: Literal["de", "en", "fr"] | None = None
    password: str | None = None


@dataclass(kw_only=True)
class Branch:
    ply: int = 0
    seat: int = 0
    bots: list[str] | None = None
    pace: float = 0.6


@dataclass(kw_only=True)
class DailyWish:
    pace: float = 0.6


@dataclass(kw_only=True)
class LessonDone:
    done: list[str] = field(default_factory=list)


@dataclass(kw_only=True)
class LessonPreview(LessonDone):
    move: str


@dataclass(kw_only=True)
class PackTry:
    game: str
    pack: str | dict[str, Any]
    piece: str = ""
    level: str = "greedy"
    pace: float = 0.6
