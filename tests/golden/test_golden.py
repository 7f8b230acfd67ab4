"""The golden playthroughs and counts are what the rules give. After a change that is meant:
`make golden` writes them anew and shows the difference.
"""

from pathlib import Path

import pytest

from tests.conformance.games import names
from tools import golden

FILES = golden.wanted()


@pytest.mark.parametrize("path", FILES, ids=[path.name for path in FILES])
def test_the_golden_file_is_what_the_rules_give(path: Path) -> None:
    found = golden.difference(path, FILES[path])
    assert found[:20] == [], "run `make golden` if this is meant"


def test_every_golden_file_belongs_to_a_game() -> None:
    kept = {*golden.GOLDEN.glob("*.txt"), *golden.GOLDEN.glob("*.json")}
    assert kept == set(FILES)


def test_every_game_has_its_playthrough() -> None:
    files = [path.name for path in FILES]
    assert all(any(name.startswith(f"{game}-") for name in files) for game in names())
