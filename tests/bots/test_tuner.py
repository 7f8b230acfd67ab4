"""The tuner of the rulebook's boxes."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import install
from tools.tune import main


def test_it_prints_the_weights_of_all_terms_and_how_they_were_found(
    capsys: pytest.CaptureFixture[str],
) -> None:
    asked = ["sternenhimmel", "--bot", "random", "--games", "3", "--players", "3"]
    found = []
    for jobs in ("1", "2"):
        assert main([*asked, "--jobs", jobs]) == 0
        found.append(json.loads(capsys.readouterr().out))
    assert found[0]["weights"] == found[1]["weights"]
    assert list(found[0]["weights"]) == ["coins", "prizes", "begun", "hand"]
    assert found[0]["run"]["games"] == 3 and found[0]["run"]["rows"] > 100


def test_weights_are_not_written_into_other_packages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It says so before the games are played, not after."""
    install(tmp_path, "comets", "[asterism.games]\ncomets = tests.tiny:GAME\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(SystemExit):
        main(["comets", "--write"])
    assert "comets is in another package" in capsys.readouterr().err
