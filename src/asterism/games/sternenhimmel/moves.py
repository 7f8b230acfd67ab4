"""What a player can decide: to put a token on a star. Each decision is made once and shared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast, final
from weakref import WeakValueDictionary

from mypy_extensions import mypyc_attr

from asterism.engine.move import Move, Unseen
from asterism.engine.state import State
from asterism.games.sternenhimmel.tokens import (
    BY_CODE,
    HIGHEST_VALUE,
    RULEBOOK_KINDS,
    TOKENS,
    Token,
)

if TYPE_CHECKING:
    from asterism.games.sternenhimmel.state import SternenhimmelState


@final
class Star:
    """A star by its name, as moves say it: `ari.beta`.

    Boards of different sets may have stars of the same name. They share this object, because a
    move is one object wherever it is played. So it knows nothing but that name: what people call
    the star, and what is drawn around it, is the board's affair.
    """

    def __init__(self, board: str, id: str) -> None:
        self.board: Final = board
        self.id: Final = id
        self.name: Final = f"{board}.{id}"
        # By the token's index: those of the rulebook, and all once somebody needs others.
        self.puts: Final = [Put(token, self) for token in TOKENS[:RULEBOOK_KINDS]]
        self.unseen: Final = Unseen(f"put ? {self.name}")  # what others see of a face-down token
        self.entry: Final = Entry(self)

    def __repr__(self) -> str:
        return self.name

    def put_of(self, token: Token) -> Put:
        while len(self.puts) <= token.index:
            self.puts.append(Put(TOKENS[len(self.puts)], self))
        return self.puts[token.index]


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


@mypyc_attr(native_class=False)
class Entry:
    """A star in the list of stars. Compiled classes cannot be referred to weakly; this one can."""

    def __init__(self, star: Star) -> None:
        self.star = star


# By name, as long as anybody uses them: people bring boards with whatever ids they like.
_stars: Final[WeakValueDictionary[str, Entry]] = WeakValueDictionary()


def star_named(board: str, id: str) -> Star:
    """The one star of that name."""
    name = f"{board}.{id}"
    known = _stars.get(name)
    if known is not None:
        return known.star
    star = Star(board, id)
    _stars[name] = star.entry
    return star


def star_at(place: object) -> Star:
    """The star that an event names as a place: `star.ari.beta`."""
    _, board, star = str(place).split(".")
    return star_named(board, star)


def is_id(value: object) -> bool:
    """Can it be typed as the id of a board or star?"""
    plain = value.replace("-", "").replace("_", "") if isinstance(value, str) else ""
    return plain.isascii() and plain.isalnum()


def find_put(token: object, board: object, star: object) -> Move:
    """The move with these parts; whether a game has that token and star is for the game to say. A
    ValueError names a part that cannot be.
    """
    if not is_id(board) or not is_id(star):
        raise ValueError(f"there is no star {board}.{star}")
    found = BY_CODE.get(str(token)) if isinstance(token, str) or type(token) is int else None
    if found is None:
        raise ValueError(
            f"put: there is no token {token!r}: tokens are 1 to {HIGHEST_VALUE}, hole and double"
        )
    return star_named(str(board), str(star)).put_of(found)


def read_move(text: str) -> Move:
    """The move that a text like `put 10 ari.beta` stands for."""
    words = text.split()
    if len(words) != 3 or words[0] != "put" or "." not in words[2]:
        raise ValueError(f"{text!r} is not a move: say it like this: put 10 ari.beta")
    board, _, star = words[2].partition(".")
    return find_put(words[1], board, star)
