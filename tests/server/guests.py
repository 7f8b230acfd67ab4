"""People at a server that runs in this process: they speak HTTP and sockets, without a network."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable
from dataclasses import replace
from types import TracebackType
from typing import Any

import httpx
import msgspec
from sqlalchemy import update
from starlette.types import Message

from asterism.server.http.app import make_app
from asterism.server.node import Node
from asterism.server.settings import Limits, Settings
from asterism.server.storage import schema
from asterism.server.storage.packing import pack
from asterism.server.thinking.pool import Pool
from asterism.table.entries import Entry
from tests.server.moment import FakeClock, FakeDice, settle

Json = dict[str, Any]
HOST = "table.example"
PATIENCE = 60  # seconds, for busy machines; nothing waits longer than it must
# The clock stands still, so nobody's stock is ever refilled.
FREELY = Limits(
    commands=(1e9, 0),
    requests=(1e9, 0),
    chat=(1e9, 0),
    rooms_made=(1e9, 0),
    people=(1e9, 0),
    addresses=(1e9, 0),
    refused_seconds=0,
)


open_nodes: set[Node] = set()


async def driver_threads_ended() -> None:
    """A thread of SQLite's driver whose question was given up speaks to the loop once more, and
    would find it closed.
    """
    for _ in range(200):
        if not any("_connection_worker_thread" in one.name for one in threading.enumerate()):
            return
        await asyncio.sleep(0.01)


class Server:
    """A node with its routes, its clock stopped."""

    def __init__(
        self,
        database: str,
        clock: FakeClock | None = None,
        dice: FakeDice | None = None,
        **settings: Any,
    ) -> None:
        self.clock = clock or FakeClock()
        self.dice = dice or FakeDice()
        self.settings = replace(Settings(database=database, limits=FREELY), **settings)
        self.node = Node(self.settings, self.clock, self.dice)
        self.app = make_app(self.node)
        self.guests: list[Guest] = []
        self.successor: Server | None = None

    async def __aenter__(self) -> Server:
        open_nodes.add(self.node)
        await self.node.open()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        where: TracebackType | None,
    ) -> None:
        if not self.node.connections.closing:
            for guest in self.guests:
                await guest.leave()
            await self.node.close()
            open_nodes.discard(self.node)
        if not open_nodes:
            await driver_threads_ended()
        # A test that failed has not closed it.
        if self.successor is not None:
            await self.successor.__aexit__(kind, problem, where)

    async def restarted(self, **settings: Any) -> Server:
        """The same database, another process: nothing is handed over in memory."""
        await self.__aexit__(None, None, None)
        fresh = Server(self.settings.database, self.clock, self.dice)
        fresh.settings = replace(self.settings, **settings)
        fresh.node = Node(fresh.settings, fresh.clock, fresh.dice)
        fresh.app = make_app(fresh.node)
        open_nodes.add(fresh.node)
        await fresh.node.open()
        for guest in self.guests:
            guest.move_to(fresh)
        self.successor = fresh
        return fresh

    async def guest(self, name: str, language: str = "en", **more: Any) -> Guest:
        """Somebody new."""
        guest = Guest(self)
        answer = await guest.post("/people", {"name": name, "language": language, **more})
        assert answer.status_code == 201, answer.text
        guest.me = answer.json()
        return guest

    async def stranger(self) -> Guest:
        return Guest(self)


class Guest:
    """A browser, or a bot with a token."""

    def __init__(self, server: Server, token: str | None = None) -> None:
        self.token = token
        self.me: Json = {}
        self.cookies = httpx.Cookies()
        self.lines: list[Line] = []
        server.guests.append(self)
        self.server = server
        self.move_to(server)

    def move_to(self, server: Server) -> None:
        self.server = server
        if self not in server.guests:
            server.guests.append(self)
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        self.http = httpx.AsyncClient(
            transport=httpx.ASGITransport(app=server.app, raise_app_exceptions=False),
            base_url=f"https://{HOST}",
            headers=headers,
            cookies=self.cookies,
        )

    async def leave(self) -> None:
        for line in self.lines:
            await line.close()
        self.cookies = self.http.cookies
        await self.http.aclose()

    @property
    def id(self) -> str:
        return str(self.me["id"])

    def url(self, path: str) -> str:
        return f"{self.server.settings.base_path}/api{path}"

    async def get(self, path: str, **query: Any) -> httpx.Response:
        return await self.http.get(self.url(path), params=query)

    async def post(self, path: str, body: Any = None) -> httpx.Response:
        return await self.http.post(self.url(path), json=body)

    async def fetch(self, path: str, **query: Any) -> Json:
        answer = await self.get(path, **query)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    # Rooms.

    async def open_room(self, game: str = "comets", **wish: Any) -> str:
        answer = await self.post("/rooms", {"game": game, "pace": 0, **wish})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def tell(self, room: str, type: str, **fields: Any) -> Json:
        """Send a command by plain HTTP; the answer, whatever it is."""
        answer = await self.post(f"/rooms/{room}/commands", {"type": type, **fields})
        found: Json = answer.json()
        assert answer.status_code < 500 or found["code"] == "storage", answer.text
        return found

    async def do(self, room: str, type: str, **fields: Any) -> Json:
        answer = await self.tell(room, type, **fields)
        assert answer["type"] != "refused", answer
        return answer

    async def refused(self, room: str, type: str, **fields: Any) -> Json:
        answer = await self.tell(room, type, **fields)
        assert answer["type"] == "refused", answer
        return answer

    async def table(self, room: str, **query: Any) -> Json:
        return await self.fetch(f"/rooms/{room}/table", **query)

    async def play(self, room: str, move: str | None = None, **fields: Any) -> Json:
        """Play a move (not given: the first legal one)."""
        seat = fields.get("seat")
        table = await self.table(room, **({} if seat is None else {"seat": seat}))
        chosen = move or table["legal"][0]["text"]
        wish = {"game": table["game"], "number": table["number"], "move": chosen, **fields}
        return await self.do(room, "move", **wish)

    async def socket(
        self, room: str, headers: Json | None = None, client: str = "127.0.0.1", **query: Any
    ) -> Line:
        line = Line(self, f"/rooms/{room}/socket", query, headers or {}, client)
        self.lines.append(line)
        return line


class Line:
    """A socket of a guest; all frames that came are kept."""

    def __init__(
        self, guest: Guest, path: str, query: Json, headers: Json, client: str = "127.0.0.1"
    ) -> None:
        self.guest = guest
        self.reading = asyncio.Event()
        self.reading.set()
        self.frames: list[Json] = []
        self.raw: list[str] = []
        self.read = 0
        self.code: int | None = None
        self.inbox: asyncio.Queue[Message] = asyncio.Queue()
        self.inbox.put_nowait({"type": "websocket.connect"})
        cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
        sent = {"host": HOST, "cookie": cookies, **guest.http.headers, **headers}
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "wss",
            "path": guest.url(path),
            "raw_path": guest.url(path).encode(),
            "root_path": "",
            "query_string": str(httpx.QueryParams(query)).encode(),
            "headers": [(k.lower().encode(), v.encode()) for k, v in sent.items()],
            "client": (client, 5),
            "server": (HOST, 443),
            "subprotocols": [],
            "state": {},
        }
        self.arrived = asyncio.Event()
        self.task = asyncio.create_task(guest.server.app(scope, self.inbox.get, self._send))

    async def _send(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            await self.reading.wait()
            self.raw.append(message["text"])
            self.frames.append(json.loads(message["text"]))
        elif message["type"] == "websocket.close":
            self.code = message["code"]
        self.arrived.set()

    def say(self, text: str | bytes) -> None:
        key = "text" if isinstance(text, str) else "bytes"
        self.inbox.put_nowait({"type": "websocket.receive", key: text})

    def tell(self, type: str, **fields: Any) -> None:
        self.say(json.dumps({"type": type, **fields}))

    async def next(self, type: str | None = None) -> Json:
        """The next frame (of a type; others are passed over)."""
        async with asyncio.timeout(PATIENCE):
            while True:
                while self.read < len(self.frames):
                    frame = self.frames[self.read]
                    self.read += 1
                    if type is None or frame["type"] == type:
                        return frame
                if self.code is not None:
                    raise ConnectionError(f"closed with {self.code}")
                self.arrived.clear()
                await self.arrived.wait()

    async def closed(self) -> int:
        async with asyncio.timeout(PATIENCE):
            while self.code is None:
                self.arrived.clear()
                await self.arrived.wait()
        return self.code

    async def drained(self) -> list[Json]:
        """All frames that are there, after everything has settled."""
        await settle()
        fresh = self.frames[self.read :]
        self.read = len(self.frames)
        return fresh

    async def close(self) -> None:
        if not self.task.done():
            self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
            async with asyncio.timeout(PATIENCE):
                await self.task


async def seated(server: Server, *names: str, **wish: Any) -> tuple[str, list[Guest]]:
    """A room with these people on its seats, and their game begun."""
    room, guests = await gathered(server, *names, **wish)
    for guest in guests[1:]:
        await guest.do(room, "ready", bytes="0" * 62 + "0a")
    await guests[0].do(room, "start", bytes="0" * 62 + "0b")
    return room, guests


async def gathered(server: Server, *names: str, **wish: Any) -> tuple[str, list[Guest]]:
    """A room with these people on its seats."""
    guests = [await server.guest(name) for name in names]
    room = await guests[0].open_room(**{"players": len(names), **wish})
    for seat, guest in enumerate(guests[1:], 1):
        await guest.do(room, "sit", seat=seat)
    return room, guests


async def lay_out(server: Server, game: str, change: Callable[[Json], None]) -> None:
    """A game that has just begun, from another position instead: its own, as `change` leaves it."""
    node = server.node
    table = await node.games.look(game)
    box = node.games.box(game)
    async with box.lock:
        position: Json = json.loads(json.dumps(table.state.to_json()))
        change(position)
        opening = replace(table.opening, position=position)
        start = pack(Entry(kind="start", at=table.times.at))
        await node.store.write(
            update(schema.game)
            .where(schema.game.c.id == game)
            .values(opening=msgspec.json.encode(opening).decode()),
            update(schema.entry).where(schema.entry.c.game == game).values(data=start),
        )
        box.table = None


async def play_out(room: str, guests: list[Guest]) -> Json:
    """Play the first legal moves until the game is over; the last table."""
    while True:
        table = await guests[0].table(room)
        if table["status"] != "playing":
            return table
        await guests[table["deciding"][0]].play(room)


def failures(server: Server) -> float:
    """How often a game has failed at what should never fail."""
    found = server.node.metrics.failures.collect()
    return sum(one.value for metric in found for one in metric.samples)


def asked_of(pool: Pool) -> int:
    """How many questions bots have answered."""
    (metric,) = pool.seconds.collect()
    return int(next(one.value for one in metric.samples if one.name.endswith("_count")))
