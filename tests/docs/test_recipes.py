"""A recipe is followed to the letter, from the first block of the page to the last: in an empty
folder its files are written and its commands run.

The marker above a block names the file that it is; a file can be written again later on:

    <!-- file: my_bots.py -->
"""

import re
from importlib import import_module
from pathlib import Path

import pytest

from asterism.games import OWN
from tests.cli.conftest import ROOT
from tests.docs.pages import RECIPES, blocks_of
from tests.docs.test_blocks import run_commands, run_python


@pytest.mark.parametrize("page", RECIPES, ids=[page.stem for page in RECIPES])
def test_a_recipe_can_be_followed(page: Path, tmp_path: Path) -> None:
    for block in blocks_of(page):
        if block.file is not None:
            (tmp_path / block.file).write_text(block.text, encoding="utf-8")
        elif block.kind == "python":
            run_python(block, tmp_path)
        elif block.kind == "console":
            run_commands(block, tmp_path)


def test_the_first_bot_is_a_recipe() -> None:
    assert ROOT / "docs" / "your-first-bot.md" in RECIPES


TOUCHED = re.compile(r"`((?:src|web|tests|tools|docs)/[\w./-]+)`")


CHANGING = ["adding-a-game", "adding-a-card-set", "adding-an-endpoint", "adding-a-page"]


@pytest.mark.parametrize("name", CHANGING)
def test_the_files_that_a_recipe_changes_are_there(name: str) -> None:
    """Those that it creates are not, but their folders are. NAME: any game of ours."""
    lines = (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8").splitlines()
    named = [(line, path) for line in lines for path in TOUCHED.findall(line)]
    assert len(named) > 5
    for line, path in named:
        for game in OWN:
            file = ROOT / path.replace("NAME", game)
            assert (file.parent if f"Create `{path}`" in line else file).exists(), file


IMPORT = re.compile(r"^from (\S+) import (.+)$", re.MULTILINE)


@pytest.mark.parametrize("name", ["adding-an-endpoint", "adding-a-page"])
def test_what_a_recipe_imports_is_there(name: str) -> None:
    found = [
        (module, imported)
        for block in blocks_of(ROOT / "docs" / f"{name}.md")
        if block.kind == "python"
        for module, names in IMPORT.findall(block.text)
        for imported in names.split(", ")
    ]
    assert found
    for module, imported in found:
        assert hasattr(import_module(module), imported), (module, imported)
