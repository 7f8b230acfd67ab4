"""A child process that answers questions in lines of JSON.

The bot pool and the analyses use it. (`asterism.bots.external.program` runs the external programs
of bot authors: there `choose` is not a coroutine, and standard error is kept.)
"""

from __future__ import annotations

import asyncio
import json
import sys
from contextlib import suppress
from typing import Any

from asterism.bots.learned import told_json

LEARNED = "learned"  # the weights for packs, before the first question
LONGEST_LINE = 16 * 1024 * 1024  # a view or a review

Json = dict[str, Any]


class JsonProcess:
    """A running process. The caller of `start` must `end` it."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @classmethod
    async def start(cls, *command: str) -> JsonProcess:
        """Start it, and tell it the weights that were learned for packs."""
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
            start_new_session=True,  # Ctrl-C is for the server only
        )
        started = cls(process)
        try:
            if learned := told_json():
                await started.send({LEARNED: learned})
        except BaseException:
            await started.end()
            raise
        return started

    async def send(self, message: Json) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(message).encode() + b"\n")
        await self.process.stdin.drain()

    async def receive(self) -> Json:
        """The next line. ValueError if it is not a JSON object, or the process has ended."""
        assert self.process.stdout is not None
        answer = json.loads(await self.process.stdout.readline())
        if not isinstance(answer, dict):
            raise ValueError("expected a JSON object")
        return answer

    async def receive_bytes(self, count: int) -> bytes:
        """What follows a line that announces it."""
        assert self.process.stdout is not None
        return await self.process.stdout.readexactly(count)

    async def end(self) -> None:
        if self.process.stdin is not None:
            self.process.stdin.close()
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


def python_module(name: str) -> list[str]:
    """The command that runs a module of this package with this Python."""
    return [sys.executable, "-m", name]
