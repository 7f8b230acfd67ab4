"""What a server looks after by itself, and what may happen at the same time."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from asterism.server.play import endings
from tests.server.guests import Guest, Server, play_out, seated

DAY = 86_400.0


async def test_an_announcement_survives_a_restart(database: str) -> None:
    async with Server(database, admin_token="key") as server:
        admin = Guest(server, "key")
        await admin.http.put("/api/admin/announcement", json={"text": "Tea at five."})
        again = await server.restarted()
        assert (await Guest(again).fetch("/server"))["announcement"] == "Tea at five."
        await admin.http.put("/api/admin/announcement", json={"text": ""})
        last = await again.restarted()
        assert (await Guest(last).fetch("/server"))["announcement"] is None
        await last.__aexit__(None, None, None)


async def test_idle_rooms_close_by_themselves(tmp_path: Path) -> None:
    async with Server(f"sqlite:///{tmp_path / 'a.db'}", close_after_days=30) as server:
        idle, (ada, _) = await seated(server, "Ada", "Bo")
        server.clock.at += 20 * DAY
        busy, (cy, di) = await seated(server, "Cy", "Di", clock={"kind": "days", "days": 30})
        await server.node.upkeep.sweep()
        assert (await ada.get(f"/rooms/{idle}")).status_code == 200
        server.clock.at += 15 * DAY
        await cy.play(busy)
        await server.node.upkeep.sweep()
        assert (await ada.get(f"/rooms/{idle}")).status_code == 404
        assert (await di.get(f"/rooms/{busy}")).status_code == 200


async def test_rooms_stay_unless_the_host_wishes_otherwise(quick: Server) -> None:
    room, (ada, _) = await seated(quick, "Ada", "Bo")
    quick.clock.at += 4000 * DAY
    await quick.node.upkeep.sweep()
    assert (await ada.get(f"/rooms/{room}")).status_code == 200


async def test_whoever_stops_waiting_leaves_nothing_behind(quick: Server) -> None:
    rooms = [await seated(quick, "Ada", "Bo") for _ in range(3)]
    waits = [
        asyncio.create_task(guest.table(room, after=0, wait=20))
        for room, guests in rooms
        for guest in guests
    ]
    hub = quick.node.connections
    async with asyncio.timeout(60):
        while sum(bell.waiting for bell in hub.waiters.values()) < 6:
            await asyncio.sleep(0.01)
    assert len(hub.waiters) == 3
    await rooms[0][1][0].play(rooms[0][0])
    for wait in waits[2:]:
        wait.cancel()
    await asyncio.gather(*waits, return_exceptions=True)
    assert [wait.cancelled() for wait in waits] == [False, False, True, True, True, True]
    assert hub.waiters == {}


async def test_a_long_poll_hears_the_chat(quick: Server) -> None:
    room, (ada, bo) = await seated(quick, "Ada", "Bo")
    waiting = asyncio.create_task(bo.get(f"/rooms/{room}/chat", wait=20))
    await asyncio.sleep(0.05)
    assert not waiting.done()
    await ada.do(room, "chat", text="hello")
    assert [line["text"] for line in (await waiting).json()] == ["hello"]


async def test_the_same_deal_can_be_played_again_with_the_seats_moved_on(server: Server) -> None:
    room, (ada, bo) = await seated(server, "Ada", "Bo")
    dealt = [(await guest.table(room))["view"]["hand"] for guest in (ada, bo)]
    first = await play_out(room, [ada, bo])
    await ada.do(room, "rematch", deal="same")
    await ada.do(room, "ready")
    await bo.do(room, "start")
    assert [(await guest.table(room))["view"]["hand"] for guest in (bo, ada)] == dealt
    second = await play_out(room, [bo, ada])
    assert second["commitment"] == first["commitment"]
    await ada.do(room, "rematch")
    assert (await ada.fetch(f"/rooms/{room}"))["commitment"] != first["commitment"]


async def test_a_known_deal_is_never_rated(quick: Server) -> None:
    room, (ada, _) = await seated(quick, "Ada", "Bo", rated=True)
    await ada.do(room, "resign", game=(await ada.table(room))["game"])
    answer = await ada.refused(room, "rematch", deal="same")
    assert answer["message"]["id"] == "server-rated-deal"


async def test_two_games_that_end_at_once_both_count(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both have read the ratings before either is written: the later one looks again."""
    rooms = [await seated(server, "Ada", "Bo", rated=True)]
    _, (ada, bo) = rooms[0]
    for _ in range(2):
        room = await ada.open_room(rated=True)
        await bo.do(room, "sit", seat=1)
        await bo.do(room, "ready")
        await ada.do(room, "start")
        rooms.append((room, [ada, bo]))
    first = rooms.pop(0)[0]
    await ada.do(first, "resign", game=(await ada.table(first))["game"])
    both = asyncio.Barrier(2)
    rate, late = endings.rate, 2

    async def together(*arguments: object) -> None:
        nonlocal late
        await rate(*arguments)  # type: ignore[arg-type]
        if late:
            late -= 1
            await both.wait()

    monkeypatch.setattr(endings, "rate", together)
    games = [(room, (await ada.table(room))["game"]) for room, _ in rooms]
    await asyncio.gather(*(ada.do(room, "resign", game=game) for room, game in games))
    assert [(await guest.fetch("/me/games"))["ratings"][0]["games"] for guest in (ada, bo)] == [
        3,
        3,
    ]
