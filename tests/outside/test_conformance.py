"""The conformance suite examines a game of another package, as its author would run it."""

import os
import re
import subprocess
import sys
from pathlib import Path

from asterism.conformance.games import kit_of
from asterism.conformance.kit import Table
from asterism.conformance.play import tried
from asterism.conformance.stories import with_undo
from tests.examined import TINY
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


def test_the_suite_of_a_checkout_runs_from_any_folder(tmp_path: Path) -> None:
    """There the checkout's own conftest comes after the games that the command line names."""
    asked = ("--game", "stellar:tests.games.stellar.cases", "-k", "brings_what_it_needs")
    done = subprocess.run(
        [sys.executable, *SUITE, *asked],
        cwd=tmp_path,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "1 passed" in done.stdout, done.stdout + done.stderr


def test_in_every_game_with_undo_something_is_taken_back() -> None:
    kit = kit_of(TINY)
    for seed in range(20):
        log = with_undo(Table(kit, kit.cases[0]), seed).history()
        assert any(entry.restored for entry in log.entries()), f"seed {seed}"


def test_a_game_that_shows_little_is_tried_with_more_seeds() -> None:
    assert tried(lambda seed: 3, 5, 9) == 15
    assert tried(lambda seed: 1, 5, 9) == 9
    assert tried(lambda seed: 0, 5, 9) == 0
