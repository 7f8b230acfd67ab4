"""Ratings: who came before whom, how strong that makes everybody, and how sure it is."""

import random
from itertools import combinations

import pytest

from asterism.arena import Played, Tournament, report
from asterism.arena.rating import chance, comparisons, inverse, multiply, ratings

ALONE = (0, 1, 2, 3)
Pair = tuple[int, int]


def game(
    entrants: list[int],
    scores: list[int],
    winners: list[int],
    reason: str = "score",
    number: int = 0,
) -> Played:
    seats = len(entrants)
    return Played(
        number, 0, entrants, tuple(scores), tuple(winners), reason, [10] * seats, [1.0] * seats
    )


# Comparisons


def test_who_wins_comes_first_then_who_scored_more() -> None:
    found = comparisons(game([0, 1, 2, 3], [5, 90, 7, 7], [0], "defeat"), ALONE)
    assert found[0, 1] == 1  # the winner, whatever the score
    assert found[1, 2] == 1
    assert found[2, 3] == 0.5
    assert len(found) == 6


def test_a_bot_on_several_seats_is_compared_seat_by_seat() -> None:
    found = comparisons(game([0, 1, 1, 1], [20, 30, 10, 20], [1]), ALONE)
    assert found == {(0, 1): pytest.approx((0 + 1 + 0.5) / 3)}


def test_partners_are_one_side() -> None:
    found = comparisons(game([0, 0, 1, 1], [3, 0, 0, 0], [0, 1], "defeat"), (0, 0, 1, 1))
    assert found == {(0, 1): 1.0}
    mixed = comparisons(game([0, 1, 0, 1], [3, 0, 0, 0], [0, 1], "defeat"), (0, 0, 1, 1))
    assert mixed == {(0, 1): 0.5}  # each bot has one seat on either side


def test_a_game_that_was_stopped_has_no_better_half() -> None:
    assert comparisons(game([0, 1], [50, 3], [], "turn_limit"), (0, 1)) == {(0, 1): 0.5}


# Ratings


def pairing(score: float, times: int) -> list[list[dict[Pair, float]]]:
    return [[{(0, 1): score}] for _ in range(times)]


def test_three_to_one_is_191_points() -> None:
    # With the drawn game that is added, 74.5 : 24.5 of 99 and 0.5 : 0.5 is 75 : 25.
    deals = [*pairing(1.0, 74), *pairing(0.0, 24), *pairing(0.5, 1)]
    first, second = ratings(2, deals)
    assert first.value - second.value == pytest.approx(190.85, abs=0.01)
    assert first.value + second.value == pytest.approx(0)
    assert chance(first.value, second.value) == pytest.approx(0.75)


def test_who_won_everything_is_strong_but_not_infinitely() -> None:
    first, second = ratings(2, pairing(1.0, 20))
    assert 400 < first.value - second.value < 1000
    assert first.spread == pytest.approx(second.spread)
    assert first.spread > 100


def test_equals_are_equal() -> None:
    for rating in ratings(3, [[{(0, 1): 0.5, (0, 2): 0.5, (1, 2): 0.5}]] * 5):
        assert rating.value == pytest.approx(0, abs=1e-6)


def test_strength_passes_along_a_chain_of_opponents() -> None:
    deals = [[{(0, 1): 1.0}, {(1, 2): 1.0}]] * 3 + [[{(0, 1): 0.0}, {(1, 2): 0.0}]]
    values = [rating.value for rating in ratings(3, deals)]
    assert values[0] - values[1] == pytest.approx(values[1] - values[2], abs=1e-3)
    assert values[0] > values[1] > values[2]


def test_whoever_met_nobody_is_uncertain_and_no_error() -> None:
    *_, stranger = ratings(3, pairing(1.0, 5))
    assert stranger.spread == 9999


def test_the_true_strength_lies_in_the_interval_about_19_times_in_20() -> None:
    strengths = [120.0, 0.0, -120.0]
    dice = random.Random(5)
    hits = 0
    for _ in range(60):
        deals = [
            [
                {(a, b): float(dice.random() < chance(strengths[a], strengths[b]))}
                for a, b in combinations(range(3), 2)
            ]
            for _ in range(80)
        ]
        for truth, rating in zip(strengths, ratings(3, deals), strict=True):
            low, high = rating.interval
            hits += low <= truth <= high
    assert 162 <= hits <= 179  # of 180; 171 are expected


def test_games_of_a_deal_that_all_go_one_way_are_no_more_than_one() -> None:
    """Ten copies of each deal must not make anybody surer."""
    dice = random.Random(3)
    results = [float(dice.random() < 0.6) for _ in range(200)]
    once = ratings(2, [[{(0, 1): score}] for score in results])[0]
    often = ratings(2, [[{(0, 1): score}] * 10 for score in results])[0]
    assert often.spread == pytest.approx(once.spread, rel=0.05)


def test_the_inverse_of_a_matrix_undoes_it() -> None:
    matrix = [[4.0, 1.0, 0.5], [1.0, 3.0, 0.2], [0.5, 0.2, 2.0]]
    product = multiply(matrix, inverse(matrix))
    for i, row in enumerate(product):
        assert row == pytest.approx([float(i == j) for j in range(3)])


# The report


def test_a_report_counts_shares_of_victories() -> None:
    found = report(
        Tournament("sternenhimmel", 3, ("random", "greedy:1"), 6),
        [
            game([0, 1, 1], [9, 5, 5], [0], number=0),
            game([1, 0, 1], [9, 9, 5], [0, 1], "shared", number=1),
            game([1, 0, 0], [1, 5, 7], [2], number=3),
        ],
    )
    random_, greedy = found.rows
    assert (random_.games, random_.won, greedy.won) == (3, 2.5, 0.5)
    assert random_.fair_share == pytest.approx((1 / 3 + 1 / 3 + 2 / 3) / 3)
    assert found.alone[0, 1].games == 2
    assert found.alone[0, 1].share == 0.75
    assert found.alone[1, 0].won == 0
    assert found.pairs[0, 1].games == 3
    assert random_.mean_score == pytest.approx((9 + 9 + 5 + 7) / 4)
    assert random_.seconds_a_move == pytest.approx(0.1)
    assert found.order == [0, 1]
    assert random_.rating.value == pytest.approx(-greedy.rating.value)
    assert random_.rating.spread == pytest.approx(greedy.rating.spread)


def test_a_game_without_a_winner_is_everybodys() -> None:
    found = report(
        Tournament("stellar", 2, ("random", "greedy:1"), 2),
        [game([0, 1], [4, 9], [], "turn_limit")],
    )
    assert [row.won for row in found.rows] == [0.5, 0.5]
