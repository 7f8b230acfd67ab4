"""Line by line: a game as a screen reader hears it and a script plays it."""

import os
import pty
import select
import subprocess
import sys
import time
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest

from asterism import Message, Record, words
from asterism.cli import main
from tests.cli.conftest import COMMAND, Said, environment
from tests.terminal.kit import LANGUAGES, SEED, entries_of_a_game, key, notation

GAME = ["play", "stellar", "--bots", "random", "--seed", str(SEED)]
PLAY = [*COMMAND, *GAME]
Play = Callable[..., Said]


def typed(entries: tuple[str, ...]) -> str:
    return "".join(f"{entry}\n" for entry in entries)


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Play with these lines as input, in this process."""

    def play(*entries: str) -> Said:
        monkeypatch.setattr(sys, "stdin", StringIO(typed(entries)))
        status = main([*GAME, "--plain", "--lang", "en"])
        said = capsys.readouterr()
        return Said(status, said.out, said.err)

    return play


def play_apart(*entries: str, lang: str) -> Said:
    """In a process of its own."""
    done = subprocess.run(
        [*PLAY, "--plain", "--lang", lang],
        input=typed(entries),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        env=environment(LC_ALL="C.UTF-8"),
        timeout=120,
    )
    return Said(done.returncode, done.stdout, done.stderr)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_from_a_pipe(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    said = play_apart(*entries_of_a_game(key), f"save {file}", "no", lang=lang)
    assert (said.status, said.err) == (0, "")
    assert "\x1b" not in said.out
    lines = said.out.splitlines()
    end = Message("stellar-event-game-end")
    assert words.say(end, lang) in lines
    assert words.say(Message("stellar-sheet-of", player=0), lang, you=0) in lines
    assert words.say(Message("terminal-ask-again"), lang) in lines
    assert lines[-1] == words.say(Message("terminal-goodbye"), lang)
    assert Record.loads(file.read_text()).replay(verify=True).outcome is not None


def test_every_event_is_told_once_and_in_order(play: Play) -> None:
    said = play(*entries_of_a_game(notation), "log", "no")
    lines = said.out.splitlines()
    story = lines[lines.index("What happened") + 1 : -1]
    told = iter(lines[: lines.index("What happened")])
    assert len(story) > 150
    assert all(sentence in told for sentence in story)


def test_the_game_ends_cleanly_when_the_input_does(play: Play) -> None:
    said = play()
    assert (said.status, said.err) == (0, "")
    assert said.out.endswith("The input has ended, and with it the game.\n")


def test_choices_are_read_out_once_and_again_after_an_empty_line(play: Play) -> None:
    once = play("nonsense").out
    again = play("nonsense", "").out
    question = "Which starter goes into your telescope?"
    assert (once.count(question), again.count(question)) == (1, 2)
    assert "“nonsense” is not a move of this game." in once


def test_places_are_offered_in_two_lines(play: Play) -> None:
    lines = play(*entries_of_a_game(key)[:3]).out.splitlines()
    places = [line for line in lines if line.startswith(("Face up: ", "Face down: "))]
    assert len(places) == 2
    assert "2d (+" in places[1]


def test_bad_entries_get_a_sentence_with_the_clause(play: Play) -> None:
    said = play("take 1", "1", "place 4")
    assert "(ST-3.1)" in said.out
    assert "Not now: this is step 1, take a card from the row. (ST-3.2)" in said.out
    assert said.status == 0


def test_leaving_and_resigning_ask_first(play: Play) -> None:
    said = play("quit", "no", "resign", "yes", "no")
    assert "Really leave it?" in said.out
    assert "random won by resignation." in said.out
    assert said.out.endswith("Goodbye.\n")


def test_undo_is_told_and_asked_anew(play: Play) -> None:
    said = play("1", "1", "undo", "undo!")
    lines = said.out.splitlines()
    assert lines.count("You take back what you decided last.") == 2
    assert lines.count("Which card of the row do you take into your hand?") == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_the_locale_c_everything_is_ascii(lang: str) -> None:
    done = subprocess.run(
        [*PLAY, "--plain", "--lang", lang],
        input="1\ntable\nscore\n?\n",
        capture_output=True,
        text=True,
        check=False,
        env=environment(LC_ALL="C"),
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.isascii()
    assert len(done.stdout.splitlines()) > 40


def test_letters_that_are_none_do_no_harm() -> None:
    done = subprocess.run(
        [*PLAY, "--plain"],
        input=b"\xff\xfe\n\x1b[31m\n",
        capture_output=True,
        check=False,
        env=environment(LC_ALL="C.UTF-8"),
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"\x1b" not in done.stdout


def in_a_terminal(until: str, **settings: str) -> str:
    """What a terminal of 80 x 24 gets, up to something that it is waiting for."""
    screen, terminal = pty.openpty()
    os.set_blocking(screen, False)
    env = environment(LC_ALL="C.UTF-8", COLUMNS="80", LINES="24", **settings)
    if "NO_COLOR" not in settings:
        env.pop("NO_COLOR", None)
    process = subprocess.Popen(
        [*PLAY, "--terminal"], stdin=terminal, stdout=terminal, stderr=terminal, env=env
    )
    os.close(terminal)
    seen = b""
    deadline = time.monotonic() + 60
    while until.encode() not in seen and time.monotonic() < deadline:
        if select.select([screen], [], [], 0.2)[0]:
            seen += os.read(screen, 65536)
    process.terminate()
    process.wait(30)
    os.close(screen)
    return seen.decode("utf-8", "replace")


def test_a_terminal_gets_the_full_screen() -> None:
    seen = in_a_terminal("starter goes into", TERM="xterm-256color")
    assert "\x1b[?1049h" in seen
    assert "38;5;" in seen


def test_a_terminal_without_colour_gets_the_full_screen_in_its_own_colours() -> None:
    seen = in_a_terminal("starter goes into", TERM="xterm-256color", NO_COLOR="1")
    assert "\x1b[?1049h" in seen
    assert "38;" not in seen
    assert "48;" not in seen


def test_a_dumb_terminal_gets_lines() -> None:
    seen = in_a_terminal("\n> ", TERM="dumb")
    assert "\x1b" not in seen
    assert "1: Io (moon 3) to the telescope" in seen


def test_a_bot_that_does_not_exist_is_refused_before_the_game() -> None:
    done = subprocess.run(
        [*COMMAND, "play", "stellar", "--bots", "nobody"],
        capture_output=True,
        text=True,
        check=False,
        env=environment(LC_ALL="C.UTF-8"),
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
