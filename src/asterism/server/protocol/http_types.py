"""What plain HTTP takes and gives besides commands and frames."""

from typing import Annotated, Any

from msgspec import Meta

from asterism.analysis.shapes import GameReview, HintedMove
from asterism.server.protocol.messages import (
    Language,
    Level,
    Name,
    Origin,
    Part,
    RoomView,
)
from asterism.table.frames import Json, TablePlayer, Told

Text = Annotated[str, Meta(max_length=200)]


class NewPerson(Part, kw_only=True):
    """Somebody says who they are. `password`: the club's, if it asks for one."""

    name: Name
    language: Language = "en"
    password: Text = ""


class Me(Part, kw_only=True):
    """Who the server thinks you are."""

    id: str
    name: str
    language: Language


class MeChange(Part, kw_only=True):
    """A new name or language."""

    name: Name | None = None
    language: Language | None = None
    password: Text | None = None


class PushKeys(Part, kw_only=True):
    """A browser's own key and secret, as base64url."""

    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class Subscription(Part, kw_only=True, forbid_unknown_fields=False):
    """What a browser's `PushSubscription.toJSON()` gives."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: PushKeys


class Recovery(Part, kw_only=True):
    """A link that makes another device yours, once, within the hour."""

    token: str
    link: str


class Recover(Part, kw_only=True):
    """The token of such a link."""

    token: Text


class Lobby(Part, kw_only=True):
    """Rooms that anybody may join, newest first."""

    rooms: list[RoomView]


class Found(Part, kw_only=True):
    """The room that a code stands for."""

    room: str


class Player(Part, kw_only=True):
    """Who played a seat."""

    kind: str
    name: str
    level: str | None
    person: str | None


class GameSummary(Part, kw_only=True):
    """A game in a list."""

    id: str
    room: str
    rules: str
    status: str
    open: bool
    players: list[Player]
    seats: list[int]  # one's own
    yours: bool  # does it wait for you?
    outcome: Json | None
    origin: Origin | None
    created: float
    ended: float | None


class Rating(Part, kw_only=True):
    """How strong somebody is in a game, and how sure that is."""

    game: str
    format: str
    rating: float
    deviation: float
    games: int
    provisional: bool


class Statistic(Part, kw_only=True):
    """What came of all one's games of a format. `best`: one's own highest score."""

    game: str
    format: str
    played: int
    won: int
    best: int


class MyGames(Part, kw_only=True):
    """One's own games, those that wait for oneself first, and what came of them."""

    games: list[GameSummary]
    played: int
    won: int
    statistics: list[Statistic]
    ratings: list[Rating]


class RecordedEntry(Part, kw_only=True):
    """One line of a record: who did what, and what chance did then. `ply`: of an undo, where it
    went back to, and `beyond`, behind what had come to light.
    """

    kind: str
    seat: int
    move: str
    outcomes: list[str]
    ply: int
    beyond: bool


class RecordJson(Part, kw_only=True):
    """A record, with all that its text has. `seed` is null where nobody may know it yet."""

    game: str
    rules: int
    players: int
    options: dict[str, Any]
    seed: str | None
    position: Json | None
    headers: dict[str, str]
    entries: list[RecordedEntry]
    outcome: Json | None


class GameEvents(Part, kw_only=True):
    """All that a seat saw of a game, and who played it."""

    game: str
    seat: int | None
    players: list[TablePlayer]
    events: list[Told]


class PastPosition(Part, kw_only=True):
    """A game as it stood at an earlier ply: a seat's view, or, when it is over, all of it; and the
    seats that might decide then.
    """

    game: str
    ply: int
    plies: int
    seat: int | None
    open: bool
    deciding: list[int]
    view: Json


class Branch(Part, kw_only=True):
    """Go on with an open game from one of its plies, on one of its seats, against bots: a game of
    its own. Ply 0: the same deal again. `bots`: the level of each seat, one's own left aside;
    fewer: the last for all others.
    """

    ply: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    seat: Annotated[int, Meta(ge=0, le=9)] = 0
    bots: Annotated[list[Level], Meta(max_length=10)] | None = None
    pace: Annotated[float, Meta(ge=0, le=10)] = 0.6


class DailyWish(Part, kw_only=True):
    """Play the deal of the day; `pace`: seconds before a bot's move is shown."""

    pace: Annotated[float, Meta(ge=0, le=10)] = 0.6


class Loaded(Part, kw_only=True):
    """A record that was read: the id of its game, to be looked at like any other."""

    game: str


class DailyResult(Part, kw_only=True):
    """What somebody made of a deal of the day."""

    name: str
    you: bool
    game: str
    score: int
    won: bool
    ended: float


class DailyDeal(Part, kw_only=True):
    """A game's deal of the day. What others made of it is told once one's own game is over, or
    the day is.
    """

    rules: str
    players: int
    level: str  # of the bots on the other seats
    commitment: str
    room: str | None  # one's own game: its room, its id, how it stands
    game: str | None
    status: str | None
    played: int  # by how many people to the end
    results: list[DailyResult]


class Daily(Part, kw_only=True):
    """The deals of a day, each the same for everybody on this server."""

    day: str
    today: str
    ends: float  # when its secrets are told
    deals: list[DailyDeal]


class Hinted(Part, kw_only=True):
    """The best moves at entry `number` of the log, best first; not ready yet: ask again."""

    ready: bool
    number: int
    moves: list[HintedMove]


class Reviewed(Part, kw_only=True):
    """A review, or how far it has come: ask again."""

    done: int
    total: int
    review: GameReview | None


class Export(Part, kw_only=True):
    """All that the server knows about a person."""

    person: Json
    rooms: list[Json]
    games: list[Json]
    chat: list[Json]
    ratings: list[Rating]
    devices: list[Json]
    subscriptions: list[Json]


class Done(Part, kw_only=True):
    """It is done."""

    done: bool = True


# For whoever runs the server.


class AdminRoom(Part, kw_only=True):
    """A room in the list of the admin."""

    id: str
    code: str
    phase: str
    game: str
    people: list[str]
    touched: float


class AdminRooms(Part, kw_only=True):
    rooms: list[AdminRoom]


class AdminPerson(Part, kw_only=True):
    """What becomes of a person; what is not given stays."""

    banned: bool | None = None
    muted: bool | None = None
    kick: bool = False


class Announcement(Part, kw_only=True):
    """A line for everybody; empty: none any more."""

    text: Annotated[str, Meta(max_length=500)] = ""


class Tidy(Part, kw_only=True):
    """Close rooms in which nothing has happened for so many days."""

    days: Annotated[float, Meta(ge=0, le=10_000)]


class Tidied(Part, kw_only=True):
    closed: int
