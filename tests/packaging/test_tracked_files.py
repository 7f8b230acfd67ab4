"""What must never stand in a commit."""

import re
import subprocess
from pathlib import Path

import pytest

from tests.packaging.checkout import ROOT

FORBIDDEN = {
    "the address of a package registry": re.compile(
        rb"https?://[^\s\"'<>]*(simple|pypi|pythonhosted|npmjs|registry)"
    ),
    "a path of somebody's machine": re.compile(rb"(?<![\w.~*-])/(root|work|home/\w+|Users/\w+)/"),
}
GENERATED = re.compile(
    r"(^|/)(uv\.lock|pylock\.toml|\.venv|node_modules|__pycache__)(/|$)|\.(so|pyc|db|sqlite3?)$"
)


def tracked_files() -> list[Path]:
    # A build machine may own the checkout by another name, which git refuses unless told.
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


@pytest.mark.parametrize("what", FORBIDDEN)
def test_no_file_holds(what: str) -> None:
    files = tracked_files()
    assert ROOT / "Makefile" in files
    assert [path for path in files if FORBIDDEN[what].search(path.read_bytes())] == []


def test_no_generated_file_is_tracked() -> None:
    names = [path.relative_to(ROOT).as_posix() for path in tracked_files()]
    assert [name for name in names if GENERATED.search(name)] == []


def test_requirements_are_pinned_by_hash_and_name_no_address() -> None:
    text = (ROOT / "requirements.lock").read_text()
    assert "://" not in text
    requirements = re.findall(r"^(\S+)==\S+.*((?:\n    --hash=sha256:[0-9a-f]{64}.*)*)", text, re.M)
    assert {"mypy", "pytest", "babel"} <= {name for name, _ in requirements}
    assert [name for name, hashes in requirements if not hashes] == []
