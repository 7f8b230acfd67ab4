"""A pack for every refusal that there is: its text, and the place that is wrong."""

from __future__ import annotations

import json
from typing import Any

Json = dict[str, Any]
LONG = 70
SIX = range(1, 7)


def pack(game: str, **fields: object) -> str:
    return json.dumps({"format": 1, "game": game, "name": "Ours", "base": "rulebook", **fields})


def stellar(**fields: object) -> str:
    return pack("stellar", **fields)


def planet(**fields: object) -> str:
    return stellar(cards=[{"card": "P1", **fields}])


def sky(**fields: object) -> str:
    return pack("sternenhimmel", **fields)


def kite(**fields: object) -> str:
    stars = [{"id": name, "size": "small"} for name in ("top", "left", "right")]
    whole = {"id": "kite", "first": 4, "second": 2, "stars": stars, "lines": [["top", "left"]]}
    return sky(constellations=[{**whole, **fields}])


def realms(**fields: object) -> str:
    return pack("star_realms", **fields)


def ship(**fields: object) -> str:
    return realms(cards=[{"card": "lark", "name": "Lark", "cost": 2, "copies": 1, **fields}])


def does(*effects: Json) -> str:
    return ship(primary=list(effects))


def either(**fields: object) -> Json:
    gain = [{"op": "gain", "trade": 1}]
    return {"op": "either", "options": [gain, gain], **fields}


def nested(depth: int) -> Json:
    inner = {"op": "draw", "count": 1} if depth == 0 else nested(depth - 1)
    return {"op": "if", "bases": 1, "then": [inner]}


FIGHT = {"card": "fist", "name": "Fist", "cost": 1, "primary": [{"op": "gain", "combat": 1}]}
PAWN = {"card": "pawn", "name": "Pawn", "primary": [{"op": "gain", "trade": 2}]}
PILE = {"card": "crate", "name": "Crate", "cost": 2, "primary": [{"op": "gain", "trade": 2}]}
BARE: Json = {
    "format": 1, "game": "star_realms", "name": "Bare", "authority": 9, "hand": 5, "first_hand": 3,
    "trade_row": 2, "explorers": 0, "explorer": "crate", "start": {"pawn": 8},
}  # fmt: skip


def bare(*cards: Json, **fields: object) -> str:
    return json.dumps({**BARE, "cards": [PAWN, PILE, *cards], **fields})


FILL = [
    {"card": f"c{n}", "name": "C", "cost": 1, "copies": 1, "primary": [{"op": "gain", "combat": 1}]}
    for n in range(401)
]
HEAP = [{**FILL[0], "card": f"b{n}", "copies": 20, "faction": "blob"} for n in range(18)]
AT = "pack.cards[0]"
ON = "pack.constellations[0]"

ROWS: dict[str, tuple[str, str]] = {
    # The text.
    "engine-pack-not-toml": ("= 3", ""),
    "engine-pack-not-json": ("{", ""),
    "engine-pack-long-key": (".".join("a" * 40) + " = 1", ""),
    "engine-pack-too-deep": ('{"a": ' + "[" * 100_000, ""),
    "engine-pack-which-game": ("format = 1", "pack.game"),
    "engine-pack-no-game": (pack("chess"), "pack.game"),
    # What every game refuses.
    "engine-read-object": (stellar(cards=[3]), AT),
    "engine-read-list": (stellar(cards=3), "pack.cards"),
    "engine-read-items": (kite(lines=[["top"]]), f"{ON}.lines[0]"),
    "engine-read-number": (planet(stars=100), f"{AT}.stars"),
    "engine-read-line": (stellar(author="x" * LONG), "pack.author"),
    "engine-read-flag": (ship(outpost=3), f"{AT}.outpost"),
    "engine-read-text": (stellar(cards=[{"card": 3}]), f"{AT}.card"),
    "engine-read-texts": (stellar(about={}), "pack.about"),
    "engine-read-one-of": (stellar(base="mine"), "pack.base"),
    "engine-read-field": (planet(moons=3), AT),
    "engine-pack-value": (
        'format = 1\ngame = "stellar"\nname = "Ours"\nversion = 2026-01-01', "pack",
    ),
    "engine-pack-too-large": (stellar(about="x" * 200_001), "pack"),
    "engine-pack-twice": (stellar(cards=[{"card": "P1"}, {"card": "P1"}]), "pack.cards[1]"),
    # Stellar.
    "stellar-pack-no-card": (stellar(cards=[{"card": "X9"}]), f"{AT}.card"),
    "stellar-pack-satellite-stars": (stellar(cards=[{"card": "S1", "stars": 1}]), f"{AT}.stars"),
    "stellar-pack-satellite-starter": (
        stellar(cards=[{"card": "S1", "starters": 1}]), f"{AT}.starters",
    ),
    "stellar-pack-too-many-starters": (planet(starters=5), f"{AT}.starters"),
    "stellar-pack-few-starters": (
        json.dumps({"format": 1, "game": "stellar", "name": "Ours", "cards": []}), "pack.cards",
    ),
    "stellar-pack-size": (
        stellar(cards=[{"card": f"{kind}{n}", "copies": 9} for kind in "PMACB" for n in SIX]),
        "pack.cards",
    ),
    # Sternenhimmel.
    "sternenhimmel-pack-many": (
        sky(constellations=[
            {"id": f"k{n}", "first": 1, "second": 1, "lines": [], "stars": [
                {"id": "a", "size": "small"}]} for n in range(40)
        ]),
        "pack.constellations",
    ),
    "sternenhimmel-pack-in-play": (
        json.dumps({
            "format": 1, "game": "sternenhimmel", "name": "Ours", "constellations": [],
            "tokens": {"values": [1]}, "in_play": {"3": 2},
        }),
        "pack.in_play.3",
    ),
    "sternenhimmel-pack-stuck": (
        sky(constellations=[{"id": "ser", "spare": False}]), "pack.constellations",
    ),
    "sternenhimmel-pack-no-value": (sky(tokens={"values": []}), "pack.tokens.values"),
    "sternenhimmel-pack-equal": (sky(tokens={"values": [2] * 5}), "pack.tokens.values"),
    "sternenhimmel-pack-tokens": (sky(tokens={"values": list(range(1, 15))}), "pack.tokens"),
    "sternenhimmel-pack-nobody": (sky(in_play={"3": 0, "4": 0, "5": 0}), "pack.in_play"),
    "sternenhimmel-pack-id": (kite(id="a b"), f"{ON}.id"),
    "sternenhimmel-pack-long-id": (kite(id="a" * 21), f"{ON}.id"),
    "sternenhimmel-pack-stars": (
        kite(stars=[{"id": f"s{n}", "size": "small"} for n in range(21)]), f"{ON}.stars",
    ),
    "sternenhimmel-pack-number": (
        kite(stars=[{"id": "top", "size": "small", "hip": "x"}]), f"{ON}.stars[0].hip",
    ),
    "sternenhimmel-pack-far": (
        kite(stars=[{"id": "top", "size": "small", "x": 5000, "y": 0}]), f"{ON}.stars[0].x",
    ),
    "sternenhimmel-pack-some-places": (
        kite(stars=[
            {"id": "top", "size": "small", "x": 1, "y": 1}, {"id": "left", "size": "small"},
        ]),
        f"{ON}.stars",
    ),
    "sternenhimmel-pack-no-star": (kite(stars=[], lines=[]), f"{ON}.stars"),
    "sternenhimmel-pack-line-end": (kite(lines=[["top", "moon"]]), f"{ON}.lines[0]"),
    "sternenhimmel-pack-line-itself": (kite(lines=[["top", "top"]]), f"{ON}.lines[0]"),
    "sternenhimmel-pack-line-twice": (
        kite(lines=[["top", "left"], ["left", "top"]]), f"{ON}.lines[1]",
    ),
    "sternenhimmel-pack-same-place": (
        kite(stars=[{"id": name, "size": "small", "x": 1, "y": 1} for name in ("top", "left")]),
        f"{ON}.stars",
    ),
    # Star Realms.
    "star-realms-pack-many-sets": (realms(sets=[{"set": f"s{n}"} for n in range(13)]), "pack.sets"),
    "star-realms-pack-set-word": (realms(sets=[{"set": "none"}]), "pack.sets[0].set"),
    "star-realms-pack-no-set": (ship(set="dawn"), f"{AT}.set"),
    "star-realms-pack-no-card": (realms(start={"moon": 1}), "pack.cards"),
    "star-realms-pack-needed": (
        realms(sets=[{"set": "dawn"}], cards=[{"card": "scout", "set": "dawn"}]), "pack.cards",
    ),
    "star-realms-pack-explorers": (realms(start={"explorer": 1}), "pack.start"),
    "star-realms-pack-no-start": (realms(start={}), "pack.start"),
    "star-realms-pack-code": (ship(card="A B"), f"{AT}.card"),
    "star-realms-pack-card-word": (ship(card="seat"), f"{AT}.card"),
    "star-realms-pack-unnamed": (realms(cards=[{"card": "lark", "cost": 1}]), f"{AT}.name"),
    "star-realms-pack-outpost": (ship(outpost=True), f"{AT}.defense"),
    "star-realms-pack-copy": (ship(scrap=[{"op": "copy"}]), f"{AT}.scrap"),
    "star-realms-pack-no-faction": (ship(ally=[{"op": "draw", "count": 1}]), f"{AT}.ally"),
    "star-realms-pack-always": (ship(always="ally_of_all"), f"{AT}.always"),
    "star-realms-pack-factions": (ship(faction=["blob", "blob"]), f"{AT}.faction"),
    "star-realms-pack-many-kinds": (realms(cards=FILL), "pack.cards"),
    "star-realms-pack-free": (ship(cost=0), "pack.cards"),
    "star-realms-pack-explorer": (realms(explorer="blob-wheel"), "pack.explorer"),
    "star-realms-pack-alike": (realms(cards=HEAP), "pack.cards"),
    "star-realms-pack-no-deck": (bare(), "pack.cards"),
    "star-realms-pack-deck": (realms(trade_deck=999), "pack.trade_deck"),
    "star-realms-pack-no-combat": (bare({**PILE, "card": "barge", "copies": 3}), "pack.cards"),
    "star-realms-pack-lot": (
        bare({**FIGHT, "copies": 2}, {**PILE, "card": "barge", "copies": 3}, trade_deck=3),
        "pack.trade_deck",
    ),
    "star-realms-pack-draft-row": (realms(draft={"rounds": 1, "row": 7}), "pack.draft.row"),
    "star-realms-pack-copy-inside": (
        does({"op": "if", "bases": 1, "then": [{"op": "copy"}]}), f"{AT}.primary[0].then[0]",
    ),
    "star-realms-pack-many-effects": (does(*[{"op": "draw", "count": 1}] * 9), f"{AT}.primary"),
    "star-realms-pack-deep": (does(nested(3)), f"{AT}.primary[0].then[0].then[0].then[0].then"),
    "star-realms-pack-idle-option": (does(either(options=[[], []])), f"{AT}.primary[0].options[0]"),
    "star-realms-pack-no-gain": (does({"op": "gain"}), f"{AT}.primary[0]"),
    "star-realms-pack-nothing": (does({"op": "gain_per", "per": "base"}), f"{AT}.primary[0]"),
    "star-realms-pack-options": (does(either(options=[])), f"{AT}.primary[0].options"),
    "star-realms-pack-names": (does(either(names=["trade"])), f"{AT}.primary[0].names"),
    "star-realms-pack-condition": (does({"op": "if", "then": []}), f"{AT}.primary[0]"),
    "star-realms-pack-only-played": (
        does({"op": "if", "bases": 1, "faction": "blob", "then": []}), f"{AT}.primary[0].faction",
    ),
}  # fmt: skip
