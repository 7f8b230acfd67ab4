"""A message queue for one reader. Each socket has two, mostly empty.

An empty `asyncio.Queue` reserves 64 slots in each of its four deques. With a thousand sockets that
is six megabytes.
"""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

Item = TypeVar("Item")


class MessageQueue(Generic[Item]):
    """First in, first out, with at most `most` items (0: no limit). Same interface as
    `asyncio.Queue`.
    """

    __slots__ = ("items", "most", "reader")

    def __init__(self, most: int = 0) -> None:
        self.most = most
        self.items: list[Item] = []
        self.reader: asyncio.Future[None] | None = None

    def qsize(self) -> int:
        return len(self.items)

    def empty(self) -> bool:
        return not self.items

    def full(self) -> bool:
        return 0 < self.most <= len(self.items)

    def put_nowait(self, item: Item) -> None:
        if self.full():
            raise asyncio.QueueFull
        self.items.append(item)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    def get_nowait(self) -> Item:
        if not self.items:
            raise asyncio.QueueEmpty
        return self.items.pop(0)

    async def get(self) -> Item:
        """Wait for the next item. A cancelled call takes nothing."""
        while not self.items:
            self.reader = asyncio.get_running_loop().create_future()
            try:
                await self.reader
            finally:
                self.reader = None
        return self.items.pop(0)
