"""What could be, counted out: hidden tokens, tried in every arrangement against what was seen.

Nothing here knows how the rules keep their memory: a moment is what was known to be outside one
player's hand, and which stars had an unknown token of that player.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache

# In the order of every list; packs have values up to 20.
CODES = [*(str(value) for value in range(1, 21)), "hole", "double"]
# SH-1.1
SET = Counter(["1", "3", "5", "6", "7", "10", "hole", "double", "double"])


def in_order(tokens: Counter[str]) -> list[str]:
    return [code for code in CODES for _ in range(tokens[code])]


@dataclass
class Moment:
    """At one moment: the stars with unknown tokens, and all that was elsewhere outside the hand."""

    unknown: set[str]
    outside: Counter[str]

    def key(self) -> tuple[frozenset[str], tuple[tuple[str, int], ...]]:
        return frozenset(self.unknown), tuple(sorted((+self.outside).items()))


@dataclass
class Watched:
    """One player, watched by somebody who writes everything down."""

    tokens: Counter[str] = field(default_factory=lambda: SET)
    open: Counter[str] = field(default_factory=Counter)
    face_down: list[str] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)

    def __deepcopy__(self, memo: dict[int, object]) -> Watched:
        # Followers are copied at every ply, and the general way is very slow.
        moments = [Moment(set(m.unknown), Counter(m.outside)) for m in self.moments]
        return Watched(self.tokens, Counter(self.open), self.face_down.copy(), moments)

    def note(self) -> None:
        if self.face_down:
            self.moments.append(Moment(set(self.face_down), Counter(self.open)))

    def showed(self, token: str) -> None:
        self.open[token] += 1
        self.note()

    def hid(self, star: str) -> None:
        self.face_down.append(star)
        self.note()

    def turned_up(self, star: str, token: str) -> None:
        """So that is what lay there, at every moment since it was put down."""
        self.face_down.remove(star)
        for moment in self.moments:
            if star in moment.unknown:
                moment.unknown.remove(star)
                moment.outside[token] += 1
        self.moments = [moment for moment in self.moments if moment.unknown]
        self.open[token] += 1
        self.note()

    def returned(self, token: str) -> None:
        self.open[token] -= 1

    def held_all_the_time(self, tokens: list[str]) -> None:
        """Tokens that were put and taken back were in the hand, and in no place face down."""
        if self.face_down:
            self.moments.append(Moment(set(self.face_down), self.open + Counter(tokens)))

    def unseen(self) -> Counter[str]:
        return self.tokens - self.open

    def seen(self, star: str) -> Counter[str]:
        """Of each token, the most that were outside at one moment while the star's lay there."""
        most: Counter[str] = Counter()
        for moment in self.moments:
            if star in moment.unknown:
                most |= moment.outside
        return most

    def deals(self) -> list[tuple[str, ...]]:
        """All that can lie on the face-down stars."""
        return possible(
            tuple(self.face_down),
            tuple(in_order(self.unseen())),
            frozenset(moment.key() for moment in self.moments),
            tuple(in_order(self.tokens)),
        )

    def can_be(self, star: str) -> list[str]:
        at = self.face_down.index(star)
        return in_order(Counter({deal[at]: 1 for deal in self.deals()}))

    def may_hold(self) -> list[str]:
        deals = self.deals()
        fewest = {code: min(deal.count(code) for deal in deals) for code in self.tokens}
        return in_order(Counter({code: n - fewest[code] for code, n in self.unseen().items()}))


@lru_cache(maxsize=100_000)
def possible(
    stars: tuple[str, ...],
    hidden: tuple[str, ...],
    moments: frozenset[tuple[frozenset[str], tuple[tuple[str, int], ...]]],
    tokens: tuple[str, ...],
) -> list[tuple[str, ...]]:
    known = [(unknown, dict(outside)) for unknown, outside in moments]
    most = Counter(tokens)

    def fits(star: str, code: str, dealt: dict[str, str]) -> bool:
        """Was there always enough of a token, if it lies on that star, too?"""
        for unknown, outside in known:
            if star in unknown:
                others = [s for s, c in dealt.items() if c == code and s in unknown]
                if outside.get(code, 0) + len(others) + 1 > most[code]:
                    return False
        return True

    def deal_from(at: int, dealt: dict[str, str], left: Counter[str]) -> Iterator[tuple[str, ...]]:
        if at == len(stars):
            yield tuple(dealt.values())
            return
        for code in most:
            if left[code] and fits(stars[at], code, dealt):
                more = {**dealt, stars[at]: code}
                yield from deal_from(at + 1, more, left - Counter([code]))

    return list(deal_from(0, {}, Counter(hidden)))
