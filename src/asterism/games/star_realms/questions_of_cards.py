"""Questions about cards that somebody gets, or becomes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from asterism.engine.move import Move
from asterism.games.star_realms.asking import list_row
from asterism.games.star_realms.cards import Card
from asterism.games.star_realms.moves import DECLINE, ON_TOP, Choose
from asterism.games.star_realms.question import Fields, Question

if TYPE_CHECKING:
    from asterism.games.star_realms.state import StarRealmsState


@final
class TakeShip(Question):
    """Blob Carrier: a ship for nothing, on top of the deck."""

    def __init__(self, seat: int) -> None:
        super().__init__("take_ship", seat)

    def answers(self, state: StarRealmsState) -> list[Move]:
        moves: list[Move] = []
        list_row(state, True, moves)
        if state.explorers > 0:
            moves.append(state.terms.box.explorer.moves.pile)
        return moves

    def answer(self, state: StarRealmsState, choice: Choose) -> None:
        assert choice.card is not None
        state.take_on_top(self.seat, choice.card)

    @staticmethod
    def read(state: StarRealmsState, seat: int, data: Fields, where: str) -> Question:
        return TakeShip(seat)


@final
class OnTop(Question):
    """Freighter, Central Office: shall the ship just acquired go on top of the deck?"""

    def __init__(self, seat: int, card: Card) -> None:
        super().__init__("on_top", seat)
        self.card: Final = card

    def answers(self, state: StarRealmsState) -> list[Move]:
        return [ON_TOP, DECLINE]

    def answer(self, state: StarRealmsState, choice: Choose) -> None:
        if not choice.decline:
            state.put_on_top(self.seat, self.card)

    def to_json(self) -> Fields:
        return {"type": self.type, "seat": self.seat, "card": self.card.code}

    @staticmethod
    def read(state: StarRealmsState, seat: int, data: Fields, where: str) -> Question:
        card = state.terms.box.read_card(data.get("card"), f"{where}.card")
        if card not in state.realms[seat].discard:
            raise ValueError(f"{where}.card: {card.code} is not on that discard pile")
        return OnTop(seat, card)


@final
class CopyShip(Question):
    """Stealth Needle: which of the ships played this turn it becomes."""

    def __init__(self, seat: int) -> None:
        super().__init__("copy_ship", seat)

    def answers(self, state: StarRealmsState) -> list[Move]:
        moves: list[Move] = []
        played = state.realms[self.seat].played
        for card in state.terms.box.cards:
            if played & card.bit:
                moves.append(card.moves.played)
        return moves

    def answer(self, state: StarRealmsState, choice: Choose) -> None:
        assert choice.card is not None
        state.become(self.seat, choice.card)

    @staticmethod
    def read(state: StarRealmsState, seat: int, data: Fields, where: str) -> Question:
        ships = state.realms[seat].ships
        if not ships or not ships[-1].card.copies_ships:
            raise ValueError(f"{where}: that seat has not just played a card that copies ships")
        return CopyShip(seat)
