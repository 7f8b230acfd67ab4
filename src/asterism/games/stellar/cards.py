"""The kinds of cards (ST-1.1); how many of each there are is said by the box."""

from typing import Final, final

from asterism.engine.chance import Piece

# The five types, in the order of the score sheet; satellites are none (ST-1.1).
TYPES: Final = ("P", "M", "A", "C", "B")
NO_TYPE: Final = -1

SIX: Final = 6  # the 6/0: six in the telescope, six or zero in the notebook


@final
class Card(Piece):
    """A kind of card. Equal cards are this one object."""

    def __init__(self, order: int, letter: str, type: int, number: int) -> None:
        super().__init__(f"{letter}{number}")
        self.order: Final = order  # sorts hands and lists
        self.type: Final = type
        self.number: Final = number
        self.is_satellite: Final = type == NO_TYPE


def _make_cards() -> list[Card]:
    cards: list[Card] = []
    for type, letter in enumerate(TYPES):
        for number in range(1, 7):
            cards.append(Card(len(cards), letter, type, number))
    for number in range(1, 6):
        cards.append(Card(len(cards), "S", NO_TYPE, number))
    return cards


CARDS: Final = _make_cards()
BY_CODE: Final = {card.code: card for card in CARDS}
