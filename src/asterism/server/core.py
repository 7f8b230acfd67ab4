"""What every part of a server needs: settings, clock, randomness, background tasks and metrics."""

from __future__ import annotations

from asterism.server.clock import Clock, Dice, SystemClock
from asterism.server.metrics import Metrics
from asterism.server.settings import Settings
from asterism.server.tasks import Background


class Core:
    """One per server."""

    def __init__(self, settings: Settings, clock: Clock | None, dice: Dice | None) -> None:
        self.settings = settings
        self.clock: Clock = clock or SystemClock()
        self.dice = dice or Dice()
        self.metrics = Metrics()
        self.background = Background()
        self.now, self.wall = self.clock.now, self.clock.wall
