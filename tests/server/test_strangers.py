"""What strangers send stays in no memory, and costs nobody else anything."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from asterism.server.live import connections, rate_limits
from asterism.server.live.addresses import NETWORKS_AT_ONCE, OpenFrom, networks
from asterism.server.live.rate_limits import Rate
from asterism.server.play import people
from asterism.table.room import MOST_KICKED
from tests.server.guests import FREELY, HOST, Server, gathered, seated
from tests.server.moment import FakeClock
from tests.server.redis_server import RedisServer
from tests.server.test_nodes import opened, until

MANY = 10_000
CLUB = "nebula"


async def test_names_of_rooms_that_are_none_leave_nothing_behind(quick: Server) -> None:
    ada = await quick.guest("Ada")
    for number in range(50):
        for name in ("x" * 3_000, "x" * 30):
            answer = await ada.post(f"/rooms/{name}{number}/commands", {"type": "ping"})
            assert answer.status_code == (404 if len(name) > 40 else 200)
            assert (await ada.get(f"/rooms/{name}{number}/table")).status_code == 404
            assert (await ada.get(f"/games/{name}{number}/events")).status_code == 404
    node = quick.node
    assert not node.connections.seen and not node.connections.waiters and not node.games.boxes


async def test_whoever_sends_ten_thousand_keys_is_remembered_by_the_newest(quick: Server) -> None:
    node = quick.node
    for number in range(2 * MANY):
        node.connections.note_request("room", f"person {number}")
        for rate in (*node.rates.own.values(), *node.rates.shared.values()):
            rate.allows(f"key {number}")
    assert len(node.connections.seen) == connections.REMEMBERED <= MANY
    assert ("room", f"person {2 * MANY - 1}") in node.connections.seen
    for rate in (*node.rates.own.values(), *node.rates.shared.values()):
        assert len(rate.left) == rate_limits.REMEMBERED <= MANY


async def test_new_people_are_not_all_kept_in_memory(
    quick: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "REMEMBERED", 10)
    for number in range(25):
        await quick.guest(f"Guest {number}")
    assert len(quick.node.people.known) <= 10


async def test_a_host_removes_people_that_there_are_and_not_too_many(quick: Server) -> None:
    room, (ada, bo) = await gathered(quick, "Ada", "Bo")
    refusal = await ada.refused(room, "kick", person="nobody")
    assert refusal["message"]["id"] == "server-no-such-person"
    for _ in range(2):
        await ada.do(room, "kick", person=bo.id)
    stored = await quick.node.rooms.room(room)
    assert stored.kicked == [bo.id]
    stored.kicked = [str(number) for number in range(MOST_KICKED)]
    with pytest.raises(Exception, match="server-too-many-kicked"):
        stored.kick(bo.id, ada.id)


async def test_everything_in_redis_expires(shared: str, redis_server: RedisServer) -> None:
    nodes = await opened(shared, redis_server.url, 1)
    try:
        bus = nodes[0].node.bus
        for number in range(100):
            await bus.allows("guesses", f"key {number}", 5, 1, 1, 1)
            bus.note_request("room", f"person {number}")
        await until(lambda: bus.was_seen("room", "person 99"))
        redis = bus.redis  # type: ignore[attr-defined]
        kept = [key async for key in redis.scan_iter("asterism:*")]
        assert len([key for key in kept if ":rate:" in key]) == 100
        lasting = [key for key in kept if await redis.ttl(key) < 0 and not key.endswith(":bots")]
        assert lasting == []
    finally:
        await nodes[0].__aexit__(None, None, None)


@pytest.fixture
def shared(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'shared.db'}"


# Guesses.


def from_address(server: Server, address: str) -> httpx.AsyncClient:
    transport = httpx.ASGITransport(app=server.app, client=(address, 5))
    return httpx.AsyncClient(transport=transport, base_url=f"https://{HOST}")


async def arrives(browser: httpx.AsyncClient, password: str) -> int:
    answer = await browser.post("/api/people", json={"name": "Ada", "password": password})
    return answer.status_code


async def test_right_passwords_cost_no_guesses(tmp_path: Path) -> None:
    limits = replace(FREELY, guesses=(3, 0))
    file = f"sqlite:///{tmp_path / 'a.db'}"
    async with (
        Server(file, limits=limits, password=CLUB) as server,
        from_address(server, "203.0.113.7") as browser,
    ):
        assert [await arrives(browser, CLUB) for _ in range(10)] == [201] * 10
        assert [await arrives(browser, "wrong") for _ in range(4)] == [401] * 3 + [429]
        assert await arrives(browser, CLUB) == 429, "or one could go on guessing"


async def test_who_guesses_wrong_locks_out_no_member_at_the_same_address(tmp_path: Path) -> None:
    limits = replace(FREELY, guesses=(3, 0))
    file = f"sqlite:///{tmp_path / 'a.db'}"
    async with Server(file, limits=limits, password=CLUB) as server:
        ada = await server.guest("Ada", password=CLUB)
        bo = await server.guest("Bo", password=CLUB)
        room = await ada.open_room()
        code = (await ada.fetch(f"/rooms/{room}"))["code"]
        for _ in range(5):
            await arrives(bo.http, "wrong")
            await bo.get("/codes/WRONGX")
        assert (await bo.get("/codes/WRONGX")).status_code == 429
        assert (await ada.get(f"/codes/{code}")).status_code == 200
        answer = await ada.http.patch("/api/me", json={"name": "Ada L", "password": "mistyped"})
        assert answer.status_code == 200, "whoever is in need not know it any more"


async def test_a_network_of_ipv6_addresses_guesses_like_one(tmp_path: Path) -> None:
    limits = replace(FREELY, guesses=(3, 0))
    file = f"sqlite:///{tmp_path / 'a.db'}"
    async with Server(file, limits=limits, password=CLUB) as server:

        async def guesses(address: str) -> int:
            async with from_address(server, address) as browser:
                return await arrives(browser, "wrong")

        near = [await guesses(f"2001:db8:1:1::{last}") for last in range(1, 5)]
        assert near == [401] * 3 + [429]
        others = [await guesses(f"2001:db8:1:{net}::1") for net in range(2, 40)]
        assert others.count(401) == 3 * NETWORKS_AT_ONCE - 3
        assert await guesses("2001:db8:2:1::1") == 401


def test_what_an_address_is_counted_as() -> None:
    assert networks("203.0.113.7") == [("203.0.113.7", 1.0)]
    assert networks("a-person") == [("a-person", 1.0)]
    near, wide = networks("2001:db8:1:2:3:4:5:6")
    assert (near[0].strip(), wide[0].strip()) == ("2001:db8:1:2::/64", "2001:db8:1::/48")
    assert networks("admin ::1")[0][0].startswith("admin ")
    opened = OpenFrom(2)
    for last in (1, 2):
        assert not opened.is_full("2001:db8::3")
        opened.add(f"2001:db8::{last}")
    assert opened.is_full("2001:db8::3") and not opened.is_full("2001:db8:0:9::3")
    opened.remove("2001:db8::1")
    opened.remove("2001:db8::2")
    assert not opened.counts


def test_a_look_at_a_limit_takes_nothing_from_it() -> None:
    clock = FakeClock()
    rate = Rate(clock, 1, 1)
    assert all(rate.has("ada") for _ in range(5))
    assert rate.allows("ada") and not rate.has("ada")
    clock.at += 1
    assert rate.has("ada")


# Watching.


async def test_who_was_there_before_a_closed_game_is_let_go_when_it_begins(quick: Server) -> None:
    room, (ada, bo) = await gathered(quick, "Ada", "Bo", watchers=False)
    eve = await quick.guest("Eve")
    line = await eve.socket(room)
    await line.next("welcome")
    await bo.do(room, "ready")
    await ada.do(room, "start")
    assert await line.closed() == 4003
    assert not [frame for frame in line.frames if frame["type"] == "table"]
    own = await ada.socket(room)
    assert (await own.next("table"))["seat"] == 0


async def test_a_closed_game_is_shown_by_no_other_route(quick: Server) -> None:
    room, (ada, _) = await seated(quick, "Ada", "Bo", watchers=False)
    game = (await ada.table(room))["game"]
    eve = await quick.guest("Eve")
    for path in ("", "/events", "/at/0", "/record", "/record.json", "/review"):
        assert (await eve.get(f"/games/{game}{path}")).status_code == 403, path
        assert (await ada.get(f"/games/{game}{path}")).status_code in (200, 403, 409), path
    assert (await ada.get(f"/games/{game}/events")).status_code == 200


async def test_who_was_removed_sees_nothing_of_the_game_either(quick: Server) -> None:
    room, (ada, bo) = await gathered(quick, "Ada", "Bo")
    eve = await quick.guest("Eve")
    line = await eve.socket(room)
    await line.next("welcome")
    await ada.do(room, "kick", person=eve.id)
    assert await line.closed() == 4003
    await bo.do(room, "ready")
    await ada.do(room, "start")
    game = (await ada.table(room))["game"]
    for path in ("", "/events", "/at/0"):
        assert (await eve.get(f"/games/{game}{path}")).status_code == 403
