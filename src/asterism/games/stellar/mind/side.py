"""What one side of Stellar has and can still get, as its player reckons while choosing a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from asterism.games.stellar.cards import SIX, Card
from asterism.games.stellar.scoring import RUN
from asterism.games.stellar.telescope import NEAR

if TYPE_CHECKING:
    from asterism.games.stellar.state import StellarState

# By how much a type's stars and run are expected to grow for each turn that is left.
STARS_TO_COME: Final = 0.35
RUN_TO_COME: Final = 0.12
# A number that does not lengthen the run yet, but may later: this share of one that does.
LATER: Final = 0.3
# What a point of a section total is worth in points, and a type more towards diversity.
NUMBER_WORTH: Final = 0.8
TYPE_WORTH: Final = 3.0
# The card that the deck gives is worth this, not knowing it.
UNKNOWN_UP: Final = 3.0
UNKNOWN_NOTED: Final = 2.5
# 2 to the power of this many numbers: which sets of 1 .. 6 and 0 there are.
BITS: Final = [bin(mask).count("1") for mask in range(1 << 13)]


@final
class Side:
    """The stars, stacks and turns left of one seat."""

    def __init__(self, state: StellarState, seat: int) -> None:
        telescope = state.telescopes[seat]
        self.telescope: Final = telescope
        self.stars: Final = [0, 0, 0, 0, 0]
        self.stacks: Final = [0, 0, 0, 0, 0]
        self.printed: Final = state.rules.stars
        down = telescope.down
        for slot in range(1, 13):
            card = telescope.cards[slot]
            if card is not None and not card.is_satellite and not down >> slot & 1:
                self.stars[card.type] += self.printed[card.order]
        for card in state.notebooks[seat]:
            if not card.is_satellite:
                self.stacks[card.type] |= 1 << card.number
        self.left: Final = BITS[telescope.free >> 1]
        missing = 0
        for shown in telescope.shown:
            if shown == 0:
                missing += 1
        self.missing: Final = missing

    def noted(self, card: Card) -> float:
        """What a card brings in the notebook."""
        bit = 1 << card.number
        if card.is_satellite:
            best = 0.0
            for type in range(5):
                gain = self.longer(type, bit)
                if gain > best:
                    best = gain
            return best
        return self.longer(card.type, bit)

    def longer(self, type: int, bit: int) -> float:
        """What a number brings to the run of a type."""
        stack = self.stacks[type]
        if stack & bit:
            return 0.0
        more = float(RUN[stack | bit] - RUN[stack])
        if more <= 0.0:
            if self.left == 0:
                return 0.0
            more = LATER
        return more * (self.stars[type] + STARS_TO_COME * self.left)

    def shown(self, card: Card) -> float:
        """What a card brings in the telescope, face up if that is allowed and pays."""
        number = NUMBER_WORTH * (card.number - 3)
        if card.is_satellite:
            return number if number > 0.0 else 0.0
        same = self.telescope.shown[card.type]
        if same and not self.telescope.free & NEAR[same >> 1]:
            return 0.0
        run = RUN[self.stacks[card.type]] + RUN_TO_COME * self.left
        worth = number + self.printed[card.number - 1] * run
        if same == 0 and self.missing <= self.left:
            worth += TYPE_WORTH
        return worth if worth > 0.0 else 0.0

    def plan(self, card: Card, follows: Card | None, to_telescope: bool) -> float:
        """What a card in one area brings, and the one that follows in the other (None: the top of
        the deck).
        """
        if to_telescope:
            second = UNKNOWN_NOTED if follows is None else self.noted(follows)
            return self.shown(card) + second
        second = UNKNOWN_UP if follows is None else self.shown(follows)
        return self.noted(card) + second

    def best_plan(self, hand: list[Card], more: Card | None, row: list[Card | None]) -> float:
        """The best that can be done with a hand (and a card more) while the row lies so."""
        best = 0.0
        for index in range(len(hand)):
            worth = self.best_of(hand[index], row)
            if worth > best:
                best = worth
        if more is not None:
            worth = self.best_of(more, row)
            if worth > best:
                best = worth
        return best

    def best_of(self, card: Card, row: list[Card | None]) -> float:
        follows = None if card.number == SIX else row[card.number - 1]
        up = self.plan(card, follows, True)
        noted = self.plan(card, follows, False)
        return up if up > noted else noted
