"""`asterism worker`: runs the bots for the nodes of a server.

It is a node without HTTP: it reads games from the database and writes moves to it. The queue only
says which games to look at. While Redis is down, it finds them in the database, more slowly.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from contextlib import suppress
from signal import SIGINT, SIGTERM

from redis.exceptions import RedisError

from asterism.server import logs
from asterism.server.live.redis_bus import RedisBus
from asterism.server.node import Node
from asterism.server.play.bot_turns import deciding
from asterism.server.settings import Settings
from asterism.server.storage.problems import StorageFailed
from asterism.server.tasks import ended, together
from asterism.server.thinking.jobs import VISIBLE, Job, Jobs
from asterism.table.refusal import Refusal

log = logging.getLogger("asterism.server")
AWAY = (RedisError, OSError, TimeoutError)
SLOWLY = 1.0  # seconds between two polls of the database while Redis is down
PATIENCE = 10.0  # seconds for an answer from the queue
STUCK = 3  # answers in a row without effect until the game counts as failed


class Worker:
    """Plays as many games at once as it has bot processes."""

    def __init__(self, node: Node, visible: float = VISIBLE) -> None:
        assert isinstance(node.bus, RedisBus)
        self.node, self.jobs = node, Jobs(node.bus, visible)
        self.free = asyncio.Semaphore(node.settings.bots_at_once)
        self.tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Work until cancelled."""
        self.node.pool.warm()
        try:
            await together(self._keep(), self._take())
        finally:
            await ended(self.tasks)
            with suppress(*AWAY):
                await self.jobs.leave()

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(self.jobs.visible / 4)
            try:
                await self.jobs.keep()
            except AWAY:
                pass
            except Exception:  # the worker must survive any error of its library
                log.exception("cannot renew the claims on queued jobs")

    async def _take(self) -> None:
        while True:
            await self.free.acquire()
            job = await self._next()
            if job is None:
                self.free.release()
                continue
            task = asyncio.create_task(self._do(job))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _next(self) -> Job | None:
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.jobs.take()
        except AWAY:
            pass
        except Exception:
            # A connection that is closed while being read may fail in unexpected ways. The next
            # one will do; until then the worker polls the database.
            log.exception("cannot read the queue")
        await asyncio.sleep(SLOWLY)
        try:
            waiting = await self.node.store.waiting_games(self.node.clock.now() - SLOWLY)
        except StorageFailed:
            return None
        is_paused = self.node.failures.is_paused
        waiting = [(game, since) for game, since in waiting if not is_paused(game, "bot")]
        # Workers should not all start with the same game.
        return Job(*random.choice(waiting)) if waiting else None

    async def _do(self, job: Job) -> None:
        """Do a job that was taken, with the permit that its bots need."""
        permit = Permit(self.free)
        done = False
        try:
            with suppress(*AWAY):
                if not await self.jobs.hold(job):
                    return  # retried later
            async with self.node.games.contained(job.game, "bot"):
                await self._play(job, permit)
            done = True  # or paused for a while: the nodes ask again
        except Refusal as problem:
            log.warning("bots of a game cannot move now: %s", problem)
        except Exception:
            log.exception("bots of a game cannot move")
        finally:
            permit.release()
        if not done:
            await asyncio.sleep(SLOWLY)
        with suppress(*AWAY):
            await (self.jobs.done(job) if done else self.jobs.give_back(job))

    async def _play(self, job: Job, permit: Permit) -> None:
        """Play a game's bots until a person has to decide."""
        number, stuck = -1, 0
        if self.node.failures.is_paused(job.game, "bot"):
            return
        while stuck < STUCK:
            table = await self.node.games.wake(job.game, job.since)
            seats = deciding(table)
            if not seats:
                if number < 0:
                    # Perhaps another worker stored the move and died before it could publish it.
                    self.node.games.publisher.notify_nodes(table)
                return
            stuck = stuck + 1 if table.number == number else 0
            number = table.number
            await permit.acquire()
            await self.node.turns.play(table, seats[0], permit.release)
        raise RuntimeError("the game does not go on, whatever its bot chooses")


class Permit:
    """Permission for one bot to think; acquired when created."""

    def __init__(self, free: asyncio.Semaphore) -> None:
        self.free, self.held = free, True

    async def acquire(self) -> None:
        if not self.held:
            await self.free.acquire()
            self.held = True

    def release(self) -> None:
        if self.held:
            self.held = False
            self.free.release()


async def work(settings: Settings, ready: Callable[[], None]) -> None:
    """Work until a signal arrives. `ready` is called when it starts."""
    logs.set_up(settings.log)
    if not settings.redis:
        raise ValueError("a worker needs --redis, where nodes queue its games")
    node = Node(settings, is_worker=True)
    try:
        await node.open()
        working = asyncio.ensure_future(Worker(node).run())
        for sign in (SIGINT, SIGTERM):
            asyncio.get_running_loop().add_signal_handler(sign, working.cancel)
        ready()
        with suppress(asyncio.CancelledError):
            await working
    finally:
        await node.close()
