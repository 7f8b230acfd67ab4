"""Games that fail: how often, and how long each is paused.

A game that fails outside a command (its clock, its bots) is retried after growing delays. After
repeated failures it is stopped. Other games are not affected.
"""

from __future__ import annotations

import logging
import traceback
from dataclasses import dataclass

from asterism.server.core import Core
from asterism.server.metrics import What

log = logging.getLogger("asterism.server")
ENOUGH = 3  # failures in a row until a game is stopped
FIRST_PAUSE, LONGEST_PAUSE = 5.0, 60.0  # seconds
SHORT_PAUSE = 1.0  # while the database is down
FORGET_AFTER = 10_000  # games


@dataclass
class Trouble:
    """The recent failures of a game."""

    seen: int = 0  # failures in a row
    failed: int = 0  # of these, the game's own
    until: float = 0.0  # time of the next attempt


class Failures:
    """The games in trouble, with what failed in each."""

    def __init__(self, core: Core) -> None:
        self.clock, self.metrics = core.clock, core.metrics
        self.known: dict[tuple[str, What], Trouble] = {}

    def postpone(self, game: str, what: What) -> Trouble:
        """It cannot be done now; retry later."""
        trouble = self.known.setdefault((game, what), Trouble())
        trouble.seen += 1
        pause = min(FIRST_PAUSE * 2 ** min(trouble.seen - 1, 10), LONGEST_PAUSE)
        trouble.until = self.clock.ticks() + pause
        if len(self.known) > FORGET_AFTER:
            self._forget_old()
        return trouble

    def wait(self, game: str, what: What) -> None:
        """Nothing can be done in any game now."""
        trouble = self.known.setdefault((game, what), Trouble())
        trouble.until = max(trouble.until, self.clock.ticks() + SHORT_PAUSE)

    def failed(self, game: str, what: What, problem: Exception) -> bool:
        """The game's own failure: log it. Returns whether it was one too many."""
        log.error("game %s failed (%s): %s", game, what, place_of(problem))
        self.metrics.failures.labels(what).inc()
        return self.count(game, what)

    def count(self, game: str, what: What) -> bool:
        trouble = self.postpone(game, what)
        trouble.failed += 1
        return trouble.failed >= ENOUGH

    def went_well(self, game: str, what: What) -> None:
        self.known.pop((game, what), None)

    def over(self, game: str) -> None:
        """The game has ended."""
        for key in [key for key in self.known if key[0] == game]:
            del self.known[key]

    def is_paused(self, game: str, what: What) -> bool:
        """Is the game paused?"""
        trouble = self.known.get((game, what))
        return trouble is not None and self.clock.ticks() < trouble.until

    def paused(self, what: What) -> int:
        return sum(self.is_paused(game, kind) for game, kind in self.known if kind == what)

    def failing(self) -> int:
        """The number of games that have failed and are not stopped yet."""
        return len({game for (game, _), trouble in self.known.items() if trouble.failed})

    def _forget_old(self) -> None:
        long_ago = self.clock.ticks() - LONGEST_PAUSE
        self.known = {key: one for key, one in self.known.items() if one.until > long_ago}


def place_of(problem: BaseException) -> str:
    """The type and place of an exception, without its text, which may name cards and moves."""
    steps = traceback.extract_tb(problem.__traceback__)[-3:]
    where = " < ".join(f"{step.name} ({step.filename}:{step.lineno})" for step in reversed(steps))
    return f"{type(problem).__name__} in {where}"
