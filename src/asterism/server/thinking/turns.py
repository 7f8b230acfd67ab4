"""A fair queue: whoever asks much waits for their own questions, not others for them."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any


class Turns:
    """The order of questions: round robin over their askers, of each the oldest first."""

    def __init__(self) -> None:
        self.askers: dict[str, deque[Any]] = {}
        self.order: deque[str] = deque()
        self.filled = asyncio.Event()

    def put(self, asker: str, item: object) -> None:
        if asker not in self.askers:
            self.askers[asker] = deque()
            self.order.append(asker)
        self.askers[asker].append(item)
        self.filled.set()

    async def take(self) -> Any:
        while not self.order:
            self.filled.clear()
            await self.filled.wait()
        asker = self.order.popleft()
        waiting = self.askers[asker]
        item = waiting.popleft()
        if waiting:
            self.order.append(asker)
        else:
            del self.askers[asker]
        return item

    def __len__(self) -> int:
        return sum(len(waiting) for waiting in self.askers.values())

    def of(self, asker: str) -> int:
        """How many of one asker wait."""
        return len(self.askers.get(asker, ()))
