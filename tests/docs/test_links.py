"""Links between the pages lead somewhere: to files that are there, and to anchors in them.

Addresses in the web are not asked: a test needs no network.
"""

import re
from functools import cache
from pathlib import Path

import pytest

from tests.cli.conftest import ROOT
from tests.docs.pages import FENCE, PAGES

LINK = re.compile(r"\]\((?P<target>[^()\s]+)(?:\s+\"[^\"]*\")?\)")
ADDRESS = re.compile(r"[a-z]+:")


def prose(page: Path) -> str:
    """A page without code, in which brackets mean other things."""
    return re.sub(r"`[^`\n]+`", "`code`", FENCE.sub("", page.read_text(encoding="utf-8")))


@cache
def anchors(page: Path) -> set[str]:
    """What a link can point at: ids that stand there, and headings as GitHub names them."""
    if page.suffix != ".md":
        return set()
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    found = set(re.findall(r'id="([^"]+)"', text))
    for heading in re.findall(r"^#+ +(.+?) *$", text, re.MULTILINE):
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)|[`*]", r"\1", heading)
        slug = re.sub(r"[^\w\- ]", "", plain.lower()).replace(" ", "-")
        while slug in found:
            slug += "-1"
        found.add(slug)
    return found


def broken(page: Path) -> list[str]:
    found: list[str] = []
    for link in LINK.finditer(prose(page)):
        target = link["target"]
        if ADDRESS.match(target):
            continue
        path, _, anchor = target.partition("#")
        file = (page.parent / path).resolve() if path else page
        is_there = file.exists() and file.is_relative_to(ROOT)
        if not is_there or (anchor and anchor not in anchors(file)):
            found.append(target)
    return found


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_links_lead_somewhere(page: Path) -> None:
    assert broken(page) == []


def test_a_lost_anchor_would_be_found() -> None:
    page = ROOT / "docs" / "bots.md"
    assert "levels" in anchors(page)
    assert "nowhere" not in anchors(page)
    assert sum(len(LINK.findall(prose(page))) for page in PAGES) > 100  # or nothing is checked
