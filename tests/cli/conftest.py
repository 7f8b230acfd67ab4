"""The command line, run as it is: in this process where that shows the same, else in one of its
own.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from asterism import words
from asterism.cli import main

ROOT = Path(__file__).resolve().parents[2]
COMMAND = [sys.executable, "-m", "asterism.cli"]
Run = Callable[..., "Said"]


@dataclass(frozen=True)
class Said:
    """What a command left behind."""

    status: int
    out: str
    err: str

    @property
    def complaint(self) -> str:
        """The one line about what was wrong."""
        assert (self.status, self.out) == (2, ""), self
        lines = self.err.splitlines()
        assert len(lines) == 1, lines
        assert lines[0].startswith("asterism: ")
        return lines[0].removeprefix("asterism: ")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The tests speak English unless they say otherwise, and a missing sentence is an error."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    words.be_strict()
    yield
    words.be_strict(False)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command in this process."""

    def run(*arguments: str | Path) -> Said:
        status = main([str(argument) for argument in arguments])
        said = capsys.readouterr()
        return Said(status, said.out, said.err)

    return run


def environment(*folders: Path, **more: str) -> dict[str, str]:
    """For a process of its own: it finds the same packages, and those in some folders."""
    path = [str(folder) for folder in (*folders, ROOT / "src", ROOT)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path), **more}


def run_apart(*arguments: str | Path) -> Said:
    """Run a command in a process of its own."""
    done = subprocess.run(
        [*COMMAND, *map(str, arguments)],
        capture_output=True,
        text=True,
        check=False,
        env=environment(),
        timeout=120,
    )
    return Said(done.returncode, done.stdout, done.stderr)


PLAY = """
import sys
from asterism.cli import browser
browser.is_built = lambda: True
from asterism.cli import main
sys.exit(main(["play", *sys.argv[1:], "--lang", "en"]))
"""


def hears_ctrl_c() -> None:
    """Whoever starts the tests in the background leaves it ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def play_in_browser(folder: Path, *arguments: str) -> Iterator["Playing"]:
    """`asterism play` in a process of its own, with a browser that only notes where it was sent.
    The block ends it, however it ends itself.
    """
    opener = folder / "opener"
    opener.write_text(f'#!/bin/sh\necho "$1" > {folder / "opened"}\n')
    opener.chmod(0o755)
    surroundings = environment(
        BROWSER=str(opener), XDG_DATA_HOME=str(folder), PYTHONIOENCODING="utf-8"
    )
    with subprocess.Popen(
        [sys.executable, "-c", PLAY, *arguments],
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=surroundings,
        preexec_fn=hears_ctrl_c,
    ) as process:
        try:
            yield Playing(process, folder / "opened")
        finally:
            process.kill()


@dataclass(frozen=True)
class Playing:
    """A server that somebody plays with, and what its browser was told to open."""

    process: subprocess.Popen[str]
    opened: Path

    def line(self) -> str:
        """The next line that it says; it has more to say."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, "it has ended"
        return line

    def interrupt(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait(20)


def install(folder: Path, name: str, entry_points: str) -> None:
    """What pip leaves behind of a package: its metadata."""
    metadata = folder / f"{name}-1.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (metadata / "entry_points.txt").write_text(entry_points)


@pytest.fixture
def comets(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The tiny game, as if its package were installed; the folder with the metadata."""
    folder = tmp_path_factory.mktemp("packages")
    install(folder, "comets", "[asterism.games]\ncomets = tests.tiny:GAME\n")
    monkeypatch.syspath_prepend(folder)
    words.register(ROOT / "tests" / "tiny" / "text")
    return folder
