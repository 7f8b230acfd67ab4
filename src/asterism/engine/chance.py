"""Chance: the source of every shuffle, draw and random number in a game.

The rules ask a `Chance` for the next card or number. Its class decides where the answer comes from:

* `Seeded`: from a seed, the same on every machine (docs/notation.md has the algorithm and test
vectors);
* `Scripted`: from a list of outcomes, as in a record or a test;
* `Stepwise`: from a caller who walks the tree of outcomes; it stops where the next one is due;
* `Quick`: from a small fast generator, for playouts and samples, where nothing must be
unpredictable.

Piles are lists whose top card is the last item.
"""

from hashlib import sha256
from typing import Final, TypeVar, cast, final

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece:
    """A card, token or board. Equal pieces are the same object, compared with `is`."""

    def __init__(self, code: str) -> None:
        self.code: Final = code

    def __repr__(self) -> str:
        return self.code

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("a piece travels as its code")


P = TypeVar("P", bound=Piece)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Shuffles, draws and picks numbers; keeps the outcomes while a game is recorded."""

    def __init__(self) -> None:
        self.noted: list[str] | None = None

    def shuffle(self, cards: list[P]) -> None:
        """Shuffle the cards in place."""
        raise NotImplementedError

    def draw(self, pile: list[P]) -> P:
        """Take the top card of a shuffled pile."""
        card = pile.pop()
        if self.noted is not None:
            self.noted.append(card.code)
        return card

    def pick(self, count: int) -> int:
        """One of the numbers 0 .. count - 1, each equally likely."""
        number = self.number(count)
        if self.noted is not None:
            self.noted.append(str(number))
        return number

    def number(self, count: int) -> int:
        raise NotImplementedError

    def copy(self) -> "Chance":
        raise NotImplementedError

    def to_json(self) -> dict[str, object]:
        """The state of the generator."""
        raise NotImplementedError


@final
class Bytes:
    """The bytes of shuffle number k: SHA-256(key, k, 0), SHA-256(key, k, 1), ... one block after
    the other.
    """

    def __init__(self, key: bytes, shuffle: int) -> None:
        self.head: Final = key + shuffle.to_bytes(8, "big")
        self.blocks = 0
        self.block: bytes = b""
        self.at = 32

    def next(self) -> int:
        if self.at == 32:
            self.block = sha256(self.head + self.blocks.to_bytes(8, "big")).digest()
            self.blocks += 1
            self.at = 0
        byte: int = self.block[self.at]
        self.at += 1
        return byte

    def below(self, count: int) -> int:
        """A number below `count` (at most 65536). Bytes that would bias it are rejected."""
        if count <= 256:
            fair = 256 - 256 % count
            value = self.next()
            while value >= fair:
                value = self.next()
        else:
            fair = 65536 - 65536 % count
            value = self.next() * 256 + self.next()
            while value >= fair:
                value = self.next() * 256 + self.next()
        return value % count


@final
class Seeded(Chance):
    """All outcomes follow from the seed, and none reveals another: knowing all cards of one shuffle
    tells nothing about the next one or the seed.
    """

    def __init__(self, seed: int, shuffles: int = 0, key: bytes = b"") -> None:
        super().__init__()
        if seed < 0:
            raise ValueError(f"a seed is a whole number from 0 up, not {seed}")
        self.seed: Final = seed
        self.shuffles = shuffles
        named: object = seed  # compiled, str() of an int above 62 bits keeps it for ever
        self.key: Final = key if key else sha256(b"asterism " + str(named).encode()).digest()

    def _bytes(self) -> Bytes:
        self.shuffles += 1
        return Bytes(self.key, self.shuffles)

    def shuffle(self, cards: list[P]) -> None:
        source = self._bytes()
        for last in range(len(cards) - 1, 0, -1):
            other = source.below(last + 1)
            card = cards[other]
            cards[other] = cards[last]
            cards[last] = card

    def number(self, count: int) -> int:
        return self._bytes().below(count)

    def copy(self) -> Chance:
        return Seeded(self.seed, self.shuffles, self.key)

    def to_json(self) -> dict[str, object]:
        return {"seed": self.seed, "shuffles": self.shuffles}


# x -> (x * MULTIPLIER + INCREMENT) mod 2**63 visits every number once before it starts again.
MULTIPLIER: Final = 3202034522624059733
INCREMENT: Final = 1442695040888963407
MASK63: Final = 0x7FFFFFFFFFFFFFFF
# The same, kept as 64 bits: compiled code would make the literal, which is no small int, anew.
MASK: Final[i64] = i64(MASK63)


@final
class Quick(Chance):
    """A 63-bit linear congruential generator: fast, repeatable, for samples and playouts."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        # Neighbouring seeds must not give similar numbers: callers use the seeds 0, 1, 2, ...
        x: i64 = seed & MASK63
        for _ in range(3):
            x = ((x ^ (x >> 32)) * MULTIPLIER + INCREMENT) & MASK
        self.x: i64 = x ^ (x >> 31)

    def below(self, count: int) -> int:
        """A number below `count`, which is far smaller than 2**31."""
        x: i64 = (self.x * MULTIPLIER + INCREMENT) & MASK
        self.x = x
        return ((x >> 32) * count) >> 31

    def upto(self, count: int) -> int:
        """A number below `count`, however large."""
        if count < 1 << 20:
            return self.below(count)
        value, bits = 0, 0
        while count >> bits != 0 or bits < 62:
            value = (value << 31) | self.below(1 << 30) * 2 | self.below(2)
            bits += 31
        return (value * count) >> bits

    def number(self, count: int) -> int:
        return self.below(count)

    def shuffle(self, cards: list[P]) -> None:
        # As plain objects: compiled code would ask each one whether it is a piece.
        things = cast(list[object], cards)
        x: i64 = self.x
        for last in range(len(things) - 1, 0, -1):
            # As in `below`, without the call.
            x = (x * MULTIPLIER + INCREMENT) & MASK
            other: int = ((x >> 32) * (last + 1)) >> 31
            thing = things[other]
            things[other] = things[last]
            things[last] = thing
        self.x = x

    def copy(self) -> Chance:
        twin = Quick(0)
        twin.x = self.x
        return twin

    def to_json(self) -> dict[str, object]:
        return {"quick": int(self.x)}


def chance_from_json(data: object) -> Chance:
    """The chance from the JSON of `to_json`; None: the seed 0."""
    if data is None:
        return Seeded(0)
    if isinstance(data, dict):
        seed, shuffles, quick = data.get("seed"), data.get("shuffles", 0), data.get("quick")
        if type(quick) is int and 0 <= quick <= MASK63 and len(data) == 1:
            fast = Quick(0)
            fast.x = quick
            return fast
        if type(seed) is int and type(shuffles) is int and seed >= 0 and shuffles >= 0:
            return Seeded(seed, shuffles)
    raise ValueError('chance: expected {"seed": n, "shuffles": n} with whole numbers from 0 up')
