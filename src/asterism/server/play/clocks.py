"""A timer for each game whose clock runs, and what happens at zero."""

from __future__ import annotations

import asyncio

from asterism.server.core import Core
from asterism.server.play.games import Games
from asterism.table import commands
from asterism.table.live_game import LiveGame


class Clocks:
    """The clocks of a node's games. A worker has none."""

    def __init__(self, core: Core, games: Games) -> None:
        self.core, self.games = core, games
        self.timers: dict[str, asyncio.Task[None]] = {}

    def go_on(self, table: LiveGame, own: bool) -> None:
        game = table.opening.id
        old = self.timers.pop(game, None)
        if old is not None and old is not asyncio.current_task():
            old.cancel()
        due = None if table.is_over else table.times.due()
        if due is not None and not self.core.background.is_closing:
            self.timers[game] = self.core.background.spawn(self._run_out_at(game, due))

    async def _run_out_at(self, game: str, due: float) -> None:
        await self.core.clock.sleep(max(0.0, due - self.core.now()))
        await self.run_out(game)

    async def run_out(self, game: str) -> None:
        """A clock may have run out."""
        if self.games.failures.is_paused(game, "clock"):
            return
        async with self.games.contained(game, "clock"):
            await self.games.act(game, lambda table: commands.run_out(table, self.core.now()))
