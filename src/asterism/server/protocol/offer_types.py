"""What a server offers, as types: games, lessons, score sheets."""

from typing import Annotated, Any

from msgspec import Meta

from asterism.server.protocol.messages import Level, Part, Texts
from asterism.table.frames import Json, Say, Table


class OptionNeeds(Part, kw_only=True):
    """The required values of another option."""

    option: str
    values: list[Any]


class OptionInfo(Part, kw_only=True):
    """An option of a game."""

    name: str
    kind: str
    values: list[Any]
    default: Any
    message: str
    fits: list[list[int]]  # for each value: the player counts it allows
    first: bool  # shown at once
    needs: OptionNeeds | None  # without these values of another option it means nothing


class PresetInfo(Part, kw_only=True):
    """Options that belong together. The attribute `source` of the message says who plays so."""

    message: str
    options: Json


class GameInfo(Part, kw_only=True):
    """A game that can be played here."""

    name: str
    titles: dict[str, str]  # by language
    players: list[int]
    rules: int
    options: list[OptionInfo]
    presets: list[PresetInfo]
    bots: list[str]  # bots that play only this game
    lesson: int  # steps of its guided first game; 0: none
    inferred: list[str]  # clauses of the rules that its box only infers


class PackInfo(Part, kw_only=True):
    """A pack in short. `changes`: the facts in which it differs from the rulebook."""

    fingerprint: str
    game: str
    name: Texts
    author: str | None
    version: str | None
    about: Texts | None
    changes: int


class PackChange(Part, kw_only=True):
    """A fact in which a pack differs from the rulebook: the `field` of a `piece` of the box, ""
    for the piece itself or the whole box. Null: there is none, or it does not fit a line.
    """

    piece: str
    field: str
    was: str | int | None
    now: str | int | None


class PackView(PackInfo, kw_only=True):
    """A pack in full. `inferred`: clauses of the rules that it only infers. `pieces`: what a table
    shows of its pieces, by their codes, where that is more than the pack says.
    """

    changed: list[PackChange]
    inferred: list[str]
    pack: Json
    pieces: Json


class PackRemark(Part, kw_only=True):
    """Something to know about a pack. `place`: the field it is about, such as `cards[3].ally`; ""
    for all of it.
    """

    place: str
    warning: bool  # it may be a mistake
    says: Say


class PackProblem(Part, kw_only=True):
    """Why a pack is refused, and at which field. `says`: the reason in the reader's language; null:
    only as in `reason`, in English.
    """

    place: str
    reason: str
    says: Say | None


class PackChecked(Part, kw_only=True):
    """A pack while it is being written. `toml`: as a file, only what differs from the rulebook if
    that is shorter. Null: there is a `problem`.
    """

    pack: PackView | None
    remarks: list[PackRemark]
    problem: PackProblem | None
    toml: str | None


class GameBox(Part, kw_only=True):
    """The box of a game's rulebook, and the format of its packs as JSON Schema."""

    rulebook: PackView
    format: Json


class PackTry(Part, kw_only=True):
    """A pack in full, or its fingerprint, and the `piece` that should be at hand."""

    game: Annotated[str, Meta(max_length=40)]
    pack: Json | Annotated[str, Meta(max_length=40)]
    piece: Annotated[str, Meta(max_length=40)] = ""
    level: Level = "greedy"
    pace: Annotated[float, Meta(ge=0, le=10)] = 0.6


class PackShelf(Part, kw_only=True):
    """The packs that the host offers."""

    packs: list[PackInfo]


class Catalogue(Part, kw_only=True):
    """The games that can be played here."""

    games: list[GameInfo]


# Moves are ASCII text, so that everything the schema allows fits the size limit.
MoveText = Annotated[str, Meta(max_length=48, pattern="^[A-Za-z0-9 .#_-]*$")]


class LessonDone(Part, kw_only=True):
    """What a learner has done so far: the text of a move for each decision, "" for a
    step to read.
    """

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
    do, `other` answers a legal move that the step does not accept.
    """

    number: int  # number of finished steps
    steps: int
    chapter: int  # each has its own position
    says: Say | None  # null: the lesson is over
    points: list[str]  # places of the table, named as in events
    gold: bool  # `point` is forced, or scores
    clauses: list[str]
    reads: bool  # a step to read; "" continues
    wanted: list[str]  # the accepted moves; empty in a step with a task: any
    began: int  # the length of `done` when the step began; to go back, keep fewer
    table: Table


class Position(Part, kw_only=True, forbid_unknown_fields=False):
    """A position, or the part of it that can be scored: see docs/positions.md."""

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
    password: bool  # is one required?
    announcement: str | None
    texts: list[str]
    push: str | None  # the `applicationServerKey` for Web Push; null: not set up
