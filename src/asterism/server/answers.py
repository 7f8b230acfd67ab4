"""What plain HTTP takes and gives besides commands and frames."""

from typing import Annotated, Any

from msgspec import Meta

from asterism.server.messages import Json, Language, Name, Part, RoomView, Told

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


class Recovery(Part, kw_only=True):
    """A link that makes another device yours, once, within the hour."""

    token: str
    link: str


class Recover(Part, kw_only=True):
    """The token of such a link."""

    token: Text


class OptionInfo(Part, kw_only=True):
    """What can be set before a game."""

    name: str
    kind: str
    values: list[Any]
    default: Any
    message: str


class GameInfo(Part, kw_only=True):
    """A game that can be played here."""

    name: str
    players: list[int]
    rules: int
    options: list[OptionInfo]


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


class MyGames(Part, kw_only=True):
    """One's own games, those that wait for oneself first, and what came of them."""

    games: list[GameSummary]
    played: int
    won: int
    ratings: list[Rating]


class GameEvents(Part, kw_only=True):
    """All that a seat saw of a game."""

    game: str
    seat: int | None
    events: list[Told]


class PastPosition(Part, kw_only=True):
    """A game as it stood at an earlier ply: a seat's view, or, when it is over, all of it."""

    game: str
    ply: int
    plies: int
    seat: int | None
    open: bool
    view: Json


class Export(Part, kw_only=True):
    """All that the server knows about a person."""

    person: Json
    games: list[Json]
    chat: list[Json]
    ratings: list[Rating]


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
