"""What a player can decide: to put a token on a star. Each decision is made once and shared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast, final

from asterism.engine.move import Move, Unseen
from asterism.engine.state import State
from asterism.games.sternenhimmel.tokens import TOKENS, Token, token_named

if TYPE_CHECKING:
    from asterism.games.sternenhimmel.state import SternenhimmelState


@final
class Star:
    """A star by its name, as moves say it: `ari.beta`.

    Boards of different sets may have stars of the same name. They share this object, because a
    move is one object wherever it is played; what is drawn around a star is the board's affair.
    """

    def __init__(self, board: str, id: str, label: str, board_label: str) -> None:
        self.board: Final = board
        self.id: Final = id
        self.name: Final = f"{board}.{id}"
        # What people call the star and its board, as the first set that had them says.
        self.label: Final = label
        self.board_label: Final = board_label
        # By the token's index.
        self.puts: Final = [Put(token, self) for token in TOKENS]
        self.unseen: Final = Unseen(f"put ? {self.name}")  # what others see of a face-down token

    def __repr__(self) -> str:
        return self.name


@final
class Put(Move):
    """Put a token of the hand on a free star (SH-2.3)."""

    def __init__(self, token: Token, star: Star) -> None:
        super().__init__(f"put {token.code} {star.name}")
        self.token: Final = token
        self.star: Final = star

    def to_json(self) -> dict[str, object]:
        return {
            "type": "put",
            "token": self.token.code,
            "board": self.star.board,
            "star": self.star.id,
        }

    def apply(self, state: State, seat: int) -> None:
        cast("SternenhimmelState", state).put(seat, self.token, self.star)


_stars: Final[dict[str, Star]] = {}


def make_star(board: str, id: str, label: str, board_label: str) -> Star:
    """The one star of that name, made when a board first needs it."""
    name = f"{board}.{id}"
    if name not in _stars:
        _stars[name] = Star(board, id, label, board_label)
    return _stars[name]


def star_at(place: object) -> Star:
    """The star that an event names as a place: `star.ari.beta`."""
    return _stars[str(place).removeprefix("star.")]


def find_put(token: object, board: object, star: object) -> Move:
    """The move with these parts; a ValueError names the part that does not exist."""
    found = _stars.get(f"{board}.{star}")
    if found is None:
        raise ValueError(f"there is no star {board}.{star}")
    return found.puts[token_named(token, "put").index]


def read_move(text: str) -> Move:
    """The move that a text like `put 10 ari.beta` stands for."""
    words = text.split()
    if len(words) != 3 or words[0] != "put" or "." not in words[2]:
        raise ValueError(f"{text!r} is not a move: say it like this: put 10 ari.beta")
    board, _, star = words[2].partition(".")
    return find_put(words[1], board, star)


def all_puts() -> list[Move]:
    """Every move on the stars of the boards that were read so far, ours among them."""
    puts: list[Move] = []
    for star in _stars.values():
        puts += star.puts
    return puts
