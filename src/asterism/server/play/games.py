"""The games in memory: each behind its own lock, any of them rebuilt from its log when needed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress

from asterism.engine.game import Game
from asterism.engine.message import Message
from asterism.server.clock import Clock
from asterism.server.failures import Failures, place_of
from asterism.server.opening import Opening
from asterism.server.room import known_game
from asterism.server.stopping import last_good
from asterism.server.storage.store import Store, entry_rows
from asterism.server.storage.writer import Change, Conflict, StorageFailed
from asterism.server.table import Table
from asterism.table.entries import Entry, Why
from asterism.table.refusal import Refusal, cannot_go_on, unknown_game

log = logging.getLogger("asterism.server")
ATTEMPTS = 4
OVER_SECONDS = 60.0  # a finished game that nobody looks at stays no longer

Heard = Callable[["Box", int], Awaitable[None]]
# What else is written with new entries; the last is since when the game waited for a bot before.
Ending = Callable[[Table, Change, float | None], Awaitable[None]]


class Box:
    """One game's place in memory. What is in `table` is on disk, whenever the lock is free."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.used = 0.0
        self.deciding: tuple[int, ...] = ()


class Tables:
    """Loads, keeps and drops games."""

    def __init__(
        self, store: Store, clock: Clock, shared: bool, failures: Failures, ending: Ending
    ) -> None:
        self.store, self.clock, self.failures, self.ending = store, clock, failures, ending
        self.shared = shared  # do others write to the same database?
        self.boxes: dict[str, Box] = {}
        self.rebuilt = 0

    def box(self, game: str) -> Box:
        box = self.boxes.get(game)
        if box is None:
            box = self.boxes[game] = Box(game)
        box.used = self.clock.now()
        return box

    async def load(self, box: Box) -> Table:
        """The game at its newest entry. The caller holds the lock."""
        if box.table is None:
            game, opening, entries = await self._read(box)
            try:
                box.table = Table.rebuilt(game, opening, entries)
            except Exception as problem:
                log.error("game %s cannot be rebuilt: %s", box.game, place_of(problem))
                box.table = await self._cannot_follow(box, game, opening, entries)
            self.failures.went_well(box.game, "reading")
            box.deciding = box.table.state.seats
            self.rebuilt += 1
        return box.table

    async def _read(self, box: Box) -> tuple[Game, Opening, list[Entry]]:
        try:
            found = await self.store.opening(box.game)
            if found is None:
                self.boxes.pop(box.game, None)
                raise unknown_game()
            name, opening = found
            entries = await self.store.entries(box.game)
        except StorageFailed as problem:
            raise not_stored(problem) from problem
        return known_game(name), opening, entries

    async def _cannot_follow(
        self, box: Box, game: Game, opening: Opening, entries: list[Entry]
    ) -> Table:
        """A game of older rules stays where the rules of today can still follow it, marked so; one
        of these rules, too, if that is tried in vain again and again.
        """
        why: Why = "rules"
        if game.rules_version < opening.rules_version:
            raise cannot_go_on()  # another node knows its rules
        if game.rules_version == opening.rules_version:
            why = "failed"
            is_stopped = entries[-1].kind == "stop"
            if not is_stopped and not self.failures.failed(box.game, "reading"):
                raise cannot_go_on()
        try:
            table, number = last_good(game, opening, entries)
        except Exception as problem:
            raise cannot_go_on() from problem
        await self._write_stop(table, entries, number, why)
        return table

    async def _write_stop(self, table: Table, entries: list[Entry], number: int, why: Why) -> None:
        """The game stays at the entry of that number; a log that says so already is left alone."""
        if entries[-1].kind == "stop":
            table.stopped_by(entries[-1], len(entries) - 1)
            return
        stop = Entry(kind="stop", upto=number, why=why, at=self.clock.now())
        table.stopped_by(stop, len(entries))
        change = Change(entries=entry_rows(table.opening.id, len(entries), [stop]))
        await self.ending(table, change, None)
        try:
            await self.store.writer.commit(change)
        except Conflict as problem:
            raise Refusal("stale", Message("server-stale")) from problem
        except StorageFailed as problem:
            raise not_stored(problem) from problem

    async def stop(self, game: str, why: Why, heard: Heard) -> None:
        """A game does not go on, and stays where all was well last."""
        box = self.box(game)
        async with box.lock:
            box.table = None
            rules, opening, entries = await self._read(box)
            table, number = last_good(rules, opening, entries)
            if not table.is_over:
                await self._write_stop(table, entries, number, why)
                box.table = table
                await heard(box, table.number - 1)

    async def refresh(self, box: Box) -> Table:
        """The game at its newest entry, whoever wrote it. The caller holds the lock."""
        table = box.table
        if table is None or not self.shared:
            return await self.load(box)
        try:
            entries = await self.store.newer_entries(box.game, table.number)
        except StorageFailed as problem:
            raise not_stored(problem) from problem
        try:
            for entry in entries:
                table.follow(entry)
        except Exception:
            box.table = None  # reading all of it tells more
            return await self.load(box)
        if entries:
            box.deciding = table.state.seats
        return table

    async def _read_again(self, box: Box) -> None:
        """Somebody else was faster, and what is in memory is not what was written. In a turn that
        people at different nodes share that is every other move: so one question for all games.
        """
        table, box.table = box.table, None
        assert table is not None
        try:
            entries = await self.store.newer_entries(box.game, -1)
        except StorageFailed as problem:
            raise not_stored(problem) from problem
        with suppress(Exception):  # otherwise reading all of it tells more
            box.table = Table.rebuilt(table.game, table.opening, entries)
            box.deciding = box.table.state.seats
            self.rebuilt += 1

    async def act(
        self,
        game: str,
        decide: Callable[[Table], list[Entry]],
        heard: Heard,
        caught_up: Callable[[Table], None],
    ) -> Table:
        """Let `decide` add to a game; returns when it is on disk and everybody was told.

        If somebody else was faster, the game is read again (`caught_up` hears of it) and `decide`
        asked again.
        """
        box = self.box(game)
        async with box.lock:
            for _ in range(ATTEMPTS):
                table = await self.load(box)
                caught_up(table)
                since, waited = table.number, table.waits
                try:
                    entries = decide(table)
                    if not entries:
                        return table
                    change = Change(entries=entry_rows(game, since + 1, entries))
                    await self.ending(table, change, waited)
                    await self.store.writer.commit(change)
                except Refusal:
                    if table.number != since:
                        box.table = None
                        raise
                    # Perhaps it was refused for what others have changed meanwhile.
                    if (await self.refresh(box)).number == since:
                        raise
                    continue
                except Conflict:
                    await self._read_again(box)
                    continue
                except StorageFailed as problem:
                    box.table = None
                    raise not_stored(problem) from problem
                except BaseException:
                    box.table = None  # whatever it was: the log knows better
                    raise
                await heard(box, since)
                return table
        raise Refusal("stale", Message("server-stale"))

    def drop_finished(self, games: Iterable[str]) -> None:
        """Forget games that are over and have been followed by others: who wants to look at them
        again reads their log.
        """
        for game in games:
            box = self.boxes.get(game)
            if box is None or box.table is None or box.lock.locked():
                continue
            if box.table.is_over:
                del self.boxes[game]

    def drop_idle(self, seconds: float, is_busy: Callable[[Box], bool]) -> int:
        """Forget games that nobody has looked at for a while."""
        now = self.clock.now()

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


def not_stored(problem: StorageFailed) -> Refusal:
    return Refusal("storage", Message("server-storage"))
