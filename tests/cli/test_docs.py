"""What README and docs show is run as it stands: Python blocks, and commands with their output.

A block that is no program of its own is marked ```python fragment.
"""

import doctest
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import ROOT, environment

DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", *sorted(DOCS.glob("*.md")), DOCS / "research" / "README.md"]
BLOCK = re.compile(r"^```([^\n]+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
# The shell finds our command beside the Python that runs the tests, or in this checkout.
SHELL = f'asterism() {{ {shlex.quote(sys.executable)} -m asterism.cli "$@"; }}\n'


def blocks(page: Path, kind: str) -> list[tuple[int, str]]:
    """The blocks of a kind, each with its line."""
    text = page.read_text(encoding="utf-8")
    return [
        (text[: found.start()].count("\n") + 1, found.group(2))
        for found in BLOCK.finditer(text)
        if found.group(1) == kind
    ]


PYTHON = [(page, line, code) for page in PAGES for line, code in blocks(page, "python")]
CONSOLE = [page for page in PAGES if blocks(page, "console")]


def test_the_pages_have_something_to_run() -> None:
    pages = {page.name for page, _, _ in PYTHON}
    assert {"README.md", "bots.md"} <= pages
    assert {"README.md", "cli.md"} <= {page.name for page in CONSOLE}


@pytest.mark.parametrize(
    ("page", "line", "code"), PYTHON, ids=[f"{page.name}:{line}" for page, line, _ in PYTHON]
)
def test_python_runs(page: Path, line: int, code: str, tmp_path: Path) -> None:
    script = tmp_path / "example.py"
    script.write_text(code, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-W", "error", str(script)],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        env=environment(),
    )
    assert done.returncode == 0, done.stderr


def examples(text: str) -> list[tuple[str, str]]:
    """The commands of a console block, each with what it is said to print."""
    commands = re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]
    return [(command, shown) for command, _, shown in (part.partition("\n") for part in commands)]


@pytest.mark.parametrize("page", CONSOLE, ids=[page.name for page in CONSOLE])
def test_commands_print_what_the_page_says(page: Path, tmp_path: Path) -> None:
    """The commands of a page are run one after the other in one folder; `...` stands for any
    text.
    """
    for line, text in blocks(page, "console"):
        for command, shown in examples(text):
            folder = tmp_path / str(line)
            folder.mkdir(exist_ok=True)
            done = subprocess.run(
                ["bash", "-c", SHELL + command],
                cwd=folder,
                capture_output=True,
                text=True,
                check=False,
                env=environment(LC_ALL="C.UTF-8", COLUMNS="80"),
            )
            place = f"{page.name}:{line}: {command}"
            assert (done.returncode, done.stderr) == (0, ""), place
            if shown:
                flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
                fits = doctest.OutputChecker().check_output(shown, done.stdout, flags)
                assert fits, f"{place}\n{done.stdout}"


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []
