"""Questions about cards that somebody gets, or becomes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from asterism.engine.move import Move
from asterism.engine.reading import as_bool, as_int, one_of
from asterism.games.star_realms.asking import ANY_COST, list_row
from asterism.games.star_realms.cards import Card
from asterism.games.star_realms.moves import DECLINE, ON_TOP, Choose
from asterism.games.star_realms.question import Fields, Question

if TYPE_CHECKING:
    from asterism.games.star_realms.state import StarRealmsState

DECK: Final = "deck"


@final
class TakeCard(Question):
    """A card for nothing: Blob Carrier takes a ship, on top of the deck."""

    def __init__(self, seat: int, to: str, cost: int, ships: bool) -> None:
        super().__init__("take_ship", seat)
        self.to: Final = to
        self.cost: Final = cost
        self.ships: Final = ships

    def answers(self, state: StarRealmsState) -> list[Move]:
        moves: list[Move] = []
        list_row(state, self.ships, self.cost, moves)
        explorer = state.terms.box.explorer
        if state.explorers > 0 and explorer.cost <= self.cost:
            moves.append(explorer.moves.pile)
        return moves

    def has_answers(self, state: StarRealmsState) -> bool:
        if state.explorers > 0 and state.terms.box.explorer.cost <= self.cost:
            return True
        for card in state.row:
            if card is not None and card.cost <= self.cost and (card.is_ship or not self.ships):
                return True
        return False

    def answer(self, state: StarRealmsState, choice: Choose) -> None:
        assert choice.card is not None
        state.take_for_nothing(self.seat, choice.card, self.to)

    def to_json(self) -> Fields:
        """What is as for Blob Carrier is left out."""
        data: Fields = {"type": self.type, "seat": self.seat}
        if self.to != DECK:
            data["to"] = self.to
        if self.cost < ANY_COST:
            data["cost"] = self.cost
        if not self.ships:
            data["ships"] = False
        return data

    @staticmethod
    def read(state: StarRealmsState, seat: int, data: Fields, where: str) -> Question:
        return TakeCard(
            seat,
            one_of(data.get("to", DECK), f"{where}.to", (DECK, "hand", "discard")),
            as_int(data.get("cost", ANY_COST), f"{where}.cost", 1, ANY_COST),
            as_bool(data.get("ships", True), f"{where}.ships"),
        )


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


@final
class RepeatBase(Question):
    """Which of one's own bases has its primary happen again; never one that copies a base."""

    def __init__(self, seat: int) -> None:
        super().__init__("copy_base", seat)

    def answers(self, state: StarRealmsState) -> list[Move]:
        moves: list[Move] = []
        seen = 0
        for item in state.realms[self.seat].bases:
            card = item.card
            if not seen & card.bit and card.primary and not card.copies_bases:
                seen |= card.bit
                moves.append(card.moves.choose_in_play(0))
        return moves

    def answer(self, state: StarRealmsState, choice: Choose) -> None:
        assert choice.card is not None
        state.repeat(self.seat, choice.card)

    @staticmethod
    def read(state: StarRealmsState, seat: int, data: Fields, where: str) -> Question:
        return RepeatBase(seat)
