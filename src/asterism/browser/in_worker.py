"""The ends of the bridge between JavaScript and Python, in a worker of the browser."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Callable, Mapping
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

from asterism.browser.device import Line
from asterism.browser.host import Host
from asterism.table import thinking
from asterism.table.refusal import Refusal

# What is imported on first use.
LATER = ("asterism.analysis", "asterism.bots", "asterism.games", "asterism.lessons")
REFUSED = 4000  # plus the status of the refusal, as a socket of the server closes
Json = dict[str, Any]
Progress = Callable[[int, int], None]


class Store:
    """The browser's database (web/src/device/store.ts)."""

    def __init__(self, database: Any) -> None:
        self.database = database

    async def read(self, key: str) -> str | None:
        found = await self._asked(self.database.read(key))
        return None if found is None else str(found)

    async def find(self, prefix: str) -> dict[str, str]:
        found: dict[str, str] = json.loads(await self._asked(self.database.find(prefix)))
        return dict(sorted(found.items()))

    async def write(
        self, changes: Mapping[str, str | None], expected: Mapping[str, str | None]
    ) -> bool:
        wanted = json.dumps(changes), json.dumps(expected)
        return bool(await self._asked(self.database.write(*wanted)))

    async def _asked(self, promise: Any) -> Any:
        try:
            return await promise
        except Exception as problem:  # whatever the browser says: nothing was stored
            raise OSError(str(problem)) from problem


class Thinker:
    """The workers that think (web/src/device/thinkers.ts)."""

    def __init__(self, workers: Any) -> None:
        self.workers = workers

    async def choose(self, question: Json) -> str | None:
        count = thinking.trees(question)
        if not count:
            return await self._asked("choose", question)
        trees = [self._asked("grow", {**question, "tree": tree}) for tree in range(count)]
        grown = [json.loads(tree) for tree in await asyncio.gather(*trees)]
        return thinking.picked(question, grown)

    async def analyse(self, question: Json, progress: Progress) -> object:
        found: object = json.loads(await self._asked("analyse", question, progress))
        return found

    async def _asked(self, kind: str, question: Json, progress: Progress | None = None) -> str:
        asked = self.workers.ask(kind, json.dumps(question), progress)
        try:
            return str(await asked.answer)
        except asyncio.CancelledError:
            self.workers.cancel(asked.id)
            raise


class Clock:
    def now(self) -> float:
        return round(time.time(), 3)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class Dice:
    """The device's own randomness."""

    def id(self) -> str:
        while (found := secrets.token_urlsafe(15)).startswith("-"):
            pass
        return found

    def hex(self) -> str:
        return secrets.token_hex(32)


class Bridge:
    """What JavaScript calls."""

    def __init__(self, host: Host, page: Any) -> None:
        self.host, self.page = host, page
        self.lines: dict[int, Line] = {}
        host.device.announce = page.announce

    async def request(self, method: str, path: str, body: str) -> tuple[int, str]:
        return await self.host.request(method, path, body)

    async def connect(self, line: int, path: str) -> int:
        """0, or the code with which the line ends."""
        try:
            self.lines[line] = await self.host.connect(
                path, lambda text: self.page.frame(line, text)
            )
        except Refusal as refusal:
            return REFUSED + refusal.status
        return 0

    async def say(self, line: int, text: str) -> None:
        if line in self.lines:
            await self.host.say(self.lines[line], text)

    def hang_up(self, line: int) -> None:
        found = self.lines.pop(line, None)
        if found is not None:
            self.host.hang_up(found)

    async def news(self, room: str) -> None:
        await self.host.rooms.changed_elsewhere(room)


def import_everything() -> None:
    """All that anybody may need later: the memory of this Python is kept, and others start from
    it.
    """
    for part in LATER:
        for module in walk_packages(import_module(part).__path__, f"{part}."):
            import_module(module.name)


async def begin(database: Any, workers: Any, page: Any, info: str) -> Bridge:
    host = Host(Store(database), Thinker(workers), Clock(), Dice(), json.loads(info))
    await host.open()
    return Bridge(host, page)


# In the workers that think.


def answer(kind: str, question: str, progress: Progress) -> str:
    asked = json.loads(question)
    if kind == "choose":
        return thinking.choose(asked)
    if kind == "grow":
        tree = asked.pop("tree")
        return json.dumps(thinking.grow(asked, tree, progress))
    return json.dumps(thinking.analyse(asked, progress))
