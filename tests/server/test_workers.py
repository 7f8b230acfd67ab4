"""Bots as workers on a queue: whoever dies, the move is made, once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from asterism.server.node import Node
from asterism.server.tasks import ended
from asterism.server.thinking.jobs import Job
from asterism.server.thinking.pool import Question
from asterism.server.worker import Permit, Worker
from tests.server.guests import Guest, Server
from tests.server.moment import FakeDice
from tests.server.postgres import Postgres
from tests.server.redis_server import RedisServer
from tests.server.test_bots_and_clocks import over, wait_for
from tests.server.test_nodes import opened, until

SOON = 0.4  # seconds after which a job that nobody keeps is anybody's


class Working:
    """A worker in this process."""

    def __init__(self, node: Server, name: str) -> None:
        dice = FakeDice(f"{node.settings.database} {name}")
        self.node = Node(node.settings, node.clock, dice, is_worker=True)
        self.worker = Worker(self.node, visible=SOON)
        self.asked = asyncio.Event()
        self.go_on = asyncio.Event()
        self.go_on.set()
        self.think = self.node.pool.ask
        self.node.pool.ask = self._ask  # type: ignore[method-assign]

    async def _ask(self, room: str, question: Question) -> str:
        self.asked.set()
        await self.go_on.wait()
        return await self.think(room, question)

    async def __aenter__(self) -> Working:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def start(self) -> None:
        await self.node.open()
        await until(lambda: self.node.bus.is_well)
        self.task = asyncio.create_task(self.worker.run())

    def fall_silent(self) -> None:
        """As if it were dead: it keeps nothing, and gives nothing back."""

        async def nothing(*_: object) -> None:
            return None

        self.worker.jobs.keep = nothing  # type: ignore[method-assign]
        self.worker.jobs.leave = nothing  # type: ignore[method-assign]
        self.worker.jobs.done = nothing  # type: ignore[method-assign, assignment]

    async def close(self) -> None:
        await ended([self.task])
        await self.node.close()


@asynccontextmanager
async def one_node(postgres: Postgres, redis: RedisServer) -> AsyncIterator[Server]:
    (node,) = await opened(postgres.database(), redis.url, count=1)
    try:
        yield node
    finally:
        await node.__aexit__(None, None, None)


async def against_a_bot(node: Server, game: str = "comets") -> tuple[Guest, str]:
    ada = await node.guest("Ada")
    seats: list[Any] = [{"kind": "open"}, {"kind": "bot", "level": "random"}]
    room = await ada.open_room(game, seats=seats)
    await ada.do(room, "start", bytes="00")
    return ada, room


async def test_a_worker_plays_for_the_bots_of_a_node(
    postgres: Postgres, redis_server: RedisServer
) -> None:
    async with one_node(postgres, redis_server) as node:
        ada, room = await against_a_bot(node)
        async with Working(node, "worker") as working:
            assert (await over(ada, room))["status"] == "over"
            assert await node.node.store.waiting_games() == []

            async def all_done() -> bool:
                return await working.worker.jobs.length() == 0

            await until(all_done)


async def test_the_move_of_a_worker_that_dies_is_made_by_another_once(
    postgres: Postgres, redis_server: RedisServer
) -> None:
    async with one_node(postgres, redis_server) as node:
        first, second = Working(node, "first"), Working(node, "second")
        first.go_on.clear()
        await first.start()
        ada, room = await against_a_bot(node)
        await first.asked.wait()
        first.fall_silent()
        await second.start()
        await wait_for(ada, room, 0)
        game = (await ada.table(room))["game"]
        made = await node.node.store.entries(game)
        # It was not dead after all: its move comes too late, and changes nothing.
        first.go_on.set()
        await until(lambda: not first.worker.tasks)
        assert await node.node.store.entries(game) == made
        assert [entry.seat for entry in made] == [-1, 1]
        await ada.play(room)
        for working in (first, second):
            await working.close()


async def test_a_move_that_a_dying_worker_told_nobody_is_told_by_another(
    postgres: Postgres, redis_server: RedisServer
) -> None:
    async with one_node(postgres, redis_server) as node:
        first, second = Working(node, "first"), Working(node, "second")
        first.node.games.publisher.notify_nodes = lambda table: None  # type: ignore[method-assign]
        first.go_on.clear()  # not before Ada looks
        await first.start()
        ada, room = await against_a_bot(node)
        line = await ada.socket(room)
        game = (await line.next("table"))["game"]
        first.go_on.set()

        async def written() -> bool:
            return len(await node.node.store.entries(game)) == 2

        await until(written)
        await first.close()
        await second.node.open()
        await until(lambda: second.node.bus.is_well)
        await second.worker._play(Job(game, 0.0), Permit(second.worker.free))
        while (await line.next("table"))["number"] < 1:
            pass
        await second.node.close()


async def test_a_job_that_redis_has_lost_is_found_in_the_database(postgres: Postgres) -> None:
    with RedisServer() as redis:
        async with one_node(postgres, redis) as node:
            ada, room = await against_a_bot(node)
            await until(node.node.store.waiting_games)
            redis.end()
            redis.start()
            async with Working(node, "worker") as working:
                await wait_for(ada, room, 0)
                # And while Redis is away, workers ask the database.
                redis.end()
                await until(lambda: not working.node.bus.is_well)
                node.clock.at += 1  # a wait is known by when it began
                await ada.play(room)
                node.clock.at += 5
                await wait_for(ada, room, 2)
                redis.start()
