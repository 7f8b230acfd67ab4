"""What is kept about a person: renamed, told and forgotten completely."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from asterism.server.storage import schema
from asterism.server.storage.writer import Change
from tests.server.guests import Guest, Server, play_out, seated


async def everything(server: Server) -> str:
    """All that is in the database, as one text."""
    found = []
    for table in schema.metadata.tables.values():
        rows = await server.node.store.rows(select(table))
        found += [repr(tuple(row)) for row in rows]
    return "\n".join(found)


async def test_a_new_name_reaches_the_seats_that_are_taken(server: Server) -> None:
    playing, (ada, bo) = await seated(server, "Ada", "Bo")
    waiting = await ada.open_room()
    line = await bo.socket(playing)
    await line.next("table")
    assert (await ada.http.patch("/api/me", json={"name": "Countess"})).status_code == 200
    assert (await line.next("table"))["players"][0]["name"] == "Countess"
    for room in (playing, waiting):
        seats = (await ada.fetch(f"/rooms/{room}"))["seats"]
        assert seats[0]["name"] == "Countess"
    again = await server.restarted()
    assert (await bo.table(playing))["players"][0]["name"] == "Countess"
    await again.__aexit__(None, None, None)


async def test_whoever_sits_down_with_a_ref_is_known_to_be_there(server: Server) -> None:
    """The room remembers who sent a ref; that must not hide that somebody is new to it."""
    ada, bo = await server.guest("Ada"), await server.guest("Bo")
    room = await ada.open_room()
    await bo.do(room, "sit", seat=1, ref="1")
    assert (await bo.http.patch("/api/me", json={"name": "Baron"})).status_code == 200
    assert (await ada.fetch(f"/rooms/{room}"))["seats"][1]["name"] == "Baron"


async def test_a_new_name_reaches_a_seat_that_is_being_taken(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bo = await server.guest("Ada"), await server.guest("Bo")
    room = await ada.open_room()
    writer = server.node.store.writer
    commit = writer.commit

    async def slow(change: Change) -> None:
        """Bo is called otherwise before the seat is stored."""
        monkeypatch.setattr(writer, "commit", commit)
        assert (await bo.http.patch("/api/me", json={"name": "Baron"})).status_code == 200
        await commit(change)

    monkeypatch.setattr(writer, "commit", slow)
    await bo.do(room, "sit", seat=1)
    assert (await ada.fetch(f"/rooms/{room}"))["seats"][1]["name"] == "Baron"


async def test_whoever_is_deleted_is_named_nowhere(server: Server) -> None:
    """Rooms, take-overs, chat, asks, other people's mutes, running and finished games."""
    name = "Ada Lovelace"
    finished, (ada, bo, cy) = await seated(server, name, "Bo", "Cy")
    await play_out(finished, [ada, bo, cy])
    running, _ = await again_with(ada, bo, cy)
    game = (await bo.table(running))["game"]
    server.clock.at += 61
    ask = (await bo.do(running, "replace", game=game, seat=0, level="random"))["ask"]
    await cy.do(running, "answer", ask=ask, yes=True)
    await ada.do(running, "return", game=game)
    await ada.do(running, "chat", text="hello")
    await bo.do(running, "mute", person=ada.id)
    waiting = await ada.open_room()
    await bo.do(waiting, "sit", seat=1)
    other = await cy.open_room()
    await ada.do(other, "sit", seat=1)
    await cy.do(other, "kick", person=ada.id)
    before = await everything(server)
    assert name in before and ada.id in before
    assert (await ada.http.delete("/api/me")).status_code == 200
    after = await everything(server)
    assert name not in after
    assert ada.id not in after
    assert (await ada.get("/me")).json() is None
    assert (await bo.fetch(f"/rooms/{waiting}"))["host"] == bo.id
    for room in (finished, running):
        told = (await bo.get(f"/rooms/{room}/table")).text + (await bo.get(f"/rooms/{room}")).text
        assert name not in told and ada.id not in told
    assert (await bo.fetch("/me"))["name"] == "Bo"
    await bo.do(finished, "rematch")
    seats = (await bo.fetch(f"/rooms/{finished}"))["seats"]
    assert sorted(seat["kind"] for seat in seats) == ["open", "person", "person"]


async def again_with(*guests: Guest) -> tuple[str, list[Guest]]:
    room = await guests[0].open_room(players=len(guests))
    for seat, guest in enumerate(guests[1:], 1):
        await guest.do(room, "sit", seat=seat)
        await guest.do(room, "ready")
    await guests[0].do(room, "start")
    return room, list(guests)


async def test_export_tells_all_that_is_kept(server: Server) -> None:
    room, (ada, bo) = await seated(server, "Ada", "Bo", rated=True)
    await ada.play(room)
    await ada.do(room, "chat", text="hello from Ada")
    await ada.do(room, "mute", person=bo.id)
    await ada.post("/me/recovery")
    game = (await ada.table(room))["game"]
    await ada.do(room, "resign", game=game)
    told = await ada.fetch("/me/export")
    assert told["person"]["name"] == "Ada"
    assert told["person"]["mutes"] == [bo.id]
    assert told["rooms"] == [{"room": room, "host": True, "seats": [0], "kicked": False}]
    assert [(g["game"], g["seat"], len(g["entries"])) for g in told["games"]] == [(game, 0, 2)]
    assert [line["text"] for line in told["chat"]] == ["hello from Ada"]
    assert [rating["games"] for rating in told["ratings"]] == [1]
    assert [device["until"] is None for device in told["devices"]] == [True, False]
    assert bo.me["name"] not in str(told["games"]), "only one's own data"
    stored = [
        table.name
        for table in schema.metadata.tables.values()
        if "person" in table.c and ada.id in await of(server, table.name)
    ]
    assert set(stored) <= {"chat", "guest", "rating", "seat", "session", "subscription"}


async def of(server: Server, name: str) -> str:
    rows = await server.node.store.rows(select(schema.metadata.tables[name].c.person))
    return repr([row.person for row in rows])


async def test_a_closed_room_names_nobody(quick: Server) -> None:
    room, (ada, _) = await seated(quick, "Ada", "Bo")
    await quick.node.rooms.close(room)
    rows = await quick.node.store.rows(select(schema.room.c.state))
    assert ada.id not in rows[0].state
    assert await quick.node.store.rooms_of(ada.id) == []
