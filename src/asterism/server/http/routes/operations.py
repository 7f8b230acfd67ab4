"""Routes for monitoring: is it alive, is it ready, how is it doing?"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Iterator

from fastapi import APIRouter, Depends, Request
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import choose_encoder
from prometheus_client.registry import Collector
from starlette.responses import Response

from asterism.server.http.dependencies import TheNode
from asterism.server.http.requests import reply
from asterism.server.http.routes.admin import check_admin
from asterism.server.metrics import memory
from asterism.server.node import Node
from asterism.server.storage.problems import StorageFailed

operations = APIRouter(include_in_schema=False)
PATIENCE = 3.0  # seconds until a silent database counts as down


@operations.get("/healthz")
async def alive() -> Response:
    """The process answers. If it does not, restart it."""
    return reply({"alive": True})


@operations.get("/readyz")
async def ready(node: TheNode) -> Response:
    """Send traffic here: the database answers and stores, and the server is not shutting down."""
    found = {
        "database": await database_answers(node),
        "disk": await node.upkeep.can_write(),
        "staying": not node.connections.closing,
    }
    is_ready = all(found.values())
    return reply({"ready": is_ready, **found}, 200 if is_ready else 503)


async def database_answers(node: Node) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            await node.store.answers()
    except (StorageFailed, TimeoutError):
        return False
    return True


@operations.get("/metrics", dependencies=[Depends(check_admin)])
async def metrics(request: Request, node: TheNode) -> Response:
    """Metrics for Prometheus; requires the admin token."""
    encode, kind = choose_encoder(request.headers.get("accept", ""))
    return Response(encode(Figures(node, await node.bus.jobs())), media_type=kind)


class Figures(Collector):
    """All gauges of a server. `jobs`: games that wait for a worker or are with one."""

    def __init__(self, node: Node, jobs: int) -> None:
        self.node, self.jobs = node, jobs

    def collect(self) -> Iterator[Metric]:
        node = self.node
        writer = node.store.writer
        tables = [box.table for box in node.games.boxes.values() if box.table is not None]
        playing = sum(not table.is_over for table in tables)
        yield gauge("games_playing", "Running games in memory.", playing)
        yield gauge("games_in_memory", "Games in memory, including finished ones.", len(tables))
        yield gauge("sockets", "Open sockets.", node.connections.count)
        waiting = len(node.pool.turns) + self.jobs
        yield gauge("bot_queue", "Questions and games waiting for a bot process.", waiting)
        yield gauge("write_queue", "Changes waiting for the disk.", len(writer.waiting))
        # 0: Redis does not answer, and nodes poll the database instead.
        yield gauge("news_well", "1 while the bus between nodes works.", node.bus.is_well)
        yield from node.metrics.registry.collect()
        failing = node.failures.failing()
        yield gauge("games_failing", "Games that have failed and are not stopped yet.", failing)
        yield from node.pool.seconds.collect()
        yield from writer.seconds.collect()
        yield total("commits", "Transactions.", writer.commits)
        yield total("changes", "Changes in these transactions.", writer.changes)
        yield total("entries", "Log entries written.", writer.entries)
        yield total("rebuilt", "Games rebuilt from their log.", node.games.rebuilt)
        yield total("bots_replaced", "Bot processes killed.", node.pool.replaced)
        yield total("processor_seconds", "Processor time of this process.", time.process_time())
        yield gauge("memory_bytes", "Memory of this process.", memory())
        # Bytes vary with fragmentation; the number of blocks grows only if there is a leak.
        yield gauge("memory_blocks", "Allocated memory blocks of Python.", sys.getallocatedblocks())


def gauge(name: str, what: str, value: float) -> Metric:
    return GaugeMetricFamily(f"asterism_{name}", what, value)


def total(name: str, what: str, value: float) -> Metric:
    return CounterMetricFamily(f"asterism_{name}", what, value)
