"""A guided first game: positions, texts, and what the learner has to do.

A lesson is data and contains no rules. It names moves by their text, and the caller plays them with
the engine. Each chapter has its own position, so that ten minutes show what half an hour of play
would.

A learner's progress is a list of texts: a move for each decision, and `READ` for each step that was
only read. Nothing else has to be stored; `follow` computes from it where the learner stands.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from asterism.engine.message import Message

READ: Final = ""
# A decision in which any legal move is accepted.
ANYTHING: Final[tuple[str, ...]] = ()

Texts = tuple[str, ...]


@dataclass(frozen=True)
class Step:
    """One explanation, perhaps with a task. The message explains; its attribute `task` says what to
    do, and `other` answers a legal move that is not accepted. `points`: places of the table, with
    the names that events use.
    """

    says: Message
    asks: tuple[Texts, ...] = ()  # the decisions in order, each with the moves it accepts
    points: Texts = ()
    gold: bool = False  # the highlighted place is forced, or scores
    clauses: Texts = ()  # the clauses of the rules
    then: tuple[tuple[int, str], ...] = ()  # the replies of the others after the step


@dataclass(frozen=True)
class Chapter:
    """A position and its steps."""

    position: Mapping[str, object]
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Lesson:
    """The guided first game of one game; the learner has seat 0."""

    game: str
    chapters: tuple[Chapter, ...]

    @property
    def steps(self) -> int:
        return sum(len(chapter.steps) for chapter in self.chapters)


@dataclass(frozen=True)
class Standing:
    """A learner's progress: all decisions of the present chapter, and the next step."""

    chapter: int
    moves: tuple[tuple[int, str], ...]
    number: int  # number of finished steps
    step: Step | None  # None: the lesson is over
    wanted: Texts | None  # the accepted moves; None: the step is only read
    last: int  # length of `done` when the present step began: going back drops the rest


class NotMeant(ValueError):
    """A move that the step does not accept."""


def follow(lesson: Lesson, done: Sequence[str]) -> Standing:
    """The progress after these moves; NotMeant if a step does not accept one. It does not check
    that moves are legal: the engine does.
    """
    at = number = 0
    moves: list[tuple[int, str]] = []
    for index, chapter in enumerate(lesson.chapters):
        moves = []
        for step in chapter.steps:
            began = at
            for texts in step.asks:
                if at == len(done):
                    return Standing(index, tuple(moves), number, step, texts, began)
                if done[at] == READ or (texts and done[at] not in texts):
                    raise NotMeant(done[at])
                moves.append((0, done[at]))
                at += 1
            if not step.asks:
                if at == len(done):
                    return Standing(index, tuple(moves), number, step, None, began)
                if done[at] != READ:
                    raise NotMeant(done[at])
                at += 1
            moves += step.then
            number += 1
    if at < len(done):
        raise NotMeant(done[at])
    return Standing(len(lesson.chapters) - 1, tuple(moves), number, None, None, at)
