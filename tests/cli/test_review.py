"""`asterism review`"""

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.cli.conftest import ROOT, Run

RECORD = ROOT / "tests" / "records" / "star_realms-finished.record"
QUICK = ("--iterations", "2", "--deals", "2")


def test_a_review_in_the_terminal_fits_80_columns(run: Run) -> None:
    said = run("review", RECORD, "--seat", "0", *QUICK)
    assert (said.status, said.err) == (0, "")
    lines = said.out.splitlines()
    assert max(len(line) for line in lines) <= 80
    assert "star_realms: Player 1" in lines[0]
    assert "seed 0" in said.out


@pytest.mark.parametrize("language", ["fr", "de"])
def test_every_language(run: Run, language: str) -> None:
    said = run("review", RECORD, "--seat", "1", *QUICK, "--lang", language)
    assert (said.status, said.err) == (0, "")
    assert "star_realms" in said.out


class Reader(HTMLParser):
    """Which tags are opened, and that each is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_a_review_as_json_and_as_a_page(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    said = run("review", RECORD, *QUICK, "--json", "--html", page)
    assert (said.status, said.err) == (0, "")
    reviews = json.loads(said.out)["reviews"]
    assert [found["seat"] for found in reviews] == [0, 1]
    for found in reviews:
        parts = ("start", "deal", "own", "others", "luck")
        assert sum(found[part] for part in parts) == found["result"]
    reader = Reader()
    reader.feed(page.read_text(encoding="utf-8"))
    assert not reader.open
    assert {"svg", "polyline", "table"} <= reader.seen


def test_what_cannot_be_reviewed_is_told_in_a_line(run: Run, tmp_path: Path) -> None:
    running = ROOT / "tests" / "records" / "star_realms-running.record"
    assert "not over" in run("review", running).complaint
    assert "seat" in run("review", RECORD, "--seat", "7").complaint
    assert "cannot be written" in run("review", RECORD, "--html", tmp_path).complaint
    assert "asterism record" in run("review", ROOT / "LICENSE").complaint
