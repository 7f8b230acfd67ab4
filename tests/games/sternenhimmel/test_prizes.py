"""Who gets what (SH-4). Prizes are 8 and 6 where nothing else is said; no line joins the stars."""

import pytest

from tests.games.sternenhimmel.table import coins, score

APART = ""


@pytest.mark.clause("SH-4.0")
def test_ties_of_three_with_3_2_and_2_tokens_are_a_first_and_a_tie_for_second() -> None:
    lying = "0:7 0:3 0:double 1:10 1:double 2:10 2:double"
    assert score(lying, APART)["totals"] == {"0": 10, "1": 10, "2": 10}
    assert coins(lying, APART) == [8, 2, 2, 0]


@pytest.mark.clause("SH-4.0")
def test_ties_of_three_with_3_3_and_2_tokens_are_a_tie_for_first_without_a_second_prize() -> None:
    lying = "0:7 0:3 0:double 1:7 1:3 1:double 2:10 2:double"
    assert coins(lying, APART) == [3, 3, 2, 0]


@pytest.mark.clause("SH-4.0")
def test_a_tie_below_second_place_changes_nothing() -> None:
    assert coins("0:10 1:7 2:5 3:5", APART) == [8, 6, 1, 1]


@pytest.mark.clause("SH-4.1")
def test_first_and_second_take_the_prizes() -> None:
    assert coins("0:7 1:10 2:5", APART, first=9, second=7) == [7, 9, 1, 0]


@pytest.mark.clause("SH-4.2")
def test_third_fourth_and_fifth_get_a_coin_for_each_token_from_the_reserve() -> None:
    lying = "0:10 1:7 2:3 2:1 3:3 4:1 4:hole 4:double"
    assert coins(lying, APART, players=5) == [8, 6, 2, 1, 3]


@pytest.mark.clause("SH-4.2")
def test_under_winner_the_first_pays_them_out_of_the_first_prize() -> None:
    lying = "0:10 1:7 2:3 2:1 3:3 4:1 4:hole 4:double"
    assert coins(lying, APART, players=5, compensation="winner") == [2, 6, 2, 1, 3]


@pytest.mark.clause("SH-4.2")
def test_what_the_first_prize_does_not_cover_the_reserve_pays() -> None:
    lying = "0:10 1:7 2:3 2:1 2:hole 2:double"
    assert coins(lying, APART, first=3, second=2, compensation="winner") == [0, 2, 4, 0]


@pytest.mark.clause("SH-4.2", "SH-4.4")
def test_under_winner_the_reserve_pays_when_a_tie_for_first_stays() -> None:
    assert coins("0:10 1:10 2:3 2:1", APART, compensation="winner") == [1, 1, 2, 0]


@pytest.mark.clause("SH-4.2", "SH-4.5")
def test_under_winner_the_first_keeps_the_full_prize_when_a_tie_for_second_stays() -> None:
    assert coins("0:10 1:7 2:7 3:3 3:1", APART, compensation="winner") == [8, 1, 1, 2]


@pytest.mark.clause("SH-4.3")
@pytest.mark.parametrize("extra", ["hole", "double"])
def test_of_equal_totals_more_tokens_rank_higher_and_black_holes_and_doubles_count(
    extra: str,
) -> None:
    assert coins(f"0:10 1:10 1:{extra}", APART) == [6, 8, 0, 0]


@pytest.mark.clause("SH-4.4")
def test_a_tie_for_first_between_two_leaves_no_prize_for_anybody() -> None:
    assert coins("0:10 1:10 2:7", APART) == [1, 1, 1, 0]


@pytest.mark.clause("SH-4.4")
def test_a_tie_for_first_among_three() -> None:
    assert coins("0:7 0:3 1:7 1:3 2:7 2:3 3:6", APART) == [2, 2, 2, 1]


@pytest.mark.clause("SH-4.5")
def test_a_tie_for_second_among_three() -> None:
    lying = "0:10 1:5 1:1 2:5 2:1 3:5 3:1 4:3"
    assert coins(lying, APART, players=5) == [8, 2, 2, 2, 1]


@pytest.mark.clause("SH-4.6")
def test_the_only_survivor_takes_both_prizes() -> None:
    lying = "0:hole 1:10 2:7 3:5"
    assert coins(lying, "ab ac ad") == [14, 0, 0, 0]


@pytest.mark.clause("SH-4.6")
def test_two_survivors_take_first_and_second_prize() -> None:
    assert coins("0:hole 1:10 2:7 3:5", "ab ac") == [6, 0, 0, 8]


@pytest.mark.clause("SH-4.6")
def test_under_winner_the_only_survivor_pays_nobody() -> None:
    lying = "0:hole 1:10 2:7 3:5"
    assert coins(lying, "ab ac ad", compensation="winner") == [14, 0, 0, 0]


@pytest.mark.clause("SH-4.7")
def test_nobody_is_paid_when_nobody_is_left() -> None:
    """Five black holes in a ring of five."""
    sheet = score("0:hole 1:hole 2:hole 3:hole 4:hole", "ab bc cd de ea", players=5)
    assert sheet["removed"] == ["a", "b", "c", "d", "e"]
    assert sheet["totals"] == {}
    assert set(sheet["coins"].values()) == {0}


@pytest.mark.clause("SH-4.7")
def test_a_player_whose_tokens_were_all_removed_gets_nothing() -> None:
    assert coins("0:10 1:hole 2:7 2:3 3:1", "ab") == [0, 1, 8, 6]
