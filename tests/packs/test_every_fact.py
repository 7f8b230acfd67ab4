"""Whatever a pack may say is read: a change of any field of the format is seen wherever it counts.

The rows are compared with the format itself, so that no field can be added and forgotten.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

import asterism
from asterism.engine.pack import HEADER
from asterism.games import OWN
from asterism.games.star_realms.box import box_for
from asterism.games.star_realms.card_text import card_facts, card_text
from asterism.words import languages, say
from tests.packs.facts import differing, whole

Json = dict[str, Any]
ALL = "rules bots words page research"


class Row(NamedTuple):
    """The box of the rulebook with `change`, seen by whoever is named; `piece`: the one that it is
    about. `beside`: what both boxes have that the rulebook's has not.
    """

    change: Json
    seen_by: str
    piece: str = ""
    players: int = 2
    beside: Json = {}  # noqa: RUF012


def card(code: str, seen_by: str, **fields: object) -> Row:
    return Row({"cards": [{"card": code, **fields}]}, seen_by, code)


def sky(id: str, seen_by: str, **fields: object) -> Row:
    return Row({"constellations": [{"id": id, **fields}]}, seen_by, id, 4)


def star(seen_by: str, **fields: object) -> Row:
    return sky("ari", seen_by, stars=[{"id": "gamma", **fields}])


KITE: Json = {
    "id": "kite",
    "first": 4,
    "second": 2,
    "stars": [{"id": "top", "size": "large"}, {"id": "left", "size": "small"}],
    "lines": [["top", "left"]],
}
BARGE: Json = {"card": "barge", "name": "Barge", "cost": 1, "copies": 9}
BARGE["primary"] = [{"op": "gain", "trade": 5}]
GAIN = [{"op": "gain", "combat": 9}]
ROWS: dict[str, dict[str, Row]] = {
    "stellar": {
        "cards.card": Row({"cards": [{"card": "S5", "copies": 0}]}, "rules words page research"),
        "cards.copies": card("P1", "rules words page research", copies=5),
        "cards.stars": card("P1", "bots words page", stars=9),
        "cards.starters": card("P1", "rules words page research", starters=2),
        "cards.name": card("P1", "words page", name="Vulcan"),
        "cards.fact": card("P1", "words page", fact="It was never there."),
    },
    "sternenhimmel": {
        "tokens.values": Row({"tokens": {"values": [2, 3, 5, 6, 7, 11]}}, ALL, players=4),
        "tokens.holes": Row({"tokens": {"holes": 2}}, "rules words page research", players=4),
        "tokens.doubles": Row({"tokens": {"doubles": 3}}, "rules words page research", players=4),
        "in_play.3": Row({"in_play": {"3": 2}}, "rules words page research", players=3),
        "in_play.4": Row({"in_play": {"4": 3}}, "rules words page research", players=4),
        "in_play.5": Row({"in_play": {"5": 4}}, "rules words page research", players=5),
        "constellations.id": Row({"constellations": [KITE]}, ALL, "kite", 4),
        "constellations.name": sky("ari", "words page", name="The Ram"),
        "constellations.first": sky("ari", "bots words page", first=40),
        "constellations.second": sky("ari", "bots words page", second=5),
        "constellations.stars.id": sky(
            "ari", ALL, stars=[{"id": "new", "size": "small", "x": 9, "y": 9}]
        ),
        "constellations.stars.size": star("rules words page research", size="large"),
        "constellations.stars.name": star("words page", name="First of the Ram"),
        "constellations.stars.x": star("page", x=0.5),
        "constellations.stars.y": star("page", y=0.9),
        "constellations.lines": sky("ari", "rules words page", lines=[["gamma", "alpha"]]),
        "constellations.spare": sky("leo", "rules bots words page research", spare=True),
        "constellations.replace": Row(
            {"constellations": [{**KITE, "id": "ari", "replace": True}]}, ALL, "ari", 4
        ),
        # For pictures of the real sky: a game keeps none of it.
        "constellations.symbol": sky("ari", "", symbol="*"),
        "constellations.stars.designation": star("", designation="first"),
        **{
            f"constellations.stars.{name}": star("", **{name: 7})
            for name in ("hip", "hr", "magnitude", "ra", "dec", "x_true", "y_true")
        },
    },
    "star_realms": {
        "authority": Row({"authority": 33}, "rules words page research"),
        "hand": Row({"hand": 4}, ALL),
        "first_hand": Row({"first_hand": 2}, "rules words page research"),
        "trade_row": Row({"trade_row": 7}, "rules words page research"),
        "explorers": Row({"explorers": 3}, "rules words page research"),
        "explorer": Row({"explorer": "federation-shuttle"}, "rules words page research"),
        "start": Row({"start": {"scout": 6, "ram": 1}}, ALL),
        "trade_deck": Row({"trade_deck": 30}, "rules words page research"),
        "draft.rounds": Row({"draft": {"rounds": 2}}, ALL),
        **{
            f"draft.{name}": Row(
                {"draft": {"rounds": 2, "rest": "back", name: value}},
                seen_by,
                beside={"draft": {"rounds": 2, "rest": "back"}},
            )
            for name, value, seen_by in (
                ("row", 3, "rules words page research"),
                ("to", "hand", "rules page research"),
                ("rest", "out", "rules page"),
            )
        },
        "sets.set": Row({"sets": [{"set": "dawn"}]}, "page"),
        "sets.name": Row(
            {"sets": [{"set": "dawn", "name": "Dawn"}]}, "page", beside={"sets": [{"set": "dawn"}]}
        ),
        "sets.spare": Row(
            {"sets": [{"set": "dawn", "spare": True}]},
            ALL,
            beside={"sets": [{"set": "dawn"}], "cards": [{**BARGE, "set": "dawn"}]},
        ),
        "cards.set": Row(
            {"cards": [{"card": "ram", "set": "dawn"}]},
            "rules words page research",
            beside={"sets": [{"set": "dawn", "spare": True}]},
        ),
        "cards.card": Row({"cards": [BARGE]}, ALL, "barge"),
        "cards.name": card("ram", "words page", name="Barge"),
        "cards.faction": card("ram", "words page", faction=["blob", "star_empire"]),
        "cards.cost": card("cutter", "rules words page", cost=1),
        "cards.copies": card("ram", "rules page research", copies=9),
        "cards.defense": card("ram", ALL, defense=5),
        "cards.outpost": card("blob-wheel", "bots words page", outpost=True),
        "cards.primary": card("ram", ALL, primary=GAIN),
        "cards.ally": card("cutter", ALL, ally=GAIN),
        "cards.double_ally": card("ram", ALL, double_ally=GAIN),
        "cards.scrap": card("ram", ALL, scrap=GAIN),
        "cards.always": card("blob-world", ALL, always="pay_per_ship"),
    },
}


def fields_of(part: Json, path: str = "") -> Iterator[str]:
    """The fields of a format, those of its pieces too."""
    part = part.get("items", part)
    for name, inner in part.get("properties", {}).items():
        below = list(fields_of(inner, f"{path}{name}."))
        yield from below or [f"{path}{name}"]


@pytest.mark.parametrize("game", OWN)
def test_every_field_of_the_format_has_a_row(game: str) -> None:
    fields = [
        field for field in fields_of(asterism.game(game).pack_schema()) if field not in HEADER
    ]
    assert set(ROWS[game]) == {
        field for field in fields if not field.startswith(("name.", "about."))
    }


@pytest.mark.parametrize(("game", "field"), [(game, field) for game in OWN for field in ROWS[game]])
def test_a_changed_fact_is_seen_wherever_it_counts(game: str, field: str) -> None:
    row = ROWS[game][field]
    usual, other = whole(game, row.beside), whole(game, {**row.beside, **row.change})
    seen = differing(usual, other, row.piece, row.players)
    assert sorted(set(row.seen_by.split()) - seen) == []
    if not row.seen_by:
        assert seen == set() and usual.fingerprint == other.fingerprint
    else:
        assert usual.fingerprint != other.fingerprint


# The effects of Star Realms: what can be said of each.

EFFECTS: Json = asterism.game("star_realms").pack_schema()["$defs"]  # type: ignore[assignment]
KINDS: dict[str, Json] = {
    kind["title"]: kind["properties"] for kind in EFFECTS["star_realms_effects_0"]["items"]["anyOf"]
}


def two_values(name: str, part: Json) -> tuple[object, object]:
    """Two values of a field that mean something else."""
    one: Json = {"op": "gain", "combat": 3}
    if name == "options":
        return [[one], [{"op": "destroy"}]], [[one], [{"op": "draw", "count": 2}]]
    if name == "names":
        return ["trade", "combat"], ["authority", "draw"]
    if name == "each":
        return {"trade": 1}, {"trade": 2}
    if "$ref" in part:
        return [one], [one, {"op": "destroy"}]
    if "enum" in part:
        return part["enum"][0], part["enum"][1]
    return (False, True) if part["type"] == "boolean" else (1, 2)


@pytest.mark.parametrize(
    ("kind", "field"),
    [(kind, name) for kind, parts in KINDS.items() for name in parts if name != "op"],
)
def test_every_field_of_an_effect_is_read_and_told(kind: str, field: str) -> None:
    parts = KINDS[kind]
    values = {name: two_values(name, part) for name, part in parts.items() if name != "op"}
    usual: Json = {"op": parts["op"]["const"], **{name: value[0] for name, value in values.items()}}
    boxes = [
        whole("star_realms", {"cards": [{"card": "ram", "primary": [effect]}]})
        for effect in (usual, {**usual, field: values[field][1]})
    ]
    cards = [box_for(box).by_code["ram"] for box in boxes]
    assert card_facts(cards[0])["primary"] != card_facts(cards[1])["primary"]
    if field != "names":  # a choice is known by them, and told by what it offers
        for language in languages():
            said = [[say(line, language) for line in card_text(card)] for card in cards]
            assert said[0] != said[1]
