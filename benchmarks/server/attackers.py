"""Those who mean harm: each is a process of its own with the lowest priority, so that it is the
server which they keep busy and not the crowd.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections import Counter
from time import monotonic
from typing import Any

from benchmarks.server.crowd import Crowd, Person
from benchmarks.server.lean import Http, Socket, address, connect
from benchmarks.server.served import CROWD_CORE, pin

FAR = 200_000  # the attacker's number: an address that nobody of the crowd has
ELSEWHERE = "127.0.0.9"  # where connections come from that say nothing


class Attack:
    """One attacker until the time is over; `seen` counts how the server answered."""

    def __init__(self, port: int, seconds: float) -> None:
        self.port, self.end = port, monotonic() + seconds
        self.seen: Counter[str] = Counter()
        self.crowd = Crowd([port])
        self.crowd.came = FAR
        self.me = Person(self.crowd, FAR)

    def goes_on(self) -> bool:
        return monotonic() < self.end

    async def arrive(self) -> Http:
        http = Http(self.port)
        await self.me.arrive(http)
        return http

    async def room(self, http: Http) -> str:
        found = await self.me.post(http, "/api/rooms", {"game": "stellar"})
        self.me.room = found["id"]
        return self.me.room

    # The ways to do harm.

    async def sockets(self) -> None:
        """Thousands of sockets of one person, opened as fast as they can be."""
        await self.arrive()
        kept: list[Socket] = []

        async def one() -> None:
            while self.goes_on() and len(kept) < 5_000:
                try:
                    socket = await connect(
                        self.port,
                        "/api/me/socket",
                        self.me.headers,
                        hear=lambda data: None,
                        gone=lambda code: self.seen.update([f"closed {code}"]),
                    )
                except (ConnectionError, OSError) as problem:
                    self.seen[str(problem)[:40]] += 1
                    continue
                self.seen["opened"] += 1
                kept.append(socket)

        await asyncio.gather(*(one() for _ in range(20)))
        for socket in kept:
            socket.close()

    async def rooms(self) -> None:
        """Rooms without end."""
        await self.arrive()
        await asyncio.gather(
            *(self._ask("POST", "/api/rooms", {"game": "stellar"}) for _ in "1234")
        )

    async def people(self) -> None:
        """New people without end."""
        await asyncio.gather(*(self._ask("POST", "/api/people", {"name": "Eve"}) for _ in "1234"))

    async def _ask(self, method: str, path: str, body: dict[str, str]) -> None:
        http = Http(self.port)
        headers = {"Cookie": f"asterism={self.me.cookie}", "X_Forwarded_For": address(FAR)}
        while self.goes_on():
            try:
                status, _, _ = await asyncio.wait_for(http.ask(method, path, body, **headers), 5)
            except (OSError, asyncio.IncompleteReadError, TimeoutError) as problem:
                self.seen[type(problem).__name__] += 1
                http.close()
                continue
            self.seen[f"HTTP {status}"] += 1

    async def floods(self) -> None:
        """Commands and nonsense on many sockets, without waiting for any answer."""
        room = await self.room(await self.arrive())

        async def one(data: bytes) -> None:
            while self.goes_on():
                try:
                    socket = await connect(
                        self.port,
                        f"/api/rooms/{room}/socket",
                        self.me.headers,
                        hear=self._heard,
                        gone=lambda code: self.seen.update([f"closed {code}"]),
                    )
                    while socket.open and self.goes_on():
                        for _ in range(20):
                            socket.send(data)
                        await asyncio.sleep(0.005)
                    socket.close()
                except (ConnectionError, OSError) as problem:
                    self.seen[str(problem)[:40]] += 1
                await asyncio.sleep(0)

        ping, nonsense = b'{"type":"ping","ref":"x"}', b"[" * 2_000
        await asyncio.gather(*(one(data) for data in (ping, nonsense) * 5))

    def _heard(self, data: bytes) -> None:
        frame = json.loads(data)
        self.seen[f"refused: {frame['code']}" if "code" in frame else frame["type"]] += 1

    async def half_open(self) -> None:
        """Connections that say nothing, or begin a request and never end it."""
        writers: list[asyncio.StreamWriter] = []

        async def read(reader: asyncio.StreamReader) -> None:
            try:
                line = await reader.readline()
                self.seen[line.decode(errors="replace")[9:12] or "closed"] += 1
            except OSError as problem:
                self.seen[type(problem).__name__] += 1

        reading = []
        while self.goes_on() and len(writers) < 3_000:
            try:
                reader, writer = await asyncio.open_connection(
                    "127.0.0.1", self.port, local_addr=(ELSEWHERE, 0)
                )
            except OSError as problem:
                self.seen[type(problem).__name__] += 1
                await asyncio.sleep(0.1)
                continue
            if len(writers) % 2:
                writer.write(b"GET /api/server HTTP/1.1\r\nHost: a\r\nX-Slow: ")
            writers.append(writer)
            reading.append(asyncio.create_task(read(reader)))
        while self.goes_on():
            await asyncio.sleep(0.2)
        self.seen["connections"] = len(writers)
        for writer in writers:
            writer.close()
        for task in reading:
            task.cancel()

    async def slow_readers(self) -> None:
        """Fifteen sockets in a room that never read, while the room is changed without end."""
        http = await self.arrive()
        room = await self.room(http)
        sockets = []
        for _ in range(15):
            socket = await connect(
                self.port,
                f"/api/rooms/{room}/socket",
                self.me.headers,
                hear=lambda data: None,
                gone=lambda code: self.seen.update([f"closed {code}"]),
            )
            assert socket.transport is not None
            socket.transport.pause_reading()
            sockets.append(socket)
        while self.goes_on():
            try:
                await self.me.do(http, "change", pace=1)
                self.seen["changes told"] += 1
            except ConnectionError:
                self.seen["refused"] += 1
                await asyncio.sleep(0.05)
        for socket in sockets:
            socket.close()


ATTACKS = ("sockets", "rooms", "people", "floods", "half_open", "slow_readers")


def attack(name: str, port: int, seconds: float, answers: Any) -> None:
    pin(CROWD_CORE)
    os.nice(19)

    async def run() -> dict[str, int]:
        attacker = Attack(port, seconds)
        try:
            await getattr(attacker, name)()
        except Exception as problem:  # an attacker that fails has been fended off; it says how
            attacker.seen[f"{type(problem).__name__}: {problem}"[:80]] += 1
        return dict(attacker.seen)

    answers.put(asyncio.run(run()))
