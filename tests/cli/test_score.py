"""`asterism score`"""

import io
import json
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.tiny import GAME

# The example of the rules: 14/11/15 against 17/6/13 (ST-6.3).
SECTIONS = {
    "game": "stellar",
    "players": [
        {
            "telescope": {
                "1": "P1", "2": "M4", "3": "A1", "4": "C5", "5": "~B6",
                "6": "B5", "7": "M2", "8": "C4", "9": "A6", "10": "~P6", "11": "B2", "12": "P4",
            },
            "notebook": ["M1", "M2", "M3"],
        },
        {
            "telescope": {
                "1": "A5", "2": "B4", "3": "~C6", "4": "M3", "5": "P2",
                "6": "C1", "7": "A2", "8": "~M6", "9": "B1", "10": "P4", "11": "M5", "12": "C3",
            },
            "notebook": ["C1", "C2"],
        },
    ],
}  # fmt: skip


@pytest.fixture
def sections(tmp_path: Path) -> Path:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(SECTIONS))
    return file


def test_the_sheet_is_one_json_document(run: Run, sections: Path) -> None:
    """ST-6.3"""
    said = run("score", "stellar", sections, "--json")
    assert (said.status, said.err) == (0, "")
    sheet = json.loads(said.out)
    first, second = sheet["players"]
    assert first["sections"] == {"top": 14, "middle": 11, "bottom": 15}
    assert second["sections"] == {"top": 17, "middle": 6, "bottom": 13}
    assert (first["section_points"], second["section_points"]) == (20, 10)
    assert sheet["winners"] == [0]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "14 against 17, 0 points"),
        ("fr", "14 contre 17"),
        ("de", "14 gegen 17"),
    ],
)
def test_people_get_sentences(run: Run, sections: Path, language: str, line: str) -> None:
    said = run("score", "stellar", sections, "--lang", language)
    assert (said.status, said.err) == (0, "")
    assert line in said.out


def test_a_position_may_come_from_stdin(
    run: Run, sections: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(sections.read_bytes())))
    assert json.loads(run("score", "stellar", "-", "--json").out)["winners"] == [0]


def with_cards(*codes: str) -> str:
    """A position whose first notebook holds these cards."""
    players = [{"telescope": {}, "notebook": list(codes)}, {"telescope": {}, "notebook": []}]
    return json.dumps({"game": "stellar", "players": players})


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "is not JSON: line 1, column 1: Expecting value."),
        ('{"players": [', "is not JSON: line 1, column 14: Expecting value."),
        (json.dumps(SECTIONS)[:-30], "is not JSON: line 1, column "),
        ("NaN", "cannot be read as JSON: NaN is not a number."),
        ("[" * 100_000, "cannot be read as JSON: maximum recursion depth exceeded"),
        ('{"turn": ' + "9" * 5000 + "}", "cannot be read as JSON: Exceeds the limit (4300 digits)"),
        ("[]", "position"),
        ("{}", "players"),
        ('{"game": "chess"}', "this is stellar, not 'chess'"),
        (with_cards("P9"), "P9"),
        (with_cards("P1", "P1", "P1"), "P1"),
        (with_cards("S1", "S1"), "S1"),
        (with_cards(*60 * ["A2"], "A2"), "A2"),
    ],
)
def test_a_bad_position_is_refused_in_one_line(
    run: Run, tmp_path: Path, text: str, complaint: str
) -> None:
    file = tmp_path / "bad.json"
    file.write_text(text)
    assert complaint in run("score", "stellar", file).complaint


def test_a_file_that_cannot_be_read_is_named(run: Run, tmp_path: Path) -> None:
    def complaint(file: str | Path) -> str:
        return run("score", "stellar", file).complaint

    assert complaint(tmp_path) == f"{tmp_path} cannot be read: Is a directory."
    missing = tmp_path / "missing"
    assert complaint(missing) == f"{missing} cannot be read: No such file or directory."
    assert complaint("a\0b").endswith("cannot be read: embedded null byte.")
    latin = tmp_path / "latin"
    latin.write_bytes('"Étoile"'.encode("latin-1"))
    assert complaint(latin) == f"{latin} is not text in UTF-8: byte 2 does not fit."


def test_the_tiny_game_is_scored_like_any_other(run: Run, comets: Path, tmp_path: Path) -> None:
    file = tmp_path / "comets.json"
    file.write_text(json.dumps(GAME.start(players=3, seed=1).to_json()))
    sheet = json.loads(run("score", "comets", file, "--json").out)
    assert sheet == {"totals": [0, 0, 0], "winners": [0, 1, 2]}
    assert run("score", "comets", file).out.splitlines()[0] == "Player 1 has 0 points"
