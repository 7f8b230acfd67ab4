"""What becomes of the tokens of a full constellation (SH-3)."""

import pytest

from tests.games.sternenhimmel.table import board, lay_out, score, seen, told


@pytest.mark.clause("SH-3.1")
def test_all_tokens_are_turned_up_and_everybody_remembers_them() -> None:
    state = lay_out(
        [
            (board("lls", id="one"), "1:10 2:hole"),
            (board("sl", id="two"), "- 1:5"),
            (board("ss", id="six"), ""),
        ]
    )
    assert seen(state, 0)["players"][1]["face_down"][0]["can_be"][0] == "1"
    state.play("put 1 one.c")
    up = [(event["seat"], event["card"], event["source"]) for event in told(state, "turned_up")]
    assert up == [(1, "10", "star.one.a"), (2, "hole", "star.one.b")]
    (place,) = seen(state, 0)["players"][1]["face_down"]
    assert place["star"] == "two.b"
    assert "10" not in place["can_be"]


@pytest.mark.clause("SH-3.2")
def test_two_joined_black_holes_leave_together_and_swallow_nothing() -> None:
    sheet = score("0:10 1:hole 2:hole 3:7")
    assert sheet["removed"] == ["b", "c"]
    assert sheet["totals"] == {"0": 10, "3": 7}


@pytest.mark.clause("SH-3.2")
def test_a_chain_of_three_black_holes_goes_as_a_whole() -> None:
    sheet = score("0:10 1:hole 2:hole 3:hole 0:7")
    assert sheet["removed"] == ["b", "c", "d"]
    assert sheet["totals"] == {"0": 17}


@pytest.mark.clause("SH-3.2")
def test_a_black_hole_beside_an_annihilating_pair_is_part_of_it() -> None:
    """A star in the middle: three holes around the hole b."""
    sheet = score("0:hole 1:hole 2:hole 3:hole 0:5", "ab bc bd de")
    assert sheet["removed"] == ["a", "b", "c", "d"]
    assert sheet["totals"] == {"0": 5}


@pytest.mark.clause("SH-3.2", "SH-3.3")
def test_black_holes_that_no_line_joins_do_not_meet() -> None:
    sheet = score("0:hole 1:10 2:hole", "ab bc")
    assert sheet["removed"] == ["b"]
    assert sheet["totals"] == {"0": 0, "2": 0}


@pytest.mark.clause("SH-3.3")
def test_a_black_hole_swallows_everything_joined_to_it_and_stays() -> None:
    sheet = score("0:10 1:hole 2:7 3:5", "ab bc cd")
    assert sheet["removed"] == ["a", "c"]
    assert sheet["totals"] == {"1": 0, "3": 5}


@pytest.mark.clause("SH-3.3")
def test_ones_own_black_hole_swallows_ones_own_token() -> None:
    sheet = score("0:10 0:hole 1:1", "ab")
    assert sheet["removed"] == ["a"]
    assert sheet["totals"] == {"0": 0, "1": 1}


@pytest.mark.clause("SH-3.3", "SH-3.4")
def test_a_swallowed_double_star_doubles_nothing() -> None:
    sheet = score("0:10 1:double 2:hole")
    assert sheet["removed"] == ["b"]
    assert sheet["totals"] == {"0": 10, "2": 0}


@pytest.mark.clause("SH-3.4")
def test_a_double_star_doubles_what_is_joined_to_it_whoever_owns_it() -> None:
    sheet = score("0:10 1:double 2:7 3:5")
    assert sheet["totals"] == {"0": 20, "1": 0, "2": 14, "3": 5}


@pytest.mark.clause("SH-3.4")
@pytest.mark.parametrize(("doubles", "total"), [("multiply", 28), ("add", 21)])
def test_a_token_between_two_double_stars(doubles: str, total: int) -> None:
    sheet = score("1:double 0:7 2:double", doubles=doubles)
    assert sheet["totals"] == {"0": total, "1": 0, "2": 0}


@pytest.mark.clause("SH-3.4")
@pytest.mark.parametrize(("doubles", "total"), [("multiply", 80), ("add", 40)])
def test_a_token_among_three_double_stars(doubles: str, total: int) -> None:
    sheet = score("0:10 1:double 2:double 3:double", "ab ac ad", doubles=doubles)
    assert sheet["totals"]["0"] == total


@pytest.mark.clause("SH-3.4")
def test_double_stars_and_black_holes_stay_at_0_beside_double_stars() -> None:
    assert score("0:double 1:double 2:1")["totals"] == {"0": 0, "1": 0, "2": 2}
    # The hole at the end swallows the double star beside it.
    assert score("0:hole 1:double 1:double 2:3")["totals"] == {"0": 0, "1": 0, "2": 6}


@pytest.mark.clause("SH-3.5")
def test_totals_are_the_sums_of_what_is_left() -> None:
    sheet = score("0:10 1:6 0:7 1:5 0:1", "")
    assert sheet["totals"] == {"0": 18, "1": 11}


@pytest.mark.clause("SH-3.5", "SH-4.6")
def test_a_total_of_0_can_win() -> None:
    sheet = score("0:hole 1:10 2:7", "ab ac")
    assert sheet["totals"] == {"0": 0}
    assert sheet["coins"] == {"0": 14, "1": 0, "2": 0, "3": 0}
