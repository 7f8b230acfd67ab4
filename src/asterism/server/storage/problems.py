"""What can go wrong with the database. Each is a refusal: whoever asked is told, and nothing of
what they wanted was written.
"""

from __future__ import annotations

from asterism.engine.message import Message
from asterism.table.refusal import Refusal


class Conflict(Refusal):
    """Somebody else was first: the entry or version exists already."""

    def __init__(self, reason: str = "somebody else was first") -> None:
        super().__init__("stale", Message("server-stale"))
        self.reason = reason

    def __str__(self) -> str:
        return self.reason


class StorageFailed(Refusal):
    """The database did not take it."""

    def __init__(self, reason: str) -> None:
        super().__init__("storage", Message("server-storage"))
        self.reason = reason

    def __str__(self) -> str:
        return self.reason


class Unreachable(StorageFailed):
    """The database is away, or was a moment ago: nothing else can be written now, either."""


class Deadlock(Exception):
    """Two nodes waited for each other, and the database undid the work of this one."""


def storage_failed(problem: Exception) -> StorageFailed:
    """What a driver or the network says, in one line."""
    away = isinstance(problem, OSError) or getattr(problem, "connection_invalidated", False)
    kind = Unreachable if away else StorageFailed
    return kind(str(problem).partition("\n")[0] or type(problem).__name__)


def is_deadlock(problem: Exception) -> bool:
    """Did two nodes wait for each other, so that the database let one of them begin anew?"""
    return getattr(getattr(problem, "orig", None), "sqlstate", None) in ("40P01", "40001")
