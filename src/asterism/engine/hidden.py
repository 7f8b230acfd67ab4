"""What everybody knows about a hand from which cards were played face down.

Some cards are seen entering a hand, some are seen leaving it, some leave it face down. Which cards
can the hand and the face-down places hold now? Let T be the cards seen entering, S those seen
leaving, H the hand and F the face-down places. A deal is possible exactly if, for every moment t
and every kind of card, H and the places filled after t hold at least T(after t) - S(after t) of
it: a card that entered later cannot have been put down before.

Only the moments between two face-down cards differ. So it is enough to keep one table of needs for
each of these intervals, with the cards of which it needs more than any later interval does.
"""

from __future__ import annotations

from typing import Final, final

from asterism.engine.chance import Piece, Quick
from asterism.engine.serving import all_served


@final
class HiddenPlace:
    """A face-down card from the hand: its place, and the cards it can be (None: any)."""

    def __init__(self, key: int, fits: list[Piece] | None) -> None:
        self.key: Final = key
        self.fits: Final = fits
        self._fits: Final = None if fits is None else set(fits)

    def takes(self, card: Piece) -> bool:
        return self._fits is None or card in self._fits


@final
class HiddenHand:
    """The hand of one player as all others know it: its face-down places, and what must be where.

    `needs[i]`: how many of a card the places from number i on and the hand hold together, at least;
    the last one is about the hand alone. What a later table needs is not repeated in an earlier
    one, and it never has to be: whatever happens from then on changes both alike.
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
            if card in need:
                need[card] += 1
        now = self.needs[-1]
        if card not in now:
            now[card] = 1

    def shown(self, card: Piece) -> None:
        """Everybody saw the card leave the hand."""
        for need in self.needs:
            if card in need:
                need[card] -= 1
                if need[card] == 0:
                    del need[card]

    def seen(self, card: Piece) -> None:
        """Everybody saw that the card is in the hand (it was shown, and taken back)."""
        if card not in self.needs[-1]:
            self.needs[-1][card] = 1
            self._forget_what_later_needs_say(card)

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
            if card in need:
                need[card] -= 1
        del self.places[index]
        earlier, later = self.needs[index], self.needs.pop(index + 1)
        for kind, count in later.items():
            earlier[kind] = max(earlier.get(kind, 0), count)
        self._forget_what_later_needs_say(card)

    def _forget_what_later_needs_say(self, card: Piece) -> None:
        most = 0
        for need in reversed(self.needs):
            count = need.get(card, 0)
            if count > most:
                most = count
            elif card in need:
                del need[card]

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

    def certain(self, on_their_way: int) -> list[Piece]:
        """The cards that are in the hand for sure, whatever lies at the places and whatever those
        cards are that have left the hand but have not been put down yet.
        """
        found: list[Piece] = []
        for kind in kinds_of([need_kind for need in self.needs for need_kind in need]):
            sure = elsewhere = 0
            for index in range(len(self.needs) - 1, -1, -1):
                if index < len(self.places) and self.places[index].takes(kind):
                    elsewhere += 1
                sure = max(sure, self.needs[index].get(kind, 0) - elsewhere - on_their_way)
            found += [kind] * sure
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
        self.fitting: Final = [
            [index for index, card in enumerate(self.rest) if place.takes(card)]
            for place in self.places
        ]
        self.memo: Final[dict[int, int]] = {}
        self._matching: Matching | None = None
        possible = self._ways(0, 0) > 0
        for fitting in self.fitting:
            if possible and len(fitting) < len(self.places):
                # `_ways` does not notice that two places need the same card.
                possible = self.matching().is_possible(-1, -1)
        if not possible:
            raise ValueError("what is known about a hand contradicts itself")

    def matching(self) -> Matching:
        if self._matching is None:
            lying = [self._who_may_lie(at) for at in range(len(self.places))]
            self._matching = Matching(lying, self.held, self.cards, self.rest)
        return self._matching

    def _ways(self, at: int, used: int) -> int:
        """In how many ways the places from `at` on and the hand can be filled."""
        key = (used << 8) | at
        known = self.memo.get(key, -1)
        if known >= 0:
            return known
        count = used.bit_count()
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
        matching, copies = self.matching(), self._best_copies(at)
        return [kind for kind, card in copies.items() if matching.is_possible(at, card)]

    def _best_copies(self, at: int) -> dict[Piece, int]:
        """For each kind that may lie at a place the copy that leaves the others the least bound."""
        copies: dict[Piece, int] = {}
        # Required copies stand together, the most bound first.
        for index, card in enumerate(self.cards):
            if card not in copies and self._may_lie(index, at, 0):
                copies[card] = index
        for index in self.fitting[at]:
            card = self.rest[index]
            if card not in copies:
                copies[card] = len(self.cards) + index
        return copies

    def _who_may_lie(self, at: int) -> int:
        """The set of all cards that may lie at a place, the required ones first."""
        cards = 0
        for index in range(len(self.cards)):
            if self._may_lie(index, at, 0):
                cards |= 1 << index
        for index in self.fitting[at]:
            cards |= 1 << len(self.cards) + index
        return cards

    def spare(self) -> list[Piece]:
        """What can be neither in the hand nor at a place, each kind once."""
        found: list[Piece] = []
        for index, kind in enumerate(self.rest):
            if kind not in found and self.matching().is_possible(-1, len(self.cards) + index):
                found.append(kind)
        return found

    def certain(self, on_their_way: int) -> list[Piece]:
        """The cards that are in the hand for sure. So many of the `held` ones have left it, but
        have not been put down yet.
        """
        found: list[Piece] = []
        spots = len(self.places) + self.held
        copies: dict[Piece, int] = {}
        for card in self.rest:
            copies[card] = copies.get(card, 0) + 1
        required = set(self.cards)
        for kind in kinds_of(self.cards + self.rest):
            if kind not in required and len(self.rest) - copies[kind] >= spots:
                continue  # there are enough others
            sure = 0
            while not self.matching().allows(kind, sure, on_their_way):
                found.append(kind)
                sure += 1
        return found

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


@final
class Matching:
    """Answers whether cards can lie as it must be: every spot has its card (first the face-down
    places, then those in the hand), and every required card has its spot.

    If each of the two is possible, both together are (Mendelsohn and Dulmage, 1958).
    """

    def __init__(
        self, lying: list[int], held: int, required: list[Piece], rest: list[Piece]
    ) -> None:
        self.cards: Final = required + rest
        self.places: Final = len(lying)
        self.spots: Final = len(lying) + held
        # For each spot the set of cards that it takes; the hand takes all of them.
        self.cards_for: Final = lying + [(1 << len(self.cards)) - 1] * held
        self.spots_for: Final = [0] * len(required)  # for each required card its spots
        for spot, cards in enumerate(self.cards_for):
            for index in range(len(required)):
                if cards >> index & 1:
                    self.spots_for[index] |= 1 << spot
        # With one thing less, does everybody still like as many things as there are people?
        self.easy: Final = all(is_easy(wishes) for wishes in (self.cards_for, self.spots_for))

    def is_possible(self, spot: int, card: int) -> bool:
        """Without this spot and this card (-1: with all of them)?"""
        if self.easy:
            return True
        without_card = ~(1 << card) if card >= 0 else -1
        without_spot = ~(1 << spot) if spot >= 0 else -1
        spots = [m & without_card for at, m in enumerate(self.cards_for) if at != spot]
        required = [m & without_spot for at, m in enumerate(self.spots_for) if at != card]
        return all_served(spots, len(self.cards)) and all_served(required, self.spots)

    def allows(self, kind: Piece, count: int, on_their_way: int) -> bool:
        """With no more than so many cards of a kind in the hand?"""
        copies = 0
        for index, card in enumerate(self.cards):
            if card is kind:
                copies |= 1 << index
        spots, required = self.cards_for[:], self.spots_for[:]
        for spot in range(self.places + count, self.spots - on_their_way):
            spots[spot] &= ~copies
            for index in range(len(required)):
                if copies >> index & 1:
                    required[index] &= ~(1 << spot)
        return all_served(spots, len(self.cards)) and all_served(required, self.spots)


def is_easy(wishes: list[int]) -> bool:
    """Is everybody served in the end, whichever one thing is taken away?"""
    for wish in wishes:
        if wish.bit_count() <= len(wishes):
            return False
    return True


def kinds_of(cards: list[Piece]) -> list[Piece]:
    """Each kind once."""
    kinds: dict[Piece, bool] = {}
    for card in cards:
        kinds[card] = True
    return list(kinds)


def falling(count: int, picks: int) -> int:
    """In how many ways `picks` of `count` things can be taken one after the other."""
    if picks < 0:
        return 0
    ways = 1
    for taken in range(picks):
        ways *= count - taken
    return max(ways, 0)
