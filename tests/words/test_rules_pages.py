"""The rules of Stellar that players read: the same clauses, options and numbers everywhere."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from asterism import words

PAGES = {
    language: Path(__file__).parents[2] / "docs" / "rules" / f"stellar.{language}.md"
    for language in words.languages()
}
# How many clauses each chapter has; the third one begins with 0.
CHAPTERS = {1: range(1, 6), 2: range(1, 5), 3: range(11), 4: range(1, 9), 5: range(1, 4)}
CHAPTERS[6] = range(1, 6)
CLAUSES = [f"ST-{chapter}.{clause}" for chapter, own in CHAPTERS.items() for clause in own]

# A clause paragraph begins with its anchor and its number.
CLAUSE = re.compile(r'^<a id="(st-\d+-\d+)"></a>\*\*(ST-\d+\.\d+)\*\* \S', re.MULTILINE)
ROW_OF_NEIGHBOURS = re.compile(r"^\| (\d+) \| ([\d, ]+) \| (\d+) \| ([\d, ]+) \|$", re.MULTILINE)
DRAWING = re.compile(r"^```text\n(.*?)^```$", re.MULTILINE | re.DOTALL)

each_language = pytest.mark.parametrize("language", words.languages())


def page(language: str) -> str:
    return PAGES[language].read_text(encoding="utf-8")


def anchor(clause: str) -> str:
    return clause.lower().replace(".", "-")


def neighbours(language: str) -> dict[int, set[int]]:
    """The table of neighbours (ST-4.2)."""
    found: dict[int, set[int]] = {}
    for row in ROW_OF_NEIGHBOURS.findall(page(language)):
        for slot, near in (row[:2], row[2:]):
            found[int(slot)] = {int(other) for other in near.split(", ")}
    return found


def drawn_edges(language: str) -> set[frozenset[int]]:
    """The neighbours in the drawing (ST-4.2): slots beside each other, or one over the other."""
    (drawing,) = DRAWING.findall(page(language))
    rows = [
        {int(cell[1]): cell.start() // 3 for cell in re.finditer(r"│ {1,2}(\d+)", line)}
        for line in drawing.splitlines()
        if re.search(r"\d", line)
    ]
    assert [sorted(row) for row in rows] == [[1], [2, 3], [4, 5], [6, 7, 8], [9, 10, 11, 12]]
    beside = {frozenset({slot, slot + 1}) for row in rows for slot in row if slot + 1 in row}
    over = {
        frozenset({slot, other})
        for row, below in pairwise(rows)
        for slot, column in row.items()
        for other, column_below in below.items()
        if abs(column - column_below) <= 1
    }
    return beside | over


@each_language
def test_every_clause_stands_there_once_and_in_order(language: str) -> None:
    found = CLAUSE.findall(page(language))
    assert [number for _, number in found] == CLAUSES
    assert [name for name, _ in found] == [anchor(clause) for clause in CLAUSES]


@each_language
def test_no_anchor_is_hidden_from_the_list_of_clauses(language: str) -> None:
    assert page(language).count("<a id=") == len(CLAUSES)


@each_language
def test_every_link_leads_somewhere(language: str) -> None:
    text = page(language)
    inside = re.findall(r"\[([^]]+)\]\(#([^)]+)\)", text)
    assert inside
    assert all(name in CLAUSES and target == anchor(name) for name, target in inside)
    pages = re.findall(r"\]\((stellar\.\w+\.md)\)", text)
    others = {path.name for other, path in PAGES.items() if other != language}
    assert set(pages) == others


@each_language
def test_the_neighbours_are_mutual_and_21_pairs(language: str) -> None:
    """ST-4.2"""
    near = neighbours(language)
    assert sorted(near) == list(range(1, 13))
    assert all(slot in near[other] for slot in near for other in near[slot])
    assert sum(map(len, near.values())) == 2 * 21


@each_language
def test_the_drawing_shows_the_same_neighbours_as_the_table(language: str) -> None:
    """ST-4.2"""
    table = {
        frozenset({slot, other}) for slot, near in neighbours(language).items() for other in near
    }
    assert drawn_edges(language) == table


def test_tables_options_and_values_are_the_same_in_all_languages() -> None:
    """Whatever is no word of a language: code, the numbers in tables, sums and products."""
    facts = {
        language: (
            re.findall(r"`[^`\n]+`", page(language)),
            [re.findall(r"\d+", row) for row in page(language).splitlines() if row[:1] == "|"],
            re.findall(r"\d+(?: [×+] \d+)+ = \d+", page(language)),
        )
        for language in words.languages()
    }
    assert facts["fr"] == facts["en"] == facts["de"]


@each_language
def test_what_is_inferred_is_said_to_be(language: str) -> None:
    mark = {"en": "inferred", "fr": "déduit", "de": "erschlossen"}[language]
    clauses = dict(zip(CLAUSES, CLAUSE.split(page(language))[3::3], strict=True))
    for clause in ("ST-1.2", "ST-1.3", "ST-1.4", "ST-2.1", "ST-3.6", "ST-3.10", "ST-4.2", "ST-4.8"):
        assert mark in clauses[clause].lower(), clause


@each_language
@pytest.mark.parametrize("option", ["stars", "start_player", "face_down_selects"])
def test_every_option_is_named_at_its_clause_and_in_the_table(language: str, option: str) -> None:
    assert page(language).count(f"`{option}`") >= 2
