"""The two hosts that a page may talk to, asked in the same words: the server, and the device."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, Protocol

import msgspec

from asterism.analysis import Budget
from asterism.browser.host import Host
from asterism.browser.store import Memory, Store
from asterism.server.http.routes.catalogue import catalogue
from asterism.table.thinking import analyse, choose
from tests.server.guests import Guest, Server
from tests.server.moment import FakeClock, FakeDice

Json = dict[str, Any]
PATIENCE = 60
BUDGET = Budget(iterations=10, deals=2)


class SameDice(FakeDice):
    """Secrets in the same order, however many ids, codes and tokens are drawn between them."""

    def __init__(self) -> None:
        super().__init__()
        self.secrets = 0

    def hex(self) -> str:
        self.secrets += 1
        return sha256(f"secret {self.secrets}".encode()).hexdigest()

    def id(self) -> str:
        return super().hex()[:20]

    def token(self) -> str:
        return super().hex()

    def code(self, length: int) -> str:
        return super().hex()[:length].upper()


class Thinker:
    """Thinks at once, where the device does."""

    async def choose(self, question: Json) -> str | None:
        return choose(json.loads(json.dumps(question)))

    async def analyse(self, question: Json, progress: Callable[[int, int], None]) -> object:
        return analyse(json.loads(json.dumps(question)), progress)


class Asked(Protocol):
    """A host, as a page sees it. `frames`: all that came over the line to the room."""

    name: str
    frames: list[Json]
    clock: FakeClock

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """The status of the answer, and what it says."""

    async def line(self, room: str, **query: Any) -> None:
        """Look at a room from now on."""

    async def again(self) -> None:
        """Everything in memory is lost, and the host starts again."""


class OnServer:
    """The server, in this process."""

    name = "server"

    def __init__(self, server: Server) -> None:
        self.server, self.clock = server, server.clock
        self.guest = Guest(server)
        self.frames: list[Json] = []

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        given = {"content": body} if isinstance(body, str) else {"json": body}
        answer = await self.guest.http.request(method, self.guest.url(path), **given)
        return answer.status_code, said(answer.text)

    async def line(self, room: str, **query: Any) -> None:
        line = await self.guest.socket(room, **query)
        self.frames = line.frames
        await line.next("welcome")

    async def again(self) -> None:
        self.server = await self.server.restarted()


class OnDevice:
    """The device: Python without a server."""

    name = "device"

    def __init__(self, store: Store | None = None) -> None:
        self.clock, self.dice = FakeClock(), SameDice()
        self.store = store or Memory()
        self.frames: list[Json] = []
        self.host = self._host()

    def _host(self) -> Host:
        games = msgspec.to_builtins(catalogue())
        info = {"games": games}
        return Host(self.store, Thinker(), self.clock, self.dice, info, budget=BUDGET)

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        text = body if isinstance(body, str) else "" if body is None else json.dumps(body)
        status, answer = await self.host.request(method, path, text)
        return status, said(answer)

    async def line(self, room: str, **query: Any) -> None:
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        frames: list[Json] = []
        self.frames = frames
        await self.host.connect(
            f"/rooms/{room}/socket?{asked}", lambda text: frames.append(json.loads(text))
        )

    async def again(self) -> None:
        await self.host.device.close()
        self.host = self._host()
        await self.host.open()


def said(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text


@asynccontextmanager
async def both(folder: Path) -> AsyncIterator[tuple[Asked, Asked]]:
    """Both hosts, with the same luck, and somebody called Ada at each."""
    device = OnDevice()
    async with Server(
        f"sqlite:///{folder / 'hosts.db'}",
        dice=SameDice(),
        hint_budget=BUDGET,
        review_budget=BUDGET,
    ) as server:
        hosts = OnServer(server), device
        for host in hosts:
            await host.ask("POST", "/people", {"name": "Ada", "language": "en"})
        yield hosts
        await device.host.device.close()


# Comparing.

# What must differ: names that are drawn, and sentences that the page says for itself.
DRAWN = ("code", "link", "reason", "commitment", "secret", "salt", "present", "watching")
NAMES = ("id", "room", "game", "person", "host", "by", "playing", "games", "yes")


class Same:
    """Answers and frames of a host with its own ids replaced by how it came to them."""

    def __init__(self) -> None:
        self.known: dict[str, str] = {}

    def of(self, value: Any, key: str = "") -> Any:
        if isinstance(value, dict):
            return {name: self.of(one, name) for name, one in value.items() if name not in DRAWN}
        if isinstance(value, list):
            return [self.of(one, key) for one in value]
        if isinstance(value, str) and key in (
            "id",
            "room",
            "game",
            "person",
            "host",
            "by",
            "playing",
            "games",
            "yes",
        ):
            if key == "game" and value in ("stellar", "sternenhimmel", "star_realms"):
                return value
            return self.known.setdefault(value, f"<{len(self.known)}>")
        return value


async def until(done: Callable[[], bool]) -> None:
    """Wait for what bots do in their own time."""
    async with asyncio.timeout(PATIENCE):
        while not done():
            await asyncio.sleep(0.005)
