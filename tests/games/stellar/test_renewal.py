"""Renewing the row after the opponent took a satellite (ST-3.0)."""

from collections import Counter

import pytest

from asterism import IllegalMove
from tests.games.stellar.laying import lay_out, legal, play, seen, told, whole


@pytest.mark.clause("ST-3.0")
def test_who_takes_a_satellite_into_hand_lets_the_other_renew() -> None:
    state = lay_out(hands=("B1 M2", ""), row="A4 S3 B6 M1 C4", deck="C5 C1")
    play(state, "take 2", "play B1 telescope", "place 2 up")
    assert state.seats == (1,)
    assert legal(state) == ["renew", "keep"]
    assert whole(state)["row"] == ["C5", "C1", "B6", "M1", "C4"], "the refilled row is in sight"


@pytest.mark.clause("ST-3.0")
def test_even_if_the_satellite_was_played_in_the_same_turn() -> None:
    state = lay_out(row="A4 S3 B6 M1 C4")
    play(state, "take 2", "play S3 telescope", "place 2 up")
    assert legal(state, 1) == ["renew", "keep"]


@pytest.mark.clause("ST-3.0")
def test_a_renewal_discards_all_five_then_reveals_five_slot_1_first() -> None:
    state = lay_out(turn=1, step="renew", row="A4 P3 B6 M1 C4", deck="C1 C2 M4 A5 P5 B5")
    play(state, "renew")
    position = whole(state)
    assert position["row"] == ["C1", "C2", "M4", "A5", "P5"]
    assert position["deck"][0] == "B5"
    assert sorted(position["discard"]) == sorted(["A4", "P3", "B6", "M1", "C4"])
    assert legal(state, 1) == [f"take {slot}" for slot in range(1, 6)]
    events = [event["type"] for event in state.events(0)]
    assert events == ["renewed", *["discarded"] * 5, *["revealed"] * 5]


@pytest.mark.clause("ST-3.0")
def test_who_keeps_the_row_takes_from_it() -> None:
    state = lay_out(turn=1, step="renew", row="A4 P3 B6 M1 C4")
    before = whole(state)
    play(state, "keep")
    assert whole(state)["row"] == before["row"]
    assert whole(state)["discard"] == []
    assert legal(state, 1) == [f"take {slot}" for slot in range(1, 6)]


@pytest.mark.clause("ST-3.0", "ST-3.9")
def test_a_renewal_with_two_cards_in_the_deck_shuffles_the_five_in() -> None:
    state = lay_out(turn=1, step="renew", row="A4 P3 B6 M1 C4", deck="C1 C2", discard="...")
    discarded: Counter[str] = Counter(whole(state)["discard"])
    play(state, "renew")
    position = whole(state)
    assert position["row"][:2] == ["C1", "C2"]
    assert position["discard"] == []
    expected = discarded + Counter(["A4", "P3", "B6", "M1", "C4"])
    assert Counter(position["row"][2:] + position["deck"]) == expected
    types = [event["type"] for event in state.events(0)]
    assert types[6:] == ["revealed", "revealed", "shuffled", "revealed", "revealed", "revealed"]


@pytest.mark.clause("ST-3.0", "ST-3.9")
def test_a_card_that_has_just_been_discarded_may_come_back() -> None:
    old = {"A4", "P3", "B6", "M1", "C4"}
    came_back = []
    for seed in range(20):
        state = lay_out(
            turn=1, step="renew", row="A4 P3 B6 M1 C4", deck="C1 C2", discard="...",
            chance={"seed": seed},
        )  # fmt: skip
        play(state, "renew")
        came_back.append(bool(old & set(whole(state)["row"])))
    assert True in came_back
    assert False in came_back


@pytest.mark.clause("ST-3.0")
def test_the_right_is_asked_once_and_gone_after_that_turn() -> None:
    """Bo keeps the row, plays without a satellite; Ada has no right, and Bo none afterwards."""
    state = lay_out(
        turn=1, step="renew", hands=("P1 P2", "B1 M2"), row="A4 P3 B6 M1 C4", deck="C5 C1 A1 A2"
    )
    play(state, "keep", "take 2", "play B1 telescope", "place 2 up")
    assert whole(state)["step"] == "take"
    assert legal(state, 0) == [f"take {slot}" for slot in range(1, 6)]
    play(state, "take 3", "play P1 telescope", "place 2 up")
    assert whole(state)["step"] == "take"


@pytest.mark.clause("ST-3.0")
def test_who_renewed_may_give_the_right_back_by_taking_a_satellite() -> None:
    state = lay_out(
        turn=1, step="renew", hands=("P1 P2", "B1 M2"), row="A4 P3 B6 M1 C4", deck="S2 C2 M4 A5 P5"
    )
    play(state, "renew", "take 1", "play M2 telescope", "place 2 up")
    assert state.seats == (0,)
    assert legal(state) == ["renew", "keep"]


@pytest.mark.clause("ST-3.0")
@pytest.mark.parametrize("area", ["telescope", "notebook"])
def test_a_satellite_played_from_the_row_gives_no_right(area: str) -> None:
    state = lay_out(hands=("B2 M4", ""), row="A4 S3 B6 M1 C4")
    play(state, "take 1", f"play B2 {area}", "place 2 up")
    assert "S3" in str(whole(state)["players"][0])
    assert whole(state)["step"] == "take"


@pytest.mark.clause("ST-3.0")
@pytest.mark.parametrize("area", ["telescope", "notebook"])
def test_a_satellite_played_from_the_deck_gives_no_right(area: str) -> None:
    state = lay_out(hands=("M6 M4", ""), deck="S3")
    play(state, "take 1", f"play M6 {area}", "place 2 up")
    assert "S3" in str(whole(state)["players"][0])
    assert whole(state)["step"] == "take"


@pytest.mark.clause("ST-3.0")
def test_a_satellite_played_from_the_hand_gives_no_right() -> None:
    state = lay_out(hands=("S3 M4", ""))
    play(state, "take 1", "play S3 telescope", "place 2 up")
    assert whole(state)["step"] == "take"


@pytest.mark.clause("ST-3.0", "ST-6.1")
def test_after_the_last_turn_the_right_lapses() -> None:
    first = "P1 P2 P3 P4 P5 M1 M2 M3 M4 M5 M6 A6"
    second = "A1 A2 A3 A4 A5 C1 C2 C3 C4 C5 C6"
    telescopes = [
        " ".join(f"{slot}:~{card}" for slot, card in enumerate(cards.split(), 1))
        for cards in (first, second)
    ]
    state = lay_out((telescopes[0], telescopes[1]), ("", "B1 B2"), row="A4 S3 B6 M1 C4", turn=21)
    play(state, "take 2", "play B1 telescope", "place 12 up")
    assert whole(state)["step"] == "last"
    assert whole(state)["satellite_taken"] is False
    assert state.seats == (0, 1)


@pytest.mark.clause("ST-3.0")
@pytest.mark.parametrize("move", ["renew", "keep"])
def test_nobody_is_asked_where_the_right_does_not_exist(move: str) -> None:
    state = lay_out()
    with pytest.raises(IllegalMove, match=r"ST-3\.0"):
        state.play(move)


@pytest.mark.clause("ST-3.0")
def test_everyone_hears_what_becomes_of_the_row() -> None:
    for move, type in (("renew", "renewed"), ("keep", "kept")):
        state = play(lay_out(turn=1, step="renew"), move)
        for viewer in (0, 1, None):
            assert [event["seat"] for event in told(state, viewer, type)] == [1]
            assert seen(state, viewer)["row"] == whole(state)["row"]
