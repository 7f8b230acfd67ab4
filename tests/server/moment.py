"""Time and chance for tests: nothing passes unless a test says so."""

from __future__ import annotations

import asyncio
import hashlib

from asterism.server.clock import CODE_LETTERS, Dice

NOON = 1_800_000_000.0


class FakeClock:
    """Stands still; `pass_by` lets time pass and wakes whoever slept long enough. `behind`: so many
    seconds the clock on the wall has been set back.
    """

    def __init__(self, at: float = NOON) -> None:
        self.at, self.behind = at, 0.0
        self.sleeping: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return round(self.at, 3)

    def wall(self) -> float:
        return self.at - self.behind

    def ticks(self) -> float:
        return self.at

    async def sleep(self, seconds: float) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.sleeping.append((self.at + seconds, future))
        await future

    async def somebody_waits(self) -> None:
        """Until one more sleeps than before: what leads there may ask a database, which takes as
        long as it takes.
        """
        before = len(self.sleeping)
        while len(self.sleeping) == before:
            await asyncio.sleep(0)

    async def pass_by(self, seconds: float) -> None:
        end = self.at + seconds
        while True:
            self.sleeping = [(due, one) for due, one in self.sleeping if not one.done()]
            due = [(due, one) for due, one in self.sleeping if due <= end]
            if not due:
                break
            first = min(due, key=lambda pair: pair[0])
            self.at = max(self.at, first[0])
            first[1].set_result(None)
            await settle()
        self.at = end
        await settle()

    async def leap(self, seconds: float) -> None:
        """As if the machine had slept: whoever slept long enough wakes once, however often it
        would have woken in the meantime.
        """
        self.at += seconds
        for due, one in self.sleeping:
            if due <= self.at and not one.done():
                one.set_result(None)
        await settle()


async def settle(turns: int = 20) -> None:
    """Let everything run that needs no waiting."""
    for _ in range(turns):
        await asyncio.sleep(0)


class FakeDice(Dice):
    """The same ids and secrets in every run."""

    def __init__(self, seed: str = "dice") -> None:
        self.seed, self.count = seed, 0

    def hex(self) -> str:
        self.count += 1
        return hashlib.sha256(f"{self.seed} {self.count}".encode()).hexdigest()

    def id(self) -> str:
        return self.hex()[:20]

    def token(self) -> str:
        return self.hex()

    def code(self, length: int) -> str:
        digits = bytes.fromhex(self.hex())
        return "".join(CODE_LETTERS[digit % len(CODE_LETTERS)] for digit in digits[:length])
