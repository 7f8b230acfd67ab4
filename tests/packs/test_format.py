"""The format of packs as JSON Schema: what it allows is what the games read."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

import asterism
from asterism.engine.pack import HEADER
from asterism.games import OWN
from asterism.games.star_realms import box_read, effects_read
from asterism.games.stellar import box as stellar_box
from asterism.games.sternenhimmel import box as sternenhimmel_box
from asterism.games.sternenhimmel import pack_parts
from asterism.packs import rulebook
from tools import schema

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "asterism" / "games"
EXAMPLES = sorted((ROOT / "examples" / "packs").glob("*.toml"))
ALL = Draft202012Validator(schema.packs())


def validator(game: str) -> Draft202012Validator:
    return Draft202012Validator(asterism.game(game).pack_schema())


def problems(pack: object) -> list[str]:
    return [error.message for error in ALL.iter_errors(pack)]


@pytest.mark.parametrize("game", OWN)
def test_the_box_of_the_rulebook_fits_the_format(game: str) -> None:
    file = json.loads((GAMES / game / "box.json").read_text(encoding="utf-8"))
    full = rulebook(game)
    assert full is not None
    for pack in (file, full):
        validator(game).validate(pack)
        assert problems(pack) == []


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_the_examples_fit_the_format(file: Path) -> None:
    assert problems(tomllib.loads(file.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"format": 2},
        {"name": ""},
        {"name": {"it": "La nostra"}},
        {"colour": "blue"},
        {"cards": [{"card": "P9"}]},
        {"cards": [{"card": "P1", "stars": 100}]},
    ],
)
def test_what_is_refused_does_not_fit(change: dict[str, object]) -> None:
    pack: dict[str, Any] = {"format": 1, "game": "stellar", "name": "Ours", "base": "rulebook"}
    assert problems(pack | {"cards": []}) == []
    assert problems(pack | {"cards": []} | change) != []


def properties(game: str, *path: str) -> tuple[str, ...]:
    at: Any = asterism.game(game).pack_schema()
    for name in path:
        at = at["properties"][name]
        at = at.get("items", at)
    return tuple(at["properties"])


def test_the_format_has_the_fields_that_are_read() -> None:
    assert properties("stellar") == (*HEADER, *stellar_box.FIELDS)
    assert properties("stellar", "cards") == stellar_box.CARD_FIELDS
    assert properties("sternenhimmel") == (*HEADER, *sternenhimmel_box.FIELDS)
    found = properties("sternenhimmel", "constellations")
    assert found == pack_parts.CONSTELLATION_FIELDS
    assert properties("sternenhimmel", "constellations", "stars") == pack_parts.STAR_FIELDS
    assert properties("sternenhimmel", "tokens") == pack_parts.TOKEN_FIELDS
    assert properties("star_realms") == (*HEADER, *box_read.FIELDS)
    assert set(properties("star_realms", "cards")) == set(box_read.CARD_FIELDS)


def effects(depth: int) -> list[dict[str, Any]]:
    parts: Any = asterism.game("star_realms").pack_schema()["$defs"]
    found: list[dict[str, Any]] = parts[f"star_realms_effects_{depth}"]["items"]["anyOf"]
    return found


def test_the_format_has_every_effect() -> None:
    ops = {effect["properties"]["op"]["const"] for effect in effects(0)}
    assert ops == set(effects_read.READERS)
    deepest = {effect["title"] for effect in effects(effects_read.DEEPEST)}
    assert not deepest & {"either", "if_bases", "copy"}


def value_of(part: dict[str, Any], draw: st.DataObject, parts: dict[str, Any]) -> Any:
    """Something that fits a part of the format."""
    if "$ref" in part:
        part = parts[part["$ref"].rpartition("/")[2]]
    if "const" in part:
        return part["const"]
    if "enum" in part:
        return draw.draw(st.sampled_from(part["enum"]))
    if "anyOf" in part:
        return value_of(draw.draw(st.sampled_from(part["anyOf"])), draw, parts)
    if part["type"] == "array":
        size = draw.draw(st.integers(part.get("minItems", 0), max(1, part.get("minItems", 0))))
        return [value_of(part["items"], draw, parts) for _ in range(size)]
    if part["type"] == "integer":
        least = part["minimum"] or 1
        return draw.draw(st.sampled_from([least, part["maximum"]]))
    if part["type"] == "boolean":
        return draw.draw(st.booleans())
    assert part["type"] == "object"
    return {name: value_of(inner, draw, parts) for name, inner in part["properties"].items()}


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_an_effect_that_fits_the_format_is_read(draw: st.DataObject) -> None:
    parts: Any = asterism.game("star_realms").pack_schema()["$defs"]
    kind = draw.draw(st.sampled_from(effects(0)))
    value = value_of(kind, draw, parts)
    if value["op"] == "either":
        del value["names"]  # as many as there are options, all different
    for inner in walk(value):
        inner.pop("names", None)
    effects_read.read_effect(value, "effect")


def walk(value: Any) -> list[dict[str, Any]]:
    """All objects in a value."""
    if isinstance(value, list):
        return [one for item in value for one in walk(item)]
    if isinstance(value, dict):
        return [value, *(one for item in value.values() for one in walk(item))]
    return []


@pytest.mark.parametrize("game", OWN)
def test_whatever_a_box_infers_has_its_place_in_the_format(game: str) -> None:
    box = rulebook(game)
    assert box is not None
    parts = walk(asterism.game(game).pack_schema())
    assert {part["x-clause"] for part in parts if "x-clause" in part} == set(box.inferred)
