"""What somebody has to decide before the game goes on, as data on the state's stack.

The newest question is the one that is open. A question knows who is asked, which answers there are,
how to carry one out, and its JSON. Questions never change: a question with two cards to go is
followed by a new one with one card to go.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from asterism.engine.move import Move

if TYPE_CHECKING:
    from asterism.games.star_realms.moves import Choose
    from asterism.games.star_realms.state import StarRealmsState

MOST: Final = 10**6  # of anything that is counted
Fields = dict[str, object]


class Question:
    """Something one seat has to answer; or, if `asks` is false, something that happens when all
    above it is answered. `type`: its name in JSON.
    """

    def __init__(self, type: str, seat: int, asks: bool = True) -> None:
        self.type: Final = type
        self.seat: Final = seat
        self.asks: Final = asks

    def answers(self, state: StarRealmsState) -> list[Move]:
        """All answers, always in the same order; "no" comes last."""
        return []

    def answer(self, state: StarRealmsState, choice: Choose) -> None:
        """Carry out the answer. The question is off the stack already."""
        raise NotImplementedError

    def go_on(self, state: StarRealmsState) -> None:
        """What happens when this, which asks nothing, comes to the top of the stack."""
        raise NotImplementedError

    def is_open(self, state: StarRealmsState) -> bool:
        """Is there still something to decide? What was asked about may have left the game."""
        return True

    def outlasts(self, seat: int, on_turn: bool) -> bool:
        """Is it still to be answered when that seat has left? What it was asked is void; if it is
        its turn, so is everything it began.
        """
        return not on_turn and self.seat != seat

    def to_json(self) -> Fields:
        return {"type": self.type, "seat": self.seat}
