"""What a server offers, as types: games, lessons, score sheets."""

from typing import Annotated, Any

from msgspec import Meta

from asterism.server.protocol.messages import Part
from asterism.table.frames import Json, Say, Table


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
