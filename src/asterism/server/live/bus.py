"""The message bus between the nodes of a server. A single node has nobody to talk to.

News are hints: ids and numbers that say what to read from the database. So nothing hidden leaves a
node this way, and lost news only cost time.
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

# Channels: nodes with people in a room, nodes a person is connected to, all nodes.
ALL = "all"


def room_channel(room: str) -> str:
    return f"room {room}"


def person_channel(person: str) -> str:
    return f"person {person}"


class News(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One hint. `node` is its sender."""

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
    """Receives the news of other nodes."""

    async def receive(self, news: News) -> None:
        """Something has happened at another node."""

    async def reconnected(self) -> None:
        """News may have been missed: check everything that matters here."""

    def others_gone(self, alive: set[str]) -> None:
        """Only these other nodes are alive."""


class Bus:
    """The bus of a single node: it sends and receives nothing."""

    is_shared = False  # are there other nodes?
    is_well = True  # is the bus working?

    async def open(self, id: str, listener: Listener) -> None:
        """Connect as a node of the server with this id."""

    async def close(self) -> None:
        """Disconnect."""

    def publish(self, channel: str, news: News) -> None:
        """Send soon; may be lost."""

    async def subscribe(self, *channels: str) -> None:
        """Returns once the channels are subscribed, or cannot be now."""

    def unsubscribe(self, *channels: str) -> None:
        """Call as often as `subscribe` to end a subscription."""

    # Presence.

    def came(self, room: str, person: str, name: str) -> None:
        """A person has their first connection to this node in a room."""

    def went(self, room: str, person: str) -> None:
        """The person's last connection to this node in the room has closed."""

    async def others(self, room: str) -> dict[tuple[str, str], str]:
        """The names of people who are in a room at other nodes, by node and person."""
        return {}

    def note_request(self, room: str, person: str) -> None:
        """A person has sent an HTTP request."""

    async def was_seen(self, room: str, person: str) -> bool:
        """Has the person recently sent an HTTP request, to any node?"""
        return False

    # Rate limits and bots.

    async def allows(
        self, rate: str, key: str, stock: float, refill: float, cost: float, taken: float
    ) -> bool:
        """Does the rate limit across all nodes allow it? Then so much is taken from it."""
        return True

    def ask_bots(self, game: str, since: float) -> None:
        """Queue a game for a worker: its bots have had to decide since then."""

    async def jobs(self) -> int:
        """The number of games that wait for a worker or are with one."""
        return 0
