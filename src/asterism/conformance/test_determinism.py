"""The same seed gives the same game in every process: whatever Python's hashes are, compiled or
not.
"""

from typing import cast

import pytest

import asterism
from asterism.conformance.elsewhere import ask, compiled_is_wanted
from asterism.conformance.games import examined
from asterism.conformance.trace import trace

ELSEWHERE = {"hashes-1": {"PYTHONHASHSEED": "1"}, "hashes-2": {"PYTHONHASHSEED": "2"}}
if asterism.is_compiled():
    ELSEWHERE["plain"] = {"ASTERISM_PURE": "1"}
elif compiled_is_wanted():
    ELSEWHERE["compiled"] = {"ASTERISM_PURE": "0"}


@pytest.mark.parametrize("where", ELSEWHERE)
def test_every_game_takes_the_same_course_elsewhere(where: str) -> None:
    """All tables in one process of that kind, because starting one takes longer than a game."""
    here = {table.name: trace(table) for table in examined()}
    answer = cast(dict[str, object], ask("asterism.conformance.trace", [*here], **ELSEWHERE[where]))
    if where in ("plain", "compiled"):
        assert answer["compiled"] == (where == "compiled"), f"the {where} process is not {where}"
    there = cast(dict[str, str], answer["traces"])
    assert here
    assert [name for name in here if there[name] != here[name]] == []
