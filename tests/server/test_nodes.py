"""Several equal nodes on one database: what one does reaches the people of all others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import func, select

import asterism
from asterism import Record
from asterism.server.live import redis_bus
from asterism.server.live.bus import ALL, News
from asterism.server.live.redis_bus import RedisBus
from asterism.server.play.sync import ANYWAY
from asterism.server.settings import Limits
from asterism.server.storage import schema
from tests.server.guests import FREELY, Guest, Server, play_out, seated
from tests.server.moment import FakeClock, FakeDice
from tests.server.postgres import Postgres
from tests.server.redis_server import RedisServer

Nodes = list[Server]
TOKEN = "only the host knows"


async def until(true: Callable[[], Awaitable[Any]] | Callable[[], Any]) -> Any:
    """Wait for something that other nodes bring about; time is real between them."""
    async with asyncio.timeout(60):
        while True:
            found = true()
            if asyncio.iscoroutine(found):
                found = await found
            if found:
                return found
            await asyncio.sleep(0.02)


async def opened(database: str, redis: str, count: int = 2, **settings: Any) -> Nodes:
    clock = FakeClock()
    nodes = [
        Server(database, clock, FakeDice(f"{database} {number}"), redis=redis, **settings)
        for number in range(count)
    ]
    # At once, on an empty database: one of them makes the tables.
    await asyncio.gather(*(node.__aenter__() for node in nodes))
    await until(lambda: all(node.node.bus.is_well for node in nodes))
    return nodes


@pytest.fixture
async def nodes(postgres: Postgres, redis_server: RedisServer) -> AsyncIterator[Nodes]:
    running = await opened(postgres.database(), redis_server.url, admin_token=TOKEN)
    yield running
    for node in running:
        await node.__aexit__(None, None, None)


def at(node: Server, guest: Guest) -> Guest:
    """The same person, by another node."""
    twin = Guest(node, guest.token)
    twin.http.cookies, twin.me = guest.http.cookies, guest.me
    return twin


async def test_seats_on_different_nodes_see_each_others_moves_at_once(nodes: Nodes) -> None:
    first, second = nodes
    room, (ada, bo) = await seated(first, "Ada", "Bo")
    bo = at(second, bo)
    line = await bo.socket(room)
    assert (await line.next("table"))["number"] == 0
    seen = 0
    while True:
        table = await ada.table(room)
        if table["status"] != "playing":
            break
        await (ada, bo)[table["deciding"][0]].play(room)
        heard = await line.next("table")
        assert (heard["since"], heard["number"]) == (seen, seen + 1)
        assert heard["events"]
        seen += 1
    assert (await at(second, ada).get(f"/games/{table['game']}/record")).status_code == 200


async def test_any_node_serves_any_game_at_any_time(nodes: Nodes) -> None:
    """Whatever was acknowledged by one node is known to all others: nobody sticks to one."""
    room, (ada, bo) = await seated(nodes[0], "Ada", "Bo", game="stellar")
    people = [[guest, at(nodes[1], guest)] for guest in (ada, bo)]
    for step in range(12):
        table = await people[0][step % 2].table(room)
        assert table["number"] == step
        answer = await people[table["deciding"][0]][step % 2].play(room)
        assert answer["number"] == step + 1
    kept = await play_out(room, [people[0][0], people[1][1]])
    entries = await nodes[0].node.store.entries(kept["game"])
    assert len(entries) == kept["number"] + 1


async def test_a_long_poll_at_one_node_is_answered_by_a_move_at_another(nodes: Nodes) -> None:
    room, (ada, bo) = await seated(nodes[0], "Ada", "Bo")
    waiting = asyncio.create_task(at(nodes[1], bo).table(room, after=0, wait=20))
    await until(lambda: room in nodes[1].node.connections.waiters)
    await ada.play(room)
    assert (await waiting)["number"] == 1


async def test_what_a_node_wrote_and_could_not_tell_is_found_all_the_same(
    nodes: Nodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if it had died between the two."""
    first, second = nodes
    room, (ada, bo) = await seated(first, "Ada", "Bo")
    line = await at(second, bo).socket(room)
    table = await line.next("table")
    with monkeypatch.context() as dying:
        dying.setattr(first.node.games.publisher, "notify_nodes", lambda table: None)
        wish = {"game": table["game"], "number": 0, "ref": "once"}
        await ada.do(room, "move", move=(await ada.table(room))["legal"][0]["text"], **wish)
    for _ in range(ANYWAY):
        await second.node.sync.check_all()
    assert (await line.next("table"))["number"] == 1
    with monkeypatch.context() as dying:
        dying.setattr(first.node.games.publisher, "notify_nodes", lambda table: None)
        wish = {"game": table["game"], "number": 1, "ref": "twice"}
        wish["move"] = (await bo.table(room))["legal"][0]["text"]
        await bo.do(room, "move", **wish)
    # Nobody has answered, as far as they know: they say it again.
    await bo.do(room, "move", **wish)
    assert (await line.next("table"))["number"] == 2


async def test_of_two_nodes_that_are_told_the_same_at_once_one_writes(nodes: Nodes) -> None:
    """The slower one reads again: what it was told is done already, or stale."""
    room, (ada, bo) = await seated(nodes[0], "Ada", "Bo")
    twins = [ada, at(nodes[1], ada)]
    await bo.play(room)
    table = await ada.table(room)
    wish = {"game": table["game"], "number": table["number"], "move": table["legal"][0]["text"]}
    same = await asyncio.gather(*(twin.tell(room, "move", **wish, ref="a") for twin in twins))
    assert [answer["number"] for answer in same] == [2, 2]
    await bo.play(room)
    table = await ada.table(room)
    wish = {"game": table["game"], "number": table["number"], "move": table["legal"][0]["text"]}
    both = await asyncio.gather(*(twin.tell(room, "move", **wish) for twin in twins))
    assert {answer["type"] for answer in both} == {"accepted", "refused"}
    entries = await nodes[0].node.store.entries(table["game"])
    assert [entry.kind for entry in entries] == ["start", "move", "move", "move", "move"]


async def test_presence_chat_reactions_and_the_room_reach_everybody(nodes: Nodes) -> None:
    first, second = nodes
    room, (ada, bo) = await seated(first, "Ada", "Bo")
    here = await ada.socket(room)
    await here.next("table")
    bo = at(second, bo)
    there = await bo.socket(room)
    welcome = await there.next("welcome")
    assert [seat["present"] for seat in welcome["room"]["seats"]] == [True, True]
    came = await here.next("presence")
    assert (came["person"], came["name"], came["present"]) == (bo.id, "Bo", True)
    await bo.do(room, "chat", text="good evening")
    assert (await here.next("said"))["line"]["text"] == "good evening"
    await ada.do(room, "react", sign="hello")
    assert (await there.next("reacted"))["person"] == ada.id
    # Somebody who asks at a third place sees who is there, too.
    view = await at(second, ada).fetch(f"/rooms/{room}")
    assert [seat["present"] for seat in view["seats"]] == [True, True]
    await bo.do(room, "mute", person=ada.id)
    await bo.do(room, "leave")
    assert (await here.next("room"))["room"]["phase"] == "over"
    await there.close()
    assert (await here.next("presence"))["present"] is False


async def test_whoever_is_sent_away_is_sent_away_everywhere(nodes: Nodes) -> None:
    first, second = nodes
    ada, bo = await first.guest("Ada"), await first.guest("Bo")
    room = await ada.open_room()
    bo = at(second, bo)
    line = await bo.socket(room)
    await line.next("welcome")
    await ada.do(room, "kick", person=bo.id)
    assert await line.closed() == 4003
    page = await at(second, ada).socket(room)
    await page.next("welcome")
    host = Guest(first, TOKEN).http
    await host.put(ada.url("/admin/announcement"), json={"text": "back soon"})
    assert (await page.next("notice"))["text"] == "back soon"
    await host.patch(ada.url(f"/admin/people/{ada.id}"), json={"banned": True})
    assert await page.closed() == 4003
    twin = at(second, ada)

    async def is_banned() -> bool:
        return (await twin.get("/me")).status_code == 403

    await until(is_banned)


async def test_a_new_name_is_known_to_every_node(nodes: Nodes) -> None:
    room, (ada, bo) = await seated(nodes[0], "Ada", "Bo")
    line = await at(nodes[1], bo).socket(room)
    await line.next("table")
    await ada.http.patch(ada.url("/me"), json={"name": "Countess"})
    while (await line.next("table"))["players"][0]["name"] != "Countess":
        pass


async def test_a_clock_falls_once(nodes: Nodes) -> None:
    clock = {"kind": "move", "seconds": 30}
    room, (ada, bo) = await seated(nodes[0], "Ada", "Bo", clock=clock, at_zero="lose")
    await bo.play(room)
    lines = [await at(node, bo).socket(room) for node in nodes]
    for line in lines:
        await line.next("table")
    game = (await ada.table(room))["game"]
    nodes[0].clock.at += 30.1
    falls = [node.node.clocks.run_out(game) for node in nodes]
    falls += [node.node.upkeep.sweep() for node in nodes]
    await asyncio.gather(*falls)
    for line in lines:
        assert (await line.next("table"))["status"] == "over"
    entries = await nodes[0].node.store.entries(game)
    assert [entry.kind for entry in entries] == ["start", "move", "flag"]


async def test_rates_count_at_all_nodes_together(
    postgres: Postgres, redis_server: RedisServer
) -> None:
    few = Limits(**{**vars(FREELY), "chat": (4.0, 0.0)})
    nodes = await opened(postgres.database(), redis_server.url, limits=few)
    ada = await nodes[0].guest("Ada")
    room = await ada.open_room()
    twins = [ada, at(nodes[1], ada)]
    codes = [
        (await twins[step % 2].tell(room, "chat", text=str(step))).get("code") for step in range(6)
    ]
    assert codes == [None] * 4 + ["limit"] * 2
    for node in nodes:
        await node.__aexit__(None, None, None)


async def test_however_a_room_is_opened_it_counts_at_all_nodes(
    postgres: Postgres, redis_server: RedisServer
) -> None:
    """A record that is brought, a deal of the day, a game that is gone on with or played again."""
    few = Limits(**{**vars(FREELY), "rooms_made": (3.0, 0.0)})
    nodes = await opened(postgres.database(), redis_server.url, limits=few)
    ada = await nodes[0].guest("Ada")
    twin = at(nodes[1], ada)
    text = Record.of(asterism.game("stellar").start(seed=7)).dumps()
    brought = await ada.http.post(ada.url("/records"), content=text)
    branch, wish = f"/games/{brought.json()['game']}/branch", {"ply": 0, "seat": 0}
    assert (await twin.post("/daily/stellar", {})).status_code == 201
    assert (await ada.post(branch, wish)).status_code == 201
    for answer in (
        await twin.post(branch, wish),
        await twin.post("/daily/star_realms", {}),
        await twin.http.post(twin.url("/records"), content=text),
        await twin.post("/rooms", {"game": "comets"}),
    ):
        assert (answer.status_code, answer.json()["code"]) == (429, "limit")
    for node in nodes:
        await node.__aexit__(None, None, None)


async def test_without_redis_moves_are_stored_and_found_and_with_it_again_all_is_as_before(
    postgres: Postgres,
) -> None:
    with RedisServer() as redis:
        nodes = await opened(postgres.database(), redis.url)
        first, second = nodes
        room, (ada, bo) = await seated(first, "Ada", "Bo", game="stellar")
        bo = at(second, bo)
        line = await bo.socket(room)
        here = await ada.socket(room)
        await line.next("table")
        redis.end()
        await until(lambda: not any(node.node.bus.is_well for node in nodes))
        assert (await ada.play(room))["number"] == 1
        await ada.do(room, "chat", text="still here")
        # Now and then the database is asked.
        await first.clock.pass_by(2.1)
        assert (await line.next("table"))["number"] == 1
        assert (await line.next("said"))["line"]["text"] == "still here"
        redis.start()
        await until(lambda: all(node.node.bus.is_well for node in nodes))
        table = await bo.table(room)
        await (ada, bo)[table["deciding"][0]].play(room)
        assert (await line.next("table"))["number"] == 2

        async def met() -> bool:
            return bo.id in await first.node.connections.present(room)

        await until(met)
        await here.close()
        for node in nodes:
            await node.__aexit__(None, None, None)


async def test_a_node_that_always_has_something_to_tell_does_not_take_redis_for_gone(
    nodes: Nodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Redis has so long for an answer, not for all that comes while it answers."""
    bus = nodes[0].node.bus
    assert isinstance(bus, RedisBus)
    monkeypatch.setattr(redis_bus, "TIMEOUT", 2.0)
    loop = asyncio.get_running_loop()
    end = loop.time() + 2.5
    while loop.time() < end:
        bus.publish(ALL, News(kind="hang-up", person="nobody"))
        await asyncio.sleep(0)
        assert bus.is_well


async def test_nothing_hidden_goes_through_redis(nodes: Nodes) -> None:
    """Ids and numbers: no view, no move, no seed, no token, no word of the chat."""
    bus = nodes[0].node.bus
    assert isinstance(bus, RedisBus)
    heard: list[str] = []
    async with bus.redis.pubsub() as spy:
        await spy.psubscribe("*")
        room, (ada, bo) = await seated(nodes[0], "Ada", "Bo", game="stellar")
        line = await at(nodes[1], bo).socket(room)
        await line.next("table")
        await ada.do(room, "chat", text="a secret between us")
        for _ in range(4):
            table = await ada.table(room)
            await (ada, bo)[table["deciding"][0]].play(room)
            await line.next("table")
        async with asyncio.timeout(20):
            async for message in spy.listen():
                heard.append(str(message["data"]))
                if '"kind":"game"' in heard[-1] and '"number":4' in heard[-1]:
                    break
    told = "\n".join(heard)
    assert '"kind":"chat"' in told
    opening = await nodes[0].node.store.opening(table["game"])
    assert opening is not None
    moves = [entry.move for entry in await nodes[0].node.store.entries(table["game"]) if entry.move]
    for secret in [str(opening[1].seed), opening[1].fairness.secret, "secret between", *moves]:
        assert secret not in told
    count = await nodes[0].node.store.row(select(func.count()).select_from(schema.chat))
    assert count is not None and count[0] == 1
