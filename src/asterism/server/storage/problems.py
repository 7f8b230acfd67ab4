"""Errors of the database. Each is a refusal: nothing of the request was stored."""

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
    """The database did not store it."""

    def __init__(self, reason: str) -> None:
        super().__init__("storage", Message("server-storage"))
        self.reason = reason

    def __str__(self) -> str:
        return self.reason


class Unreachable(StorageFailed):
    """The database is down, or was a moment ago: nothing else can be stored either."""


class Deadlock(Exception):
    """Two nodes waited for each other, and the database rolled this one back."""


def storage_failed(problem: Exception) -> StorageFailed:
    """An error of a driver or the network, in one line."""
    away = isinstance(problem, OSError) or getattr(problem, "connection_invalidated", False)
    kind = Unreachable if away else StorageFailed
    return kind(str(problem).partition("\n")[0] or type(problem).__name__)


def is_deadlock(problem: Exception) -> bool:
    """Did the database roll one of two nodes back because they waited for each other?"""
    return getattr(getattr(problem, "orig", None), "sqlstate", None) in ("40P01", "40001")
