"""A pack for Star Realms, read and checked: whatever is wrong is said with its place."""

from __future__ import annotations

from importlib.resources import files
from json import loads
from typing import Final

from asterism.engine.message import Argument, Message
from asterism.engine.pack import (
    LANGUAGES,
    LONGEST_NAME,
    RULEBOOK,
    by_key,
    read_header,
    read_pieces,
    read_texts,
)
from asterism.engine.reading import (
    Unreadable,
    as_bool,
    as_int,
    as_list,
    as_object,
    as_str,
    in_short,
    one_of,
    only,
)
from asterism.games.star_realms.cards import ABILITIES, Card
from asterism.games.star_realms.draft_read import left_over, read_draft
from asterism.games.star_realms.effect import Effect
from asterism.games.star_realms.effects import Gain, ScrapFromOwn, ScrapFromRow
from asterism.games.star_realms.effects_of_packs import GainPer
from asterism.games.star_realms.effects_read import read_effects
from asterism.games.star_realms.factions import FACTIONS, FLEET_HQ_SHIFT, OUTPOST_SHIFT, Faction
from asterism.games.star_realms.statics import STATICS, PayPerShip

NAME: Final = "star_realms"
CARD_FIELDS: Final = (
    "card", "name", "set", "faction", "cost", "defense", "outpost", "copies", *ABILITIES, "always",
)  # fmt: skip
# The numbers of the setup: the least and the most.
NUMBERS: Final = {
    "authority": (1, 999),
    "hand": (1, 12),
    "first_hand": (0, 12),
    "trade_row": (1, 9),
    "explorers": (0, 40),
}
FIELDS: Final = (*NUMBERS, "trade_deck", "draft", "start", "explorer", "sets", "cards")
SET_FIELDS: Final = ("set", "name", "spare")
MOST_KINDS: Final = 400
MOST_COPIES: Final = 20
MOST_DECK: Final = MOST_KINDS * MOST_COPIES
MOST_SETS: Final = 12
MOST_STARTS: Final = 20
MOST_CODE: Final = 40
# Three boxes of it are counted in ten bits (cards.py).
MOST_ALIKE: Final = 340
# Instead of a list of sets: as the pack has it, and not any.
DEFAULT: Final = "default"
NONE: Final = "none"
Data = dict[str, object]


def read_pack(pack: Data) -> Data:
    """The pack in full; a ValueError says where it is wrong."""
    found = read_header(pack, NAME, FIELDS)
    known: Data = RULEBOOK_PACK if pack.get("base") == RULEBOOK else {}
    for field, (least, most) in NUMBERS.items():
        found[field] = as_int(pack.get(field, known.get(field)), f"pack.{field}", least, most)
    usual = by_key(known.get("cards", []), "card", "box")
    listed = pack.get("cards", [] if known else None)
    cards = read_pieces(listed, usual, "card", "pack.cards", _read_card)
    sets = read_pieces(pack.get("sets", []), {}, "set", "pack.sets", _read_set)
    if len(sets) > MOST_SETS:
        raise Unreadable(
            "pack.sets", Message("star-realms-pack-many-sets", most=MOST_SETS, own=len(sets))
        )
    if sets:
        found["sets"] = list(sets.values())
    _check_sets(as_list(listed, "pack.cards"), list(sets))
    size = as_int(pack.get("trade_deck", 0), "pack.trade_deck", 0, MOST_DECK)
    if size:
        found["trade_deck"] = size
    row = as_int(found["trade_row"], "pack.trade_row", 1, 9)
    draft = read_draft(pack.get("draft", {}), row)
    if draft is not None:
        found["draft"] = draft
    found["explorer"] = as_str(pack.get("explorer", known.get("explorer")), "pack.explorer")
    found["start"] = _read_start(pack.get("start", known.get("start")))
    kept = [code for code, card in cards.items() if _is_used(code, card, found)]
    found["cards"] = [cards[code] for code in kept]
    for name in [*as_object(found["start"], "pack.start"), found["explorer"]]:
        if name not in cards:
            raise Unreadable("pack.cards", Message("star-realms-pack-no-card", name=repr(name)))
        if "set" in cards[str(name)]:
            raise Unreadable("pack.cards", Message("star-realms-pack-needed", name=name))
    if found["explorer"] in _starts(found):
        raise Unreadable("pack.start", Message("star-realms-pack-explorers"))
    _check(found)
    return found


def _is_used(code: str, card: Data, found: Data) -> bool:
    """A card of which there are no copies is not in the box."""
    return bool(card.get("copies", 0)) or code == found["explorer"] or code in _starts(found)


def _starts(found: Data) -> Data:
    return as_object(found["start"], "pack.start")


def _read_start(value: object) -> Data:
    start = as_object(value, "pack.start")
    found: Data = {}
    for code, count in start.items():
        found[code] = as_int(count, f"pack.start.{code}", 1, MOST_STARTS)
    if not found:
        raise Unreadable("pack.start", Message("star-realms-pack-no-start"))
    return found


def _read_set(data: Data, known: dict[str, Data], where: str) -> Data:
    """A set of cards that are mixed in together, or not at all."""
    only(data, where, SET_FIELDS)
    code = _read_code(data.get("set"), f"{where}.set")
    if code in (DEFAULT, NONE):
        raise Unreadable(f"{where}.set", Message("star-realms-pack-set-word", name=repr(code)))
    name = read_texts(data.get("name", code), f"{where}.name", LONGEST_NAME)
    found: Data = {"set": code, "name": name}
    if as_bool(data.get("spare", False), f"{where}.spare"):
        found["spare"] = True
    return found


def _check_sets(listed: list[object], sets: list[str]) -> None:
    for number, item in enumerate(listed):
        name = as_object(item, "pack.cards").get("set")
        if name is not None and name not in sets:
            said = Message(
                "star-realms-pack-no-set", name=in_short(name), names=", ".join(sets) or NONE
            )
            raise Unreadable(f"pack.cards[{number}].set", said)


def _read_code(value: object, where: str) -> str:
    code = as_str(value, where)
    plain = code.replace("-", "")
    if not (plain.isascii() and plain.isalnum() and code == code.lower()) or len(code) > MOST_CODE:
        said = Message("star-realms-pack-code", code=in_short(code), most=MOST_CODE)
        raise Unreadable(where, said)
    return code


def _read_card(data: Data, known: dict[str, Data], where: str) -> Data:
    """One card, on top of what the rulebook has of that code."""
    only(data, where, CARD_FIELDS)
    code = _read_code(data.get("card"), f"{where}.card")
    if code.isdecimal() or code in ("seat", "all"):
        raise Unreadable(f"{where}.card", Message("star-realms-pack-card-word", name=repr(code)))
    found: Data = {**known.get(code, {"card": code, "cost": 0}), **data}
    # What is as if it were not there is left out: equal packs are equal texts.
    for field in ("defense", "outpost", "copies", *ABILITIES):
        if field in found and found[field] in (0, False, []):
            del found[field]
    if code not in NAMED and "name" not in found:
        raise Unreadable(f"{where}.name", Message("star-realms-pack-unnamed", code=code))
    if "name" in found:
        found["name"] = read_texts(found["name"], f"{where}.name", LONGEST_NAME)
    factions = read_factions(found.get("faction"), f"{where}.faction")
    if factions:
        codes = [faction.code for faction in factions]
        found["faction"] = codes[0] if len(codes) == 1 else codes
    as_int(found["cost"], f"{where}.cost", 0, 99)
    as_int(found.get("copies", 0), f"{where}.copies", 0, MOST_COPIES)
    defense = as_int(found.get("defense", 0), f"{where}.defense", 0, 99)
    if as_bool(found.get("outpost", False), f"{where}.outpost") and not defense:
        said = Message("star-realms-pack-outpost")
        raise Unreadable(f"{where}.defense", said, "an outpost has some")
    for name in ABILITIES:
        effects = read_effects(found.get(name, []), f"{where}.{name}")
        if effects:
            found[name] = [effect.to_json() for effect in effects]
        if any(effect.op == "copy" for effect in effects) and (name != "primary" or defense):
            raise Unreadable(f"{where}.{name}", Message("star-realms-pack-copy"))
        if effects and "ally" in name and not factions:
            said = Message("star-realms-pack-no-faction")
            raise Unreadable(f"{where}.{name}", said, "a card without a faction has no ally")
    if "always" in found:
        one_of(found["always"], f"{where}.always", tuple(STATICS))
        if not defense:
            raise Unreadable(f"{where}.always", Message("star-realms-pack-always"))
    return found


def read_factions(value: object, where: str) -> list[Faction]:
    """A faction, or two of them; none at all: unaligned."""
    if value is None:
        return []
    codes = as_list(value, where) if isinstance(value, list) else [value]
    known = tuple(faction.code for faction in FACTIONS)
    names = [one_of(code, where, known) for code in codes]
    if not 1 <= len(names) <= 2 or len(set(names)) < len(names):
        raise Unreadable(where, Message("star-realms-pack-factions"))
    return [faction for name in names for faction in FACTIONS if faction.code == name]


def label_of(data: Data) -> Argument:
    """What messages call the card: by its code, which our texts know, or by names of its own."""
    names = data.get("name")
    if names is None:
        return as_str(data["card"], "pack.cards")
    if isinstance(names, str):
        return Message("star-realms-own-name", de=names, en=names, fr=names)
    texts = as_object(names, "pack.cards")
    first = texts.get("en", next(iter(texts.values())))
    de, en, fr = [texts.get(language, first) for language in LANGUAGES]
    return Message("star-realms-own-name", de=de, en=en, fr=fr)


def card_of(data: Data, index: int, copies: int, starts: int) -> Card:
    """The card that was read."""
    where = "pack.cards"
    abilities: list[list[Effect]] = [read_effects(data.get(name, []), where) for name in ABILITIES]
    always = data.get("always")
    return Card(
        as_str(data["card"], where),
        index,
        read_factions(data.get("faction"), where),
        copies,
        starts,
        as_int(data["cost"], where, 0, 99),
        as_int(data.get("defense", 0), where, 0, 99),
        as_bool(data.get("outpost", False), where),
        abilities[0],
        abilities[1],
        abilities[2],
        abilities[3],
        None if always is None else STATICS[as_str(always, where)],
        label_of(data),
    )


def sets_of(pack: Data) -> list[Data]:
    return [as_object(item, "pack.sets") for item in as_list(pack.get("sets", []), "pack.sets")]


def usual_sets(pack: Data) -> list[str]:
    """Those that are mixed in unless somebody chooses."""
    return [str(one["set"]) for one in sets_of(pack) if "spare" not in one]


def all_sets(pack: Data) -> list[str]:
    return [str(one["set"]) for one in sets_of(pack)]


def cards_in(pack: Data, sets: list[str]) -> list[Card]:
    """The cards of a pack in full with these sets, in the order of the pack."""
    start = _starts(pack)
    cards: list[Card] = []
    for item in as_list(pack["cards"], "pack.cards"):
        data = as_object(item, "pack.cards")
        if "set" in data and data["set"] not in sets:
            continue
        code = data["card"]
        pile = pack["explorers"] if code == pack["explorer"] else data.get("copies", 0)
        copies = as_int(pile, "pack", 0, 99)
        starts = as_int(start.get(str(code), 0), "pack", 0, 99)
        cards.append(card_of(data, len(cards), copies, starts))
    return cards


def _check(found: Data) -> None:
    """Can it be counted, and played to the end?"""
    cards = cards_in(found, all_sets(found))
    if len(cards) > MOST_KINDS:
        said = Message("star-realms-pack-many-kinds", most=MOST_KINDS, own=len(cards))
        raise Unreadable("pack.cards", said)
    for card in cards:
        if card.copies and not card.cost:
            raise Unreadable(
                "pack.cards",
                Message("star-realms-pack-free", card=Message("star-realms-card", card=card.label)),
                f"{card.code} is for sale, but costs nothing",
            )
        if card.code == found["explorer"] and not (card.is_ship and card.cost):
            raise Unreadable("pack.explorer", Message("star-realms-pack-explorer", code=card.code))
    copying = sum(card.count for card in cards if card.copies_ships)
    for faction in FACTIONS:
        _check_count(cards, faction.one, copying, faction.code)
    _check_count(cards, 1 << OUTPOST_SHIFT, 0, "outposts")
    _check_count(cards, 1 << FLEET_HQ_SHIFT, 0, "bases that pay for ships")
    check_mix(found, usual_sets(found))


def check_mix(found: Data, sets: list[str]) -> None:
    """Can it be played to the end with these sets?"""
    cards = cards_in(found, sets)
    deck = sum(card.copies for card in cards if card.code != found["explorer"])
    if not deck:
        raise Unreadable("pack.cards", Message("star-realms-pack-no-deck"))
    size = as_int(found.get("trade_deck", 0), "pack.trade_deck", 0, MOST_DECK)
    if size > deck:
        raise Unreadable(
            "pack.trade_deck",
            Message("star-realms-pack-deck", size=size, count=deck),
            f"{size} cards, but there are only {deck}",
        )
    fighting = fighters(cards, found)
    if not any(card.starts or card.copies for card in fighting):
        raise Unreadable(
            "pack.cards",
            Message("star-realms-pack-no-combat"),
            "nobody can ever get combat, so no game would end",
        )
    left_out = (deck - size if size else 0) + left_over(found)
    if left_out:
        _check_lot(found, fighters(cards, found, lots=True), left_out)


def _check_lot(found: Data, fighting: list[Card], left_out: int) -> None:
    """Whatever is left out, somebody can get combat."""
    sure = any(card.starts or card.code == found["explorer"] for card in fighting)
    if not sure and sum(card.copies for card in fighting) <= left_out:
        raise Unreadable(
            "pack.draft.rest" if left_over(found) else "pack.trade_deck",
            Message("star-realms-pack-lot"),
            "all cards with combat may be left out, so some games would not end",
        )


def _check_count(cards: list[Card], one: int, others: int, what: str) -> None:
    count = others + sum(card.count for card in cards if card.standing & one)
    if count > MOST_ALIKE:
        raise Unreadable(
            "pack.cards",
            Message("star-realms-pack-alike", what=what, most=MOST_ALIKE, own=count),
            f"at most {MOST_ALIKE} {what} in a box, not {count}",
        )


def fighters(cards: list[Card], found: Data, lots: bool = False) -> list[Card]:
    """The cards with combat that can be had: with the first deck, or bought with what a hand of
    cards that can be had brings at most. `lots`: without counting on a card that may be left out.
    """
    hand = as_int(found["hand"], "pack", 0, 99)
    owned = [card for card in cards if card.starts]
    while True:
        most = sorted([gains_of(card, "trade") for card in owned for _ in range(card.count)])
        trade = sum(most[-hand:])
        more = [card for card in cards if card not in owned and 0 < card.cost <= trade]
        sure = [card for card in more if not lots or card.code == found["explorer"]]
        if not sure:
            return [card for card in owned + more if gains_of(card, "combat")]
        owned += sure


def gains_of(card: Card, what: str) -> int:
    """How much trade or combat the card speaks of, all in all."""
    total = 1 if what == "combat" and isinstance(card.static, PayPerShip) else 0
    for part in card.parts():
        for effect in part:
            for gain in gains_in(effect):
                total += gain.trade if what == "trade" else gain.combat
    return total


def gains_in(effect: Effect) -> list[Gain]:
    """Whatever an effect by itself may give, once."""
    if isinstance(effect, Gain):
        return [effect]
    if isinstance(effect, GainPer):
        return [effect.gain]
    if isinstance(effect, (ScrapFromOwn, ScrapFromRow)) and effect.each is not None:
        return [effect.each]
    return []


def _read_rulebook() -> Data:
    text = (files("asterism.games.star_realms") / "box.json").read_text(encoding="utf-8")
    pack: Data = loads(text)
    return pack


# The box of the rulebook, as a pack in full.
RULEBOOK_PACK: Final = _read_rulebook()
# Our texts have names for these.
NAMED: Final = [
    as_object(item, "pack.cards")["card"] for item in as_list(RULEBOOK_PACK["cards"], "pack.cards")
]
