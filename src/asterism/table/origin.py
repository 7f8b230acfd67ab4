"""Where a game comes from that is not simply a new deal: it says so wherever it is shown."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True, kw_only=True)
class Origin:
    """Why this game began as it did."""

    # what-if: an open game goes on from one of its plies; again: its deal once more; daily: the
    # deal that everybody here has that day; record: read from a file; went-on: a game that was
    # stopped goes on where it stood.
    kind: Literal["what-if", "again", "daily", "record", "went-on"]
    game: str | None = None  # whose deal it is
    ply: int = 0  # where it left the other
    day: str | None = None  # of a daily deal, as 2030-12-31
    seeded: bool = True  # a record may not tell its seed
