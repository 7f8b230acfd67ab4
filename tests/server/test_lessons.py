"""The guided first games through the server's routes."""

from pathlib import Path

import pytest

from asterism.games import OWN
from asterism.lessons import find
from tests.server.guests import Server


@pytest.fixture
def database(tmp_path: Path) -> str:
    """Nothing is stored, so one kind of database will do."""
    return f"sqlite:///{tmp_path / 'asterism.db'}"


each_game = pytest.mark.parametrize("game", OWN)


@each_game
async def test_a_guided_game_is_played_to_its_end_by_what_it_asks_for(
    server: Server, game: str
) -> None:
    ada = await server.guest("Ada")
    done: list[str] = []
    chapters, seen = set(), 0
    while True:
        lesson = (await ada.post(f"/lessons/{game}", {"done": done})).json()
        if lesson["says"] is None:
            break
        chapters.add(lesson["chapter"])
        seen = max(seen, lesson["number"])
        legal = [move["text"] for move in lesson["table"]["legal"]]
        if lesson["reads"]:
            done.append("")
        else:
            done.append(next(text for text in lesson["wanted"] if text in legal))
    whole = find(game)
    assert whole is not None
    assert lesson["number"] == lesson["steps"] == whole.steps == seen + 1
    assert chapters == set(range(len(whole.chapters)))
    assert lesson["table"]["outcome"]["winners"] == [0]
    listed = (await ada.fetch("/games"))["games"]
    assert {one["name"]: one["lesson"] for one in listed}[game] == lesson["steps"]


async def test_the_same_doing_leads_to_the_same_table_for_whoever_comes_back(
    server: Server,
) -> None:
    ada, bo = await server.guest("Ada"), await server.guest("Bo")
    done = ["", "start P3", "take 4"]
    here = (await ada.post("/lessons/stellar", {"done": done})).json()
    assert here == (await bo.post("/lessons/stellar", {"done": done})).json()
    assert here["table"]["view"]["players"][0]["hand"] == ["P2", "M2", "B5"]
    assert here["table"]["view"]["players"][1]["hand"] is None
    assert [one["event"]["type"] for one in here["table"]["events"]] == ["taken"]


async def test_what_is_not_meant_is_refused_in_words_and_what_is_illegal_by_its_clause(
    server: Server,
) -> None:
    ada = await server.guest("Ada")
    other = await ada.post("/lessons/stellar", {"done": ["", "start M3"]})
    assert other.status_code == 409
    assert other.json()["message"]["id"] == "lessons-other"
    # Both orders will do for the two ships; the same one twice is for the rules to refuse.
    begun = [*[""], *["play scout"] * 4, "play viper", "acquire cutter", "acquire explorer"]
    begun += ["attack 1 1", "end", "", ""]
    twice = await ada.post("/lessons/star_realms", {"done": [*begun, "play cutter", "play cutter"]})
    assert twice.status_code == 409
    assert twice.json()["clause"] == "SR-2.1"
    assert (await ada.post("/lessons/chess", {"done": []})).status_code == 404


async def test_a_legal_move_of_a_guided_game_shows_what_it_would_do(server: Server) -> None:
    ada = await server.guest("Ada")
    wish = {"done": ["", "start P3", "take 4"], "move": "play P2 telescope"}
    seen = (await ada.post("/lessons/stellar/preview", wish)).json()
    assert seen["preview"]["follows"] == {"slot": 2, "card": "M4"}
