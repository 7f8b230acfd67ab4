"""A queue for one reader, of which there are two for each socket, mostly empty.

asyncio's own has room for 64 things in each of its four deques before the first one comes: with a
thousand sockets that is six megabytes of nothing.
"""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

Letter = TypeVar("Letter")


class Letterbox(Generic[Letter]):
    """First in, first out; `most` (0: any number) may wait. Speaks as `asyncio.Queue` does."""

    __slots__ = ("letters", "most", "reader")

    def __init__(self, most: int = 0) -> None:
        self.most = most
        self.letters: list[Letter] = []
        self.reader: asyncio.Future[None] | None = None

    def qsize(self) -> int:
        return len(self.letters)

    def empty(self) -> bool:
        return not self.letters

    def full(self) -> bool:
        return 0 < self.most <= len(self.letters)

    def put_nowait(self, letter: Letter) -> None:
        if self.full():
            raise asyncio.QueueFull
        self.letters.append(letter)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    def get_nowait(self) -> Letter:
        if not self.letters:
            raise asyncio.QueueEmpty
        return self.letters.pop(0)

    async def get(self) -> Letter:
        """The next one, however long it takes. Whoever stops waiting has taken nothing."""
        while not self.letters:
            self.reader = asyncio.get_running_loop().create_future()
            try:
                await self.reader
            finally:
                self.reader = None
        return self.letters.pop(0)
