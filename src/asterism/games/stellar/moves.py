"""What a player can decide, each decision made once and shared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast, final

from asterism.engine.move import Move, Unseen
from asterism.engine.state import State
from asterism.games.stellar.cards import CARDS, Card
from asterism.games.stellar.telescope import ALL_SLOTS, SLOTS, slots_of

if TYPE_CHECKING:
    from asterism.games.stellar.state import StellarState

TELESCOPE: Final = "telescope"
NOTEBOOK: Final = "notebook"
ROW_SLOTS: Final = (1, 2, 3, 4, 5)


@final
class Start(Move):
    """Put this starter on the telescope, the other one into the notebook (ST-2.1)."""

    def __init__(self, card: Card) -> None:
        super().__init__(f"start {card.code}")
        self.card: Final = card

    def to_json(self) -> dict[str, object]:
        return {"type": "start", "telescope": self.card.code}

    def apply(self, state: State, seat: int) -> None:
        cast("StellarState", state).choose_starter(seat, self.card)


@final
class Renew(Move):
    """Discard the row and reveal five new cards (ST-3.0)."""

    def __init__(self) -> None:
        super().__init__("renew")

    def to_json(self) -> dict[str, object]:
        return {"type": "renew"}

    def apply(self, state: State, seat: int) -> None:
        cast("StellarState", state).renew(seat)


@final
class Keep(Move):
    """Leave the row as it is (ST-3.0)."""

    def __init__(self) -> None:
        super().__init__("keep")

    def to_json(self) -> dict[str, object]:
        return {"type": "keep"}

    def apply(self, state: State, seat: int) -> None:
        cast("StellarState", state).keep(seat)


@final
class Take(Move):
    """Step 1: take the card of a row slot into the hand (ST-3.1)."""

    def __init__(self, slot: int) -> None:
        super().__init__(f"take {slot}")
        self.slot: Final = slot

    def to_json(self) -> dict[str, object]:
        return {"type": "take", "slot": self.slot}

    def apply(self, state: State, seat: int) -> None:
        cast("StellarState", state).take(seat, self.slot)


@final
class Play(Move):
    """Step 2: play a card of the hand to the telescope or to the notebook (ST-3.2)."""

    def __init__(self, card: Card, area: str) -> None:
        super().__init__(f"play {card.code} {area}")
        self.card: Final = card
        self.area: Final = area
        self.to_telescope: Final = area == TELESCOPE

    def to_json(self) -> dict[str, object]:
        return {"type": "play", "card": self.card.code, "area": self.area}

    def apply(self, state: State, seat: int) -> None:
        cast("StellarState", state).play_card(seat, self.card, self.to_telescope)


@final
class Place(Move):
    """Put the card in question on a slot of the telescope, face up or face down (ST-4)."""

    def __init__(self, slot: int, face_down: bool) -> None:
        super().__init__(f"place {slot} {'down' if face_down else 'up'}")
        self.slot: Final = slot
        self.face_down: Final = face_down

    def to_json(self) -> dict[str, object]:
        return {"type": "place", "slot": self.slot, "face_down": self.face_down}

    def apply(self, state: State, seat: int) -> None:
        cast("StellarState", state).place(seat, self.slot, self.face_down)


@final
class Last(Move):
    """At the end: play one of the two cards left to the notebook (ST-6.1)."""

    def __init__(self, card: Card) -> None:
        super().__init__(f"last {card.code}")
        self.card: Final = card

    def to_json(self) -> dict[str, object]:
        return {"type": "last", "card": self.card.code}

    def apply(self, state: State, seat: int) -> None:
        cast("StellarState", state).choose_last(seat, self.card)


START_UNSEEN: Final = Unseen("start ?")
PLAY_UNSEEN: Final = Unseen("play ? telescope")
LAST_UNSEEN: Final = Unseen("last ?")

START: Final[dict[Card, Move]] = {card: Start(card) for card in CARDS if not card.is_satellite}
RENEW: Final = Renew()
KEEP: Final = Keep()
RENEW_OR_KEEP: Final[list[Move]] = [RENEW, KEEP]
TAKE: Final[list[Move]] = [Take(slot) for slot in ROW_SLOTS]
# By the card's order: to the telescope, to the notebook.
PLAY: Final[list[list[Move]]] = [[Play(card, TELESCOPE), Play(card, NOTEBOOK)] for card in CARDS]
UP: Final[list[Move]] = [Place(slot, False) for slot in SLOTS]
DOWN: Final[list[Move]] = [Place(slot, True) for slot in SLOTS]
LAST: Final[list[Move]] = [Last(card) for card in CARDS]

# For every set of slots (mask >> 1): the moves that place a card on one of them.
FACE_UP: Final = [[UP[slot - 1] for slot in slots_of(mask)] for mask in range(0, ALL_SLOTS + 2, 2)]
FACE_DOWN: Final = [
    [DOWN[slot - 1] for slot in slots_of(mask)] for mask in range(0, ALL_SLOTS + 2, 2)
]

AFTER_THE_START: Final[list[Move]] = [
    *RENEW_OR_KEEP,
    *TAKE,
    *[move for pair in PLAY for move in pair],
    *UP,
    *DOWN,
    *LAST,
]
ALL_MOVES: Final[list[Move]] = [*START.values(), *AFTER_THE_START]
BY_TEXT: Final = {move.text: move for move in ALL_MOVES}


def universe_of(starters: list[Card]) -> list[Move]:
    """All moves of a game with these starters."""
    return [*[START[card] for card in CARDS if card in starters], *AFTER_THE_START]
