"""Not too much, and not too fast: a stock of permissions that fills up again by itself."""

from asterism.engine.message import Message
from asterism.server.clock import Clock
from asterism.table.refusal import Refusal

FORGET_AFTER = 10_000  # keys


class Rate:
    """A stock for each key (a person, an address), refilled every second."""

    def __init__(self, clock: Clock, stock: float, refill: float) -> None:
        self.clock, self.stock, self.refill = clock, stock, refill
        self.left: dict[str, tuple[float, float]] = {}

    def allows(self, key: str, cost: float = 1.0) -> bool:
        now = self.clock.now()
        left, at = self.left.get(key, (self.stock, now))
        left = min(self.stock, left + (now - at) * self.refill)
        enough = left >= cost
        self.left[key] = (left - cost if enough else left, now)
        if len(self.left) > FORGET_AFTER:
            self._forget(now)
        return enough

    def take(self, key: str, cost: float = 1.0) -> None:
        if not self.allows(key, cost):
            raise too_fast()

    def _forget(self, now: float) -> None:
        """Whoever's stock is full again need not be remembered."""
        self.left = {
            key: (left, at)
            for key, (left, at) in self.left.items()
            if left + (now - at) * self.refill < self.stock
        }


def too_fast() -> Refusal:
    return Refusal("limit", Message("server-too-fast"))
