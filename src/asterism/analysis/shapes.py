"""The JSON types of hints and reviews. Chances are in ten-thousandths: 10000 is a certain win."""

from typing import Any, Literal, TypedDict, cast

from asterism.engine.message import Message

Cause = Literal["own", "others", "luck", "resignation"]


class Spoken(TypedDict):
    """A sentence before it is in any language: an id of the Fluent files and its arguments."""

    id: str
    args: dict[str, Any]


class HintedMove(TypedDict):
    """A move worth making, the chance to win with it, its standard error, whether it is about as
    good as the best, and what speaks for it.
    """

    move: str
    says: Spoken
    value: int
    error: int
    equal: bool
    reason: Spoken


class ReviewStep(TypedDict):
    """Decisions of one seat in a row, up to ply `ply`: the chance to win after them, and what of
    the change they made and what chance did.
    """

    first: int
    ply: int
    seat: int
    value: int
    decision: int
    luck: int


class ReviewedDecision(TypedDict):
    """A decision of the seat that is reviewed, made at ply `ply`: what it played, the best move
    found, the chance to win with each, what was given away, and what speaks for the best. Giving
    up is one, too: `move` is `resign`, and `best`, to play on, has no text.
    """

    ply: int
    move: str
    says: Spoken
    value: int
    best: str
    best_says: Spoken
    best_value: int
    loss: int
    reason: Spoken | None


class TurningPoint(TypedDict):
    """A step that changed much, and what mostly did it."""

    first: int
    ply: int
    seat: int
    change: int
    cause: Cause


class ReviewBudget(TypedDict):
    """What it takes to get the same review again. `iterations` null: about as many as the level
    expert spends on a decision.
    """

    iterations: int | None
    deals: int
    seed: int


class GameReview(TypedDict):
    """A finished game as one seat could know it: start + deal + own + others + luck = result."""

    game: str
    players: int
    seat: int
    plies: int
    budget: ReviewBudget
    start: int
    deal: int
    own: int
    others: int
    luck: int
    result: int
    accuracy: int | None  # of 1000; null: there was nothing to decide
    steps: list[ReviewStep]
    decisions: list[ReviewedDecision]
    turning_points: list[TurningPoint]


def spoken(message: Message) -> Spoken:
    return cast(Spoken, message.to_json())
