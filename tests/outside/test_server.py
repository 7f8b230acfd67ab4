"""A server with a game of another package."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.outside.installed import Installed

TITLES = {"en": "Comets", "fr": "Comètes", "de": "Kometen"}
FIELDS = {"en": "your comets", "fr": "vos comètes", "de": "deine Kometen"}
CLAUSES = {"en": "Choose one comet", "fr": "Choisissez une comète", "de": "Wähle einen Kometen"}


@pytest.fixture(scope="module")
def client(installed: Installed) -> Iterator[httpx.Client]:
    with installed.serving() as url, httpx.Client(base_url=f"{url}/api", timeout=60) as client:
        client.post("/people", json={"name": "Ada"}).raise_for_status()
        yield client


def test_it_is_offered_with_its_titles_levels_and_lesson(client: httpx.Client) -> None:
    games = {game["name"]: game for game in client.get("/games").json()["games"]}
    assert list(games)[-1] == "comets"
    assert games["comets"]["titles"] == TITLES
    assert games["comets"]["lesson"] == 3


@pytest.mark.parametrize("language", TITLES)
def test_its_words_and_rules_are_served(client: httpx.Client, language: str) -> None:
    said = client.get(f"/words/{language}", params={"game": "comets"}).text
    assert f"comets-field-hand = {FIELDS[language]}" in said
    rules = client.get(f"/rules/{language}", params={"game": "comets"}).text
    assert f'<a id="co-1"></a>**CO-1** {CLAUSES[language]}' in rules


def test_a_whole_game_against_a_bot(client: httpx.Client) -> None:
    seats = [{"kind": "open"}, {"kind": "bot", "level": "level:novice"}]
    room = client.post("/rooms", json={"game": "comets", "seats": seats}).json()["id"]

    def do(type: str, **fields: object) -> dict[str, Any]:
        answer = client.post(f"/rooms/{room}/commands", json={"type": type, **fields})
        found: dict[str, Any] = answer.raise_for_status().json()
        return found

    def table_after(number: int) -> dict[str, Any]:
        newer = {"after": number, "wait": 20}
        found: dict[str, Any] = client.get(f"/rooms/{room}/table", params=newer).json()
        return found

    do("start", bytes="01")
    moves, table = 0, table_after(-1)
    while table["status"] != "over":
        if 0 in table["deciding"]:
            assert table["prompt"]["id"] == "comets-prompt"
            move = table["legal"][0]["text"]
            do("move", game=table["game"], number=table["number"], move=move)
            moves += 1
        table = table_after(table["number"])
    assert moves >= 3
    assert sum(table["outcome"]["scores"]) > 0


def test_its_lesson_is_followed_to_the_end(client: httpx.Client) -> None:
    done: list[str] = []
    while (now := client.post("/lessons/comets", json={"done": done}).json())["says"]:
        done.append("" if now["reads"] else now["wanted"][0])
    assert done == ["", "choose c4", ""]
    assert now["table"]["outcome"]["winners"] == [0]
