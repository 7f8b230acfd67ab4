"""What the server says to a client, as types (docs/protocol.md), and what both sides name alike.

A command (commands.py) is what a client wants, a frame what the server says. Over the socket and
over plain HTTP they are the same JSON objects, told apart by `type`.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from asterism.table.entries import SeatKind
from asterism.table.frames import Favour, Json, Say
from asterism.table.opening import AtZero
from asterism.table.room import Ask

PROTOCOL = 1

Ref = Annotated[str, Meta(max_length=64)]
Id = Annotated[str, Meta(max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Name = Annotated[str, Meta(min_length=1, max_length=32)]
Level = Annotated[str, Meta(min_length=1, max_length=40)]
Bytes = Annotated[str, Meta(pattern="^([0-9a-f]{2}){0,64}$")]
Line = Annotated[str, Meta(min_length=1, max_length=500)]
Options = dict[Annotated[str, Meta(max_length=40)], Any]

Reaction = Literal[
    "well-played", "thanks", "oops", "thinking", "hello", "wow", "good-game", "hurry"
]
Language = Literal["de", "en", "fr"]


class ClockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time a room gives."""

    kind: Literal["none", "move", "fischer", "days"] = "none"
    seconds: int = 0  # for each decision (move), or in stock (fischer)
    increment: int = 0  # fischer: seconds gained by a decision
    days: int = 0  # for each decision (days)


class Origin(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """Why this game began as it did."""

    # what-if: an open game goes on from one of its plies; again: its deal once more; daily: the
    # deal that everybody here has that day; record: read from a file; went-on: a game that was
    # stopped goes on where it stood.
    kind: Literal["what-if", "again", "daily", "record", "went-on"]
    game: str | None = None  # whose deal it is
    ply: int = 0  # where it left the other
    day: str | None = None  # of a daily deal, as 2030-12-31
    seeded: bool = True  # a record may not tell its seed


class Part(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A part of a command or frame."""


# What a room is made of.


class SeatWish(Part, kw_only=True):
    """What a seat is to be: open to people, or a bot of some level. (A remote bot gets its token
    by `set-seat`.)
    """

    kind: Literal["open", "bot"] = "open"
    level: Level | None = None


class NewRoom(Part, kw_only=True):
    """A room that somebody opens. Whoever opens it sits on the first open seat."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=10)] | None = None
    options: Options = {}
    seats: Annotated[list[SeatWish], Meta(max_length=10)] | None = None
    clock: ClockRule = ClockRule()
    at_zero: AtZero = "bot"
    stand_in: Level = "greedy"  # the bot that takes over where a clock falls
    pace: Annotated[float, Meta(ge=0, le=10)] = 0.6  # seconds before a bot's move is shown
    listed: bool = False
    rated: bool = False
    pair: bool = False  # games come in pairs: the same deal again with seats moved on
    hot_seat: bool = False  # one person may hold several seats, on one device
    screen: bool = False  # whoever opens it is the shared screen, and sits nowhere
    watchers: bool = True  # may people watch?
    memory_aid: bool = True  # may tables show what everybody could have remembered?
    hints: bool = False  # may people ask for hints though others play, too? Never in rated games


class SeatView(Part, kw_only=True):
    """A seat, for everybody in the room."""

    kind: SeatKind
    person: str | None  # the public id of the person or remote bot
    name: str | None
    level: str | None
    ready: bool
    present: bool
    replaced: str | None  # the person for whom a bot plays meanwhile


class RoomView(Part, kw_only=True):
    """A room, for whoever is in it."""

    id: str
    code: str
    link: str
    version: int
    phase: Literal["open", "playing", "over", "closed"]
    host: str | None
    game: str
    players: int
    options: Json
    seats: list[SeatView]
    clock: ClockRule
    at_zero: AtZero
    stand_in: str
    pace: float
    listed: bool
    rated: bool
    pair: bool
    hot_seat: bool
    watchers: bool
    memory_aid: bool
    screen: str | None  # the person that is the shared screen of this table
    origin: Origin | None  # of the current game
    hints: bool
    commitment: str
    playing: str | None  # the id of the current game
    games: list[str]
    asks: list[Ask]
    watching: int


# Frames. The table's own is in asterism/table/frames.py.


class Frame(Part, tag_field="type", kw_only=True):
    """What the server says."""


class ChatLine(Part, kw_only=True):
    """Something that was said."""

    number: int
    person: str
    name: str
    text: str
    at: float


class You(Part, kw_only=True):
    """Who the server thinks you are."""

    person: str
    name: str
    seats: list[int]


class Welcome(Frame, tag="welcome", kw_only=True):
    """The first frame of every connection."""

    protocol: int
    you: You
    room: RoomView
    chat: list[ChatLine]


class RoomFrame(Frame, tag="room", kw_only=True):
    """The room has changed."""

    room: RoomView


class Said(Frame, tag="said", kw_only=True):
    """Somebody said something."""

    line: ChatLine


class Reacted(Frame, tag="reacted", kw_only=True):
    """Somebody reacted."""

    person: str
    name: str
    sign: Reaction


class Presence(Frame, tag="presence", kw_only=True):
    """Somebody came or went."""

    person: str
    name: str
    present: bool


class Accepted(Frame, tag="accepted", kw_only=True):
    """A command was carried out, and is on disk. `number`: the newest entry of the log."""

    ref: str
    number: int | None = None
    token: str | None = None  # of a remote bot; shown once
    ask: str | None = None  # not done yet: everybody was asked


class Refused(Frame, tag="refused", kw_only=True):
    """A command was not carried out, and nothing has changed."""

    ref: str
    code: str
    clause: str | None
    message: Say
    reason: str


class Previewed(Frame, tag="previewed", kw_only=True):
    """What a move would do."""

    ref: str
    move: str
    preview: Json


class Notice(Frame, tag="notice", kw_only=True):
    """News for a person: a turn, a partner's wish, an announcement, or that the server restarts."""

    kind: Literal["turn", "favour", "announcement", "restart", "closed"]
    room: str | None = None
    game: str | None = None
    text: str | None = None
    favour: Favour | None = None


class Pong(Frame, tag="pong", kw_only=True):
    """Somebody is there."""

    ref: str


AnyFrame = (
    Welcome | RoomFrame | Said | Reacted | Presence | Accepted | Refused | Previewed | Notice | Pong
)

_encoder = msgspec.json.Encoder()


def dump(frame: object) -> bytes:
    """JSON as it travels."""
    return _encoder.encode(frame)
