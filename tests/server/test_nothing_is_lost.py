"""Acknowledged means on disk: `kill -9` under load, a full disk, and a friendly end."""

import asyncio
import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

import pytest

import asterism
from asterism import Quick
from asterism.server.storage.database import connect, url_of
from asterism.server.storage.store import Store
from asterism.table.entries import Entry
from asterism.table.live_game import LiveGame
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
        table = LiveGame.rebuilt(asterism.game(opening[0]), opening[1], entries)
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


# Where the server dies: after so many acknowledgements, whatever it does then; or at a moment in
# the writing of a move that a client waits for.
MOMENTS = ("any", "received", "written", "committed")


async def test_kill_9_at_any_moment_loses_nothing_acknowledged(database: str) -> None:
    players: list[Player] = []
    with closing(Live(database)) as live:
        died_there = await kill_it_again_and_again(live, players)
        # Now and then all games are over before.
        assert died_there >= KILLS // 2
        assert await check(live, players) > KILLS * 3


async def kill_it_again_and_again(live: Live, players: list[Player]) -> int:
    """How often the server died at the moment that was set for it."""
    chance = Quick(9)
    died_there = 0
    for kill in range(KILLS):
        moment, count = MOMENTS[kill % len(MOMENTS)], 3 + chance.below(25)
        # The moment comes once for all moves that are written together, and for new games.
        live.start(**({} if moment == "any" else {"die": moment, "after": GAMES + count // 3}))
        at_the_table = await still_playing(players)
        for number in range(len(at_the_table), 2 * GAMES, 2):
            at_the_table += pair_of(live, number)
        players += [player for player in at_the_table if player not in players]
        placed = await play_until_killed(live, at_the_table, count if moment == "any" else None)
        died_there += placed
        await check(live, at_the_table)
    return died_there


async def still_playing(players: list[Player]) -> list[Player]:
    return [player for player in players if not player.is_over()]


async def play_until_killed(live: Live, players: list[Player], count: int | None) -> bool:
    """The server dies in the middle of everything: by itself, or after `count` answers. Was it by
    itself?
    """
    heard = 0

    def hear(frame: Json) -> bool:
        nonlocal heard
        # Once: what had arrived before is still read after the end.
        if frame["type"] == "accepted":
            heard += 1
            if heard == count:
                live.end()
        return True

    await asyncio.gather(*(player.play(hear) for player in players))
    if count is not None:
        if heard < count:
            live.end()
        return False
    # Whose game is over stops listening, a moment before the server has died.
    for _ in range(100):
        if not live.is_alive():
            live.ended()
            return True
        await asyncio.sleep(0.05)
    live.end()
    return False


@contextmanager
def small_disk() -> Iterator[tuple[Path, bool]]:
    """A folder on a disk that is soon full, one of its own for whoever may mount it; is it? Not in
    pytest's folder: if this run is killed, later ones could not tidy up there.
    """
    folder = Path(mkdtemp(prefix="asterism-disk-"))
    command = ["mount", "-t", "tmpfs", "-o", "size=600k", "tmpfs", str(folder)]
    try:
        mounted = subprocess.run(command, capture_output=True).returncode == 0
    except FileNotFoundError:
        mounted = False
    try:
        yield folder, mounted
    finally:
        if mounted:
            subprocess.run(["umount", "--lazy", str(folder)], check=True)
        rmtree(folder)


async def test_a_full_disk_is_a_clear_refusal_and_nothing_is_half_written() -> None:
    with (
        small_disk() as (folder, mounted),
        closing(Live(f"sqlite:///{folder / 'live.db'}")) as live,
    ):
        # Elsewhere, files that must not grow any more.
        live.start(**({} if mounted else {"file_size": 500_000}))
        players = await fill_the_disk(live)
        if mounted:
            subprocess.run(["mount", "-o", "remount,size=9m", str(folder)], check=True)
        live.start()
        await go_on_after_a_full_disk(live, players)


async def fill_the_disk(live: Live) -> list[Player]:
    players = pair_of(live, 0)
    tasks = [
        asyncio.create_task(player.play(lambda frame: frame.get("code") != "storage"))
        for player in players
    ]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    # Where both choose at once, one may be told that the table has moved on.
    refused = [refusal for player in players for refusal in player.refused]
    refusals = [refusal for refusal in refused if refusal["code"] != "stale"]
    assert refusals
    for refusal in refusals:
        assert refusal["code"] == "storage"
        assert "Nothing has changed" in refusal["reason"]
    assert players[0].get("/server")["name"] == "asterism"
    acknowledged = await check(live, players)
    assert acknowledged > 5
    live.end()
    return players


async def go_on_after_a_full_disk(live: Live, players: list[Player]) -> None:
    player = players[0]
    table = player.get(f"/rooms/{player.room}/table")
    logs = await logs_of(live.database, {table["game"]})
    assert table["number"] + 1 == len(logs[table["game"]])
    deciding = players[table["deciding"][0]]
    legal = deciding.get(f"/rooms/{player.room}/table")["legal"]
    move = {"game": table["game"], "number": table["number"], "move": legal[0]["text"]}
    assert deciding.do("move", **move)["type"] == "accepted"
    live.end()


async def test_at_a_friendly_end_everybody_is_told_to_come_back(live: Live) -> None:
    live.start()
    players = pair_of(live, 0)
    count, told = 0, False

    def hear(frame: Json) -> bool:
        # A move that crosses the end on its way would reset the connection, and with it go the
        # last words that were not read yet.
        nonlocal count, told
        count += 1
        for player in players:
            player.is_silent = count >= 20
        if count >= 20 and not told and not any(player.waiting for player in players):
            told = True
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
