"""Games that fail: how often, and until when each is left alone.

A game that fails at what happens by itself (its clock, its bots) is tried again a little later each
time. Failing again and again it is stopped, and everybody else has not noticed.
"""

from __future__ import annotations

import logging
import traceback
from dataclasses import dataclass

from asterism.server.core import Core
from asterism.server.metrics import What

log = logging.getLogger("asterism.server")
ENOUGH = 3  # failures in a row, and a game is stopped
FIRST_REST, LONGEST_REST = 5.0, 60.0  # seconds
SHORT_REST = 1.0  # while the database is away
FORGET_AFTER = 10_000  # games


@dataclass
class Trouble:
    """What a game has had lately."""

    seen: int = 0  # how often in a row it could not go on
    failed: int = 0  # of these, by its own fault
    until: float = 0.0  # when it is tried again


class Failures:
    """The games that are in trouble, each with what it failed at."""

    def __init__(self, core: Core) -> None:
        self.clock, self.metrics = core.clock, core.metrics
        self.known: dict[tuple[str, What], Trouble] = {}

    def put_off(self, game: str, what: What) -> Trouble:
        """It cannot be done now, and is tried again later."""
        trouble = self.known.setdefault((game, what), Trouble())
        trouble.seen += 1
        rest = min(FIRST_REST * 2 ** min(trouble.seen - 1, 10), LONGEST_REST)
        trouble.until = self.clock.now() + rest
        if len(self.known) > FORGET_AFTER:
            self._forget_old()
        return trouble

    def wait(self, game: str, what: What) -> None:
        """Nothing can be done now, in no game."""
        trouble = self.known.setdefault((game, what), Trouble())
        trouble.until = max(trouble.until, self.clock.now() + SHORT_REST)

    def failed(self, game: str, what: What, problem: Exception) -> bool:
        """The game's own fault: whoever runs the server is told. Was it once too often?"""
        log.error("game %s failed (%s): %s", game, what, place_of(problem))
        self.metrics.failures.labels(what).inc()
        return self.count(game, what)

    def count(self, game: str, what: What) -> bool:
        trouble = self.put_off(game, what)
        trouble.failed += 1
        return trouble.failed >= ENOUGH

    def went_well(self, game: str, what: What) -> None:
        self.known.pop((game, what), None)

    def over(self, game: str) -> None:
        """Nothing happens in it any more."""
        for key in [key for key in self.known if key[0] == game]:
            del self.known[key]

    def rests(self, game: str, what: What) -> bool:
        """Is it left alone for now?"""
        trouble = self.known.get((game, what))
        return trouble is not None and self.clock.now() < trouble.until

    def resting(self, what: What) -> int:
        return sum(self.rests(game, kind) for game, kind in self.known if kind == what)

    def failing(self) -> int:
        """How many games have failed and were not stopped yet."""
        return len({game for (game, _), trouble in self.known.items() if trouble.failed})

    def _forget_old(self) -> None:
        long_ago = self.clock.now() - LONGEST_REST
        self.known = {key: one for key, one in self.known.items() if one.until > long_ago}


def place_of(problem: BaseException) -> str:
    """What went wrong and where, without its words: they may name cards and moves."""
    steps = traceback.extract_tb(problem.__traceback__)[-3:]
    where = " < ".join(f"{step.name} ({step.filename}:{step.lineno})" for step in reversed(steps))
    return f"{type(problem).__name__} in {where}"
