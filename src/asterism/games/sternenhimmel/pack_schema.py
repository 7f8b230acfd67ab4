"""The format of Sternenhimmel's packs, for forms and other programs."""

from typing import Final

from asterism.engine.pack_schema import (
    Schema,
    code,
    fields,
    flag,
    in_files,
    inferred,
    many,
    one,
    pack_schema,
    texts,
    whole,
)
from asterism.games.sternenhimmel.boards import FARTHEST, LARGE, LONGEST_LABEL, SMALL
from asterism.games.sternenhimmel.box import NAME
from asterism.games.sternenhimmel.pack_parts import (
    CATALOGUE,
    HIGHEST_PRIZE,
    MOST_CONSTELLATIONS,
    MOST_EQUAL,
    MOST_IN_PLAY,
    MOST_LETTERS,
    MOST_STARS,
    MOST_TOKENS,
    PLAYERS,
)
from asterism.games.sternenhimmel.tokens import HIGHEST_VALUE

FIELD_ID: Final = "sternenhimmel-pack-field"
CHOICE_ID: Final = "sternenhimmel-pack-choice"
ID: Final = "^[A-Za-z0-9_-]+$"


def schema() -> Schema:
    place: Schema = {"type": "number", "minimum": -FARTHEST, "maximum": FARTHEST}
    star: Schema = {
        "id": code(ID, MOST_LETTERS),
        "size": one([SMALL, LARGE]),
        "name": texts(LONGEST_LABEL),
        "x": place,
        "y": place,
        "designation": in_files({"type": "string"}),
        **{name: in_files({"type": "number"}) for name in CATALOGUE},
    }
    line = many(code(ID, MOST_LETTERS), 2, 2)
    constellation: Schema = {
        "id": code(ID, MOST_LETTERS),
        "name": texts(LONGEST_LABEL),
        "symbol": in_files({"type": "string"}),
        "first": whole(0, HIGHEST_PRIZE),
        "second": whole(0, HIGHEST_PRIZE),
        "stars": many(fields(star, ["id"]), MOST_STARS, 1),
        "lines": many(line, MOST_STARS * (MOST_STARS - 1) // 2),
        "spare": in_files(flag()),
        "replace": in_files(flag()),
    }
    own: Schema = {
        "tokens": fields(
            {
                "values": many(whole(1, HIGHEST_VALUE), MOST_TOKENS, 1),
                "holes": whole(0, MOST_EQUAL),
                "doubles": whole(0, MOST_EQUAL),
            }
        ),
        "in_play": fields({players: whole(0, MOST_IN_PLAY) for players in PLAYERS}),
        # One or two more in a file: those that stay in the box.
        "constellations": inferred(
            "SH-1.2", many(fields(constellation, ["id"]), 2 * MOST_CONSTELLATIONS)
        ),
    }
    return pack_schema(NAME, own, {"field": FIELD_ID, "choice": CHOICE_ID})
