"""The regression finds the weights that made the data."""

import pytest

from asterism import Quick
from asterism.fit.regression import LEAD, WIN, Row, dense, fit, measure, solve

TRUE = [2.0, -0.5, 1.0]
NOTHING = [0.0, 0.0, 0.0]


def rows(count: int, spread: float, target: str = LEAD) -> list[Row]:
    """Terms by chance, and a lead that follows from them, more or less."""
    chance = Quick(3)

    def number() -> float:
        return chance.below(2001) / 1000 - 1

    found: list[Row] = []
    for _ in range(count):
        terms = [number(), number(), number()]
        lead = sum(weight * term for weight, term in zip(TRUE, terms, strict=True))
        lead += spread * number()
        found.append(dense(terms, lead if target == LEAD else float(lead > 0)))
    return found


def test_the_lead_is_fitted_by_least_squares() -> None:
    found = fit(rows(2000, 0.5), NOTHING, LEAD)
    assert found == pytest.approx(TRUE, abs=0.05)
    assert measure(rows(2000, 0.5), found, LEAD) < 0.3 < measure(rows(2000, 0.5), NOTHING, LEAD)


def test_the_victory_is_fitted_in_proportion() -> None:
    data = rows(4000, 1.0, WIN)
    found = fit(data, NOTHING, WIN)
    assert found[0] > found[2] > 0 > found[1]
    assert found[0] / found[2] == pytest.approx(2.0, rel=0.2)
    assert (
        measure(data, found, WIN)
        < 0.4
        < measure(data, NOTHING, WIN)
        == pytest.approx(0.6931, abs=1e-4)
    )


def test_a_victory_that_is_certain_has_no_infinite_weight() -> None:
    """Whoever had it always won: separable data, which plain logistic regression cannot fit."""
    data = [dense([1.0], 1.0), dense([-1.0], 0.0)] * 50
    assert 1.0 < fit(data, [0.0], WIN)[0] < 10.0


def test_what_was_never_seen_stays_as_it_was() -> None:
    seen = [Row([0, 2], [row.values[0], row.values[2]], row.came) for row in rows(500, 0.1)]
    found = fit(seen, [0.0, 7.5, 0.0], LEAD)
    assert found[1] == 7.5
    assert found[0] == pytest.approx(2.0, abs=0.2)


def test_few_rows_change_little() -> None:
    """And the rows of one game are no more than one game."""
    data = rows(10, 0.5)
    moved = [abs(fit(data, NOTHING, LEAD, each)[0]) for each in (1.0, 10.0)]
    assert 0.0 < moved[1] < moved[0] < 2.0


def test_conjugate_gradients_solve_badly_scaled_equations() -> None:
    matrix = [[4e6, 1e3, 0.0], [1e3, 3.0, 1e-3], [0.0, 1e-3, 2e-5]]
    wanted = [1.0, 2.0, 3.0]

    def times(direction: object) -> list[float]:
        assert isinstance(direction, list)
        return [sum(a * b for a, b in zip(row, direction, strict=True)) for row in matrix]

    found = solve(times, wanted, [matrix[place][place] for place in range(3)])
    assert times(found) == pytest.approx(wanted, rel=1e-5)
