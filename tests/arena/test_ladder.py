"""`make ladder`: what it measures, that it goes on where it was, and what its summary says."""

import json
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from tools.ladder import __main__ as command
from tools.ladder import pace, summary
from tools.ladder.confirm import SAME, Confirmed, confirm
from tools.ladder.measured import file_of, measured
from tools.ladder.steps import LEVELS, STEPS, Step

SHORT: dict[str, object] = {"turn_limit": 4}
QUICK = Step("duel", "star_realms", ("buyer:dearest", "random"), 0.6, 2, SHORT, 6)
TESTED = Step(
    "hunter3",
    "star_realms",
    ("buyer:dearest", "random"),
    0.5,
    3,
    SHORT | {"format": "hunter"},
    12,
    tested=True,
)


@pytest.fixture
def results(tmp_path: Path) -> Path:
    folder = tmp_path / "results"
    folder.mkdir()
    return folder


def names(group: str) -> set[str]:
    return {" ".join(step.bots) for step in STEPS if step.group == group}


# What is measured


@pytest.mark.parametrize("group", ["stellar", "sternenhimmel4", "duel"])
def test_every_step_of_the_levels_and_its_foot_is_measured_with_200_games(group: str) -> None:
    rungs = {f"level:{higher} level:{lower}" for lower, higher in pairwise(LEVELS)}
    assert names(group) >= rungs | {"level:novice random", "greedy level:novice"}
    for step in STEPS:
        assert step.tested or step.games == 200


def test_all_other_formats_get_a_test_of_120_games_at_most() -> None:
    tested = [step for step in STEPS if step.tested]
    formats = Counter((step.game, step.players, step.options.get("format")) for step in tested)
    assert set(formats) == {
        ("sternenhimmel", 3, None),
        ("sternenhimmel", 5, None),
        ("star_realms", 3, "deathmatch"),
        ("star_realms", 3, "hunter"),
        ("star_realms", 4, "hydra2"),
        ("star_realms", 6, "hydra3"),
        ("star_realms", 6, "emperor"),
        ("star_realms", 3, "raid"),
    }
    assert set(formats.values()) == {2}
    assert {step.games for step in tested} == {120}


def test_every_step_has_a_name_of_its_own_and_cheap_ones_come_first() -> None:
    assert len({step.name for step in STEPS}) == len(STEPS)
    order = sorted(STEPS, key=lambda step: step.cost)
    assert "master" not in order[0].name
    assert "master" in order[-1].name


# Measuring


def test_a_step_is_measured_once(results: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command.measure([QUICK], results, 1, None, fresh=False)
    known = measured(results, QUICK)
    assert known is not None
    assert (known.done, known.is_current, known.games) == (True, True, 6)
    assert capsys.readouterr().out.startswith("duel-buyer-dearest-random: ")
    before = file_of(results, QUICK).read_bytes()
    command.measure([QUICK], results, 1, None, fresh=True)
    assert file_of(results, QUICK).read_bytes() == before


def test_a_step_goes_on_where_it_was(results: Path) -> None:
    command.measure([QUICK], results, 1, None, fresh=False)
    file = file_of(results, QUICK)
    whole = [json.loads(line)[:5] for line in file.read_text().splitlines()[1:]]
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join(lines[:3]))
    command.measure([QUICK], results, 1, None, fresh=False)
    assert file.read_text().startswith("".join(lines[:3]))
    assert [json.loads(line)[:5] for line in file.read_text().splitlines()[1:]] == whole


def test_when_the_time_is_up_it_stops_after_a_game(
    results: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command.play(QUICK, results, 1, until=0.0)
    known = measured(results, QUICK)
    assert known is not None
    assert (known.games, known.done) == (1, False)
    assert capsys.readouterr().out.endswith("not finished\n")
    command.measure([QUICK], results, 1, 0.0, fresh=False)
    assert capsys.readouterr().out == "ladder: the time is up; the next run goes on from here\n"


def grown_old(file: Path, games: int) -> None:
    """The file as other code would have left it after so many games."""
    head, *rest = file.read_text().splitlines(keepends=True)
    old = json.dumps(json.loads(head) | {"code": "0"}, separators=(",", ":"))
    file.write_text(f"{old}\n{''.join(rest[:games])}")


@pytest.mark.parametrize(
    ("games", "fresh", "kept"), [(6, False, True), (6, True, False), (3, False, False)]
)
def test_what_other_code_played_is_kept_if_it_is_whole_and_nobody_wants_it_anew(
    results: Path, games: int, fresh: bool, kept: bool
) -> None:
    command.measure([QUICK], results, 1, None, fresh=False)
    grown_old(file_of(results, QUICK), games)
    command.measure([QUICK], results, 1, None, fresh=fresh)
    known = measured(results, QUICK)
    assert known is not None
    assert known.done
    assert known.is_current is not kept


def test_games_of_other_code_that_come_out_the_same_again_are_this_codes(results: Path) -> None:
    command.measure([QUICK], results, 1, None, fresh=False)
    file = file_of(results, QUICK)
    games = file.read_text().splitlines()[1:]
    assert confirm(results, QUICK, 2) is None
    grown_old(file, 4)
    assert confirm(results, QUICK, 2) == Confirmed(2, SAME)
    known = measured(results, QUICK)
    assert known is not None
    assert (known.is_current, known.games) == (True, 4)
    assert known.results.head["played_by"] == "0"
    # It goes on from there.
    command.measure([QUICK], results, 1, None, fresh=False)
    assert [json.loads(line)[:5] for line in file.read_text().splitlines()[1:]] == [
        json.loads(line)[:5] for line in games
    ]


def test_a_game_that_comes_out_differently_leaves_the_file_to_the_older_code(results: Path) -> None:
    command.measure([QUICK], results, 1, None, fresh=False)
    file = file_of(results, QUICK)
    grown_old(file, 6)
    head, first, *rest = file.read_text().splitlines()
    cells = json.loads(first)
    cells[1][0] += 1
    file.write_text("\n".join([head, json.dumps(cells), *rest, ""]))
    found = confirm(results, QUICK, 6)
    assert found is not None
    assert not found.same
    assert found.found == "game 0 came out differently"
    known = measured(results, QUICK)
    assert known is not None
    assert not known.is_current


def test_a_bot_that_does_not_exist_costs_its_own_step_only(
    results: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = Step("duel", "star_realms", ("level:legend", "random"), 0.6, games=2)
    command.measure([missing, QUICK], results, 1, None, fresh=False)
    assert capsys.readouterr().err.startswith("ladder: duel-legend-random: ")
    assert measured(results, QUICK) is not None


def test_a_sequential_test_stops_when_it_knows(results: Path) -> None:
    command.measure([TESTED], results, 1, None, fresh=False)
    known = measured(results, TESTED)
    assert known is not None
    assert known.verdict is not None
    assert known.done
    assert known.count.fair_share == pytest.approx(1 / 3)


# The summary


def test_the_summary_tells_what_was_measured_and_what_was_not(
    results: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unmeasured = Step("stellar", "stellar", ("greedy:1", "random"), 0.6)
    monkeypatch.setattr(summary, "STEPS", [QUICK, TESTED, unmeasured])
    command.measure([QUICK, TESTED], results, 1, None, fresh=False)
    folder = results.parent
    text = summary.write_summary(folder).read_text()
    (quick,) = [line for line in text.splitlines() if "buyer:dearest – random | 6 |" in line]
    assert "at least 60.0%" in quick
    assert "| greedy:1 – random | | | | at least 60.0% | not measured | |" in text
    assert "| hunter3 (3 players) | buyer:dearest – random |" in text
    assert "by the present code: duel-buyer-dearest-random, hunter3-buyer-dearest-random" in text
    for name in ("duel-ladder", "duel-matrix", "duel-time"):
        assert f"({name}.svg)" in text
        assert (folder / f"{name}.svg").read_text().startswith("<svg")
    assert not (folder / "stellar-ladder.svg").exists()


def test_the_committed_results_can_be_read() -> None:
    for file in (command.FOLDER / "results").glob("*.jsonl"):
        (step,) = [step for step in STEPS if step.name == file.stem]
        assert measured(command.FOLDER / "results", step) is not None, file.name


def test_it_is_timed_how_long_a_level_thinks(
    results: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pace, "TABLES", (("stellar", 2),))
    pace.time_levels(results, ("novice",))
    (row,) = pace.read(results)
    assert (row.game, row.players, row.level) == ("stellar", 2, "novice")
    # 22 turns; starters and last cards are chosen by both, one after the other.
    assert 22 <= row.turns <= row.decisions
    assert 0 < row.decision <= row.longest_decision <= row.longest_turn
    assert f"| stellar, 2 players | novice | {row.decision:.3f} |" in summary.paces(results)
    timed = pace.file_of(results).read_bytes()
    pace.time_levels(results, ("novice",))
    assert pace.file_of(results).read_bytes() == timed
