"""A hand, a deck and face-down cards, and by their side every world that a watcher must think
possible: a list of all of them, taken through each thing that is seen to happen.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import combinations

from asterism.engine.chance import Piece
from asterism.engine.hidden import HiddenHand

# The cards in the hand, the face-down cards in the order in which they were put there (each with
# the number of its place), and the cards in the deck; what has no order is sorted.
World = tuple[str, tuple[tuple[int, str], ...], str]

KINDS = {code: Piece(code) for code in "abcdef"}
BOX = "aabbccdef"
VOWELS = "ae"


def vowel(card: str) -> str:
    """All that a card can be for someone who was told whether it is a vowel."""
    return "".join(code for code in KINDS if (code in VOWELS) == (card in VOWELS))


def this_or_next(card: str) -> str:
    """All that a card can be for someone who was told so much."""
    return card + chr(ord(card) + 1) if card != "f" else "fe"


def anything(card: str) -> str:
    """Nothing was told."""
    return "".join(KINDS)


def without(cards: str, card: str) -> str:
    return cards.replace(card, "", 1)


def with_(cards: str, card: str) -> str:
    return "".join(sorted(cards + card))


class Watched:
    """What is really there, what the watcher keeps in mind, and all worlds that it can be in."""

    def __init__(self, hand: str, box: str = BOX) -> None:
        self.mind = HiddenHand()
        self.keys = 0
        box = "".join(sorted(box))
        self.worlds: set[World] = {
            ("".join(dealt), (), "".join((Counter(box) - Counter(dealt)).elements()))
            for dealt in combinations(box, len(hand))
        }
        (truth,) = (world for world in self.worlds if Counter(world[0]) == Counter(hand))
        self.truth = truth

    def enter(self, card: str) -> None:
        """A card of the deck is turned up and goes into the hand."""

        def step(world: World) -> list[World]:
            hand, places, deck = world
            return [(with_(hand, card), places, without(deck, card))] if card in deck else []

        self._happens(step)
        self.mind.entered(KINDS[card])

    def show(self, card: str) -> None:
        """A card of the hand goes where everybody sees it."""

        def step(world: World) -> list[World]:
            hand, places, deck = world
            return [(without(hand, card), places, deck)] if card in hand else []

        self._happens(step)
        self.mind.shown(KINDS[card])

    def see(self, card: str) -> None:
        """A card of the hand is shown, and taken back."""
        self._happens(lambda world: [world] if card in world[0] else [])
        self.mind.seen(KINDS[card])

    def hide(self, card: str, told: Callable[[str], str] = anything) -> None:
        """A card of the hand is put face down, and something is told of it."""
        self.keys += 1
        fits = told(card)
        self._happens(lambda world: self._put_down(world, fits), self._put_down(self.truth, card))
        self.mind.hid(self.keys, None if told is anything else [KINDS[code] for code in fits])

    def _put_down(self, world: World, fits: str) -> list[World]:
        hand, places, deck = world
        return [
            (without(hand, card), (*places, (self.keys, card)), deck)
            for card in sorted(set(hand))
            if card in fits
        ]

    def reveal(self, at: int) -> None:
        """A face-down card is turned up."""
        turned = self.truth[1][at]

        def step(world: World) -> list[World]:
            hand, places, deck = world
            left = tuple(place for place in places if place != turned)
            return [(hand, left, deck)] if turned in places else []

        self._happens(step)
        self.mind.revealed(turned[0], KINDS[turned[1]])

    def _happens(
        self, step: Callable[[World], list[World]], truth: list[World] | None = None
    ) -> None:
        self.worlds = {after for world in self.worlds for after in step(world)}
        (self.truth,) = step(self.truth) if truth is None else truth
        assert self.truth in self.worlds

    @property
    def held(self) -> int:
        return len(self.truth[0])

    @property
    def pool(self) -> list[Piece]:
        """Every card that the watcher does not see."""
        return [KINDS[code] for code in sorted(all_cards(self.truth))]


def all_cards(world: World) -> str:
    hand, places, deck = world
    return hand + "".join(card for _, card in places) + deck


def orders(cards: str) -> int:
    """In how many orders cards can lie; equal ones cannot be told apart."""
    if not cards:
        return 1
    return sum(orders(without(cards, card)) for card in set(cards))


def at_least(hands: Iterable[str]) -> Counter[str]:
    """What is in every one of these hands."""
    found: Counter[str] | None = None
    for hand in hands:
        found = Counter(hand) if found is None else found & Counter(hand)
    assert found is not None
    return found
