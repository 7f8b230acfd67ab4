"""Everything that a running server holds, and how a game goes on when somebody adds to it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from random import uniform
from typing import Any

from asterism.server import leaving, told
from asterism.server.clock import Clock, Dice, SystemClock
from asterism.server.failures import Failures
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
from asterism.server.protocol.messages import Favour, Notice, dump
from asterism.server.settings import Settings
from asterism.server.storage import store
from asterism.server.storage.database import connect, prepare, url_of
from asterism.server.storage.writer import Change, Conflict, StorageFailed
from asterism.server.table import Table
from asterism.server.tasks import ended
from asterism.server.thinking.analyses import Analyses
from asterism.server.thinking.pool import Pool
from asterism.server.upkeep import Upkeep
from asterism.table.entries import Entry
from asterism.table.refusal import Refusal

log = logging.getLogger("asterism.server")

ANNOUNCEMENT = "announcement"
LOOK_EVERY = 2.0  # for what was missed
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
        failures = Failures(self.clock)
        self.tables = Tables(self.store, self.clock, bool(settings.redis), failures, self._ending)
        self.bus = make_bus(settings.redis)
        self.hub = Hub(limits, self.clock, self.bus)
        self.newsroom = Newsroom(self)
        self.upkeep = Upkeep(self, failures)
        self.pool = Pool(settings.bots_at_once)
        self.metrics = Metrics()
        self.analyses = Analyses()
        self.hooks = Hooks(settings)
        self.push = Push(settings, self.store)
        # What is asked for all the time counts at each node; the rest at all nodes together.
        self.rates = self._rates("commands", "requests", "addresses")
        self.shared_rates = self._rates(
            "chat", "reactions", "renames", "rooms_made", "people", "guesses"
        )
        self.bots: Bots = QueuedBots(self) if settings.redis else HomeBots(self)
        if is_worker:
            self.bots = WorkersBots(self)
        self.tasks: set[asyncio.Task[None]] = set()
        self.announcement: str | None = None

    # Coming and going.

    async def open(self) -> None:
        await prepare(self.engine)
        self.store.writer.start()
        self.announcement = await self.store.note(ANNOUNCEMENT)
        self.people.changed, self.people.gone = self.newsroom.person_changed, self.hub.forget
        if not self.is_worker:
            await self.upkeep.give_back_time()
        if self.bus.is_shared:
            await self.bus.open(await self.store.lasting(NETWORK, self.dice.id()), self.newsroom)
        self.spawn(self.upkeep.every(LOOK_EVERY, self.newsroom.look_around))
        self.upkeep.begin()

    async def close(self) -> None:
        """Tell everybody to come back in a moment, write what is waiting, end what was started."""
        self.hub.tell_all(Notice(kind="restart"))
        self.hub.close_all(GOING_AWAY)
        await ended([*self.tasks, *self.upkeep.timers.values()])
        await self.pool.stop()
        await self.analyses.stop()
        await self.bus.close()
        await self.hooks.close()
        await self.push.close()
        if not self.is_worker:
            with suppress(StorageFailed, Conflict):
                await self.upkeep.sign_of_life()
        await self.store.stop()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = self.task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def task(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(self._guarded(work))
        # A task that ends before it began has never awaited its work.
        task.add_done_callback(lambda _: work.close())
        return task

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception:  # the others go on
            log.exception("something that runs by itself failed")

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

    def _rates(self, *names: str) -> dict[str, Rate]:
        limits = self.settings.limits
        return {name: Rate(self.clock, *getattr(limits, name)) for name in names}

    async def take(self, rate: str, key: str, cost: float = 1.0) -> None:
        """Not too much and not too fast, by whatever node; otherwise a refusal."""
        limit = self.shared_rates[rate]
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

    # Games.

    async def add(self, game: str, decide: Callable[[Table], list[Entry]]) -> Table:
        """Add to a game, tell everybody, and let bots and clocks go on."""
        try:
            return await self.tables.act(game, decide, self.heard, self.tell_behind)
        except Refusal as problem:
            if problem.code == "storage":
                self.newsroom.unsure.add(game)
            raise

    async def gone(self, game: str, person: str) -> None:
        """Somebody leaves a game for good. If even that fails it is stopped: nobody is to wait for
        somebody who is gone.
        """

        def decide(table: Table) -> list[Entry]:
            return [] if table.is_over else leaving.gone(table, person, self.clock.now())

        try:
            await self.add(game, decide)
        except (StorageFailed, Conflict):
            raise
        except Refusal as problem:
            if problem.code in ("storage", "stale"):
                raise
            log.warning("game %s cannot be left: %s", game, problem.message.id)
        except Exception as problem:
            self.upkeep.failed(game, "leaving", problem)
            await self.upkeep.stop(game, "failed")

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
        """New entries are on disk, whatever goes wrong from here on: tell everybody, each what is
        theirs to know.
        """
        table = box.table
        assert table is not None
        self.tell_table(table, since)
        before, box.deciding = box.deciding, () if table.is_over else table.state.seats
        for seat in box.deciding:
            player = table.seats[seat]
            if seat not in before and player.kind == "person" and player.person:
                await self._guarded(self._your_turn(table, player.person, player.name))
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
        news = News(kind="turn", person=person, room=room, game=game)
        self.bus.tell(person_channel(person), news)
        if self.push.key is not None and person not in await self.present(room):
            self.push.notify(person, self._news(table), room)
        if table.times.rule.kind == "days":
            self.hooks.turn(person, name, table)

    def tell_favour(self, table: Table, person: str, favour: Favour) -> None:
        """Wherever somebody is, they hear what a partner asks for."""
        room, game = table.opening.room, table.opening.id
        self.hub.notify(person, Notice(kind="favour", room=room, game=game, favour=favour))
        news = News(kind="favour", person=person, room=room, game=game, favour=favour)
        self.bus.tell(person_channel(person), news)

    @staticmethod
    def _news(table: Table) -> dict[str, object]:
        """What a closed page may show: whose turn it is where, and nothing of the cards."""
        opening = table.opening
        return {"kind": "turn", "room": opening.room, "game": opening.id, "rules": table.game.name}

    def tell_table(self, table: Table, since: int) -> None:
        room, now = table.opening.room, self.clock.now()
        ready: dict[int | None, bytes | None] = {}

        def frame_for(line: Line) -> bytes | None:
            seat = None if line.watching else viewer(table, line.person.id, line.seat)
            if seat not in ready:
                ready[seat] = self._frame(table, seat, since, now)
            return ready[seat]

        self.hub.tell_each(room, frame_for)
        self.hub.ring(room)
        memory = self.hub.told.get(room)
        if memory is not None:
            memory.game, memory.number = table.opening.id, table.number

    def _frame(self, table: Table, seat: int | None, since: int, now: float) -> bytes | None:
        """What one seat is told; None, if it cannot be shown its table: the others are."""
        game = table.opening.id
        try:
            return dump(told.table_frame(table, seat, since, now))
        except Exception as problem:
            if self.upkeep.failed(game, "telling", problem):
                self.spawn(self.upkeep.stop(game, "failed"))
            return None

    def tell_behind(self, table: Table) -> None:
        """Tell the people here what others have added to the game they look at."""
        memory = self.hub.told.get(table.opening.room)
        if memory is not None and memory.game == table.opening.id and memory.number < table.number:
            self.tell_table(table, memory.number)

    def go_on(self, box: Box, own: bool = False) -> None:
        """Whoever is to move by itself, moves."""
        table = box.table
        if table is not None:
            self.upkeep.set_timer(box, table)
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
