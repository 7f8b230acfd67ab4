"""The error for a move that breaks a rule."""

from typing import Final

from asterism.engine.message import Message, in_english


class IllegalMove(Exception):
    """An illegal move: the clause it breaks, and why. Nothing has changed."""

    def __init__(self, clause: str, message: Message) -> None:
        super().__init__(clause, message)
        self.clause: Final = clause
        self.message: Final = message

    @property
    def reason(self) -> str:
        """The refusal as an English sentence."""
        return in_english(self.message)

    def __str__(self) -> str:
        return f"{self.reason} ({self.clause})"

    def __reduce__(self) -> tuple[object, ...]:
        # A native class does not keep what pickle needs to send it through a process pool.
        return (IllegalMove, (self.clause, self.message))
