"""The tiny game as somebody else's package: a project of its own, built and installed by pip into
an environment of its own, which borrows everything else from this one.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.docs.pages import blocks_of
from tests.examined import ROOT

RECIPE = ROOT / "docs" / "adding-a-game.md"
PIP = ("-m", "pip", "--quiet", "--disable-pip-version-check", "install")
OFFLINE = ("--no-index", "--no-deps", "--no-build-isolation")


@dataclass(frozen=True)
class Installed:
    """An environment with the tiny game; `folder` is where its commands run, with nothing in it
    that could be imported.
    """

    python: Path
    folder: Path

    def environment(self, **more: str) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        return {**kept, "LC_ALL": "C.UTF-8", "PYTHONDONTWRITEBYTECODE": "1", **more}

    def run(self, *words: str | Path, typed: str = "") -> str:
        """What Python says; it must not fail."""
        done = subprocess.run(
            [self.python, *words],
            cwd=self.folder,
            env=self.environment(),
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def asterism(self, *words: str | Path, typed: str = "") -> str:
        return self.run("-m", "asterism.cli", *words, typed=typed)

    @contextmanager
    def serving(self) -> Iterator[str]:
        """The address of a server of this environment."""
        with subprocess.Popen(
            [self.python, "-m", "asterism.cli", "serve", "--port", "0"],
            cwd=self.folder,
            env=self.environment(),
            stdout=subprocess.PIPE,
            text=True,
        ) as process:
            try:
                assert process.stdout is not None
                said = process.stdout.readline()
                yield next(word for word in said.split() if word.startswith("http")).rstrip("/")
            finally:
                process.send_signal(signal.SIGINT)
        assert process.returncode == 0


def project(folder: Path) -> Path:
    """A copy of the tiny game, with the project file that the recipe shows."""
    (shown,) = [block.text for block in blocks_of(RECIPE) if block.kind == "toml"]
    folder.mkdir()
    (folder / "pyproject.toml").write_text(shown, encoding="utf-8")
    junk = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "tests" / "tiny", folder / "comets", ignore=junk)
    return folder


def install(folder: Path) -> Installed:
    """Build and install the project. Nothing is downloaded: what it needs is seen here."""
    venv.create(folder / "environment", with_pip=False)
    (site,) = (folder / "environment" / "lib").glob("python*/site-packages")
    borrowed = [path for path in sys.path if path.endswith("site-packages")]
    (site / "borrowed.pth").write_text("\n".join(borrowed) + "\n")
    # As if installed: nothing of the checkout is around it.
    (site / "asterism").symlink_to(ROOT / "src" / "asterism")
    subprocess.run(
        [sys.executable, *PIP, *OFFLINE, "--target", site, project(folder / "project")],
        check=True,
        capture_output=True,
    )
    (folder / "elsewhere").mkdir()
    return Installed(folder / "environment" / "bin" / "python", folder / "elsewhere")
