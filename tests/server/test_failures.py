"""Whatever one game raises, all others go on; a game that fails again and again is stopped."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import generate_latest
from sqlalchemy import select

from asterism import Record
from asterism.server.core import Core
from asterism.server.http.routes.operations import Figures
from asterism.server.play.failures import ENOUGH, Failures
from asterism.server.settings import Settings
from asterism.server.storage import schema
from asterism.server.thinking.pool import BotFailed, Pool, Question
from asterism.table.room import announced
from tests.server.guests import Guest, Json, Server, play_out, seated
from tests.server.moment import FakeClock, settle
from tests.server.test_bots_and_clocks import killed, wait_for

MOVE = {"kind": "move", "seconds": 30}
BOT = {"kind": "bot", "level": "random"}


@pytest.fixture(autouse=True)
def faulty(
    comets: None, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """The game with a fault is an installed one."""
    folder = tmp_path_factory.mktemp("faulty")
    info = folder / "faulty-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: faulty\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[asterism.games]\nfaulty = tests.server.faulty:GAME\n")
    monkeypatch.syspath_prepend(folder)
    announced.cache_clear()
    yield
    announced.cache_clear()


def fails_at(fault: str) -> Json:
    return {"game": "faulty", "options": {"fault": fault}}


async def row_of(server: Server, game: str) -> Any:
    return await server.node.store.game_row(game)


async def sweeps(server: Server, times: int) -> None:
    """As time goes by; each is later than any rest."""
    for _ in range(times):
        server.clock.at += 61
        await server.node.upkeep.sweep()
        await settle()


def failures(server: Server, what: str) -> int:
    sample = server.node.metrics.registry.get_sample_value(
        "asterism_game_failures_total", {"what": what}
    )
    assert sample is not None
    return int(sample)


def figures(server: Server) -> str:
    """The page of metrics."""
    return generate_latest(Figures(server.node, jobs=0)).decode()


async def test_a_clock_that_cannot_fall_stops_its_game_and_no_other(quick: Server) -> None:
    room, (ada, _bo) = await seated(
        quick, "Ada", "Bo", **fails_at("giving up"), clock=MOVE, at_zero="lose"
    )
    other, (cleo, _dan) = await seated(quick, "Cleo", "Dan", clock=MOVE, at_zero="lose")
    game = (await ada.table(room))["game"]
    line = await ada.socket(room)
    done: list[int] = []

    async def chore() -> None:
        done.append(1)

    quick.node.upkeep.chores.append(chore)
    await sweeps(quick, 1)
    assert (await cleo.table(other))["status"] == "over"
    assert done == [1]
    assert (await ada.table(room))["status"] == "playing"
    assert "asterism_games_failing 1.0\n" in figures(quick)
    await quick.node.upkeep.sweep()  # at once: the game rests
    assert failures(quick, "clock") == 1
    await sweeps(quick, ENOUGH - 1)
    table = await ada.table(room)
    assert (table["status"], table["stopped"]["id"]) == ("stopped", "server-stopped-failed")
    assert (await line.drained())[-1]["status"] == "stopped"
    row = await row_of(quick, game)
    assert (row.status, row.due, row.waits, row.outcome) == ("stopped", None, None, None)
    page = figures(quick)
    assert f'asterism_game_failures_total{{what="clock"}} {ENOUGH}.0\n' in page
    assert 'asterism_games_total{event="stopped"} 1.0\n' in page
    assert "asterism_games_failing 0.0\n" in page
    await sweeps(quick, 2)
    assert failures(quick, "clock") == ENOUGH


async def test_a_start_after_a_pause_gives_every_other_game_its_time_back(
    quick: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    fischer = {"kind": "fischer", "seconds": 60}
    wish = {**fails_at("following"), "clock": fischer}
    room, guests = await seated(quick, "Ada", "Bo", **wish)
    other, (cleo, _dan) = await seated(quick, "Cleo", "Dan", clock=fischer)
    await moves(room, guests, 4)
    await quick.node.upkeep.sign_of_life()
    quick.clock.at += 10_000
    again = await killed(quick)
    table = await cleo.table(other)
    assert again.clock.now() - table["at"] == 0
    await again.__aexit__(None, None, None)


async def moves(room: str, guests: list[Guest], count: int) -> None:
    for _ in range(count):
        table = await guests[0].table(room)
        await guests[table["deciding"][0]].play(room)


async def test_a_bot_that_cannot_move_is_not_asked_all_the_time(quick: Server) -> None:
    ada, cleo = await quick.guest("Ada"), await quick.guest("Cleo")
    room = await ada.open_room(seats=[{"kind": "open"}, BOT], **fails_at("a bot's move"))
    await ada.do(room, "start")
    other = await cleo.open_room(seats=[{"kind": "open"}, BOT])
    await cleo.do(other, "start")
    await wait_for(cleo, other, 0)  # that bot has moved
    for failed in range(1, ENOUGH + 1):
        async with asyncio.timeout(60):
            while failures(quick, "bot") < failed:
                await asyncio.sleep(0.02)
        await settle(100)
        assert failures(quick, "bot") == failed
        if failed < ENOUGH:
            await sweeps(quick, 1)
    table = await ada.table(room)
    assert (table["status"], table["number"]) == ("stopped", 1)


async def test_a_command_that_fails_is_refused_and_changes_nothing(quick: Server) -> None:
    room, (ada, bo) = await seated(quick, "Ada", "Bo", **fails_at("giving up"))
    before = await ada.table(room)
    for _ in range(ENOUGH + 1):
        refusal = await ada.refused(room, "resign", game=before["game"])
        assert (refusal["code"], refusal["message"]["id"]) == ("broken", "server-broken")
    line = await bo.socket(room)
    await line.next("table")
    line.tell("resign", game=before["game"], ref="r")
    assert (await line.next("refused"))["ref"] == "r"
    line.tell("ping")
    await line.next("pong")  # nobody hung up
    after = await ada.table(room)
    assert (after["number"], after["status"]) == (0, "playing")
    assert failures(quick, "command") == ENOUGH + 2
    await ada.play(room)


async def test_whoever_leaves_a_game_that_fails_at_it_has_left_it(quick: Server) -> None:
    room, (ada, bo) = await seated(quick, "Ada", "Bo", **fails_at("giving up"))
    await ada.do(room, "leave")
    assert (await bo.table(room))["status"] == "stopped"
    assert (await bo.fetch(f"/rooms/{room}"))["host"] == bo.id


async def test_whoever_wants_to_be_forgotten_is_whatever_their_games_do(quick: Server) -> None:
    failing, (ada, bo) = await seated(quick, "Ada", "Bo", **fails_at("giving up"))
    unread, guests = await seated(quick, "Cleo", "Dan", **fails_at("following"))
    await moves(unread, guests, 4)
    ghost = guests[0]
    quick.node.games.boxes.clear()
    for one in (ada, ghost):
        assert (await one.http.delete(one.url("/me"))).status_code == 200
        async with quick.node.engine.connect() as connection:
            for table in schema.metadata.tables.values():
                kept = str((await connection.execute(select(table))).all())
                assert one.id not in kept, table.name
    assert (await bo.table(failing))["status"] == "stopped"


async def test_where_one_seat_cannot_be_shown_its_table_the_others_are(quick: Server) -> None:
    room, (ada, bo) = await seated(quick, "Ada", "Bo", **fails_at("a seat's view"))
    lines = [await guest.socket(room) for guest in (ada, bo)]
    for line in lines:
        await line.next("table")
    await moves(room, [ada, bo], 2)
    await ada.play(room)
    shown = await lines[0].drained()
    assert [frame["number"] for frame in shown if frame["type"] == "table"][-1] == 3
    answer = await bo.get(f"/rooms/{room}/table")
    assert (answer.status_code, answer.json()["code"]) == (500, "broken")
    game = shown[-1]["game"]
    await bo.do(room, "move", game=game, number=3, move=await any_move(quick, game))
    table = await ada.table(room)
    wish = {"game": table["game"], "number": table["number"], "move": table["legal"][0]["text"]}
    await ada.do(room, "move", **wish)
    async with asyncio.timeout(60):
        while (await ada.table(room))["status"] == "playing":
            await asyncio.sleep(0.02)
    for guest in (ada, bo):  # back to where all was well
        table = await guest.table(room)
        assert (table["status"], table["ply"], table["number"]) == ("stopped", 2, 6)
    assert (await lines[1].drained())[-1]["status"] == "stopped"


async def any_move(server: Server, game: str) -> str:
    table = await server.node.games.look(game)
    return table.state.legal_moves(table.state.seats[0])[0].text


async def test_a_game_that_cannot_be_read_hides_no_other_and_is_stopped_in_the_end(
    quick: Server,
) -> None:
    wish = {**fails_at("following"), "listed": True}
    room, guests = await seated(quick, "Ada", "Bo", **wish)
    ada = guests[0]
    listed = await ada.open_room(listed=True)
    await moves(room, guests, 4)
    game = (await ada.table(room))["game"]
    again = await quick.restarted()
    lobby = await ada.fetch("/rooms")
    assert [one["id"] for one in lobby["rooms"]] == [listed]
    own = await ada.fetch("/me/games")
    assert [one["id"] for one in own["games"]] == [game]
    table = await ada.table(room)
    assert (table["status"], table["ply"], table["number"]) == ("stopped", 3, 5)
    assert {one["id"] for one in (await ada.fetch("/rooms"))["rooms"]} == {room, listed}
    text = (await ada.get(f"/games/{game}/record")).text
    assert len(Record.loads(text).entries) == 4
    again = await again.restarted()
    assert (await ada.table(room))["number"] == 5
    await again.__aexit__(None, None, None)


async def test_nothing_of_it_can_be_shown_and_nobody_waits_for_it_any_more(quick: Server) -> None:
    room, guests = await seated(quick, "Ada", "Bo", **fails_at("nowhere"), clock=MOVE)
    game = (await guests[0].table(room))["game"]
    quick.node.games.boxes.clear()
    await quick.node.store.write(
        schema.entry.update().where(schema.entry.c.game == game).values(data='{"kind":"?"}')
    )
    await sweeps(quick, ENOUGH + 1)
    row = await row_of(quick, game)
    assert (row.status, row.due) == ("stopped", None)
    await guests[0].do(room, "leave")


async def test_people_play_on_where_a_stopped_game_stood(quick: Server) -> None:
    wish = {**fails_at("giving up"), "clock": MOVE, "rated": True}
    room, (ada, bo) = await seated(quick, "Ada", "Bo", **wish)
    await moves(room, [ada, bo], 3)
    before = await ada.table(room)
    assert (await ada.refused(room, "go-on"))["code"] == "not-now"
    await quick.node.games.stop(before["game"], "failed")
    line = await bo.socket(room)
    await line.next("table")
    stranger = await quick.guest("Eve")
    assert (await stranger.refused(room, "go-on"))["code"] == "forbidden"
    await ada.do(room, "go-on")
    frames = [f for f in await line.drained() if f["type"] == "table"]
    assert frames[-1]["game"] != before["game"]
    for guest, name in ((ada, "Ada"), (bo, "Bo")):
        now = await guest.table(room)
        assert now["players"][now["seat"]]["name"] == name
        assert now["status"] == "playing"
        assert now["clocks"] == [30.0, 30.0]
    now = await ada.table(room)
    for part in ("view", "legal", "ply", "deciding"):
        assert now[part] == before[part]
    assert (await ada.fetch(f"/rooms/{room}"))["origin"]["kind"] == "went-on"
    assert (await ada.refused(room, "go-on"))["code"] == "not-now"
    assert (await play_out(room, [ada, bo]))["status"] == "over"
    own = await ada.fetch("/me/games")
    assert own["played"] == 0
    assert own["ratings"] == []
    for game in (before["game"], now["game"]):
        text = (await ada.get(f"/games/{game}/record")).text
        assert Record.loads(text).replay(verify=True).ply >= 3


async def test_the_second_game_of_a_pair_stays_secret_when_the_first_is_stopped(
    quick: Server,
) -> None:
    room, (ada, bo) = await seated(quick, "Ada", "Bo", **fails_at("giving up"), pair=True)
    first = (await ada.table(room))["game"]
    await quick.node.games.stop(first, "failed")
    await ada.do(room, "go-on")
    second = (await play_out(room, [ada, bo]))["game"]
    for game in (first, second):
        assert (await ada.get(f"/games/{game}/record")).status_code == 403
    await ada.do(room, "rematch")
    await bo.do(room, "ready")
    await ada.do(room, "start")
    await play_out(room, [bo, ada])
    for game in (first, second):
        assert (await ada.get(f"/games/{game}/record")).status_code == 200


def test_a_game_rests_longer_each_time_and_the_third_failure_is_enough() -> None:
    clock = FakeClock()
    games = Failures(Core(Settings(), clock, None))
    problem = ValueError("a rule")
    rests = []
    for times in range(1, ENOUGH + 1):
        assert games.failed("a", "clock", problem) is (times == ENOUGH)
        began = clock.at
        while games.is_paused("a", "clock"):
            clock.at += 0.5
        rests.append(clock.at - began)
    assert rests == [5.0, 10.0, 20.0]
    assert not games.is_paused("a", "bot")
    games.went_well("a", "clock")
    assert games.failed("a", "clock", problem) is False


async def test_a_view_that_is_no_json_costs_an_answer_and_no_process() -> None:
    pool = Pool(1)
    try:
        view: Json = {"cards": {1, 2}}
        with pytest.raises(BotFailed):
            await pool.ask("room", Question("comets", "random", 1, view, 60.0))
        with pytest.raises(BotFailed, match="no bot"):
            await pool.ask("room", Question("comets", "nobody", 1, {}, 60.0))
    finally:
        await pool.stop()


async def test_many_games_that_rest_do_not_hide_those_that_do_not(tmp_path: Path) -> None:
    """A sweep looks at so many at once: those that failed are beside them."""
    from asterism.server.play import upkeep

    async with Server(f"sqlite:///{tmp_path / 'a.db'}") as server:
        for number in range(3):
            await seated(
                server, f"Ada {number}", f"Bo {number}",
                **fails_at("giving up"), clock=MOVE, at_zero="lose",
            )  # fmt: skip
        server.clock.at += 1
        room, (cleo, _) = await seated(server, "Cleo", "Dan", clock=MOVE, at_zero="lose")
        server.node.clocks.timers.clear()
        server.clock.at += 31
        few, upkeep.AT_ONCE = upkeep.AT_ONCE, 3
        try:
            await server.node.upkeep.sweep()
            assert (await cleo.table(room))["status"] == "playing"
            await server.node.upkeep.sweep()
            assert (await cleo.table(room))["status"] == "over"
        finally:
            upkeep.AT_ONCE = few
