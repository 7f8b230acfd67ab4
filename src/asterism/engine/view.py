"""A view: what one seat knows. Enough to choose a move and to sample the rest, and nothing more."""

from __future__ import annotations

from hashlib import sha256
from json import dumps
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from asterism.engine.move import Move

if TYPE_CHECKING:
    from asterism.engine.game import Game
    from asterism.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What one seat knows. It is complete: its JSON, read in another process, gives the same moves,
    samples and bot choices.
    """

    def __init__(self, game: Game, seat: int | None) -> None:
        self.game: Final = game
        self.seat: Final = seat  # None: a spectator

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that may decide now."""
        raise NotImplementedError

    def legal_moves(self) -> list[Move]:
        """What this seat may play now; empty if it may not decide."""
        raise NotImplementedError

    def sample(self, seed: int) -> State:
        """A full position that agrees with everything this seat knows, each equally likely. It has
        no log and no knowledge; it is for playouts.
        """
        raise NotImplementedError

    def preview(self, move: Move | str) -> dict[str, object]:
        """The visible consequences of a legal move: the change of the scores, and what follows.
        Nothing hidden.
        """
        raise NotImplementedError

    def to_json(self) -> dict[str, object]:
        raise NotImplementedError

    def fingerprint(self) -> int:
        """A hash of everything this seat knows and nothing else; bots seed their randomness with
        it.
        """
        text = dumps(self.to_json(), sort_keys=True, separators=(",", ":"))
        return int.from_bytes(sha256(text.encode()).digest()[:7], "big")
