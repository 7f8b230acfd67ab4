"""Packs on a server: uploaded, offered, linked to, and played with."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from asterism import Record
from asterism.server.play import packs
from asterism.server.storage import schema
from asterism.table import fairness
from tests.server.guests import FREELY, Guest, Json, Server

MINE = """
format = 1
game = "stellar"
name = {en = "<b>Ours</b>", fr = "La nôtre"}
author = "Ada"
about = "More planets."
base = "rulebook"
cards = [{card = "P1", copies = 4, stars = 9}]
"""
BOT = [{"kind": "open"}, {"kind": "bot", "level": "random"}]


def other(stars: int) -> str:
    """A pack with the same cards as the others, of which one shows other stars."""
    return MINE.replace("stars = 9", f"stars = {stars}")


def large() -> str:
    """Almost as large as a pack may be."""
    fact = dict.fromkeys(("de", "en", "fr"), "x" * 400)
    codes = [f"{letter}{number}" for letter in "PMACB" for number in range(1, 7)]
    cards = [{"card": code, "fact": fact} for code in codes]
    pack = {"format": 1, "game": "stellar", "name": "Large", "base": "rulebook", "cards": cards}
    return json.dumps(pack)


async def upload(guest: Guest, text: str) -> Json:
    answer = await guest.http.post(guest.url("/packs"), content=text)
    assert answer.status_code == 201, answer.text
    found: Json = answer.json()
    return found


async def open_with(guest: Guest, pack: object, **wish: Any) -> str:
    options = {"pack": pack, "start_player": 0}
    return await guest.open_room("stellar", options=options, **{"seats": BOT, **wish})


async def stored(server: Server) -> int:
    row = await server.node.store.row(select(func.count()).select_from(schema.pack))
    assert row is not None
    return int(row[0])


@pytest.fixture
async def shelf(tmp_path: Path) -> AsyncIterator[Server]:
    folder = tmp_path / "packs"
    folder.mkdir()
    (folder / "ours.toml").write_text(MINE, encoding="utf-8")
    (folder / "wrong.toml").write_text("format = 2")
    (folder / "notes.txt").write_text("nothing")
    async with Server(f"sqlite:///{tmp_path / 'shelf.db'}", packs=(folder,)) as running:
        yield running


async def test_an_uploaded_pack_is_told_in_full_with_what_it_changes(server: Server) -> None:
    ada = await server.guest("Ada")
    told = await upload(ada, MINE)
    assert told["name"] == {"en": "<b>Ours</b>", "fr": "La nôtre"}
    assert (told["game"], told["author"], told["about"]) == ("stellar", "Ada", "More planets.")
    assert told["changed"] == [
        {"piece": "P1", "field": "copies", "was": 2, "now": 4},
        {"piece": "P1", "field": "stars", "was": 3, "now": 9},
    ]
    assert len(told["pack"]["cards"]) == 35
    as_json = await upload(ada, json.dumps(told["pack"]))
    assert as_json == told, "the same contents have the same fingerprint"
    assert await stored(server) == 1


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (MINE.replace("P1", "X1"), "pack.cards[0].card: 'X1' is no card"),
        ("format = ", "not TOML"),
        ('{"format": 1', "not JSON"),
        (MINE.replace("stellar", "chess"), "there is no game 'chess'"),
        (MINE.replace("stars = 9", "stars = 2030-12-31"), "neither a text nor a number"),
        ("a." * 60_000 + "a = 1", "too many parts"),
    ],
)
async def test_a_wrong_pack_is_refused_with_the_place_and_changes_nothing(
    quick: Server, text: str, problem: str
) -> None:
    ada = await quick.guest("Ada")
    answer = await ada.http.post(ada.url("/packs"), content=text)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad")
    assert problem in answer.json()["reason"]
    assert await stored(quick) == 0


async def test_uploads_have_a_size_and_a_rate(tmp_path: Path) -> None:
    limits = replace(FREELY, packs=(2, 0))
    async with Server(f"sqlite:///{tmp_path / 'a.db'}", limits=limits) as server:
        ada = await server.guest("Ada")
        answer = await ada.http.post(ada.url("/packs"), content="#" * 300_000)
        assert answer.status_code == 413
        for _ in range(2):
            await upload(ada, MINE)
        answer = await ada.http.post(ada.url("/packs"), content=MINE)
        assert (answer.status_code, answer.json()["code"]) == (429, "limit")


async def test_whoever_has_the_link_finds_an_uploaded_pack_and_nobody_is_shown_it(
    quick: Server,
) -> None:
    ada, stranger = await quick.guest("Ada"), await quick.stranger()
    told = await upload(ada, MINE)
    assert await stranger.fetch(f"/packs/{told['fingerprint']}") == told
    assert (await stranger.fetch("/packs"))["packs"] == []
    answer = await stranger.get("/packs/0123456789abcdef")
    assert (answer.status_code, answer.json()["message"]["id"]) == (404, "server-no-such-pack")


async def test_the_shelf_has_the_packs_of_the_hosts_folder(shelf: Server) -> None:
    stranger = await shelf.stranger()
    (one,) = (await stranger.fetch("/packs", game="stellar"))["packs"]
    assert (one["name"]["fr"], one["changes"]) == ("La nôtre", 2)
    assert (await stranger.fetch("/packs", game="comets"))["packs"] == []
    ada = await shelf.guest("Ada")
    room = await open_with(ada, one["fingerprint"])
    assert (await ada.fetch(f"/rooms/{room}"))["pack"]["fingerprint"] == one["fingerprint"]


async def test_a_room_shows_its_pack_in_short_and_a_table_in_full_once(server: Server) -> None:
    ada = await server.guest("Ada")
    told = await upload(ada, large())
    assert len(json.dumps(told["pack"])) > 30_000
    room = await open_with(ada, told["fingerprint"], listed=True)
    line = await ada.socket(room)
    welcome = await line.next("welcome")
    await ada.do(room, "start", bytes="0a")
    first = await line.next("table")
    assert first["view"]["options"]["pack"] == told["pack"]
    await ada.play(room)
    later = [await line.next("table") for _ in range(2)]
    assert {frame["view"]["options"]["pack"] for frame in later} == {told["fingerprint"]}
    lobby = (await ada.fetch("/rooms"))["rooms"]
    for view in (welcome["room"], lobby[0]):
        assert view["pack"] == {"fingerprint": told["fingerprint"], "name": "Large"}
        assert view["options"]["pack"] == told["fingerprint"]
    assert all(len(raw) < 20_000 for raw in line.raw[:1] + line.raw[-2:])
    whole, short = await ada.table(room), await ada.table(room, after=0)
    assert whole["view"]["options"]["pack"] == told["pack"], "whoever asks anew gets it all"
    assert short["view"]["options"]["pack"] == told["fingerprint"]
    past = await ada.fetch(f"/games/{whole['game']}/at/0", seat=0)
    assert past["view"]["options"]["pack"] == told["fingerprint"]


async def test_the_host_changes_the_pack_and_others_do_not(server: Server) -> None:
    ada, bo = await server.guest("Ada"), await server.guest("Bo")
    told = await upload(ada, MINE)
    room = await ada.open_room("stellar")
    await bo.do(room, "sit", seat=1)
    wish = {"options": {"pack": told["fingerprint"]}}
    assert (await bo.refused(room, "change", **wish))["code"] == "forbidden"
    await ada.do(room, "change", **wish)
    before = await bo.fetch(f"/rooms/{room}")
    assert before["pack"]["fingerprint"] == told["fingerprint"]
    no_link = await ada.refused(room, "change", options={"pack": "0123456789abcdef"})
    assert no_link["message"]["id"] == "server-no-such-pack"
    wrong = await ada.refused(room, "change", options={"pack": {"format": 2}})
    assert "pack" in wrong["reason"]
    assert await bo.fetch(f"/rooms/{room}") == before
    await ada.do(room, "change", options={})
    assert (await bo.fetch(f"/rooms/{room}"))["pack"] is None


async def test_a_game_with_a_pack_survives_everything(server: Server) -> None:
    ada = await server.guest("Ada")
    short = {"format": 1, "game": "stellar", "name": "Short", "base": "rulebook"}
    short["cards"] = [{"card": "P1", "stars": 8}]
    room = await open_with(ada, short, seats=None, hot_seat=True)
    await ada.do(room, "sit", seat=1, name="Bo")
    again = await server.restarted()
    fingerprint = (await ada.fetch(f"/rooms/{room}"))["pack"]["fingerprint"]
    await ada.do(room, "start", bytes="0a")
    for seat in (0, 1):
        await ada.play(room, seat=seat)
    again = await again.restarted()
    table = await ada.table(room, seat=0)
    assert table["view"]["stars"]["P1"] == 8
    await ada.do(room, "undo", game=table["game"], number=table["number"], to=0, seat=0)
    assert (await ada.table(room, seat=0))["ply"] == 0
    table = await play_out_alone(ada, room)
    text = (await ada.get(f"/games/{table['game']}/record")).text
    record = Record.loads(text)
    assert record.replay(verify=True).outcome is not None
    options = record.setup.options
    values = {**record.headers}
    assert fairness.problem_with("stellar", 2, options, record.setup.seed, values) is None
    brought = await ada.http.post(ada.url("/records"), content=text)
    assert brought.status_code == 201, brought.text
    branch = await ada.post(f"/games/{brought.json()['game']}/branch", {"ply": 4, "seat": 0})
    assert branch.json()["pack"]["fingerprint"] == fingerprint
    review = await ada.fetch(f"/games/{table['game']}/events")
    assert review["events"]
    await ada.do(room, "rematch")
    assert (await ada.fetch(f"/rooms/{room}"))["pack"]["fingerprint"] == fingerprint
    mine = await ada.fetch("/me/games")
    assert mine["statistics"][0]["played"] == 1
    await again.__aexit__(None, None, None)


async def play_out_alone(ada: Guest, room: str) -> Json:
    while (table := await ada.table(room))["status"] == "playing":
        await ada.play(room, seat=table["deciding"][0])
    return table


async def test_a_position_is_scored_with_the_pack_that_it_names(quick: Server) -> None:
    ada = await quick.guest("Ada")
    told = await upload(ada, MINE)
    position = {"players": [{"telescope": {"1": "P1"}, "notebook": ["P2"]}, {}]}
    named = {**position, "options": {"pack": told["fingerprint"]}}
    sheets = [(await ada.post("/score/stellar", one)).json()["sheet"] for one in (position, named)]
    assert [sheet["players"][0]["types"]["P"]["stars"] for sheet in sheets] == [3, 9]
    lost = await ada.post("/score/stellar", {**position, "options": {"pack": "0123456789abcdef"}})
    assert lost.status_code == 404
    wrong = await ada.post("/score/stellar", {**position, "options": [1]})
    assert wrong.status_code == 422


async def test_two_rooms_with_equal_cards_do_not_mix(quick: Server) -> None:
    ada = await quick.guest("Ada")
    rooms = {}
    for stars in (5, 7):
        told = await upload(ada, other(stars))
        rooms[stars] = await open_with(ada, told["fingerprint"])
        await ada.do(rooms[stars], "start", bytes="0a")
    for stars, room in rooms.items():
        assert (await ada.table(room))["view"]["stars"]["P1"] == stars


async def test_packs_that_nobody_uses_are_forgotten(server: Server) -> None:
    ada = await server.guest("Ada")
    told = [await upload(ada, other(stars)) for stars in (1, 2, 3, 4)]
    unused, linked, played, waiting = (one["fingerprint"] for one in told)
    room = await open_with(ada, played, seats=None, hot_seat=True)
    await ada.do(room, "sit", seat=1, name="Bo")
    await ada.do(room, "start", bytes="0a")
    game = (await ada.table(room))["game"]
    await server.node.rooms.close(room)
    hall = await open_with(ada, waiting)

    async def left_after(server: Server, seconds: float) -> list[str]:
        server.clock.at += seconds
        await server.node.rooms.packs.tidy()
        found = await server.node.store.rows(select(schema.pack.c.fingerprint))
        return sorted(row.fingerprint for row in found)

    server.clock.at += 2 * packs.DAY
    await ada.fetch(f"/packs/{linked}")
    soon = packs.FORGOTTEN_AFTER - packs.DAY
    assert await left_after(server, soon) == sorted([linked, played, waiting])
    again = await server.restarted()
    assert (await ada.get(f"/packs/{unused}")).status_code == 404
    assert (await ada.get(f"/games/{game}/record")).status_code == 200
    assert (await ada.fetch(f"/rooms/{hall}"))["pack"]["fingerprint"] == waiting
    await again.node.rooms.close(hall)
    assert await left_after(again, packs.FORGOTTEN_AFTER) == [played]
    await again.__aexit__(None, None, None)
