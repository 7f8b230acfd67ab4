"""The parts of a pack: constellations, tokens, and how many constellations are in play. Whatever is
wrong is said with its place. `known` is what the rulebook's box says, where a pack builds on it.
"""

from typing import Final

from asterism.engine.message import Message
from asterism.engine.pack import by_key, read_pieces, read_texts
from asterism.engine.reading import (
    Unreadable,
    as_bool,
    as_int,
    as_list,
    as_object,
    as_str,
    one_of,
    only,
)
from asterism.games.sternenhimmel.boards import (
    LARGE,
    LONGEST_LABEL,
    SMALL,
    as_number,
    read_board,
    read_id,
)
from asterism.games.sternenhimmel.tokens import HIGHEST_VALUE

CONSTELLATION_FIELDS: Final = (
    "id", "name", "symbol", "first", "second", "stars", "lines", "spare", "replace",
)  # fmt: skip
# What an atlas says of a star: numbers, but for its designation.
CATALOGUE: Final = ("hip", "hr", "magnitude", "ra", "dec", "x_true", "y_true")
STAR_FIELDS: Final = ("id", "size", "name", "x", "y", "designation", *CATALOGUE)
TOKEN_FIELDS: Final = ("values", "holes", "doubles")
PLAYERS: Final = ("3", "4", "5")

MOST_CONSTELLATIONS: Final = 40
MOST_STARS: Final = 20  # of one constellation
MOST_IN_PLAY: Final = 5  # so many have room on a table
HIGHEST_PRIZE: Final = 99
MOST_TOKENS: Final = 12  # of one player
MOST_EQUAL: Final = 4
MOST_LETTERS: Final = 20  # of an id


def read_tokens(value: object, known: object, where: str) -> dict[str, object]:
    """The tokens of each player (SH-1.1)."""
    data = as_object(value, where)
    only(data, where, TOKEN_FIELDS)
    found: dict[str, object] = {"holes": 0, "doubles": 0}
    if known is not None:
        found = dict(as_object(known, where))
    if "values" in data or "values" not in found:
        place = f"{where}.values"
        values = [
            as_int(item, f"{place}[{at}]", 1, HIGHEST_VALUE)
            for at, item in enumerate(as_list(data.get("values"), place))
        ]
        if not values:
            raise Unreadable(place, Message("sternenhimmel-pack-no-value"))
        for one in values:
            if values.count(one) > MOST_EQUAL:
                said = Message("sternenhimmel-pack-equal", most=MOST_EQUAL, value=one)
                raise Unreadable(place, said)
        found["values"] = sorted(values)
    for name in ("holes", "doubles"):
        if name in data:
            found[name] = as_int(data[name], f"{where}.{name}", 0, MOST_EQUAL)
    values_now, holes, doubles = found["values"], found["holes"], found["doubles"]
    assert isinstance(values_now, list) and isinstance(holes, int) and isinstance(doubles, int)
    size = len(values_now) + holes + doubles
    if size > MOST_TOKENS:
        said = Message("sternenhimmel-pack-tokens", most=MOST_TOKENS, own=size)
        raise Unreadable(where, said)
    return found


def read_in_play(value: object, known: object, where: str) -> dict[str, object]:
    """How many constellations lie open, by the number of players (SH-2.1)."""
    data = as_object(value, where)
    only(data, where, PLAYERS)
    found: dict[str, object] = {}
    if known is not None:
        found = dict(as_object(known, where))
    for players, count in data.items():
        found[players] = as_int(count, f"{where}.{players}", 0, MOST_IN_PLAY)
    for players in PLAYERS:
        if found.get(players) == 0:
            del found[players]
    if not found:
        raise Unreadable(where, Message("sternenhimmel-pack-nobody", numbers=", ".join(PLAYERS)))
    return found


def read_constellation(
    data: dict[str, object], known: dict[str, dict[str, object]], where: str
) -> dict[str, object]:
    """One of the list (SH-1.2): new, or what differs from the rulebook's."""
    only(data, where, CONSTELLATION_FIELDS)
    id = _read_short_id(data.get("id"), f"{where}.id")
    fresh = "replace" in data and as_bool(data["replace"], f"{where}.replace")
    found: dict[str, object] = {"id": id}
    if id in known and not fresh:
        found = dict(known[id])
    if "spare" in data:
        found["spare"] = as_bool(data["spare"], f"{where}.spare")
    if "name" in data:
        found["name"] = read_texts(data["name"], f"{where}.name", LONGEST_LABEL)
    if "symbol" in data:
        as_str(data["symbol"], f"{where}.symbol")  # for an atlas, as the catalogue is
    for prize in ("first", "second"):
        if prize in data or prize not in found:
            found[prize] = as_int(data.get(prize), f"{where}.{prize}", 0, HIGHEST_PRIZE)
    if "stars" in data or "stars" not in found:
        found["stars"] = _read_stars(data.get("stars"), found.get("stars", []), f"{where}.stars")
    if "lines" in data or "lines" not in found:
        ends = as_list(data.get("lines"), f"{where}.lines")
        found["lines"] = [
            list(as_list(line, f"{where}.lines[{at}]")) for at, line in enumerate(ends)
        ]
    read_board(found, where, None, False, True)
    _check_places(as_list(found["stars"], where), f"{where}.stars")
    return found


def _read_short_id(value: object, where: str) -> str:
    id = read_id(value, where)
    if len(id) > MOST_LETTERS:
        said = Message("sternenhimmel-pack-long-id", most=MOST_LETTERS, own=len(id))
        raise Unreadable(where, said)
    return id


def _read_stars(value: object, known: object, where: str) -> list[object]:
    """All stars of a constellation: those that are known, with what differs, then the new ones."""
    stars = read_pieces(value, by_key(known, "id", where), "id", where, _read_star)
    if len(stars) > MOST_STARS:
        said = Message("sternenhimmel-pack-stars", most=MOST_STARS, own=len(stars))
        raise Unreadable(where, said)
    return list(stars.values())


def _read_star(
    data: dict[str, object], known: dict[str, dict[str, object]], where: str
) -> dict[str, object]:
    only(data, where, STAR_FIELDS)
    id = _read_short_id(data.get("id"), f"{where}.id")
    found: dict[str, object] = dict(known.get(id, {"id": id}))
    if "size" in data or "size" not in found:
        found["size"] = one_of(data.get("size"), f"{where}.size", (SMALL, LARGE))
    if "name" in data:
        found["name"] = read_texts(data["name"], f"{where}.name", LONGEST_LABEL)
    for axis in ("x", "y"):
        if axis in data:
            found[axis] = as_number(data[axis], f"{where}.{axis}")
    if "designation" in data:
        as_str(data["designation"], f"{where}.designation")
    for name in CATALOGUE:
        if name in data and type(data[name]) not in (int, float):
            raise Unreadable(f"{where}.{name}", Message("sternenhimmel-pack-number"))
    return found


def _check_places(stars: list[object], where: str) -> None:
    """No two stars can be drawn on top of each other."""
    seen: dict[str, object] = {}
    for item in stars:
        star = as_object(item, where)
        if "x" in star:
            place = f"{star['x']} {star['y']}"
            if place in seen:
                one, other = str(seen[place]), str(star["id"])
                raise Unreadable(
                    where,
                    Message("sternenhimmel-pack-same-place", one=one, other=other),
                    f"{one} and {other} are at the same place",
                )
            seen[place] = star["id"]
