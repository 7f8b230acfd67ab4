"""Only a git checkout needs node: the sdist brings the page, and what is made from it has it."""

import subprocess
from pathlib import Path

from tests.packaging.checkout import copy_of_the_project, run
from tests.packaging.test_wheel import names_in, wheel_of

# Stands for tools/page.py: builds the page where there is node, and only there.
BUILDER = """
import sys
from pathlib import Path
if not Path("node").exists():
    sys.exit("no node")
page = Path("src/asterism/server/page")
page.mkdir(exist_ok=True)
(page / "index.html").write_text("made")
"""
PAGE = "src/asterism/server/page/index.html"


def checkout_without_page(folder: Path) -> Path:
    project = copy_of_the_project(folder)
    for file in (project / "src" / "asterism" / "server" / "page").rglob("*"):
        if file.is_file():
            file.unlink()
    (project / "tools").mkdir()
    (project / "tools" / "page.py").write_text(BUILDER)
    return project


def test_an_sdist_has_the_page_so_that_a_wheel_from_it_needs_no_node(tmp_path: Path) -> None:
    project = checkout_without_page(tmp_path / "checkout")
    (project / "node").touch()
    run("setup.py", "-q", "sdist", "--dist-dir", tmp_path, cwd=project)
    (archive,) = tmp_path.glob("*.tar.gz")
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    subprocess.run(["tar", "-xzf", archive, "-C", elsewhere], check=True)
    (source,) = elsewhere.iterdir()
    assert (source / PAGE).read_text() == "made"
    assert not (source / "node").exists()
    wheel = wheel_of(source, ASTERISM_PURE="1")
    assert PAGE.removeprefix("src/") in names_in(wheel)


def test_without_node_there_is_no_sdist(tmp_path: Path) -> None:
    """One without the page would make all who build from it look for node."""
    project = checkout_without_page(tmp_path / "checkout")
    done = run("setup.py", "-q", "sdist", "--dist-dir", tmp_path, cwd=project, check=False)
    assert done.returncode != 0
    assert "no node" in done.stderr
    assert not list(tmp_path.glob("*.tar.gz"))
