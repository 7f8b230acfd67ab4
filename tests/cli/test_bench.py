"""`asterism bench`"""

import json

import pytest

import asterism
from tests.cli.conftest import Run


def test_every_figure_is_there_and_they_agree(run: Run) -> None:
    said = run("bench", "stellar", "--repeat", "1", "--json")
    assert (said.status, said.err) == (0, "")
    found = json.loads(said.out)
    assert (found["game"], found["players"]) == ("stellar", 2)
    assert found["compiled"] is asterism.is_compiled()
    for name in (
        "api_decisions_per_second",
        "observed_games_per_second",
        "copy_us",
        "view_sample_us",
        "search_per_second",
        "level_search_per_second",
        "greedy_ms",
    ):
        assert found[name] > 0
    decisions = found["decisions_per_second"]
    games = found["playouts_per_second"]
    assert decisions == pytest.approx(games * found["decisions_per_game"])
    steps = found["calibration_steps_per_second"]
    ratio = found["decisions_per_calibration_step"]
    assert ratio == pytest.approx(decisions / steps)
    assert found["search_per_calibration_step"] == pytest.approx(found["search_per_second"] / steps)


def test_people_get_a_table(run: Run, comets: object) -> None:
    flags = ["--players", "3", "--option", "hand=2", "--repeat", "1", "--lang", "fr"]
    said = run("bench", "comets", *flags)
    assert (said.status, said.err) == (0, "")
    assert said.out.startswith("comets, 3 ")
    label = "décisions par pas d’étalonnage"
    assert any(line.startswith(label) for line in said.out.splitlines())


@pytest.mark.parametrize(
    ("flags", "complaint"),
    [
        (["chess"], "There is no game “chess”."),
        (["stellar", "--players", "4"], "stellar cannot be played by 4. Allowed: 2."),
        (["--repeat", "0"], "--repeat is a whole number from 1 to 1000, not “0”."),
    ],
)
def test_bad_input_is_refused_in_one_line(run: Run, flags: list[str], complaint: str) -> None:
    assert run("bench", *flags).complaint.startswith(complaint)
