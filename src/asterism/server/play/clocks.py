"""The players' clocks: a timer for each game whose clock runs, and what happens at zero."""

from __future__ import annotations

import asyncio

from asterism.server.core import Core
from asterism.server.play.games import Games
from asterism.table import commands
from asterism.table.live_game import LiveGame


class Clocks:
    """Follows the games of a node; a worker keeps no clocks."""

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
            self.timers[game] = self.core.background.spawn(self._fall(game, due))

    async def _fall(self, game: str, due: float) -> None:
        await self.core.clock.sleep(max(0.0, due - self.core.now()))
        await self.fall(game)

    async def fall(self, game: str) -> None:
        """A clock may have reached zero."""
        if self.games.failures.rests(game, "clock"):
            return
        async with self.games.apart(game, "clock"):
            await self.games.act(game, lambda table: commands.fall(table, self.core.now()))
