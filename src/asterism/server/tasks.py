"""Ending what runs beside, for certain."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

AGAIN = 1.0  # seconds until an end that was not heeded is asked for once more


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
