"""Chance for a search that must not see the order of a deck: it asks what could be drawn."""

from __future__ import annotations

from typing import cast, final

from asterism.engine.chance import Chance, P
from asterism.games.star_realms.cards import Card, take


@final
class Unknown(Chance):
    """Draws of the own deck as a script says; where it says nothing, what could be drawn."""

    def __init__(self) -> None:
        super().__init__()
        self.script: list[Card] = []
        self.trade_deck: list[Card] = []
        self.drawn: list[Card] = []  # until more than one card could come
        self.could_be: list[Card] = []  # then
        self.pile: object = None  # of the last draw

    def prepare(self, script: list[Card], trade_deck: list[Card]) -> None:
        self.script = script
        self.trade_deck = trade_deck
        self.drawn = []
        self.could_be = []
        self.pile = None

    def shuffle(self, cards: list[P]) -> None:
        """Nobody knows the order anyway."""

    def draw(self, pile: list[P]) -> P:
        if cast(object, pile) is self.trade_deck or self.could_be:
            return pile.pop()  # unknown, or of a line that is not played on
        cards = cast(list[Card], pile)
        card = cards[-1]
        if len(self.drawn) < len(self.script):
            card = self.script[len(self.drawn)]
        else:
            could_be = self.distinct(cards)
            if len(could_be) > 1:
                self.could_be = could_be
            elif could_be:
                card = could_be[0]
        if not self.could_be:
            self.drawn.append(card)
            self.pile = cards
        take(cards, card)
        return cast(P, card)

    def distinct(self, cards: list[Card]) -> list[Card]:
        """Each card of the pile once. Several that come at once are drawn in the order of the box:
        which of them is first makes no difference. None: that order was looked into already.
        """
        least = -1
        if self.pile is cards:
            least = self.drawn[-1].index
        found: list[Card] = []
        for card in cards:
            if card.index >= least and card not in found:
                found.append(card)
        return found

    def number(self, count: int) -> int:
        return 0

    def copy(self) -> Chance:
        return self
