"""A taste for speed: a deck that comes round quickly beats one with better cards.

Early it wants cards that draw, and cards that scrap Scouts and Vipers, the cheaper the better;
every other card makes the deck thicker and has to be worth that. As the game goes on it wants
tempo: combat, and whatever takes something from the others. There is no table of cards, only a
price for each thing that a card does (worth.py).
"""

from __future__ import annotations

from typing import Final

from asterism.games.star_realms.box import Box
from asterism.games.star_realms.cards import Card
from asterism.games.star_realms.mind.priorities import Taste
from asterism.games.star_realms.mind.worth import weighted

# For trade, combat, authority, cards drawn, scrapped, taken, tricks, defense, being a base, what
# always holds, and the place in the deck.
EARLY: Final = [0.8, 0.38, 0.15, 3.0, 3.0, 0.45, 0.2, 0.2, -0.2, 0.75, -1.1]
LATE: Final = [0.15, 1.0, 0.28, 2.1, 0.65, 1.1, 0.2, 0.3, 0.1, 0.75, -1.6]
THRIFT: Final = 0.45  # early, for each trade that a card costs
TEMPO: Final = 9.0  # the turn of a player from which on only the late prices count

_last: list[Taste] = []


def velocity(box: Box) -> Taste:
    """The taste for the cards of a box. The last one is kept: most games have the same box."""
    if not _last or _last[0].box is not box:
        _last[:] = [
            Taste(
                box,
                [weighted(card, EARLY) - thrift(card) for card in box.cards],
                [weighted(card, LATE) for card in box.cards],
                late_turn=TEMPO,
                fight_from=0.4,
                trade_until=0.6,
                base_cost=4,
                keen=False,
            )
        ]
    return _last[0]


def thrift(card: Card) -> float:
    return THRIFT * card.cost
