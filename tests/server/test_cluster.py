"""Two nodes, two workers, PostgreSQL and Redis, all of them killed or restarted while dozens of
games are played across them: nothing that was acknowledged is lost, and every game ends.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import asterism
from asterism import Quick, Record
from asterism.server.storage.database import connect, url_of
from asterism.server.storage.store import Store
from asterism.table.live_game import LiveGame
from tests.server.crew import Crew, Nomad
from tests.server.postgres import Postgres
from tests.server.redis_server import RedisServer

KINDS = ("stellar", "sternenhimmel", "star_realms")
GAMES = 24
# What happens, one after the other, each after so many more acknowledged moves.
BLOWS = (
    "node 1", "worker 1", "redis", "node 2", "worker 2", "postgres", "node 1", "worker 1",
    "node 2", "worker 2",
)  # fmt: skip
BETWEEN = 50


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    with RedisServer() as running:
        yield running


@pytest.fixture
def crew(postgres: Postgres, redis: RedisServer) -> Iterator[Crew]:
    running = Crew(postgres.database(), redis.url)
    for name in ("node 1", "node 2", "worker 1", "worker 2"):
        running.start(name)
    yield running
    running.close()


async def test_whatever_dies_nothing_acknowledged_is_lost_and_every_game_ends(
    crew: Crew, postgres: Postgres, redis: RedisServer, tmp_path: Path
) -> None:
    counted = 0
    arrived = asyncio.Event()

    def one_more() -> None:
        nonlocal counted
        counted += 1
        arrived.set()

    async def blows() -> None:
        for turn, blow in enumerate(BLOWS, 1):
            while counted < turn * BETWEEN:
                arrived.clear()
                await arrived.wait()
            await asyncio.to_thread(strike, blow, crew, postgres, redis)

    async with httpx.AsyncClient(timeout=60) as http:
        people = [
            person
            for number in range(GAMES)
            for person in await begun(http, crew, number, one_more)
        ]
        try:
            async with asyncio.timeout(300):
                await asyncio.gather(blows(), *(person.play() for person in people))
        except TimeoutError:
            left = [person for person in people if not person.is_over]
            pytest.fail(f"after {counted} moves some games stand still: {left}")
        await check(crew, http, people)
    assert counted >= len(BLOWS) * BETWEEN


def strike(blow: str, crew: Crew, postgres: Postgres, redis: RedisServer) -> None:
    if blow == "redis":
        redis.end()
        redis.start()
    elif blow == "postgres":
        postgres.restart()
    else:
        crew.kill(blow)
        crew.start(blow)


async def begun(http: httpx.AsyncClient, crew: Crew, number: int, one_more: object) -> list[Nomad]:
    """A game of people alone, or with a bot on the last seat; every fourth with clocks."""
    assert callable(one_more)
    kind, with_bot = KINDS[number % len(KINDS)], number % 2 == 0
    players = asterism.game(kind).players[0]
    names = [f"{name} {number}" for name in ("Ada", "Bo", "Cy")[: players - with_bot]]
    people = [
        Nomad(crew, name, Quick(1000 * number + seat), one_more) for seat, name in enumerate(names)
    ]
    for person in people:
        await person.arrive(http)
    seats: list[object] = [{"kind": "open"} for _ in range(players)]
    if with_bot:
        seats[-1] = {"kind": "bot", "level": "random"}
    clock = {"kind": "fischer", "seconds": 3600} if number % 4 == 0 else {"kind": "none"}
    wish = {"game": kind, "seats": seats, "pace": 0, "clock": clock}
    room = await people[0].post(http, "/rooms", **wish)
    for person in people:
        person.room = room["id"]
    for seat, person in enumerate(people[1:], 1):
        await person.do(http, "sit", seat=seat)
        await person.do(http, "ready", bytes="00")
    await people[0].do(http, "start", bytes="01")
    return people


async def check(crew: Crew, http: httpx.AsyncClient, people: list[Nomad]) -> None:
    """Count: each acknowledged move once, at its number; every record verifies."""
    store = Store(connect(url_of(str(crew.common["database"]))))
    port = next(iter(crew.ports.values()))
    kinds: Counter[str] = Counter()
    for room in sorted({person.room for person in people}):
        found = await store.room(room)
        assert found is not None and found.playing is not None
        game = found.playing
        entries, opening = await store.entries(game), await store.opening(game)
        assert opening is not None
        table = LiveGame.rebuilt(asterism.game(opening[0]), opening[1], entries)
        row = await store.game_row(game)
        assert row is not None
        assert (table.status, row.status, row.waits, row.due) == ("over", "over", None, None)
        refs = Counter(entry.ref for entry in entries if entry.ref)
        assert set(refs.values()) <= {1}
        for person in people:
            if person.room == room:
                for ref, number, move in person.acknowledged:
                    assert (entries[number].ref, entries[number].move) == (ref, move)
        text = (await http.get(f"http://127.0.0.1:{port}/api/games/{game}/record")).text
        assert Record.loads(text).replay(verify=True).outcome == table.state.outcome
        kinds[opening[0]] += 1
    await store.engine.dispose()
    assert kinds == dict.fromkeys(KINDS, GAMES // len(KINDS))
