"""What a card is worth to whoever buys it, early in the game and late: a table made by hand.

Early one wants trade, cards that scrap Scouts and Vipers, and cards that draw; late, combat and
whatever wins at once. A card worth nothing, or less, is not bought.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from asterism.games.star_realms.cards import CARDS, Card

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


@final
class Taste:
    """What somebody likes to have: the worth of each card, early and late."""

    def __init__(
        self,
        early: list[float],
        late: list[float],
        late_turn: float,
        fight_from: float,
        trade_until: float,
        base_cost: int,
    ) -> None:
        self.early: Final = early
        self.late: Final = late
        self.late_turn: Final = late_turn  # so many turns of each player until the late column
        self.fight_from: Final = fight_from  # from here on combat rather than trade or authority
        self.trade_until: Final = trade_until  # until here trade rather than authority
        self.base_cost: Final = base_cost  # a base that costs so much is worth its defense

    def lateness(self, state: StarRealmsState) -> float:
        """0 at the beginning, 1 when the late column holds."""
        return min(1.0, (state.turn_number - 1) / (self.late_turn * state.players))

    def worth(self, card: Card, late: float) -> float:
        early = self.early[card.index]
        return early + late * (self.late[card.index] - early)


HAND_MADE: Final = Taste(
    [TABLE[card.code][0] for card in CARDS],
    [TABLE[card.code][1] for card in CARDS],
    late_turn=14.0,
    fight_from=0.5,
    trade_until=0.8,
    base_cost=4,
)
