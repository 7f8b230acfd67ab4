"""`asterism simulate`"""

import json
import os
import pty
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from asterism import Record
from tests.cli.conftest import COMMAND, Run, environment, install


def results(run: Run, *arguments: str | Path) -> dict[str, Any]:
    said = run("simulate", *arguments, "--json")
    assert (said.status, said.err) == (0, "")
    document: dict[str, Any] = json.loads(said.out)
    return document


def test_the_numbers_add_up(run: Run) -> None:
    found = results(run, "stellar", "--bots", "random,random", "--games", "6", "--seed", "3")
    assert (found["game"], found["players"], found["games"], found["seed"]) == ("stellar", 2, 6, 3)
    assert [row["games"] for row in found["bots"]] == [6, 6]
    won = sum(row["win_rate"] for row in found["bots"])
    assert won == pytest.approx(1)
    wins, shared = (sum(row[key] for row in found["bots"]) for key in ("wins", "shared"))
    assert wins + shared / 2 == 6
    for row in (*found["bots"], *found["seats"]):
        low, high = row["interval"]
        assert 0 <= low <= row["win_rate"] <= high <= 1
    assert found["decisions"] >= 6 * 70


def test_the_results_do_not_depend_on_the_processes(run: Run, comets: Path) -> None:
    flags = ["comets", "--players", "3", "--bots", "greedy:2,random", "--games", "20"]
    one, two = (results(run, *flags, "--jobs", jobs) for jobs in ("1", "2"))
    assert one.pop("speed")["jobs"] == 1
    assert two.pop("speed")["jobs"] == 2
    assert one == two
    assert [row["games"] for row in one["bots"]] == [40, 20]


def test_each_game_depends_on_its_seed_alone(run: Run, comets: Path, tmp_path: Path) -> None:
    """Game i has the seed S + i, whatever was played before it."""
    for seed in ("5", "6"):
        folder = tmp_path / seed
        results(
            run, "comets", "--games", "2", "--seed", seed, "--bots", "random", "--record", folder
        )
    again = tmp_path / "6" / "comets-6.record"
    assert (tmp_path / "5" / "comets-6.record").read_text() == again.read_text()


def test_bots_move_on_by_one_seat_from_game_to_game(run: Run, comets: Path, tmp_path: Path) -> None:
    flags = ["--players", "3", "--games", "3", "--bots", "greedy:1,greedy:2,random"]
    results(run, "comets", *flags, "--record", tmp_path)
    seats = [
        [Record.loads((tmp_path / f"comets-{game}.record").read_text()).headers[f"seat {seat}"]
         for seat in range(3)]
        for game in range(3)
    ]  # fmt: skip
    assert seats == [
        ["greedy:1", "greedy:2", "random"],
        ["greedy:2", "random", "greedy:1"],
        ["random", "greedy:1", "greedy:2"],
    ]


def test_records_can_be_replayed_and_verified(run: Run, tmp_path: Path) -> None:
    flags = ["--option", "face_down_selects=three", "--option", "start_player=1", "--games", "2"]
    results(run, "stellar", *flags, "--bots", "random", "--seed", "9", "--record", tmp_path / "new")
    files = sorted((tmp_path / "new").iterdir())
    assert [file.name for file in files] == ["stellar-10.record", "stellar-9.record"]
    for file in files:
        record = Record.loads(file.read_text())
        assert record.setup.options == {"face_down_selects": "three", "start_player": 1}
        assert record.replay(verify=True).outcome == record.outcome is not None


def test_greedy_beats_random(run: Run) -> None:
    found = results(run, "stellar", "--bots", "greedy:2,random", "--games", "6")
    greedy, random = found["bots"]
    assert greedy["wins"] == 6
    assert greedy["mean_score"] > 2 * random["mean_score"]


@pytest.mark.parametrize(
    ("language", "headings", "last"),
    [
        ("en", "bot games wins shared win-rate 95%-interval mean-score ms-a-move", "3 games in "),
        (
            "fr",
            "robot parties victoires partagées taux intervalle-à-95\xa0% score-moyen ms-par-coup",
            "3 parties en ",
        ),
        (
            "de",
            "Bot Partien Siege geteilt Siegquote 95-%-Intervall Punkte-im-Mittel ms-je-Zug",
            "3 Partien in ",
        ),
    ],
)
def test_people_get_a_table(
    run: Run, comets: Path, language: str, headings: str, last: str
) -> None:
    said = run("simulate", "comets", "--games", "3", "--bots", "random", "--lang", language)
    lines = said.out.splitlines()
    assert (said.status, said.err, len(lines)) == (0, "", 4)
    columns = [heading.replace(" ", "-") for heading in re.split(" {2,}", lines[0])]
    assert " ".join(columns) == headings
    assert lines[1].split()[:2] == ["random", "6"]
    assert lines[3].startswith(last)


def test_progress_is_shown_to_a_terminal_only(comets: Path) -> None:
    words = ["simulate", "comets", "--games", "400", "--bots", "random"]
    screen, terminal = pty.openpty()
    done = subprocess.run(
        [*COMMAND, *words, "--json"],
        stdout=subprocess.PIPE,
        stderr=terminal,
        check=True,
        env=environment(comets),
    )
    os.close(terminal)
    shown = os.read(screen, 100_000).decode()
    os.close(screen)
    assert " of 400" in shown
    assert shown.endswith("\r\033[K")
    assert json.loads(done.stdout)["games"] == 400


@pytest.mark.parametrize(
    ("language", "chosen"),
    [("en", "Of 2 moves: "), ("fr", "Parmi 2 coups\xa0: "), ("de", "Von 2 Zügen: ")],
)
def test_every_decision_can_be_shown(run: Run, language: str, chosen: str) -> None:
    said = run("simulate", "stellar", "--bots", "random", "--games", "1", "--seed", "5", "--show",
               "--lang", language)  # fmt: skip
    assert (said.status, said.err) == (0, "")
    blocks = said.out.split("\n\n")
    decisions, (table, speed) = blocks[:-2], blocks[-2:]
    assert len(decisions) > 60
    assert "random" in table
    assert speed.startswith("1 ")
    head, *known, choice = decisions[0].splitlines()
    assert " 5," in head
    assert head.endswith(", random")
    assert len(known) > 8  # what the seat knew, and what was asked
    assert choice.startswith(f"  {chosen}")
    assert choice.endswith("]")


def test_what_is_shown_is_what_is_recorded(run: Run, comets: Path, tmp_path: Path) -> None:
    flags = ["comets", "--bots", "random", "--games", "2", "--seed", "4"]
    said = run("simulate", *flags, "--show", "--record", tmp_path)
    shown = re.findall(r"\[(choose c\d)\]", said.out)
    played = [
        entry.text
        for seed in (4, 5)
        for entry in Record.loads((tmp_path / f"comets-{seed}.record").read_text()).entries[1:]
    ]
    assert shown == played != []


def test_showing_is_for_people_and_for_one_process(run: Run) -> None:
    told = "--show is for people and prints one game after the other: no --json, and --jobs 1."
    assert run("simulate", "stellar", "--show", "--json").complaint == told
    assert run("simulate", "stellar", "--show", "--jobs", "2").complaint == told


def test_a_program_that_gives_up_is_told_and_what_it_wrote_is_kept(
    run: Run, tmp_path: Path
) -> None:
    bots = "exec:sh -c 'echo help >&2; exit 3',random"
    flags = ["stellar", "--bots", bots, "--games", "2"]
    said = run("simulate", *flags, "--record", tmp_path)
    reason = "it ended with status 3 instead of answering the greeting (stderr: help)"
    assert said.out.count(f"gave up the game with seed 0: {reason}") == 1
    assert said.out.count(f"gave up the game with seed 1: {reason}") == 1
    assert (tmp_path / "stellar-0-seat0.stderr").read_text() == "help\n"
    assert f"forfeit 1: {reason}" in (tmp_path / "stellar-1.record").read_text()
    found = results(run, *flags)
    assert [row["wins"] for row in found["bots"]] == [0, 2]
    assert [forfeit["seed"] for forfeit in found["forfeits"]] == ["0", "1"]


@pytest.mark.parametrize(
    ("flags", "complaint"),
    [
        (["chess"], "There is no game “chess”. The games are "),
        (["stellar", "--players", "3"], "stellar cannot be played by 3. Allowed: 2."),
        (["stellar", "--players", "two"], "--players is a whole number from 0 up, not “two”."),
        (["stellar", "--option", "size=9"], "stellar has no option “size”. Its options: stars, "),
        (["stellar", "--option", "stars"], "“stars” is not an option; write --option name=value."),
        (["stellar", "--option", "stars=1,2"], "option stars cannot be [1, 2]: it is six whole "),
        (["stellar", "--option", "start_player=2"], "option start_player cannot be 2: it is "),
        (
            ["stellar", "--option", "face_down_selects=four"],
            "option face_down_selects cannot be 'four': it is one of printed, three",
        ),
        (
            ["stellar", *(2 * ["--option", "start_player=0"])],
            "The option “start_player” was given twice.",
        ),
        (["stellar", "--bots", "genius"], "There is no bot “genius”. The bots are "),
        (["stellar", "--bots", ""], "There is no bot “”."),
        (["stellar", "--bots", "greedy:0"], "bot 'greedy:0': greedy takes a whole number from 1"),
        (["stellar", "--bots", "greedy:"], "bot 'greedy:': nothing stands after the colon"),
        (["stellar", "--bots", "random:1"], "bot 'random:1': random takes no arguments"),
        (
            ["stellar", "--bots", "random,random,random"],
            "Too many bots: 3 for 2 seats.",
        ),
        (["stellar", "--games", "0"], "--games is a whole number from 1 to 10000000, not “0”."),
        (["stellar", "--games", "1e3"], "--games is a whole number from 1 to 10000000, not “1e3”."),
        (["stellar", "--games", "9" * 5000], "--games is a whole number from 1 to 10000000, not "),
        (["stellar", "--seed", "-1"], "--seed is a whole number from 0 up, not “-1”."),
        (["stellar", "--jobs", "x"], "--jobs is a whole number from 0 to 256, not “x”."),
    ],
)
@pytest.mark.parametrize("form", [[], ["--json"]])
def test_bad_input_is_refused_in_one_line(
    run: Run, flags: list[str], form: list[str], complaint: str
) -> None:
    assert run("simulate", *flags, *form).complaint.startswith(complaint)


def test_records_never_replace_anything(run: Run, comets: Path, tmp_path: Path) -> None:
    mine = tmp_path / "comets-0.record"
    mine.write_text("mine")
    said = run("simulate", "comets", "--games", "1", "--record", tmp_path)
    assert said.complaint.endswith("is not empty; records never replace anything.")
    assert run("simulate", "comets", "--record", mine).complaint.endswith("File exists.")
    assert run("simulate", "comets", "--record", "\0").complaint.endswith("null byte.")
    assert [file.read_text() for file in tmp_path.iterdir()] == ["mine"]


def test_a_disk_that_fills_up_is_told_in_one_line(comets: Path, tmp_path: Path) -> None:
    words = ["simulate", "comets", "--games", "2", "--bots", "random", "--record", str(tmp_path)]
    done = subprocess.run(
        ["bash", "-c", 'ulimit -f 0; exec "$@"', "bash", *COMMAND, *words],
        capture_output=True,
        text=True,
        check=False,
        env=environment(comets),
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"asterism: The folder {tmp_path} cannot be used: File too large.\n"


BOTS = """\
from asterism import Bot

class Breaks(Bot):
    def choose(self, view):
        if len(view.to_json()["shown"]) > 2:
            return 1 / 0
        return view.legal_moves()[0]

class Cheats(Bot):
    def choose(self, view):
        held = view.to_json()["hand"]
        return view.game.move(next(f"choose c{n}" for n in range(1, 5) if f"c{n}" not in held))

class Mumbles(Bot):
    def choose(self, view):
        return view.legal_moves()[0].text

def no_bot(spec, seed):
    return "bot"
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(
    ("bot", "ply", "problem"),
    [
        ("breaks", 2, "ZeroDivisionError: division by zero ("),
        ("cheats", 0, "You do not hold c"),
        ("mumbles", 0, "it chose 'choose c"),
    ],
)
def test_a_bot_that_fails_is_named_with_its_game(
    tmp_path: Path, comets: Path, jobs: str, bot: str, ply: int, problem: str
) -> None:
    (tmp_path / "odd_bots.py").write_text(BOTS)
    names = ["breaks", "cheats", "mumbles"]
    points = "".join(f"{name} = odd_bots:{name.title()}\n" for name in names)
    install(tmp_path, "odd_bots", f"[asterism.bots]\n{points}")
    words = ["simulate", "comets", "--bots", bot, "--seed", "4", "--games", "2", "--jobs", jobs]
    done = subprocess.run(
        [*COMMAND, *words],
        capture_output=True,
        text=True,
        check=False,
        env=environment(tmp_path, comets),
    )
    assert (done.returncode, done.stdout) == (1, "")
    (line,) = done.stderr.splitlines()
    start = f"asterism: The bot {bot} failed in the game with seed 4 at ply {ply}: {problem}"
    assert line.startswith(start)


def test_a_package_that_brings_no_bot_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Run
) -> None:
    (tmp_path / "no_bots.py").write_text(BOTS)
    points = "[asterism.bots]\nnobot = no_bots:no_bot\nlost = no_such_module:Bot\n"
    install(tmp_path, "no_bots", points)
    monkeypatch.syspath_prepend(tmp_path)
    refused = "The bot “nobot” cannot be loaded (TypeError: the bot 'nobot' is no asterism.Bot but"
    assert run("simulate", "stellar", "--bots", "nobot").complaint.startswith(refused)
    refused = "The bot “lost” cannot be loaded (ModuleNotFoundError: No module named 'no_such_mod"
    assert run("simulate", "stellar", "--bots", "lost").complaint.startswith(refused)


def test_a_game_that_does_not_load_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Run
) -> None:
    install(tmp_path, "dark", "[asterism.games]\ndark = no_such_module:GAME\n")
    monkeypatch.syspath_prepend(tmp_path)
    refused = "The game “dark” cannot be loaded (ModuleNotFoundError: No module named 'no_such_mod"
    assert run("simulate", "dark").complaint.startswith(refused)


def test_a_pack_is_read_from_a_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    head = 'format = 1\ngame = "stellar"\nname = "Ours"\nbase = "rulebook"\ncards = []\n'
    file.write_text(head)
    words = ("simulate", "stellar", "--bots", "random", "--games", "1", "--pack", str(file))
    assert run(*words).status == 0
    file.write_text(head.replace("cards = []", "cards = [1]"))
    assert "pack.cards[0]: expected an object" in run(*words).complaint
    file.write_text("name =")
    assert f"{file}: not TOML" in run(*words).complaint
