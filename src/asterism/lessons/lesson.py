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
# A decision in which whatever the rules allow will do.
ANYTHING: Final[tuple[str, ...]] = ()

Texts = tuple[str, ...]


@dataclass(frozen=True)
class Step:
    """One thing that is explained, and perhaps done.

    The message explains; its attribute `task` says what to do, and `other` what to answer to a
    move that is legal but not meant. `points`: places of the table, named as events name them.
    """

    says: Message
    asks: tuple[Texts, ...] = ()  # the decisions, in order: the moves that will do for each
    points: Texts = ()
    gold: bool = False  # what is pointed at is forced, or scores
    clauses: Texts = ()  # where the rules say it
    then: tuple[tuple[int, str], ...] = ()  # what the others do when the step is done


@dataclass(frozen=True)
class Chapter:
    """A position, and the steps that are taken from there."""

    position: Mapping[str, object]
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Lesson:
    """The guided first game of one game; the learner sits on seat 0."""

    game: str
    chapters: tuple[Chapter, ...]

    @property
    def steps(self) -> int:
        return sum(len(chapter.steps) for chapter in self.chapters)


@dataclass(frozen=True)
class Standing:
    """Where a learner stands: all decisions of the present chapter, and the step to be done."""

    chapter: int
    moves: tuple[tuple[int, str], ...]
    number: int  # how many steps are done
    step: Step | None  # None: the lesson is over
    wanted: Texts | None  # the moves that will do now; None: the step is to be read
    last: int  # how many entries of `done` the present step began after: going back drops the rest


class NotMeant(ValueError):
    """A text that is not what the step asks for."""


def follow(lesson: Lesson, done: Sequence[str]) -> Standing:
    """Where somebody stands who did all this. NotMeant, if it is not what the lesson asks for.

    Whether the moves are legal is for the engine to say, where anything will do above all.
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
