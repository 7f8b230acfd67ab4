"""The games in memory: each behind its own lock, any of them rebuilt from its log when needed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from asterism.engine.errors import IllegalMove
from asterism.engine.message import Message
from asterism.server.entries import Entry
from asterism.server.moment import Clock
from asterism.server.refusal import Refusal, unknown_game
from asterism.server.room import known_game
from asterism.server.store import Store, entry_rows
from asterism.server.table import Table
from asterism.server.writer import Change, Conflict, StorageFailed

log = logging.getLogger("asterism.server")
ATTEMPTS = 4

Heard = Callable[["Box", int], Awaitable[None]]
Extra = Callable[[Table, Change], Awaitable[None]]


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

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store, self.clock = store, clock
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
            try:
                found = await self.store.opening(box.game)
                if found is None:
                    self.boxes.pop(box.game, None)
                    raise unknown_game()
                name, opening = found
                entries = await self.store.entries(box.game)
            except StorageFailed as problem:
                raise not_stored(problem) from problem
            try:
                box.table = Table.rebuilt(known_game(name), opening, entries)
            except (ValueError, IllegalMove) as problem:
                # The rules have changed so much that they cannot follow this log.
                log.error("game %s cannot be rebuilt: %s", box.game, problem)
                raise Refusal("not-now", Message("server-cannot-go-on")) from problem
            box.deciding = box.table.state.seats
            self.rebuilt += 1
        return box.table

    async def act(
        self, game: str, decide: Callable[[Table], list[Entry]], extra: Extra, heard: Heard
    ) -> Table:
        """Let `decide` add to a game; returns when it is on disk and everybody was told.

        If somebody else was faster, the game is read again and `decide` asked again.
        """
        box = self.box(game)
        async with box.lock:
            for _ in range(ATTEMPTS):
                table = await self.load(box)
                since = table.number
                try:
                    entries = decide(table)
                    if not entries:
                        return table
                    change = Change(entries=entry_rows(game, since + 1, entries))
                    await extra(table, change)
                    await self.store.writer.commit(change)
                except Refusal:
                    if table.number != since:
                        box.table = None
                    raise
                except Conflict:
                    box.table = None
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

    def drop_idle(self, seconds: float, is_busy: Callable[[Box], bool]) -> int:
        """Forget games that nobody has looked at for a while."""
        now = self.clock.now()
        idle = [
            box
            for box in self.boxes.values()
            if now - box.used >= seconds and not box.lock.locked() and not is_busy(box)
        ]
        for box in idle:
            del self.boxes[box.game]
        return len(idle)


def not_stored(problem: StorageFailed) -> Refusal:
    return Refusal("storage", Message("server-storage"))
