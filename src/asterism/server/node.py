"""Everything that a running server holds, and what happens by itself: bots move, clocks fall, idle
games leave the memory.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from random import uniform
from typing import Any

from asterism.server import told
from asterism.server.clock import Clock, Dice, SystemClock
from asterism.server.live.bus import ALL, Bus, News, person_channel, room_channel
from asterism.server.live.connections import GOING_AWAY, Hub, Line
from asterism.server.live.rate_limits import Rate, too_fast
from asterism.server.live.sync import Newsroom
from asterism.server.metrics import Metrics
from asterism.server.play import endings
from asterism.server.play.bot_turns import Bots, HomeBots, QueuedBots, WorkersBots
from asterism.server.play.games import Box, Tables
from asterism.server.play.people import People
from asterism.server.play.push import Push
from asterism.server.play.turn_hooks import Hooks
from asterism.server.protocol.messages import Notice, dump
from asterism.server.settings import Settings
from asterism.server.storage import store
from asterism.server.storage.database import connect, prepare, url_of
from asterism.server.storage.writer import Change, Conflict, StorageFailed
from asterism.server.table import Table
from asterism.server.tasks import ended
from asterism.server.thinking.analyses import Analyses
from asterism.server.thinking.pool import Pool
from asterism.table.entries import Entry
from asterism.table.refusal import Refusal

log = logging.getLogger("asterism.server")

ALIVE = "alive"
ANNOUNCEMENT = "announcement"
ALIVE_EVERY = 5.0
AWAY = 15.0  # longer than that without a sign of life, and the clocks stood still
SWEEP_EVERY = 5.0
LOOK_EVERY = 2.0  # for what was missed
OVERDUE = 3.0  # if a bot has not moved by then, perhaps nobody asks it
NETWORK = "network"  # what the nodes on one database have in common


class House:
    """A running server without its doors (HTTP and sockets)."""

    def __init__(
        self,
        settings: Settings,
        clock: Clock | None = None,
        dice: Dice | None = None,
        is_worker: bool = False,
    ) -> None:
        self.settings, self.is_worker = settings, is_worker
        self.clock: Clock = clock or SystemClock()
        self.dice = dice or Dice()
        limits = settings.limits
        self.engine = connect(url_of(settings.database))
        self.store = store.Store(self.engine)
        self.people = People(self.store, self.clock, self.dice, settings.password)
        self.tables = Tables(self.store, self.clock, bool(settings.redis))
        self.bus = make_bus(settings.redis)
        self.hub = Hub(limits, self.clock, self.bus)
        self.newsroom = Newsroom(self)
        self.pool = Pool(settings.bots_at_once)
        self.metrics = Metrics()
        self.analyses = Analyses()
        self.hooks = Hooks(settings)
        self.push = Push(settings, self.store)
        self.rates = {
            name: Rate(self.clock, *getattr(limits, name))
            for name in (
                "commands", "requests", "chat", "reactions", "renames", "rooms_made", "people",
                "guesses", "addresses",
            )
        }  # fmt: skip
        self.bots: Bots = QueuedBots(self) if settings.redis else HomeBots(self)
        if is_worker:
            self.bots = WorkersBots(self)
        self.timers: dict[str, asyncio.Task[None]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.announcement: str | None = None
        self.was_cut_off = False  # from the database
        # What else is looked after now and then.
        self.chores: list[Callable[[], Coroutine[Any, Any, None]]] = []

    # Coming and going.

    async def open(self) -> None:
        await prepare(self.engine)
        self.store.writer.start()
        self.announcement = await self.store.note(ANNOUNCEMENT)
        self.people.changed, self.people.gone = self.newsroom.person_changed, self.hub.forget
        if not self.is_worker:
            await self._give_back_time()
        if self.bus.is_shared:
            await self.bus.open(await self.store.lasting(NETWORK, self.dice.id()), self.newsroom)
        if self.is_worker:
            self.spawn(self._every(LOOK_EVERY, self.newsroom.look_around))
            self.spawn(self._every(SWEEP_EVERY, self._tidy))
            return
        self.spawn(self._every(ALIVE_EVERY, self._keep_alive))
        self.spawn(self._every(SWEEP_EVERY, self.sweep))
        self.spawn(self._every(LOOK_EVERY, self.newsroom.look_around))
        self.spawn(self.wake_bots())

    async def close(self) -> None:
        """Tell everybody to come back in a moment, write what is waiting, end what was started."""
        self.hub.tell_all(Notice(kind="restart"))
        self.hub.close_all(GOING_AWAY)
        await ended([*self.tasks, *self.timers.values()])
        await self.pool.stop()
        await self.analyses.stop()
        await self.bus.close()
        await self.hooks.close()
        await self.push.close()
        if not self.is_worker:
            with suppress(StorageFailed, Conflict):
                await self._sign_of_life()
        await self.store.stop()

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
            except (StorageFailed, Conflict, Refusal) as problem:
                log.warning("the database does not answer: %s", problem)
            except Exception:  # what is done now and then is done again
                log.exception("something that is done now and then failed")

    async def announce(self, text: str) -> None:
        """A line for everybody who is here or comes; empty: none any more."""
        if text:
            await self.store.write(*store.noted(ANNOUNCEMENT, text))
            self.hub.tell_all(Notice(kind="announcement", text=text))
        else:
            await self.store.write(store.note_gone(ANNOUNCEMENT))
        self.announcement = text or None
        self.bus.tell(ALL, News(kind="announcement"))

    async def hear_announcement(self) -> None:
        """Somebody else has announced something, or nothing any more."""
        text = await self.store.note(ANNOUNCEMENT)
        if text and text != self.announcement:
            self.hub.tell_all(Notice(kind="announcement", text=text))
        self.announcement = text

    async def take(self, rate: str, key: str, cost: float = 1.0) -> None:
        """Not too much and not too fast, by whatever node; otherwise a refusal."""
        limit = self.rates[rate]
        limit.take(key, cost)
        if not await self.bus.allows(rate, key, limit.stock, limit.refill, cost):
            raise too_fast()

    async def slow_down(self, seconds: float | None = None) -> None:
        """Whoever wanted too much waits a moment, and costs nothing meanwhile. Those who came
        together do not all come back together: everybody else would have to wait for them.
        """
        most = self.settings.limits.refused_seconds if seconds is None else seconds
        if most:
            await self.clock.sleep(uniform(most / 2, most))

    async def _keep_alive(self) -> None:
        """A sign of life. While the database was away, no clock ran."""
        try:
            if self.was_cut_off:
                await self._give_back_time()
                self.was_cut_off = False
            await self._sign_of_life()
        except StorageFailed:
            self.was_cut_off = True
            raise

    async def _sign_of_life(self) -> None:
        # Nodes that begin at the same moment all write the first note: one of them is enough.
        with suppress(Conflict):
            await self.store.write(*store.noted(ALIVE, str(self.clock.now())))

    async def _give_back_time(self) -> None:
        """While no server was there, no clock ran (but those of days)."""
        last = await self.store.note(ALIVE)
        now = self.clock.now()
        away = 0.0 if last is None else now - float(last)
        if away > AWAY:
            for game in await self.store.running_games(clocked=True):
                await self.add(game, lambda table: self._time_back(table, away, now))
        await self._sign_of_life()

    @staticmethod
    def _time_back(table: Table, away: float, now: float) -> list[Entry]:
        if table.is_over or table.times.rule.kind == "days":
            return []
        # Not more than what passed since the latest entry; another node may have given it back.
        back = round(min(away, now - table.times.at), 3)
        return table.give_back_time(back, now) if back > 0 else []

    # Games.

    async def add(self, game: str, decide: Callable[[Table], list[Entry]]) -> Table:
        """Add to a game, tell everybody, and let bots and clocks go on."""
        try:
            return await self.tables.act(game, decide, self._ending, self.heard, self.tell_behind)
        except Refusal as problem:
            if problem.code == "storage":
                self.newsroom.unsure.add(game)
            raise

    async def resign(self, game: str, seat: int) -> None:
        """Somebody is gone for good."""

        def decide(table: Table) -> list[Entry]:
            return [] if table.is_over else table.resign(seat, "", self.clock.now())

        await self.add(game, decide)

    async def _ending(self, table: Table, change: Change, waited: float | None) -> None:
        """What else is written with the newest entries."""
        if table.is_over:
            await endings.write(self, table, change)
        elif table.times.is_kept or table.waits != waited:
            change.statements.append(store.hands_moved(table))

    async def look(self, game: str, newest: bool = True) -> Table:
        """A game to read from at once; nothing is awaited between the lock and the reading. Where
        others may have written to it, its log is asked first, unless the newest is not needed.
        """
        box = self.tables.box(game)
        if box.table is None or box.lock.locked() or (newest and self.bus.is_shared):
            async with box.lock:
                table = await self.tables.refresh(box)
                self.tell_behind(table)
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
                await self._your_turn(table, player.person, player.name)
        self.spread(table)
        self.go_on(box, own=True)

    def spread(self, table: Table) -> None:
        """The other nodes are to look at a game."""
        room, game = table.opening.room, table.opening.id
        news = News(kind="game", room=room, game=game, number=table.number)
        self.bus.tell(room_channel(room), news)

    async def _your_turn(self, table: Table, person: str, name: str) -> None:
        """Wherever somebody is, they hear that it is their turn."""
        room, game = table.opening.room, table.opening.id
        self.hub.notify(person, Notice(kind="turn", room=room, game=game), but_in=room)
        self.bus.tell(
            person_channel(person), News(kind="turn", person=person, room=room, game=game)
        )
        if self.push.key is not None and person not in await self.present(room):
            self.push.notify(person, self._news(table), room)
        if table.times.rule.kind == "days":
            self.hooks.turn(person, name, table)

    @staticmethod
    def _news(table: Table) -> dict[str, object]:
        """What a closed page may show: whose turn it is where, and nothing of the cards."""
        opening = table.opening
        return {"kind": "turn", "room": opening.room, "game": opening.id, "rules": table.game.name}

    def tell_table(self, table: Table, since: int) -> None:
        room, now = table.opening.room, self.clock.now()
        ready: dict[int | None, bytes] = {}

        def frame_for(line: Line) -> bytes:
            seat = None if line.watching else viewer(table, line.person.id, line.seat)
            if seat not in ready:
                ready[seat] = dump(told.table_frame(table, seat, since, now))
            return ready[seat]

        self.hub.tell_each(room, frame_for)
        self.hub.ring(room)
        memory = self.hub.told.get(room)
        if memory is not None:
            memory.game, memory.number = table.opening.id, table.number

    def tell_behind(self, table: Table) -> None:
        """Tell the people here what others have added to the game they look at."""
        memory = self.hub.told.get(table.opening.room)
        if memory is not None and memory.game == table.opening.id and memory.number < table.number:
            self.tell_table(table, memory.number)

    def go_on(self, box: Box, own: bool = False) -> None:
        """Whoever is to move by itself, moves."""
        table = box.table
        if table is not None:
            self._set_timer(box, table)
            self.bots.go_on(box, table, own)

    # People.

    async def join(self, line: Line) -> None:
        """Somebody connects; whatever happens from here on reaches them."""
        self.hub.join(line)
        try:
            await self.newsroom.heed(line)
        except BaseException:
            self.part(line)
            raise

    def part(self, line: Line) -> None:
        self.hub.part(line)
        self.newsroom.unheed(line)

    async def present(self, room: str) -> set[str]:
        """Who is in a room, by whatever node."""
        if room in self.hub.rooms:
            return self.hub.present(room)
        return {person for _, person in await self.bus.others(room)}

    async def was_here(self, room: str, person: str | None) -> bool:
        """By a socket now, or by plain HTTP a moment ago, by whatever node."""
        if person is None or self.hub.was_here(room, person):
            return person is not None
        return person in await self.present(room) or await self.bus.was_seen(room, person)

    def hang_up(self, person: str) -> None:
        """Somebody is sent away."""
        self.hub.hang_up(person)
        self.bus.tell(person_channel(person), News(kind="hang-up", person=person))

    # Bots.

    async def wake_bots(self, before: float | None = None) -> None:
        """Bots that are to decide (since before then) go on, whatever became of whoever asked."""
        for game, since in await self.store.waiting_games(before):
            if self.bus.is_shared:
                self.bus.ask_bots(game, since)
            else:
                await self.wake(game, since)

    async def wake(self, game: str, since: float) -> Table | None:
        """A game that is said to wait for a bot."""
        try:
            table = await self.look(game)
        except Refusal as problem:
            if problem.code == "storage":
                raise
            log.warning("game %s cannot go on: %s", game, problem.message.id)
            return None
        except Exception:
            log.exception("game %s cannot be rebuilt", game)
            self.tables.boxes.pop(game, None)
            return None
        if table.waits is None:
            await self.store.write(store.wait_corrected(table, since))
        return table

    # Clocks.

    def _set_timer(self, box: Box, table: Table) -> None:
        old = self.timers.pop(box.game, None)
        if old is not None and old is not asyncio.current_task():
            old.cancel()
        due = None if table.is_over or self.is_worker else table.times.due()
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
        """Clocks and bots of games that nobody looks after, and games that need not be in
        memory.
        """
        now = self.clock.now()
        for game in await self.store.due_games(now):
            await self.fall(game)
        await self.wake_bots(now - OVERDUE)
        await self._tidy()
        for chore in self.chores:
            await chore()

    async def _tidy(self) -> None:
        self.tables.drop_idle(self.settings.idle_seconds, self._is_busy)

    def _is_busy(self, box: Box) -> bool:
        table = box.table
        if table is not None and self.hub.rooms.get(table.opening.room):
            return True
        return self.bots.is_busy(box.game)


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


def make_bus(redis: str) -> Bus:
    """Redis is imported only where it is used."""
    if not redis:
        return Bus()
    from asterism.server.live.redis_bus import RedisBus

    return RedisBus(redis)
