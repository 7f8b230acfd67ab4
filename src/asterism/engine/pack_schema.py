"""The format of packs as JSON Schema: what all games share, and what their own is made of.

Forms are made from it, so it says a little more than what fits: `x-words` has the ids of messages
that name fields (`field`), values (`choice`) and kinds of objects (`kind`); `x-of` says that a text
is the name of a piece of that list; `x-file` marks what only a file says, because a pack in full
has no use for it; `x-plain` marks a list of pieces that no table draws; `x-clause` names the clause
of the rules that only infers this part of a box. The first field of a piece tells it apart from the
others.
"""

from typing import Final

from asterism.engine.pack import FORMAT, LANGUAGES, LONGEST_NAME, LONGEST_TEXT, RULEBOOK

Schema = dict[str, object]
DEFS: Final = "$defs"


def whole(least: int, most: int) -> Schema:
    return {"type": "integer", "minimum": least, "maximum": most}


def text(longest: int) -> Schema:
    return {"type": "string", "minLength": 1, "maxLength": longest}


def texts(longest: int) -> Schema:
    """A text, or one for each of several languages."""
    languages: Schema = {language: text(longest) for language in LANGUAGES}
    by_language: Schema = {
        "type": "object",
        "properties": languages,
        "minProperties": 1,
        "additionalProperties": False,
    }
    return {"anyOf": [text(longest), by_language]}


def code(pattern: str, longest: int) -> Schema:
    return {**text(longest), "pattern": pattern}


def one(values: list[str]) -> Schema:
    return {"enum": values}


def flag() -> Schema:
    return {"type": "boolean"}


def many(items: Schema, most: int, least: int = 0) -> Schema:
    return {"type": "array", "items": items, "minItems": least, "maxItems": most}


def fields(properties: Schema, required: list[str] | None = None, title: str = "") -> Schema:
    """An object with these fields and no others."""
    found: Schema = {"type": "object", "properties": properties, "additionalProperties": False}
    if required:
        found["required"] = required
    if title:
        found["title"] = title
    return found


def in_files(schema: Schema) -> Schema:
    """What a pack in full has no use for."""
    return {**schema, "x-file": True}


def inferred(clause: str, schema: Schema) -> Schema:
    """What the rulebook does not print: the clause says what the box has."""
    return {**schema, "x-clause": clause}


def without_picture(schema: Schema) -> Schema:
    """A list of pieces that are only named."""
    return {**schema, "x-plain": True}


def named_in(list_of: str, schema: Schema) -> Schema:
    """The name of a piece of that list."""
    return {**schema, "x-of": list_of}


def pack_schema(game: str, own: Schema, words: Schema, parts: Schema | None = None) -> Schema:
    """A pack of a game: the head that all have, and its own fields."""
    head: Schema = {
        "format": {"const": FORMAT},
        "game": {"const": game},
        "name": texts(LONGEST_NAME),
        "author": text(LONGEST_NAME),
        "version": text(LONGEST_NAME),
        "about": texts(LONGEST_TEXT),
        "inferred": in_files({"type": "array", "items": text(LONGEST_NAME)}),
        "base": in_files({"const": RULEBOOK}),
    }
    found = fields({**head, **own}, ["format", "game", "name"], game)
    found["x-words"] = words
    if parts:
        found[DEFS] = parts
    return found
