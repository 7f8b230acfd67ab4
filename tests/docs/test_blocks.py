"""Every block of code on the pages is run, or read by the program that reads such things.

`python` blocks are programs, `console` blocks commands with what they print, `json` and `toml` are
data. `sh` blocks are commands that cannot run in a test: a marker above them says why, and their
flags are checked all the same:

    <!-- not run: it waits for a person -->
"""

import doctest
import json
import re
import shlex
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

from asterism import Message
from asterism.cli.commands import SUMMARY_IDS, choose_language
from asterism.cli.parser import Parser
from asterism.cli.talk import Talk
from tests.cli.conftest import ROOT, environment
from tests.docs.pages import BLOCKS, PAGES, RECIPES, Block

# Blocks that cannot run. Whoever needs one more has a good reason, and says it twice.
NOT_RUN = 31
# What other tests read: the grammar and the examples of records, and drawings.
READ_ELSEWHERE = {"record", "ebnf", "errors", "vectors"}
DRAWING = "text"
KINDS = {"python", "console", "json", "toml", "sh", DRAWING, *READ_ELSEWHERE}
ALONE = [block for block in BLOCKS if block.page not in RECIPES and block.reason is None]
PYTHON = [block for block in ALONE if block.kind == "python"]
CONSOLE = [block for block in ALONE if block.kind == "console"]
SHELL = [block for block in BLOCKS if block.kind == "sh"]
OF_THE_SYSTEM = {"cd", "chmod", "docker", "echo", "mkdir", "openssl", "perf", "pip", "pytest"}
# The shell finds our command beside the Python that runs the tests, or in this checkout.
ASTERISM = f'asterism() {{ {shlex.quote(sys.executable)} -m asterism.cli "$@"; }}\n'


def names(blocks: list[Block]) -> list[str]:
    return [block.place for block in blocks]


def test_every_block_says_what_it_is() -> None:
    """And none is missed: every fence belongs to a block."""
    assert [block.place for block in BLOCKS if block.kind not in KINDS] == []
    for page in PAGES:
        fences = re.findall(r"^\s*```", page.read_text(encoding="utf-8"), re.MULTILINE)
        assert len(fences) == 2 * sum(block.page == page for block in BLOCKS), page.name
    elsewhere = {block.page.name for block in BLOCKS if block.kind in READ_ELSEWHERE}
    assert elsewhere == {"notation.md"}  # tests/engine/test_notation.py


def test_what_is_not_run_says_why_and_is_little() -> None:
    marked = [block for block in BLOCKS if block.reason is not None]
    assert all(block.reason for block in marked)
    assert names([block for block in SHELL if block.reason is None]) == []
    assert names([block for block in marked if block.kind not in ("sh", "python")]) == []
    assert len(marked) == NOT_RUN, names(marked)
    lines = [line for page in PAGES for line in page.read_text(encoding="utf-8").splitlines()]
    markers = sum(line.startswith("<!-- not run") for line in lines)
    assert markers == NOT_RUN, "a marker stands where no block follows"


@pytest.mark.parametrize("block", PYTHON, ids=names(PYTHON))
def test_python_runs(block: Block, tmp_path: Path) -> None:
    run_python(block, tmp_path)


def run_python(block: Block, folder: Path) -> None:
    script = folder / "example.py"
    script.write_text(block.text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-W", "error", str(script)],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        env=environment(),
    )
    assert done.returncode == 0, f"{block.place}\n{done.stderr}"


def examples(text: str) -> list[tuple[str, str]]:
    """The commands of a console block, each with what it is said to print."""
    commands = re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]
    return [(command, shown) for command, _, shown in (part.partition("\n") for part in commands)]


@pytest.mark.parametrize("block", CONSOLE, ids=names(CONSOLE))
def test_commands_print_what_the_page_says(block: Block, tmp_path: Path) -> None:
    run_commands(block, tmp_path)


def run_commands(block: Block, folder: Path) -> None:
    """The commands of a block, one after the other in one folder; `...` stands for any text."""
    for command, shown in examples(block.text):
        done = subprocess.run(
            ["bash", "-c", ASTERISM + command],
            cwd=folder,
            capture_output=True,
            text=True,
            check=False,
            env=environment(LC_ALL="C.UTF-8", COLUMNS="80"),
        )
        place = f"{block.place}: {command}"
        assert (done.returncode, done.stderr) == (0, ""), place
        if shown:
            flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
            fits = doctest.OutputChecker().check_output(shown, done.stdout, flags)
            assert fits, f"{place}\n{done.stdout}"


def test_data_can_be_read() -> None:
    """JSON is one document, or one on each line; tests of the games and the server do more."""
    for block in BLOCKS:
        if block.kind == "toml":
            tomllib.loads(block.text)
        if block.kind == "json":
            try:
                json.loads(block.text)
            except ValueError:
                for line in block.text.splitlines():
                    json.loads(line)


@pytest.mark.parametrize("block", SHELL, ids=names(SHELL))
def test_commands_that_are_not_run_exist(block: Block) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    for line in block.text.splitlines():
        words = shlex.split(line, comments=True)
        while words and re.fullmatch(r"[A-Z_]+=.*", words[0]):
            words.pop(0)
        if words[:1] == ["make"]:
            assert words[1] in targets, line
        elif words[:1] == ["asterism"]:
            understand(words[1:])
        elif words[:2] == ["python", "-m"]:
            assert (ROOT / words[2].replace(".", "/")).with_suffix(".py").exists(), line
        elif words[:1] == ["python"]:
            assert (ROOT / words[1]).exists(), line
        else:
            assert words[0] in OF_THE_SYSTEM, line


def understand(words: list[str]) -> None:
    """Read the words of a command as it would; BadInput: it has no such flag."""
    talk = Talk("en")
    name, *rest = choose_language(words, talk)
    parser = Parser(name, Message(SUMMARY_IDS[name]), talk)
    import_module(f"asterism.cli.{name}").describe(parser)
    parser.read(rest)
