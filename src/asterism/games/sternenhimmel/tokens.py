"""Tokens (SH-1.1), the sets of them that players have, and hands as numbers."""

from typing import Final, final

from asterism.engine.chance import Piece

HIGHEST_VALUE: Final = 20  # of a token in any pack
# The values of the rulebook come first: moves with these are made for every star.
_VALUES: Final = (1, 3, 5, 6, 7, 10)


@final
class Token(Piece):
    """A kind of token. Equal tokens are this one object, in all games and whoever owns them."""

    def __init__(self, code: str, index: int, value: int) -> None:
        super().__init__(code)
        self.index: Final = index  # among all that there can be
        self.value: Final = value


def _make_tokens() -> list[Token]:
    codes = [*[str(value) for value in _VALUES], "hole", "double"]
    codes += [str(value) for value in range(1, HIGHEST_VALUE + 1) if value not in _VALUES]
    return [
        Token(code, index, int(code) if code.isdecimal() else 0) for index, code in enumerate(codes)
    ]


TOKENS: Final = _make_tokens()
HOLE: Final = TOKENS[6]
DOUBLE: Final = TOKENS[7]
RULEBOOK_KINDS: Final = 8
BY_CODE: Final = {token.code: token for token in TOKENS}

# A face-down token of somebody else, in a view.
UNKNOWN: Final = Token("?", len(TOKENS), 0)


@final
class TokenSet:
    """The tokens that each player has.

    A hand is a number to which each of its tokens adds its `unit`. The unit of a kind is one more
    than all kinds before it come to together. So a token leaves a hand by subtraction and comes
    back by addition, and what one wants to know of a hand lies ready in a list.
    """

    def __init__(self, tokens: list[Token]) -> None:
        """`tokens`: all of a set, equal ones beside each other."""
        kinds: list[Token] = []
        copies, units = [0] * len(TOKENS), [0] * len(TOKENS)
        for token in tokens:
            if token not in kinds:
                kinds.append(token)
            copies[token.index] = copies[token.index] + 1
        full = 0
        for token in kinds:
            units[token.index] = full + 1
            full += units[token.index] * copies[token.index]
        self.kinds: Final = kinds
        self.size: Final = len(tokens)
        self.full: Final = full  # the hand of all tokens
        self.copies: Final = copies  # by the token's index, as the next one
        self.units: Final = units
        # By hand: how many of each token are in it (by index), its different tokens, all of them,
        # and how many these are.
        self.counts: Final = [self._count(hand) for hand in range(full + 1)]
        self.kinds_in: Final = [
            [token for token in kinds if counted[token.index]] for counted in self.counts
        ]
        self.tokens_in: Final = [
            [token for token in kinds for _ in range(counted[token.index])]
            for counted in self.counts
        ]
        self.sizes: Final = [len(found) for found in self.tokens_in]
        # For those who judge: a token in the middle of the values, and what each token is as good
        # as. A black hole and a double star are as good as that one.
        values = sorted([token.value for token in tokens if token.value])
        self.middling: Final[Token] = BY_CODE[str(values[len(values) // 2])]
        self.worths: Final = [token.value or self.middling.value for token in TOKENS]
        self.strengths: Final = [
            float(sum([self.worths[token.index] for token in found])) for found in self.tokens_in
        ]

    def _count(self, hand: int) -> list[int]:
        counted = [0] * len(TOKENS)
        for token in self.kinds:
            unit, copies = self.units[token.index], self.copies[token.index]
            counted[token.index] = hand // unit % (copies + 1)
        return counted

    def count(self, hand: int, token: Token) -> int:
        """How many of a token are in a hand."""
        return self.counts[hand][token.index]

    def hand_of(self, tokens: list[Token]) -> int:
        hand = 0
        for token in tokens:
            hand += self.units[token.index]
        return hand

    def codes_of(self, hand: int) -> list[str]:
        return [token.code for token in self.tokens_in[hand]]

    def named(self, code: object, where: str) -> Token:
        """The token of that code, whose number may be a number; a ValueError says where there is
        none.
        """
        token = BY_CODE.get(str(code)) if isinstance(code, str) or type(code) is int else None
        if token is None or not self.copies[token.index]:
            codes = ", ".join([kind.code for kind in self.kinds])
            raise ValueError(f"{where}: there is no token {code!r}: tokens are {codes}")
        return token


_sets: Final[dict[str, TokenSet]] = {}
MOST_SETS: Final = 8  # so many lie ready


def token_set(values: list[int], holes: int, doubles: int) -> TokenSet:
    """The set with these tokens, in the order of the values."""
    tokens = [BY_CODE[str(value)] for value in sorted(values)] + [HOLE] * holes + [DOUBLE] * doubles
    key = " ".join([token.code for token in tokens])
    if key not in _sets:
        if len(_sets) >= MOST_SETS:
            _sets.clear()
        _sets[key] = TokenSet(tokens)
    return _sets[key]


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
