"""The site that `make docs` builds: every page is on it and has its place in the navigation."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asterism
import asterism.arena
from tests.cli.conftest import ROOT
from tests.docs.pages import PAGES
from tools.site import api
from tools.site.__main__ import LOCK, SETTINGS, gather, pages

PINNED = re.compile(r"^([a-z-]+)==([^ ;]+)", re.MULTILINE)


def settings() -> dict[str, Any]:
    project: dict[str, Any] = tomllib.loads(SETTINGS.read_text(encoding="utf-8"))["project"]
    return project


def leaves(nav: Any) -> Iterator[str]:
    """The pages of a navigation, from the first to the last."""
    if isinstance(nav, str):
        yield nav
    else:
        for part in nav if isinstance(nav, list) else nav.values():
            yield from leaves(part)


def test_every_page_is_in_the_navigation_once(tmp_path: Path) -> None:
    gather(tmp_path / "pages")
    there = {str(page.relative_to(tmp_path / "pages")) for page in tmp_path.rglob("*.md")}
    listed = list(leaves(settings()["nav"]))
    assert len(listed) == len(set(listed))
    assert set(listed) == there
    assert set(PAGES) == set(pages())  # no page lies where the site does not look


def test_what_the_pages_show_goes_with_them(tmp_path: Path) -> None:
    gather(tmp_path / "pages")
    for name in ("docs/pictures/page-start.jpg", "examples/bot.py", "docs/schema.json", "LICENSE"):
        assert (tmp_path / "pages" / name).is_file()


def test_the_parts_are_there() -> None:
    parts = [name for part in settings()["nav"] for name in part]
    wanted = ["Start", "Play", "Rules", "Host", "Write a bot", "Research", "How it works", "API"]
    assert parts == wanted
    rules = [page for page in leaves(settings()["nav"]) if page.startswith("docs/rules/")]
    assert len(rules) == 3 * len(asterism.games())


def test_the_reference_tells_every_public_name() -> None:
    for module in (asterism, asterism.arena):
        text = api.page(module.__name__.rpartition(".")[2])
        for name in module.__all__:
            assert f"### `{name}`\n" in text, name
    assert "def choose(view: View) -> Move" in api.page("asterism")
    assert "One action in each game" in api.page("research")  # VectorGames.step


def test_its_tool_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (wanted,) = project["dependency-groups"]["docs"]
    locked = {f"{name}=={version}" for name, version in PINNED.findall(LOCK.read_text())}
    assert wanted in locked
