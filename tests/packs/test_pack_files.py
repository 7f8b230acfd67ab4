"""Packs as files that people read: short ones, and TOML."""

from __future__ import annotations

import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import asterism
from asterism.engine.options import copied
from asterism.engine.pack import HEADER
from asterism.games import OWN
from asterism.pack_files import brief, toml, toml_value
from asterism.packs import Pack, loads, rulebook
from tests.games.star_realms import boxes as realms
from tests.games.stellar import boxes as stellar
from tests.games.sternenhimmel import boxes as sternenhimmel

EXAMPLES = sorted((Path(__file__).parents[2] / "examples" / "packs").glob("*.toml"))


def box(game: str) -> dict[str, Any]:
    found = rulebook(game)
    assert found is not None
    return {**copied(found), "name": "Ours"}


def again(pack: Pack) -> Pack:
    """Through a file and back."""
    text = toml(brief(pack))
    assert tomllib.loads(text) == brief(pack)
    return loads(text)


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_an_example_survives_its_file(file: Path) -> None:
    pack = asterism.pack(file)
    assert again(pack) == pack


@pytest.mark.parametrize("game", OWN)
def test_a_box_that_changes_nothing_is_a_few_lines(game: str) -> None:
    pack = loads(toml(box(game)))
    own = {name: value for name, value in brief(pack).items() if name not in HEADER}
    assert list(own.values()) == [[]]
    assert again(pack) == pack


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("boxes", [stellar, sternenhimmel, realms])
def test_any_box_fits_the_format_and_survives_its_file(boxes: ModuleType, seed: int) -> None:
    data = boxes.random_pack(seed)
    Draft202012Validator(asterism.game(data["game"]).pack_schema()).validate(data)
    pack = loads(toml(data))
    assert again(pack) == pack


def test_only_what_differs_is_written() -> None:
    mine = box("stellar")
    mine["cards"][0]["stars"] = 2
    mine["cards"][-1]["copies"] = 0
    short = brief(loads(toml(mine)))
    assert short["base"] == "rulebook"
    assert short["cards"] == [{"card": "P1", "stars": 2}, {"card": "S5", "copies": 0}]


def test_a_star_that_is_gone_is_gone_after_the_file_too() -> None:
    mine = box("sternenhimmel")
    aries = mine["constellations"][0]
    gone = aries["stars"].pop()["id"]
    aries["lines"] = [line for line in aries["lines"] if gone not in line]
    pack = loads(toml(mine))
    (only,) = brief(pack)["constellations"]
    assert only["replace"] is True
    assert again(pack) == pack


def test_an_ability_that_is_gone_is_gone_after_the_file_too() -> None:
    mine = box("star_realms")
    card = next(card for card in mine["cards"] if "ally" in card)
    del card["ally"]
    mine["start"] = {"scout": 9, "viper": 3}
    pack = loads(toml(mine))
    short = brief(pack)
    assert short["cards"] == [{"card": card["card"], "ally": []}]
    assert again(pack) == pack


def test_what_cannot_be_taken_back_is_written_in_full() -> None:
    mine = box("star_realms")
    card = next(card for card in mine["cards"] if "faction" in card and "ally" not in card)
    del card["faction"]
    pack = loads(toml(mine))
    assert "base" not in brief(pack)
    assert again(pack) == pack


def test_toml_has_quotes_where_it_must() -> None:
    value = {"a b": 'say "no"\\', "list": [1, 2.5, True], "none": {}}
    assert tomllib.loads(f"x = {toml_value(value)}")["x"] == value
