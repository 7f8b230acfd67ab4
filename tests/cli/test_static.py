"""`asterism static`: the page as a folder of files."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

from asterism.server.http.edition import sources
from tests.cli.conftest import Run

# Only what a browser's Python has: the standard library, and what the zip brings.
PROGRAM = """
import asyncio, json, sys
sys.path.insert(0, sys.argv[1])
from asterism.browser.in_worker import Bridge, choose
from asterism.browser.host import Host
from asterism.browser.store import Memory
import asterism
assert asterism.__file__.startswith(sys.argv[1])
print(sorted({name.split(".")[0] for name in sys.modules} - sys.stdlib_module_names))
"""


def test_the_folder_holds_the_page_python_and_what_it_offers(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "site" / "games"
    said = run("static", str(folder))
    assert said.out.startswith(f"Wrote {folder}: ")
    assert 'content="device"' in (folder / "index.html").read_text()
    info = json.loads((folder / "offers" / "server.json").read_text())
    assert [game["name"] for game in info["games"]] == ["stellar", "sternenhimmel", "star_realms"]
    files = json.loads((folder / "files.json").read_text())["files"]
    for name in ("index.html", "python/pyodide.asm.wasm", "python/asterism.zip"):
        assert name in files
    assert not [name for name in files if name.endswith((".br", ".gz"))]


def test_the_same_sources_are_the_same_file() -> None:
    assert sources() == sources()


def test_the_sources_need_nothing_else(tmp_path: Path) -> None:
    zipfile.ZipFile(io.BytesIO(sources())).extractall(tmp_path)
    told = subprocess.run(
        [sys.executable, "-S", "-c", PROGRAM, str(tmp_path)],
        env={"ASTERISM_PURE": "1", "PATH": os.environ["PATH"]},
        capture_output=True,
        text=True,
        cwd=tmp_path,
    )
    assert told.stderr == ""
    assert told.stdout.strip() == "['__main__', 'asterism', 'mypy_extensions']"


def test_a_folder_with_something_in_it_is_left_alone(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    assert "is not an empty folder" in run("static", str(tmp_path)).complaint
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]
