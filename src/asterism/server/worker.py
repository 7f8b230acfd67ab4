"""`asterism worker`: lets bots think for the nodes of a server.

It reads games from the database and writes moves to it, as a node without HTTP; the queue only
says where to look. While Redis is away, the database says it, too, only more slowly.
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
SLOWLY = 1.0  # seconds between two looks at the database while Redis is away
PATIENCE = 10.0  # seconds for an answer of the queue
STUCK = 3  # so many answers that change nothing, and the game has failed


class Worker:
    """As many games at once as it has processes that think."""

    def __init__(self, node: Node, visible: float = VISIBLE) -> None:
        assert isinstance(node.bus, RedisBus)
        self.node, self.jobs = node, Jobs(node.bus, visible)
        self.free = asyncio.Semaphore(node.settings.bots_at_once)
        self.tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Until it is cancelled."""
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
            except Exception:  # a worker outlives whatever its library does not foresee
                log.exception("the queue cannot be told what is under way")

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
            # A connection that is closed while it is read may break in ways of its own; the next
            # one will do, and until then the database says where to look.
            log.exception("the queue cannot be read now")
        await asyncio.sleep(SLOWLY)
        try:
            waiting = await self.node.store.waiting_games(self.node.clock.now() - SLOWLY)
        except StorageFailed:
            return None
        rests = self.node.failures.rests
        waiting = [(game, since) for game, since in waiting if not rests(game, "bot")]
        # Not all workers begin with the same.
        return Job(*random.choice(waiting)) if waiting else None

    async def _do(self, job: Job) -> None:
        """A job that is taken, with the permit that its thinking needs."""
        permit = Permit(self.free)
        done = False
        try:
            with suppress(*AWAY):
                if not await self.jobs.hold(job):
                    return  # looked at again a bit later
            async with self.node.games.apart(job.game, "bot"):
                await self._play(job, permit)
            done = True  # or left alone for a while: the nodes ask again
        except Refusal as problem:
            log.warning("the bots of a game cannot go on now: %s", problem)
        except Exception:
            log.exception("the bots of a game cannot go on")
        finally:
            permit.release()
        if not done:
            await asyncio.sleep(SLOWLY)
        with suppress(*AWAY):
            await (self.jobs.done(job) if done else self.jobs.give_back(job))

    async def _play(self, job: Job, permit: Permit) -> None:
        """For the bots of a game, until people are to decide."""
        number, stuck = -1, 0
        if self.node.failures.rests(job.game, "bot"):
            return
        while stuck < STUCK:
            table = await self.node.games.wake(job.game, job.since)
            seats = deciding(table)
            if not seats:
                if number < 0:
                    # Perhaps a worker wrote the move and died before it could tell anybody.
                    self.node.games.publisher.spread(table)
                return
            stuck = stuck + 1 if table.number == number else 0
            number = table.number
            await permit.acquire()
            await self.node.turns.play(table, seats[0], permit.release)
        raise RuntimeError("whatever a bot chooses, the game does not go on")


class Permit:
    """To let one bot think; held when it is made."""

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
    """Work until a signal ends it. `ready` hears when it begins."""
    logs.set_up(settings.log)
    if not settings.redis:
        raise ValueError("a worker needs --redis, where nodes leave word for it")
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
