"""Background tasks: started, guarded, and reliably cancelled."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from typing import Any

log = logging.getLogger("asterism.server")
AGAIN = 0.2  # seconds until a task that ignored its cancellation is cancelled again


async def ended(tasks: Iterable[asyncio.Task[Any] | None]) -> None:
    """Cancel tasks and wait until they have ended.

    A driver that is closing a connection may swallow the cancellation, and the task would run for
    ever. So it is repeated.
    """
    left = {task for task in tasks if task is not None}
    while left:
        for task in left:
            task.cancel()
        over, left = await asyncio.wait(left, timeout=AGAIN)
        for task in over:
            if not task.cancelled():
                task.exception()  # reported by whoever ran it


async def together(*works: Coroutine[Any, Any, None]) -> None:
    """Run all until one fails or all have ended. A TaskGroup would cancel its tasks only once and
    then wait for ever.
    """
    tasks = [asyncio.create_task(work) for work in works]
    try:
        over, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_EXCEPTION)
        for task in over:
            task.result()
    finally:
        ending = asyncio.create_task(ended(tasks))
        while not ending.done():
            with suppress(asyncio.CancelledError):  # the first problem is already being raised
                await asyncio.shield(ending)


async def guarded(work: Coroutine[Any, Any, None]) -> None:
    """Log any exception, so that other tasks go on."""
    try:
        await work
    except Exception:
        log.exception("a background task failed")


class Background:
    """The tasks of a server that nobody awaits."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()
        self.is_closing = False  # a new task would be cancelled at once

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(guarded(work))
        # A task cancelled before it started never awaits its coroutine.
        task.add_done_callback(lambda _: work.close())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def close(self) -> None:
        self.is_closing = True
        await ended([*self.tasks])
