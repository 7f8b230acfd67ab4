"""The server's frames, as types (docs/protocol.md), and what commands and frames share.

Clients send commands (commands.py), the server sends frames. Over the socket and over HTTP they are
the same JSON objects, distinguished by `type`.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from asterism.table.entries import SeatKind
from asterism.table.frames import Favour, Json, Say
from asterism.table.opening import AtZero
from asterism.table.room_parts import Ask

PROTOCOL = 1

Ref = Annotated[str, Meta(max_length=64)]
Id = Annotated[str, Meta(max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Name = Annotated[str, Meta(min_length=1, max_length=32)]
Level = Annotated[str, Meta(min_length=1, max_length=40)]
Bytes = Annotated[str, Meta(pattern="^([0-9a-f]{2}){0,64}$")]
Line = Annotated[str, Meta(min_length=1, max_length=500)]
Texts = str | dict[str, str]  # one text, or one for each of several languages
Options = dict[Annotated[str, Meta(max_length=40)], Any]

Reaction = Literal[
    "well-played", "thanks", "oops", "thinking", "hello", "wow", "good-game", "hurry"
]
Language = Literal["de", "en", "fr"]


class ClockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time a room gives."""

    kind: Literal["none", "move", "fischer", "days"] = "none"
    seconds: int = 0  # per decision (move), or at the start (fischer)
    increment: int = 0  # fischer: seconds added by a decision
    days: int = 0  # per decision (days)


class Origin(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """Why this game began as it did."""

    # what-if: branched off an open game; again: the same deal; daily: the deal of
    # the day, the same for everybody on this server; record: read from a file; went-on:
    # continues a stopped game; try: somebody tries a pack, from a position laid out for it.
    kind: Literal["what-if", "again", "daily", "record", "went-on", "try"]
    game: str | None = None  # the game it comes from
    ply: int = 0  # where it branched off
    day: str | None = None  # of a daily deal: 2030-12-31
    seeded: bool = True  # a record may have no seed


class Part(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A part of a command or frame."""


# The parts of a room.


class SeatWish(Part, kw_only=True):
    """What a seat should be: open to people, or a bot of some level. (A remote bot gets its token
    by `set-seat`.)
    """

    kind: Literal["open", "bot"] = "open"
    level: Level | None = None


class NewRoom(Part, kw_only=True):
    """The settings of a new room. Its opener takes the first open seat."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=10)] | None = None
    options: Options = {}
    seats: Annotated[list[SeatWish], Meta(max_length=10)] | None = None
    clock: ClockRule = ClockRule()
    at_zero: AtZero = "bot"
    stand_in: Level = "greedy"  # the bot that takes over when a clock runs out
    pace: Annotated[float, Meta(ge=0, le=10)] = 0.6  # seconds before a bot's move is shown
    listed: bool = False
    rated: bool = False
    pair: bool = False  # games come in pairs: the same deal again with rotated seats
    hot_seat: bool = False  # one person may hold several seats, on one device
    screen: bool = False  # the opener is the shared screen and has no seat
    watchers: bool = True  # may others watch?
    memory_aid: bool = True  # may tables show what everybody could remember?
    hints: bool = False  # hints allowed among several people? Never in rated games


class SeatView(Part, kw_only=True):
    """A seat, as everybody in the room sees it."""

    kind: SeatKind
    person: str | None  # the public id of the person or remote bot
    name: str | None
    level: str | None
    ready: bool
    present: bool
    replaced: str | None  # the person whom a bot stands in for


class PackName(Part, kw_only=True):
    """A pack in short; `GET /api/packs/{fingerprint}` has the rest."""

    fingerprint: str
    name: Texts


class RoomView(Part, kw_only=True):
    """A room, as everybody in it sees it. A pack in its `options` is its fingerprint."""

    id: str
    code: str
    link: str
    version: int
    phase: Literal["open", "playing", "over", "closed"]
    host: str | None
    game: str
    players: int
    options: Json
    pack: PackName | None
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
    screen: str | None  # the person that is the table's shared screen
    origin: Origin | None  # of the current game
    hints: bool
    commitment: str
    playing: str | None  # the id of the current game
    games: list[str]
    asks: list[Ask]
    watching: int


# Frames. The table's own is in asterism/table/frames.py.


class Frame(Part, tag_field="type", kw_only=True):
    """A frame from the server."""


class ChatLine(Part, kw_only=True):
    """A chat line."""

    number: int
    person: str
    name: str
    text: str
    at: float


class You(Part, kw_only=True):
    """Who you are."""

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
    """A new chat line."""

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
    """A command was carried out and is on disk. `number`: the newest log entry."""

    ref: str
    number: int | None = None
    token: str | None = None  # of a remote bot; sent only once
    ask: str | None = None  # not done yet: everybody must agree


class Refused(Frame, tag="refused", kw_only=True):
    """A command was not carried out; nothing has changed."""

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
    """A notice for a person: your turn, a partner's favour, an announcement, or a restart."""

    kind: Literal["turn", "favour", "announcement", "restart", "closed"]
    room: str | None = None
    game: str | None = None
    text: str | None = None
    favour: Favour | None = None


class Pong(Frame, tag="pong", kw_only=True):
    """The answer to a ping."""

    ref: str


AnyFrame = (
    Welcome | RoomFrame | Said | Reacted | Presence | Accepted | Refused | Previewed | Notice | Pong
)

_encoder = msgspec.json.Encoder()


def dump(frame: object) -> bytes:
    """The JSON bytes of a message."""
    return _encoder.encode(frame)
