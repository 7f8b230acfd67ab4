"""`asterism static`: the page as a folder of files."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import asterism
from asterism.server.http.edition import HASHED, PAGE, licences, short, sources, write
from tests.cli.conftest import Run

# Only what a browser's Python has: the standard library, and what the zip brings.
PROGRAM = """
import asyncio, json, sys
sys.path.insert(0, sys.argv[1])
from asterism.browser.in_worker import Bridge, answer
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
    listed = json.loads((folder / "files.json").read_text())
    index = (folder / listed["start"]).read_text()
    assert f'data-version="{listed["version"]}" data-page=""' in index
    own = re.search(r'name="asterism-device" content="(device/\w+/)"', index)
    assert own is not None
    info = json.loads((folder / own[1] / "offers" / "server.json").read_text())
    assert [game["name"] for game in info["games"]] == ["stellar", "sternenhimmel", "star_realms"]
    files = listed["files"]
    assert f"{own[1]}asterism.zip" in files
    names = {Path(name).name for name in files}
    assert {"index.html", "pyodide.asm.wasm", "licences.txt"} <= names
    # The browser itself looks for these, or only the host does.
    assert not {"worker.js", "files.json", "404.html", "_headers"} & files.keys()
    assert not [name for name in files if name.endswith((".br", ".gz"))]
    for name, told in files.items():
        content = (folder / name).read_bytes()
        assert (told["hash"], told["size"]) == (short(content), len(content)), name


def test_whatever_may_change_has_a_name_of_its_own(tmp_path: Path) -> None:
    """A page never gets files of another version, whatever a cache on the way holds."""
    write(tmp_path)
    files = json.loads((tmp_path / "files.json").read_text())["files"]
    plain = {name for name in files if not name.startswith(HASHED)}
    icons = {f"icon{end}" for end in (".svg", "-180.png", "-192.png", "-512.png")}
    assert plain == {"index.html", "old.js", "licences.txt", "asterism.webmanifest", *icons}
    for name in files.keys() - plain:
        assert re.search(r"-[\w-]{8}\.\w+$|/[0-9a-f]{16}/", name), name


def test_every_part_brings_its_licence() -> None:
    text = licences(PAGE).decode()
    for part in (
        *("pyodide", "Mozilla Public License Version 2.0"),
        *("CPython", "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2"),
        *("svelte", "@fluent/bundle", "Apache License", "SIL OPEN FONT LICENSE"),
        *(f"asterism {asterism.__version__}", "Asterism contributors", "mypy_extensions"),
    ):
        assert part in text, part


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
