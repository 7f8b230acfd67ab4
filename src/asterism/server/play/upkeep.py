"""Periodic work: clocks run out, bots are woken, idle games leave memory. A failure in one game
does not affect the others.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from asterism.server.core import Core
from asterism.server.live.bus import Bus
from asterism.server.live.connections import Connections
from asterism.server.play.bot_turns import Bots
from asterism.server.play.clocks import Clocks
from asterism.server.play.games import Box, Games
from asterism.server.storage import statements
from asterism.server.storage.problems import Conflict, StorageFailed
from asterism.server.storage.store import Store
from asterism.table import commands
from asterism.table.refusal import Refusal

log = logging.getLogger("asterism.server")

ALIVE = "alive"
ALIVE_EVERY = 1.0
# Seconds without a heartbeat after which no node of several was there. A single node knows.
AWAY = 3.0
SWEEP_EVERY = 5.0
OVERDUE = 3.0  # seconds after which a bot may have been forgotten
AT_ONCE = 200  # clocks checked per round
PATIENCE = 3.0  # seconds for a write that shows that the disk can be written

Work = Callable[[], Coroutine[Any, Any, None]]


class Upkeep:
    """Looks after the games of a node."""

    def __init__(
        self,
        core: Core,
        store: Store,
        games: Games,
        clocks: Clocks,
        bots: Bots,
        bus: Bus,
        connections: Connections,
    ) -> None:
        self.core, self.store, self.games = core, store, games
        self.clocks, self.bots, self.bus, self.connections = clocks, bots, bus, connections
        self.failures = games.failures
        self.was_cut_off = False  # from the database
        self.is_stored, self.tried_at = True, -ALIVE_EVERY
        # Other periodic jobs.
        self.chores: list[Work] = []

    def begin(self, is_worker: bool) -> None:
        spawn = self.core.background.spawn
        if is_worker:
            spawn(self.every(SWEEP_EVERY, self._tidy))
            return
        spawn(self.every(ALIVE_EVERY, self._keep_alive))
        spawn(self.every(SWEEP_EVERY, self.sweep))
        spawn(self.wake_bots())

    async def every(self, seconds: float, work: Work) -> None:
        while True:
            await self.core.clock.sleep(seconds)
            await self.attempt(work)

    async def attempt(self, work: Work) -> None:
        """Run a periodic job; a failure does not stop the others."""
        try:
            await work()
        except Refusal as problem:
            log.warning("the database does not answer: %s", problem)
        except Exception:
            log.exception("a periodic job failed")

    # Downtime.

    async def _keep_alive(self) -> None:
        """Write a heartbeat. While the database was down, no clock ran."""
        try:
            if self.was_cut_off:
                await self.give_back_time()
                self.was_cut_off = False
            await self.sign_of_life()
        except StorageFailed:
            self.was_cut_off = True
            raise

    async def sign_of_life(self) -> None:
        # Nodes that start together all write the first note: one is enough.
        with suppress(Conflict):
            await self.store.write(*statements.noted(ALIVE, str(self.core.now())))

    async def can_write(self) -> bool:
        """Does the database store anything? Not if its disk is full, or may only be read. While it
        does, it is tried once a second at most, however many ask.
        """
        now = self.core.clock.ticks()
        if not self.is_stored or now - self.tried_at >= ALIVE_EVERY:
            self.tried_at = now
            try:
                async with asyncio.timeout(PATIENCE):
                    await self.sign_of_life()
                self.is_stored = True
            except (StorageFailed, TimeoutError):
                self.is_stored = False
        return self.is_stored

    async def give_back_time(self) -> None:
        """While no server ran, no clock ran (except in correspondence games)."""
        last = await self.store.note(ALIVE)
        now = self.core.now()
        away = 0.0 if last is None else now - float(last)
        if away > (AWAY if self.bus.is_shared else 0.0):
            for game in await self.store.running_games(clocked=True):
                async with self.games.contained(game, "clock"):
                    await self.games.act(
                        game, lambda table: commands.give_back_time(table, away, now)
                    )
        await self.sign_of_life()

    # Bots.

    async def wake_bots(self, before: float | None = None) -> None:
        """Wake bots that have had to decide since before then: the node that asked them may be
        gone.
        """
        for game, since in await self.store.waiting_games(before, self.failures.paused("bot")):
            if self.bus.is_shared:
                self.bus.ask_bots(game, since)
            elif not self.failures.is_paused(game, "bot"):
                async with self.games.contained(game, "reading"):
                    await self.games.wake(game, since)

    # Everything.

    async def sweep(self) -> None:
        """One round: clocks and bots that no node looks after, games to drop from memory, and the
        other jobs.
        """
        now = self.core.now()
        for work in (self._run_out_all, lambda: self.wake_bots(now - OVERDUE), self._tidy):
            await self.attempt(work)
        for chore in self.chores:
            await self.attempt(chore)

    async def _run_out_all(self) -> None:
        # Paused games must not keep others from being checked.
        most = AT_ONCE + self.failures.paused("clock")
        for game in await self.store.due_games(self.core.now(), most):
            await self.clocks.run_out(game)

    async def _tidy(self) -> None:
        self.games.drop_idle(self.core.settings.idle_seconds, self._is_busy)

    def _is_busy(self, box: Box) -> bool:
        table = box.table
        if table is not None and self.connections.rooms.get(table.opening.room):
            return True
        return self.bots.is_busy(box.game)
