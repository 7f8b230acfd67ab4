"""What a pack says otherwise than the rulebook, one fact at a time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from asterism.engine.pack import HEADER, LANGUAGES, text_in
from asterism.games import find
from asterism.packs import Pack, rulebook


@dataclass(frozen=True, slots=True)
class Difference:
    """A fact of a box. `piece`: which card or board it is about, "" for the whole box. `field`: its
    name in the file, "" for the piece itself. None: there is none, or it does not fit a line.
    """

    piece: str
    field: str
    was: str | int | None
    now: str | int | None


def differences(pack: Pack) -> list[Difference]:
    """Every fact in which the pack differs from the rulebook, in the order of the file."""
    usual = rulebook(pack.game)
    return [] if usual is None else list(_of_packs(usual, pack, keys_of(pack.game)))


def keys_of(game: str) -> dict[str, str]:
    """The lists of pieces in the packs of a game, each with the field that tells a piece apart."""
    found: dict[str, str] = {}
    fields = find(game).pack_schema().get("properties", {})
    assert isinstance(fields, dict)
    for name, part in fields.items():
        of_item = part.get("items", {}).get("properties")
        if of_item:
            found[name] = next(iter(of_item))
    return found


def _of_packs(usual: Pack, own: Pack, keys: dict[str, str]) -> Iterator[Difference]:
    for field in dict.fromkeys((*usual, *own)):
        if field in keys:
            key = keys[field]
            yield from _of_pieces(_by(key, usual.get(field)), _by(key, own.get(field)))
        elif field not in HEADER:
            yield from _of_fields("", {field: usual.get(field)}, {field: own.get(field)})


def _of_fields(
    piece: str, usual: dict[str, object], own: dict[str, object]
) -> Iterator[Difference]:
    for field in dict.fromkeys((*usual, *own)):
        was, now = usual.get(field), own.get(field)
        if was != now:
            yield Difference(piece, field, _line(was), _line(now))


def _of_pieces(
    usual: dict[str, dict[str, object]], own: dict[str, dict[str, object]]
) -> Iterator[Difference]:
    for name in dict.fromkeys((*usual, *own)):
        if name not in own:
            yield Difference(name, "", name, None)
        elif name not in usual:
            yield Difference(name, "", None, name)
        else:
            yield from _of_fields(name, usual[name], own[name])


def _by(key: str, value: object) -> dict[str, dict[str, object]]:
    pieces = value if isinstance(value, list) else []
    return {str(piece.get(key)): piece for piece in pieces if isinstance(piece, dict)}


def _line(value: object) -> str | int | None:
    """The value, if it fits a line; of texts in several languages, the English one."""
    if isinstance(value, dict) and value and all(key in LANGUAGES for key in value):
        value = text_in(value, "en")
    return value if isinstance(value, str | int) else None
