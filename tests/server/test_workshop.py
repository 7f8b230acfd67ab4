"""The workshop's routes: packs are checked while they are written, and tried."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import func, select

from asterism.games import OWN
from asterism.packs import loads
from asterism.server.storage import schema
from tests.server.guests import FREELY, Guest, Json, Server
from tests.server.test_bots_and_clocks import over
from tests.server.test_packs import MINE, upload


async def check(guest: Guest, text: str) -> Json:
    answer = await guest.http.post(guest.url("/packs/check"), content=text)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


async def test_a_pack_is_checked_and_not_stored(server: Server) -> None:
    ada = await server.guest("Ada")
    told = await check(ada, MINE)
    assert told["problem"] is None
    assert told["pack"]["changes"] == 2
    assert loads(told["toml"]).fingerprint == told["pack"]["fingerprint"]
    assert [one["warning"] for one in told["remarks"]] == [False]
    row = await server.node.store.row(select(func.count()).select_from(schema.pack))
    assert row is not None and row[0] == 0
    assert await upload(ada, MINE) == told["pack"]


@pytest.mark.parametrize(
    ("text", "place", "reason"),
    [
        (MINE.replace("stars = 9", "stars = 100"), "cards[0].stars", "from 0 to 99"),
        (MINE.replace("P1", "X1"), "cards[0].card", "is no card"),
        (MINE.replace("format = 1", "format = 1\ncolour = 2"), "", "unknown field"),
        (MINE.replace("stars = 9", "starters = 5"), "cards[0].starters", "5 of 4 P1"),
        ("format = ", "", "not TOML"),
        (MINE.replace("stellar", "chess"), "game", "there is no game"),
    ],
)
async def test_a_refusal_names_the_field_and_what_is_allowed(
    quick: Server, text: str, place: str, reason: str
) -> None:
    ada = await quick.guest("Ada")
    told = await check(ada, text)
    assert told["pack"] is None
    assert told["problem"]["place"] == place
    assert reason in told["problem"]["reason"]


NIGHT = """
format = 1
game = "sternenhimmel"
name = "Ours"
base = "rulebook"
"""
REALM = NIGHT.replace("sternenhimmel", "star_realms")
NEW = '{card = "new", name = "New", cost = 1, copies = 1}'


@pytest.mark.parametrize(
    ("text", "id"),
    [
        (MINE.replace("stars = 9", "stars = 100"), "engine-read-number"),
        (MINE.replace("More planets.", "x" * 401), "engine-read-line"),
        (MINE.replace("stars = 9", "starters = 5"), "stellar-pack-too-many-starters"),
        (MINE.replace('base = "rulebook"', ""), "stellar-pack-few-starters"),
        (NIGHT + 'constellations = [{id = "ser", spare = false}]', "sternenhimmel-pack-stuck"),
        (
            NIGHT + 'constellations = [{id = "ari", stars = [{id = "beta", x = 0, y = 0}, '
            '{id = "alpha", x = 0, y = 0}]}]',
            "sternenhimmel-pack-same-place",
        ),
        (REALM + f"cards = [{NEW}]".replace("cost = 1", "cost = 0"), "star-realms-pack-free"),
        (
            REALM + f'cards = [{NEW[:-1]}, ally = [{{op = "draw", count = 1}}]}}]',
            "star-realms-pack-no-faction",
        ),
        (REALM + f"cards = [{NEW[:-1]}, outpost = true}}]", "star-realms-pack-outpost"),
    ],
)
async def test_a_refusal_is_told_in_the_readers_language(quick: Server, text: str, id: str) -> None:
    ada = await quick.guest("Ada")
    told = (await check(ada, text))["problem"]
    assert told["says"]["id"] == id


async def test_checks_have_a_size_and_a_rate(tmp_path: Path) -> None:
    limits = replace(FREELY, checks=(2, 0))
    async with Server(f"sqlite:///{tmp_path / 'a.db'}", limits=limits) as server:
        ada = await server.guest("Ada")
        answer = await ada.http.post(ada.url("/packs/check"), content="#" * 300_000)
        assert answer.status_code == 413
        for _ in range(2):
            await check(ada, MINE)
        answer = await ada.http.post(ada.url("/packs/check"), content=MINE)
        assert (answer.status_code, answer.json()["code"]) == (429, "limit")
        stranger = await server.stranger()
        answer = await stranger.http.post(stranger.url("/packs/check"), content=MINE)
        assert answer.status_code == 401


@pytest.mark.parametrize("game", OWN)
async def test_a_box_comes_with_the_format_of_its_packs(quick: Server, game: str) -> None:
    stranger = await quick.stranger()
    box = await stranger.fetch(f"/boxes/{game}")
    assert box["rulebook"]["changes"] == 0
    assert box["format"]["properties"]["game"] == {"const": game}


async def test_there_is_no_box_of_an_unknown_game(quick: Server) -> None:
    stranger = await quick.stranger()
    answer = await stranger.get("/boxes/chess")
    assert (answer.status_code, answer.json()["code"]) == (422, "bad")


async def test_a_pack_is_tried_at_once_with_the_piece_at_hand(server: Server) -> None:
    ada = await server.guest("Ada")
    pack = (await check(ada, MINE))["pack"]["pack"]
    wish = {"game": "stellar", "pack": pack, "piece": "P1", "level": "random", "pace": 0}
    answer = await ada.post("/packs/try", wish)
    assert answer.status_code == 201, answer.text
    room = answer.json()
    assert room["origin"]["kind"] == "try"
    table = await ada.table(room["id"])
    view = table["view"]
    assert "P1" in [*view["row"], *view["players"][0]["hand"]]
    assert view["stars"]["P1"] == 9
    await server.restarted()
    assert (await over(ada, room["id"]))["status"] == "over"
    record = (await ada.get(f"/games/{room['playing']}/record")).text
    assert "origin: try" in record


async def test_a_pack_of_a_link_is_tried_and_a_wrong_one_is_refused(quick: Server) -> None:
    ada = await quick.guest("Ada")
    told = await upload(ada, MINE)
    wish = {"game": "stellar", "piece": "P1", "level": "random"}
    answer = await ada.post("/packs/try", {**wish, "pack": told["fingerprint"]})
    assert answer.json()["pack"]["fingerprint"] == told["fingerprint"]
    box = (await ada.fetch("/boxes/star_realms"))["rulebook"]["pack"]
    for pack in ({"format": 2}, "0123456789abcdef", json.loads('{"game": 3}'), box):
        answer = await ada.post("/packs/try", {**wish, "pack": pack})
        assert answer.status_code in (404, 422), answer.text


PIECES = {"stellar": "P3", "sternenhimmel": "leo", "star_realms": "ram"}


@pytest.mark.parametrize("game", OWN)
async def test_a_piece_of_the_rulebooks_box_is_tried_without_a_pack(
    quick: Server, game: str
) -> None:
    ada = await quick.guest("Ada")
    wish = {"game": game, "piece": PIECES[game], "pack": "rulebook", "level": "random"}
    room = (await ada.post("/packs/try", wish)).json()
    assert room["pack"] is None
    view = (await ada.table(room["id"]))["view"]
    assert PIECES[game] in str([view.get("row"), view.get("sky"), view["players"][0]])
