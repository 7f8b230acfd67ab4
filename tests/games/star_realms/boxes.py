"""Boxes of Star Realms by chance."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from asterism.games.star_realms.box_read import read_pack
from asterism.games.star_realms.effects_read import CONDITIONS, FACTION_CODES

Json = dict[str, Any]
HEAD: Json = {"format": 1, "game": "star_realms", "name": "Ours"}
NAMES = ("trade", "combat", "authority", "discard", "draw")
POOLS = ("trade", "combat", "authority")


def gain(chance: random.Random) -> Json:
    return {kind: chance.randrange(1, 5) for kind in chance.sample(POOLS, chance.randrange(1, 3))}


def either(chance: random.Random, depth: int) -> Json:
    count = chance.randrange(2, 4)
    options = [effects(chance, depth + 1, 2) for _ in range(count)]
    named = {"names": chance.sample(NAMES, count)} if chance.random() < 0.5 else {}
    return {"options": options, **named}


def each(chance: random.Random) -> Json:
    return {"each": gain(chance)} if chance.random() < 0.5 else {}


def gain_per(chance: random.Random, depth: int) -> Json:
    per = chance.choice(["base", *FACTION_CODES])
    return {"per": per, **gain(chance), "draw": chance.randrange(0, 2)}


def if_(chance: random.Random, depth: int) -> Json:
    what = chance.choice(CONDITIONS)
    made: Json = {what: chance.randrange(1, 4 if what in ("bases", "played") else 60)}
    if what == "played":
        made["faction"] = chance.choice(FACTION_CODES)
    if chance.random() < 0.5:
        made["else"] = effects(chance, depth + 1, 2)
    return {**made, "then": effects(chance, depth + 1, 2)}


# Every effect that a pack may name, with fields by chance.
Fields = Callable[[random.Random, int], Json]
OPS: dict[str, Fields] = {
    "gain": lambda chance, depth: gain(chance),
    "draw": lambda chance, depth: {"count": chance.randrange(1, 3)},
    "draw_if_bases": lambda chance, depth: {"bases": chance.randrange(1, 4), "count": 1},
    "draw_per_blob": lambda chance, depth: {},
    "opponent_discards": lambda chance, depth: {},
    "either": either,
    "scrap_own": lambda chance, depth: {
        "most": chance.randrange(1, 3),
        "then_draw": chance.random() < 0.3,
        "must": chance.random() < 0.3,
        "discard_too": chance.random() < 0.7,
        **each(chance),
    },
    "discard_then_draw": lambda chance, depth: {"most": chance.randrange(1, 3)},
    "scrap_row": lambda chance, depth: {"most": chance.randrange(1, 3), **each(chance)},
    "destroy": lambda chance, depth: {"must": chance.random() < 0.5},
    "next_on_top": lambda chance, depth: {},
    "acquire_on_top": lambda chance, depth: {},
    "gain_per": gain_per,
    "draw_then_discard": lambda chance, depth: {"count": 2, "discard": chance.randrange(1, 3)},
    "return_base": lambda chance, depth: {"must": chance.random() < 0.5},
    "acquire": lambda chance, depth: {
        "cost": chance.randrange(1, 7),
        "to": chance.choice(["hand", "deck", "discard"]),
        "ships": chance.random() < 0.5,
    },
    "copy_base": lambda chance, depth: {},
    "if": if_,
}
DEEP = ("either", "if")


def effect(chance: random.Random, depth: int) -> Json:
    op = chance.choice([op for op in OPS if depth < 2 or op not in DEEP])
    return {"op": op, **OPS[op](chance, depth)}


def effects(chance: random.Random, depth: int = 0, most: int = 3) -> list[Json]:
    return [effect(chance, depth) for _ in range(chance.randrange(1, most + 1))]


def card(chance: random.Random, number: int) -> Json:
    """A ship, a base or an outpost that does anything at all."""
    code = f"card-{number}"
    made: Json = {"card": code, "name": {"en": f"Card {number}", "fr": f"Carte {number}"}}
    made["cost"] = chance.randrange(1, 7)
    made["copies"] = chance.randrange(1, 4)
    kind = chance.random()
    if kind > 0.1:
        made["faction"] = chance.sample(FACTION_CODES, 1 if kind < 0.8 else 2)
        if chance.random() < 0.6:
            made["ally"] = effects(chance, most=2)
        if chance.random() < 0.2:
            made["double_ally"] = effects(chance, most=2)
    if chance.random() < 0.4:
        made["defense"] = chance.randrange(1, 8)
        made["outpost"] = chance.random() < 0.5
        if chance.random() < 0.3:
            made["always"] = chance.choice(["pay_per_ship", "ally_of_all"])
    elif chance.random() < 0.1:
        made["primary"] = [{"op": "copy"}]
    if "primary" not in made:
        made["primary"] = effects(chance)
    if chance.random() < 0.4:
        made["scrap"] = effects(chance, most=2)
    return made


def mix(pack: Json, chance: random.Random) -> None:
    """Some cards are of sets, not all of which are mixed in, and a deck by lot."""
    pack["sets"] = [
        {"set": f"set-{number}", "name": {"en": f"Set {number}"}, "spare": number == 1}
        for number in range(chance.randrange(1, 4))
    ]
    usual = 0
    for made in pack["cards"]:
        if "copies" in made:
            one = chance.choice([None, *pack["sets"]])
            usual += made["copies"] if one is None or not one["spare"] else 0
            if one is not None:
                made["set"] = one["set"]
    pack["trade_deck"] = chance.randrange(pack["trade_row"], max(usual, pack["trade_row"]) + 1)


def draft(pack: Json, chance: random.Random) -> None:
    rest = chance.choice(["stays", "back", "out"])
    row = pack["trade_row"] if rest == "stays" else chance.randrange(1, 10)
    to = chance.choice(["first_deck", "discard", "hand"])
    pack["draft"] = {"rounds": chance.randrange(1, 4), "row": row, "to": to, "rest": rest}


def random_pack(seed: int, kinds: int = 30) -> Json:
    """Any box that can be played, in full."""
    chance = random.Random(seed)
    first = [
        {"card": "pawn", "name": "Pawn", "primary": [{"op": "gain", "trade": 1}]},
        {"card": "stone", "name": "Stone", "primary": [{"op": "gain", "combat": 1}]},
        {"card": "crate", "name": "Crate", "cost": 2, "primary": [{"op": "gain", "trade": 2}]},
    ]
    pack: Json = {
        **HEAD,
        "name": f"Box {seed}",
        "authority": chance.randrange(10, 60),
        "hand": chance.randrange(4, 7),
        "first_hand": chance.randrange(2, 5),
        "trade_row": chance.randrange(3, 8),
        "start": {"pawn": chance.randrange(4, 9), "stone": chance.randrange(1, 4)},
        "explorer": "crate",
        "explorers": chance.randrange(0, 12),
        "cards": [*first, *(card(chance, number) for number in range(kinds))],
    }
    if seed % 2:
        mix(pack, random.Random(f"sets {seed}"))
    if seed % 4 in (2, 3):
        draft(pack, random.Random(f"draft {seed}"))
    return read_pack(pack)
