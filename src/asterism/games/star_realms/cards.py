"""The 49 different cards, as a table of what they are and do."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from asterism.engine.chance import Piece
from asterism.engine.reading import as_str
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
from asterism.games.star_realms.statics import AllyOfAll, PayPerShip, Static


@final
class Faction:
    """One of the four, or none. `one`: a single card of it in a realm's `standing`."""

    def __init__(self, code: str, shift: int) -> None:
        self.code: Final = code
        self.shift: Final = shift
        self.one: Final[i64] = 0 if shift < 0 else 1 << shift

    def __repr__(self) -> str:
        return self.code


# What stands in front of a player is counted in one number, eight bits for each thing that the
# rules ask for again and again: cards that serve as an ally of each faction, Fleet HQs, outposts.
BLOB: Final = Faction("blob", 0)
TRADE_FEDERATION: Final = Faction("trade_federation", 8)
STAR_EMPIRE: Final = Faction("star_empire", 16)
MACHINE_CULT: Final = Faction("machine_cult", 24)
UNALIGNED: Final = Faction("unaligned", -1)
FACTIONS: Final = [BLOB, TRADE_FEDERATION, STAR_EMPIRE, MACHINE_CULT]
FLEET_HQ_SHIFT: Final = 32
OUTPOST_SHIFT: Final = 40
COUNT: Final = 255
ALLY_OF_ALL: Final = BLOB.one | TRADE_FEDERATION.one | STAR_EMPIRE.one | MACHINE_CULT.one


@final
class Card(Piece):
    """A ship or a base as it is printed. Equal cards are one object."""

    def __init__(
        self,
        code: str,
        index: int,
        faction: Faction,
        count: int,
        cost: int,
        defense: int,
        outpost: bool,
        primary: list[Effect],
        ally: list[Effect],
        scrap: list[Effect],
        static: Static | None,
    ) -> None:
        super().__init__(code)
        self.index: Final = index
        self.bit: Final[i64] = 1 << index
        self.faction: Final = faction
        self.count: Final = count  # in one box
        self.cost: Final = cost  # 0: cannot be bought
        self.defense: Final = defense  # 0: a ship
        self.is_ship: Final[bool] = defense == 0
        self.is_outpost: Final = outpost
        self.kind: Final = "ship" if defense == 0 else "outpost" if outpost else "base"
        self.is_blob: Final[bool] = faction is BLOB
        self.primary: Final = primary
        self.ally: Final = ally
        self.scrap: Final = scrap
        self.static: Final = static
        standing = ALLY_OF_ALL if isinstance(static, AllyOfAll) else faction.one
        if isinstance(static, PayPerShip):
            standing += 1 << FLEET_HQ_SHIFT
        if outpost:
            standing += 1 << OUTPOST_SHIFT
        self.standing: Final[i64] = standing

    def ability(self, name: str) -> list[Effect]:
        """Its `primary`, `ally` or `scrap` ability."""
        if name == "primary":
            return self.primary
        return self.ally if name == "ally" else self.scrap

    def to_json(self) -> dict[str, object]:
        """The card as data, but for its name."""
        data: dict[str, object] = {
            "faction": self.faction.code,
            "kind": self.kind,
            "cost": self.cost,
            "defense": self.defense,
            "count": self.count,
        }
        for name in ("primary", "ally", "scrap"):
            effects = self.ability(name)
            if effects:
                data[name] = [effect.to_json() for effect in effects]
        if self.static is not None:
            data["always"] = self.static.op
        return data


NONE: Final[list[Effect]] = []
_made: Final[list[Card]] = []


def ship(
    code: str,
    faction: Faction,
    count: int,
    cost: int,
    primary: list[Effect],
    ally: list[Effect] = NONE,
    scrap: list[Effect] = NONE,
) -> Card:
    card = Card(code, len(_made), faction, count, cost, 0, False, primary, ally, scrap, None)
    _made.append(card)
    return card


def base(
    code: str,
    faction: Faction,
    count: int,
    cost: int,
    defense: int,
    primary: list[Effect],
    ally: list[Effect] = NONE,
    scrap: list[Effect] = NONE,
    static: Static | None = None,
    outpost: bool = False,
) -> Card:
    made = len(_made)
    card = Card(code, made, faction, count, cost, defense, outpost, primary, ally, scrap, static)
    _made.append(card)
    return card


def outpost(
    code: str,
    faction: Faction,
    count: int,
    cost: int,
    defense: int,
    primary: list[Effect],
    ally: list[Effect] = NONE,
    scrap: list[Effect] = NONE,
    static: Static | None = None,
) -> Card:
    return base(code, faction, count, cost, defense, primary, ally, scrap, static, True)


def either(first: str, one: Effect, second: str, other: Effect) -> list[Effect]:
    """An ability with an "or", each side with the name that a player picks it by."""
    return [ChooseOne([first, second], [[one], [other]])]


MAY_SCRAP: Final = ScrapFromOwn()
MUST_SCRAP: Final = ScrapFromOwn(must=True)
MAY_DESTROY: Final = DestroyBase()
MAY_SCRAP_ROW: Final = ScrapFromRow()
DISCARDS: Final = OpponentDiscards()

SCOUT: Final = ship("scout", UNALIGNED, 16, 0, [Gain(trade=1)])
VIPER: Final = ship("viper", UNALIGNED, 4, 0, [Gain(combat=1)])
EXPLORER: Final = ship("explorer", UNALIGNED, 10, 2, [Gain(trade=2)], scrap=[Gain(combat=2)])

ship("imperial-fighter", STAR_EMPIRE, 3, 1, [Gain(combat=2), DISCARDS], ally=[Gain(combat=2)])
ship("corvette", STAR_EMPIRE, 2, 2, [Gain(combat=1), Draw(1)], ally=[Gain(combat=2)])
ship(
    "imperial-frigate",
    STAR_EMPIRE,
    3,
    3,
    [Gain(combat=4), DISCARDS],
    ally=[Gain(combat=2)],
    scrap=[Draw(1)],
)
ship("survey-ship", STAR_EMPIRE, 3, 3, [Gain(trade=1), Draw(1)], scrap=[DISCARDS])
ship(
    "battlecruiser",
    STAR_EMPIRE,
    1,
    6,
    [Gain(combat=5), Draw(1)],
    ally=[DISCARDS],
    scrap=[Draw(1), MAY_DESTROY],
)
ship("dreadnaught", STAR_EMPIRE, 1, 7, [Gain(combat=7), Draw(1)], scrap=[Gain(combat=5)])
outpost(
    "recycling-station",
    STAR_EMPIRE,
    2,
    4,
    4,
    either("trade", Gain(trade=1), "discard", DiscardThenDraw(2)),
)
outpost(
    "space-station",
    STAR_EMPIRE,
    2,
    4,
    4,
    [Gain(combat=2)],
    ally=[Gain(combat=2)],
    scrap=[Gain(trade=4)],
)
outpost("war-world", STAR_EMPIRE, 1, 5, 4, [Gain(combat=3)], ally=[Gain(combat=4)])
outpost("royal-redoubt", STAR_EMPIRE, 1, 6, 6, [Gain(combat=3)], ally=[DISCARDS])
base("fleet-hq", STAR_EMPIRE, 1, 8, 8, NONE, static=PayPerShip())

ship("federation-shuttle", TRADE_FEDERATION, 3, 1, [Gain(trade=2)], ally=[Gain(authority=4)])
ship("cutter", TRADE_FEDERATION, 3, 2, [Gain(authority=4, trade=2)], ally=[Gain(combat=4)])
ship("embassy-yacht", TRADE_FEDERATION, 2, 3, [Gain(authority=3, trade=2), DrawIfBases(2, 2)])
ship("freighter", TRADE_FEDERATION, 2, 4, [Gain(trade=4)], ally=[NextShipOnTop()])
ship("trade-escort", TRADE_FEDERATION, 1, 5, [Gain(authority=4, combat=4)], ally=[Draw(1)])
ship("flagship", TRADE_FEDERATION, 1, 6, [Gain(combat=5), Draw(1)], ally=[Gain(authority=5)])
ship(
    "command-ship",
    TRADE_FEDERATION,
    1,
    8,
    [Gain(authority=4, combat=5), Draw(2)],
    ally=[DestroyBase(must=True)],
)
outpost(
    "trading-post",
    TRADE_FEDERATION,
    2,
    3,
    4,
    either("authority", Gain(authority=1), "trade", Gain(trade=1)),
    scrap=[Gain(combat=3)],
)
base(
    "barter-world",
    TRADE_FEDERATION,
    2,
    4,
    4,
    either("authority", Gain(authority=2), "trade", Gain(trade=2)),
    scrap=[Gain(combat=5)],
)
outpost(
    "defense-center",
    TRADE_FEDERATION,
    1,
    5,
    5,
    either("authority", Gain(authority=3), "combat", Gain(combat=2)),
    ally=[Gain(combat=2)],
)
outpost("port-of-call", TRADE_FEDERATION, 1, 6, 6, [Gain(trade=3)], scrap=[Draw(1), MAY_DESTROY])
base(
    "central-office",
    TRADE_FEDERATION,
    1,
    7,
    6,
    [Gain(trade=2), NextShipOnTop()],
    ally=[Draw(1)],
)

ship("blob-fighter", BLOB, 3, 1, [Gain(combat=3)], ally=[Draw(1)])
ship("battle-pod", BLOB, 2, 2, [Gain(combat=4), MAY_SCRAP_ROW], ally=[Gain(combat=2)])
ship("trade-pod", BLOB, 3, 2, [Gain(trade=3)], ally=[Gain(combat=2)])
ship("ram", BLOB, 2, 3, [Gain(combat=5)], ally=[Gain(combat=2)], scrap=[Gain(trade=3)])
ship("blob-destroyer", BLOB, 2, 4, [Gain(combat=6)], ally=[MAY_DESTROY, MAY_SCRAP_ROW])
ship("battle-blob", BLOB, 1, 6, [Gain(combat=8)], ally=[Draw(1)], scrap=[Gain(combat=4)])
ship("blob-carrier", BLOB, 1, 6, [Gain(combat=7)], ally=[AcquireShipOnTop()])
ship("mothership", BLOB, 1, 7, [Gain(combat=6), Draw(1)], ally=[Draw(1)])
base("blob-wheel", BLOB, 3, 3, 5, [Gain(combat=1)], scrap=[Gain(trade=3)])
base("the-hive", BLOB, 1, 5, 5, [Gain(combat=3)], ally=[Draw(1)])
base("blob-world", BLOB, 1, 8, 7, either("combat", Gain(combat=5), "draw", DrawPerBlob()))

ship("trade-bot", MACHINE_CULT, 3, 1, [Gain(trade=1), MAY_SCRAP], ally=[Gain(combat=2)])
ship("missile-bot", MACHINE_CULT, 3, 2, [Gain(combat=2), MAY_SCRAP], ally=[Gain(combat=2)])
ship("supply-bot", MACHINE_CULT, 3, 3, [Gain(trade=2), MAY_SCRAP], ally=[Gain(combat=2)])
ship(
    "patrol-mech",
    MACHINE_CULT,
    2,
    4,
    either("trade", Gain(trade=3), "combat", Gain(combat=5)),
    ally=[MUST_SCRAP],
)
NEEDLE: Final = ship("stealth-needle", MACHINE_CULT, 1, 4, [CopyPlayedShip()])
ship("battle-mech", MACHINE_CULT, 1, 5, [Gain(combat=4), MAY_SCRAP], ally=[Draw(1)])
ship("missile-mech", MACHINE_CULT, 1, 6, [Gain(combat=6), MAY_DESTROY], ally=[Draw(1)])
outpost("battle-station", MACHINE_CULT, 2, 3, 5, NONE, scrap=[Gain(combat=5)])
outpost("mech-world", MACHINE_CULT, 1, 5, 6, NONE, static=AllyOfAll())
outpost("junkyard", MACHINE_CULT, 1, 6, 5, [MUST_SCRAP])
outpost(
    "machine-base",
    MACHINE_CULT,
    1,
    7,
    6,
    [Draw(1), ScrapFromOwn(discard_too=False, must=True)],
)
outpost("brain-world", MACHINE_CULT, 1, 8, 6, [ScrapFromOwn(most=2, then_draw=True)])

CARDS: Final = _made
BY_CODE: Final = {card.code: card for card in CARDS}
STARTERS: Final = [SCOUT] * 8 + [VIPER] * 2
BOX: Final[list[Card]] = [
    card for card in CARDS if card.faction is not UNALIGNED for _ in range(card.count)
]
EXPLORERS_A_BOX: Final[int] = EXPLORER.count


def read_card(value: object, where: str) -> Card:
    card = BY_CODE.get(as_str(value, where))
    if card is None:
        raise ValueError(f"{where}: there is no card {value!r}")
    return card


def sorted_cards(cards: list[Card]) -> list[Card]:
    """The same cards in the order of the table: nothing of their former order is left."""
    counts = [0] * len(CARDS)
    for card in cards:
        counts[card.index] += 1
    ordered: list[Card] = []
    for card in CARDS:
        for _ in range(counts[card.index]):
            ordered.append(card)
    return ordered


def take(cards: list[Card], card: Card) -> bool:
    """Take one such card out, the newest; false if there is none."""
    for at in range(len(cards) - 1, -1, -1):
        if cards[at] is card:
            cards.pop(at)
            return True
    return False
