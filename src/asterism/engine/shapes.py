"""The JSON types that all games share. Games add their own in `shapes.py`; tools/schema.py makes
docs/schema.json from all of them.
"""

from typing import Literal, TypedDict


class Outcome(TypedDict):
    """How a game ended."""

    scores: list[int]
    winners: list[int]
    reason: Literal["score", "shared", "resignation", "defeat", "turn_limit", "stuck"]


class SeededChance(TypedDict):
    """The generator of a played game: its seed, and how often it was asked to shuffle or pick."""

    seed: int
    shuffles: int


class QuickChance(TypedDict):
    """The generator of a sample or a playout."""

    quick: int


Chance = SeededChance | QuickChance


class Event(TypedDict):
    """What all events have besides their `type`: the number of the log entry, and whose event it
    is (null: the table's). A field that the viewer may not see is null.
    """

    number: int
    seat: int | None


# Moves were taken back: the game stood at ply `from` and stands at ply `to` again.
TakenBack = TypedDict(
    "TakenBack",
    {"number": int, "type": Literal["taken_back"], "seat": int, "to": int, "from": int},
)


class Message(TypedDict):
    """A sentence before it is in any language: an id of the Fluent files and its arguments."""

    id: str
    args: dict[str, object]


class Option(TypedDict):
    """What can be set before a game begins."""

    name: str
    kind: str
    values: list[object]
    default: object
    message: str
