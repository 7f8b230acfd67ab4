"""For machines that look after this one: is it alive, is it ready, how is it doing?"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Iterator

from fastapi import APIRouter, Request
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import choose_encoder
from prometheus_client.registry import Collector
from sqlalchemy import literal, select
from starlette.responses import Response

from asterism.server.http.requests import house_of, reply
from asterism.server.http.routes.admin import check
from asterism.server.metrics import memory
from asterism.server.node import House
from asterism.server.storage.writer import StorageFailed

operations = APIRouter(include_in_schema=False)
PATIENCE = 3.0  # seconds until a database that says nothing counts as gone


@operations.get("/healthz")
async def alive() -> Response:
    """The process answers. Whoever gets no answer may start it again."""
    return reply({"alive": True})


@operations.get("/readyz")
async def ready(request: Request) -> Response:
    """People may be sent here: the database answers, and the server is not about to end."""
    house = house_of(request)
    found = {"database": await database_answers(house), "staying": not house.hub.closing}
    is_ready = all(found.values())
    return reply({"ready": is_ready, **found}, 200 if is_ready else 503)


async def database_answers(house: House) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            await house.store.row(select(literal(1)))
    except (StorageFailed, TimeoutError):
        return False
    return True


@operations.get("/metrics")
async def metrics(request: Request) -> Response:
    """Figures for Prometheus; with the admin's token, like all that the host may ask."""
    await check(request)
    house = house_of(request)
    encode, kind = choose_encoder(request.headers.get("accept", ""))
    return Response(encode(Figures(house, await house.bus.jobs())), media_type=kind)


class Figures(Collector):
    """All figures of a server; `jobs` wait for workers, or are with one."""

    def __init__(self, house: House, jobs: int) -> None:
        self.house, self.jobs = house, jobs

    def collect(self) -> Iterator[Metric]:
        house = self.house
        writer = house.store.writer
        tables = [box.table for box in house.tables.boxes.values() if box.table is not None]
        playing = sum(not table.is_over for table in tables)
        yield gauge("games_playing", "Games in memory that are being played.", playing)
        yield gauge("games_in_memory", "Games in memory, finished ones too.", len(tables))
        yield gauge("sockets", "Open sockets.", house.hub.count)
        waiting = len(house.pool.turns) + self.jobs
        yield gauge("bot_queue", "Questions and games that wait for a bot's process.", waiting)
        yield gauge("write_queue", "Changes that wait for the disk.", len(writer.waiting))
        # 0: Redis does not answer, and what others do is looked for in the database.
        yield gauge("news_well", "Whether news of other nodes come through.", house.bus.is_well)
        yield from house.metrics.registry.collect()
        failing = house.upkeep.failures.failing()
        yield gauge("games_failing", "Games that failed lately and were not stopped yet.", failing)
        yield from house.pool.seconds.collect()
        yield from writer.seconds.collect()
        yield total("commits", "Transactions.", writer.commits)
        yield total("changes", "Changes in these transactions.", writer.changes)
        yield total("entries", "Entries of logs (moves and the like).", writer.entries)
        yield total("rebuilt", "Games that were read from their log.", house.tables.rebuilt)
        yield total("bots_replaced", "Bot processes that had to be ended.", house.pool.replaced)
        yield total("processor_seconds", "Processor time of this process.", time.process_time())
        yield gauge("memory_bytes", "Memory of this process.", memory())
        # Memory rises and falls as it is cut up; these rise only if something stays behind.
        yield gauge("memory_blocks", "Blocks of it that are in use.", sys.getallocatedblocks())


def gauge(name: str, what: str, value: float) -> Metric:
    return GaugeMetricFamily(f"asterism_{name}", what, value)


def total(name: str, what: str, value: float) -> Metric:
    return CounterMetricFamily(f"asterism_{name}", what, value)
