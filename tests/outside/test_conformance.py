"""The conformance suite examines a game of another package, as its author would run it."""

import re

from tests.outside.installed import Installed

SUITE = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "--pyargs", "asterism.conformance")


def test_it_passes_the_suite(installed: Installed) -> None:
    said = installed.run(*SUITE, "--game", "comets")
    assert "comets" not in said, said  # only what fails is named
    found = re.search(r"^(\d+) passed", said, re.MULTILINE)
    assert found is not None and int(found[1]) > 100, said


def test_a_game_without_cases_is_told_what_it_lacks(installed: Installed) -> None:
    asked = (*SUITE, "--game", "stellar", "-k", "brings_what_it_needs")
    said = installed.run("-c", f"import sys, pytest; print(pytest.main({[*asked[2:]]!r}))")
    assert "there is no module asterism.games.stellar.cases" in said
    assert said.endswith("1\n")
