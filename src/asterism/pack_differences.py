"""What a pack says otherwise than the rulebook, one fact at a time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from asterism.engine.pack import HEADER, LANGUAGES, text_in
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
    return [] if usual is None else list(_of_objects("", usual, pack, HEADER))


def _of_objects(
    piece: str, usual: dict[str, object], own: dict[str, object], but: tuple[str, ...] = ()
) -> Iterator[Difference]:
    for field in dict.fromkeys((*usual, *own)):
        was, now = usual.get(field), own.get(field)
        if field in but or was == now:
            continue
        key = _key(was) or _key(now)
        if not piece and key:
            yield from _of_pieces(_by(key, was), _by(key, now))
        else:
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
            yield from _of_objects(name, usual[name], own[name])


def _key(value: object) -> str:
    """The field that tells the pieces of a list apart: it comes first. "": no list of pieces."""
    if isinstance(value, list) and value and isinstance(value[0], dict):
        name, first = next(iter(value[0].items()), ("", None))
        return name if isinstance(first, str) else ""
    return ""


def _by(key: str, value: object) -> dict[str, dict[str, object]]:
    pieces = value if isinstance(value, list) else []
    return {str(piece.get(key)): piece for piece in pieces if isinstance(piece, dict)}


def _line(value: object) -> str | int | None:
    """The value, if it fits a line; of texts in several languages, the English one."""
    if isinstance(value, dict) and value and all(key in LANGUAGES for key in value):
        value = text_in(value, "en")
    return value if isinstance(value, str | int) else None
