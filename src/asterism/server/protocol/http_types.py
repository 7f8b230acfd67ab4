"""What plain HTTP takes and gives besides commands and frames."""

from typing import Annotated, Any

from msgspec import Meta

from asterism.analysis.shapes import GameReview, HintedMove
from asterism.server.protocol.messages import (
    Json,
    Language,
    Level,
    Name,
    Origin,
    Part,
    RoomView,
    Say,
    Table,
    TablePlayer,
    Told,
)

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


class OptionNeeds(Part, kw_only=True):
    """The values of another option."""

    option: str
    values: list[Any]


class OptionInfo(Part, kw_only=True):
    """What can be set before a game."""

    name: str
    kind: str
    values: list[Any]
    default: Any
    message: str
    fits: list[list[int]]  # for each of the values: with how many players it goes
    first: bool  # offered at first sight
    needs: OptionNeeds | None  # what another option has to be, or this one means nothing


class GameInfo(Part, kw_only=True):
    """A game that can be played here."""

    name: str
    titles: dict[str, str]  # what people call it, by language
    players: list[int]
    rules: int
    options: list[OptionInfo]
    bots: list[str]  # those that play nothing else
    lesson: int  # the steps of its guided first game; 0: it has none


class Catalogue(Part, kw_only=True):
    """The games that can be played here."""

    games: list[GameInfo]


# The texts of moves are plain letters, so that whatever the schema allows is small enough to take.
MoveText = Annotated[str, Meta(max_length=48, pattern="^[A-Za-z0-9 .#_-]*$")]


class LessonDone(Part, kw_only=True):
    """What a learner did so far: the text of a move for each decision, "" for what was read."""

    done: Annotated[list[MoveText], Meta(max_length=120)]


class LessonPreview(LessonDone, kw_only=True):
    """What would a move do there?"""

    move: MoveText


class LessonPreviewed(Part, kw_only=True):
    """What a move would do."""

    move: str
    preview: Json


class Lesson(Part, kw_only=True):
    """A guided first game at one of its steps. `says` explains; its attribute `task` says what to
    do, `other` answers a legal move that is not meant.
    """

    number: int  # how many steps are done
    steps: int
    chapter: int  # each has a position of its own
    says: Say | None  # null: the lesson is over
    points: list[str]  # places of the table, as events name them
    gold: bool  # what is pointed at is forced, or scores
    clauses: list[str]
    reads: bool  # to be read, and gone on from by ""
    wanted: list[str]  # the moves that will do; empty, though something is asked: any
    began: int  # with so many entries of `done` the step began: to go back, keep fewer
    table: Table


class Position(Part, kw_only=True, forbid_unknown_fields=False):
    """A position, or what of it can be scored, as docs/positions.md says for each game."""

    players: Any = None


class ScoreSheet(Part, kw_only=True):
    """A score sheet, and the lines that explain it."""

    game: str
    sheet: Json
    lines: list[Say]


class ServerInfo(Part, kw_only=True):
    """What this server offers."""

    name: str
    version: str
    protocol: int
    games: list[GameInfo]
    bots: list[str]
    languages: list[str]
    password: bool  # does it ask for one?
    announcement: str | None
    texts: list[str]
    push: str | None  # the key for Web Push (`applicationServerKey`), where the host set it up


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
