"""The same seed gives the same game in every process: whatever Python's hashes are, compiled or
not.
"""

from functools import cache
from typing import cast

import pytest

from tests.conformance.elsewhere import ask, compiled_is_wanted
from tests.conformance.games import tables
from tests.conformance.kit import Table
from tests.conformance.trace import trace

PLAIN = {"ASTERISM_PURE": "1"}
ELSEWHERE = {
    "hashes-1": {"PYTHONHASHSEED": "1"},
    "hashes-2": {"PYTHONHASHSEED": "2"},
    "plain": PLAIN,
}
if compiled_is_wanted():
    ELSEWHERE["compiled"] = {"ASTERISM_PURE": "0"}


@cache
def traces_of(where: str) -> dict[str, str]:
    """The traces of all tables, from one process of that kind."""
    names = [table.name for table in tables()]
    answer = cast(dict[str, object], ask("tests.conformance.trace", names, **ELSEWHERE[where]))
    if where in ("plain", "compiled"):
        assert answer["compiled"] == (where == "compiled"), f"the {where} process is not {where}"
    return cast(dict[str, str], answer["traces"])


@pytest.mark.parametrize("where", ELSEWHERE)
def test_a_game_takes_the_same_course_elsewhere(table: Table, where: str) -> None:
    assert traces_of(where)[table.name] == trace(table)
