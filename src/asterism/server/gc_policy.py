"""When Python looks for rings: a little at a time while people play, at everything only seldom.

Whatever is no part of a ring goes at once, and nearly nothing here is a ring. Python would look at
all that lives whenever it has grown by a quarter: with five hundred games that stops everybody for
a fifth of a second.
"""

from __future__ import annotations

import gc
import sys

from asterism.server.clock import Clock

# So many new objects are looked at together (a millisecond or so), and all that is left of them
# after so many times (some five); never by itself at what has outlived that.
YOUNG, TIMES, NEVER = 2_000, 2, 1_000_000_000
GROWN = 1.5  # times the blocks of the last look at everything
AT_LEAST, AT_MOST = 300.0, 1800.0  # seconds between two looks at everything


class Collector:
    """Looks at everything when much has been added, or much time has passed."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self._look()
        gc.freeze()  # the program itself stays
        gc.set_threshold(YOUNG, TIMES, NEVER)

    async def look_now_and_then(self) -> None:
        passed = self.clock.now() - self.at
        grown = sys.getallocatedblocks() > GROWN * self.blocks
        if passed >= AT_MOST or (grown and passed >= AT_LEAST):
            self._look()

    def _look(self) -> None:
        gc.collect()
        self.at, self.blocks = self.clock.now(), sys.getallocatedblocks()
