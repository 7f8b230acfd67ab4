"""The JSON of Comets."""

from typing import Literal, NotRequired, TypedDict

from asterism.engine import shapes as engine


class Player(TypedDict):
    hand: list[str]
    choice: str | None
    won: int


class Position(TypedDict):
    """A whole position; the deck is top card first."""

    game: Literal["comets"]
    options: dict[str, object]
    players: list[Player]
    middle: str | None
    deck: list[str]
    shown: list[str]
    outcome: engine.Outcome | None
    chance: NotRequired[engine.Chance]


class View(TypedDict):
    """What one seat knows; `unseen`: what is in the other hands and choices and in the deck."""

    game: Literal["comets"]
    seat: int | None
    options: dict[str, object]
    hand: list[str]
    choice: str | None
    chosen: list[bool]
    held: list[int]
    won: list[int]
    middle: str | None
    deck: int
    shown: list[str]
    unseen: list[str]
    seats: list[int]
    outcome: engine.Outcome | None


class CometMoved(engine.Event):
    """A comet went from one place to another; `card` is null for whoever could not see it."""

    type: Literal["drew", "turned_up", "chose", "shown", "won", "faded"]
    card: str | None
    source: str
    target: str


class GaveUp(engine.Event):
    type: Literal["gave_up"]


Event = CometMoved | GaveUp


class Choose(TypedDict):
    type: Literal["choose"]
    card: str


Move = Choose


class Sheet(TypedDict):
    totals: list[int]
    winners: list[int]


class Preview(TypedDict):
    scores: list[int]
