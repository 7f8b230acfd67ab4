"""The notebook: stacks, 6/0 cards and satellites (ST-5)."""

import pytest

from asterism import IllegalMove
from tests.games.stellar.laying import lay_out, legal, play, seen, sheet, told, whole


@pytest.mark.clause("ST-5.1")
def test_the_cloud_4_of_the_example_goes_between_1_and_5() -> None:
    """Planet 4, asteroids 2 to 4, clouds 1 and 5: with the cloud 4 they run 4-5."""
    before = sheet("1:C3 | P4 A2 A3 A4 C1 C5")["players"][0]["types"]["C"]
    after = sheet("1:C3 | P4 A2 A3 A4 C1 C5 C4")["players"][0]["types"]["C"]
    assert (before["run"], after["run"]) == (1, 2)


@pytest.mark.clause("ST-5.1")
def test_duplicates_are_allowed_and_count_once() -> None:
    state = lay_out(("1:A3", "1:C3"), ("A4 M2", ""), ("A4", ""), row="P2 P3 B6 M1 C4")
    play(state, "take 2", "play A4 notebook")
    assert seen(state, 1)["players"][0]["notebook"] == ["A4", "A4"]
    assert seen(state, 1)["sheet"]["players"][0]["types"]["A"]["run"] == 1


@pytest.mark.clause("ST-5.1")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everyone_sees_what_is_noted(viewer: int | None) -> None:
    state = play(lay_out(hands=("B1 M2", "")), "take 2", "play B1 notebook")
    assert told(state, viewer, "noted")[0]["card"] == "B1"
    assert "B1" in seen(state, viewer)["players"][0]["notebook"]


@pytest.mark.clause("ST-5.1")
def test_nothing_goes_face_down_into_the_notebook() -> None:
    """A card is played to the notebook without any choice of side, and a place is no answer."""
    state = play(lay_out(hands=("B1 M2", "")), "take 2")
    assert not any("down" in move for move in legal(state))
    with pytest.raises(ValueError, match="is not a move"):
        state.play("play B1 notebook down")
    with pytest.raises(IllegalMove):
        state.play("place 2 down")


@pytest.mark.clause("ST-5.2")
def test_a_6_0_is_decided_at_the_end_and_may_change_until_then() -> None:
    """Nothing is stored when it is noted: zero with 1 and 2, six as soon as 4 and 5 are better."""
    low = sheet("1:M3 | M1 M2 M6")["players"][0]["types"]["M"]
    high = sheet("1:M3 | M1 M2 M6 M3 M4 M5")["players"][0]["types"]["M"]
    assert (low["six"], low["run"]) == (0, 3)
    assert (high["six"], high["run"]) == (6, 6)
    state = play(lay_out(hands=("M6 A2", "")), "take 2", "play M6 notebook")
    assert "M6" in whole(state)["players"][0]["notebook"]


@pytest.mark.clause("ST-5.2")
def test_a_6_0_belongs_to_its_own_type_only() -> None:
    assert sheet("1:P3 | P4 P5 M6")["players"][0]["types"]["P"]["run"] == 2


@pytest.mark.clause("ST-5.3")
@pytest.mark.parametrize("letter", "PMACB")
def test_a_satellite_joins_any_stack_with_its_number(letter: str) -> None:
    row = sheet(f"1:{letter}3 | {letter}3 {letter}5 S4")["players"][0]["types"][letter]
    assert (row["run"], row["satellites"]) == (3, [4])


@pytest.mark.clause("ST-5.3")
def test_a_satellite_may_begin_a_stack() -> None:
    row = sheet("1:A1 | S4")["players"][0]["types"]["A"]
    assert (row["run"], row["points"], row["satellites"]) == (1, 3, [4])


@pytest.mark.clause("ST-5.3")
def test_no_choice_is_asked_for_a_satellite_and_it_moves_when_that_becomes_better() -> None:
    state = lay_out(
        ("1:P4 2:M5", ""), ("S3 M4", ""), ("P2 P4", ""), row="M2 C2 B6 C5 C4", deck="B1 B2"
    )
    play(state, "take 1")
    assert [move for move in legal(state) if "S3" in move] == [
        "play S3 telescope",
        "play S3 notebook",
    ]
    play(state, "play S3 notebook", "place 3 down")
    assert whole(state)["players"][0]["notebook"] == ["P2", "P4", "S3"]
    assert seen(state, 0)["sheet"]["players"][0]["types"]["P"]["satellites"] == [3]
    moved = sheet("1:P4 2:M1 3:M1 | P2 P4 S3 M2 M4")["players"][0]["types"]
    assert moved["M"]["satellites"] == [3]
