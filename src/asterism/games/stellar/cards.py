"""The 60 cards (ST-1)."""

from importlib.resources import files
from json import loads
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
        self.copies: Final = 1 if type == NO_TYPE or number == SIX else 2  # ST-1.2


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

# ST-1.4: one 3 of each type is a starter.
STARTERS: Final = [card for card in CARDS if card.number == 3 and not card.is_satellite]

# The other 55.
OTHERS: Final = [
    card for card in CARDS for _ in range(card.copies - (1 if card in STARTERS else 0))
]


def _printed_stars() -> list[int]:
    data = loads((files("asterism.games.stellar") / "cards.json").read_text(encoding="utf-8"))
    stars: list[int] = data["stars"]
    return stars


# ST-1.3: stars by number 1, 2, 3, 4, 5, 6/0.
STARS: Final = _printed_stars()
