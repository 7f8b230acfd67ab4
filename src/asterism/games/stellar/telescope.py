"""The telescope: twelve slots, and where a card may go (ST-4).

Sets of slots are bit masks: slot n is the bit 1 << n. The tables are built here from the layout.
"""

from __future__ import annotations

from typing import Final, final

from asterism.games.stellar.cards import Card

# ST-4.2: the rows 1 / 2 3 / 4 5 / 6 7 8 / 9 10 11 12, centred; which slots share an edge.
NEIGHBOURS: Final = {
    1: (2, 3),
    2: (1, 3, 4),
    3: (1, 2, 5),
    4: (2, 5, 6, 7),
    5: (3, 4, 7, 8),
    6: (4, 7, 9, 10),
    7: (4, 5, 6, 8, 10, 11),
    8: (5, 7, 11, 12),
    9: (6, 10),
    10: (6, 7, 9, 11),
    11: (7, 8, 10, 12),
    12: (8, 11),
}
SLOTS: Final = tuple(NEIGHBOURS)
ALL_SLOTS: Final = sum([1 << slot for slot in SLOTS])

# ST-4.1
SECTIONS: Final = ["top", "middle", "bottom"]  # slots 1 to 5, 6 to 8, 9 to 12

FACE_DOWN_NUMBER: Final = 3  # ST-4.5


def slots_of(mask: int) -> list[int]:
    return [slot for slot in SLOTS if mask >> slot & 1]


def _near() -> list[int]:
    """For every set of slots: the slots that share an edge with one of them."""
    table: list[int] = []
    for mask in range(0, ALL_SLOTS + 2, 2):
        near = 0
        for slot in slots_of(mask):
            for neighbour in NEIGHBOURS[slot]:
                near |= 1 << neighbour
        table.append(near)
    return table


NEAR: Final = _near()  # indexed by mask >> 1: slot 0 does not exist


@final
class Telescope:
    """The cards in their slots."""

    def __init__(self, cards: list[Card | None], shown: list[int]) -> None:
        self.cards: Final = cards  # by slot; 0 is not used
        self.shown: Final = shown  # for each type: the slots where it lies face up
        self.free = ALL_SLOTS
        self.down = 0  # the slots whose card lies face down
        # The sums of the numbers in the sections (ST-6.3)
        self.top = 0
        self.middle = 0
        self.bottom = 0

    def copy(self) -> Telescope:
        twin = Telescope(self.cards[:], self.shown[:])
        twin.free = self.free
        twin.down = self.down
        twin.top = self.top
        twin.middle = self.middle
        twin.bottom = self.bottom
        return twin

    def put(self, card: Card, slot: int, face_down: bool) -> None:
        if face_down:
            self.cover(slot)
        else:
            self.free &= ~(1 << slot)
            if not card.is_satellite:
                self.shown[card.type] |= 1 << slot
            self.count(slot, card.number)  # ST-4.7: a 6/0 is a six here
        self.cards[slot] = card

    def cover(self, slot: int) -> None:
        """A card lies face down there, whatever it is (ST-4.5)."""
        self.free &= ~(1 << slot)
        self.down |= 1 << slot
        self.count(slot, FACE_DOWN_NUMBER)

    def count(self, slot: int, number: int) -> None:
        if slot <= 5:
            self.top += number
        elif slot <= 8:
            self.middle += number
        else:
            self.bottom += number

    def face_up_slots(self, card: Card) -> int:
        """Where the card may go face up: next to its type, or anywhere while its type is not there
        (ST-4.3, ST-4.4); a satellite anywhere (ST-4.6)."""
        same = 0 if card.is_satellite else self.shown[card.type]
        return self.free & NEAR[same >> 1] if same else self.free

    def stars(self, type: int, stars: list[int]) -> int:
        """The stars on face-up cards of a type (ST-6.2)."""
        total = 0
        shown = self.shown[type]
        slot = 1
        while shown >> slot:
            if shown >> slot & 1:
                card = self.cards[slot]
                if card is not None:
                    total += stars[card.order]
            slot += 1
        return total

    def is_diverse(self) -> bool:
        """All five types lie face up (ST-6.4)."""
        for slots in self.shown:
            if slots == 0:
                return False
        return True


def empty_telescope() -> Telescope:
    return Telescope([None] * 13, [0, 0, 0, 0, 0])
