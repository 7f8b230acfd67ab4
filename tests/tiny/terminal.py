"""The table of Comets in the terminal: the generic one, and a line that says how to read it."""

from asterism import Message
from asterism.cli.tables import Json
from asterism.cli.tables.generic import (
    choices,
    describe,
    explain,
    is_quiet,
    is_wish,
    next_of,
    reading,
    score,
    table,
)
from asterism.cli.tables.pen import Pen

__all__ = [
    "choices",
    "describe",
    "explain",
    "is_quiet",
    "is_wish",
    "legend",
    "next_of",
    "reading",
    "score",
    "table",
]


def legend(view: Json, pen: Pen) -> list[str]:
    return [pen.say(Message("comets-legend"))]
