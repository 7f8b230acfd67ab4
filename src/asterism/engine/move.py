"""A move: one decision of a player, as a shared immutable object."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from asterism.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """A decision, without the outcomes of chance that follow. Equal moves are the same object, made
    by their game and compared with `is`. A move applies itself to a state.
    """

    def __init__(self, text: str) -> None:
        self.text: Final = text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("a move travels as its text: send move.text, read it with game.move(text)")

    def to_json(self) -> dict[str, object]:
        """{"type": ..., ...}: the same decision as JSON."""
        raise NotImplementedError

    def apply(self, state: State, seat: int) -> None:
        """Apply the move. The caller has checked that it is legal."""
        raise NotImplementedError


@final
class Unseen(Move):
    """Stands for all moves that look the same to an observer; it cannot be played."""

    def to_json(self) -> dict[str, object]:
        raise TypeError(f"{self.text!r} is what a move looks like, not a move")

    def apply(self, state: State, seat: int) -> None:
        raise TypeError(f"{self.text!r} is what a move looks like, not a move")
