"""Rate limits: token buckets."""

from random import uniform

from asterism.engine.message import Message
from asterism.server.clock import Clock
from asterism.server.core import Core
from asterism.server.live.bus import Bus
from asterism.table.refusal import Refusal

FORGET_AFTER = 10_000  # keys


class Rate:
    """A token bucket for each key (a person, an address)."""

    def __init__(self, clock: Clock, stock: float, refill: float) -> None:
        self.clock, self.stock, self.refill = clock, stock, refill
        self.left: dict[str, tuple[float, float]] = {}

    def allows(self, key: str, cost: float = 1.0) -> bool:
        now = self.clock.ticks()
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
        """Drop full buckets."""
        self.left = {
            key: (left, at)
            for key, (left, at) in self.left.items()
            if left + (now - at) * self.refill < self.stock
        }


# Frequent requests are counted per node, the others across all nodes.
OWN = ("commands", "requests", "addresses")
SHARED = ("chat", "reactions", "renames", "rooms_made", "packs", "checks", "people", "guesses")


class RateLimits:
    """The limits of a server, by their names in the settings."""

    def __init__(self, core: Core, bus: Bus) -> None:
        self.clock, self.bus, self.limits = core.clock, bus, core.settings.limits
        self.own = {name: self._rate(name) for name in OWN}
        self.shared = {name: self._rate(name) for name in SHARED}

    def _rate(self, name: str) -> Rate:
        return Rate(self.clock, *getattr(self.limits, name))

    def take_here(self, rate: str, key: str) -> None:
        """Take from this node's limit, or refuse."""
        self.own[rate].take(key)

    async def take(self, rate: str, key: str, cost: float = 1.0) -> None:
        """Take from the limit across all nodes, or refuse."""
        limit = self.shared[rate]
        limit.take(key, cost)
        if not await self.bus.allows(rate, key, limit.stock, limit.refill, cost):
            raise too_fast()

    async def pause(self, seconds: float | None = None) -> None:
        """Pause a client over its rate limit; it costs nothing meanwhile. The delay is random, so
        that clients who came together do not all return together.
        """
        most = self.limits.refused_seconds if seconds is None else seconds
        if most:
            await self.clock.sleep(uniform(most / 2, most))


def too_fast() -> Refusal:
    return Refusal("limit", Message("server-too-fast"))
