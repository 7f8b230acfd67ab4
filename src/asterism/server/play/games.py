"""The games in memory: each behind its own lock, any of them rebuilt from its log when needed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from typing import Protocol

from asterism.engine.game import Game
from asterism.server.core import Core
from asterism.server.metrics import What
from asterism.server.play import endings
from asterism.server.play.failures import Failures, place_of
from asterism.server.play.publisher import Publisher
from asterism.server.storage import statements
from asterism.server.storage.problems import Conflict, StorageFailed, Unreachable
from asterism.server.storage.store import Store
from asterism.server.storage.writer import Change
from asterism.table import commands
from asterism.table.commands import Decision
from asterism.table.entries import Entry, Why
from asterism.table.last_good import last_good
from asterism.table.live_game import LiveGame
from asterism.table.opening import Opening
from asterism.table.refusal import Refusal, cannot_go_on, unknown_game
from asterism.table.room import known_game

log = logging.getLogger("asterism.server")
ATTEMPTS = 4
OVER_SECONDS = 60.0  # a finished game that nobody looks at stays no longer


class Box:
    """One game's place in memory. What is in `table` is on disk, whenever the lock is free."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.lock = asyncio.Lock()
        self.table: LiveGame | None = None
        self.used = 0.0
        self.deciding: tuple[int, ...] = ()


class Follower(Protocol):
    """Who lets a game go on by itself: clocks and bots."""

    def go_on(self, table: LiveGame, own: bool) -> None:
        """The game has changed, or was read. `own`: this node has just written to it."""


class Games:
    """Loads, changes, keeps and drops games."""

    def __init__(self, core: Core, store: Store, publisher: Publisher, failures: Failures) -> None:
        self.core, self.store = core, store
        self.publisher, self.failures = publisher, failures
        self.followers: list[Follower] = []
        self.is_shared = bool(core.settings.redis)  # do others write to the same database?
        self.boxes: dict[str, Box] = {}
        self.rebuilt = 0
        # Games to which something may have been added while the database went away.
        self.unsure: set[str] = set()

    # Changing a game.

    async def act(
        self, game: str, decide: Callable[[LiveGame], Decision]
    ) -> tuple[LiveGame, Decision]:
        """Let `decide` add to a game: lock it, load it, decide, store what was added, publish it.

        If somebody else was faster, the game is read again and `decide` is asked again.
        """
        box = self.box(game)
        async with box.lock:
            for _ in range(ATTEMPTS):
                table = await self._load(box)
                self.publisher.catch_up(table)
                since, waited = table.number, table.waits
                try:
                    decision = decide(table)
                    if decision.number is None:
                        decision.number = table.number
                    if decision.entries:
                        await self._store(table, since, waited, decision.entries)
                except Conflict:
                    await self._read_again(box)
                    continue
                except StorageFailed:
                    box.table = None
                    self.unsure.add(game)
                    raise
                except Refusal:
                    if table.number != since:
                        box.table = None
                        raise
                    # Perhaps it was refused for what others have changed meanwhile.
                    if (await self._refresh(box)).number == since:
                        raise
                    continue
                except BaseException:
                    box.table = None  # whatever it was: the log knows better
                    raise
                if decision.entries:
                    await self.published(box, since)
                return table, decision
        raise Conflict()

    async def _store(
        self, table: LiveGame, since: int, waited: float | None, entries: list[Entry]
    ) -> None:
        """Write the entries after `since`, and what follows from them."""
        change = Change(entries=statements.entry_rows(table.opening.id, since + 1, entries))
        if table.is_over:
            await endings.write(self.store, table, change, self.core.now())
        elif table.times.is_kept or table.waits != waited:
            change.statements.append(statements.hands_moved(table))
        await self.store.writer.commit(change)
        if table.is_over:
            self.core.metrics.games.labels(table.status).inc()

    async def published(self, box: Box, since: int) -> None:
        """What is new is on disk, whatever goes wrong from here on. The caller holds the lock."""
        table = box.table
        assert table is not None
        before, box.deciding = box.deciding, () if table.is_over else table.state.seats
        turns = [seat for seat in box.deciding if seat not in before]
        await self.publisher.publish(table, since, turns)
        self.go_on(box, own=True)

    def go_on(self, box: Box, own: bool = False) -> None:
        """Whoever is to move by itself, moves."""
        while self.publisher.broken:
            self.core.background.spawn(self.stop(self.publisher.broken.pop(), "failed"))
        if box.table is not None:
            for follower in self.followers:
                follower.go_on(box.table, own)

    async def leave(self, game: str, person: str) -> None:
        """Somebody leaves a game for good. If even that fails it is stopped: nobody is to wait for
        somebody who is gone.
        """
        try:
            await self.act(game, lambda table: commands.leave(table, person, self.core.now()))
        except Refusal as problem:
            if problem.code in ("storage", "stale"):
                raise
            log.warning("game %s cannot be left: %s", game, problem.message.id)
        except Exception as problem:
            self.failures.failed(game, "leaving", problem)
            await self.stop(game, "failed")

    # Reading a game.

    def box(self, game: str) -> Box:
        box = self.boxes.get(game)
        if box is None:
            box = self.boxes[game] = Box(game)
        box.used = self.core.now()
        return box

    async def look(self, game: str, newest: bool = True) -> LiveGame:
        """A game to read from at once; nothing is awaited between the lock and the reading. Where
        others may have written to it, its log is asked first, unless the newest is not needed.
        """
        box = self.box(game)
        if box.table is None or box.lock.locked() or (newest and self.is_shared):
            async with box.lock:
                table = await self._refresh(box)
                self.publisher.catch_up(table)
            self.go_on(box)
            return table
        return box.table

    async def wake(self, game: str, since: float) -> LiveGame:
        """A game that is said to wait for a bot."""
        table = await self.look(game)
        if table.waits is None:
            await self.store.write(statements.wait_corrected(table, since))
        else:
            self.go_on(self.box(game))
        return table

    async def _load(self, box: Box) -> LiveGame:
        """The game at its newest entry. The caller holds the lock."""
        if box.table is None:
            game, opening, entries = await self._read(box)
            try:
                box.table = LiveGame.rebuilt(game, opening, entries)
            except Exception as problem:
                log.error("game %s cannot be rebuilt: %s", box.game, place_of(problem))
                box.table = await self._cannot_follow(box, game, opening, entries)
            self.failures.went_well(box.game, "reading")
            box.deciding = box.table.state.seats
            self.rebuilt += 1
        return box.table

    async def _read(self, box: Box) -> tuple[Game, Opening, list[Entry]]:
        found = await self.store.opening(box.game)
        if found is None:
            self.boxes.pop(box.game, None)
            raise unknown_game()
        name, opening = found
        return known_game(name), opening, await self.store.entries(box.game)

    async def _refresh(self, box: Box) -> LiveGame:
        """The game at its newest entry, whoever wrote it. The caller holds the lock."""
        table = box.table
        if table is None or not self.is_shared:
            return await self._load(box)
        entries = await self.store.newer_entries(box.game, table.number)
        try:
            for entry in entries:
                table.follow(entry)
        except Exception:
            box.table = None  # reading all of it tells more
            return await self._load(box)
        if entries:
            box.deciding = table.state.seats
        return table

    async def _read_again(self, box: Box) -> None:
        """Somebody else was faster, and what is in memory is not what was written. In a turn that
        people at different nodes share that is every other move: so one question for all games.
        """
        table, box.table = box.table, None
        assert table is not None
        entries = await self.store.newer_entries(box.game, -1)
        with suppress(Exception):  # otherwise reading all of it tells more
            box.table = LiveGame.rebuilt(table.game, table.opening, entries)
            box.deciding = box.table.state.seats
            self.rebuilt += 1

    # Games that fail.

    @asynccontextmanager
    async def apart(self, game: str, what: What) -> AsyncIterator[None]:
        """What a game raises stays its own affair, unless the database is away. The caller holds
        no lock: a game that fails again and again is stopped.
        """
        try:
            yield
        except Exception as problem:
            if isinstance(problem, Unreachable):
                self.failures.wait(game, what)
                raise
            if isinstance(problem, Refusal) and problem.code == "stale":
                return  # somebody else was faster
            if isinstance(problem, Refusal) and problem.code != "illegal":
                log.warning("game %s cannot go on now (%s): %s", game, what, problem)
                self.failures.put_off(game, what)
            elif self.failures.failed(game, what, problem):
                await self.stop(game, "failed")
        else:
            self.failures.went_well(game, what)

    async def _cannot_follow(
        self, box: Box, game: Game, opening: Opening, entries: list[Entry]
    ) -> LiveGame:
        """A game of older rules stays where the rules of today can still follow it, marked so; one
        of these rules, too, if that is tried in vain again and again.
        """
        why: Why = "rules"
        if game.rules_version < opening.rules_version:
            raise cannot_go_on()  # another node knows its rules
        if game.rules_version == opening.rules_version:
            why = "failed"
            is_stopped = entries[-1].kind == "stop"
            if not is_stopped and not self.failures.count(box.game, "reading"):
                raise cannot_go_on()
        try:
            table, number = last_good(game, opening, entries)
        except Exception as problem:
            raise cannot_go_on() from problem
        await self._write_stop(table, entries, number, why)
        return table

    async def _write_stop(
        self, table: LiveGame, entries: list[Entry], number: int, why: Why
    ) -> None:
        """The game stays at the entry of that number; a log that says so already is left alone."""
        if entries[-1].kind == "stop":
            table.stopped_by(entries[-1], len(entries) - 1)
            return
        stop = Entry(kind="stop", upto=number, why=why, at=self.core.now())
        table.stopped_by(stop, len(entries))
        await self._store(table, len(entries) - 1, None, [stop])

    async def stop(self, game: str, why: Why) -> None:
        """A game stays where all was well last; if nothing of it can be shown, it is only noted
        that nobody waits for it any more.
        """
        try:
            await self._stop(game, why)
        except Refusal as problem:
            log.warning("game %s cannot be stopped now: %s", game, problem)
            return
        except Exception as problem:
            log.error("nothing of game %s can be shown: %s", game, place_of(problem))
            await self.store.write(statements.game_given_up(game, self.core.now()))
            self.core.metrics.games.labels("stopped").inc()
        self.failures.over(game)

    async def _stop(self, game: str, why: Why) -> None:
        box = self.box(game)
        async with box.lock:
            box.table = None
            rules, opening, entries = await self._read(box)
            table, number = last_good(rules, opening, entries)
            if not table.is_over:
                await self._write_stop(table, entries, number, why)
                box.table = table
                await self.published(box, table.number - 1)

    # Forgetting games: whoever wants to look at them again reads their log.

    def drop_finished(self, games: Iterable[str]) -> None:
        """Games that are over and have been followed by others."""
        for game in games:
            box = self.boxes.get(game)
            if box is None or box.table is None or box.lock.locked():
                continue
            if box.table.is_over:
                del self.boxes[game]

    def drop_idle(self, seconds: float, is_busy: Callable[[Box], bool]) -> int:
        """Games that nobody has looked at for a while."""
        now = self.core.now()

        def long(box: Box) -> float:
            over = box.table is not None and box.table.is_over
            return min(seconds, OVER_SECONDS) if over else seconds

        idle = [
            box
            for box in self.boxes.values()
            if now - box.used >= long(box) and not box.lock.locked() and not is_busy(box)
        ]
        for box in idle:
            del self.boxes[box.game]
        return len(idle)
