"""The commands of clients, as types (docs/protocol.md)."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from asterism.server.protocol.messages import (
    Bytes,
    ClockRule,
    Id,
    Level,
    Line,
    Name,
    Number,
    Options,
    Part,
    Reaction,
    Ref,
    SeatNumber,
)
from asterism.table.frames import Json
from asterism.table.opening import AtZero


class Command(Part, tag_field="type", kw_only=True):
    """A client's command. `ref`: any text of the client's; the answer repeats it."""

    ref: Ref = ""


class AtTable(Command, tag="at-table", kw_only=True):
    """A command about a game. `seat` may be left out by a person with one seat."""

    game: Id
    seat: SeatNumber | None = None


class Move(AtTable, tag="move", kw_only=True):
    """Play a move (its text or its JSON). `number`: the newest log number the client has seen."""

    number: Number
    move: Annotated[str, Meta(max_length=200)] | Json


class Undo(AtTable, tag="undo", kw_only=True):
    """Take back to ply `to` (default: before your latest decision)."""

    number: Number
    to: Number | None = None


class Resign(AtTable, tag="resign", kw_only=True):
    """Resign."""


class Preview(AtTable, tag="preview", kw_only=True):
    """What would a move do, as far as everybody can foresee?"""

    move: Annotated[str, Meta(max_length=200)] | Json


class Replace(AtTable, tag="replace", kw_only=True):
    """Ask that a bot play for the absent person in `seat`."""

    level: Level = "greedy"


class Return(AtTable, tag="return", kw_only=True):
    """Take your seat back from the bot that stood in for you."""


class Answer(Command, tag="answer", kw_only=True):
    """Agree or disagree to a request."""

    ask: Id
    yes: bool


class AskFor(AtTable, tag="ask", kw_only=True):
    """Ask a partner for one of the table's `favours`. A bot grants it at once, a person gets a
    notice.
    """

    favour: Annotated[str, Meta(max_length=100)]


class Abort(AtTable, tag="abort", kw_only=True):
    """End a game in which nobody has moved yet."""


class Chat(Command, tag="chat", kw_only=True):
    """Say something to the room."""

    text: Line


class React(Command, tag="react", kw_only=True):
    """React with a sign."""

    sign: Reaction


class Mute(Command, tag="mute", kw_only=True):
    """Hide a person's chat and reactions, or show them again."""

    person: Id
    mute: bool = True


class Sit(Command, tag="sit", kw_only=True):
    """Take an open seat. `name`: who sits there, if one device is passed around."""

    seat: SeatNumber
    name: Name | None = None


class Stand(Command, tag="stand", kw_only=True):
    """Leave a seat but stay in the room."""

    seat: SeatNumber


class SetSeat(Command, tag="set-seat", kw_only=True):
    """Host: make a seat open, a bot or a remote bot. The answer has the remote bot's token."""

    seat: SeatNumber
    kind: Literal["open", "bot", "remote"]
    level: Level | None = None


class Change(Command, tag="change", kw_only=True):
    """Host: change the room's settings; fields left out stay as they are."""

    players: Annotated[int, Meta(ge=1, le=10)] | None = None
    options: Options | None = None
    clock: ClockRule | None = None
    at_zero: AtZero | None = None
    stand_in: Level | None = None
    pace: Annotated[float, Meta(ge=0, le=10)] | None = None
    listed: bool | None = None
    rated: bool | None = None
    pair: bool | None = None
    watchers: bool | None = None
    memory_aid: bool | None = None
    hints: bool | None = None


class Ready(Command, tag="ready", kw_only=True):
    """Ready to play, or no longer, with random bytes for the shuffle as hex."""

    ready: bool = True
    bytes: Bytes = ""


class Start(Command, tag="start", kw_only=True):
    """Start the game; the sender becomes ready, too."""

    bytes: Bytes = ""


class Rematch(Command, tag="rematch", kw_only=True):
    """Play again in the same room, or the same deal with rotated seats."""

    seats: Literal["same", "rotated"] = "rotated"
    deal: Literal["new", "same"] = "new"


class GoOn(Command, tag="go-on", kw_only=True):
    """Continue a stopped game from its last position, as a new game with the same seats."""


class Leave(Command, tag="leave", kw_only=True):
    """Leave the room; resigns a running game."""


class Kick(Command, tag="kick", kw_only=True):
    """Host: remove a person from the room; only before a game."""

    person: Id


class Ping(Command, tag="ping", kw_only=True):
    """Is anybody there?"""


PlayCommand = Move | Undo | Resign | Preview | Replace | Return | AskFor | Abort
RoomCommand = Sit | Stand | SetSeat | Change | Ready | Start | Rematch | GoOn | Leave | Kick
TalkCommand = Chat | React | Mute | Ping
AnyCommand = PlayCommand | RoomCommand | Answer | TalkCommand

decoder: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
