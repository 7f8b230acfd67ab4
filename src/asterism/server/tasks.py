"""Ending what runs by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

AGAIN_AFTER = 2.0  # seconds, in which a task may tidy up undisturbed


async def end(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel tasks until they are over, whatever they return or raise.

    Once is not always enough: a library that was about to report a problem of its own may report
    that instead, and a task that goes on after problems would go on for ever.
    """
    left = {task for task in tasks if not task.done()}
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=AGAIN_AFTER)
