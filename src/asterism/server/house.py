"""Everything that a running server holds, and what happens by itself: bots move, clocks fall, idle
games leave the memory.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from sqlalchemy import select

from asterism.bots import make as make_bot
from asterism.engine.view import View
from asterism.server import endings, schema, store, told
from asterism.server.database import connect, prepare, url_of
from asterism.server.entries import Entry
from asterism.server.fairness import bot_seed
from asterism.server.hooks import Hooks
from asterism.server.hub import GOING_AWAY, Hub, Line
from asterism.server.limits import Rate
from asterism.server.messages import Notice, dump
from asterism.server.moment import Clock, Dice, SystemClock
from asterism.server.people import People
from asterism.server.pool import BotFailed, Pool, Question
from asterism.server.refusal import Refusal
from asterism.server.settings import Settings
from asterism.server.table import Table
from asterism.server.tables import Box, Tables
from asterism.server.writer import Change, StorageFailed

log = logging.getLogger("asterism.server")

ALIVE = "alive"
ALIVE_EVERY = 5.0
AWAY = 15.0  # longer than that without a sign of life, and the clocks stood still
SWEEP_EVERY = 5.0


class House:
    """A running server without its doors (HTTP and sockets)."""

    def __init__(
        self, settings: Settings, clock: Clock | None = None, dice: Dice | None = None
    ) -> None:
        self.settings = settings
        self.clock: Clock = clock or SystemClock()
        self.dice = dice or Dice()
        limits = settings.limits
        self.engine = connect(url_of(settings.database))
        self.store = store.Store(self.engine)
        self.people = People(self.store, self.clock, self.dice, settings.password)
        self.tables = Tables(self.store, self.clock)
        self.hub = Hub(limits, self.clock)
        self.pool = Pool(settings.bots_at_once)
        self.hooks = Hooks(settings)
        self.rates = {
            name: Rate(self.clock, *getattr(limits, name))
            for name in (
                "commands", "requests", "chat", "reactions", "rooms_made", "people", "guesses",
            )
        }  # fmt: skip
        self.thinking: dict[tuple[str, int], int] = {}  # game and seat: at which number
        self.timers: dict[str, asyncio.Task[None]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.announcement: str | None = None

    # Coming and going.

    async def open(self) -> None:
        await prepare(self.engine)
        self.store.writer.start()
        await self._give_back_time()
        self.spawn(self._every(ALIVE_EVERY, self._sign_of_life))
        self.spawn(self._every(SWEEP_EVERY, self.sweep))
        self.spawn(self._wake_bots())

    async def close(self) -> None:
        """Tell everybody to come back in a moment, write what is waiting, end what was started."""
        self.hub.tell_all(Notice(kind="restart"))
        self.hub.close_all(GOING_AWAY)
        for task in [*self.tasks, *self.timers.values()]:
            task.cancel()
        for task in list(self.tasks):
            with suppress(asyncio.CancelledError):
                await task
        await self.pool.stop()
        await self.hooks.close()
        with suppress(StorageFailed):
            await self._sign_of_life()
        await self.store.writer.stop()
        await self.engine.dispose()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = self._task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def _task(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(self._guarded(work))
        # A task that ends before it began has never awaited its work.
        task.add_done_callback(lambda _: work.close())
        return task

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception:  # the others go on
            log.exception("something that runs by itself failed")

    async def _every(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            await self.clock.sleep(seconds)
            try:
                await work()
            except (StorageFailed, Refusal) as problem:
                log.warning("the database does not answer: %s", problem)

    async def _sign_of_life(self) -> None:
        await self.store.write(*store.noted(ALIVE, str(self.clock.now())))

    async def _give_back_time(self) -> None:
        """While no server was there, no clock ran (but those of days)."""
        row = await self.store.row(select(schema.note.c.value).where(schema.note.c.name == ALIVE))
        now = self.clock.now()
        away = 0.0 if row is None else now - float(row.value)
        if away > AWAY:
            for game in await self.store.running_games(clocked=True):
                await self.add(game, lambda table: self._time_back(table, away, now))
        await self._sign_of_life()

    @staticmethod
    def _time_back(table: Table, away: float, now: float) -> list[Entry]:
        if table.is_over or table.times.rule.kind == "days":
            return []
        # Not more than what passed since the latest entry.
        return table.give_back_time(round(max(0.0, min(away, now - table.times.at)), 3), now)

    # Games.

    async def add(self, game: str, decide: Callable[[Table], list[Entry]]) -> Table:
        """Add to a game, tell everybody, and let bots and clocks go on."""
        return await self.tables.act(game, decide, self._ending, self.heard)

    async def resign(self, game: str, seat: int) -> None:
        """Somebody is gone for good."""

        def decide(table: Table) -> list[Entry]:
            return [] if table.is_over else table.resign(seat, "", self.clock.now())

        await self.add(game, decide)

    async def _ending(self, table: Table, change: Change) -> None:
        """What else is written with the newest entries."""
        if table.is_over:
            await endings.write(self, table, change)
        elif table.times.is_kept:
            change.statements.append(store.clock_set(table))

    async def look(self, game: str) -> Table:
        """A game to read from at once; nothing is awaited between the lock and the reading."""
        box = self.tables.box(game)
        if box.table is None or box.lock.locked():
            async with box.lock:
                table = await self.tables.load(box)
            self.go_on(box)
            return table
        return box.table

    async def heard(self, box: Box, since: int) -> None:
        """New entries are on disk: tell everybody, each what is theirs to know."""
        table = box.table
        assert table is not None
        self.tell_table(table, since)
        before, box.deciding = box.deciding, () if table.is_over else table.state.seats
        for seat in box.deciding:
            player = table.seats[seat]
            if seat not in before and player.kind == "person" and player.person:
                notice = Notice(kind="turn", room=table.opening.room, game=box.game)
                self.hub.notify(player.person, notice, but_in=table.opening.room)
                if table.times.rule.kind == "days":
                    self.hooks.turn(player.person, player.name, table)
        self.go_on(box)

    def tell_table(self, table: Table, since: int) -> None:
        room, now = table.opening.room, self.clock.now()
        ready: dict[int | None, bytes] = {}

        def frame_for(line: Line) -> bytes:
            seat = viewer(table, line.person.id, line.seat)
            if seat not in ready:
                ready[seat] = dump(told.table_frame(table, seat, since, now))
            return ready[seat]

        self.hub.tell_each(room, frame_for)
        self.hub.ring(room)

    def go_on(self, box: Box) -> None:
        """Whoever is to move by itself, moves."""
        table = box.table
        if table is None:
            return
        self._set_timer(box, table)
        if table.is_over:
            return
        for seat in table.state.seats:
            player = table.seats[seat]
            if player.kind == "bot" and self.thinking.get((box.game, seat)) is None:
                self.thinking[box.game, seat] = table.number
                self.spawn(self._think(table, seat, player.level or "random"))

    # Bots.

    async def _think(self, table: Table, seat: int, spec: str) -> None:
        game, number, shown = table.opening.id, table.number, table.last_at
        seed = bot_seed(table.opening.seed, seat)
        view = table.state.view(seat)
        question = Question(table.game.name, spec, seed, view.to_json(), self.settings.bot_seconds)
        try:
            try:
                text = await self.pool.ask(table.opening.room, question)
            except BotFailed as problem:
                log.warning("bot %s failed: %s", spec, problem)
                text = self._simple_choice(view, seed)
            pause = table.opening.conditions.pace - (self.clock.now() - shown)
            if pause > 0:
                await self.clock.sleep(pause)
            try:
                await self.add(game, lambda now: self._bot_move(now, seat, text, number))
            except Refusal as problem:
                if problem.code in ("bad", "illegal"):
                    log.warning("bot %s chose %r, which is refused", spec, text)
                    text = self._simple_choice(view, seed)
                    with suppress(Refusal):
                        await self.add(game, lambda now: self._bot_move(now, seat, text, number))
        finally:
            self.thinking.pop((game, seat), None)
            if not self.hub.closing:
                self.spawn(self._poke(game))

    @staticmethod
    def _simple_choice(view: View, seed: int) -> str:
        return make_bot("random", seed).choose(view).text

    async def _poke(self, game: str) -> None:
        """Whoever is to move next, moves; if a bot's move came too late, it is asked again."""
        box = self.tables.boxes.get(game)
        if box is not None:
            async with box.lock:
                self.go_on(box)

    def _bot_move(self, table: Table, seat: int, text: str, number: int) -> list[Entry]:
        if table.is_over or table.seats[seat].kind != "bot":
            return []
        # Another decision of the same seat is another question, even if the move is legal there.
        return table.move(seat, table.read_move(text), number, "", self.clock.now())

    async def _wake_bots(self) -> None:
        """After a restart, bots that were to move go on."""
        for game in await self.store.running_games():
            try:
                await self.look(game)
            except Refusal as problem:
                log.warning("game %s cannot go on: %s", game, problem.message.id)
            except Exception:
                log.exception("game %s cannot be rebuilt", game)
                self.tables.boxes.pop(game, None)

    # Clocks.

    def _set_timer(self, box: Box, table: Table) -> None:
        old = self.timers.pop(box.game, None)
        if old is not None and old is not asyncio.current_task():
            old.cancel()
        due = None if table.is_over else table.times.due()
        if due is not None and not self.hub.closing:
            self.timers[box.game] = self._task(self._fall(box.game, due))

    async def _fall(self, game: str, due: float) -> None:
        await self.clock.sleep(max(0.0, due - self.clock.now()))
        await self.fall(game)

    async def fall(self, game: str) -> None:
        """A clock may have reached zero."""
        with suppress(Refusal):
            await self.add(
                game, lambda table: [] if table.is_over else table.fall(self.clock.now())
            )

    async def sweep(self) -> None:
        """Clocks of games that are not in memory, and games that need not be."""
        for game in await self.store.due_games(self.clock.now()):
            await self.fall(game)
        self.tables.drop_idle(self.settings.idle_seconds, self._is_busy)

    def _is_busy(self, box: Box) -> bool:
        table = box.table
        if table is not None and self.hub.rooms.get(table.opening.room):
            return True
        return any(game == box.game for game, _ in self.thinking)


def viewer(table: Table, person: str, wanted: int | None) -> int | None:
    """The seat from which a person sees the table; None: as a spectator.

    Somebody for whom a bot plays meanwhile still looks over its shoulder.
    """
    own = [
        seat for seat, player in enumerate(table.seats) if person in (player.person, player.owner)
    ]
    if wanted is not None and wanted in own:
        return wanted
    return own[0] if own else None
