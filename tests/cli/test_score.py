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
        (with_cards("~P1"), "'~P1' lies face down, which is for telescopes only"),
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


# Moons with the 4 twice, clouds without stars, black holes without a run.
NOTES = {
    "players": [
        {
            "telescope": {"1": "M1", "2": "B2"},
            "notebook": ["M4", "M4", "M5", "C1", "C1", "C2", "C2"],
        },
        {"telescope": {"1": "~", "2": "~M6/0"}, "notebook": ["P6/0"]},
    ],
}
NOTED = {
    "en": [
        "The 4 is in this stack more than once and counts once.",
        "The numbers 1 and 2 are in this stack more than once and count once each.",
        "Black holes: there is no card in the notebook, so the stars earn nothing.",
        "Interstellar clouds: there are no stars in the telescope, so the run earns nothing.",
        "Top section: 3 against 6, 0 points",
    ],
    "fr": [
        "Le 4 est plusieurs fois dans cette collection et ne compte qu’une fois.",
        "Les numéros 1 et 2 sont plusieurs fois dans cette collection et ne comptent qu’une fois "
        "chacun.",
        "Trous noirs\u00a0: pas de carte dans le carnet, les étoiles ne rapportent rien.",
    ],
    "de": [
        "Die 4 liegt mehrmals in diesem Stapel und zählt einmal.",
        "Die Zahlen 1 und 2 liegen mehrmals in diesem Stapel und zählen je einmal.",
        "Schwarze Löcher: im Notizbuch ist keine Karte, die Sterne bringen nichts.",
    ],
}


@pytest.mark.clause("ST-5.1", "ST-6.2")
@pytest.mark.parametrize("language", NOTED)
def test_the_sheet_explains_what_may_look_odd(run: Run, tmp_path: Path, language: str) -> None:
    """The 6/0 may be written as it is printed, and of a face-down card nothing need be known."""
    file = tmp_path / "notes.json"
    file.write_text(json.dumps(NOTES))
    lines = run("score", "stellar", file, "--lang", language).out.splitlines()
    for note in NOTED[language]:
        assert note in lines
    sheet = json.loads(run("score", "stellar", file, "--json").out)
    assert sheet["players"][0]["types"]["C"]["repeated"] == [1, 2]
    assert sheet["players"][1]["sections"]["top"] == 6


RUNNING = {
    "stellar": {**SECTIONS, "turn": 21, "step": "take"},
    "sternenhimmel": {
        "players": [{"coins": 6}, {"coins": 4}, {}],
        "sky": [{"board": "ari"}, {"board": "leo"}, {"board": "cnc"}],
    },
    "star_realms": {"players": [{"authority": 12, "deck": ["scout"]}, {"deck": ["scout"]}]},
}
SO_FAR = {
    "stellar": {
        "en": "So far Player 1 leads, 45 to 30.",
        "fr": "Pour l’instant, Joueur 1 mène, 45 à 30.",
        "de": "Bisher führt Spieler 1, 45 zu 30.",
    },
    "sternenhimmel": {
        "en": "Ahead so far: Player 1.",
        "fr": "En tête pour l’instant\u00a0: Joueur 1.",
        "de": "Bisher vorn: Spieler 1.",
    },
    "star_realms": {
        "en": "Player 2 has 50 authority.",
        "fr": "Joueur 2 a 50 points d’Influence.",
        "de": "Spieler 2 hat 50 Autorität.",
    },
}


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("game", RUNNING)
def test_nobody_has_won_a_game_that_is_not_over(
    run: Run, tmp_path: Path, game: str, language: str
) -> None:
    file = tmp_path / "running.json"
    file.write_text(json.dumps(RUNNING[game]))
    said = run("score", game, file, "--lang", language)
    assert said.out.splitlines()[-1] == SO_FAR[game][language]
    sheet = json.loads(run("score", game, file, "--json").out)
    assert sheet["finished"] is False
    assert "winners" in sheet


@pytest.mark.parametrize(
    ("more", "finished"),
    [
        ({}, True),
        ({"turn": 22}, True),
        ({"turn": 21}, False),
        ({"turn": 22, "step": "last"}, False),
        ({"step": "take", "outcome": None}, False),
    ],
)
def test_a_part_of_a_position_is_scored_as_it_lies_unless_it_says_that_it_goes_on(
    run: Run, tmp_path: Path, more: dict[str, object], finished: bool
) -> None:
    file = tmp_path / "part.json"
    file.write_text(json.dumps({**SECTIONS, **more}))
    sheet = json.loads(run("score", "stellar", file, "--json").out)
    assert (sheet["finished"], sheet["winners"]) == (finished, [0])
    last = run("score", "stellar", file, "--lang", "en").out.splitlines()[-1]
    assert last == ("Player 1 wins, 45 to 30." if finished else "So far Player 1 leads, 45 to 30.")


def test_whoever_has_cards_in_hand_is_not_finished(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "hand.json"
    first, second = json.loads(json.dumps(SECTIONS["players"]))
    players = [{**first, "hand": ["A3", "C3"]}, second]
    file.write_text(json.dumps({"players": players}))
    assert json.loads(run("score", "stellar", file, "--json").out)["finished"] is False


def test_who_gave_up_has_lost_whatever_the_sheet_says(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "resigned.json"
    outcome = {"scores": [45, 30], "winners": [1], "reason": "resignation"}
    file.write_text(json.dumps({**SECTIONS, "turn": 21, "step": "take", "outcome": outcome}))
    lines = run("score", "stellar", file, "--lang", "en").out.splitlines()
    assert lines[-2:] == [
        "So far Player 1 leads, 45 to 30.",
        "Player 2 won by resignation.",
    ]
    assert json.loads(run("score", "stellar", file, "--json").out)["winners"] == [1]


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
