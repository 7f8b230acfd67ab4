"""The sequential test: as few games as an answer needs, and seldom a wrong one."""

import random
from math import log

import pytest

from asterism.arena.sprt import (
    BETTER,
    NOT_BETTER,
    OPEN,
    Hypotheses,
    Sprt,
    likeliest,
    llr,
)

TEST = Hypotheses.of_elo(0, 70)


def run(score: float, count: int, hypotheses: Hypotheses = TEST) -> Sprt:
    test = Sprt(hypotheses)
    for _ in range(count):
        test.add(score)
    return test


def test_the_bounds_are_walds() -> None:
    assert TEST.upper == pytest.approx(log(0.95 / 0.05))
    assert TEST.lower == pytest.approx(-log(0.95 / 0.05))
    strict = Hypotheses(0.5, 0.6, alpha=0.01, beta=0.1)
    assert strict.lower == pytest.approx(log(0.1 / 0.99))
    assert strict.upper == pytest.approx(log(0.9 / 0.01))


def test_rating_points_are_shares() -> None:
    assert TEST.worse == 0.5
    assert TEST.good == pytest.approx(0.5994, abs=1e-4)


def test_with_wins_and_losses_alone_it_is_the_plain_likelihood_ratio() -> None:
    hypotheses = Hypotheses(0.5, 0.6)
    expected = 30 * log(0.6 / 0.5) + 20 * log(0.4 / 0.5)
    assert llr(hypotheses, {1.0: 30, 0.0: 20}) == pytest.approx(expected, abs=0.01)


def test_the_likeliest_distribution_has_the_mean_it_must_have() -> None:
    seen = {0.0: 0.2, 0.25: 0.1, 0.5: 0.4, 1.0: 0.3}
    for mean in (0.3, 0.5, 0.7):
        found = likeliest(seen, mean)
        assert sum(found.values()) == pytest.approx(1)
        assert sum(score * share for score, share in found.items()) == pytest.approx(mean)


def test_less_noise_needs_fewer_games() -> None:
    """Deals played both ways round that end one to one say that the two are equal."""
    noisy = llr(TEST, {0.0: 20, 1.0: 20})
    calm = llr(TEST, {0.0: 2, 0.5: 36, 1.0: 2})
    assert calm < noisy < 0


def test_a_hundred_and_twenty_games_of_five_can_decide() -> None:
    """An observation says no more than how much likelier a good bot is: ten games at once say too
    little.
    """
    decided = Sprt(TEST)
    for _ in range(24):
        decided.add(0.72, 5)
    assert (decided.decision, decided.games % 5) == (BETTER, 0)
    undecided = Sprt(TEST)
    for _ in range(12):
        undecided.add(0.72, 10)
    assert (undecided.decision, undecided.games) == (OPEN, 120)


def test_it_decides_and_then_stops_listening() -> None:
    test = run(1.0, 100)
    assert test.decision == BETTER
    decided = test.games
    assert decided < 20
    for _ in range(50):
        test.add(0.0)
    assert (test.decision, test.games) == (BETTER, decided)
    assert run(0.0, 100).decision == NOT_BETTER
    assert run(1.0, 2).verdict.decision == OPEN


@pytest.mark.parametrize(("truth", "right"), [(0.5, NOT_BETTER), (0.7, BETTER)])
def test_it_is_seldom_wrong(truth: float, right: str) -> None:
    dice = random.Random(11)
    wrong = 0
    for _ in range(100):
        test = Sprt(Hypotheses(0.5, 0.7))
        while test.decision == OPEN:
            games = [float(dice.random() < truth) for _ in range(2)]
            test.add(sum(games) / 2)
        wrong += test.decision != right
    assert wrong <= 10  # 5 are expected


@pytest.mark.parametrize("worse_good", [(0.6, 0.5), (0.5, 0.5), (0.0, 0.5), (0.5, 1.0)])
def test_hypotheses_must_be_in_order(worse_good: tuple[float, float]) -> None:
    with pytest.raises(ValueError, match="the first hypothesis must be below the second"):
        Hypotheses(*worse_good)


def test_risks_and_points_have_bounds() -> None:
    with pytest.raises(ValueError, match="alpha and beta lie between 0 and"):
        Hypotheses(0.5, 0.6, alpha=0.0)
    with pytest.raises(ValueError, match="elo0 must be below elo1"):
        Hypotheses.of_elo(10, 0)
