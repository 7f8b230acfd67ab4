"""What lies on the table (ST-1 to ST-6), apart from the course of the game."""

from __future__ import annotations

from typing import Final

from asterism.engine.chance import Chance
from asterism.engine.game import Game
from asterism.engine.move import Move
from asterism.engine.state import State
from asterism.games.stellar import events
from asterism.games.stellar.cards import Card
from asterism.games.stellar.knowledge import Memory
from asterism.games.stellar.options import FROM_HAND, NO_MOVES, STARTERS_STEP, Rules
from asterism.games.stellar.scoring import points, section_points
from asterism.games.stellar.telescope import Telescope


class Table(State):
    """Two telescopes, two notebooks, two hands, the row, the deck and the discard pile."""

    def __init__(
        self,
        game: Game,
        chance: Chance,
        rules: Rules,
        telescopes: list[Telescope],
        notebooks: list[list[Card]],
        hands: list[list[Card]],
        row: list[Card | None],
        deck: list[Card],
        discard: list[Card],
    ) -> None:
        super().__init__(game, 2, chance)
        self.rules: Final = rules
        self.telescopes: Final = telescopes
        self.notebooks: Final = notebooks
        self.hands: Final = hands
        self.row: Final = row  # slot n is row[n - 1]
        self.deck = deck  # the top card is the last
        self.discard = discard
        self.first = 0  # the start player
        self.turn = 0  # turns completed
        self.step = STARTERS_STEP
        self.may_renew = False  # the card that was taken last is a satellite
        self.emptied = 0  # the row slot emptied in step 1
        self.followed = 0  # the row slot emptied in step 3; 0: the deck gave the card
        self.placing: Card | None = None  # the card on its way to the active telescope
        self.placing_from = FROM_HAND
        self.chosen: list[Card | None] = [None, None]  # secret choices of starters and last cards
        self.open: list[list[Move]] = [NO_MOVES, NO_MOVES]  # the legal moves of each seat
        self.memory: Memory | None = None

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return (self.first + self.turn) & 1

    def options_of(self, seat: int) -> list[Move]:
        return self.open[seat]

    def scores(self) -> tuple[int, ...]:
        """The points of both sides as they stand (ST-6)."""
        stars = self.rules.stars
        first, second = section_points(self.telescopes)
        return (
            first + points(self.telescopes[0], self.notebooks[0], stars),
            second + points(self.telescopes[1], self.notebooks[1], stars),
        )

    def reveal(self, slot: int) -> None:
        card = self.chance.draw(self.deck) if self.deck else self.draw()
        self.row[slot - 1] = card
        if self.memory is not None:
            self.memory.came_to_light(card)
        if self.heard is not None:
            self.tell(events.REVEALED, -1, [card.code, "deck", f"row.{slot}"])

    def draw(self) -> Card:
        """The top card; an empty deck is first made anew from the discard pile (ST-3.9)."""
        if not self.deck:
            self.deck, self.discard = self.discard, []
            if self.memory is not None:
                self.memory.reshuffled(self.deck)
            if self.heard is not None:
                cards: list[object] = [card.code for card in self.deck]
                self.tell(events.SHUFFLED, -1, [cards, "discard", "deck"])
            self.chance.shuffle(self.deck)
        return self.chance.draw(self.deck)


def sort_hand(hand: list[Card]) -> None:
    """Put the newest card, the last one, in its place: hands stay in the order of the cards."""
    at = len(hand) - 1
    while at > 0 and hand[at - 1].order > hand[at].order:
        card = hand[at]
        hand[at] = hand[at - 1]
        hand[at - 1] = card
        at -= 1
