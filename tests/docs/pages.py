"""The pages that people read, and the blocks of code in them."""

import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

from tests.cli.conftest import ROOT

FENCE = re.compile(
    r"^(?:<!-- (?:not run: (?P<reason>[^\n]*)|file: (?P<file>\S+)) -->\n)?"
    r"```(?P<kind>[^\n]*)\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)


@dataclass(frozen=True)
class Block:
    page: Path
    line: int  # of the fence
    kind: str
    text: str
    reason: str | None  # why it is not run, if a marker says so
    file: str | None  # the file that it is, if a marker says so

    @property
    def place(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def pages() -> list[Path]:
    """Every Markdown file of the project, new ones too; the tiny game's rules are not ours."""
    listed = ("ls-files", "--cached", "--others", "--exclude-standard", "*.md", ":!tests")
    names = subprocess.run(
        ["git", *listed], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    return sorted(ROOT / name for name in names.splitlines() if (ROOT / name).exists())


def blocks_of(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    found: list[Block] = []
    for fence in FENCE.finditer(text):
        line = text[: fence.start("kind")].count("\n") + 1
        found.append(Block(page, line, *fence.group("kind", "text", "reason", "file")))
    return found


PAGES = pages()
BLOCKS = [block for page in PAGES for block in blocks_of(page)]
# Pages with files are recipes: their blocks belong together (test_recipes.py).
RECIPES = sorted({block.page for block in BLOCKS if block.file is not None})
