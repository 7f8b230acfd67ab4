"""What everybody can tell about a hand from which cards were put down unseen.

Some cards are seen going into a hand, some are seen leaving it, some leave it face down. Which
cards can the hand and the face-down places hold now? With T the cards seen entering, S those seen
leaving, H the hand and F the face-down places, a deal is possible exactly if, for every moment t
and every kind of card, H and the places filled after t hold at least T(after t) - S(after t) of
it: what went in later cannot have been put down before.

Only the moments between two face-down cards differ, so it is enough to keep one table of needs for
each of these intervals.
"""

from __future__ import annotations

from typing import Final, final

from asterism.engine.chance import Piece, Quick


@final
class HiddenPlace:
    """A face-down card from the hand: where it lies, and what can be told of it (None: nothing)."""

    def __init__(self, key: int, fits: list[Piece] | None) -> None:
        self.key: Final = key
        self.fits: Final = fits

    def takes(self, card: Piece) -> bool:
        if self.fits is None:
            return True
        for kind in self.fits:
            if kind is card:
                return True
        return False


@final
class HiddenHand:
    """The hand of one player as all others know it: its face-down places, and what must be where.

    `needs[i]`: how many of a card the places from number i on and the hand hold together, at least;
    the last one is about the hand alone.
    """

    def __init__(self) -> None:
        self.places: list[HiddenPlace] = []
        self.needs: list[dict[Piece, int]] = [{}]

    def copy(self) -> HiddenHand:
        twin = HiddenHand()
        twin.places = self.places[:]
        twin.needs = [need.copy() for need in self.needs]
        return twin

    def entered(self, card: Piece) -> None:
        """Everybody saw the card go into the hand."""
        for need in self.needs:
            need[card] = need.get(card, 0) + 1

    def shown(self, card: Piece) -> None:
        """Everybody saw the card leave the hand."""
        for need in self.needs:
            need[card] = need.get(card, 0) - 1
        now = self.needs[-1]
        if now[card] <= 0:
            del now[card]

    def seen(self, card: Piece) -> None:
        """Everybody saw that the card is in the hand (it was shown, and taken back)."""
        now = self.needs[-1]
        now[card] = max(now.get(card, 0), 1)

    def hid(self, key: int, fits: list[Piece] | None) -> None:
        """A card of the hand was put face down; it can only be one of `fits` (None: any)."""
        self.places.append(HiddenPlace(key, fits))
        self.needs.append({})

    def revealed(self, key: int, card: Piece) -> None:
        """A face-down card came to light: so that is what left the hand, back then."""
        index = 0
        while self.places[index].key != key:
            index += 1
        for need in self.needs[: index + 1]:
            need[card] = need.get(card, 0) - 1
        del self.places[index]
        earlier, later = self.needs[index], self.needs.pop(index + 1)
        for kind, count in later.items():
            earlier[kind] = max(earlier.get(kind, 0), count)
        if index + 1 == len(self.needs):
            # Now the interval is the present one again, where nothing is needed but what is held.
            for kind in [kind for kind, count in earlier.items() if count <= 0]:
                del earlier[kind]

    def required(self) -> list[tuple[Piece, int]]:
        """The cards that must be somewhere, each with the first place where it may be."""
        kinds: dict[str, Piece] = {}
        for need in self.needs:
            for kind in need:
                kinds[kind.code] = kind
        found: list[tuple[Piece, int]] = []
        for code in sorted(kinds):  # not in the order of dicts, which JSON need not keep
            kind = kinds[code]
            copies = 0
            for index in range(len(self.needs) - 1, -1, -1):
                while copies < self.needs[index].get(kind, 0):
                    copies += 1
                    found.append((kind, index))
        return found

    def to_json(self) -> dict[str, object]:
        return {
            "places": [
                {
                    "place": place.key,
                    "fits": None if place.fits is None else [kind.code for kind in place.fits],
                }
                for place in self.places
            ],
            "needs": [{kind.code: count for kind, count in need.items()} for need in self.needs],
        }


@final
class HiddenDeal:
    """Deals the hand and its face-down places, every possible deal equally likely.

    The cards that must be somewhere are put first, counted by a table over the places; what is
    still free is filled from the rest of the pool. That way a deal comes up once for each way to
    tell its equal cards apart, so it is kept with one over that number.
    """

    def __init__(self, hand: HiddenHand, held: int, pool: list[Piece]) -> None:
        self.places: Final = hand.places
        self.held: Final = held
        self.cards: Final[list[Piece]] = []
        self.since: Final[list[int]] = []
        self.rest: Final = pool[:]
        for card, since in hand.required():
            if card not in self.rest:
                raise ValueError(f"{card.code} is known to be in a hand, but there is none left")
            self.rest.remove(card)
            self.cards.append(card)
            self.since.append(since)
        self.all: Final = (1 << len(self.cards)) - 1
        self.fitting: Final = [
            [index for index, card in enumerate(self.rest) if place.takes(card)]
            for place in self.places
        ]
        self.memo: Final[dict[int, int]] = {}
        if self._ways(0, 0) == 0:
            raise ValueError("what is known about a hand contradicts itself")

    def _ways(self, at: int, used: int) -> int:
        """In how many ways the places from `at` on and the hand can be filled."""
        key = (used << 8) | at
        known = self.memo.get(key, -1)
        if known >= 0:
            return known
        count = bin(used).count("1")
        if at == len(self.places):
            left = len(self.cards) - count
            free = self.held - left
            ways = falling(self.held, left) * falling(len(self.rest) - (at - count), free)
        else:
            ways = len(self.fitting[at]) * self._ways(at + 1, used)
            for index in range(len(self.cards)):
                if self._may_lie(index, at, used):
                    ways += self._ways(at + 1, used | (1 << index))
        self.memo[key] = ways
        return ways

    def _may_lie(self, index: int, at: int, used: int) -> bool:
        return (
            not used & (1 << index)
            and self.since[index] <= at
            and self.places[at].takes(self.cards[index])
        )

    def candidates(self, at: int) -> list[Piece]:
        """What can lie at place number `at`, each kind once."""
        found: dict[Piece, bool] = {}
        reached = [0]
        for place in range(at):
            onward: dict[int, bool] = {}
            for used in reached:
                if self.fitting[place]:
                    onward[used] = True
                for index in range(len(self.cards)):
                    if self._may_lie(index, place, used):
                        onward[used | (1 << index)] = True
            reached = list(onward)
        for used in reached:
            if self.fitting[at] and self._ways(at + 1, used):
                for position in self.fitting[at]:
                    found[self.rest[position]] = True
            for index in range(len(self.cards)):
                if self._may_lie(index, at, used) and self._ways(at + 1, used | (1 << index)):
                    found[self.cards[index]] = True
        return list(found)

    def deal(self, chance: Quick) -> tuple[list[Piece], list[Piece], list[Piece]]:
        """The cards at the places, the cards in the hand, and what is left of the pool."""
        while True:
            down: list[Piece] = []
            taken: list[int] = []
            used = 0
            for at in range(len(self.places)):
                pick = chance.upto(self._ways(at, used))
                fitting = self.fitting[at]
                ways = self._ways(at + 1, used) * len(fitting)
                if pick < ways:
                    position = fitting[chance.below(len(fitting))]
                    taken.append(position)
                    down.append(self.rest[position])
                    continue
                pick -= ways
                for index in range(len(self.cards)):
                    if self._may_lie(index, at, used):
                        pick -= self._ways(at + 1, used | (1 << index))
                        if pick < 0:
                            used |= 1 << index
                            down.append(self.cards[index])
                            break
            if len(taken) > 1 and len(set(taken)) < len(taken):
                continue
            hand = [card for index, card in enumerate(self.cards) if not used & (1 << index)]
            left = self.rest[:]
            for position in sorted(taken, reverse=True):
                del left[position]
            for _ in range(self.held - len(hand)):
                position = chance.below(len(left))
                hand.append(left[position])
                left[position] = left[-1]
                left.pop()
            if self._kept(down, hand, chance):
                return down, hand, left

    def _kept(self, down: list[Piece], hand: list[Piece], chance: Quick) -> bool:
        """One over the number of ways to say which of the equal cards are the required ones."""
        ways = 1
        for index, card in enumerate(self.cards):
            since, earlier = self.since[index], 0
            # Copies of one card stand together, the most bound first.
            while earlier < index and self.cards[index - earlier - 1] is card:
                earlier += 1
            spots = -earlier
            for other in hand:
                if other is card:
                    spots += 1
            for at in range(since, len(down)):
                if down[at] is card:
                    spots += 1
            ways *= spots
        return ways == 1 or chance.below(ways) == 0


def falling(count: int, picks: int) -> int:
    """In how many ways `picks` of `count` things can be taken one after the other."""
    if picks < 0:
        return 0
    ways = 1
    for taken in range(picks):
        ways *= count - taken
    return max(ways, 0)
