"""The request and response bodies of HTTP routes, besides commands and frames."""

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
from asterism.table.frames import Json, TableEvent, TablePlayer

Text = Annotated[str, Meta(max_length=200)]


class NewPerson(Part, kw_only=True):
    """A new guest. `password`: the club's, if the server requires one."""

    name: Name
    language: Language = "en"
    password: Text = ""


class Me(Part, kw_only=True):
    """Who you are."""

    id: str
    name: str
    language: Language


class MeChange(Part, kw_only=True):
    """A new name or language."""

    name: Name | None = None
    language: Language | None = None
    password: Text | None = None


class PushKeys(Part, kw_only=True):
    """A browser's public key and secret, as base64url."""

    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class Subscription(Part, kw_only=True, forbid_unknown_fields=False):
    """The result of the browser's `PushSubscription.toJSON()`."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: PushKeys


class Recovery(Part, kw_only=True):
    """A link that signs you in on another device, once, within an hour."""

    token: str
    link: str


class Recover(Part, kw_only=True):
    """The token of such a link."""

    token: Text


class Lobby(Part, kw_only=True):
    """The listed rooms, newest first."""

    rooms: list[RoomView]


class Found(Part, kw_only=True):
    """The room of a code."""

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
    seats: list[int]  # yours
    yours: bool  # is it your turn?
    outcome: Json | None
    origin: Origin | None
    created: float
    ended: float | None


class Rating(Part, kw_only=True):
    """A person's rating in a game, and its deviation."""

    game: str
    format: str
    rating: float
    deviation: float
    games: int
    provisional: bool


class Statistic(Part, kw_only=True):
    """The results of all your games of one format. `best`: your highest score."""

    game: str
    format: str
    played: int
    won: int
    best: int


class MyGames(Part, kw_only=True):
    """Your games, those that wait for you first, your statistics and ratings."""

    games: list[GameSummary]
    played: int
    won: int
    statistics: list[Statistic]
    ratings: list[Rating]


class RecordedEntry(Part, kw_only=True):
    """One entry of a record: who decided what, and the results of chance. For an undo, `ply` is
    where it returned to, and `beyond` says that it crossed a barrier.
    """

    kind: str
    seat: int
    move: str
    outcomes: list[str]
    ply: int
    beyond: bool


class RecordJson(Part, kw_only=True):
    """A record with everything its text has. `seed` is null while it is secret."""

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
    """All events that a seat saw of a game, and who played it."""

    game: str
    seat: int | None
    players: list[TablePlayer]
    events: list[TableEvent]


class PastPosition(Part, kw_only=True):
    """A game at an earlier ply: a seat's view or, once it is over, the whole position; and the
    seats that could decide.
    """

    game: str
    ply: int
    plies: int
    seat: int | None
    open: bool
    deciding: list[int]
    view: Json


class Branch(Part, kw_only=True):
    """Continue an open game from one of its plies, on one of its seats, against bots, as a new
    game. Ply 0: the same deal again. `bots`: the levels of the other seats in order; if there
    are fewer, the last is used for the rest.
    """

    ply: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    seat: Annotated[int, Meta(ge=0, le=9)] = 0
    bots: Annotated[list[Level], Meta(max_length=10)] | None = None
    pace: Annotated[float, Meta(ge=0, le=10)] = 0.6


class DailyWish(Part, kw_only=True):
    """Play the deal of the day. `pace`: seconds before a bot's move is shown."""

    pace: Annotated[float, Meta(ge=0, le=10)] = 0.6


class Loaded(Part, kw_only=True):
    """The id of the game that an uploaded record became."""

    game: str


class DailyResult(Part, kw_only=True):
    """A person's result in a deal of the day."""

    name: str
    you: bool
    game: str
    score: int
    won: bool
    ended: float


class DailyDeal(Part, kw_only=True):
    """A game's deal of the day. You see the results of others once your own game or the day is
    over.
    """

    rules: str
    players: int
    level: str  # of the bots in the other seats
    commitment: str
    room: str | None  # your own game: its room, its id, its status
    game: str | None
    status: str | None
    played: int  # how many people finished it
    results: list[DailyResult]


class Daily(Part, kw_only=True):
    """The deals of a day, the same for everybody on this server."""

    day: str
    today: str
    ends: float  # when its games stop being secret
    deals: list[DailyDeal]


class Hinted(Part, kw_only=True):
    """The best moves at log entry `number`, best first. Not ready: ask again."""

    ready: bool
    number: int
    moves: list[HintedMove]


class Reviewed(Part, kw_only=True):
    """A review, or its progress: ask again."""

    done: int
    total: int
    review: GameReview | None


class Export(Part, kw_only=True):
    """Everything the server stores about a person."""

    person: Json
    rooms: list[Json]
    games: list[Json]
    chat: list[Json]
    ratings: list[Rating]
    devices: list[Json]
    subscriptions: list[Json]


class Device(Part, kw_only=True):
    """Something that you have signed in on. `name`: its browser and system, as far as it says.
    `current`: the one that asks.
    """

    id: str
    name: str
    since: float
    current: bool


class Devices(Part, kw_only=True):
    """Everything that you have signed in on, newest first."""

    devices: list[Device]


class Done(Part, kw_only=True):
    """Done."""

    done: bool = True


# For the admin.


class AdminRoom(Part, kw_only=True):
    """A room in the admin's list."""

    id: str
    code: str
    phase: str
    game: str
    people: list[str]
    touched: float


class AdminRooms(Part, kw_only=True):
    rooms: list[AdminRoom]


class AdminPerson(Part, kw_only=True):
    """What to do with a person; fields left out stay as they are."""

    banned: bool | None = None
    muted: bool | None = None
    kick: bool = False


class Announcement(Part, kw_only=True):
    """A line for everybody; empty: remove it."""

    text: Annotated[str, Meta(max_length=500)] = ""


class Tidy(Part, kw_only=True):
    """Close rooms without activity for this many days."""

    days: Annotated[float, Meta(ge=0, le=10_000)]


class Tidied(Part, kw_only=True):
    closed: int
