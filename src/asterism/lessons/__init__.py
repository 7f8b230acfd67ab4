"""The guided first games, as data."""

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules
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


def _find() -> dict[str, Lesson]:
    """A lesson lies in a folder of this one, named after its game."""
    folders = sorted(module.name for module in iter_modules(__path__) if module.ispkg)
    return {name: import_module(f"{__name__}.{name}").LESSON for name in folders}


LESSONS: Final[Mapping[str, Lesson]] = MappingProxyType(_find())

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
