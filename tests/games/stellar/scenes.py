"""Small positions of Stellar, laid out and played by hand, each with the rule that says which deals
seat 0 must think possible.
"""

from collections import Counter
from collections.abc import Callable

from asterism import State
from asterism.conformance.kit import Pieces, Small
from tests.games.stellar.laying import GAME, lay_out, play
from tests.games.stellar.pieces import pieces_of
from tests.games.stellar.small import rearranged

DOWN = "telescope.1.2"  # the slot that is left free in a late telescope of seat 1


def scene(
    name: str,
    state: Callable[[], State],
    hidden: tuple[str, ...],
    is_possible: Callable[[Pieces], bool],
) -> Small:
    """Every order of the cards at the hidden places is a deal, if it is possible."""

    def deals() -> list[Pieces]:
        position = state().to_json()
        pieces = pieces_of(position)
        found: list[Pieces] = []
        for order in rearranged([card for place in hidden for card in pieces[place]]):
            left = order.copy()
            dealt = {place: [left.pop(0) for _ in pieces[place]] for place in hidden}
            if is_possible(dealt):
                if not has_decided(state()):
                    dealt["hand.1"].sort()  # else the first card is the one that was chosen
                found.append({**pieces, **dealt})
        return found

    return Small(name, state, 0, deals)


def has_decided(state: State) -> bool:
    """Has seat 1 chosen in secret, and seat 0 not yet?"""
    return state.to_json()["step"] in ("starters", "last") and state.seats == (0,)


# The starters: two of three are in the other hand, the third joins the deck.


def two_starters() -> State:
    return GAME.start(2, 1)


def a_chosen_starter() -> State:
    state = two_starters()
    state.play(state.legal_moves(1)[0], 1)
    return state


def starters(name: str, state: Callable[[], State]) -> Small:
    def deals() -> list[Pieces]:
        pieces = pieces_of(state().to_json())
        (fifth, *others) = pieces["deck"]
        found: list[Pieces] = []
        for first, second, third in rearranged([*pieces["hand.1"], fifth]):
            hand = [first, second] if has_decided(state()) else sorted([first, second])
            found.append({**pieces, "hand.1": hand, "deck": [third, *others]})
        return found

    return Small(name, state, 0, deals)


# Face-down cards from the hand, in the last turn of seat 1.


def a_number_told() -> State:
    """C4 is taken, a second C4 is in the deck; M4 goes face down, and slot 4 is used."""
    state = lay_out(
        turn=21,
        hands=("P1 P2", "M4 P5"),
        row="A1 B2 B5 M5 C4",
        deck="A5 B3 C4 S4",
        discard="...",
    )
    return play(state, "take 5", "play M4 telescope", "place 2 down")


def number_is_four(dealt: Pieces) -> bool:
    (down,) = dealt[DOWN]
    return down[1] == "4" and "C4" in [down, *dealt["hand.1"]]


def a_6_0_or_the_emptied_slot() -> State:
    """A2 is taken from slot 2; P6 goes face down, and the deck is used."""
    state = lay_out(
        turn=21,
        hands=("P1 P2", "P6 M2"),
        row="A4 A2 B5 M1 C4",
        deck="C5 A5 B6 S1",
        discard="...",
    )
    return play(state, "take 2", "play P6 telescope", "place 2 down")


def number_is_six_or_two(dealt: Pieces) -> bool:
    (down,) = dealt[DOWN]
    return down[1] in "62" and "A2" in [down, *dealt["hand.1"]]


def no_number_told() -> State:
    """The same as when a number is told, but a face-down card always selects slot 3 (ST-3.7)."""
    state = lay_out(
        turn=21,
        hands=("P1 P2", "M4 P5"),
        row="A1 B2 B5 M5 C4",
        deck="A5 B3 C4 S4",
        discard="...",
        options={"face_down_selects": "three"},
    )
    return play(state, "take 5", "play M4 telescope", "place 2 down")


def taken_is_there(dealt: Pieces) -> bool:
    return "C4" in dealt[DOWN] + dealt["hand.1"]


def one_after_the_other() -> State:
    """Seat 1 takes B2 and puts M4 down; two turns later it takes B1 and puts P1 down. A second B1
    is in the deck.
    """
    state = lay_out(
        turn=19,
        hands=("A1 A2", "M4 P1"),
        row="A1 B2 B5 C4 C5",
        deck="B4 B1 A5 C1 M5 C2 B1 S4",
        discard="...",
        options={"face_down_selects": "three"},
    )
    play(state, "take 2", "play M4 telescope", "place 3 down")
    play(state, "take 5", "play A2 notebook", "place 2 down")
    return play(state, "take 3", "play P1 telescope", "place 2 down")


def later_is_not_earlier(dealt: Pieces) -> bool:
    """The B1 that was taken later cannot be what was put down before."""
    later = dealt["hand.1"] + dealt[DOWN]
    return "B1" in later and "B2" in later + dealt["telescope.1.3"]


# A face-down card from a deck that was made from the discard pile (ST-3.9).


def before_a_reshuffle() -> State:
    return lay_out(turn=21, hands=("P1 P2", "P6 M2"), row="A1 B2 B5 M5 C4", deck="", discard="...")


def after_a_reshuffle() -> State:
    return play(before_a_reshuffle(), "take 1", "play P6 notebook", "place 2 down")


def comes_from_the_discard_pile(dealt: Pieces) -> bool:
    discarded = pieces_of(before_a_reshuffle().to_json())["discard"]
    return Counter(dealt[DOWN] + dealt["deck"]) <= Counter(discarded)


# Nothing is said about how it came there.


def laid_out_face_down() -> State:
    return lay_out(
        telescopes=("1:P3", "1:C3 2:~M5"),
        turn=20,
        hands=("P1 P2", "M4 P5"),
        deck="A5 C5",
        discard="...",
    )


# The last cards: C4 was taken from the row.


def last_cards() -> State:
    state = lay_out(
        turn=21,
        hands=("P1 P2", "M4 P5"),
        row="A1 B2 B5 M5 C4",
        deck="A5 B3 C4 S4",
        discard="...",
    )
    return play(state, "take 5", "play M4 notebook", "place 2 down")


def a_chosen_last_card() -> State:
    state = last_cards()
    state.play("last P5", 1)
    return state


def taken_is_in_the_hand(dealt: Pieces) -> bool:
    return "C4" in dealt["hand.1"]


FACE_DOWN = ("hand.1", DOWN, "deck")
SCENES = [
    starters("two-starters", two_starters),
    starters("a-chosen-starter", a_chosen_starter),
    scene("a-number-told", a_number_told, FACE_DOWN, number_is_four),
    scene("a-6-0-or-the-emptied-slot", a_6_0_or_the_emptied_slot, FACE_DOWN, number_is_six_or_two),
    scene("slot-three-tells-nothing", no_number_told, FACE_DOWN, taken_is_there),
    scene(
        "one-after-the-other",
        one_after_the_other,
        ("hand.1", "telescope.1.3", DOWN, "deck"),
        later_is_not_earlier,
    ),
    scene("after-a-reshuffle", after_a_reshuffle, FACE_DOWN, comes_from_the_discard_pile),
    scene("laid-out-face-down", laid_out_face_down, FACE_DOWN, lambda dealt: True),
    scene("last-cards", last_cards, ("hand.1", "deck"), taken_is_in_the_hand),
    scene("a-chosen-last-card", a_chosen_last_card, ("hand.1", "deck"), taken_is_in_the_hand),
]
