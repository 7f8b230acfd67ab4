"""What the others can tell of a card that lies face down (ST-4.8)."""

import random
from collections import Counter
from typing import Any

import pytest

from asterism import State
from tests.games.stellar.laying import (
    BOX,
    GAME,
    Json,
    codes,
    lay_out,
    legal,
    play,
    seen,
    starting_game,
    told,
    whole,
)

# Both cards of planet 3 are in sight: one in Ada's telescope, one in the row.
ROW = "A4 P3 B6 M1 C4"
THREE = {"face_down_selects": "three"}
both_options = pytest.mark.parametrize("options", [{}, THREE], ids=["printed", "three"])


def table(hand: str = "B1 M2", **settings: Any) -> State:
    """Ada, seat 0, has the turn; Bo, seat 1, holds asteroid 1 and cloud 1."""
    usual = {"telescopes": ("1:P3", "1:C3"), "notebooks": ("M3", "B3"), "row": ROW}
    return lay_out(hands=(hand, "A1 C1"), **{**usual, "deck": "M5 C5 A5 B5", **settings})


def knowing(cards: str) -> Json:
    """Everybody has seen Ada take these cards."""
    hands = [{"places": [], "needs": [dict(Counter(cards.split()))]}, {"places": [], "needs": [{}]}]
    return {"hands": hands, "from_row": [[], []], "from_deck": [{}, {}], "decks": []}


def candidates(state: State, slot: int) -> list[str]:
    """What Bo thinks possible under a face-down card of Ada's."""
    found: list[str] = seen(state, 1)["players"][0]["candidates"][str(slot)]
    return found


def known_in_hand(state: State, viewer: int | None = 1) -> list[str]:
    """What the viewer knows to be in Ada's hand."""
    found: list[str] = seen(state, viewer)["players"][0]["known_in_hand"]
    return found


def unseen(state: State, *numbers: int) -> list[str]:
    """The kinds of cards that Bo does not see all of, counted by hand; with these numbers only."""
    position = whole(state)
    ada, bo = position["players"]
    visible: list[object] = [position["row"], position["discard"], bo, ada["notebook"]]
    visible.append([card for card in ada["telescope"].values() if card[0] != "~"])
    left = BOX - Counter(codes(visible))
    return in_order(card for card in left if not numbers or int(card[1]) in numbers)


def in_order(cards: Any) -> list[str]:
    return sorted(set(cards), key=lambda card: ("PMACBS".index(card[0]), card[1]))


def imagined(state: State, slot: int, count: int = 150) -> list[str]:
    """What lies there in samples of Bo's view."""
    view = state.view(1)
    worlds = [whole(view.sample(seed))["players"][0]["telescope"] for seed in range(count)]
    return in_order(world[str(slot)].removeprefix("~") for world in worlds)


# The owner, and the four ways in which a card comes to lie face down


@pytest.mark.clause("ST-4.8")
@both_options
def test_the_owner_always_knows(options: Json) -> None:
    state = table(options=options)
    play(state, "take 2", "play M2 telescope", "place 7 down")
    assert seen(state, 0)["players"][0]["telescope"]["7"] == "~M2"
    assert seen(state, 0)["players"][0]["candidates"] == {}
    for viewer in (1, None):
        assert seen(state, viewer)["players"][0]["telescope"]["7"] == "~"


@pytest.mark.clause("ST-4.8")
@both_options
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_card_from_the_row_is_known_to_all(options: Json, viewer: int | None) -> None:
    state = table(options=options)
    play(state, "take 2", "play B1 notebook", "place 7 down")
    assert seen(state, viewer)["players"][0]["telescope"]["7"] == "~A4"
    assert seen(state, viewer)["players"][0]["candidates"] == {}
    assert seen(state, viewer)["known"]["from_row"] == [[7], []]
    assert told(state, viewer, "placed")[0]["card"] == "A4"
    assert imagined(state, 7, 10) == ["A4"]


@pytest.mark.clause("ST-4.8")
def test_a_card_from_the_hand_is_one_of_those_that_were_in_the_hand() -> None:
    """Under `three` nothing else is told: it is what was just taken, or an unseen card."""
    state = table(options=THREE)
    play(state, "take 2", "play M2 telescope", "place 7 down")
    assert "P3" in candidates(state, 7)
    assert candidates(state, 7) == in_order([*unseen(state), "P3"])
    assert known_in_hand(state) == []


@pytest.mark.clause("ST-4.8")
def test_of_a_hand_that_was_all_taken_from_the_row_it_is_one_of_three() -> None:
    state = table("C2 A2", options=THREE, known=knowing("C2 A2"))
    assert known_in_hand(state) == ["A2", "C2"]
    play(state, "take 2", "play A2 telescope", "place 7 down")
    assert candidates(state, 7) == imagined(state, 7) == ["P3", "A2", "C2"]
    assert known_in_hand(state) == []


@pytest.mark.clause("ST-4.8")
@pytest.mark.parametrize(("card", "number"), [("B1", 1), ("S5", 5), ("B3", 3)])
def test_under_printed_the_slot_used_in_step_3_tells_the_number(card: str, number: int) -> None:
    state = table(f"{card} M2", notebooks=("M3", "A3"))
    play(state, "take 2", f"play {card} telescope", "place 7 down")
    expected = unseen(state, number) if number != 3 else in_order([*unseen(state, 3), "P3"])
    assert card in candidates(state, 7)
    assert candidates(state, 7) == imagined(state, 7) == expected


@pytest.mark.clause("ST-4.8")
@pytest.mark.parametrize("card", ["A6", "S2", "B2"])
def test_under_printed_the_deck_tells_a_6_0_or_the_slot_emptied_in_step_1(card: str) -> None:
    state = table(f"{card} M4")
    play(state, "take 2", f"play {card} telescope", "place 7 down")
    assert card in candidates(state, 7)
    assert candidates(state, 7) == imagined(state, 7) == unseen(state, 2, 6)


@pytest.mark.clause("ST-4.8")
@pytest.mark.parametrize("taken", [2, 3])
def test_under_three_the_slot_used_in_step_3_tells_nothing(taken: int) -> None:
    """Whether slot 3 gave the card or, because it was emptied, the deck."""
    state = table("S4 M2", options=THREE)
    card = ROW.split()[taken - 1]
    play(state, f"take {taken}", "play S4 telescope", "place 7 down")
    assert candidates(state, 7) == in_order([*unseen(state), card])


@pytest.mark.clause("ST-4.8")
@both_options
def test_a_card_from_the_deck_may_be_anything_unseen(options: Json) -> None:
    state = table("M6 M2", options=options)
    play(state, "take 2", "play M6 notebook", "place 7 down")
    assert whole(state)["players"][0]["telescope"]["7"] == "~M5"
    assert candidates(state, 7) == [card for card in unseen(state) if card != "P3"]
    assert known_in_hand(state) == ["P3"]


@pytest.mark.clause("ST-4.8", "ST-3.9")
def test_a_card_from_a_new_deck_is_one_that_lay_in_the_discard_pile() -> None:
    state = table("M6 M2", deck="", discard="...")
    discarded = whole(state)["discard"]
    play(state, "take 2", "play M6 notebook", "place 7 down")
    hidden = whole(state)["players"][0]["telescope"]["7"].removeprefix("~")
    assert candidates(state, 7) == in_order([*whole(state)["deck"], hidden])
    assert set(candidates(state, 7)) <= set(discarded)
    assert set(imagined(state, 7)) <= set(candidates(state, 7))


@pytest.mark.clause("ST-4.8", "ST-3.9")
def test_the_owner_of_a_card_from_a_new_deck_knows_that_it_is_not_in_the_deck() -> None:
    state = table("M6 M2", deck="", discard="...")
    play(state, "take 2", "play M6 notebook", "place 7 down")
    hidden = whole(state)["deck"] + whole(state)["players"][1]["hand"]
    assert Counter(seen(state, 0)["unseen"]) == Counter(hidden)
    for seed in range(10):
        assert Counter(codes(whole(state.view(0).sample(seed)))) == BOX


# Cards that come to light narrow it down


@pytest.mark.clause("ST-4.8")
@pytest.mark.parametrize(("refill", "possible"), [("P6", False), ("B5", True)])
def test_a_card_that_turns_up_in_the_row_lies_nowhere_else(refill: str, possible: bool) -> None:
    state = table("A6 M4", deck=f"C5 {refill}")
    play(state, "take 2", "play A6 telescope", "place 7 down")
    assert ("P6" in candidates(state, 7)) is possible
    assert ("P6" in imagined(state, 7, 300)) is possible


@pytest.mark.clause("ST-4.8")
def test_a_card_in_ones_own_hand_lies_nowhere_else() -> None:
    state = lay_out(hands=("S5 M2", "P5 P5"), row=ROW)
    play(state, "take 2", "play S5 telescope", "place 7 down")
    assert "P5" not in candidates(state, 7)
    assert "M5" in candidates(state, 7)


@pytest.mark.clause("ST-4.8")
def test_a_card_shown_later_was_not_the_one_put_face_down() -> None:
    state = table(options=THREE)
    play(state, "take 2", "play M2 telescope", "place 7 down")
    play(state, "take 5", "play A1 telescope", "place 2 up")
    assert "P3" in candidates(state, 7)
    play(state, "take 1", "play P3 notebook")
    assert "P3" not in candidates(state, 7)


@pytest.mark.clause("ST-4.8")
def test_when_the_others_are_shown_the_last_one_is_known() -> None:
    """Of planet 3, asteroid 2 and cloud 2 one lies face down; two are shown: it is the third."""
    state = table("C2 A2", options=THREE, known=knowing("C2 A2"), deck="M5 C5 A5 B5 P5 M4 B4 P4")
    play(state, "take 2", "play A2 telescope", "place 7 down")
    play(state, "take 5", "play A1 telescope", "place 2 up")
    play(state, "take 4", "play C2 notebook", "place 12 down")
    assert candidates(state, 7) == ["P3", "A2"]
    play(state, "take 5", "play C1 telescope", "place 12 down")
    play(state, "take 5", "play P3 notebook")
    assert candidates(state, 7) == imagined(state, 7, 20) == ["A2"]


@pytest.mark.clause("ST-4.8")
def test_the_number_and_the_hand_together_say_more_than_each() -> None:
    """Known hand of asteroid 2, cloud 2 and planet 3; a 2 went down; then the cloud is shown."""
    state = table("C2 A2", known=knowing("C2 A2"), deck="M5 C5 A5 B5 P5 M4 B4 P4")
    play(state, "take 3", "play A2 telescope", "place 7 down")
    assert candidates(state, 7) == ["A2", "C2"]
    assert known_in_hand(state) == ["B6"]
    play(state, "take 5", "play A1 telescope", "place 2 up")
    play(state, "take 4", "play C2 notebook")
    assert candidates(state, 7) == ["A2"]


@pytest.mark.clause("ST-4.8")
def test_a_card_taken_later_was_not_put_down_before() -> None:
    state = table("B1 M2", options=THREE, deck="M5 C5 A5 B5 P5 M4 B4")
    play(state, "take 4", "play M2 telescope", "place 7 down")
    play(state, "take 5", "play A1 telescope", "place 2 up")
    play(state, "take 2", "play B1 telescope", "place 8 down")
    assert "M1" in candidates(state, 7)
    assert "P3" not in candidates(state, 7)
    assert "P3" in candidates(state, 8)
    assert "M1" in candidates(state, 8)


@pytest.mark.clause("ST-4.8")
def test_under_printed_a_number_that_only_one_card_has_gives_it_away() -> None:
    """All other 3s lie open: a face-down 3 after planet 3 was taken is that planet."""
    state = table(
        telescopes=("1:P3 4:M2 5:B2 6:A2", "1:C3"), notebooks=("M3 A3 B3 S3", "M3 C3 B3 A3")
    )
    play(state, "take 2", "play P3 telescope", "place 7 down")
    assert candidates(state, 7) == ["P3"]
    assert known_in_hand(state) == []


# What is known to be in a hand


@pytest.mark.clause("ST-4.8", "ST-3.1")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_was_taken_is_known_to_be_in_the_hand_until_it_is_shown(viewer: int | None) -> None:
    state = table("B1 M4", deck="M5 C5 A5 B5 P5 M4 B4")
    play(state, "take 2")
    assert known_in_hand(state, viewer) == ["P3"]
    play(state, "play B1 notebook", "place 7 up")
    assert known_in_hand(state, viewer) == ["P3"]
    play(state, "take 5", "play A1 telescope", "place 2 up")
    play(state, "take 5", "play P3 telescope", "place 2 up")
    assert known_in_hand(state, viewer) == [whole(state)["players"][0]["hand"][-1]]


@pytest.mark.clause("ST-4.8")
def test_while_a_card_is_on_its_way_nobody_knows_which_one_it_is() -> None:
    """Three cards were known, two are left in the hand: which two?"""
    state = table("C2 A2", known=knowing("C2 A2"))
    play(state, "take 2")
    assert known_in_hand(state) == ["P3", "A2", "C2"]
    play(state, "play A2 telescope")
    assert seen(state, 1)["players"][0]["held"] == 2
    assert known_in_hand(state) == []
    play(state, "place 7 up")
    assert known_in_hand(state) == ["P3", "C2"]


@pytest.mark.clause("ST-4.8", "ST-3.5")
def test_a_sample_puts_some_card_on_its_way() -> None:
    """From the hand: one of the three it can be; from the deck: an unseen one."""
    state = play(table("C2 A2", known=knowing("C2 A2")), "take 2", "play A2 telescope")
    worlds = [whole(state.view(1).sample(seed)) for seed in range(60)]
    assert {world["placing"]["card"] for world in worlds} == {"P3", "A2", "C2"}
    for world in worlds:
        ada = world["players"][0]
        assert sorted([*ada["hand"], world["placing"]["card"]]) == ["A2", "C2", "P3"]
    state = play(table("M6 M2"), "take 2", "play M6 notebook")
    worlds = [whole(state.view(1).sample(seed)) for seed in range(60)]
    drawn = {world["placing"]["card"] for world in worlds}
    assert drawn <= set(unseen(state)) - {"P3"}
    assert len(drawn) > 10
    for world in worlds:
        assert legal(GAME.from_json(world))[0] == "place 2 up"
        assert len(world["deck"]) == len(whole(state)["deck"])


@pytest.mark.clause("ST-4.8")
def test_of_two_equal_cards_one_stays_known_when_one_may_be_on_its_way() -> None:
    state = table("C2 M5", known=knowing("C2"), row="A4 P3 C2 M1 C4")
    play(state, "take 3", "play M5 telescope")
    assert known_in_hand(state) == ["C2"]
    play(state, "place 7 up")
    assert known_in_hand(state) == ["C2", "C2"]


@pytest.mark.clause("ST-4.8")
def test_what_is_known_of_a_hand_is_in_every_sample() -> None:
    state = table("B1 M2")
    play(state, "take 2", "play B1 notebook", "place 7 up", "take 5")
    view = state.view(1)
    hands = [whole(view.sample(seed))["players"][0]["hand"] for seed in range(60)]
    assert all("P3" in hand and len(hand) == 2 for hand in hands)
    others = {card for hand in hands for card in hand if card != "P3"}
    assert others <= set(unseen(state))
    assert len(others) > 10


@pytest.mark.clause("ST-4.8")
@both_options
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_truth_is_always_among_the_candidates(options: Json, seed: int) -> None:
    """Random games with many face-down cards."""
    state = starting_game(seed, **options)
    chance = random.Random(seed)
    hidden = 0
    while state.seats:
        seat = state.seats[0]
        moves = state.legal_moves(seat)
        secret = [move for move in moves if move.text.endswith("down")]
        state.play(chance.choice(secret if secret and chance.random() < 0.6 else moves), seat)
        truth = whole(state)["players"]
        for viewer in (0, 1):
            view = seen(state, viewer)["players"][1 - viewer]
            own = truth[1 - viewer]
            for slot, possible in view["candidates"].items():
                assert own["telescope"][slot].removeprefix("~") in possible
                hidden += 1
            assert not Counter(view["known_in_hand"]) - Counter(own["hand"])
    assert hidden > 100
