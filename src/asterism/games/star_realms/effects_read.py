"""Effects from their JSON: whatever is wrong is said with its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from asterism.engine.reading import as_bool, as_int, as_list, as_object, as_str, one_of, only
from asterism.games.star_realms.effects import (
    AcquireShipOnTop,
    ChooseOne,
    CopyPlayedShip,
    DestroyBase,
    DiscardThenDraw,
    Draw,
    DrawIfBases,
    DrawPerBlob,
    Effect,
    Gain,
    NextShipOnTop,
    OpponentDiscards,
    ScrapFromOwn,
    ScrapFromRow,
)

MOST: Final = 99  # of anything that a card can say
Fields = dict[str, object]


def read_effect(value: object, where: str) -> Effect:
    data = as_object(value, where)
    op = one_of(data.get("op"), f"{where}.op", tuple(READERS))
    return READERS[op](data, where)


def read_effects(value: object, where: str) -> list[Effect]:
    """An ability: one effect after the other."""
    found = as_list(value, where)
    return [read_effect(item, f"{where}[{at}]") for at, item in enumerate(found)]


def number(data: Fields, where: str, field: str, least: int, default: object = None) -> int:
    return as_int(data.get(field, default), f"{where}.{field}", least, MOST)


def read_gain(data: Fields, where: str) -> Effect:
    only(data, where, ("op", "trade", "combat", "authority"))
    gain = Gain(
        number(data, where, "trade", 0, 0),
        number(data, where, "combat", 0, 0),
        number(data, where, "authority", 0, 0),
    )
    if not gain.amounts():
        raise ValueError(f"{where}: it gives neither trade nor combat nor authority")
    return gain


def read_draw(data: Fields, where: str) -> Effect:
    only(data, where, ("op", "count"))
    return Draw(number(data, where, "count", 1))


def read_draw_if_bases(data: Fields, where: str) -> Effect:
    only(data, where, ("op", "bases", "count"))
    return DrawIfBases(number(data, where, "bases", 1), number(data, where, "count", 1))


def read_either(data: Fields, where: str) -> Effect:
    only(data, where, ("op", "names", "options"))
    names = as_list(data.get("names"), f"{where}.names", 2)
    options = as_list(data.get("options"), f"{where}.options", 2)
    effects: list[list[Effect]] = []
    for at, option in enumerate(options):
        here = f"{where}.options[{at}]"
        effects.append(read_effects(option, here))
        if not effects[-1]:
            raise ValueError(f"{here}: an option does something")
    return ChooseOne([as_str(name, f"{where}.names") for name in names], effects)


def read_scrap_own(data: Fields, where: str) -> Effect:
    only(data, where, ("op", "most", "then_draw", "discard_too", "must"))
    return ScrapFromOwn(
        as_bool(data.get("discard_too", True), f"{where}.discard_too"),
        as_bool(data.get("must", False), f"{where}.must"),
        number(data, where, "most", 1, 1),
        as_bool(data.get("then_draw", False), f"{where}.then_draw"),
    )


def read_discard_then_draw(data: Fields, where: str) -> Effect:
    only(data, where, ("op", "most"))
    return DiscardThenDraw(number(data, where, "most", 1))


def read_destroy(data: Fields, where: str) -> Effect:
    only(data, where, ("op", "must"))
    return DestroyBase(as_bool(data.get("must", False), f"{where}.must"))


def read_plain(data: Fields, where: str) -> Effect:
    """An effect that says nothing but its name."""
    only(data, where, ("op",))
    for effect in PLAIN:
        if effect.op == data["op"]:
            return effect
    raise ValueError(f"{where}.op: there is no effect {data['op']!r}")


PLAIN: Final[list[Effect]] = [
    DrawPerBlob(),
    OpponentDiscards(),
    ScrapFromRow(),
    NextShipOnTop(),
    AcquireShipOnTop(),
    CopyPlayedShip(),
]
Reader = Callable[[Fields, str], Effect]
READERS: Final[dict[str, Reader]] = {
    "gain": read_gain,
    "draw": read_draw,
    "draw_if_bases": read_draw_if_bases,
    "either": read_either,
    "scrap_own": read_scrap_own,
    "discard_then_draw": read_discard_then_draw,
    "destroy": read_destroy,
    **{effect.op: read_plain for effect in PLAIN},
}
