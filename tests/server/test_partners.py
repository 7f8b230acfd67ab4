"""Partners who share a turn: bots wait for the people of their side and lend what they are asked
for; whoever leaves does not end the game for the others.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from asterism import Record
from tests.server.guests import Guest, Json, Server, asked_of, failures, lay_out, seated
from tests.server.moment import settle
from tests.server.postgres import Postgres
from tests.server.redis_server import RedisServer
from tests.server.test_bots_and_clocks import never
from tests.server.test_nodes import at, opened
from tests.server.test_workers import Working, one_node

BOT = {"kind": "bot", "level": "buyer"}
OPEN = {"kind": "open"}
FISCHER = {"kind": "fischer", "seconds": 600, "increment": 5}
MOVE = {"kind": "move", "seconds": 30}


def format(name: str, **more: Any) -> Json:
    players = {"hydra2": 4, "raid": 3, "emperor": 6}[name]
    options = {"format": name} | ({} if name == "raid" else {"start_player": 0})
    return {"game": "star_realms", "players": players, "options": options, **more}


async def with_a_bot(server: Server, **more: Any) -> tuple[Guest, str]:
    """Ada and a bot against two bots, Ada's side to begin."""
    ada = await server.guest("Ada")
    wish = format("hydra2", seats=[OPEN, BOT, BOT, BOT], **more)
    room = await ada.open_room(wish.pop("game"), **wish)
    await ada.do(room, "start", bytes="00")
    return ada, room


async def soon(true: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(60):
        while not await true():
            await asyncio.sleep(0.02)


async def held(server: Server, room: str) -> None:
    """Until the partner of seat 0 has done all but end."""

    async def is_held() -> bool:
        stored = await server.node.store.room(room)
        assert stored is not None and stored.playing is not None
        return (await server.node.games.look(stored.playing)).held == {1}

    await soon(is_held)


def texts(table: Json) -> list[str]:
    return [move["text"] for move in table["legal"]]


def questions(server: Server) -> int:
    return asked_of(server.node.pool)


async def play_hand(guest: Guest, room: str) -> None:
    """All cards, so that pools fill; nothing is bought."""
    while cards := [one for one in texts(await guest.table(room)) if one.startswith("play ")]:
        await guest.play(room, cards[0])


async def test_a_bot_does_not_end_before_the_people_of_its_team(quick: Server) -> None:
    ada, room = await with_a_bot(quick)
    await held(quick, room)
    table = await ada.table(room)
    assert table["deciding"] == [0, 1]
    assert (await quick.node.games.look(table["game"])).waits is None
    asked = questions(quick)
    for _ in range(3):  # nobody takes it for a bot that was forgotten
        quick.clock.at += 10
        await quick.node.upkeep.sweep()
        await settle(100)
    assert questions(quick) == asked
    assert await quick.node.store.waiting_games() == []
    await ada.play(room, next(one for one in texts(table) if one.startswith("play ")))
    await held(quick, room)  # it has looked again
    assert questions(quick) > asked
    await play_hand(ada, room)
    await ada.play(room, "end")

    async def others_turn() -> bool:
        return bool((await ada.table(room))["deciding"] != [1])

    await soon(others_turn)  # now it ends, too


async def test_it_waits_no_longer_when_a_bot_plays_for_the_person(quick: Server) -> None:
    ada, room = await with_a_bot(quick, clock=MOVE)
    await held(quick, room)
    await quick.clock.pass_by(31)

    async def moved_on() -> bool:
        return {0, 1}.isdisjoint((await ada.table(room))["deciding"])

    await soon(moved_on)


async def test_a_worker_holds_a_bot_back_as_well(
    postgres: Postgres, redis_server: RedisServer
) -> None:
    async with one_node(postgres, redis_server) as node, Working(node, "worker") as working:
        ada, room = await with_a_bot(node)

        async def rests() -> bool:
            waiting = await node.node.store.waiting_games()
            return not waiting and await working.worker.jobs.length() == 0

        await soon(rests)
        table = await ada.table(room)
        assert table["deciding"] == [0, 1]
        asked = asked_of(working.node.pool)
        await node.node.upkeep.sweep()
        await soon(rests)
        assert asked_of(working.node.pool) == asked
        # After each of her decisions the bot is asked again, and still waits.
        await ada.play(room, next(one for one in texts(table) if one.startswith("play ")))
        await soon(rests)
        assert (await ada.table(room))["deciding"] == [0, 1]
        await play_hand(ada, room)
        await ada.play(room, "end")

        async def others_turn() -> bool:
            return bool((await ada.table(room))["deciding"] != [1])

        await soon(others_turn)


async def test_a_bot_lends_what_it_is_asked_for_at_once(quick: Server) -> None:
    room, (ada, bo, *_) = await two_and_two(quick)
    await play_hand(bo, room)
    quick.node.pool.ask = never  # type: ignore[method-assign, assignment]
    await bo.do(room, "leave")  # and a bot has the pools
    table = await ada.table(room)
    assert table["players"][1]["kind"] == "bot"
    assert "trade 1" in table["favours"]
    name, favour = next(iter(table["favours"].items()))
    assert (favour["seat"], favour["name"]) == (1, name)
    answer = await ada.do(room, "ask", game=table["game"], favour=name, ref="once")
    after = await ada.table(room)
    assert answer["number"] == after["number"] == table["number"] + 1
    assert name not in after["favours"]
    again = await ada.do(room, "ask", game=table["game"], favour=name, ref="once")
    assert again["number"] == after["number"]  # the same word is heard once
    refusal = await ada.refused(room, "ask", game=table["game"], favour=name)
    assert (refusal["code"], refusal["message"]["id"]) == ("not-now", "server-no-such-favour")
    entry = (await quick.node.store.entries(table["game"]))[-1]
    assert (entry.seat, entry.move) == (1, favour["move"])


async def two_and_two(server: Server, **more: Any) -> tuple[str, list[Guest]]:
    return await seated(server, "Ada", "Bo", "Cleo", "Dan", **format("hydra2", **more))


async def test_a_person_hears_what_a_partner_asks_for(quick: Server) -> None:
    room, (ada, bo, cleo, _) = await two_and_two(quick)
    await play_hand(bo, room)
    line, other = await bo.socket(room), await cleo.socket(room)
    for one in (line, other):
        await one.next("table")
    table = await ada.table(room)
    name, favour = next(iter(table["favours"].items()))
    await ada.do(room, "ask", game=table["game"], favour=name)
    notice = await line.next("notice")
    asked = {"seat": 0, "name": name, "move": favour["move"]}
    assert (notice["kind"], notice["room"], notice["favour"]) == ("favour", room, asked)
    assert (await ada.table(room))["number"] == table["number"]  # nothing is done for a person
    assert [f for f in await other.drained() if f["type"] == "notice"] == []
    await bo.play(room, notice["favour"]["move"])
    assert (await cleo.refused(room, "ask", game=table["game"], favour=name))["code"] == "not-now"


async def test_a_partner_at_another_node_hears_it_too(
    postgres: Postgres, redis_server: RedisServer
) -> None:
    nodes = await opened(postgres.database(), redis_server.url)
    try:
        room, (ada, bo, _, _) = await two_and_two(nodes[0])
        await play_hand(bo, room)
        line = await at(nodes[1], bo).socket(room)
        await line.next("table")
        table = await ada.table(room)
        name = next(iter(table["favours"]))
        await ada.do(room, "ask", game=table["game"], favour=name)
        assert (await line.next("notice"))["favour"]["name"] == name
    finally:
        for node in nodes:
            await node.__aexit__(None, None, None)


async def test_whoever_has_ended_may_still_lend_and_nobody_waits_for_it(quick: Server) -> None:
    room, (ada, bo, *_) = await two_and_two(quick, clock=FISCHER)
    await play_hand(ada, room)
    await ada.play(room, "end")
    before = await ada.table(room)
    assert before["deciding"] == [1]
    assert all(move.startswith("lend ") for move in texts(before)) and texts(before)
    quick.clock.at += 20
    await ada.play(room, texts(before)[0])
    after = await ada.table(room)
    assert after["clocks"][0] == before["clocks"][0]  # no time runs, and none is gained
    assert after["clocks"][1] == before["clocks"][1] - 20
    own = await ada.fetch("/me/games")
    assert own["games"][0]["yours"] is False
    assert (await bo.table(room))["view"]["seats"] == [1]


# Leaving.


async def gone(how: str, guest: Guest, room: str, game: str) -> None:
    if how == "delete":
        assert (await guest.http.delete(guest.url("/me"))).status_code == 200
    elif how == "leave":
        await guest.do(room, "leave")
    else:
        await guest.do(room, "resign", game=game)


WAYS = pytest.mark.parametrize("how", ["resign", "leave", "delete"])


@WAYS
async def test_a_bot_takes_the_seat_of_a_hydra_that_somebody_has_left(
    quick: Server, how: str
) -> None:
    room, (ada, bo, cleo, _) = await two_and_two(quick)
    game = (await ada.table(room))["game"]
    await gone(how, ada, room, game)
    table = await bo.table(room)
    assert table["status"] == "playing"
    assert [player["kind"] for player in table["players"]] == ["bot", "person", "person", "person"]
    if how != "delete":  # for good
        assert (await ada.refused(room, "return", game=game))["code"] == "forbidden"
    # The last person of a side gives up for its bots.
    await gone(how, bo, room, game)
    table = await cleo.table(room)
    assert (table["status"], table["outcome"]["winners"]) == ("over", [2, 3])


@WAYS
async def test_or_its_turns_end_and_the_others_play_on(quick: Server, how: str) -> None:
    room, (ada, bo, cleo, _) = await two_and_two(quick, at_zero="lose")
    game = (await ada.table(room))["game"]
    await gone(how, ada, room, game)
    table = await bo.table(room)
    assert (table["status"], table["deciding"]) == ("playing", [1])
    before = table["number"]
    if how != "delete":
        await ada.do(room, "resign", game=game)  # again: nothing happens
    assert (await bo.table(room))["number"] == before
    await gone(how, bo, room, game)
    table = await cleo.table(room)
    assert (table["status"], table["outcome"]["winners"]) == ("over", [2, 3])


async def test_where_time_is_up_the_room_decides_too(quick: Server) -> None:
    room, (_, bo, *_) = await two_and_two(quick, clock=MOVE, at_zero="lose")
    quick.clock.at += 1
    await bo.play(room)
    await quick.clock.pass_by(29.5)
    table = await bo.table(room)
    assert (table["status"], table["deciding"]) == ("playing", [1])


@WAYS
async def test_an_elite_or_admiral_who_leaves_is_defeated_whatever_the_room_wants(
    quick: Server, how: str
) -> None:
    for name, leaver in (("raid", 1), ("emperor", 0)):
        wish = format(name, at_zero="bot")
        names = [f"{name} {number}" for number in range(wish["players"])]
        room, guests = await seated(quick, *names, **wish)
        game = (await guests[0].table(room))["game"]
        await gone(how, guests[leaver], room, game)
        table = await guests[-1].table(room)
        assert table["status"] == "playing"
        assert table["view"]["players"][leaver]["authority"] == 0
        assert all(player["kind"] == "person" for player in table["players"])


def with_a_viper(position: Json) -> None:
    """The Boss can defeat any Elite at once."""
    boss, *elites = position["players"]
    boss["hand"], boss["deck"] = ["viper", "scout"], boss["deck"] + boss["hand"]
    for card in boss["hand"]:
        boss["deck"].remove(card)
    for elite in elites:
        elite["authority"] = 1


@pytest.mark.parametrize("how", ["resign", "leave", "delete", "flag", "bot"])
async def test_a_defeated_elite_who_is_asked_for_a_gift_may_go_in_any_way(
    quick: Server, how: str
) -> None:
    wish = format("raid", clock=MOVE, at_zero="bot" if how == "bot" else "lose")
    room, guests = await seated(quick, "Boss", "Ada", "Bo", **wish)
    boss, ada, bo = guests
    game = (await ada.table(room))["game"]
    await lay_out(quick, game, with_a_viper)
    await boss.play(room, "play viper")
    await boss.play(room, "attack 1 1")
    asked = await ada.table(room)
    assert (asked["deciding"], asked["view"]["players"][1]["authority"]) == ([1], 0)
    if how in ("flag", "bot"):
        quick.clock.at += 31
        await quick.node.upkeep.sweep()
    else:
        await gone(how, ada, room, game)

    async def goes_on() -> bool:
        return bool((await bo.table(room))["deciding"] == [0])

    await soon(goes_on)
    before = (await bo.table(room))["number"]
    if how == "resign":
        await ada.do(room, "resign", game=game)
        await ada.do(room, "leave")
    assert (await bo.table(room))["number"] == before
    assert failures(quick) == 0
    await boss.play(room, "end")


async def test_against_bots_alone_resigning_ends_a_game_of_teams(quick: Server) -> None:
    ada, room = await with_a_bot(quick)
    table = await ada.table(room)
    await ada.do(room, "resign", game=table["game"])
    table = await ada.table(room)
    assert (table["status"], table["outcome"]["winners"]) == ("over", [2, 3])
    text = (await ada.get(f"/games/{table['game']}/record")).text
    assert Record.loads(text).replay(verify=True).outcome is not None
