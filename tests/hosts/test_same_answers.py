"""Requests beside the table: both hosts answer the same, and what a device refuses is listed."""

from __future__ import annotations

import json
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any

import pytest

from asterism.browser.wishes import COMMANDS, NEEDS_OTHERS
from asterism.table.room_wishes import RoomWish
from tests.examined import ROOT
from tests.hosts.hosts import Same, both
from tests.hosts.test_same_games import SETUPS, started

Json = dict[str, Any]
SCHEMA = json.loads((ROOT / "docs" / "schema.json").read_text())["$defs"]
BY_TYPE = SCHEMA["ServerCommand"]["discriminator"]["mapping"]


def test_every_command_is_carried_out_or_listed_as_needing_others() -> None:
    assert sorted([*COMMANDS, *NEEDS_OTHERS]) == sorted(BY_TYPE)


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_has_the_fields_of_the_schema(name: str) -> None:
    schema = SCHEMA[BY_TYPE[name].rpartition("/")[2]]
    assert {"type", *needed(COMMANDS[name])} == set(schema["required"])
    own = {one.name for one in fields(COMMANDS[name])}
    assert {"type", *own} == set(schema["properties"])


def test_a_new_room_has_the_fields_of_the_schema() -> None:
    schema = SCHEMA["ServerNewRoom"]
    assert {one.name for one in fields(RoomWish)} == set(schema["properties"])
    assert needed(RoomWish) == set(schema["required"])


def needed(kind: Any) -> set[str]:
    return {
        one.name
        for one in fields(kind)
        if one.default is MISSING and one.default_factory is MISSING
    }


WITHOUT_A_ROOM: list[tuple[str, str, Any]] = [
    ("GET", "/rooms/nowhere", None),
    ("GET", "/games/nowhere", None),
    ("GET", "/games/nowhere/events", None),
    ("POST", "/rooms", {"game": "chess"}),
    ("POST", "/rooms", {"game": "stellar", "players": 5}),
    ("POST", "/rooms", {"game": "stellar", "options": {"colour": 3}}),
    ("POST", "/rooms", {"game": "stellar", "seats": [{"kind": "bot", "level": "god"}, {}]}),
    ("POST", "/records", "no record"),
    ("POST", "/lessons/stellar", {"done": []}),
    ("POST", "/lessons/star_realms", {"done": [""]}),
    ("POST", "/lessons/stellar", {"done": ["", "take 9"]}),
    ("POST", "/lessons/chess", {"done": []}),
    ("POST", "/score/stellar", {"players": [{"telescope": {"1": "P1"}}, {}]}),
    ("POST", "/score/stellar", {"players": [{"telescope": {"1": "X9"}}, {}]}),
    ("POST", "/packs", "nothing"),
    ("POST", "/packs", 'format = 1\ngame = "stellar"\nname = "A"\nbase = "rulebook"\ncards = []\n'),
    ("GET", "/packs/0123456789abcdef", None),
    ("POST", "/packs/check", "nothing"),
    ("POST", "/packs/check", 'format = 1\ngame = "sternenhimmel"\nname = "A"\nbase = "rulebook"\n'),
    ("POST", "/packs/try", {"game": "stellar", "pack": "rulebook", "piece": "P1", "pace": 0}),
    ("POST", "/packs/try", {"game": "stellar", "pack": {}, "piece": "P1"}),
    ("GET", "/boxes/star_realms", None),
    ("GET", "/boxes/chess", None),
    ("GET", "/daily?day=2999-01-01", None),
    ("PATCH", "/me", {"name": "Grace"}),
    ("PATCH", "/me", {"name": "\u202e"}),
    ("GET", "/me/games", None),
]


@pytest.mark.parametrize(("method", "path", "body"), WITHOUT_A_ROOM)
async def test_a_request_has_one_answer(method: str, path: str, body: Any, tmp_path: Path) -> None:
    async with both(tmp_path) as hosts:
        answers = [await host.ask(method, path, body) for host in hosts]
        first, second = [(status, Same().of(answer)) for status, answer in answers]
        assert first == second


async def test_a_finished_game_is_looked_at_branched_and_brought_again(tmp_path: Path) -> None:
    async with both(tmp_path) as hosts:
        table = await started(hosts, {**SETUPS["stellar, hot seat"], "game": "stellar"})
        now = await table.settled()
        await table.tell("resign", game=True, seat=now["deciding"][0])
        await table.settled()
        for path in ("", "/events", "/at/0?open=true", "/record.json", "/events?seat=1"):
            await table.get("/games/{game}" + path)
        wish = {"ply": 0, "seat": 1, "bots": ["random"], "pace": 0}
        await table.get("/games/{game}/branch", "POST", wish)
        brought = []
        for host in hosts:
            _, record = await host.ask("GET", f"/games/{table.game(host)}/record")
            status, loaded = await host.ask("POST", "/records", record)
            assert status == 201, loaded
            summary = await host.ask("GET", f"/games/{loaded['game']}")
            brought.append(Same().of(summary[1]))
        assert brought[0] == brought[1]
        await table.tell("rematch", deal="same")
        await table.tell("leave")


async def test_hints_and_reviews_are_the_same(tmp_path: Path) -> None:
    async with both(tmp_path) as hosts:
        table = await started(hosts, {"game": "stellar", "bots": 1})
        now = await table.settled()
        for host in hosts:
            await host.ask("GET", f"/games/{table.game(host)}/hint?wait=20")
        await table.get("/games/{game}/hint?wait=20")
        await table.tell("resign", game=True, seat=now["seat"])
        await table.settled()
        for host in hosts:
            asked, done, review = f"/games/{table.game(host)}/review?wait=20&seat=0", -1, None
            while review is None:
                _, told = await host.ask("GET", f"{asked}&after={done}")
                done, review = told["done"], told["review"]
        await table.get("/games/{game}/review?wait=20&seat=0")
