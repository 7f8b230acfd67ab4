"""The queue of games whose bots have to decide: a Redis stream that workers share.

A job names a game and nothing else. A worker keeps its claim by renewing it; the jobs of a dead
worker are claimed by another. A job done twice is stored once, because entry numbers are unique.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any

from redis.exceptions import ResponseError

from asterism.server.live.redis_bus import JOBS, RedisBus

GROUP = "workers"
VISIBLE = 5.0  # seconds without renewal until another worker may claim a job
WAIT = 1000  # milliseconds to wait for the next job


@dataclass(frozen=True)
class Job:
    """A game to look at; its bots have had to decide since then. Without an id it is
    in no queue.
    """

    game: str
    since: float
    id: str = ""


class Jobs:
    """A worker's side of the queue."""

    def __init__(self, bus: RedisBus, visible: float = VISIBLE) -> None:
        self.redis, self.bus, self.visible = bus.redis, bus, visible
        self.me = secrets.token_urlsafe(9)
        self.mine: dict[str, Job] = {}  # by game

    @property
    def stream(self) -> str:
        return self.bus.prefix + JOBS

    async def take(self) -> Job | None:
        """The next job, if one arrives soon."""
        try:
            return await self._claimed() or await self._new()
        except ResponseError as problem:
            if "NOGROUP" not in str(problem):
                raise
        # The group is new, or Redis lost its data.
        try:
            await self.redis.xgroup_create(self.stream, GROUP, "0", mkstream=True)
        except ResponseError as problem:
            if "BUSYGROUP" not in str(problem):
                raise
        return None

    async def _claimed(self) -> Job | None:
        idle = int(self.visible * 1000)
        found: Any = await self.redis.xautoclaim(self.stream, GROUP, self.me, idle, count=1)
        return _job(found[1])

    async def _new(self) -> Job | None:
        asked: dict[Any, Any] = {self.stream: ">"}
        found: Any = await self.redis.xreadgroup(GROUP, self.me, asked, count=1, block=WAIT)
        return _job(found[0][1]) if found else None

    async def hold(self, job: Job) -> bool:
        """Claim the game; False if another worker is busy with it."""
        if job.game in self.mine:
            return False
        key = self._key(job.game)
        if job.id and not await self.redis.set(key, self.me, nx=True, px=int(self.visible * 1000)):
            return False
        self.mine[job.game] = job
        return True

    def _key(self, game: str) -> str:
        return f"{self.bus.prefix}busy:{game}"

    async def keep(self) -> None:
        """Renew the claims on running jobs."""
        pipeline = self.redis.pipeline(transaction=False)
        for job in self.mine.values():
            if job.id:
                pipeline.xclaim(self.stream, GROUP, self.me, 0, [job.id], justid=True)
                pipeline.pexpire(self._key(job.game), int(self.visible * 1000))
        if len(pipeline):
            await pipeline.execute(raise_on_error=False)

    async def done(self, job: Job) -> None:
        pipeline = self.redis.pipeline(transaction=False)
        if job.id:
            pipeline.xack(self.stream, GROUP, job.id)
            pipeline.xdel(self.stream, job.id)
        await self._free(pipeline, job)

    async def give_back(self, job: Job) -> None:
        """Release an unfinished job: any worker may take it at once."""
        pipeline = self.redis.pipeline(transaction=False)
        if job.id:
            long = int(self.visible * 1000) + 1
            pipeline.xclaim(self.stream, GROUP, self.me, 0, [job.id], idle=long, justid=True)
        await self._free(pipeline, job)

    async def _free(self, pipeline: Any, job: Job) -> None:
        if self.mine.get(job.game) == job:
            del self.mine[job.game]
            if job.id:
                pipeline.delete(self._key(job.game))
        if len(pipeline):
            await pipeline.execute(raise_on_error=False)

    async def leave(self) -> None:
        """This worker takes no more jobs; release what it has."""
        for job in list(self.mine.values()):
            await self.give_back(job)
        await self.redis.xgroup_delconsumer(self.stream, GROUP, self.me)

    async def length(self) -> int:
        """The number of jobs that wait or run."""
        return int(await self.redis.xlen(self.stream))


def _job(found: Any) -> Job | None:
    # An entry deleted while pending has no fields.
    for id, fields in found or []:
        if fields:
            return Job(fields["game"], float(fields["since"]), id)
    return None
