"""How addresses are counted, so that somebody with many of them is still one client."""

from __future__ import annotations

from ipaddress import IPv6Address

# One provider gives a customer whole networks of IPv6 addresses: at least a /64, at most a /48. So
# a /64 counts as one address, and a /48 as so many.
NETWORKS_AT_ONCE = 8


def networks(who: str) -> list[tuple[str, float]]:
    """What to count for an address, each with its share of the cost; a person is only itself."""
    if ":" not in who:
        return [(who, 1.0)]
    kind, _, address = who.rpartition(" ")
    try:
        number = int(IPv6Address(address.partition("%")[0]))
    except ValueError:
        return [(who, 1.0)]
    near, wide = IPv6Address(number >> 64 << 64), IPv6Address(number >> 80 << 80)
    return [(f"{kind} {near}/64", 1.0), (f"{kind} {wide}/48", 1 / NETWORKS_AT_ONCE)]


class OpenFrom:
    """How much is open from each address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.counts: dict[str, int] = {}

    def is_full(self, address: str) -> bool:
        return any(self.counts.get(key, 0) >= self.most / share for key, share in networks(address))

    def add(self, address: str) -> None:
        for key, _ in networks(address):
            self.counts[key] = self.counts.get(key, 0) + 1

    def remove(self, address: str) -> None:
        for key, _ in networks(address):
            self.counts[key] -= 1
            if not self.counts[key]:
                del self.counts[key]
