"""What everybody at the table remembers about tokens that cannot be seen (SH-1.4).

All sets are equal, so the hand and the face-down tokens of a player are together exactly what does
not lie open. And a face-down token is none of those that were seen elsewhere while it lay there,
even if they are back in the hand by now. That is all that can be told: a deal is possible exactly
if at no moment there were more of a token outside the hand than a set has.

It is the same for all who watch; a seat adds its own tokens. Playouts have no memory.
"""

from __future__ import annotations

from typing import Final, final

from asterism.engine.chance import Quick
from asterism.engine.log import Log
from asterism.games.sternenhimmel.events import PUT, PUT_UNSEEN
from asterism.games.sternenhimmel.moves import Star, star_at
from asterism.games.sternenhimmel.tokens import BY_CODE, Token, TokenSet


@final
class FaceDown:
    """A face-down token as all but its owner know it."""

    def __init__(self, star: Star, seen: int) -> None:
        self.star: Final = star
        # Of each token, the most that were known to be outside the hand at one moment since this
        # one lies here; a number as hands are.
        self.seen: Final = seen

    def room(self, token: Token, tokens: TokenSet) -> int:
        """How many of a token can be here and at the face-down places that are older."""
        return tokens.copies[token.index] - tokens.counts[self.seen][token.index]

    def saw(self, token: Token, copies: int, tokens: TokenSet) -> FaceDown:
        """The same, once so many of a token were outside at one moment."""
        more = copies - tokens.counts[self.seen][token.index]
        if more <= 0:
            return self
        return FaceDown(self.star, self.seen + more * tokens.units[token.index])


@final
class Unseen:
    """The hand and the face-down tokens of one player.

    Whatever was seen while a token lay was also seen while those lay that were put down before it:
    going by age, what can be under the tokens only grows.
    """

    def __init__(self, tokens: TokenSet, face_down: list[FaceDown], outside: int) -> None:
        self.tokens: Final = tokens
        self.face_down = face_down  # the oldest first
        self.outside = outside  # the tokens that lie open, as a hand

    def copy(self) -> Unseen:
        return Unseen(self.tokens, self.face_down[:], self.outside)

    def settle(self) -> None:
        """What is outside now, or was seen since a younger token lies, counts for older ones."""
        seen = self.outside
        for at in range(len(self.face_down) - 1, -1, -1):
            place = self.face_down[at]
            for token in self.tokens.kinds:
                place = place.saw(token, self.tokens.count(seen, token), self.tokens)
            self.face_down[at] = place
            seen = place.seen

    # What happens.

    def showed(self, token: Token) -> None:
        """A token of the hand was put face up."""
        self.outside += self.tokens.units[token.index]
        copies = self.tokens.count(self.outside, token)
        self.face_down = [place.saw(token, copies, self.tokens) for place in self.face_down]

    def hid(self, star: Star) -> None:
        """A token of the hand was put face down."""
        self.face_down.append(FaceDown(star, self.outside))

    def turned_up(self, star: Star, token: Token) -> None:
        """A face-down token came to light: it was outside the hand all the time."""
        at = 0
        while self.face_down[at].star is not star:
            at += 1
        place = self.face_down.pop(at)
        tokens = self.tokens
        self.outside += tokens.units[token.index]
        with_it = tokens.count(place.seen, token) + 1
        for other in range(len(self.face_down)):
            younger = self.face_down[other]
            seen = with_it if other < at else tokens.count(younger.seen, token) + 1
            self.face_down[other] = younger.saw(token, seen, tokens)

    def returned(self, token: Token) -> None:
        """An open token went back into the hand."""
        self.outside -= self.tokens.units[token.index]

    def learn(self, later: Unseen) -> None:
        """Moves were taken back, but `later`, when they stood, more had been seen."""
        for at in range(len(self.face_down)):
            for place in later.face_down:
                if place.star is self.face_down[at].star:
                    self.face_down[at] = place

    # What can be.

    def hidden(self) -> int:
        """The tokens that nobody but their owner can place, as a hand."""
        return self.tokens.full - self.outside

    def deal(self, chance: Quick) -> list[Token]:
        """Tokens for the face-down places, every possible deal equally likely; the rest is the
        hand's.

        The places are filled by age. Each choice leaves equally many to the next, because what an
        older one can be a younger one can be, too. Only equal tokens may turn out to be one too
        many for the older places: then all is dealt again.
        """
        tokens = self.tokens
        while True:
            pool = tokens.tokens_in[tokens.full - self.outside][:]
            dealt: list[Token] = []
            for place in self.face_down:
                token = self._take(place, pool, chance)
                dealt.append(token)
                if tokens.copies[token.index] > 1:
                    equal = 0
                    for other in dealt:
                        if other is token:
                            equal += 1
                    if equal > place.room(token, tokens):
                        break
            else:
                return dealt

    def _take(self, place: FaceDown, pool: list[Token], chance: Quick) -> Token:
        """Any of the tokens in the pool that can be at that place."""
        fitting = 0
        for token in pool:
            if place.room(token, self.tokens) > 0:
                fitting += 1
        pick = chance.below(fitting)
        at = 0
        while True:
            token = pool[at]
            if place.room(token, self.tokens) > 0:
                if pick == 0:
                    pool.pop(at)
                    return token
                pick -= 1
            at += 1

    def is_possible(self) -> bool:
        """Is there any deal at all?"""
        return self._possible(-1, self.tokens.kinds[0], 0)

    def can_be(self, star: Star) -> list[Token]:
        """What the token on a star can be."""
        for at, place in enumerate(self.face_down):
            if place.star is star:
                return [token for token in self.tokens.kinds if self._possible(at, token, 1)]
        return []

    def may_hold(self, held: int) -> list[Token]:
        """What can be in the hand of that size, equal tokens as often as they can."""
        if held == 0:
            return []
        found: list[Token] = []
        for token in self.tokens.kinds:
            for copies in range(1, min(self.tokens.count(self.hidden(), token), held) + 1):
                if self._possible(-1, token, copies):
                    found.append(token)
        return found

    def _possible(self, at: int, token: Token, copies: int) -> bool:
        """Is there a deal with so many of that token at place number `at` (-1: in the hand)?

        There is, if every place finds enough different tokens for itself and the older ones.
        """
        tokens, hidden = self.tokens, self.hidden()
        if tokens.count(hidden, token) < copies:
            return False
        if at >= 0 and self.face_down[at].room(token, tokens) < 1:
            return False
        needed = 0
        for other in range(len(self.face_down)):
            place = self.face_down[other]
            if other == at:
                continue
            needed += 1
            found = 0
            for kind in tokens.kinds:
                room = place.room(kind, tokens)
                left = tokens.count(hidden, kind)
                if kind is token:
                    left -= copies
                    if other > at >= 0:
                        room -= 1
                    elif at >= 0:
                        room = min(room, self.face_down[at].room(kind, tokens) - 1)
                found += max(min(room, left), 0)
            if found < needed:
                return False
        return True


@final
class Memory:
    """What is remembered of each player."""

    def __init__(self, players: list[Unseen]) -> None:
        self.players: Final = players

    def copy(self) -> Memory:
        return Memory([unseen.copy() for unseen in self.players])

    def recall(self, undone: list[Log], seat: int) -> None:
        """Tokens that the seat had put were taken back: that they were in its hand is known."""
        for course in courses(undone):
            later = self.players[seat].copy()
            for entry in course:
                for event in entry.events:
                    if event.type is PUT:
                        later.showed(BY_CODE[str(event.values[0])])
                    elif event.type is PUT_UNSEEN:
                        later.hid(star_at(event.values[2]))
            self.players[seat].learn(later)


def courses(undone: list[Log]) -> list[list[Log]]:
    """The ways that the game went and that were taken back, each from its first move to its last.

    Some were left in the middle to go another way, so moves can belong to several.
    """
    before: dict[Log, Log] = {}
    for entry in undone:
        earlier = entry.before
        while earlier is not None and earlier.restored is not None:
            earlier = earlier.restored
        if earlier is not None and earlier in undone:
            before[entry] = earlier
    found: list[list[Log]] = []
    for last in undone:
        if last not in before.values():
            course = [last]
            while course[0] in before:
                course.insert(0, before[course[0]])
            found.append(course)
    return found


def fresh_memory(players: int, tokens: TokenSet) -> Memory:
    return Memory([Unseen(tokens, [], 0) for _ in range(players)])
