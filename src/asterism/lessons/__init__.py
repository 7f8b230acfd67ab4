"""The guided first games: what they show, say and ask, as data."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

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
from asterism.lessons.star_realms import STAR_REALMS
from asterism.lessons.stellar import STELLAR
from asterism.lessons.sternenhimmel import STERNENHIMMEL

LESSONS: Final[Mapping[str, Lesson]] = MappingProxyType(
    {lesson.game: lesson for lesson in (STELLAR, STERNENHIMMEL, STAR_REALMS)}
)

__all__ = [
    "ANYTHING",
    "LESSONS",
    "READ",
    "Chapter",
    "Lesson",
    "NotMeant",
    "Standing",
    "Step",
    "follow",
]
