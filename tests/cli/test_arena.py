"""`asterism arena`"""

import json
import os
import pty
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import COMMAND, Run, environment

DUEL = ["star_realms", "--option", "turn_limit=6", "--bots", "buyer:dearest,random"]


def results(run: Run, *arguments: str | Path) -> dict[str, Any]:
    said = run("arena", *arguments, "--json")
    assert (said.status, said.err) == (0, "")
    document: dict[str, Any] = json.loads(said.out)
    return document


def test_the_numbers_add_up(run: Run) -> None:
    bots = "random,buyer:random,buyer:dearest"
    found = results(run, "star_realms", "--bots", bots, "--games", "4", "--seed", "3")
    assert (found["game"], found["players"], found["games"], found["seed"]) == (
        ("star_realms", 2, 12, 3)
    )
    assert [row["bot"] for row in found["bots"]] == bots.split(",")
    assert [row["games"] for row in found["bots"]] == [8, 8, 8]
    assert sum(row["win_share"] for row in found["bots"]) == pytest.approx(1.5)
    assert sum(row["rating"] for row in found["bots"]) == pytest.approx(0, abs=1e-6)
    for row in found["bots"]:
        low, high = row["interval"]
        assert 0 <= low <= row["win_share"] <= high <= 1
        low, high = row["rating_interval"]
        assert low < row["rating"] < high
        assert row["fair_share"] == 0.5
    assert len(found["pairs"]) == 6
    assert all(pair["games"] == 4 for pair in found["pairs"])


def test_the_results_do_not_depend_on_the_processes(run: Run) -> None:
    one, two = (results(run, *DUEL, "--games", "8", "--jobs", jobs) for jobs in ("1", "2"))
    assert (one.pop("speed")["jobs"], two.pop("speed")["jobs"]) == (1, 2)
    assert one == two


def test_with_more_players_shares_are_held_against_fair_ones(run: Run, comets: Path) -> None:
    found = results(run, "comets", "--players", "3", "--bots", "greedy:2,random", "--games", "12")
    greedy, random = found["pairs"]
    assert greedy["alone"]["fair_share"] == pytest.approx(1 / 3)
    assert greedy["alone"]["games"] == random["alone"]["games"] == 6
    assert greedy["fair_share"] == pytest.approx(0.5)
    said = run("arena", "comets", "--players", "3", "--bots", "greedy:1,random", "--games", "6")
    assert "fair share" in said.out
    assert "greedy:1 against random" in said.out


def test_all_bots_may_sit_together(run: Run) -> None:
    flags = ["--players", "3", "--bots", "random,buyer:random,buyer:dearest", "--together"]
    found = results(run, "star_realms", "--option", "turn_limit=6", *flags, "--games", "3")
    assert found["games"] == 3
    assert [row["fair_share"] for row in found["bots"]] == pytest.approx([1 / 3] * 3)


def test_a_results_file_is_continued(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    results(run, *DUEL, "--games", "4", "--results", file)
    more = results(run, *DUEL, "--games", "8", "--results", file)
    assert more.pop("speed")["games"] == 4
    at_once = results(run, *DUEL, "--games", "8")
    assert at_once.pop("speed")["games"] == 8
    assert more == at_once
    refused = run("arena", *DUEL, "--seed", "1", "--results", file).complaint
    assert refused == f"{file} belongs to another tournament: its seed is 0, not 1"


def test_a_sequential_test_tells_its_decision(run: Run, tmp_path: Path) -> None:
    flags = ["star_realms", "--bots", "buyer:dearest,random", "--sprt"]
    found = results(run, *flags, "--elo1", "200", "--games", "400")
    assert found["sprt"]["decision"] == "better"
    assert found["sprt"]["llr"] >= found["sprt"]["upper"]
    assert found["games"] == found["sprt"]["games"] < 400
    said = run("arena", *flags, "--share0", "0.5", "--share1", "0.8", "--games", "400")
    assert "buyer:dearest is better than random: decided after " in said.out
    said = run("arena", *flags, "--games", "2", "--lang", "fr")
    assert (
        "On ne sait pas après 2 parties si buyer:dearest est meilleur que random (LLR" in said.out
    )


def test_charts_are_drawn_as_svg_and_png(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "charts"
    found = results(run, *DUEL, "--games", "4", "--charts", folder)
    names = ["ladder.svg", "ladder.png", "matrix.svg", "matrix.png", "time.svg", "time.png"]
    assert found["charts"] == [str(folder / name) for name in names]
    for name in names:
        data = (folder / name).read_bytes()
        assert data.startswith(b"<svg" if name.endswith("svg") else b"\x89PNG")
    assert "Wertung mit 95-%-Intervall" not in (folder / "ladder.svg").read_text()
    run("arena", *DUEL, "--games", "2", "--charts", folder, "--lang", "de")
    assert "Wertung mit 95-%-Intervall" in (folder / "ladder.svg").read_text()


def test_a_folder_that_cannot_be_drawn_into_is_told(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    refused = run("arena", *DUEL, "--games", "2", "--charts", file).complaint
    assert refused == f"The folder {file} cannot be used: File exists."


@pytest.mark.parametrize(
    ("language", "head"),
    [
        ("en", "bot games win-rate 95%-interval rating ±-95% mean-score s-a-move"),
        ("fr", "robot parties taux intervalle-à-95\xa0% force ±-95\xa0% score-moyen s-par-coup"),
        (
            "de",
            "Bot Partien Siegquote 95-%-Intervall Wertung ±-95\xa0% Punkte-im-Mittel s-je-Zug",
        ),
    ],
)
def test_people_get_a_table(run: Run, language: str, head: str) -> None:
    said = run("arena", *DUEL, "--games", "2", "--lang", language)
    lines = said.out.splitlines()
    assert (said.status, said.err) == (0, "")
    columns = [column.replace(" ", "-") for column in lines[0].split("  ") if column]
    assert " ".join(column.strip("-") for column in columns) == head
    assert len(lines) == 5


def test_progress_with_the_time_left_is_shown_to_a_terminal_only() -> None:
    screen, terminal = pty.openpty()
    done = subprocess.run(
        [*COMMAND, "arena", *DUEL, "--games", "40", "--json"],
        stdout=subprocess.PIPE,
        stderr=terminal,
        check=True,
        env=environment(),
    )
    os.close(terminal)
    shown = os.read(screen, 100_000).decode()
    os.close(screen)
    assert " of 40, 0:0" in shown
    assert " left" in shown
    assert shown.endswith("\r\033[K")
    assert json.loads(done.stdout)["games"] == 40


@pytest.mark.parametrize(
    ("flags", "complaint"),
    [
        (["chess"], "There is no game “chess”. The games are "),
        (["stellar", "--bots", "random"], "a tournament is for 2 to 32 bots, not 1"),
        (["stellar", "--bots", "random,random"], "the bot random is named twice: nobody plays"),
        (["stellar", "--bots", "random,genius"], "There is no bot “genius”. The bots are "),
        (["stellar", "--bots", "random,exec:./no"], "bot 'exec:./no': there is no program './no'"),
        (["stellar", "--games", "0"], "--games is a whole number from 1 to 10000000, not “0”."),
        (["stellar", "--elo0", "3"], "Hypotheses need a sequential test: add --sprt."),
        (["stellar", "--sprt", "--elo0", "x"], "--elo0 is a number from -2000 to 2000, not “x”."),
        (["stellar", "--sprt", "--elo0", "nan"], "--elo0 is a number from -2000 to 2000, not “na"),
        (["stellar", "--sprt", "--elo0", "60"], "elo0 must be below elo1, and both within 2000"),
        (["stellar", "--sprt", "--share0", ".5"], "--share0 and --share1 belong together."),
        (
            ["stellar", "--sprt", "--share0", ".7", "--share1", ".6"],
            "the first hypothesis must be below the second, both between 0 and 1",
        ),
        (
            ["stellar", "--sprt", "--share0", ".5", "--share1", ".6", "--elo0", "1"],
            "Use --elo0 and --elo1, or --share0 and --share1, not both.",
        ),
        (["stellar", "--sprt", "--alpha", "0"], "alpha and beta lie between 0 and 0.5"),
        (
            ["stellar", "--sprt", "--bots", "random,greedy:1,greedy:2"],
            "A sequential test compares two bots, not 3.",
        ),
        (["stellar", "--results", "/no/such/folder/x"], "The file /no/such/folder/x cannot be use"),
        (["stellar", "--results", "/"], "The file / cannot be used: Is a directory."),
        (["stellar", "--results", "\0"], "The file \0 cannot be used: embedded null byte."),
    ],
)
def test_bad_input_is_refused_in_one_line(run: Run, flags: list[str], complaint: str) -> None:
    assert run("arena", *flags).complaint.startswith(complaint.replace("\0", "?"))
