"""Time and chance from outside: injected, so that tests decide what o'clock it is."""

import asyncio
import secrets
import time
from datetime import UTC, datetime
from typing import Protocol

# No letters that look like others: people read codes to each other.
CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"


class Clock(Protocol):
    """What o'clock it is, and waiting."""

    def now(self) -> float:
        """Seconds since 1970."""

    async def sleep(self, seconds: float) -> None:
        """Wait."""


class SystemClock:
    """The clock of the machine."""

    def now(self) -> float:
        return round(time.time(), 3)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


def day_of(now: float) -> str:
    """The day, the same for everybody on earth: 2030-12-31."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


class Dice:
    """What nobody can guess: ids, tokens, secrets."""

    def id(self) -> str:
        """Of a room, a game, a person: 120 bits; not with a dash in front, as whoever types it as
        an argument would give a flag.
        """
        while (found := secrets.token_urlsafe(15)).startswith("-"):
            pass
        return found

    def token(self) -> str:
        """Whoever has it is believed: 256 bits."""
        return secrets.token_urlsafe(32)

    def code(self, length: int) -> str:
        """Short enough to be read out."""
        return "".join(secrets.choice(CODE_LETTERS) for _ in range(length))

    def hex(self) -> str:
        """256 bits as hex."""
        return secrets.token_hex(32)
