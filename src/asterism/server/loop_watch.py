"""How long the event loop was held: while one thing is done, nobody else is served."""

from __future__ import annotations

import asyncio
import time

from asterism.server.metrics import Metrics

EVERY = 0.25  # seconds between two looks


async def watch_loop(metrics: Metrics) -> None:
    """Observe how much later than wanted this task goes on, again and again."""
    while True:
        wanted = time.monotonic() + EVERY
        await asyncio.sleep(EVERY)
        metrics.loop_held_seconds.observe(max(0.0, time.monotonic() - wanted))
