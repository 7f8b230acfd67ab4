"""What can be told about a hand with face-down cards, against a list of every possible world."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from asterism.engine.chance import Piece, Quick
from asterism.engine.hidden import HiddenDeal, HiddenHand
from tests.engine.worlds import (
    BOX,
    KINDS,
    Watched,
    World,
    all_cards,
    anything,
    at_least,
    orders,
    this_or_next,
    vowel,
)

STEPS = ("enter", "enter", "show", "see", "hide", "hide", "tell vowel", "tell next", "reveal")
TOLD = {"hide": anything, "tell vowel": vowel, "tell next": this_or_next}
# Which thing happens, and to which card.
COURSES = st.lists(st.tuples(st.sampled_from(STEPS), st.integers(0, 20)), max_size=12)
HANDS = st.sampled_from(["", "a", "ab", "aa", "bd", "cef", "aae"])
MOST_FACE_DOWN = 4


def watch(hand: str, course: list[tuple[str, int]], box: str = BOX) -> Watched:
    """Everything of the course that can happen does."""
    watched = Watched(hand, box)
    for step, number in course:
        held, places, deck = watched.truth
        if step == "enter" and deck and len(held) < 4:
            watched.enter(deck[number % len(deck)])
        elif step == "reveal" and places:
            watched.reveal(number % len(places))
        elif step == "show" and held:
            watched.show(held[number % len(held)])
        elif step == "see" and held:
            watched.see(held[number % len(held)])
        elif step in TOLD and held and len(places) < MOST_FACE_DOWN:
            watched.hide(held[number % len(held)], TOLD[step])
    return watched


def fits_the_needs(mind: HiddenHand, world: World) -> bool:
    """What is written down about the hand, read as it is explained."""
    hand, places, _ = world
    for at, (place, (key, card)) in enumerate(zip(mind.places, places, strict=True)):
        assert place.key == key
        if not place.takes(KINDS[card]):
            return False
        counted = Counter(hand) + Counter(card for _, card in places[at:])
        if any(counted[kind.code] < count for kind, count in mind.needs[at].items()):
            return False
    return all(Counter(hand)[kind.code] >= count for kind, count in mind.needs[-1].items())


def all_arrangements(watched: Watched) -> set[World]:
    """The cards that cannot be seen in every way in which they can lie."""
    found: set[World] = set()
    unseen = Counter(all_cards(watched.truth))
    keys = [key for key, _ in watched.truth[1]]
    for down in set(permutations(sorted(unseen.elements()), len(keys))):
        left = sorted((unseen - Counter(down)).elements())
        for hand in set(combinations(left, watched.held)):
            deck = sorted((Counter(left) - Counter(hand)).elements())
            found.add(("".join(hand), tuple(zip(keys, down, strict=True)), "".join(deck)))
    return found


@given(HANDS, COURSES)
def test_the_needs_hold_exactly_in_the_possible_worlds(
    hand: str, course: list[tuple[str, int]]
) -> None:
    watched = watch(hand, course)
    possible = {world for world in all_arrangements(watched) if fits_the_needs(watched.mind, world)}
    assert possible == watched.worlds


@given(HANDS, COURSES)
def test_a_need_is_written_down_where_it_says_more_than_later_ones(
    hand: str, course: list[tuple[str, int]]
) -> None:
    most: Counter[Piece] = Counter()
    for need in reversed(watch(hand, course).mind.needs):
        assert all(count > most[kind] for kind, count in need.items())
        most |= Counter(need)


@given(HANDS, COURSES)
def test_candidates_are_what_lies_there_in_some_world(
    hand: str, course: list[tuple[str, int]]
) -> None:
    watched = watch(hand, course)
    deal = HiddenDeal(watched.mind, watched.held, watched.pool)
    for at, place in enumerate(deal.places):
        found = [kind.code for kind in deal.candidates(at)]
        assert len(set(found)) == len(found)
        assert set(found) == {dict(world[1])[place.key] for world in watched.worlds}


def test_what_is_needed_at_one_place_cannot_lie_at_another() -> None:
    watched = Watched("def", "abcdef")
    watched.hide("d", this_or_next)
    watched.hide("e", vowel)
    deal = HiddenDeal(watched.mind, watched.held, watched.pool)
    assert [codes(deal.candidates(at)) for at in (0, 1)] == [Counter("de"), Counter("ae")]
    assert codes(deal.spare()) == Counter("abcdef")
    watched.enter("a")
    deal = HiddenDeal(watched.mind, watched.held, watched.pool)
    assert [codes(deal.candidates(at)) for at in (0, 1)] == [Counter("d"), Counter("e")]
    assert codes(deal.spare()) == Counter("bcf")


@given(HANDS, COURSES)
def test_spare_is_what_is_in_the_deck_in_some_world(
    hand: str, course: list[tuple[str, int]]
) -> None:
    watched = watch(hand, course)
    spare = [kind.code for kind in HiddenDeal(watched.mind, watched.held, watched.pool).spare()]
    assert len(set(spare)) == len(spare)
    assert set(spare) == {card for world in watched.worlds for card in world[2]}


@given(HANDS, COURSES)
def test_certain_is_what_is_in_the_hand_in_every_world(
    hand: str, course: list[tuple[str, int]]
) -> None:
    watched = watch(hand, course)
    deal = HiddenDeal(watched.mind, watched.held, watched.pool)
    assert codes(deal.certain(0)) == at_least(world[0] for world in watched.worlds)


@given(HANDS, COURSES)
def test_a_card_on_its_way_is_in_the_hand_no_more(hand: str, course: list[tuple[str, int]]) -> None:
    watched = watch(hand, course)
    if watched.held:
        deal = HiddenDeal(watched.mind, watched.held, watched.pool)
        hands = [
            world[0][:at] + world[0][at + 1 :]
            for world in watched.worlds
            for at in range(watched.held)
        ]
        assert codes(deal.certain(1)) == at_least(hands)
        assert codes(watched.mind.certain(1)) <= at_least(hands)


@given(st.sampled_from(["", "a", "ab", "bbc"]), COURSES)
def test_who_counts_no_cards_knows_what_came_and_went(
    hand: str, course: list[tuple[str, int]]
) -> None:
    """Of a deck with plenty of everything, counting it tells nothing more about a hand."""
    watched = watch(hand, course, 12 * "abc")
    assert codes(watched.mind.certain(0)) == at_least(world[0] for world in watched.worlds)
    watched = watch(hand, course, 2 * "abc")
    assert codes(watched.mind.certain(0)) <= at_least(world[0] for world in watched.worlds)


def codes(cards: list[Piece]) -> Counter[str]:
    return Counter(card.code for card in cards)


@given(HANDS, COURSES)
def test_only_possible_worlds_are_dealt(hand: str, course: list[tuple[str, int]]) -> None:
    watched = watch(hand, course)
    deal, chance = HiddenDeal(watched.mind, watched.held, watched.pool), Quick(1)
    for _ in range(20):
        assert dealt(deal, chance) in watched.worlds


def dealt(deal: HiddenDeal, chance: Quick) -> World:
    down, held, left = deal.deal(chance)
    places = [(place.key, card.code) for place, card in zip(deal.places, down, strict=True)]
    hand, deck = ("".join(sorted(card.code for card in cards)) for cards in (held, left))
    return hand, tuple(places), deck


def one_told() -> Watched:
    """Two equal cards may both be there: one was seen to go in before a card was put down."""
    watched = Watched("ab")
    watched.enter("a")
    watched.hide("b")
    return watched


def three_in_a_row() -> Watched:
    """Cards go in between those that are put down, some are told, one is shown."""
    watched = Watched("cd")
    watched.enter("f")
    watched.hide("d")
    watched.enter("a")
    watched.hide("a", vowel)
    watched.enter("c")
    watched.hide("c", vowel)
    watched.enter("b")
    watched.show("b")
    return watched


def short_of_vowels() -> Watched:
    """Two places want a vowel, and few are left."""
    watched = Watched("aef")
    watched.hide("a", vowel)
    watched.hide("e", vowel)
    return watched


def one_fits_both() -> Watched:
    """A card that could lie at either place is needed at one of them."""
    watched = Watched("def")
    watched.hide("d", this_or_next)
    watched.hide("e", vowel)
    watched.enter("a")
    watched.show("a")
    return watched


def turned_up_again() -> Watched:
    """The first of three face-down cards comes to light, and one was shown and taken back."""
    watched = Watched("abc")
    watched.enter("b")
    watched.hide("b")
    watched.hide("c")
    watched.enter("c")
    watched.see("a")
    watched.hide("a")
    watched.reveal(0)
    return watched


def all_of_one_kind() -> Watched:
    """Both copies are known to be there, and an unknown hand is about them."""
    watched = Watched("ddd", "aaabbddd")
    for _ in range(2):
        watched.enter("a")
    watched.hide("a")
    watched.hide("d")
    return watched


@pytest.mark.parametrize(
    "watch_it",
    [one_told, three_in_a_row, short_of_vowels, one_fits_both, turned_up_again, all_of_one_kind],
)
def test_every_deal_is_equally_likely(watch_it: Callable[[], Watched]) -> None:
    """A world counts once for each order of the cards in the hand and in the deck."""
    watched = watch_it()
    weights = {world: orders(world[0]) * orders(world[2]) for world in watched.worlds}
    assert len(weights) > 2
    samples = 100 * len(weights)
    deal, chance = HiddenDeal(watched.mind, watched.held, watched.pool), Quick(3)
    found = Counter(dealt(deal, chance) for _ in range(samples))
    assert found.keys() <= weights.keys()
    total = sum(weights.values())
    deviation = 0.0
    for world, weight in weights.items():
        expected = samples * weight / total
        deviation += (found[world] - expected) ** 2 / expected
    # Chi-square: five standard deviations above its mean.
    freedom = len(weights) - 1
    assert deviation < freedom + 5 * (2 * freedom) ** 0.5


def test_a_known_card_must_exist() -> None:
    mind = HiddenHand()
    mind.entered(KINDS["a"])
    with pytest.raises(ValueError, match="a is known to be in a hand"):
        HiddenDeal(mind, 1, [KINDS["b"]])


def test_a_hand_cannot_hold_more_than_it_holds() -> None:
    mind = HiddenHand()
    mind.entered(KINDS["a"])
    mind.entered(KINDS["b"])
    with pytest.raises(ValueError, match="contradicts itself"):
        HiddenDeal(mind, 1, [KINDS["a"], KINDS["b"]])


def test_two_places_cannot_have_the_same_card() -> None:
    mind = HiddenHand()
    mind.hid(1, [KINDS["a"]])
    mind.hid(2, [KINDS["a"]])
    with pytest.raises(ValueError, match="contradicts itself"):
        HiddenDeal(mind, 1, [KINDS["a"], KINDS["b"], KINDS["c"]])


def test_a_copy_goes_its_own_way() -> None:
    watched = three_in_a_row()
    before = watched.mind.to_json()
    twin = watched.mind.copy()
    assert twin.to_json() == before
    twin.entered(KINDS["e"])
    twin.hid(9, None)
    twin.revealed(1, KINDS["d"])
    assert watched.mind.to_json() == before


def test_the_json_tells_places_and_needs() -> None:
    watched = Watched("ab")
    watched.enter("c")
    watched.hide("a", vowel)
    watched.hide("b")
    assert watched.mind.to_json() == {
        "places": [{"place": 1, "fits": ["a", "e"]}, {"place": 2, "fits": None}],
        "needs": [{"c": 1}, {}, {}],
    }
