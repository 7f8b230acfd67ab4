"""What the nodes of one server tell each other. A node that is alone has nobody to tell.

News are hints, never the truth: ids and numbers, at which the database is read. So nothing hidden
ever leaves a node by this way, and news that are lost cost time and nothing else.
"""

from __future__ import annotations

from typing import Literal, Protocol

import msgspec

from asterism.server.protocol.messages import Reaction
from asterism.table.frames import Favour

Kind = Literal[
    "game", "rewritten", "room", "chat", "reaction", "presence", "turn", "favour", "hang-up",
    "person", "announcement",
]  # fmt: skip

# Where news are told: to whoever has people in a room, to whoever a person is connected to, to all.
ALL = "all"


def room_channel(room: str) -> str:
    return f"room {room}"


def person_channel(person: str) -> str:
    return f"person {person}"


class News(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One hint. `node` is who tells it."""

    kind: Kind
    node: str = ""
    room: str = ""
    game: str = ""
    person: str = ""
    name: str = ""
    sign: Reaction = "hello"
    number: int = 0
    present: bool = False
    favour: Favour | None = None


class Listener(Protocol):
    """Who hears what other nodes tell."""

    async def hear(self, news: News) -> None:
        """Something has happened elsewhere."""

    async def healed(self) -> None:
        """News may have been missed: look at everything that matters here."""

    def others_gone(self, alive: set[str]) -> None:
        """Only these other nodes are alive."""


class Bus:
    """Of a node that is alone: nobody to tell, nobody to hear from."""

    is_shared = False  # are there other nodes?
    is_well = True  # do news come through?

    async def open(self, id: str, listener: Listener) -> None:
        """Connect as a node of the server with this id."""

    async def close(self) -> None:
        """No more news."""

    def publish(self, channel: str, news: News) -> None:
        """Sent soon, or lost."""

    async def subscribe(self, *channels: str) -> None:
        """Returns when news of these channels come through, or cannot come now."""

    def unsubscribe(self, *channels: str) -> None:
        """As often as subscribed, and no news of the channel come any more."""

    # Who is where.

    def came(self, room: str, person: str, name: str) -> None:
        """Somebody has their first connection to this node in a room."""

    def went(self, room: str, person: str) -> None:
        """And has none any more."""

    async def others(self, room: str) -> dict[tuple[str, str], str]:
        """Names of those who are in a room by other nodes, by node and person."""
        return {}

    def saw(self, room: str, person: str) -> None:
        """Somebody asked by plain HTTP."""

    async def was_seen(self, room: str, person: str) -> bool:
        """By any node, a moment ago?"""
        return False

    # Rates and bots.

    async def allows(self, rate: str, key: str, stock: float, refill: float, cost: float) -> bool:
        """May it be done, as far as all nodes together know?"""
        return True

    def ask_bots(self, game: str, since: float) -> None:
        """A worker is to look at a game: its bots are to decide since then."""

    async def jobs(self) -> int:
        """How many games wait for workers, or are with one."""
        return 0
