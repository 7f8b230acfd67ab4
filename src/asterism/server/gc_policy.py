"""When Python collects garbage: young objects often, everything rarely.

Only reference cycles need the collector, and there are few here. By default Python makes a full
collection whenever the number of objects has grown by a quarter. With five hundred games that stops
everybody for a fifth of a second.
"""

from __future__ import annotations

import gc
import sys

from asterism.server.clock import Clock

# Thresholds: a young collection takes about a millisecond, a middle one about five. Full
# collections never start by themselves.
YOUNG, TIMES, NEVER = 2_000, 2, 1_000_000_000
GROWN = 1.5  # memory blocks, as a multiple of those after the last full collection
AT_LEAST, AT_MOST = 300.0, 1800.0  # seconds between two full collections


class Collector:
    """Starts a full collection after much growth or much time."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self._collect()
        gc.freeze()  # the program itself never becomes garbage
        gc.set_threshold(YOUNG, TIMES, NEVER)

    async def collect_if_due(self) -> None:
        passed = self.clock.ticks() - self.at
        grown = sys.getallocatedblocks() > GROWN * self.blocks
        if passed >= AT_MOST or (grown and passed >= AT_LEAST):
            self._collect()

    def _collect(self) -> None:
        gc.collect()
        self.at, self.blocks = self.clock.ticks(), sys.getallocatedblocks()
