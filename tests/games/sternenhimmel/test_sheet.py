"""`asterism score sternenhimmel`: how a constellation resolves, as JSON and step by step."""

import json
from pathlib import Path

import pytest

from asterism import words
from asterism.cli import main
from tests.games.sternenhimmel.table import GAME, Json, board, constellation, lay_out, told

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
        "The 10 of Player 1 on a lies beside a double star and is worth 20.",
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
        "le Cancer\u00a0: gains 5 pour la première place, 3 pour la deuxième.",
        "Des trous noirs reliés disparaissent ensemble sans rien avaler\u00a0: ι Cnc, Asellus "
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
            "Player 1 gets 7 coins: first place, the first prize of 8 less 1 paid to those behind.",
        ),
        ("0:10", {}, "Player 1 gets 14 coins: nobody else has a token left, so both prizes."),
    ],
)
def test_the_sheet_says_why(lying: str, options: Json, line: str) -> None:
    lines = said(constellation(lying, "", **options))
    assert any(found.startswith(line) for found in lines), lines
    assert "No token is annihilated or swallowed." in lines
    assert "No value is doubled." in lines


# The 10, the 7, and two small ones; the prizes are 5 and 3.
PAYING = [
    ("en", "the first prize, 5, less 2 paid to those behind, which leaves 3 coins."),
    ("fr", "les gains de la première place, 5, moins 2 pour les suivants, soit 3 pièces."),
    ("de", "der erste Preis, 5, abzüglich 2 für die Folgenden, macht 3 Münzen."),
]


@pytest.mark.clause("SH-4.2")
@pytest.mark.parametrize(("language", "line"), PAYING)
def test_the_log_tells_prize_payment_and_rest_of_whoever_pays_the_others(
    language: str, line: str
) -> None:
    full = board("ssss", "", 5, 3, id="one")
    state = lay_out(
        [(full, "0:10 1:7 2:1 -"), (board("ss", id="two"), ""), (board("ss", id="six"), "")],
        options={"compensation": "winner"},
        seat=2,
    )
    state.play("put 3 one.d")
    first, second, third = told(state, "paid")
    assert (first["coins"], first["compensation"], first["reason"]) == (3, 2, "first")
    assert (second["coins"], second["compensation"]) == (3, 0)
    assert (third["coins"], third["compensation"]) == (2, 0)
    view = state.view(None)
    assert words.say(GAME.event_message(first, view), language).endswith(line)


@pytest.mark.clause("SH-4.2")
@pytest.mark.parametrize("compensation", ["bank", "winner"])
def test_whoever_pays_nothing_gets_the_first_prize(compensation: str) -> None:
    """From the reserve, and where there is nobody to pay."""
    others = [(board("s", id="two"), ""), (board("s", id="six"), "")]
    charts = [(board("ss", id="one"), "0:10 -"), *others]
    state = lay_out(charts, options={"compensation": compensation}, seat=1)
    state.play("put 7 one.b")
    first = told(state, "paid")[0]
    assert (first["coins"], first["compensation"]) == (8, 0)
    said = words.say(GAME.event_message(first, state.view(None)))
    assert said == "Player 1 has 10 with 1 token left: 8 coins, the first prize."


@pytest.mark.clause("SH-3.4")
@pytest.mark.parametrize(("doubles", "worth"), [("multiply", 40), ("add", 30)])
def test_sheet_and_log_count_the_double_stars(doubles: str, worth: int) -> None:
    line = f"The 10 of Player 2 on b lies beside 2 double stars and is worth {worth}."
    assert line in said(constellation("0:double 1:10 2:double", doubles=doubles))
    others = [(board("s", id="two"), ""), (board("s", id="six"), "")]
    charts = [(board("sss", id="one"), "0:double - 2:double"), *others]
    state = lay_out(charts, options={"doubles": doubles}, seat=1)
    state.play("put 10 one.b")
    (event,) = told(state, "doubled")
    assert words.say(GAME.event_message(event, state.view(None))) == line


BAD: list[tuple[Json, str]] = [
    ({"tokens": {}}, "position.tokens: there is no token on the star a"),
    (
        {"tokens": {star: {"seat": 0, "token": "double"} for star in "abcde"}},
        "position.tokens: seat 0 has double twice, not 3 times",
    ),
    (
        {"tokens": {star: {"seat": 0, "token": "7"} for star in "abcde"}},
        "position.tokens: seat 0 has 7 once, not 2 times",
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


ROOMS = [(board("sl", id=name), "") for name in ("one", "two", "six")]


@pytest.mark.clause("SH-5.3")
def test_the_sheet_of_a_whole_position_is_its_coins_and_who_is_ahead() -> None:
    state = lay_out(ROOMS, players=[{"coins": 4}, {"coins": 7}, {"coins": 7}])
    sheet = {"scores": [4, 7, 7], "winners": [1, 2], "finished": False}
    assert GAME.score(state.to_json()) == sheet
    coins = ["Player 1 has 4 coins.", "Player 2 has 7 coins.", "Player 3 has 7 coins."]
    assert said(state.to_json()) == [*coins, "Ahead so far: Player 2 and Player 3."]
    assert said(state.to_json(), "fr")[-1] == "En tête pour l’instant\u00a0: Joueur 2 et Joueur 3."
    assert said(state.to_json(), "de")[-1] == "Bisher vorn: Spieler 2 und Spieler 3."


def test_nobody_is_ahead_before_anybody_has_a_coin() -> None:
    assert said(lay_out(ROOMS).to_json())[-1] == "Player 3 has 0 coins."


@pytest.mark.clause("SH-5.3")
def test_the_sheet_of_a_finished_game_says_who_has_won_and_why() -> None:
    over = {"players": [{"coins": 4}, {"coins": 7}, {"coins": 7}], "sky": [None, None, None]}
    assert GAME.score(over)["finished"] is True
    assert said(over)[-1] == "Equal scores: Player 2 and Player 3 share the victory."
    state = lay_out(ROOMS, players=[{"coins": 4}, {"coins": 7}, {"coins": 7}])
    state.resign(1)
    state.resign(2)
    assert GAME.score(state.to_json())["winners"] == [0]
    assert said(state.to_json())[-1] == "Player 1 won by resignation."


def test_a_token_may_be_written_as_a_number() -> None:
    written = json.loads(json.dumps(EXAMPLE))
    for lying in written["tokens"].values():
        if lying["token"].isdecimal():
            lying["token"] = int(lying["token"])
    assert GAME.score(written) == GAME.score(EXAMPLE)
    state = lay_out(ROOMS)
    state.play(GAME.move_from_json({"type": "put", "token": 10, "board": "one", "star": "a"}))
    assert state.history().move is GAME.move("put 10 one.a")
    for wrong in (21, True, 10.0, None):
        with pytest.raises(ValueError, match="there is no token"):
            GAME.move_from_json({"type": "put", "token": wrong, "board": "one", "star": "a"})


def test_the_lines_of_a_bare_sheet() -> None:
    lines = [words.say(line, "en") for line in GAME.sheet_messages(GAME.score(EXAMPLE))]
    assert lines == [
        "Player 1 has a total of 20: 5 coins.",
        "Player 2 has a total of 0: 3 coins.",
        "Player 3 has no token left: nothing.",
        "Player 4 has no token left: nothing.",
    ]
