"""The format of Star Realms' packs, for forms and other programs: the cards and every effect."""

from typing import Final

from asterism.engine.pack import LONGEST_NAME
from asterism.engine.pack_schema import (
    Schema,
    code,
    fields,
    flag,
    many,
    named_in,
    one,
    pack_schema,
    texts,
    whole,
    without_picture,
)
from asterism.games.star_realms.box_read import (
    MOST_CODE,
    MOST_COPIES,
    MOST_DECK,
    MOST_KINDS,
    MOST_SETS,
    MOST_STARTS,
    NAME,
    NUMBERS,
)
from asterism.games.star_realms.cards import ABILITIES
from asterism.games.star_realms.draft_read import MOST_ROUNDS, REST, TO
from asterism.games.star_realms.effects_of_packs import BASE
from asterism.games.star_realms.effects_read import (
    AMOUNTS,
    DEEPEST,
    FACTION_CODES,
    MOST,
    MOST_EFFECTS,
    OPTION_NAMES,
    ORDINALS,
    PLAIN,
)
from asterism.games.star_realms.statics import STATICS

FIELD_ID: Final = "star-realms-pack-field"
CHOICE_ID: Final = "star-realms-pack-choice"
KIND_ID: Final = "star-realms-pack-effect"
PART: Final = "star_realms_effects_"  # by how deep they stand in other effects
MOST_AUTHORITY: Final = 999


def schema() -> Schema:
    factions = list(FACTION_CODES)
    card: Schema = {
        "card": code("^[a-z0-9-]+$", MOST_CODE),
        "name": texts(LONGEST_NAME),
        "set": named_in("sets", code("^[a-z0-9-]+$", MOST_CODE)),
        "faction": {"anyOf": [one(factions), many(one(factions), 2, 1)]},
        "cost": whole(0, MOST),
        "copies": whole(0, MOST_COPIES),
        "defense": whole(0, MOST),
        "outpost": flag(),
        **{ability: {"$ref": f"#/$defs/{PART}0"} for ability in ABILITIES},
        "always": one(list(STATICS)),
    }
    one_set: Schema = {
        "set": code("^[a-z0-9-]+$", MOST_CODE),
        "name": texts(LONGEST_NAME),
        "spare": flag(),
    }
    draft: Schema = {
        "rounds": whole(0, MOST_ROUNDS),
        "row": whole(*NUMBERS["trade_row"]),
        "to": one(list(TO)),
        "rest": one(list(REST)),
    }
    start: Schema = {"type": "object", "additionalProperties": whole(1, MOST_STARTS)}
    own: Schema = {
        **{name: whole(least, most) for name, (least, most) in NUMBERS.items()},
        "trade_deck": whole(0, MOST_DECK),
        "draft": fields(draft),
        "start": named_in("cards", {**start, "minProperties": 1}),
        "explorer": named_in("cards", code("^[a-z0-9-]+$", MOST_CODE)),
        "sets": without_picture(many(fields(one_set, ["set"]), MOST_SETS)),
        "cards": many(fields(card, ["card"]), MOST_KINDS),
    }
    parts: Schema = {
        f"{PART}{depth}": many({"anyOf": effects(depth)}, MOST_EFFECTS, 1 if depth else 0)
        for depth in range(DEEPEST + 1)
    }
    words: Schema = {"field": FIELD_ID, "choice": CHOICE_ID, "kind": KIND_ID}
    return pack_schema(NAME, own, words, parts)


def effect(
    title: str, properties: Schema, required: list[str] | None = None, op: str = ""
) -> Schema:
    named: Schema = {"op": {"const": op or title}, **properties}
    return fields(named, ["op", *(required or [])], title)


def amounts() -> Schema:
    return {name: whole(0, MOST) for name in AMOUNTS}


def effects(depth: int) -> list[Schema]:
    """All that can be said so deep in other effects."""
    some, each = whole(1, MOST), {**fields(amounts()), "minProperties": 1}
    per = one([BASE, *FACTION_CODES])
    found = [
        {**effect("gain", amounts()), "minProperties": 2},
        effect("draw", {"count": some}, ["count"]),
        effect("draw_if_bases", {"bases": some, "count": some}, ["bases", "count"]),
        {
            **effect("gain_per", {"per": per, **amounts(), "draw": whole(0, MOST)}, ["per"]),
            "minProperties": 3,
        },
        effect("discard_then_draw", {"most": some}, ["most"]),
        effect("draw_then_discard", {"count": some, "discard": some}, ["count", "discard"]),
        effect(
            "scrap_own",
            {
                "most": some,
                "must": flag(),
                "discard_too": flag(),
                "then_draw": flag(),
                "each": each,
            },
        ),
        effect("scrap_row", {"most": some, "each": each}),
        effect("destroy", {"must": flag()}),
        effect("return_base", {"must": flag()}),
        effect(
            "acquire",
            {"cost": some, "to": one(["hand", "deck", "discard"]), "ships": flag()},
            ["cost", "to"],
        ),
    ]
    found += [effect(plain.op, {}) for plain in PLAIN if plain.op != "copy" or not depth]
    return found if depth == DEEPEST else [*found, *holding(depth)]


def holding(depth: int) -> list[Schema]:
    """Effects that hold others: conditions and choices."""
    inside: Schema = {"$ref": f"#/$defs/{PART}{depth + 1}"}
    branches: Schema = {"then": inside, "else": inside}
    limit = whole(1, MOST_AUTHORITY)
    faction = one(list(FACTION_CODES))
    most = len(ORDINALS)
    return [
        effect(
            "either",
            {"names": many(one(list(OPTION_NAMES)), most, 2), "options": many(inside, most, 2)},
            ["options"],
        ),
        effect("if_bases", {"bases": limit, **branches}, ["bases", "then"], "if"),
        effect(
            "if_played",
            {"played": limit, "faction": faction, **branches},
            ["played", "faction", "then"],
            "if",
        ),
        effect(
            "if_at_least", {"authority_at_least": limit, **branches},
            ["authority_at_least", "then"], "if",
        ),
        effect(
            "if_at_most", {"authority_at_most": limit, **branches},
            ["authority_at_most", "then"], "if",
        ),
    ]  # fmt: skip
