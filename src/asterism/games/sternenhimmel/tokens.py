"""The nine tokens of a player (SH-1.1), and hands of them."""

from typing import Final, final

from asterism.engine.chance import Piece


@final
class Token(Piece):
    """A kind of token. Equal tokens are this one object, whoever owns them.

    A hand is a number to which each of its tokens adds its `unit`: one binary digit for each kind,
    and at the top two digits for the double star, of which there are two. So a token leaves a hand
    by subtraction and comes back by addition.
    """

    def __init__(self, code: str, index: int, value: int, copies: int) -> None:
        super().__init__(code)
        self.index: Final = index
        self.value: Final = value
        self.copies: Final = copies
        self.unit: Final = 1 << index


def _make_tokens() -> list[Token]:
    tokens = [Token(str(value), index, value, 1) for index, value in enumerate((1, 3, 5, 6, 7, 10))]
    return [*tokens, Token("hole", 6, 0, 1), Token("double", 7, 0, 2)]


TOKENS: Final = _make_tokens()
HOLE: Final = TOKENS[6]
DOUBLE: Final = TOKENS[7]
BY_CODE: Final = {token.code: token for token in TOKENS}

# A face-down token of somebody else, in a view.
UNKNOWN: Final = Token("?", 8, 0, 0)

# All nine tokens.
SET: Final = sum([token.unit * token.copies for token in TOKENS])
SET_SIZE: Final = sum([token.copies for token in TOKENS])


def count(hand: int, token: Token) -> int:
    """How many of a token are in a hand."""
    held = hand >> token.index
    return held if token is DOUBLE else held & 1


def tokens_of(hand: int) -> list[Token]:
    """The tokens of a hand, both double stars too."""
    return [token for token in TOKENS for _ in range(count(hand, token))]


# By hand: the different tokens in it, and how many tokens it has.
KINDS: Final = [[token for token in TOKENS if count(hand, token)] for hand in range(SET + 1)]
SIZE: Final = [len(tokens_of(hand)) for hand in range(SET + 1)]


def hand_of(tokens: list[Token]) -> int:
    hand = 0
    for token in tokens:
        hand += token.unit
    return hand


def codes_of(hand: int) -> list[str]:
    return [token.code for token in tokens_of(hand)]


def token_named(code: object, where: str) -> Token:
    """The token of that code, whose number may be a number; a ValueError says where there is
    none.
    """
    token = BY_CODE.get(str(code)) if isinstance(code, str) or type(code) is int else None
    if token is None:
        raise ValueError(f"{where}: there is no token {code!r}: tokens are {', '.join(BY_CODE)}")
    return token


@final
class Lying:
    """A token of a seat, lying on a star."""

    def __init__(self, seat: int, token: Token) -> None:
        self.seat: Final = seat
        self.token: Final = token

    def __repr__(self) -> str:
        return f"<{self.token.code} of {self.seat}>"


# By seat and the token's index.
LYING: Final = [[Lying(seat, token) for token in [*TOKENS, UNKNOWN]] for seat in range(5)]
