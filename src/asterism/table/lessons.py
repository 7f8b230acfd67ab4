"""Guided first games, played by the rules and shown as a table.

Nothing is stored: the learner's page keeps the moves so far, and the table follows from them.
"""

from __future__ import annotations

from typing import Any

from asterism.engine.message import Message
from asterism.lessons import Lesson, NotMeant, Standing, find, follow
from asterism.table.entries import Entry, Player
from asterism.table.frames import say, table_frame
from asterism.table.live_game import LiveGame
from asterism.table.opening import NOTHING_COMMITTED, Conditions, Opening
from asterism.table.refusal import Refusal
from asterism.table.room import announced, known_game

LEARNER = 0


def lesson_of(game: str) -> Lesson:
    lesson = find(game) if game in announced() else None
    if lesson is None:
        raise Refusal("unknown", Message("server-no-lesson"))
    return lesson


def shown(game: str, done: list[str]) -> dict[str, Any]:
    """The table after these moves, and what the lesson says and asks there: `Lesson` of
    docs/schema.json.
    """
    lesson = lesson_of(game)
    standing, table = _stands(lesson, done)
    step = standing.step
    return {
        "number": standing.number,
        "steps": lesson.steps,
        "chapter": standing.chapter,
        "says": None if step is None else say(step.says),
        "points": [] if step is None else list(step.points),
        "gold": step is not None and step.gold,
        "clauses": [] if step is None else list(step.clauses),
        "reads": step is not None and standing.wanted is None,
        "wanted": list(standing.wanted or ()),
        "began": standing.last,
        "table": table_frame(table, LEARNER, 0, 0.0),
    }


def preview(game: str, done: list[str], move: str) -> dict[str, Any]:
    """What a legal move would do there."""
    _, table = _stands(lesson_of(game), done)
    return table.preview(LEARNER, table.read_move(move))


def _stands(lesson: Lesson, done: list[str]) -> tuple[Standing, LiveGame]:
    try:
        standing = follow(lesson, done)
    except NotMeant as problem:
        raise Refusal("not-now", Message("lessons-other")) from problem
    table = _laid_out(lesson, standing.chapter)
    for seat, move in standing.moves:
        table.move(seat, table.read_move(move), table.number, "", 0.0)
    return standing, table


def _laid_out(lesson: Lesson, chapter: int) -> LiveGame:
    game = known_game(lesson.game)
    position = dict(lesson.chapters[chapter].position)
    players = position["players"]
    assert isinstance(players, list)
    seats = [Player(kind="person", name=""), *(_bot() for _ in players[1:])]
    opening = Opening(
        id=f"lesson-{lesson.game}-{chapter}",
        room="",
        players=len(players),
        options={},
        seed=0,
        fairness=NOTHING_COMMITTED,
        seats=seats,
        conditions=Conditions(),
        rules_version=game.rules_version,
        position=position,
    )
    return LiveGame(game, opening, Entry(kind="start"))


def _bot() -> Player:
    return Player(kind="bot", name="", level=None)
