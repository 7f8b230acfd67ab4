"""A recipe is followed to the letter, from the first block of the page to the last: in an empty
folder its files are written and its commands run.

The marker above a block names the file that it is; a file can be written again later on:

    <!-- file: my_bots.py -->
"""

from pathlib import Path

import pytest

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
