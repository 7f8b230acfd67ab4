"""For machines that look after this one: is it alive, is it ready, how is it doing?"""

from __future__ import annotations

import asyncio
import sys
import time

from fastapi import APIRouter, Request
from sqlalchemy import literal, select
from starlette.responses import Response

from asterism.server.http.requests import house_of, office_of, reply
from asterism.server.http.routes.admin import check
from asterism.server.metrics import KIND, Page, memory
from asterism.server.node import House
from asterism.server.play.commands import Office
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
    """Figures for Prometheus; with the admin's token, like all doors of whoever runs the server."""
    await check(request)
    office = office_of(request)
    return Response(written(office, await office.house.bus.jobs()), media_type=KIND)


def written(office: Office, jobs: int) -> str:
    """All figures; `jobs` wait for workers, or are with one."""
    house, counted, page = office.house, office.metrics, Page()
    tables = [box.table for box in house.tables.boxes.values() if box.table is not None]
    playing = sum(not table.is_over for table in tables)
    page.gauge("games_playing", "Games in memory that are being played.", playing)
    page.gauge("games_in_memory", "Games in memory, finished ones too.", len(tables))
    page.gauge("sockets", "Open sockets.", house.hub.count)
    waiting = len(house.pool.turns) + jobs
    page.gauge("bot_queue", "Questions and games that wait for a bot's process.", waiting)
    page.gauge("write_queue", "Changes that wait for the disk.", len(house.store.writer.waiting))
    # 0: Redis does not answer, and what others do is looked for in the database.
    page.gauge("news_well", "Whether news of other nodes come through.", int(house.bus.is_well))
    page.counter("commands_total", "Commands by their type.", counted.commands)
    page.counter("refusals_total", "Commands that were refused, by code.", counted.refusals)
    page.counter("games_total", "Games that began or ended here.", counted.games)
    page.histogram(
        "move_seconds", "From a person's move to its acknowledgement.", counted.move_seconds
    )
    page.histogram("bot_seconds", "From asking a bot to its answer.", house.pool.seconds)
    writer = house.store.writer
    page.histogram("commit_seconds", "One transaction, synced.", writer.seconds)
    page.total("commits_total", "Transactions.", writer.commits)
    page.total("changes_total", "Changes in these transactions.", writer.changes)
    page.total("entries_total", "Entries of logs (moves and the like).", writer.entries)
    page.total("rebuilt_total", "Games that were read from their log.", house.tables.rebuilt)
    page.total("bots_replaced_total", "Bot processes that had to be ended.", house.pool.replaced)
    page.total("processor_seconds_total", "Processor time of this process.", time.process_time())
    page.gauge("memory_bytes", "Memory of this process.", memory())
    # Memory rises and falls as it is cut up; these rise only if something stays behind.
    page.gauge("memory_blocks", "Blocks of it that are in use.", sys.getallocatedblocks())
    return page.text()
