"""Rate limits: token buckets."""

from random import uniform

from asterism.engine.message import Message
from asterism.server.clock import Clock
from asterism.server.core import Core
from asterism.server.live.addresses import networks
from asterism.server.live.bus import Bus
from asterism.table.refusal import Refusal

REMEMBERED = 10_000  # keys of one limit


class Rate:
    """A token bucket for each key (a person, an address); of too many, those used last."""

    def __init__(self, clock: Clock, stock: float, refill: float) -> None:
        self.clock, self.stock, self.refill = clock, stock, refill
        self.left: dict[str, tuple[float, float]] = {}

    def allows(self, key: str, cost: float = 1.0) -> bool:
        now = self.clock.ticks()
        left, at = self.left.pop(key, (self.stock, now))
        left = min(self.stock, left + (now - at) * self.refill)
        enough = left >= cost
        self.left[key] = (left - cost if enough else left, now)
        if len(self.left) > REMEMBERED:
            del self.left[next(iter(self.left))]
        return enough

    def has(self, key: str, cost: float = 1.0) -> bool:
        """Would it be allowed? Takes nothing."""
        left, at = self.left.get(key, (self.stock, self.clock.ticks()))
        return left + (self.clock.ticks() - at) * self.refill >= cost

    def take(self, key: str, cost: float = 1.0) -> None:
        if not self.allows(key, cost):
            raise too_fast()


# Frequent requests are counted per node, the others across all nodes.
OWN = ("commands", "requests", "addresses")
SHARED = (
    "chat", "reactions", "renames", "rooms_made", "packs", "checks", "exports", "bots", "people",
    "guesses",
)  # fmt: skip


class RateLimits:
    """The limits of a server, by their names in the settings."""

    def __init__(self, core: Core, bus: Bus) -> None:
        self.clock, self.bus, self.limits = core.clock, bus, core.settings.limits
        self.own = {name: self._rate(name) for name in OWN}
        self.shared = {name: self._rate(name) for name in SHARED}

    def _rate(self, name: str) -> Rate:
        return Rate(self.clock, *getattr(self.limits, name))

    def take_here(self, rate: str, key: str, cost: float = 1.0) -> None:
        """Take from this node's limit, or refuse."""
        self.own[rate].take(key, cost)

    async def take(self, rate: str, who: str, cost: float = 1.0) -> None:
        """Take from the limit across all nodes, or refuse. `who`: a person or an address."""
        limit = self.shared[rate]
        for key, share in networks(who):
            price = cost * share
            limit.take(key, price)
            if not await self.bus.allows(rate, key, limit.stock, limit.refill, price, price):
                raise too_fast()

    def take_of_address(self, rate: str, address: str) -> None:
        """The same for an address and the networks that it is in."""
        for key, share in networks(address):
            self.own[rate].take(key, share)

    async def guess(self, who: str, is_right: bool, cost: float = 1.0) -> bool:
        """A guess of a secret; returns whether it was right. Only wrong ones are taken from the
        limit; after too many, none is answered.
        """
        limit = self.shared["guesses"]
        for key, share in networks(who):
            price = cost * share
            taken = 0.0 if is_right else price
            is_open = limit.has(key, price) if is_right else limit.allows(key, price)
            if not is_open or not await self.bus.allows(
                "guesses", key, limit.stock, limit.refill, price, taken
            ):
                raise too_fast()
        return is_right

    async def pause(self, seconds: float | None = None) -> None:
        """Pause a client over its rate limit; it costs nothing meanwhile. The delay is random, so
        that clients who came together do not all return together.
        """
        most = self.limits.refused_seconds if seconds is None else seconds
        if most:
            await self.clock.sleep(uniform(most / 2, most))


def too_fast() -> Refusal:
    return Refusal("limit", Message("server-too-fast"))
