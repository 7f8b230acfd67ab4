"""All that can have happened in the other player's hand, one possibility after the other (ST-4.8).

Nothing clever: two cards that nobody saw begin in the hand; whenever a card is put face down,
every card of the hand that fits goes on as a possibility of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product
from typing import NamedTuple

from tests.games.stellar.laying import BOX

KINDS = frozenset(BOX)
UNKNOWN = ("?0", "?1")  # the cards dealt at the start


class World(NamedTuple):
    """One possibility: codes, or `?n` for a dealt card, of which `dealt` says what it can be."""

    hand: tuple[str, ...]
    down: tuple[tuple[int, str], ...]  # slot and card
    dealt: tuple[frozenset[str], ...]

    def can_be(self, item: str) -> frozenset[str]:
        return self.dealt[int(item[1])] if item in UNKNOWN else frozenset([item])

    def as_one_of(self, item: str, kinds: Iterable[str]) -> World | None:
        """The same, now that the card is known to be one of these; None if it cannot be."""
        left = self.can_be(item) & frozenset(kinds)
        if not left:
            return None
        if item not in UNKNOWN:
            return self
        dealt = list(self.dealt)
        dealt[int(item[1])] = left
        return self._replace(dealt=tuple(dealt))

    def without(self, item: str) -> World:
        hand = list(self.hand)
        hand.remove(item)
        return self._replace(hand=tuple(hand))

    def settled(self) -> dict[str, str]:
        """The dealt cards of which there is no doubt."""
        return {item: next(iter(self.can_be(item))) for item in UNKNOWN if self.is_settled(item)}

    def is_settled(self, item: str) -> bool:
        return len(self.can_be(item)) == 1

    def assignments(self, available: Counter[str]) -> Iterator[dict[str, str]]:
        """What the dealt cards can be, with the cards that there are."""
        left = Counter(available)
        items = [*self.hand, *(card for _, card in self.down)]
        left.subtract(item for item in items if item not in UNKNOWN)
        if min(left.values(), default=0) < 0:
            return
        there = [item for item in UNKNOWN if item in items]
        for kinds in product(*([k for k in self.can_be(item) if left[k]] for item in there)):
            if len(kinds) < 2 or kinds[0] != kinds[1] or left[kinds[0]] > 1:
                yield dict(zip(there, kinds, strict=True))


class Worlds:
    """Every possibility that is left."""

    def __init__(self) -> None:
        self.left = {World(UNKNOWN, (), (KINDS, KINDS))}

    def takes(self, card: str) -> None:
        self.left = {world._replace(hand=(*world.hand, card)) for world in self.left}

    def shows(self, card: str) -> None:
        """A card of the hand is played openly."""
        self.left = {world.without(item) for world, item in self._held(card)}

    def holds(self, card: str) -> None:
        """A card was shown, and taken back."""
        self.left = {world for world, _ in self._held(card)}

    def _held(self, card: str) -> Iterator[tuple[World, str]]:
        for world in self.left:
            for item in dict.fromkeys(world.hand):
                narrowed = world.as_one_of(item, [card])
                if narrowed is not None:
                    yield narrowed, item

    def hides(self, slot: int) -> None:
        """A card of the hand is put where it cannot be seen."""
        self.left = {
            world.without(item)._replace(down=(*world.down, (slot, item)))
            for world in self.left
            for item in dict.fromkeys(world.hand)
        }

    def moves(self, slot: int, target: int) -> None:
        """A hidden card goes on to another place."""
        self.left = {
            world._replace(down=tuple((target if at == slot else at, c) for at, c in world.down))
            for world in self.left
        }

    def betrays(self, slot: int, kinds: Iterable[str]) -> None:
        """A hidden card can only be one of these."""
        fitting = list(kinds)
        narrowed = [world.as_one_of(dict(world.down)[slot], fitting) for world in self.left]
        self.left = {world for world in narrowed if world is not None}

    def reveals(self, slot: int, card: str) -> None:
        """A hidden card comes to light, and away from what is hidden."""
        self.betrays(slot, [card])
        self.left = {
            world._replace(down=tuple((at, c) for at, c in world.down if at != slot))
            for world in self.left
        }

    def possible(self, available: Counter[str]) -> bool:
        return any(True for world in self.left for _ in world.assignments(available))

    def candidates(self, slot: int, available: Counter[str]) -> set[str]:
        """What can lie at a slot."""
        found: set[str] = set()
        for world in self.left:
            item = dict(world.down)[slot]
            if item in UNKNOWN:
                found |= {dealt[item] for dealt in world.assignments(available)}
            elif item not in found and any(True for _ in world.assignments(available)):
                found.add(item)
        return found

    def certain(self, available: Counter[str] | None) -> Counter[str]:
        """What is in the hand whatever happened, with the cards that there are (None: any)."""
        found: Counter[str] | None = None
        for world in self.left:
            known = Counter(item for item in world.hand if item not in UNKNOWN)
            for dealt in world.assignments(available) if available else [world.settled()]:
                hand = Counter(dealt.get(item, item) for item in world.hand)
                found = hand if found is None else found & hand
                if not found - known:
                    break
        assert found is not None
        return found

    def allows(self, hand: Iterable[str], down: dict[int, str], available: Counter[str]) -> bool:
        """Can the hand be this and the hidden places that?"""
        wanted = Counter(hand)
        for world in self.left:
            for dealt in world.assignments(available):
                if Counter(dealt.get(item, item) for item in world.hand) == wanted and all(
                    down[slot] == dealt.get(item, item) for slot, item in world.down
                ):
                    return True
        return False
