"""The tuner finds the weights that made the data, and its games can be played again."""

from pathlib import Path

import pytest

from asterism import Quick
from tests.cli.conftest import install
from tools.tune import LEAD, WIN, Row, fit, main, play

TRUE = [2.0, -0.5, 1.0]


def rows(count: int, spread: float) -> list[Row]:
    """Terms by chance, and a lead that follows from them, more or less."""
    chance = Quick(3)

    def number() -> float:
        return chance.below(2001) / 1000 - 1

    found: list[Row] = []
    for _ in range(count):
        terms = [number(), number(), number()]
        lead = sum(weight * term for weight, term in zip(TRUE, terms, strict=True))
        found.append((terms, lead + spread * number()))
    return found


def test_the_lead_is_fitted_by_least_squares() -> None:
    assert fit(rows(2000, 0.5), LEAD) == pytest.approx(TRUE, abs=0.05)


def test_the_victory_is_fitted_in_proportion() -> None:
    found = fit(rows(4000, 1.0), WIN)
    assert found[0] > found[2] > 0 > found[1]
    assert found[0] / found[2] == pytest.approx(2.0, rel=0.2)


def test_equal_seeds_give_equal_rows() -> None:
    """Sternenhimmel with 3: three rows at each moment, and what one leads the others lag."""
    first = play("sternenhimmel", 3, {}, "random", LEAD, 5)
    assert first == play("sternenhimmel", 3, {}, "random", LEAD, 5)
    assert first != play("sternenhimmel", 3, {}, "random", LEAD, 6)
    assert sum(lead for _, lead in first[:3]) == pytest.approx(0.0)
    won = [lead for _, lead in play("sternenhimmel", 3, {}, "random", WIN, 5)[:3]]
    assert sorted(won) == [-1.0, -1.0, 1.0]


def test_weights_are_not_written_into_other_packages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It says so before the games are played, not after."""
    install(tmp_path, "comets", "[asterism.games]\ncomets = tests.tiny:GAME\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(SystemExit):
        main(["comets", "--write"])
    assert "comets is in another package" in capsys.readouterr().err
