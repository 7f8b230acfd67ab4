"""What is in the box: how many of each card, their stars, which are starters (ST-1). A pack may say
otherwise.
"""

from importlib.resources import files
from json import loads
from typing import Final, final

from asterism.engine.message import Message
from asterism.engine.pack import (
    LONGEST_NAME,
    LONGEST_TEXT,
    RULEBOOK,
    PackOption,
    by_key,
    read_header,
    read_pieces,
    read_texts,
)
from asterism.engine.reading import Unreadable, as_int, as_list, as_object, as_str, in_short, only
from asterism.engine.sealed import Sealed
from asterism.games.stellar.cards import BY_CODE, CARDS

NAME: Final = "stellar"
FIELDS: Final = ("cards",)
CARD_FIELDS: Final = ("card", "copies", "stars", "starters", "name", "fact")
MOST_COPIES: Final = 9
MOST_STARS: Final = 99
# Both play 24 cards, choose from the last two, and the row is full until then.
FEWEST_CARDS: Final = 57
MOST_CARDS: Final = 200
STARTERS_DEALT: Final = 4


@final
class Box:
    """The cards of a game; lists are by the order of the kinds."""

    def __init__(self, copies: list[int], stars: list[int], starters: list[int]) -> None:
        self.copies: Final = copies
        self.stars: Final = stars
        self.most: Final = max(copies)
        # ST-1.4: with these everybody begins.
        self.starters: Final = [card for card in CARDS for _ in range(starters[card.order])]
        self.others: Final = [
            card for card in CARDS for _ in range(copies[card.order] - starters[card.order])
        ]
        self.size: Final = sum(copies)


def read_pack(pack: dict[str, object]) -> dict[str, object]:
    """The pack in full; a ValueError says where it is wrong."""
    found = read_header(pack, NAME, FIELDS)
    known = by_key(_rulebook["cards"], "card", "box") if pack.get("base") == RULEBOOK else {}
    listed = pack.get("cards", [] if known else None)
    cards = read_pieces(listed, known, "card", "pack.cards", _read_card)
    found["cards"] = [cards[card.code] for card in CARDS if card.code in cards]
    check_box(box_of(found))
    return found


def _read_card(
    data: dict[str, object], known: dict[str, dict[str, object]], where: str
) -> dict[str, object]:
    only(data, where, CARD_FIELDS)
    card = BY_CODE.get(as_str(data.get("card"), f"{where}.card"))
    if card is None:
        said = Message("stellar-pack-no-card", code=in_short(data["card"]))
        raise Unreadable(f"{where}.card", said)
    found: dict[str, object] = dict(known.get(card.code, {"card": card.code, "copies": 1}))
    if "copies" in data:
        found["copies"] = as_int(data["copies"], f"{where}.copies", 0, MOST_COPIES)
    if "stars" in data:
        if card.is_satellite:
            raise Unreadable(f"{where}.stars", Message("stellar-pack-satellite-stars"))
        found["stars"] = as_int(data["stars"], f"{where}.stars", 0, MOST_STARS)
    if "starters" in data:
        if card.is_satellite:
            raise Unreadable(f"{where}.starters", Message("stellar-pack-satellite-starter"))
        found["starters"] = as_int(data["starters"], f"{where}.starters", 0, MOST_COPIES)
    starters, copies = found.get("starters", 0), found["copies"]
    assert isinstance(starters, int) and isinstance(copies, int)
    if starters > copies:
        raise Unreadable(
            f"{where}.starters",
            Message("stellar-pack-too-many-starters"),
            f"{starters} of {copies} {card.code}",
        )
    if "name" in data:
        found["name"] = read_texts(data["name"], f"{where}.name", LONGEST_NAME)
    if "fact" in data:
        found["fact"] = read_texts(data["fact"], f"{where}.fact", LONGEST_TEXT)
    return found


def box_of(pack: dict[str, object]) -> Box:
    """The box that a pack describes in full."""
    copies, stars, starters = [[0] * len(CARDS) for _ in range(3)]
    for item in as_list(pack["cards"], "pack.cards"):
        data = as_object(item, "pack.cards")
        order = BY_CODE[as_str(data["card"], "pack.cards")].order
        copies[order] = as_int(data["copies"], "pack.cards", 0, MOST_COPIES)
        stars[order] = as_int(data.get("stars", 0), "pack.cards", 0, MOST_STARS)
        starters[order] = as_int(data.get("starters", 0), "pack.cards", 0, MOST_COPIES)
    return Box(copies, stars, starters)


def check_box(box: Box) -> None:
    """Can it be played to the end?"""
    if len(box.starters) < STARTERS_DEALT:
        raise Unreadable(
            "pack.cards",
            Message("stellar-pack-few-starters", least=STARTERS_DEALT, own=len(box.starters)),
            f"{STARTERS_DEALT} starters are dealt, there are {len(box.starters)}",
        )
    if not FEWEST_CARDS <= box.size <= MOST_CARDS:
        raise Unreadable(
            "pack.cards",
            Message("stellar-pack-size", least=FEWEST_CARDS, most=MOST_CARDS, own=box.size),
            f"a game needs {FEWEST_CARDS} to {MOST_CARDS} cards, these are {box.size}",
        )


@final
class StellarPack(PackOption):
    """The deck: how many of each card, their stars, the starters."""

    def __init__(self) -> None:
        super().__init__(NAME)

    def read(self, pack: dict[str, object], players: int) -> dict[str, object]:
        return read_pack(pack)

    def open(self, pack: dict[str, object]) -> Box:
        return box_of(pack)


def _read_rulebook() -> dict[str, object]:
    text = (files("asterism.games.stellar") / "box.json").read_text(encoding="utf-8")
    pack: dict[str, object] = loads(text)
    return pack


_rulebook: Final = _read_rulebook()
BOX: Final = box_of(read_pack(_rulebook))
# ST-1.3: stars by number 1, 2, 3, 4, 5, 6/0, which all types have in common.
STARS: Final = [BOX.stars[order] for order in range(6)]


def box_for(pack: object) -> Box:
    """For the value of the option, which was checked before."""
    if pack == RULEBOOK:
        return BOX
    assert isinstance(pack, Sealed)
    box = pack.contents
    assert isinstance(box, Box)
    return box
