"""Bots are asked, not hosted; clocks are kept by the server."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from asterism.server.clock import SystemClock
from asterism.server.play import turn_hooks
from asterism.server.thinking.pool import BotFailed, Pool, Question
from asterism.server.thinking.turns import Turns
from tests.server.guests import Guest, Line, Server, play_out, seated
from tests.tiny import GAME


def question(spec: str = "random", budget: float = 60.0) -> Question:
    return Question("comets", spec, 1, GAME.start(2, 5).view(0).to_json(), budget)


async def over(guest: Guest, room: str) -> dict[str, object]:
    """Play one's own part until the game is over."""
    while True:
        table = await guest.table(room)
        if table["status"] != "playing":
            return table
        if table["seat"] in table["deciding"]:
            await guest.play(room)
        else:
            await wait_for(guest, room, table["number"])


async def wait_for(guest: Guest, room: str, number: int) -> None:
    """Until the log is longer; bots think in processes of their own, so time is real here."""
    async with asyncio.timeout(60):
        while (await guest.table(room))["number"] <= number:
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("game", ["comets", "stellar"])
async def test_a_person_plays_a_whole_game_against_a_bot(server: Server, game: str) -> None:
    ada = await server.guest("Ada")
    seats = [{"kind": "open"}, {"kind": "bot", "level": "random"}]
    room = await ada.open_room(game, seats=seats)
    await ada.do(room, "start", bytes="00")
    assert (await over(ada, room))["status"] == "over"


async def test_a_bot_moves_at_a_pace_that_a_person_can_follow(quick: Server) -> None:
    ada = await quick.guest("Ada")
    seats = [{"kind": "open"}, {"kind": "bot", "level": "random"}]
    room = await ada.open_room(seats=seats, pace=2.0)
    await ada.do(room, "start")
    async with asyncio.timeout(60):
        while not any(due == quick.clock.at + 2.0 for due, _ in quick.clock.sleeping):
            await asyncio.sleep(0.02)
    assert (await ada.table(room))["number"] == 0
    await quick.clock.pass_by(2.0)
    await wait_for(ada, room, 0)


async def test_a_bot_with_nothing_left_to_decide_is_not_asked(quick: Server) -> None:
    """In a shared turn a partner may be quicker than the question."""
    ada = await quick.guest("Ada")
    seats = [{"kind": "open"}, {"kind": "bot", "level": "random"}]
    room = await ada.open_room("star_realms", seats=seats, options={"start_player": 0})
    await ada.do(room, "start", bytes="00")
    before = await ada.table(room)
    assert before["deciding"] == [0]
    table = await quick.node.games.look(before["game"])
    await quick.node.turns.play(table, 1)
    assert (await ada.table(room))["number"] == before["number"]


async def test_after_a_restart_bots_go_on(server: Server) -> None:
    room, (ada, _bo) = await seated(server, "Ada", "Bo")
    game = (await ada.table(room))["game"]
    server.node.pool.ask = never  # type: ignore[method-assign, assignment]
    server.clock.at += 60
    await ada.do(room, "replace", game=game, seat=1, level="random")
    again = await server.restarted()
    await wait_for(ada, room, 1)
    assert (await ada.table(room))["deciding"] == [0]
    await again.__aexit__(None, None, None)


async def never(*_: object) -> str:
    await asyncio.Event().wait()
    return ""


async def test_against_bots_alone_one_may_go_back_behind_what_came_to_light(
    quick: Server,
) -> None:
    ada = await quick.guest("Ada")
    seats = [{"kind": "open"}, {"kind": "bot", "level": "random"}]
    room = await ada.open_room(seats=seats)
    await ada.do(room, "start")
    await ada.play(room)
    await wait_for(ada, room, 1)
    table = await ada.table(room)
    assert (table["undo"], table["undo_further"]) == (None, "free")
    await ada.do(room, "undo", game=table["game"], number=table["number"])
    table = await over(ada, room)
    record = (await ada.get(f"/games/{table['game']}/record")).text
    assert " undo! 0\n" in record


@asynccontextmanager
async def stopped(pool: Pool) -> AsyncIterator[Pool]:
    """Whatever happens, its processes are ended."""
    try:
        yield pool
    finally:
        await pool.stop()


async def test_rooms_take_turns_at_the_bots() -> None:
    turns = Turns()
    for item in ("a1", "a2", "a3"):
        turns.put("a", item)
    turns.put("b", "b1")
    assert [await turns.take() for _ in range(4)] == ["a1", "b1", "a2", "a3"]


async def test_a_bot_that_takes_too_long_is_replaced(tmp_path: Path) -> None:
    slow = tmp_path / "slow.py"
    slow.write_text(
        "import sys, time\nprint('{}', flush=True)\nfor line in sys.stdin:\n    time.sleep(3600)\n"
    )
    async with stopped(Pool(1, lambda: [sys.executable, str(slow)])) as pool:
        with pytest.raises(BotFailed):
            await pool.ask("room", question(budget=0.05))
        assert pool.replaced == 1
        pool.command = lambda: [sys.executable, "-m", "asterism.server.thinking.bot_process"]
        with pytest.raises(BotFailed):  # the next process was spawned before the command changed
            await pool.ask("room", question(budget=0.05))
        assert (await pool.ask("room", question())).startswith("choose c")


async def test_where_no_process_begins_nobody_waits_for_ever() -> None:
    for command in ("false", "no-such-program-at-all"):
        pool = Pool(1, lambda command=command: [command])  # type: ignore[misc]
        question = Question("comets", "random", 1, {}, 5.0)
        with pytest.raises(BotFailed):
            await pool.ask("room", question)
        await pool.stop()


async def test_a_bot_that_fails_says_why_and_its_process_lives_on() -> None:
    async with stopped(Pool(1)) as pool:
        with pytest.raises(BotFailed, match="no bot 'nobody'"):
            await pool.ask("room", question("nobody"))
        assert (await pool.ask("room", question())).startswith("choose c")
        assert pool.replaced == 0


async def test_a_remote_bot_plays_by_its_token(server: Server) -> None:
    ada = await server.guest("Ada")
    room = await ada.open_room()
    token = (await ada.do(room, "set-seat", seat=1, kind="remote", level="Marvin"))["token"]
    marvin = Guest(server, token)
    await ada.do(room, "start")
    assert (await marvin.table(room))["seat"] == 1
    assert (await marvin.get(f"/rooms/{room}/table", seat=0)).status_code == 403
    await ada.play(room)
    await marvin.play(room)
    # A program has no opinion: nobody would answer, so nobody is asked.
    table = await ada.table(room)
    assert table["undo_further"] == "free"
    await ada.do(room, "undo", game=table["game"], number=table["number"])
    assert (await ada.table(room))["ply"] == 0
    table = await play_out(room, [ada, marvin])
    assert [player["kind"] for player in table["players"]] == ["person", "remote"]


# Clocks.

MOVE = {"kind": "move", "seconds": 30}
FISCHER = {"kind": "fischer", "seconds": 60, "increment": 5}
DAYS = {"kind": "days", "days": 3}


async def test_where_a_clock_falls_the_seat_loses(server: Server) -> None:
    room, (ada, bo) = await seated(server, "Ada", "Bo", clock=MOVE, at_zero="lose")
    await bo.play(room)
    await server.clock.pass_by(29.0)
    assert (await ada.table(room))["status"] == "playing"
    await server.clock.pass_by(1.1)
    await wait_for(bo, room, 1)
    table = await bo.table(room)
    assert (table["status"], table["outcome"]["winners"]) == ("over", [1])


async def test_or_a_bot_takes_over(server: Server) -> None:
    room, (ada, bo) = await seated(server, "Ada", "Bo", clock=MOVE, stand_in="random")
    await bo.play(room)
    await server.clock.pass_by(30.1)
    await wait_for(bo, room, 1)
    players = (await bo.table(room))["players"]
    assert [player["kind"] for player in players] == ["bot", "person"]
    game = (await bo.table(room))["game"]
    await ada.do(room, "return", game=game)


async def test_a_fischer_clock_gives_a_bit_for_every_decision(server: Server) -> None:
    room, (ada, bo) = await seated(server, "Ada", "Bo", clock=FISCHER)
    server.clock.at += 10
    await ada.play(room)
    assert (await ada.table(room))["clocks"] == [55.0, 50.0]
    server.clock.at += 20
    await bo.play(room)
    assert (await ada.table(room))["clocks"] == [55.0, 35.0]


async def test_taking_back_gains_no_time(quick: Server) -> None:
    room, (ada, _) = await seated(quick, "Ada", "Bo", clock=FISCHER)
    for _ in range(3):
        await ada.play(room)
        table = await ada.table(room)
        await ada.do(room, "undo", game=table["game"], number=table["number"])
    assert (await ada.table(room))["clocks"] == [60.0, 60.0]


async def test_while_the_server_was_away_no_clock_ran(server: Server) -> None:
    room, (ada, _) = await seated(server, "Ada", "Bo", clock=FISCHER)
    server.clock.at += 10
    await server.node.upkeep.sign_of_life()
    before = server.node
    server.clock.at += 10_000
    await before.store.write()
    again = await killed(server)
    table = await ada.table(room)
    assert table["status"] == "playing"
    left = [left - (again.clock.now() - table["at"]) for left in table["clocks"]]
    assert left == pytest.approx([50.0, 50.0])
    await again.__aexit__(None, None, None)


async def test_a_moment_without_a_server_costs_nobody_anything_either(server: Server) -> None:
    room, (ada, _) = await seated(server, "Ada", "Bo", clock=FISCHER)
    server.clock.at += 10
    await server.node.upkeep.sign_of_life()
    server.clock.at += 4
    again = await killed(server)
    table = await ada.table(room)
    left = [left - (again.clock.now() - table["at"]) for left in table["clocks"]]
    assert left == pytest.approx([50.0, 50.0])
    await again.__aexit__(None, None, None)


def test_game_time_follows_the_clock_on_the_wall_but_never_jumps() -> None:
    wall, ticks = [1_800_000_000.0], [5.0]
    clock = SystemClock(lambda: wall[0], lambda: ticks[0])

    def passed(seconds: float, jump: float = 0.0) -> float:
        before = clock.now()
        wall[0] += seconds + jump
        ticks[0] += seconds
        return clock.now() - before

    assert passed(60) == pytest.approx(60)
    assert passed(10, jump=3600) == pytest.approx(10, rel=0.02), "an hour ahead ends no game"
    assert passed(10, jump=-7200) == pytest.approx(10, rel=0.02)
    assert passed(0, jump=-3600) == 0, "nor does it go back"
    for _ in range(100):
        passed(10_000)
    assert clock.now() == pytest.approx(clock.wall())


async def killed(server: Server) -> Server:
    """As after a crash: the last sign of life is the one that is on disk."""

    async def silent() -> None:
        return None

    server.node.upkeep.sign_of_life = silent  # type: ignore[method-assign]
    return await server.restarted()


async def test_days_go_on_while_the_server_is_away(server: Server) -> None:
    room, (ada, _) = await seated(server, "Ada", "Bo", clock=DAYS, at_zero="lose")
    await ada.play(room)
    server.clock.at += 3 * 86_400 + 1
    again = await killed(server)
    await again.node.upkeep.sweep()
    assert (await ada.table(room))["outcome"]["winners"] == [0]
    await again.__aexit__(None, None, None)


async def test_whose_turn_it_is_reaches_other_pages_and_the_hook(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    command = f"{sys.executable} -c \"import sys; open('{heard}', 'a').write(sys.stdin.read())\""
    async with Server(f"sqlite:///{tmp_path / 'a.db'}", turn_command=command) as server:
        room, (ada, bo) = await seated(server, "Ada", "Bo", clock=DAYS)
        page = Line(ada, "/me/socket", {}, {})
        ada.lines.append(page)
        await ada.play(room)
        await bo.play(room)
        assert (await page.next("notice"))["kind"] == "turn"
    assert ada.id in heard.read_text()


async def test_a_hook_that_does_not_end_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turn_hooks, "SECONDS", 3.0)
    own = tmp_path / "own"
    command = f"sh -c 'echo $$ > {own}; exec sleep 600'"
    async with Server(f"sqlite:///{tmp_path / 'a.db'}", turn_command=command) as server:
        room, (ada, _) = await seated(server, "Ada", "Bo", clock=DAYS)
        await ada.play(room)
    # The server has waited for its hooks, but not for ten minutes.
    with pytest.raises(ProcessLookupError):
        os.kill(int(own.read_text()), 0)
