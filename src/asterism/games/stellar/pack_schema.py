"""The format of Stellar's packs, for forms and other programs."""

from typing import Final

from asterism.engine.pack import LONGEST_NAME, LONGEST_TEXT
from asterism.engine.pack_schema import (
    Schema,
    fields,
    inferred,
    many,
    one,
    pack_schema,
    texts,
    whole,
)
from asterism.games.stellar.box import MOST_COPIES, MOST_STARS, NAME
from asterism.games.stellar.cards import CARDS

FIELD_ID: Final = "stellar-pack-field"


def schema() -> Schema:
    card: Schema = {
        "card": one([card.code for card in CARDS]),
        "copies": inferred("ST-1.2", whole(0, MOST_COPIES)),
        "stars": inferred("ST-1.3", whole(0, MOST_STARS)),
        "starters": inferred("ST-1.4", whole(0, MOST_COPIES)),
        "name": texts(LONGEST_NAME),
        "fact": texts(LONGEST_TEXT),
    }
    cards = many(fields(card, ["card"]), len(CARDS))
    return pack_schema(NAME, {"cards": cards}, {"field": FIELD_ID})
