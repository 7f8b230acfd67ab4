"""Every clause of the rules pages has a test that names it, and no test names another.

The marks are read from the source: `@pytest.mark.clause("ST-4.3")` above a test, or in the
`pytestmark` of a module.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
RULES = TESTS.parents[1] / "docs" / "rules"

# A clause of a rules page begins with its anchor and its number.
CLAUSE = re.compile(r'<a id="([a-z]{2}(?:-\d+[a-z]?)+)"></a>\*\*([A-Z]{2}-[\d.]+[a-z]?)\*\*')


def games() -> list[str]:
    """The games that have rules pages."""
    return sorted(page.name.removesuffix(".en.md") for page in RULES.glob("*.en.md"))


def clauses(page: str) -> list[str]:
    return [number for _, number in CLAUSE.findall(page)]


def marks(source: str) -> Iterator[str]:
    """All arguments of `pytest.mark.clause(...)` that stand where pytest looks for them."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                yield from _numbers(decorator)
    for statement in tree.body:
        if isinstance(statement, ast.Assign) and _is_pytestmark(statement):
            for part in ast.walk(statement.value):
                yield from _numbers(part)


def _is_pytestmark(statement: ast.Assign) -> bool:
    return [ast.unparse(target) for target in statement.targets] == ["pytestmark"]


def _numbers(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.clause":
        for argument in node.args:
            yield str(ast.literal_eval(argument))


def marks_of(game: str) -> set[str]:
    files = sorted((TESTS / game).rglob("test_*.py"))
    return {mark for file in files for mark in marks(file.read_text(encoding="utf-8"))}


def page_of(game: str, language: str = "en") -> str:
    return (RULES / f"{game}.{language}.md").read_text(encoding="utf-8")


each_game = pytest.mark.parametrize("game", games())


@each_game
def test_every_clause_is_shown_by_a_test(game: str) -> None:
    marked = marks_of(game)
    assert [clause for clause in clauses(page_of(game)) if clause not in marked] == []


@each_game
def test_no_test_names_a_clause_that_does_not_exist(game: str) -> None:
    assert sorted(marks_of(game) - set(clauses(page_of(game)))) == []


@each_game
def test_the_pages_of_all_languages_have_the_same_clauses(game: str) -> None:
    pages = sorted(RULES.glob(f"{game}.*.md"))
    assert len(pages) == 3
    for page in pages:
        assert clauses(page.read_text(encoding="utf-8")) == clauses(page_of(game)), page.name


@each_game
def test_no_anchor_of_a_clause_is_overlooked(game: str) -> None:
    """Written in another way it would be no clause here, and nobody would miss its test."""
    page = page_of(game)
    anchors = re.findall(r'id="([a-z]{2}-\d[^"]*)"', page)
    assert len(clauses(page)) == len(anchors) > 0
    for anchor, number in CLAUSE.findall(page):
        assert anchor == number.lower().replace(".", "-")


def test_there_is_a_game_to_compare() -> None:
    assert "stellar" in games()


def test_a_mark_counts_only_where_pytest_sees_it() -> None:
    source = '''
import pytest

pytestmark = [pytest.mark.clause("XY-1.1")]


@pytest.mark.clause("XY-1.2", "XY-1.3")
@pytest.mark.parametrize("n", [1])
def test_something(n: int) -> None:
    """XY-1.4"""


@pytest.mark.clause("XY-1.5")
def helper() -> None:
    pytest.mark.clause("XY-1.6")
'''
    assert sorted(marks(source)) == ["XY-1.1", "XY-1.2", "XY-1.3"]
