"""The table in the terminal: everything is there and nothing is cut, drawn, written and told."""

import re
from collections.abc import Iterator
from itertools import pairwise, product

import pytest

from asterism import Game, Quick, State
from asterism.cli.tables import LEAST, Json, Pen, tables_of
from asterism.cli.tables.sternenhimmel.figures import trails
from asterism.cli.tables.sternenhimmel.signs import KEYS, SEATS, sign
from asterism.cli.terminal.conversation import Conversation
from asterism.cli.terminal.session import Session
from asterism.games.sternenhimmel.box import BOX
from tests.games.sternenhimmel.cases import FEW
from tests.games.sternenhimmel.table import GAME, board, lay_out, seen

TABLES = tables_of("sternenhimmel")
NAMES = ("You", "greedy 1", "greedy 2", "greedy 3", "greedy 4")
SIZES = [LEAST, (100, 22), (120, 30), (200, 50)]


def pen(lang: str = "en", ascii: bool = False, you: int = 0) -> Pen:
    return Pen(lang, NAMES, you, ascii)


def positions(players: int, seed: int, **options: object) -> Iterator[State]:
    state, chance = GAME.start(players, seed, options), Quick(seed)
    while state.seats:
        yield state
        for _ in range(4):
            if state.seats:
                state.play(state.random_option(state.seats[0], chance))
    yield state


def drawn(view: Json, width: int, height: int, pen: Pen) -> list[str]:
    return [line.plain for line in TABLES.table(view, [], width, height, pen)]


@pytest.mark.parametrize(("players", "lang"), [(3, "fr"), (4, "de"), (5, "en")])
def test_every_position_fits_into_every_window_with_all_its_tokens(players: int, lang: str) -> None:
    for state in positions(players, 2):
        view = seen(state, 0)
        for (width, height), ascii in product(SIZES, (False, True)):
            lines = drawn(view, width, height, pen(lang, ascii))
            assert len(lines) <= height
            assert max(len(line) for line in lines) <= width
            text = " ".join(lines)
            assert not ascii or text.isascii()
            expected: list[str] = []
            for chart in view["sky"]:
                for token in chart["tokens"].values() if chart else ():
                    down = "~" if token["face_down"] else ""
                    shown = sign(token["token"], pen(lang, ascii))
                    expected.append(f"{down}{shown}{SEATS[token['seat']]}")
            found = re.findall(r"~?(?:\?|@|[×x]2|\d+)[A-E](?![A-Za-z])", text)
            assert sorted(found) == sorted(expected)


def stars_of(state: State) -> set[str]:
    """The stars that somebody may put a token on."""
    return {move.text.split()[2] for move in state.legal_moves()}


def test_every_free_star_shows_the_key_that_is_typed_for_it() -> None:
    for state in positions(4, 3):
        view = seen(state, 0)
        free = len(stars_of(state))
        for size in SIZES:
            text = " ".join(drawn(view, *size, pen()))
            assert len(re.findall(r"\([a-j]\)|\*[a-j]\*", text)) == free


def test_players_show_their_coins_and_what_they_may_hold() -> None:
    state = lay_out(
        [(board("ss", id="one"), "1:10"), (board("ls", id="two"), "1:hole"),
         (board("ss", id="six"), "")],
        players=[{"coins": 3}, {"coins": 12}, {}],
    )  # fmt: skip
    text = "\n".join(drawn(seen(state, 0), 100, 30, pen()))
    assert "▶A You 3$ 1 3 5 6 7 10 @ ×2 ×2" in text
    assert " B greedy 1 12$ 7/ 1 3 5 6 7 @ ×2 ×2" in text
    state.resign(1)
    assert "greedy 1 has resigned (-1)." in TABLES.score(seen(state, 0), pen())


def test_a_trail_uses_every_line_once_and_names_every_star() -> None:
    for figure in BOX.boards.boards:
        walked = [frozenset(pair) for trail in trails(figure) for pair in pairwise(trail)]
        lines = {
            frozenset({one, other})
            for one, near in enumerate(figure.near)
            for other in range(len(figure.stars))
            if near >> other & 1
        }
        assert len(walked) == len(lines)
        assert set(walked) == lines
        assert {star for trail in trails(figure) for star in trail} == set(range(len(figure.stars)))


def test_boards_without_places_are_drawn_on_a_ring() -> None:
    for state in positions(3, 4, boards=FEW):
        lines = drawn(seen(state, 0), 120, 40, pen())
        assert len(lines) <= 40


@pytest.mark.parametrize(
    ("entry", "notation"),
    [
        ("10 1b", "put 10 ari.beta"),
        ("put 10 1b", "put 10 ari.beta"),
        ("h 2a", "put hole cnc.iota"),
        ("@ 2a", "put hole cnc.iota"),
        ("d 3f", "put double lib.tau"),
        ("x2 3f", "put double lib.tau"),
        ("10 9b", "10 9b"),
        ("10 1z", "10 1z"),
        ("undo", "undo"),
    ],
)
def test_a_token_and_a_key_are_a_move(entry: str, notation: str) -> None:
    sky = [{"board": "ari"}, {"board": "cnc"}, {"board": "lib"}]
    view = seen(GAME.from_json({"players": [{}, {}, {}], "sky": sky}), 0)
    assert TABLES.reading(entry, view) == notation


def conversation(game: Game, bots: int) -> Conversation:
    at = Conversation(Session(game, ("random",) * bots, 3, {"start_player": 0}), "en")
    catch_up(at)
    return at


def catch_up(at: Conversation) -> None:
    while at.session.advance():
        pass
    at.look()


def test_a_whole_game_is_played_by_keys() -> None:
    at = conversation(GAME, 2)
    turns = 0
    while not at.session.is_over:
        keys = [choice.key for choice in at.choices]
        assert len(set(keys)) == len(keys) == len(at.view.legal_moves())
        assert at.answer(keys[turns * 7 % len(keys)]).lines == ()
        catch_up(at)
        turns += 1
    assert turns > 20
    assert any("coin" in line for line in at.end())


def test_only_moves_with_a_certain_end_are_listed_and_say_what_they_bring() -> None:
    state = lay_out(
        [(board("ss", id="one"), "1:10"), (board("ls", id="two"), "1:hole"),
         (board("ss", id="six"), "")]
    )  # fmt: skip
    listed = [choice for choice in TABLES.choices(state.view(0), pen()) if choice.is_listed]
    assert {choice.key.split()[1] for choice in listed} == {"1b"}
    notes = {choice.key: choice.note for choice in listed}
    assert notes["7 1b"] == "+6/+8"
    assert notes["hole 1b"] == "+14"


def test_a_refusal_says_why() -> None:
    at = conversation(GAME, 2)
    at.answer(at.choices[0].key)
    catch_up(at)
    told = at.answer(at.session.state.history().standing()[1].move.text).lines  # type: ignore[union-attr]
    assert told[0].endswith("(SH-2.3)")


def test_the_table_is_told_star_by_star() -> None:
    state = lay_out(
        [(board("sl", id="one"), "1:10"), (board("ls", id="two"), "1:hole"),
         (board("ss", id="six"), "")]
    )  # fmt: skip
    lines = TABLES.describe(seen(state, 0), pen())
    assert "1a a (small): 10 of greedy 1; joined to 1b." in lines
    assert "1b b (large): free; joined to 1a." in lines
    assert any(
        line.startswith("2a a (large): a face-down token of greedy 1, one of these: 1, 3, 5, 6, 7,")
        for line in lines
    )
    assert TABLES.explain("1b", seen(state, 0), pen()) == [
        "1b b (large): free; joined to 1a.",
    ]
    assert TABLES.explain("1", seen(state, 0), pen())[0].startswith("1 one: first prize 8")
    assert TABLES.explain("hole", seen(state, 0), pen())[0].startswith("@  A black hole")
    assert TABLES.explain("B", seen(state, 0), pen())[0].startswith("greedy 1 holds 7 of these")
    assert TABLES.explain("nonsense", seen(state, 0), pen()) == []


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_the_legend_speaks_every_language(lang: str) -> None:
    state = GAME.start(4, 1)
    lines = TABLES.legend(seen(state, 0), pen(lang))
    assert any("10 1c" in line for line in lines)
    assert len(KEYS) > 45


def test_what_the_table_shows_is_not_said_again() -> None:
    assert TABLES.is_quiet({"type": "returned"})
    assert not TABLES.is_quiet({"type": "put"})
