"""What the protocol promises about limits, texts and commands that come twice."""

from __future__ import annotations

import json
import os
import sqlite3
import stat
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from asterism.server.settings import Limits
from asterism.server.storage.database import check_file, url_of
from tests.server.guests import FREELY, Guest, Server, gathered, play_out, seated
from tests.server.test_limits import Bare, answered


async def test_a_whole_record_arrives_and_an_endless_head_does_not() -> None:
    limits = Limits()
    async with Bare(limits) as port:
        head = b"POST / HTTP/1.1\r\nHost: here\r\nConnection: close\r\nContent-Length: %d\r\n\r\n"
        whole = limits.record_bytes
        assert b" 200 " in await answered(port, head % whole + b"x" * whole)
        assert b" 431 " in await answered(port, b"GET / HTTP/1.1\r\nX: " + b"x" * 80_000)


async def test_a_path_longer_than_any_file_is_unknown(quick: Server) -> None:
    ada = await quick.guest("Ada")
    for path in ("x" * 5_000, "x/" * 3_000, "assets/" + "x" * 300, "%00"):
        assert (await ada.http.get(f"/{path}")).status_code == 404, path[:20]


@pytest.mark.parametrize("text", ["a\0b", "\ud800"])
async def test_what_no_database_can_store_is_refused(server: Server, text: str) -> None:
    room, (ada, _) = await gathered(server, "Ada", "Bo")
    for body in (
        {"type": "chat", "text": text},
        {"type": "ready", "ref": text},
        {"type": "mute", "person": text},
    ):
        raw = json.dumps(body).encode()
        answer = await ada.http.post(f"/api/rooms/{room}/commands", content=raw)
        assert (answer.status_code, answer.json()["code"]) == (422, "bad")
    raw = json.dumps({"name": text}).encode()
    assert (await ada.http.post("/api/people", content=raw)).status_code == 422
    raw = b"asterism record 1\ngame: \0\n"
    assert (await ada.http.post("/api/records", content=raw)).status_code == 422
    answer = await ada.http.delete("/api/me/push?endpoint=%00")
    assert (answer.status_code, answer.json()["code"]) == (422, "bad")


# Commands that come twice.


async def twice(guest: Guest, room: str, type: str, **fields: Any) -> None:
    """The same command again: carried out once, with the same answer."""
    first = await guest.do(room, type, ref=f"{type} once", **fields)
    assert await guest.do(room, type, ref=f"{type} once", **fields) == first


async def test_every_command_with_a_ref_is_carried_out_once(server: Server) -> None:
    room, (ada, bo) = await gathered(server, "Ada", "Bo")
    line = await bo.socket(room)
    await line.next("welcome")
    await twice(ada, room, "chat", text="hello")
    await twice(ada, room, "react", sign="hello")
    assert [said["text"] for said in (await bo.get(f"/rooms/{room}/chat")).json()] == ["hello"]
    await bo.do(room, "ready")
    await twice(ada, room, "start")
    await twice(ada, room, "undo", **await newest(ada, room, after_a_move=True))
    games = (await ada.fetch(f"/rooms/{room}"))["games"]
    assert len(games) == 1
    await play_out(room, [ada, bo])
    await twice(ada, room, "rematch", seats="same")
    await bo.do(room, "ready")
    await ada.do(room, "start", ref="another")
    # The first rematch sent once more, as by a client that was away: this game goes on.
    await ada.do(room, "rematch", ref="rematch once", seats="same")
    assert (await ada.table(room))["status"] == "playing"
    await twice(ada, room, "abort", game=(await ada.table(room))["game"])
    frames = await line.drained()
    assert len([frame for frame in frames if frame["type"] == "reacted"]) == 1
    assert len([frame for frame in frames if frame["type"] == "said"]) == 1


async def newest(guest: Guest, room: str, after_a_move: bool) -> dict[str, Any]:
    if after_a_move:
        await guest.play(room)
    table = await guest.table(room)
    return {"game": table["game"], "number": table["number"]}


async def test_a_request_that_needs_consent_is_asked_once(quick: Server) -> None:
    room, (ada, bo) = await seated(quick, "Ada", "Bo")
    for guest in (ada, bo):
        await guest.play(room)
    wish = {**await newest(ada, room, after_a_move=False), "to": 0}
    await twice(ada, room, "undo", **wish)
    asks = (await ada.fetch(f"/rooms/{room}"))["asks"]
    assert len(asks) == 1
    await twice(bo, room, "answer", ask=asks[0]["id"], yes=True)
    assert (await ada.table(room))["ply"] == 0


async def test_a_remote_bot_that_is_set_twice_is_one_bot_with_a_token(quick: Server) -> None:
    ada = await quick.guest("Ada")
    room = await ada.open_room()
    wish = {"seat": 1, "kind": "remote", "level": "Robo", "ref": "once"}
    first = await ada.do(room, "set-seat", **wish)
    again = await ada.do(room, "set-seat", **wish)
    bots = [Guest(quick, answer["token"]) for answer in (first, again)]
    assert (await bots[0].fetch("/me"))["id"] == (await bots[1].fetch("/me"))["id"]


async def test_chat_is_numbered_in_its_room(server: Server) -> None:
    ada = await server.guest("Ada")
    for _ in range(2):
        room = await ada.open_room()
        for text in ("one", "two"):
            await ada.do(room, "chat", text=text)
        lines = (await ada.get(f"/rooms/{room}/chat")).json()
        assert [line["number"] for line in lines] == [1, 2]


# Remote bots.


async def test_remote_bots_count_for_their_owner_and_go_with_them(tmp_path: Path) -> None:
    limits = replace(FREELY, remote_bots=2, bots=(1e9, 0))
    token = {"authorization": "Bearer the-admin's"}
    file = f"sqlite:///{tmp_path / 'a.db'}"
    async with Server(file, limits=limits, admin_token="the-admin's") as server:
        ada = await server.guest("Ada")
        room = await ada.open_room()
        wish = {"seat": 1, "kind": "remote", "level": "Robo"}
        tokens = [(await ada.do(room, "set-seat", **wish))["token"] for _ in range(2)]
        refusal = await ada.refused(room, "set-seat", **wish)
        assert (refusal["code"], refusal["message"]["id"]) == ("limit", "server-too-many-bots")
        bot = Guest(server, tokens[1])
        line = await bot.socket(room)
        await line.next("welcome")
        answer = await ada.http.patch(
            f"/api/admin/people/{ada.id}", json={"banned": True}, headers=token
        )
        assert answer.status_code == 200
        assert await line.closed() == 4003
        assert (await bot.get(f"/rooms/{room}")).status_code == 403


# Devices.


async def test_a_person_sees_and_signs_out_devices(server: Server) -> None:
    ada = await server.guest("Ada")
    other = Guest(server)
    other.http.headers["user-agent"] = "Mozilla/5.0 (Android 15; Mobile) Firefox/140.0"
    link = (await ada.post("/me/recovery")).json()["token"]
    assert (await other.post("/recover", {"token": link})).status_code == 200
    found = (await ada.fetch("/me/devices"))["devices"]
    names = {one["name"]: one["current"] for one in found}
    assert names == {"Firefox, Android": False, "": True}
    room = await ada.open_room()
    line = await other.socket(room)
    await line.next("welcome")
    phone = next(one for one in found if not one["current"])
    assert (await ada.http.delete(f"/api/me/devices/{phone['id']}")).status_code == 200
    assert await line.closed() == 1012
    assert (await other.get("/me")).json() is None
    assert (await ada.get("/me")).json()["name"] == "Ada"
    assert (await ada.http.delete(f"/api/me/devices/{phone['id']}")).status_code == 404
    eve = await server.guest("Eve")
    own = (await ada.fetch("/me/devices"))["devices"][0]["id"]
    assert (await eve.http.delete(f"/api/me/devices/{own}")).status_code == 404


# The disk.


async def test_a_server_whose_disk_is_full_is_not_ready(tmp_path: Path) -> None:
    file = tmp_path / "full.db"
    async with Server(f"sqlite:///{file}") as server:
        stranger = (await server.stranger()).http
        assert (await stranger.get("/readyz")).status_code == 200
        # Another program holds the only permission to write, which is as good as a full disk.
        with sqlite3.connect(file, isolation_level=None) as other:
            other.execute("BEGIN IMMEDIATE")
            server.clock.at += 10
            ready = await stranger.get("/readyz")
            assert (ready.status_code, ready.json()["disk"]) == (503, False)
            assert ready.json()["database"] is True
            other.execute("ROLLBACK")
        other.close()
        server.clock.at += 10
        assert (await stranger.get("/readyz")).status_code == 200


def test_nobody_else_may_read_a_new_database(tmp_path: Path) -> None:
    file = tmp_path / "new.db"
    check_file(url_of(f"sqlite:///{file}"))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_database_that_may_only_be_read_is_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    sqlite3.connect(file).close()
    if os.geteuid() == 0:
        url = url_of(f"sqlite:///{tmp_path / 'no' / 'such.db'}")
        with pytest.raises(sqlite3.OperationalError, match="unable to open database file"):
            check_file(url)
    else:
        file.chmod(0o400)
        with pytest.raises(sqlite3.OperationalError, match="attempt to write a readonly database"):
            check_file(url_of(f"sqlite:///{file}"))
