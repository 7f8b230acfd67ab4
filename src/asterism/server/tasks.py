"""What runs in the background: begun, guarded, and ended for certain."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from typing import Any

log = logging.getLogger("asterism.server")
AGAIN = 0.2  # seconds until an end that was not heeded is asked for once more


async def ended(tasks: Iterable[asyncio.Task[Any] | None]) -> None:
    """Cancel tasks and wait until they are over.

    A driver that closes a connection at this very moment may take the cancellation for its own, and
    the task would go on for ever: so it is said again.
    """
    left = {task for task in tasks if task is not None}
    while left:
        for task in left:
            task.cancel()
        over, left = await asyncio.wait(left, timeout=AGAIN)
        for task in over:
            if not task.cancelled():
                task.exception()  # whoever ran it has told it


async def together(*works: Coroutine[Any, Any, None]) -> None:
    """All of them, until one fails or all are over. Unlike a TaskGroup, which asks its tasks to end
    once and then waits for ever.
    """
    tasks = [asyncio.create_task(work) for work in works]
    try:
        over, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_EXCEPTION)
        for task in over:
            task.result()
    finally:
        ending = asyncio.create_task(ended(tasks))
        while not ending.done():
            with suppress(asyncio.CancelledError):  # again: the first is on its way already
                await asyncio.shield(ending)


async def guarded(work: Coroutine[Any, Any, None]) -> None:
    """Whatever it raises, the others go on."""
    try:
        await work
    except Exception:
        log.exception("a background task failed")


class Background:
    """The tasks of a server that nobody waits for."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()
        self.is_closing = False  # what would begin now would be ended at once

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(guarded(work))
        # A task that ends before it began has never awaited its work.
        task.add_done_callback(lambda _: work.close())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def close(self) -> None:
        self.is_closing = True
        await ended([*self.tasks])
