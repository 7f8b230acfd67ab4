"""Packs as files that people read: only what differs from the rulebook, and TOML."""

from __future__ import annotations

import json
import re
from typing import Any

from asterism.engine.pack import HEADER, RULEBOOK
from asterism.games import find
from asterism.packs import Pack, option_of, rulebook

BARE = re.compile(r"[A-Za-z0-9_-]+")
WIDE = 100  # a list that is longer has a line for each of its items
Json = dict[str, Any]


def brief(pack: Pack) -> Json:
    """What differs from the rulebook, if that says it all and is shorter; else the whole pack."""
    usual, game = rulebook(pack.game), find(pack.game)
    option = option_of(game)
    if usual is None or option is None:
        return dict(pack)
    own: Json = game.pack_schema().get("properties", {})  # type: ignore[assignment]
    found: Json = {name: pack[name] for name in HEADER if name in pack} | {"base": RULEBOOK}
    for field, value in pack.items():
        schema, was = own.get(field, {}), usual.get(field)
        # A list of pieces is always there, even if it changes nothing.
        if field not in HEADER and (value != was or "properties" in schema.get("items", {})):
            found[field] = _part(value, was, schema)
    try:
        is_same = option.read(found, game.players[0]) == pack
    except ValueError:
        is_same = False  # something of the rulebook's box cannot be taken back
    return found if is_same and len(json.dumps(found)) < len(json.dumps(pack)) else dict(pack)


def _part(value: Any, usual: Any, schema: Json) -> Any:
    """A field of a pack, on top of what the rulebook has there."""
    items: Json = schema.get("items", {}).get("properties", {})
    if items and isinstance(usual, list) and isinstance(value, list):
        return _pieces(value, usual, items)
    if isinstance(value, dict) and isinstance(usual, dict):
        gone = [key for key in usual if key not in value and key in schema.get("properties", {})]
        return {**value, **dict.fromkeys(gone, 0)}
    return value


def _pieces(own: list[Json], usual: list[Json], fields: Json) -> list[Json]:
    """Pieces that differ, are new, or are not in the box."""
    key = next(iter(fields))
    known = {piece[key]: piece for piece in usual}
    mine = {piece[key] for piece in own}
    absent = {"spare": True} if "spare" in fields else {"copies": 0}
    gone = [{key: name, **absent} for name in known if name not in mine]
    changed = [
        _piece(piece, known[piece[key]], key, fields) if piece[key] in known else piece
        for piece in own
        if piece != known.get(piece[key])
    ]
    return [*changed, *gone]


def _piece(piece: Json, usual: Json, key: str, fields: Json) -> Json:
    lost = [name for name in usual if name not in piece]
    shrunk = [name for name in usual if _has_lost(piece.get(name), usual[name], fields[name])]
    if (lost or shrunk) and "replace" in fields:
        return {**piece, "replace": True}
    changed = {name: fact for name, fact in piece.items() if fact != usual.get(name)}
    return {key: piece[key], **changed, **{name: _nothing(fields[name]) for name in lost}}


def _has_lost(value: Any, usual: Any, schema: Json) -> bool:
    """Does a list of pieces lack one of the rulebook's, or a fact of one?"""
    fields: Json = schema.get("items", {}).get("properties", {})
    if not fields or not isinstance(value, list):
        return False
    key = next(iter(fields))
    mine = {one[key]: one for one in value}
    return any(one[key] not in mine or one.keys() - mine[one[key]].keys() for one in usual)


def _nothing(schema: Json) -> Any:
    """What stands in a file for a fact that is taken away."""
    kind = schema.get("type")
    return 0 if kind == "integer" else False if kind == "boolean" else []


def toml(data: Json) -> str:
    """A pack as TOML: the head, then every piece with its fields on lines of their own."""
    plain = {name: value for name, value in data.items() if not _is_table(value)}
    lines = _lines(plain)
    for name, value in data.items():
        if isinstance(value, dict) and _is_table(value):
            lines += ["", f"[{_key(name)}]", *_lines(value)]
    for name, value in data.items():
        if isinstance(value, list) and _is_table(value):
            for piece in value:
                lines += ["", f"[[{_key(name)}]]", *_lines(piece)]
    return "\n".join([*lines, ""])


def _is_table(value: Any) -> bool:
    if isinstance(value, list):
        return bool(value) and all(isinstance(item, dict) for item in value)
    return isinstance(value, dict)


def _lines(table: Json) -> list[str]:
    return [f"{_key(name)} = {_broad(value)}" for name, value in table.items()]


def _broad(value: Any) -> str:
    text = toml_value(value)
    if not isinstance(value, list) or len(text) <= WIDE:
        return text
    return "\n".join(["[", *[f"  {toml_value(item)}," for item in value], "]"])


def _key(name: str) -> str:
    return name if BARE.fullmatch(name) else json.dumps(name, ensure_ascii=False)


def toml_value(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, dict):
        items = [f"{_key(str(key))} = {toml_value(item)}" for key, item in value.items()]
        return "{ " + ", ".join(items) + " }" if items else "{}"
    if isinstance(value, list):
        return "[" + ", ".join(toml_value(item) for item in value) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    return json.dumps(value, ensure_ascii=False)
