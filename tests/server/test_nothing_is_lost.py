"""Acknowledged means on disk: `kill -9` under load, a full disk, and a friendly end."""

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

import asterism
from asterism import Quick
from asterism.server.database import connect, url_of
from asterism.server.entries import Entry
from asterism.server.store import Store
from asterism.server.table import Table
from tests.server.live import Json, Live, Player, pair_of

KILLS = 20
GAMES = 5


@pytest.fixture
def live(tmp_path: Path) -> Iterator[Live]:
    server = Live(f"sqlite:///{tmp_path / 'live.db'}")
    yield server
    server.close()


async def logs_of(database: str, games: set[str]) -> dict[str, list[Entry]]:
    """What is on disk, each log rebuilt to show that it is a whole game."""
    store = Store(connect(url_of(database)))
    found = {}
    for game in games:
        entries = found[game] = await store.entries(game)
        opening = await store.opening(game)
        assert opening is not None
        table = Table.rebuilt(asterism.game(opening[0]), opening[1], entries)
        assert table.number == len(entries) - 1
    await store.engine.dispose()
    return found


async def check(live: Live, players: list[Player]) -> int:
    """Every acknowledged move is in the log, at its number, once."""
    acknowledged = [move for player in players for move in player.acknowledged]
    logs = await logs_of(live.database, {game for game, _, _ in acknowledged})
    for game, number, move in acknowledged:
        assert logs[game][number].kind == "move"
        assert logs[game][number].move == move
    return len(set(acknowledged))


async def test_kill_9_at_any_moment_loses_nothing_acknowledged(live: Live) -> None:
    chance = Quick(9)
    total = 0
    players: list[Player] = []
    for _ in range(KILLS):
        live.start()
        at_the_table = [player for player in players if not player.is_over()]
        for number in range(len(at_the_table), 2 * GAMES, 2):
            at_the_table += pair_of(live, number)
        players += [player for player in at_the_table if player not in players]
        await play_until_killed(live, at_the_table, 3 + chance.below(25))
        fresh = await check(live, players)
        assert fresh >= total
        total = fresh
    assert total > KILLS * 3


async def play_until_killed(live: Live, players: list[Player], count: int) -> None:
    """The server dies in the middle of everything, after so many acknowledgements."""
    heard = 0

    def hear(frame: Json) -> bool:
        nonlocal heard
        heard += frame["type"] == "accepted"
        if heard == count:
            live.end()
        return True

    await asyncio.gather(*(player.play(hear) for player in players))
    if heard < count:
        live.end()


async def test_a_full_disk_is_a_clear_refusal_and_nothing_is_half_written(live: Live) -> None:
    live.start(file_size=420_000)
    players = pair_of(live, 0)
    tasks = [
        asyncio.create_task(player.play(lambda frame: frame["type"] != "refused"))
        for player in players
    ]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    (refusal,) = [refusal for player in players for refusal in player.refused]
    assert refusal["code"] == "storage"
    assert "Nothing has changed" in refusal["reason"]
    assert players[0].get("/server")["name"] == "asterism"
    acknowledged = await check(live, players)
    assert acknowledged > 5
    live.end()
    live.start()
    table = players[0].get(f"/rooms/{players[0].room}/table")
    assert table["number"] + 1 == len(
        (await logs_of(live.database, {table["game"]}))[table["game"]]
    )
    live.end()


async def test_at_a_friendly_end_everybody_is_told_to_come_back(live: Live) -> None:
    live.start()
    players = pair_of(live, 0)
    count = 0

    def hear(frame: Json) -> bool:
        nonlocal count
        count += 1
        if count == 20:
            os.kill(live.pid, signal.SIGTERM)
        return True

    await asyncio.gather(*(player.play(hear) for player in players))
    live.ended()
    for player in players:
        notices = [frame for frame in player.frames if frame["type"] == "notice"]
        assert [notice["kind"] for notice in notices] == ["restart"]
        assert player.closed == [1012]
    await check(live, players)
    live.start()
    await asyncio.gather(*(player.play(lambda frame: False) for player in players))
    live.end()
