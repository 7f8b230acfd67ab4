"""What happens by itself: clocks fall, bots are woken, idle games leave the memory. Whatever one
game raises there, all others go on.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any

from asterism.server.failures import Failures, What, place_of
from asterism.server.leaving import fall
from asterism.server.play.games import Box
from asterism.server.storage import store
from asterism.server.storage.writer import Conflict, StorageFailed, Unreachable
from asterism.server.table import Table
from asterism.table.entries import Entry, Why
from asterism.table.refusal import Refusal

if TYPE_CHECKING:
    from asterism.server.node import House

log = logging.getLogger("asterism.server")

ALIVE = "alive"
ALIVE_EVERY = 5.0
AWAY = 15.0  # longer than that without a sign of life, and the clocks stood still
SWEEP_EVERY = 5.0
OVERDUE = 3.0  # if a bot has not moved by then, perhaps nobody asks it
AT_ONCE = 200  # clocks that are looked at in one go


class Upkeep:
    """Looks after the games of a house."""

    def __init__(self, house: House, failures: Failures) -> None:
        self.house, self.failures = house, failures
        self.timers: dict[str, asyncio.Task[None]] = {}
        self.was_cut_off = False  # from the database
        # What else is looked after now and then.
        self.chores: list[Callable[[], Coroutine[Any, Any, None]]] = []

    def begin(self) -> None:
        spawn = self.house.spawn
        if self.house.is_worker:
            spawn(self.every(SWEEP_EVERY, self._tidy))
            return
        spawn(self.every(ALIVE_EVERY, self._keep_alive))
        spawn(self.every(SWEEP_EVERY, self.sweep))
        spawn(self.wake_bots())

    async def every(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            await self.house.clock.sleep(seconds)
            await self.attempt(work)

    async def attempt(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """What is done now and then is done again: whatever it raises, the others go on."""
        try:
            await work()
        except (StorageFailed, Conflict, Refusal) as problem:
            log.warning("the database does not answer: %s", problem)
        except Exception:
            log.exception("something that is done now and then failed")

    # Games that fail.

    @asynccontextmanager
    async def apart(self, game: str, what: What) -> AsyncIterator[None]:
        """What a game raises stays its own affair, unless the database is away. The caller holds
        no lock: a game that fails again and again is stopped.
        """
        try:
            yield
        except Exception as problem:
            if isinstance(problem, Unreachable) or isinstance(problem.__cause__, Unreachable):
                self.failures.wait(game, what)
                raise
            if is_stale(problem):
                return
            if not is_own_fault(problem):
                log.warning("game %s cannot go on now (%s): %s", game, what, problem)
                self.failures.put_off(game, what)
            elif self.failed(game, what, problem):
                await self.stop(game, "failed")
        else:
            self.failures.went_well(game, what)

    def failed(self, game: str, what: What, problem: Exception) -> bool:
        """Tell whoever runs the server; was it once too often?"""
        log.error("game %s failed (%s): %s", game, what, place_of(problem))
        self.house.metrics.failures.labels(what).inc()
        return self.failures.failed(game, what)

    async def stop(self, game: str, why: Why) -> None:
        """A game stays where all was well last; if nothing of it can be shown, it is only noted
        that nobody waits for it any more.
        """
        house = self.house
        try:
            await house.tables.stop(game, why, house.heard)
        except (StorageFailed, Conflict, Refusal) as problem:
            log.warning("game %s cannot be stopped now: %s", game, problem)
            return
        except Exception as problem:
            log.error("nothing of game %s can be shown: %s", game, place_of(problem))
            await house.store.write(store.game_given_up(game, house.clock.now()))
            house.metrics.games.labels("stopped").inc()
        self.failures.over(game)

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
            await self.house.store.write(*store.noted(ALIVE, str(self.house.clock.now())))

    async def give_back_time(self) -> None:
        """While no server was there, no clock ran (but those of days)."""
        house = self.house
        last = await house.store.note(ALIVE)
        now = house.clock.now()
        away = 0.0 if last is None else now - float(last)
        if away > AWAY:
            for game in await house.store.running_games(clocked=True):
                async with self.apart(game, "clock"):
                    await house.add(game, lambda table: self._time_back(table, away, now))
        await self.sign_of_life()

    @staticmethod
    def _time_back(table: Table, away: float, now: float) -> list[Entry]:
        if table.is_over or table.times.rule.kind == "days":
            return []
        # Not more than what passed since the latest entry; another node may have given it back.
        back = round(min(away, now - table.times.at), 3)
        return table.give_back_time(back, now) if back > 0 else []

    # Bots.

    async def wake_bots(self, before: float | None = None) -> None:
        """Bots that are to decide (since before then) go on, whatever became of whoever asked."""
        house = self.house
        for game, since in await house.store.waiting_games(before, self.failures.resting("bot")):
            if house.bus.is_shared:
                house.bus.ask_bots(game, since)
            elif not self.failures.rests(game, "bot"):
                async with self.apart(game, "reading"):
                    await self.wake(game, since)

    async def wake(self, game: str, since: float) -> Table:
        """A game that is said to wait for a bot."""
        table = await self.house.look(game)
        if table.waits is None:
            await self.house.store.write(store.wait_corrected(table, since))
        else:
            self.house.go_on(self.house.tables.box(game))
        return table

    # Clocks.

    def set_timer(self, box: Box, table: Table) -> None:
        old = self.timers.pop(box.game, None)
        if old is not None and old is not asyncio.current_task():
            old.cancel()
        due = None if table.is_over or self.house.is_worker else table.times.due()
        if due is not None and not self.house.hub.closing:
            self.timers[box.game] = self.house.task(self._fall(box.game, due))

    async def _fall(self, game: str, due: float) -> None:
        clock = self.house.clock
        await clock.sleep(max(0.0, due - clock.now()))
        await self.fall(game)

    async def fall(self, game: str) -> None:
        """A clock may have reached zero."""
        if self.failures.rests(game, "clock"):
            return

        def decide(table: Table) -> list[Entry]:
            return [] if table.is_over else fall(table, self.house.clock.now())

        async with self.apart(game, "clock"):
            await self.house.add(game, decide)

    # All of it.

    async def sweep(self) -> None:
        """Clocks and bots of games that nobody looks after, games that need not be in memory, and
        whatever else is to be done.
        """
        now = self.house.clock.now()
        for work in (self._fall_all, lambda: self.wake_bots(now - OVERDUE), self._tidy):
            await self.attempt(work)
        for chore in self.chores:
            await self.attempt(chore)

    async def _fall_all(self) -> None:
        # Games that rest do not keep the others from being looked at.
        most = AT_ONCE + self.failures.resting("clock")
        for game in await self.house.store.due_games(self.house.clock.now(), most):
            await self.fall(game)

    async def _tidy(self) -> None:
        house = self.house
        house.tables.drop_idle(house.settings.idle_seconds, self._is_busy)

    def _is_busy(self, box: Box) -> bool:
        table = box.table
        if table is not None and self.house.hub.rooms.get(table.opening.room):
            return True
        return self.house.bots.is_busy(box.game)


def is_stale(problem: Exception) -> bool:
    """Somebody else was faster."""
    return isinstance(problem, Conflict) or (
        isinstance(problem, Refusal) and problem.code == "stale"
    )


def is_own_fault(problem: Exception) -> bool:
    """Of the game: what happens by itself is never illegal, and raises nothing."""
    if isinstance(problem, Refusal):
        return problem.code == "illegal"
    return not isinstance(problem, StorageFailed)
