"""Time and randomness, injected so that tests can control them."""

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Protocol

# No letters that look alike: people read codes to each other.
CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"


class Clock(Protocol):
    """The current time, and sleeping."""

    def now(self) -> float:
        """Seconds since 1970, for games and what is stored. It follows the clock on the wall, but
        does not jump when somebody sets that one, so no jump ends a game.
        """

    def wall(self) -> float:
        """Seconds since 1970 as the machine shows it, for dates and links that expire."""

    def ticks(self) -> float:
        """Seconds that only go on, for rates, pauses and time-outs within this process."""

    async def sleep(self, seconds: float) -> None:
        """Wait."""


SLEW = 0.01  # how much faster or slower than a second a second may be


class SystemClock:
    """The machine's clock."""

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        ticks: Callable[[], float] = time.monotonic,
    ) -> None:
        self._wall, self._ticks = wall, ticks
        self.at, self.read = wall(), ticks()

    def now(self) -> float:
        ticks = self._ticks()
        passed = ticks - self.read
        steady = self.at + passed
        behind = self._wall() - steady
        self.at = steady + min(max(behind, -passed * SLEW), passed * SLEW)
        self.read = ticks
        return round(self.at, 3)

    def wall(self) -> float:
        return self._wall()

    def ticks(self) -> float:
        return self._ticks()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class Dice:
    """Unpredictable ids, tokens and secrets."""

    def id(self) -> str:
        """An id of a room, game or person: 120 bits. It never begins with a dash, because a command
        line would read it as a flag.
        """
        while (found := secrets.token_urlsafe(15)).startswith("-"):
            pass
        return found

    def token(self) -> str:
        """A secret that proves who sends it: 256 bits."""
        return secrets.token_urlsafe(32)

    def code(self, length: int) -> str:
        """A room code, short enough to read out."""
        return "".join(secrets.choice(CODE_LETTERS) for _ in range(length))

    def hex(self) -> str:
        """256 bits as hex."""
        return secrets.token_hex(32)
