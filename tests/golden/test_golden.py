"""The golden playthroughs and counts are what the rules give. After a change that is meant:
`make golden` writes them anew and shows the difference.
"""

import json
from pathlib import Path

import pytest

import asterism
from asterism.conformance.games import names, tables
from asterism.conformance.kit import Table
from tools import golden

FILES = golden.playthroughs()
TABLES = tables()
# Plain Python follows the counts for a few decisions only; compiled they are followed to the end.
FEW_POSITIONS = 1000


@pytest.mark.parametrize("path", FILES, ids=[path.name for path in FILES])
def test_the_playthrough_is_what_the_rules_give(path: Path) -> None:
    found = golden.difference(path, golden.playthrough(FILES[path]))
    assert found[:20] == [], "run `make golden` if this is meant"


@pytest.mark.parametrize("table", TABLES, ids=[table.name for table in TABLES])
def test_the_counts_are_what_the_rules_give(table: Table) -> None:
    kept: dict[str, list[int]] = json.loads(golden.COUNTS.read_text())[table.name]
    if asterism.is_compiled():
        assert golden.perft(table) == kept, "run `make golden` if this is meant"
        return
    found = golden.perft(table, FEW_POSITIONS)
    assert len(found["positions"]) > 1
    for name, numbers in found.items():
        assert numbers == kept[name][: len(numbers)]


def test_every_golden_file_belongs_to_a_game() -> None:
    kept = {*golden.GOLDEN.glob("*.txt"), *golden.GOLDEN.glob("*.json")}
    assert kept == {golden.COUNTS, *FILES}
    assert list(json.loads(golden.COUNTS.read_text())) == [table.name for table in TABLES]


def test_every_game_has_its_playthrough() -> None:
    files = [path.name for path in FILES]
    assert all(any(name.startswith(f"{game}-") for name in files) for game in names())
