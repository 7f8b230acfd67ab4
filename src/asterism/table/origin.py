"""Where a game comes from, if it is not a new deal. It is shown wherever the game is."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True, kw_only=True)
class Origin:
    """Why this game began as it did."""

    # what-if: branched off an open game; again: the same deal; daily: the deal of
    # the day, the same for everybody on this server; record: read from a file; went-on:
    # continues a stopped game; try: somebody tries a pack, from a position laid out for it.
    kind: Literal["what-if", "again", "daily", "record", "went-on", "try"]
    game: str | None = None  # the game it comes from
    ply: int = 0  # where it branched off
    day: str | None = None  # of a daily deal: 2030-12-31
    seeded: bool = True  # a record may have no seed
