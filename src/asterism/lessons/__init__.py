"""The guided first games, as data."""

from asterism.games import part_of
from asterism.lessons.lesson import (
    ANYTHING,
    READ,
    Chapter,
    Lesson,
    NotMeant,
    Standing,
    Step,
    follow,
)

__all__ = [
    "ANYTHING",
    "READ",
    "Chapter",
    "Lesson",
    "NotMeant",
    "Standing",
    "Step",
    "find",
    "follow",
]


def find(game: str) -> Lesson | None:
    """The lesson of a game: `LESSON` in the folder of its name here, or in the module `lesson` of
    its own package. None: it has none.
    """
    module = part_of(game, __name__, "lesson")
    if module is None:
        return None
    lesson: object = module.LESSON
    if not isinstance(lesson, Lesson) or lesson.game != game:
        raise TypeError(f"{module.__name__}.LESSON is no lesson of {game}")
    return lesson
