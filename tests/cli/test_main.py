"""What all commands have in common."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import asterism
from asterism.cli.commands import SUMMARY_IDS
from tests.cli.conftest import COMMAND, Run, environment, hears_ctrl_c, run_apart

COMMANDS = list(SUMMARY_IDS)


@pytest.mark.parametrize("words", [[], ["--help"], ["-h"]])
def test_the_first_page_lists_all_commands(run: Run, words: list[str]) -> None:
    said = run(*words)
    assert (said.status, said.err) == (0, "")
    for name in COMMANDS:
        assert f"asterism {name}" in said.out


def test_the_version_is_told(run: Run) -> None:
    assert run("--version").out == f"asterism {asterism.__version__}\n"


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize(
    ("language", "heading"), [("en", "usage:"), ("fr", "usage\xa0:"), ("de", "Aufruf:")]
)
def test_every_command_explains_itself_in_every_language(
    run: Run, name: str, language: str, heading: str
) -> None:
    said = run(name, "--help", "--lang", language)
    assert (said.status, said.err) == (0, "")
    assert said.out.startswith(f"{heading} asterism {name}")
    assert "--lang" in said.out


def test_help_with_a_game_lists_its_options(run: Run) -> None:
    said = run("simulate", "stellar", "--help")
    assert "--option face_down_selects=printed|three  (default: printed)" in said.out
    assert "--option start_player=random|0..  (default: random)" in said.out
    assert "--option stars=...  (default: 3,3,2,2,1,1)" in said.out


@pytest.mark.parametrize(
    "words",
    [
        ["--lang", "de", "score", "chess", "x"],
        ["score", "--lang=de", "chess", "x"],
        ["score", "chess", "x", "--lang", "de_AT"],
    ],
)
def test_the_language_can_be_chosen_anywhere(run: Run, words: list[str]) -> None:
    assert run(*words).complaint.startswith("Ein Spiel „chess“ gibt es nicht.")


def test_the_language_is_the_systems_if_not_given(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert run("score", "chess", "x").complaint.startswith("Il n’y a pas de jeu « chess ».")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["fly"], "There is no command “fly”. The commands are play, simulate, arena, score, "),
        (["--fly"], "There is no command “--fly”."),
        (["bench", "--lang", "it"], "There is no language “it”. Choose one of de, en,"),
        (["bench", "--lang"], "There is no language “”."),
        (["score"], "Missing: GAME, FILE; see “asterism score --help”."),
        (["score", "stellar"], "Missing: FILE; see “asterism score --help”."),
        (["score", "stellar", "a", "b"], "“b” is unknown; see “asterism score --help”."),
        (["doctor", "--loud"], "“--loud” is unknown; see “asterism doctor --help”."),
        (["doctor", "--js"], "“--js” is unknown; see “asterism doctor --help”."),
        (["doctor", "--json=yes"], "--json takes no value."),
        (["simulate", "stellar", "--games"], "--games needs a value."),
        (["simulate", "stellar", "--option"], "--option needs a value."),
    ],
)
def test_what_is_not_understood_is_told_in_one_line(
    run: Run, words: list[str], complaint: str
) -> None:
    assert run(*words).complaint.startswith(complaint)


def test_a_complaint_quotes_neither_line_ends_nor_orders_to_the_terminal(run: Run) -> None:
    said = run("score", "stellar", "a\nb\u2028c\x1b[2J" + "d" * 500)
    assert said.complaint.startswith("a b c?[2Jddd")
    assert said.complaint.endswith("dd... cannot be read: File name too long.")


def test_a_complaint_leaves_a_real_process_with_status_2() -> None:
    said = run_apart("simulate", "chess", "--lang", "fr")
    names = "star_realms, stellar et sternenhimmel"
    assert said.complaint == f"Il n’y a pas de jeu « chess ». Les jeux sont {names}."


def test_a_reader_that_goes_away_is_no_error() -> None:
    process = subprocess.Popen(
        [*COMMAND, "simulate", "--help"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    assert process.wait(30) == 141
    process.stderr.close()


def test_an_interrupt_ends_quietly(tmp_path: Path) -> None:
    records = tmp_path / "records"
    words = ["simulate", "stellar", "--bots", "random", "--games", "1000000", "--jobs", "2"]
    with subprocess.Popen(
        [*COMMAND, *words, "--record", str(records)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        preexec_fn=hears_ctrl_c,
    ) as process:
        try:
            while not (records.is_dir() and any(records.iterdir())):
                assert process.poll() is None
                time.sleep(0.05)
            process.send_signal(signal.SIGINT)
            assert process.communicate(timeout=60) == (b"", b"")
            assert process.returncode == 130
        finally:
            process.kill()


def test_a_terminal_without_our_letters_gets_question_marks() -> None:
    done = subprocess.run(
        [*COMMAND, "--lang", "fr"],
        capture_output=True,
        check=True,
        env=environment(PYTHONIOENCODING="ascii"),
    )
    assert b"trois jeux de soci?t?" in done.stdout


def test_the_first_page_loads_no_game_and_nothing_heavy() -> None:
    code = (
        "import sys; from asterism.cli import main; main(['--help']);"
        "heavy = ('rich', 'textual', 'multiprocessing', 'asterism.games.', 'asterism.arena');"
        "print([name for name in sys.modules if name.startswith(heavy)])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment()
    )
    assert done.stdout.splitlines()[-1] == "[]"


def test_play_refuses_what_cannot_be_played(run: Run) -> None:
    assert run("play", "chess").complaint.startswith("There is no game “chess”.")
    assert run("play", "stellar", "--bots", "x").complaint.startswith("There is no bot “x”.")
    assert (
        run("play", "stellar", "--bots", "random,random").complaint
        == "Too many bots: 2 for the one seat they may take."
    )
