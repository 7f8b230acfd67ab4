"""What happens by itself: clocks fall, bots are woken, idle games leave the memory. Whatever one
game raises there, all others go on.
"""

from __future__ import annotations

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
ALIVE_EVERY = 5.0
AWAY = 15.0  # longer than that without a sign of life, and the clocks stood still
SWEEP_EVERY = 5.0
OVERDUE = 3.0  # if a bot has not moved by then, perhaps nobody asks it
AT_ONCE = 200  # clocks that are looked at in one go

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
        # What else is looked after now and then.
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
        """What is done now and then is done again: whatever it raises, the others go on."""
        try:
            await work()
        except Refusal as problem:
            log.warning("the database does not answer: %s", problem)
        except Exception:
            log.exception("something that is done now and then failed")

    # While nobody was there.

    async def _keep_alive(self) -> None:
        """A sign of life. While the database was away, no clock ran."""
        try:
            if self.was_cut_off:
                await self.give_back_time()
                self.was_cut_off = False
            await self.sign_of_life()
        except StorageFailed:
            self.was_cut_off = True
            raise

    async def sign_of_life(self) -> None:
        # Nodes that begin at the same moment all write the first note: one of them is enough.
        with suppress(Conflict):
            await self.store.write(*statements.noted(ALIVE, str(self.core.now())))

    async def give_back_time(self) -> None:
        """While no server was there, no clock ran (but those of correspondence games)."""
        last = await self.store.note(ALIVE)
        now = self.core.now()
        away = 0.0 if last is None else now - float(last)
        if away > AWAY:
            for game in await self.store.running_games(clocked=True):
                async with self.games.apart(game, "clock"):
                    await self.games.act(
                        game, lambda table: commands.give_back_time(table, away, now)
                    )
        await self.sign_of_life()

    # Bots.

    async def wake_bots(self, before: float | None = None) -> None:
        """Bots that are to decide (since before then) go on, whatever became of whoever asked."""
        for game, since in await self.store.waiting_games(before, self.failures.resting("bot")):
            if self.bus.is_shared:
                self.bus.ask_bots(game, since)
            elif not self.failures.rests(game, "bot"):
                async with self.games.apart(game, "reading"):
                    await self.games.wake(game, since)

    # All of it.

    async def sweep(self) -> None:
        """Clocks and bots of games that nobody looks after, games that need not be in memory, and
        whatever else is to be done.
        """
        now = self.core.now()
        for work in (self._fall_all, lambda: self.wake_bots(now - OVERDUE), self._tidy):
            await self.attempt(work)
        for chore in self.chores:
            await self.attempt(chore)

    async def _fall_all(self) -> None:
        # Games that rest do not keep the others from being looked at.
        most = AT_ONCE + self.failures.resting("clock")
        for game in await self.store.due_games(self.core.now(), most):
            await self.clocks.fall(game)

    async def _tidy(self) -> None:
        self.games.drop_idle(self.core.settings.idle_seconds, self._is_busy)

    def _is_busy(self, box: Box) -> bool:
        table = box.table
        if table is not None and self.connections.rooms.get(table.opening.room):
            return True
        return self.bots.is_busy(box.game)
