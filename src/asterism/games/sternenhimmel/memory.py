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
from asterism.games.sternenhimmel.events import PUT, PUT_UNSEEN, RETURNED, TURNED_UP, UNCOVERED
from asterism.games.sternenhimmel.moves import Star, star_at
from asterism.games.sternenhimmel.tokens import (
    BY_CODE,
    DOUBLE,
    SET,
    TOKENS,
    Token,
    count,
    tokens_of,
)

# By the number of hidden tokens a hand of them makes: the tokens, both double stars too.
LISTED: Final = [tokens_of(hand) for hand in range(SET + 1)]


@final
class FaceDown:
    """A face-down token as all but its owner know it."""

    def __init__(self, star: Star, seen: int, known: Token | None) -> None:
        self.star: Final = star
        # Of each token, the most that were outside the hand besides this one and other unknown
        # ones at one moment since it lies here; a number as hands are.
        self.seen: Final = seen
        self.known: Final = known  # it was turned up, and then moves were taken back

    def room(self, token: Token) -> int:
        """How many of a token can be here and under the unknown ones that lie here longer."""
        return token.copies - count(self.seen, token)

    def saw(self, token: Token, copies: int) -> FaceDown:
        """The same, once so many of a token were outside at one moment."""
        more = copies - count(self.seen, token)
        if more <= 0 or self.known is not None:
            return self
        return FaceDown(self.star, self.seen + more * token.unit, None)


@final
class Unseen:
    """The hand and the face-down tokens of one player.

    Whatever was seen while a token lay was also seen while those lay that were put down before it:
    going by age, what can be under the tokens only grows.
    """

    def __init__(self, face_down: list[FaceDown], outside: int) -> None:
        self.face_down = face_down  # the oldest first
        self.outside = outside  # the tokens known to be outside the hand, as a hand

    def copy(self) -> Unseen:
        return Unseen(self.face_down[:], self.outside)

    def settle(self) -> None:
        """What is outside now, or was seen since a younger token lies, counts for older ones."""
        seen = self.outside
        for at in range(len(self.face_down) - 1, -1, -1):
            place = self.face_down[at]
            if place.known is None:
                for token in TOKENS:
                    place = place.saw(token, count(seen, token))
                self.face_down[at] = place
                seen = place.seen

    # What happens.

    def showed(self, token: Token) -> None:
        """A token of the hand was put face up."""
        self.outside += token.unit
        copies = count(self.outside, token)
        self.face_down = [place.saw(token, copies) for place in self.face_down]

    def hid(self, star: Star) -> None:
        """A token of the hand was put face down."""
        self.face_down.append(FaceDown(star, self.outside, None))

    def turned_up(self, star: Star, token: Token) -> None:
        """A face-down token came to light: it was outside the hand all the time."""
        at = 0
        while self.face_down[at].star is not star:
            at += 1
        place = self.face_down.pop(at)
        if place.known is not None:
            return
        self.outside += token.unit
        with_it = count(place.seen, token) + 1
        for other in range(len(self.face_down)):
            younger = self.face_down[other]
            seen = with_it if other < at else count(younger.seen, token) + 1
            self.face_down[other] = younger.saw(token, seen)

    def returned(self, token: Token) -> None:
        """An open token went back into the hand."""
        self.outside -= token.unit

    def learn(self, later: Unseen, turned_up: dict[Star, Token]) -> None:
        """Moves were taken back, and what was seen in them stays known: `later` is how things
        stood then, `turned_up` what came to light on the way.
        """
        kept: dict[Star, FaceDown] = {place.star: place for place in later.face_down}
        learned: list[FaceDown] = []
        for place in self.face_down:
            token = turned_up.get(place.star)
            if token is None or place.known is not None:
                learned.append(kept.get(place.star, place))
            else:
                learned.append(FaceDown(place.star, 0, token))
                self.outside += token.unit
        self.face_down = learned

    # What can be.

    def hidden(self) -> int:
        """The tokens that nobody but their owner can place, as a hand."""
        return SET - self.outside

    def deal(self, chance: Quick) -> list[Token]:
        """Tokens for the face-down places, every possible deal equally likely; the rest is the
        hand's.

        The places are filled by age. Each choice leaves equally many to the next, because what an
        older one can be a younger one can be, too. Only both double stars may turn out to be one
        too many for the older places: then all is dealt again.
        """
        while True:
            pool = LISTED[SET - self.outside][:]
            dealt: list[Token] = []
            doubles = 0
            for place in self.face_down:
                token = place.known
                if token is None:
                    token = self._take(place, pool, chance)
                    if token is DOUBLE:
                        doubles += 1
                        if doubles > place.room(DOUBLE):
                            break
                dealt.append(token)
            if len(dealt) == len(self.face_down):
                return dealt

    def _take(self, place: FaceDown, pool: list[Token], chance: Quick) -> Token:
        """Any of the tokens in the pool that can be at that place."""
        fitting = 0
        for token in pool:
            if place.room(token) > 0:
                fitting += 1
        pick = chance.below(fitting)
        at = 0
        while True:
            token = pool[at]
            if place.room(token) > 0:
                if pick == 0:
                    pool.pop(at)
                    return token
                pick -= 1
            at += 1

    def known_on(self, star: Star) -> Token | None:
        """The face-down token on a star, if everybody knows it."""
        for place in self.face_down:
            if place.star is star:
                return place.known
        return None

    def can_be(self, star: Star) -> list[Token]:
        """What the token on a star can be."""
        for at, place in enumerate(self.face_down):
            if place.star is star:
                if place.known is not None:
                    return [place.known]
                return [token for token in TOKENS if self._possible(at, token, 1)]
        return []

    def may_hold(self, held: int) -> list[Token]:
        """What can be in the hand of that size, a double star twice if both can."""
        if held == 0:
            return []
        found: list[Token] = []
        for token in TOKENS:
            for copies in range(1, min(count(self.hidden(), token), held) + 1):
                if self._possible(-1, token, copies):
                    found.append(token)
        return found

    def _possible(self, at: int, token: Token, copies: int) -> bool:
        """Is there a deal with so many of that token at place number `at` (-1: in the hand)?

        There is, if every place finds enough different tokens for itself and the older ones.
        """
        hidden = self.hidden()
        if count(hidden, token) < copies:
            return False
        if at >= 0 and self.face_down[at].room(token) < 1:
            return False
        needed = 0
        for other in range(len(self.face_down)):
            place = self.face_down[other]
            if place.known is not None or other == at:
                continue
            needed += 1
            found = 0
            for kind in TOKENS:
                room = place.room(kind)
                left = count(hidden, kind)
                if kind is token:
                    left -= copies
                    if other > at >= 0:
                        room -= 1
                    elif at >= 0:
                        room = min(room, self.face_down[at].room(kind) - 1)
                found += max(min(room, left), 0)
            if found < needed:
                return False
        return True


@final
class Memory:
    """What is remembered of each player, and of the pile."""

    def __init__(self, players: list[Unseen], known_pile: int) -> None:
        self.players: Final = players
        # So many of the next constellations are known: they came up, and then moves were taken
        # back.
        self.known_pile = known_pile

    def copy(self) -> Memory:
        return Memory([unseen.copy() for unseen in self.players], self.known_pile)

    def recall(self, undone: list[Log]) -> None:
        """Moves were taken back: what everybody saw of them stays known."""
        for course in courses(undone):
            self._recall_course(course)

    def _recall_course(self, course: list[Log]) -> None:
        later = self.copy()
        turned_up: dict[Star, Token] = {}
        uncovered = 0
        for entry in course:
            for event in entry.events:
                if event.type is UNCOVERED:
                    uncovered += 1
                elif event.type is PUT:
                    later.players[event.seat].showed(BY_CODE[str(event.values[0])])
                elif event.type is PUT_UNSEEN:
                    later.players[event.seat].hid(star_at(event.values[2]))
                elif event.type is TURNED_UP:
                    star, token = star_at(event.values[1]), BY_CODE[str(event.values[0])]
                    later.players[event.seat].turned_up(star, token)
                    turned_up[star] = token
                elif event.type is RETURNED:
                    later.players[event.seat].returned(BY_CODE[str(event.values[0])])
        for unseen, then in zip(self.players, later.players, strict=True):
            unseen.learn(then, turned_up)
        self.known_pile = max(self.known_pile, uncovered)


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


def fresh_memory(players: int) -> Memory:
    return Memory([Unseen([], 0) for _ in range(players)], 0)
