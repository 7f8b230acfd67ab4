"""A real server in a process of its own, and people who play on it over the network."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import websockets

Json = dict[str, Any]


class Live:
    """A server that can be started, killed and started again on the same database."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.zygote = subprocess.Popen(
            [sys.executable, "-m", "tests.server.zygote"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.pid = self.port = 0
        self.is_running = False  # or its end has not been told
        # One for all: making a client costs more than most requests.
        self.http = httpx.Client(timeout=60)

    def _line(self) -> Json:
        assert self.zygote.stdout is not None
        found: Json = json.loads(self.zygote.stdout.readline())
        return found

    def start(self, **more: object) -> None:
        assert self.zygote.stdin is not None
        self.zygote.stdin.write(json.dumps({"database": self.database, **more}) + "\n")
        self.zygote.stdin.flush()
        started = self._line()
        self.is_running = True
        self.pid, self.port = started["pid"], started["port"]
        assert self.port, "the server did not come up"

    def end(self) -> None:
        """As a power cut would."""
        if not self.is_running:
            return
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)
        self.ended()

    def is_alive(self) -> bool:
        try:
            return Path(f"/proc/{self.pid}/stat").read_text().split()[2] != "Z"
        except (FileNotFoundError, ProcessLookupError):
            return False

    def ended(self) -> None:
        """Wait for its end."""
        assert self._line() == {"ended": self.pid}
        self.is_running = False

    def close(self) -> None:
        assert self.zygote.stdin is not None and self.zygote.stdout is not None
        self.http.close()
        # A test that failed may have left it running; nobody would wait for its end otherwise.
        if self.is_running and self.is_alive():
            os.kill(self.pid, signal.SIGKILL)
        self.zygote.stdin.close()
        self.zygote.stdout.close()
        self.zygote.wait()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/api"


class Player:
    """Somebody on a seat who plays the first legal move, and remembers what was acknowledged."""

    def __init__(self, live: Live, name: str) -> None:
        self.live = live
        answer = live.http.post(f"{live.url}/people", json={"name": name})
        self.cookie = answer.cookies["asterism"]
        live.http.cookies.clear()
        self.room = ""
        self.acknowledged: list[tuple[str, int, str]] = []
        self.refused: list[Json] = []
        self.sent: dict[str, tuple[str, str]] = {}
        # On this socket: a table is told again when somebody comes, and answered once.
        self.answered: set[str] = set()
        self.waiting: set[str] = set()  # moves whose answer has not come
        self.is_silent = False
        self.closed: list[int] = []
        self.frames: list[Json] = []

    def post(self, path: str, body: Json) -> Json:
        url, headers = f"{self.live.url}{path}", {"Cookie": f"asterism={self.cookie}"}
        found: Json = self.live.http.post(url, json=body, headers=headers).json()
        return found

    def get(self, path: str) -> Json:
        url, headers = f"{self.live.url}{path}", {"Cookie": f"asterism={self.cookie}"}
        found: Json = self.live.http.get(url, headers=headers).json()
        return found

    def do(self, type: str, **fields: object) -> Json:
        return self.post(f"/rooms/{self.room}/commands", {"type": type, **fields})

    def is_over(self) -> bool:
        """Of the game at the own table."""
        return bool(self.get(f"/rooms/{self.room}/table")["status"] == "over")

    async def play(self, heard: Callable[[Json], bool]) -> None:
        """Play until the server is gone, or `heard` has had enough."""
        url = f"ws://127.0.0.1:{self.live.port}/api/rooms/{self.room}/socket"
        headers = {"Cookie": f"asterism={self.cookie}"}
        self.answered.clear()
        self.waiting.clear()
        with suppress(OSError, websockets.WebSocketException):
            async with websockets.connect(url, additional_headers=headers) as socket:
                try:
                    async for text in socket:
                        frame: Json = json.loads(text)
                        await self._answer(socket, frame)
                        if not heard(frame) or frame.get("status") == "over":
                            return
                finally:
                    await asyncio.sleep(0)
                    if socket.close_code is not None:
                        self.closed.append(socket.close_code)

    async def _answer(self, socket: websockets.ClientConnection, frame: Json) -> None:
        self.frames.append(frame)
        self.waiting.discard(frame.get("ref", ""))
        if frame["type"] == "accepted" and frame["ref"] in self.sent:
            game, move = self.sent[frame["ref"]]
            self.acknowledged.append((game, frame["number"], move))
        elif frame["type"] == "refused":
            self.refused.append(frame)
        elif frame["type"] == "table" and frame["seat"] in frame["deciding"]:
            ref = f"{frame['game']} {frame['number']}"
            if ref in self.answered or self.is_silent:
                return
            self.answered.add(ref)
            self.waiting.add(ref)
            move = frame["legal"][0]["text"]
            self.sent[ref] = (frame["game"], move)
            wish = {"type": "move", "ref": ref, "game": frame["game"]}
            # If it is closed by now, what the server said last is still to be read.
            with suppress(websockets.ConnectionClosed):
                await socket.send(json.dumps({**wish, "number": frame["number"], "move": move}))


def pair_of(live: Live, number: int, game: str = "stellar") -> list[Player]:
    """Two people at a table, their game begun."""
    ada, bo = (Player(live, f"{name} {number}") for name in ("Ada", "Bo"))
    ada.room = bo.room = ada.post("/rooms", {"game": game})["id"]
    bo.do("sit", seat=1)
    bo.do("ready", bytes="00")
    assert ada.do("start", bytes="01")["type"] == "accepted"
    return [ada, bo]
