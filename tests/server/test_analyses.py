"""Hints for whoever may have them, reviews of what is no secret; from processes of their own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from asterism.analysis import Budget
from tests.server.guests import Guest, Json, Server, play_out, seated

RECORDS = Path(__file__).parents[1] / "records"

BUDGET = Budget(iterations=4, deals=3)


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    database = f"sqlite:///{tmp_path / 'quick.db'}"
    async with Server(database, hint_budget=BUDGET, review_budget=BUDGET) as running:
        yield running


async def refused(guest: Guest, path: str, **query: object) -> str:
    answer = await guest.get(path, **query)
    assert answer.status_code >= 400
    return str(answer.json()["message"]["id"])


async def reviewed(guest: Guest, game: str, **query: object) -> Json:
    """Ask until it is there; what is done grows."""
    done = -1
    while True:
        found = await guest.fetch(f"/games/{game}/review", after=done, wait=20, **query)
        if found["review"] is not None:
            review: Json = found["review"]
            return review
        assert found["done"] > done
        done = found["done"]


async def test_against_bots_everybody_gets_hints_for_any_game(server: Server) -> None:
    ada = await server.guest("Ada")
    for game in ("comets", "stellar", "star_realms"):
        seats = [{"kind": "open"}, {"kind": "bot", "level": "random"}]
        room = await ada.open_room(game, seats=seats)
        await ada.do(room, "start")
        table = await ada.table(room)
        while not table["legal"]:
            table = await ada.table(room, after=table["number"], wait=20)
        assert table["hints"]
        found = await ada.fetch(f"/games/{table['game']}/hint", wait=25)
        assert found["ready"]
        assert 1 <= len(found["moves"]) <= 3
        legal = {move["text"] for move in table["legal"]}
        assert {move["move"] for move in found["moves"]} <= legal


async def test_with_people_at_the_table_the_room_decides_on_hints(server: Server) -> None:
    for hints, rated in ((False, False), (True, False), (True, True)):
        room, guests = await seated(server, "Ada", "Bob", hints=hints, rated=rated)
        table = await guests[0].table(room)
        assert table["hints"] is (hints and not rated)
        path = f"/games/{table['game']}/hint"
        if table["hints"]:
            assert (await guests[0].fetch(path, wait=25))["ready"]
        else:
            assert await refused(guests[0], path) == "server-no-hints"
        cyd = await server.guest("Cyd")
        assert await refused(cyd, path) == "server-not-your-seat"


async def test_a_finished_game_is_reviewed_for_whoever_has_the_link_and_kept(
    server: Server,
) -> None:
    room, guests = await seated(server, "Ada", "Bob")
    game = (await guests[0].table(room))["game"]
    path = f"/games/{game}/review"
    for guest in (guests[0], await server.guest("Dan")):
        assert await refused(guest, path) == "server-not-over"
    await play_out(room, guests)
    found = await reviewed(guests[1], game)
    parts = ("start", "deal", "own", "others", "luck")
    assert sum(found[part] for part in parts) == found["result"]
    assert (found["seat"], found["budget"]["deals"]) == (1, BUDGET.deals)
    assert (await reviewed(guests[1], game, seat=0))["seat"] == 0
    # Somebody who did not play sees the same, from the first seat unless they choose another.
    cyd = await server.guest("Cyd")
    assert await reviewed(cyd, game, seat=1) == found
    assert (await reviewed(cyd, game))["seat"] == 0
    fresh = await server.restarted()
    try:
        kept = await guests[1].fetch(path)
        assert kept["review"] == found
        assert fresh.node.analyses.reviews.task is None  # nobody had to think again
    finally:
        await fresh.__aexit__(None, None, None)


async def test_a_game_from_a_file_is_reviewed_too(server: Server) -> None:
    ada = await server.guest("Ada")
    text = (RECORDS / "comets-finished.record").read_bytes()
    game = (await ada.http.post("/api/records", content=text)).json()["game"]
    found = await reviewed(ada, game, seat=1)
    parts = ("start", "deal", "own", "others", "luck")
    assert sum(found[part] for part in parts) == found["result"]


async def test_a_review_of_a_pair_waits_for_its_second_game(server: Server) -> None:
    room, guests = await seated(server, "Ada", "Bob", pair=True)
    game = (await guests[0].table(room))["game"]
    await play_out(room, guests)
    for guest in (guests[0], await server.guest("Cyd")):
        assert await refused(guest, f"/games/{game}/review") == "server-still-secret"


async def test_a_question_that_breaks_the_process_is_refused_and_the_next_one_answered(
    server: Server,
) -> None:
    analyst = server.node.analyses.hints
    bad = analyst.ask("ada", ("bad",), lambda: {"budget": {}, "game": "chess"})
    await bad.wait(0, 25)
    assert bad.problem is not None
    assert analyst.ask("ada", ("bad",), lambda: {"budget": {}, "game": "chess"}) is not bad
