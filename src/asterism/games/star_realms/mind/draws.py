"""Chance for a search that must not see the order of a deck: it asks what could be drawn."""

from __future__ import annotations

from typing import cast, final

from asterism.engine.chance import Chance, P
from asterism.games.star_realms.cards import Card


@final
class Unknown(Chance):
    """Draws of the own deck as a script says; where it says nothing, what could be drawn."""

    def __init__(self) -> None:
        super().__init__()
        self.script: list[Card] = []
        self.trade_deck: list[Card] = []
        self.at = 0
        self.could_be: list[Card] = []  # at the first draw beyond the script
        self.pile: object = None  # of the last draw

    def prepare(self, script: list[Card], trade_deck: list[Card]) -> None:
        self.script = script
        self.trade_deck = trade_deck
        self.at = 0
        self.could_be = []
        self.pile = None

    def shuffle(self, cards: list[P]) -> None:
        """Nobody knows the order anyway."""

    def draw(self, pile: list[P]) -> P:
        if cast(object, pile) is self.trade_deck:
            return pile.pop()
        cards = cast(list[Card], pile)
        card = cards[-1]
        if self.could_be:
            cards.pop()  # this line is not played on
        elif self.at < len(self.script):
            card = self.script[self.at]
            self.at += 1
            self.take(cards, card)
            self.pile = cards
        else:
            self.could_be = self.distinct(cards)
            if len(self.could_be) == 1:
                self.could_be = []
            cards.pop()
        return cast(P, card)

    def take(self, cards: list[Card], card: Card) -> None:
        for at in range(len(cards)):
            if cards[at] is card:
                cards.pop(at)
                return

    def distinct(self, cards: list[Card]) -> list[Card]:
        """Each card of the pile once. Several that come at once are drawn in the order of the box:
        which of them is first makes no difference.
        """
        least = -1
        if self.pile is cards and self.script:
            least = self.script[-1].index
        found: list[Card] = []
        for card in cards:
            if card.index >= least and card not in found:
                found.append(card)
        return found

    def number(self, count: int) -> int:
        return 0

    def copy(self) -> Chance:
        return self
