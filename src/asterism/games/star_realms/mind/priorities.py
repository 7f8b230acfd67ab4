"""What a card is worth to whoever buys it, early in the game and late: a table made by hand.

Early one wants trade, cards that scrap Scouts and Vipers, and cards that draw; late, combat and
whatever wins at once. A card worth nothing, or less, is not bought.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from asterism.games.star_realms.box import Box
from asterism.games.star_realms.cards import Card
from asterism.games.star_realms.effect import Effect
from asterism.games.star_realms.effects import (
    DestroyBase,
    Draw,
    DrawIfBases,
    Gain,
    NextShipOnTop,
    ScrapFromOwn,
)
from asterism.games.star_realms.effects_of_packs import ReturnBase
from asterism.games.star_realms.factions import UNALIGNED
from asterism.games.star_realms.mind.worth import is_printed_so, worth_to_buy

if TYPE_CHECKING:
    from asterism.games.star_realms.state import StarRealmsState

# code: (early, late)
TABLE: Final[dict[str, tuple[float, float]]] = {
    "scout": (-2.0, -3.0),
    "viper": (-3.0, -3.0),
    "explorer": (2.0, -1.0),
    "imperial-fighter": (2.0, 2.5),
    "corvette": (3.0, 3.5),
    "imperial-frigate": (4.0, 5.0),
    "survey-ship": (4.5, 3.5),
    "battlecruiser": (8.0, 8.5),
    "dreadnaught": (8.5, 9.5),
    "recycling-station": (5.0, 4.5),
    "space-station": (5.0, 5.0),
    "war-world": (6.0, 6.5),
    "royal-redoubt": (7.0, 7.5),
    "fleet-hq": (8.5, 8.0),
    "federation-shuttle": (3.5, 1.5),
    "cutter": (5.5, 4.0),
    "embassy-yacht": (4.5, 3.5),
    "freighter": (5.5, 1.5),
    "trade-escort": (6.5, 7.0),
    "flagship": (8.0, 8.5),
    "command-ship": (11.0, 11.0),
    "trading-post": (4.0, 3.5),
    "barter-world": (5.5, 4.5),
    "defense-center": (6.0, 6.0),
    "port-of-call": (7.5, 6.0),
    "central-office": (7.5, 5.5),
    "blob-fighter": (1.5, 2.5),
    "battle-pod": (2.5, 4.0),
    "trade-pod": (4.5, 2.0),
    "ram": (4.0, 5.0),
    "blob-destroyer": (5.0, 6.5),
    "battle-blob": (7.0, 8.5),
    "blob-carrier": (7.5, 8.0),
    "mothership": (8.5, 9.0),
    "blob-wheel": (3.5, 2.5),
    "the-hive": (6.0, 6.0),
    "blob-world": (10.0, 10.0),
    "trade-bot": (3.5, 1.5),
    "missile-bot": (4.0, 2.5),
    "supply-bot": (4.5, 2.5),
    "patrol-mech": (6.0, 6.0),
    "stealth-needle": (4.5, 5.0),
    "battle-mech": (7.0, 6.5),
    "missile-mech": (8.0, 8.5),
    "battle-station": (3.0, 4.0),
    "mech-world": (6.0, 5.5),
    "junkyard": (7.0, 5.5),
    "machine-base": (8.5, 6.5),
    "brain-world": (10.5, 8.5),
}


# In which order cards are played. Starters wait: they can be scrapped or discarded from the hand.
BASE_FIRST: Final = 0
DRAWS: Final = 1
SCRAPS: Final = 2
OTHERS: Final = 3
STARTER: Final = 4
COPIES: Final = 5


def play_order(card: Card) -> int:
    if card.copies_ships:
        return COPIES
    if card.faction is UNALIGNED:
        return STARTER
    if not card.is_ship:
        return BASE_FIRST
    for effect in card.primary:
        if isinstance(effect, (Draw, DrawIfBases)):
            return DRAWS
    for effect in card.primary:
        if isinstance(effect, ScrapFromOwn):
            return SCRAPS
    return OTHERS


def combat_of(effects: list[Effect]) -> int:
    total = 0
    for effect in effects:
        if isinstance(effect, Gain):
            total += effect.combat
    return total


def trade_of(effects: list[Effect]) -> int:
    total = 0
    for effect in effects:
        if isinstance(effect, Gain):
            total += effect.trade
    return total


def razes(effects: list[Effect]) -> bool:
    """Does it put a base out of the way?"""
    for effect in effects:
        if isinstance(effect, (DestroyBase, ReturnBase)):
            return True
    return False


def opens_top(card: Card) -> bool:
    """Does it let a ship that is bought go on top of the deck?"""
    for part in card.parts()[:3]:
        for effect in part:
            if isinstance(effect, NextShipOnTop):
                return True
    return False


def must_scrap(effects: list[Effect]) -> bool:
    for effect in effects:
        if isinstance(effect, ScrapFromOwn) and effect.must:
            return True
    return False


def only_hand(card: Card) -> bool:
    """Does it scrap from the hand alone?"""
    for part in card.parts():
        for effect in part:
            if isinstance(effect, ScrapFromOwn) and not effect.discard_too:
                return True
    return False


@final
class Taste:
    """What somebody likes to have: the worth of each card of a box, early and late; and what habit
    asks of its cards again and again. Lists are by the place of the card in the box.
    """

    def __init__(
        self,
        box: Box,
        early: list[float],
        late: list[float],
        late_turn: float,
        fight_from: float,
        trade_until: float,
        base_cost: int,
        keen: bool = True,
    ) -> None:
        self.box: Final = box
        self.early: Final = early
        self.late: Final = late
        self.late_turn: Final = late_turn  # so many turns of each player until the late column
        self.fight_from: Final = fight_from  # from here on combat rather than trade or authority
        self.trade_until: Final = trade_until  # until here trade rather than authority
        self.base_cost: Final = base_cost  # a base that costs so much is worth its defense
        self.keen: Final = keen  # sees what takes two steps; the buyers, who are measures, do not
        self.order: Final[list[int]] = [play_order(card) for card in box.cards]
        self.scrap_combat: Final[list[int]] = [combat_of(card.scrap) for card in box.cards]
        self.scrap_trade: Final[list[int]] = [trade_of(card.scrap) for card in box.cards]
        self.scrap_razes: Final[list[bool]] = [razes(card.scrap) for card in box.cards]
        self.opens_top: Final[list[bool]] = [opens_top(card) for card in box.cards]
        self.primary_must_scrap: Final[list[bool]] = [
            must_scrap(card.primary) for card in box.cards
        ]
        self.ally_must_scrap: Final[list[bool]] = [must_scrap(card.ally) for card in box.cards]
        self.only_hand: Final[list[bool]] = [only_hand(card) for card in box.cards]

    def lateness(self, state: StarRealmsState) -> float:
        """0 at the beginning, 1 when the late column holds."""
        return min(1.0, (state.turn_number - 1) / (self.late_turn * state.players))

    def worth(self, card: Card, late: float) -> float:
        early = self.early[card.index]
        return early + late * (self.late[card.index] - early)


def priority(card: Card) -> tuple[float, float]:
    """Of the table, or made from what the card does."""
    known = TABLE.get(card.code) if is_printed_so(card) else None
    return worth_to_buy(card) if known is None else known


_last: list[Taste] = []


def hand_made(box: Box) -> Taste:
    """The taste by the table, for the cards of a box. The last one is kept: most games have the
    same box.
    """
    if not _last or _last[0].box is not box:
        priorities = [priority(card) for card in box.cards]
        _last[:] = [
            Taste(
                box,
                [early for early, _ in priorities],
                [late for _, late in priorities],
                late_turn=14.0,
                fight_from=0.5,
                trade_until=0.8,
                base_cost=4,
                keen=False,
            )
        ]
    return _last[0]
