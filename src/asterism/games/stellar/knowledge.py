"""What everybody at the table remembers about cards that were put where they cannot be seen.

It is the same for all who watch; a seat adds what it holds itself. The rules touch it only where
something hidden moves, and playouts have none.
"""

from __future__ import annotations

from typing import Final, final

from asterism.engine.chance import Piece
from asterism.engine.hidden import HiddenHand
from asterism.games.stellar.cards import CARDS, SIX, Card

# ST-4.8c: the cards that share a printed number.
WITH_NUMBER: Final[list[list[Piece]]] = [
    [card for card in CARDS if card.number == number] for number in range(7)
]


@final
class Memory:
    """Hands as others know them, and the origin of every face-down card (ST-4.8)."""

    def __init__(self, hands: list[HiddenHand]) -> None:
        self.hands: Final = hands
        self.from_row = [0, 0]  # slots whose face-down card lay open in the row: everyone knows it
        self.from_deck: list[dict[int, int]] = [{}, {}]  # slot: from which deck (0: the first)
        # After a reshuffle everyone knows what is in the deck. Of each new deck: the cards that
        # have not come to light.
        self.decks: list[list[Card]] = []

    def copy(self) -> Memory:
        twin = Memory([hand.copy() for hand in self.hands])
        twin.from_row = self.from_row[:]
        twin.from_deck = [slots.copy() for slots in self.from_deck]
        twin.decks = [deck[:] for deck in self.decks]
        return twin

    def put_down_from_hand(self, seat: int, slot: int, numbers: list[int]) -> None:
        """A card of the hand went face down, and step 3 told its number: one of these (none: it
        told nothing)."""
        fits: list[Piece] | None = None
        if numbers:
            fits = []
            for number in numbers:
                fits += WITH_NUMBER[number]
        self.hands[seat].hid(slot, fits)

    def reshuffled(self, cards: list[Card]) -> None:
        """These cards, which everyone saw, are the new deck."""
        self.decks.append(sorted(cards, key=lambda card: card.order))

    def came_to_light(self, card: Card) -> None:
        """A card of the deck was turned up."""
        if self.decks:
            self.decks[-1].remove(card)

    def to_json(self) -> dict[str, object]:
        return {
            "hands": [hand.to_json() for hand in self.hands],
            "from_row": [[slot for slot in range(1, 13) if m >> slot & 1] for m in self.from_row],
            "from_deck": [
                {str(slot): deck for slot, deck in slots.items()} for slots in self.from_deck
            ],
            "decks": [[card.code for card in deck] for deck in self.decks],
        }


def told_by_step_3(slot: int, emptied: int) -> list[int]:
    """The numbers that the card of step 2 can have, by where step 3's card came from: a row slot,
    or the deck (slot 0), because of a 6/0 or because the slot was emptied in step 1."""
    return [slot] if slot else sorted({SIX, emptied})


def fresh_memory() -> Memory:
    return Memory([HiddenHand(), HiddenHand()])
