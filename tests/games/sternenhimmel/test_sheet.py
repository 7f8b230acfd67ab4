"""`asterism score sternenhimmel`: how a constellation resolves, as JSON and step by step."""

import json
from pathlib import Path

import pytest

from asterism import words
from asterism.cli import main
from tests.games.sternenhimmel.table import GAME, Json, board, constellation, lay_out

# The example of the rules pages.
EXAMPLE = constellation("0:10 1:double 0:7 1:hole 2:6", first=5, second=3)


def said(data: Json, language: str = "en") -> list[str]:
    return [words.say(line, language) for line in GAME.explain(data)]


def test_the_example_of_the_contract() -> None:
    data = {
        "game": "sternenhimmel",
        "players": 4,
        "options": {"compensation": "bank", "doubles": "multiply"},
        "board": {
            "stars": [{"id": "a", "size": "small"}, {"id": "b", "size": "large"}],
            "lines": [["a", "b"]],
            "first": 8,
            "second": 6,
        },
        "tokens": {"a": {"seat": 0, "token": "10"}, "b": {"seat": 2, "token": "double"}},
    }
    assert GAME.score(data) == {
        "removed": [],
        "totals": {"0": 20, "2": 0},
        "coins": {"0": 8, "1": 0, "2": 6, "3": 0},
    }


def test_the_example_of_the_rules_pages_step_by_step() -> None:
    assert said(EXAMPLE) == [
        "own: first prize 5, second prize 3.",
        "The black hole of Player 2 on d swallows what lies on c and e.",
        "The 10 of Player 1 on a lies beside double stars and is worth 20.",
        "Player 1 has a total of 20 with 1 token left.",
        "Player 2 has a total of 0 with 2 tokens left.",
        "Player 1 gets 5 coins: first place, the first prize.",
        "Player 2 gets 3 coins: second place, the second prize.",
        "Player 3 has no token left and gets nothing.",
    ]


def test_a_board_of_ours_is_named_by_its_id_and_speaks_every_language() -> None:
    cancer = {
        "players": 5,
        "board": "cnc",
        "tokens": {
            star: {"seat": seat, "token": "hole"}
            for seat, star in enumerate(["iota", "gamma", "delta", "alpha", "beta"])
        },
    }
    assert said(cancer, "fr")[:2] == [
        "le Cancer : premier prix 5, second prix 3.",
        "Des trous noirs reliés disparaissent ensemble sans rien engloutir : ι Cnc, Asellus "
        "Borealis, Asellus Australis, Acubens et Tarf.",
    ]
    assert said(cancer, "de")[0] == "Krebs: erster Preis 5, zweiter Preis 3."
    assert all(line.endswith("gets nothing.") for line in said(cancer)[3:])


@pytest.mark.parametrize(
    ("lying", "options", "line"),
    [
        ("0:10 1:10 2:1", {}, "Player 1 gets 1 coin: equal in total and tokens for first place"),
        ("0:10 1:7 2:7", {}, "Player 3 gets 1 coin: equal in total and tokens for second place"),
        ("0:10 1:7 2:5", {}, "Player 3 gets 1 coin: a coin for each token left."),
        (
            "0:10 1:7 2:5",
            {"compensation": "winner"},
            "Player 1 gets 7 coins: first place, the first prize less 1 paid to those behind.",
        ),
        ("0:10", {}, "Player 1 gets 14 coins: nobody else has a token left, so both prizes."),
    ],
)
def test_the_sheet_says_why(lying: str, options: Json, line: str) -> None:
    lines = said(constellation(lying, "", **options))
    assert any(found.startswith(line) for found in lines), lines
    assert "No token is annihilated or swallowed." in lines
    assert "No value is doubled." in lines


BAD: list[tuple[Json, str]] = [
    ({"tokens": {}}, "position.tokens: there is no token on the star a"),
    (
        {"tokens": {star: {"seat": 0, "token": "double"} for star in "abcde"}},
        "position.tokens: player 0 has double twice, not 3 times",
    ),
    (
        {"tokens": {star: {"seat": 0, "token": "7"} for star in "abcde"}},
        "position.tokens: player 0 has 7 once, not 2 times",
    ),
    ({"tokens": {"z": {"seat": 0, "token": "7"}}}, "position.tokens: there is no star 'z'"),
    (
        {"tokens": {"a": {"seat": 4, "token": "7"}}},
        "position.tokens.a.seat: expected a whole number from 0 to 3, found 4",
    ),
    (
        {"tokens": {"a": {"seat": 0, "token": "8"}}},
        "position.tokens.a.token: there is no token '8'",
    ),
    ({"players": 2}, "position.players: expected a whole number from 3 to 5, found 2"),
    ({"options": {"doubles": "treble"}}, "option doubles cannot be 'treble'"),
    ({"board": "xyz"}, "position.board: there is no board 'xyz'"),
    ({"board": {"stars": []}}, "position.board.stars: a board has at least one star"),
    ({"colour": "blue"}, "position: unknown field 'colour'"),
    ({"game": "chess"}, "position.game: this is sternenhimmel, not 'chess'"),
]


@pytest.mark.parametrize(("change", "problem"), BAD, ids=[text for _, text in BAD])
def test_a_bad_constellation_is_refused_and_the_place_is_named(change: Json, problem: str) -> None:
    for read in (GAME.score, GAME.explain):
        with pytest.raises(ValueError, match=problem):
            read({**EXAMPLE, **change})


def test_the_command_prints_json_or_lines(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "constellation.json"
    file.write_text(json.dumps(EXAMPLE))
    assert main(["score", "sternenhimmel", str(file), "--json", "--lang", "en"]) == 0
    assert json.loads(capsys.readouterr().out) == GAME.score(EXAMPLE)
    assert main(["score", "sternenhimmel", str(file), "--lang", "en"]) == 0
    assert capsys.readouterr().out.splitlines() == said(EXAMPLE)
    file.write_text(json.dumps({**EXAMPLE, "tokens": {}}))
    assert main(["score", "sternenhimmel", str(file), "--lang", "en"]) == 2
    assert "no token on the star a" in capsys.readouterr().err


def test_the_sheet_of_a_whole_position_is_its_coins() -> None:
    rooms = [(board("sl", id=name), "") for name in ("one", "two", "six")]
    state = lay_out(rooms, players=[{"coins": 4}, {"coins": 7}, {"coins": 7}])
    assert GAME.score(state.to_json()) == {"scores": [4, 7, 7], "winners": [1, 2]}
    assert said(state.to_json()) == [
        "Player 1 has 4 coins.",
        "Player 2 has 7 coins.",
        "Player 3 has 7 coins.",
        "Equal scores: Player 2 and Player 3 share the victory.",
    ]


def test_the_lines_of_a_bare_sheet() -> None:
    lines = [words.say(line, "en") for line in GAME.sheet_messages(GAME.score(EXAMPLE))]
    assert lines == [
        "Player 1 has a total of 20: 5 coins.",
        "Player 2 has a total of 0: 3 coins.",
        "Player 3 has no token left: nothing.",
        "Player 4 has no token left: nothing.",
    ]
