"""Turn notifications outside: the host's webhook or command."""

from __future__ import annotations

import asyncio
import json
import logging
import shlex
import urllib.request
from contextlib import suppress

from asterism.server.settings import Settings
from asterism.table.live_game import LiveGame

log = logging.getLogger("asterism.server")
SECONDS = 10.0


class Hooks:
    """Sends turn notices. A hook that fails is logged and otherwise ignored."""

    def __init__(self, settings: Settings) -> None:
        self.webhook, self.command = settings.turn_webhook, settings.turn_command
        self.tasks: set[asyncio.Task[None]] = set()

    def turn(self, person: str, name: str, table: LiveGame) -> None:
        """It is a person's turn in a correspondence game."""
        if not self.webhook and not self.command:
            return
        due = table.times.due()
        note = {
            "kind": "turn",
            "person": person,
            "name": name,
            "rules": table.game.name,
            "room": table.opening.room,
            "game": table.opening.id,
            "due": due,
        }
        task = asyncio.create_task(self._send(json.dumps(note).encode()))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _send(self, note: bytes) -> None:
        try:
            async with asyncio.timeout(SECONDS):
                if self.webhook:
                    await asyncio.to_thread(self._post, note)
                if self.command:
                    await self._run(note)
        except (OSError, ValueError, TimeoutError) as problem:
            log.warning("turn hook failed: %s", problem)

    def _post(self, note: bytes) -> None:
        request = urllib.request.Request(
            self.webhook, note, {"Content-Type": "application/json"}, method="POST"
        )
        with urllib.request.urlopen(request, timeout=SECONDS):
            pass

    async def _run(self, note: bytes) -> None:
        process = await asyncio.create_subprocess_exec(
            *shlex.split(self.command), stdin=asyncio.subprocess.PIPE
        )
        try:
            await process.communicate(note)
        finally:  # kill a command that does not end
            if process.returncode is None:
                process.kill()
                await process.wait()

    async def close(self) -> None:
        for task in list(self.tasks):
            with suppress(asyncio.CancelledError):
                await task
