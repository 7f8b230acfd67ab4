"""The rules of Sternenhimmel that players read: the same clauses, options and numbers everywhere,
and every clause shown by a test.
"""

import ast
import re
from pathlib import Path

import pytest

from asterism import Message, words
from asterism.games.sternenhimmel.box import BOX

ROOT = Path(__file__).parents[3]
PAGES = {lang: ROOT / "docs" / "rules" / f"sternenhimmel.{lang}.md" for lang in words.languages()}
CHAPTERS = {1: range(1, 5), 2: range(1, 7), 3: range(1, 6), 4: range(8), 5: range(1, 5)}
CLAUSES = [f"SH-{chapter}.{clause}" for chapter, own in CHAPTERS.items() for clause in own]
CLAUSE = re.compile(r'^<a id="(sh-\d+-\d+)"></a>\*\*(SH-\d+\.\d+)\*\* \S', re.MULTILINE)
ROW = re.compile(r"^\| (\S+) \| (\d+) \| (\d+) \| (\d+) / (\d+) "
                 r"\| (\S+) \| (\d+) \| (\d+) \| (\d+) / (\d+) \|$", re.MULTILINE)  # fmt: skip

each_language = pytest.mark.parametrize("language", words.languages())


def page(language: str) -> str:
    return PAGES[language].read_text(encoding="utf-8")


@each_language
def test_every_clause_stands_there_once_and_in_order(language: str) -> None:
    found = CLAUSE.findall(page(language))
    assert [number for _, number in found] == CLAUSES
    assert [anchor for anchor, _ in found] == [c.lower().replace(".", "-") for c in CLAUSES]
    assert page(language).count("<a id=") == len(CLAUSES)


def test_every_clause_is_shown_by_a_test() -> None:
    shown = {
        argument.value
        for file in Path(__file__).parent.glob("test_*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.clause"
        for argument in node.args
        if isinstance(argument, ast.Constant)
    }
    assert shown == set(CLAUSES)


@each_language
def test_the_table_of_boards_is_the_data(language: str) -> None:
    rows = ROW.findall(page(language))
    halves = [row[:5] for row in rows] + [row[5:] for row in rows]
    expected = []
    for board in BOX.boards.boards:
        name = words.say(Message("sternenhimmel-board", board=board.code), language)
        numbers = (len(board.stars), sum(board.large), board.first, board.second)
        expected.append((name.split()[-1], *(str(number) for number in numbers)))
    assert halves == expected


def test_code_tables_and_sums_are_the_same_in_all_languages() -> None:
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
def test_every_link_leads_somewhere(language: str) -> None:
    for name, target in re.findall(r"\[([^]]+)\]\(#([^)]+)\)", page(language)):
        assert name in CLAUSES
        assert target == name.lower().replace(".", "-")
    for target in re.findall(r"\]\(([^#)]+)\)", page(language)):
        assert (PAGES[language].parent / target).resolve().exists(), target


@each_language
@pytest.mark.parametrize("option", ["compensation", "doubles", "start_player", "boards"])
def test_every_option_is_named_at_its_clause_and_in_the_table(language: str, option: str) -> None:
    assert page(language).count(f"`{option}`") == 2
