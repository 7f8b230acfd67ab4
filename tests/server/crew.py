"""Nodes and workers in processes of their own, to be killed; people who do not care which node
answers them.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
import websockets

from asterism import Quick
from tests.server.live import Json

TURNS = 25  # own decisions in a duel, then one gives up


class Crew:
    """Processes by name; a killed one comes back under its name."""

    def __init__(self, database: str, redis: str) -> None:
        self.common = {"database": database, "redis": redis}
        self.zygote = subprocess.Popen(
            [sys.executable, "-m", "tests.server.zygote", "many"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.pids: dict[str, int] = {}
        self.ports: dict[str, int] = {}  # of the nodes that are there

    def _ask(self, **words: object) -> Json:
        assert self.zygote.stdin is not None and self.zygote.stdout is not None
        self.zygote.stdin.write(json.dumps(words) + "\n")
        self.zygote.stdin.flush()
        found: Json = json.loads(self.zygote.stdout.readline())
        return found

    def start(self, name: str) -> None:
        is_node = name.startswith("node")
        found = self._ask(**self.common, role="node" if is_node else "worker")
        self.pids[name] = found["pid"]
        if is_node:
            assert found["port"], f"{name} did not start"
            self.ports[name] = found["port"]

    def kill(self, name: str) -> None:
        """As a power cut would."""
        self.ports.pop(name, None)
        pid = self.pids.pop(name)
        assert self._ask(end=pid) == {"ended": pid}

    def close(self) -> None:
        assert self.zygote.stdin is not None and self.zygote.stdout is not None
        self.zygote.stdin.close()
        self.zygote.wait()
        self.zygote.stdout.close()


@dataclass
class Nomad:
    """Somebody on a seat who plays by any node, and remembers what was acknowledged."""

    crew: Crew
    name: str
    chance: Quick
    acknowledged_one: Callable[[], None]
    cookie: str = ""
    room: str = ""
    is_over: bool = False
    decisions: int = 0
    waiting: Json | None = None  # a command that was not answered yet
    said: str = ""  # by the present socket
    newest: int = 0  # the own latest entry
    acknowledged: list[tuple[str, int, str]] = field(default_factory=list)  # ref, number, move

    async def arrive(self, http: httpx.AsyncClient) -> None:
        answer = await http.post(f"{self._url()}/people", json={"name": self.name})
        self.cookie = f"asterism={answer.cookies['asterism']}"
        http.cookies.clear()

    def _url(self) -> str:
        ports = sorted(self.crew.ports.values())
        return f"http://127.0.0.1:{ports[self.chance.below(len(ports))]}/api"

    async def post(self, http: httpx.AsyncClient, path: str, **body: Any) -> Json:
        headers = {"Cookie": self.cookie}
        answer = await http.post(f"{self._url()}{path}", json=body, headers=headers)
        found: Json = answer.json()
        assert found.get("type") != "refused", found
        return found

    async def do(self, http: httpx.AsyncClient, type: str, **fields: Any) -> Json:
        return await self.post(http, f"/rooms/{self.room}/commands", type=type, **fields)

    async def play(self) -> None:
        """One connection after the other, until the game is over."""
        while not self.is_over:
            try:
                url = self._url().replace("http", "ws") if self.crew.ports else ""
                headers = {"Cookie": self.cookie}
                address = f"{url}/rooms/{self.room}/socket"
                async with websockets.connect(address, additional_headers=headers) as socket:
                    self.said = ""
                    await self._talk(socket)
            except (OSError, TimeoutError, ValueError, websockets.WebSocketException):
                await asyncio.sleep(0.05)

    async def _talk(self, socket: websockets.ClientConnection) -> None:
        table: Json = {"number": -1}
        async for text in socket:
            frame: Json = json.loads(text)
            if frame["type"] == "table":
                assert frame["number"] >= table["number"], "a table does not go back"
                table = frame
                if table["status"] != "playing":
                    self.is_over = True
                    return
            elif frame["type"] == "accepted":
                self._was_accepted(frame)
            elif frame["type"] == "refused":
                if frame["code"] != "storage":  # that once more, somewhere else or a bit later
                    assert frame["code"] in ("stale", "not-now", "illegal"), frame
                    self.waiting = None
                return
            if table["number"] >= 0:
                await self._decide(socket, table)

    async def _decide(self, socket: websockets.ClientConnection, table: Json) -> None:
        """On the newest table. What was not answered before the last socket broke is said again:
        the same word is heard once.
        """
        if self.waiting is None:
            if table["seat"] not in table["deciding"] or table["number"] < self.newest:
                return
            wish: Json = {"game": table["game"], "ref": f"{self.name} {table['number']}"}
            if table["rules"] == "star_realms" and self.decisions >= TURNS:
                wish |= {"type": "resign"}
            else:
                wish |= {"type": "move", "number": table["number"], "move": self._choice(table)}
            self.waiting = wish
        if self.said != self.waiting["ref"]:
            self.said = str(self.waiting["ref"])
            await socket.send(json.dumps(self.waiting))

    def _choice(self, frame: Json) -> str:
        for wish in sorted(frame["wishes"], reverse=True):
            return str(frame["wishes"][wish])
        legal = frame["legal"]
        return str(legal[self.chance.below(len(legal))]["text"])

    def _was_accepted(self, frame: Json) -> None:
        wish = self.waiting
        if wish is None or wish["ref"] != frame["ref"]:
            return
        self.waiting = None
        self.newest = frame["number"]
        self.decisions += 1
        self.acknowledged.append((wish["ref"], frame["number"], wish.get("move", "")))
        self.acknowledged_one()
