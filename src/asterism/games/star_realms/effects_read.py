"""Effects from their JSON: whatever is wrong is said with its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from asterism.engine.message import Message
from asterism.engine.reading import Unreadable, as_bool, as_int, as_list, as_object, one_of, only
from asterism.games.star_realms.effect import Effect
from asterism.games.star_realms.effects import (
    AcquireShipOnTop,
    ChooseOne,
    CopyPlayedShip,
    DestroyBase,
    DiscardThenDraw,
    Draw,
    DrawIfBases,
    DrawPerBlob,
    Gain,
    NextShipOnTop,
    OpponentDiscards,
    ScrapFromOwn,
    ScrapFromRow,
)
from asterism.games.star_realms.effects_of_packs import (
    BASE,
    AcquireFree,
    CopyBase,
    DrawThenDiscard,
    GainPer,
    If,
    ReturnBase,
)
from asterism.games.star_realms.factions import FACTIONS

CONDITIONS: Final = ("bases", "played", "authority_at_least", "authority_at_most")
FACTION_CODES: Final[tuple[str, ...]] = tuple([faction.code for faction in FACTIONS])
# The names of options; those without a name of their own are counted.
ORDINALS: Final = ("first", "second", "third")
OPTION_NAMES: Final = ("trade", "combat", "authority", "discard", "draw", *ORDINALS)
MOST: Final = 99  # of anything that a card can say
MOST_EFFECTS: Final = 8  # of an ability, or of a part of one
DEEPEST: Final = 3  # effects within effects
AMOUNTS: Final = ("trade", "combat", "authority")
Fields = dict[str, object]


def read_effect(value: object, where: str, depth: int = 0) -> Effect:
    data = as_object(value, where)
    op = one_of(data.get("op"), f"{where}.op", tuple(READERS))
    if op == "copy" and depth:
        raise Unreadable(where, Message("star-realms-pack-copy-inside"))
    return READERS[op](data, where, depth)


def read_effects(value: object, where: str, depth: int = 0) -> list[Effect]:
    """An ability: one effect after the other."""
    found = as_list(value, where)
    if len(found) > MOST_EFFECTS:
        said = Message("star-realms-pack-many-effects", most=MOST_EFFECTS, own=len(found))
        raise Unreadable(where, said)
    return [read_effect(item, f"{where}[{at}]", depth) for at, item in enumerate(found)]


def read_inside(value: object, where: str, depth: int) -> list[Effect]:
    """Effects within an effect: at least one."""
    if depth >= DEEPEST:
        raise Unreadable(where, Message("star-realms-pack-deep", most=DEEPEST))
    found = read_effects(value, where, depth + 1)
    if not found:
        raise Unreadable(where, Message("star-realms-pack-idle-option"))
    return found


def number(data: Fields, where: str, field: str, least: int, default: object = None) -> int:
    return as_int(data.get(field, default), f"{where}.{field}", least, MOST)


def read_gain(data: Fields, where: str, depth: int) -> Effect:
    only(data, where, ("op", *AMOUNTS))
    return read_amounts({name: data[name] for name in AMOUNTS if name in data}, where)


def read_amounts(value: object, where: str) -> Gain:
    """Trade, combat and authority; at least one of them."""
    data = as_object(value, where)
    only(data, where, AMOUNTS)
    gain = Gain(
        number(data, where, "trade", 0, 0),
        number(data, where, "combat", 0, 0),
        number(data, where, "authority", 0, 0),
    )
    if not gain.amounts():
        raise Unreadable(where, Message("star-realms-pack-no-gain"))
    return gain


def read_draw(data: Fields, where: str, depth: int) -> Effect:
    only(data, where, ("op", "count"))
    return Draw(number(data, where, "count", 1))


def read_draw_if_bases(data: Fields, where: str, depth: int) -> Effect:
    only(data, where, ("op", "bases", "count"))
    return DrawIfBases(number(data, where, "bases", 1), number(data, where, "count", 1))


def read_either(data: Fields, where: str, depth: int) -> Effect:
    only(data, where, ("op", "names", "options"))
    options = as_list(data.get("options"), f"{where}.options")
    if not 2 <= len(options) <= len(ORDINALS):
        raise Unreadable(f"{where}.options", Message("star-realms-pack-options", own=len(options)))
    listed = as_list(data.get("names", list(ORDINALS[: len(options)])), f"{where}.names")
    names = [one_of(name, f"{where}.names", OPTION_NAMES) for name in listed]
    if len(names) != len(options) or len(set(names)) < len(names):
        raise Unreadable(f"{where}.names", Message("star-realms-pack-names", count=len(options)))
    effects: list[list[Effect]] = []
    for at, option in enumerate(options):
        effects.append(read_inside(option, f"{where}.options[{at}]", depth))
    return ChooseOne(names, effects)


def read_scrap_own(data: Fields, where: str, depth: int) -> Effect:
    only(data, where, ("op", "most", "then_draw", "discard_too", "must", "each"))
    return ScrapFromOwn(
        as_bool(data.get("discard_too", True), f"{where}.discard_too"),
        as_bool(data.get("must", False), f"{where}.must"),
        number(data, where, "most", 1, 1),
        as_bool(data.get("then_draw", False), f"{where}.then_draw"),
        read_each(data, where),
    )


def read_each(data: Fields, where: str) -> Gain | None:
    return read_amounts(data["each"], f"{where}.each") if "each" in data else None


def read_scrap_row(data: Fields, where: str, depth: int) -> Effect:
    only(data, where, ("op", "most", "each"))
    return ScrapFromRow(number(data, where, "most", 1, 1), read_each(data, where))


def read_discard_then_draw(data: Fields, where: str, depth: int) -> Effect:
    only(data, where, ("op", "most"))
    return DiscardThenDraw(number(data, where, "most", 1))


def read_destroy(data: Fields, where: str, depth: int) -> Effect:
    only(data, where, ("op", "must"))
    return DestroyBase(as_bool(data.get("must", False), f"{where}.must"))


def read_return_base(data: Fields, where: str, depth: int) -> Effect:
    only(data, where, ("op", "must"))
    return ReturnBase(as_bool(data.get("must", False), f"{where}.must"))


def read_gain_per(data: Fields, where: str, depth: int) -> Effect:
    only(data, where, ("op", "per", *AMOUNTS, "draw"))
    per = one_of(data.get("per"), f"{where}.per", (BASE, *FACTION_CODES))
    trade, combat, authority = [number(data, where, name, 0, 0) for name in AMOUNTS]
    draw = number(data, where, "draw", 0, 0)
    if not trade + combat + authority + draw:
        raise Unreadable(where, Message("star-realms-pack-nothing"))
    return GainPer(per, trade, combat, authority, draw)


def read_draw_then_discard(data: Fields, where: str, depth: int) -> Effect:
    only(data, where, ("op", "count", "discard"))
    return DrawThenDiscard(number(data, where, "count", 1), number(data, where, "discard", 1))


def read_acquire(data: Fields, where: str, depth: int) -> Effect:
    only(data, where, ("op", "cost", "to", "ships"))
    return AcquireFree(
        number(data, where, "cost", 1),
        one_of(data.get("to"), f"{where}.to", ("hand", "deck", "discard")),
        as_bool(data.get("ships", False), f"{where}.ships"),
    )


def read_if(data: Fields, where: str, depth: int) -> Effect:
    only(data, where, ("op", *CONDITIONS, "faction", "then", "else"))
    named = [name for name in CONDITIONS if name in data]
    if len(named) != 1:
        said = Message("star-realms-pack-condition", names=", ".join(CONDITIONS))
        raise Unreadable(where, said)
    what = named[0]
    faction = ""
    if what == "played":
        faction = one_of(data.get("faction"), f"{where}.faction", FACTION_CODES)
    elif "faction" in data:
        raise Unreadable(f"{where}.faction", Message("star-realms-pack-only-played"))
    least = as_int(data[what], f"{where}.{what}", 1, 999)
    then = read_inside(data.get("then"), f"{where}.then", depth)
    other: list[Effect] = []
    if "else" in data:
        other = read_inside(data["else"], f"{where}.else", depth)
    return If(what, least, faction, then, other)


def read_plain(data: Fields, where: str, depth: int) -> Effect:
    """An effect that says nothing but its name."""
    only(data, where, ("op",))
    for effect in PLAIN:
        if effect.op == data["op"]:
            return effect
    raise AssertionError("every effect has a reader")


PLAIN: Final[list[Effect]] = [
    DrawPerBlob(),
    OpponentDiscards(),
    NextShipOnTop(),
    AcquireShipOnTop(),
    CopyPlayedShip(),
    CopyBase(),
]
Reader = Callable[[Fields, str, int], Effect]
READERS: Final[dict[str, Reader]] = {
    "gain": read_gain,
    "draw": read_draw,
    "draw_if_bases": read_draw_if_bases,
    "either": read_either,
    "scrap_own": read_scrap_own,
    "discard_then_draw": read_discard_then_draw,
    "scrap_row": read_scrap_row,
    "destroy": read_destroy,
    "return_base": read_return_base,
    "gain_per": read_gain_per,
    "draw_then_discard": read_draw_then_discard,
    "acquire": read_acquire,
    "if": read_if,
    **{effect.op: read_plain for effect in PLAIN},
}
