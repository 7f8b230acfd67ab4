"""The games in memory, each with its own lock. Any of them can be rebuilt from its log."""

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
OVER_SECONDS = 60.0  # seconds that an unwatched finished game stays in memory


class Box:
    """A game's slot in memory. While the lock is free, everything in `table` is on disk."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.lock = asyncio.Lock()
        self.table: LiveGame | None = None
        self.used = 0.0
        self.deciding: tuple[int, ...] = ()


async def rebuilt(game: Game, opening: Opening, entries: list[Entry]) -> LiveGame:
    """The game of a log. A long one is replayed in parts, and others are served in between."""
    for table in LiveGame.rebuilding(game, opening, entries):
        if table.number < len(entries) - 1:
            await asyncio.sleep(0)
    return table


class Follower(Protocol):
    """Lets games go on by themselves: clocks and bots."""

    def go_on(self, table: LiveGame, own: bool) -> None:
        """The game has changed or was loaded. `own`: this node has just written to it."""


class Games:
    """Loads, changes, keeps and drops games."""

    def __init__(self, core: Core, store: Store, publisher: Publisher, failures: Failures) -> None:
        self.core, self.store = core, store
        self.publisher, self.failures = publisher, failures
        self.followers: list[Follower] = []
        self.is_shared = bool(core.settings.redis)  # do other nodes write to the same database?
        self.boxes: dict[str, Box] = {}
        self.rebuilt = 0
        # Games to which something may have been added while the connection broke.
        self.unsure: set[str] = set()

    # Changing a game.

    async def act(
        self, game: str, decide: Callable[[LiveGame], Decision]
    ) -> tuple[LiveGame, Decision]:
        """Let `decide` add to a game: lock, load, decide, store, publish.

        If another node was faster, reload the game and call `decide` again.
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
                    # Perhaps it was refused because of a stale game: reload and decide again.
                    if (await self._refresh(box)).number == since:
                        raise
                    continue
                except BaseException:
                    box.table = None  # whatever it was: reload from the log
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
            change.statements.append(statements.turn_changed(table))
        await self.store.writer.commit(change)
        if table.is_over:
            self.core.metrics.games.labels(table.status).inc()

    async def published(self, box: Box, since: int) -> None:
        """The new entries are on disk, whatever fails from here on. The caller holds the lock."""
        table = box.table
        assert table is not None
        before, box.deciding = box.deciding, () if table.is_over else table.state.seats
        turns = [seat for seat in box.deciding if seat not in before]
        await self.publisher.publish(table, since, turns)
        self.go_on(box, own=True)

    def go_on(self, box: Box, own: bool = False) -> None:
        """Let clocks and bots go on."""
        while self.publisher.broken:
            self.core.background.spawn(self.stop(self.publisher.broken.pop(), "failed"))
        if box.table is not None:
            for follower in self.followers:
                follower.go_on(box.table, own)

    async def leave(self, game: str, person: str) -> None:
        """A person leaves a game for good. If even that fails, stop it: nobody should have to wait
        for them.
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
        box.used = self.core.clock.ticks()
        return box

    def is_loaded(self, game: str) -> bool:
        box = self.boxes.get(game)
        return box is not None and box.table is not None

    async def look(self, game: str, newest: bool = True) -> LiveGame:
        """A game to read at once, with no await between lock and read. If other nodes may have
        written to it, read new entries first, unless the newest are not needed.
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
        """Load a game that is marked as waiting for a bot."""
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
                box.table = await rebuilt(game, opening, entries)
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
        """The game with the entries of all nodes. The caller holds the lock."""
        table = box.table
        if table is None or not self.is_shared:
            return await self._load(box)
        entries = await self.store.newer_entries(box.game, table.number)
        try:
            for entry in entries:
                table.follow(entry)
        except Exception:
            box.table = None  # a full reload reports it better
            return await self._load(box)
        if entries:
            box.deciding = table.state.seats
        return table

    async def _read_again(self, box: Box) -> None:
        """Another node was faster, so memory and log differ. In a turn shared by people at
        different nodes that is every other move, so read many games with one query.
        """
        table, box.table = box.table, None
        assert table is not None
        entries = await self.store.newer_entries(box.game, -1)
        with suppress(Exception):  # otherwise a full reload reports it better
            box.table = await rebuilt(table.game, table.opening, entries)
            box.deciding = box.table.state.seats
            self.rebuilt += 1

    # Games that fail.

    @asynccontextmanager
    async def contained(self, game: str, what: What) -> AsyncIterator[None]:
        """Contain what one game raises, unless the database is down. A game that fails repeatedly
        is stopped. The caller holds no lock.
        """
        try:
            yield
        except Exception as problem:
            if isinstance(problem, Unreachable):
                self.failures.wait(game, what)
                raise
            if isinstance(problem, Refusal) and problem.code == "stale":
                return  # another node was faster
            if isinstance(problem, Refusal) and problem.code != "illegal":
                log.warning("game %s cannot go on now (%s): %s", game, what, problem)
                self.failures.postpone(game, what)
            elif self.failures.failed(game, what, problem):
                await self.stop(game, "failed")
        else:
            self.failures.went_well(game, what)

    async def _cannot_follow(
        self, box: Box, game: Game, opening: Opening, entries: list[Entry]
    ) -> LiveGame:
        """The rules cannot replay a game. If it was begun under older rules, stop it at the last
        position that can be replayed; otherwise only after repeated failures.
        """
        why: Why = "rules"
        if game.rules_version < opening.rules_version:
            raise cannot_go_on()  # another node has its rules
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
        """Stop the game at that entry, unless the log says so already."""
        if entries[-1].kind == "stop":
            table.stopped_by(entries[-1], len(entries) - 1)
            return
        stop = Entry(kind="stop", upto=number, why=why, at=self.core.now())
        table.stopped_by(stop, len(entries))
        await self._store(table, len(entries) - 1, None, [stop])

    async def stop(self, game: str, why: Why) -> None:
        """Stop a game at its last good position. If nothing of it can be shown, only note that
        nobody waits for it.
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

    # Dropping games from memory; they are reloaded from their log on demand.

    def drop_finished(self, games: Iterable[str]) -> None:
        """Drop games that are over and were followed by others."""
        for game in games:
            box = self.boxes.get(game)
            if box is None or box.table is None or box.lock.locked():
                continue
            if box.table.is_over:
                del self.boxes[game]

    def drop_idle(self, seconds: float, is_busy: Callable[[Box], bool]) -> int:
        """Drop games that nobody has looked at for a while."""
        now = self.core.clock.ticks()

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
