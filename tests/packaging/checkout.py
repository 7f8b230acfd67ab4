"""Throw-away checkouts and the commands that the build tests run in them."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD_FILES = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE")


def run(
    *arguments: str | Path, cwd: Path, env: dict[str, str] | None = None, check: bool = True
) -> subprocess.CompletedProcess[str]:
    """Run this Python, without the switches of the run that this test belongs to."""
    inherited = {k: v for k, v in os.environ.items() if not k.startswith(("ASTERISM_", "COV"))}
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=cwd,
        env=inherited | (env or {}),
        text=True,
        capture_output=True,
        check=False,
    )
    if check:
        assert done.returncode == 0, done.stdout + done.stderr
    return done


def copy_of_the_project(folder: Path) -> Path:
    """What a wheel is made from, copied, so that nothing is left behind in this checkout."""
    folder.mkdir()
    for name in BUILD_FILES:
        shutil.copy(ROOT / name, folder)
    junk = shutil.ignore_patterns("__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", folder / "src", ignore=junk)
    return folder


def tiny_checkout(folder: Path) -> Path:
    """A checkout with the real build files and an engine that is compiled in seconds."""
    folder.mkdir()
    package = folder / "src" / "asterism"
    for name in ("engine", "search", "games"):
        (package / name).mkdir(parents=True)
        (package / name / "__init__.py").touch()
    (folder / "tools").mkdir()
    for name in ("tools/compile.py", "src/asterism/_build.py", *BUILD_FILES):
        shutil.copy(ROOT / name, folder / name)
    (package / "__init__.py").write_text(
        "from asterism._build import is_compiled\nfrom asterism.engine.dice import seven\n"
    )
    (package / "engine" / "dice.py").write_text("def seven() -> int:\n    return 7\n")
    return folder
