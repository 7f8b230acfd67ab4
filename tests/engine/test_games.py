"""Games by name, and positions that are asked for what they do not have."""

import pickle
from collections.abc import Iterator

import pytest

import asterism
from asterism import Game, IllegalMove, Seeded
from asterism.conformance import games
from asterism.conformance.play import text
from asterism.engine import registry
from asterism.engine.chance import Piece
from asterism.engine.registry import find, find_games_with
from tests.tiny import GAME as COMETS


@pytest.fixture
def _no_games() -> Iterator[None]:
    registry._finders.clear()
    yield
    find_games_with(games.find)


def test_a_game_is_found_by_its_name() -> None:
    assert find("comets") is COMETS
    assert find("stellar") is asterism.game("stellar")


def test_an_unknown_name_is_told_the_names_there_are() -> None:
    with pytest.raises(KeyError, match=r"no game 'chess': there are .*stellar, sternenhimmel"):
        asterism.game("chess")


@pytest.mark.usefixtures("_no_games")
def test_without_the_package_there_are_no_games() -> None:
    with pytest.raises(KeyError, match="no game 'comets': import asterism first"):
        find("comets")


def test_players_and_seed_have_defaults() -> None:
    assert COMETS.start().players == 2
    assert text(COMETS.start().to_json()) == text(COMETS.start(2, 0, {}).to_json())


def test_options_are_the_games_own_once_it_has_begun() -> None:
    given: dict[str, object] = {"hand": 3}
    state = COMETS.start(2, 1, given)
    given["hand"] = 99
    assert state.to_json()["options"] == {"hand": 3}


@pytest.mark.parametrize("players", [1, 4, 0, -2])
def test_a_wrong_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(ValueError, match=f"comets is for 2, 3 players, not {players}"):
        COMETS.start(players)


def test_a_seed_below_0_is_refused() -> None:
    with pytest.raises(ValueError, match="a seed is a whole number from 0 up, not -1"):
        COMETS.start(2, -1)


def test_moves_and_pieces_travel_as_text() -> None:
    state = COMETS.start(2, 1)
    with pytest.raises(TypeError, match="a move travels as its text"):
        pickle.dumps(state.legal_moves(0)[0])
    with pytest.raises(TypeError, match="a piece travels as its code"):
        pickle.dumps(Piece("c1"))


def test_a_bare_game_says_nothing() -> None:
    """Whoever writes a game has to say these things."""
    bare = Game("bare", (2,), (), 1, "XX-1", "XX-2")
    assert repr(bare) == "<game bare>"
    for ask in (
        lambda: bare.deal(2, {}, Seeded(0), True),
        lambda: bare.move("x"),
        lambda: bare.move_from_json({}),
        bare.universe,
        lambda: bare.from_json({}),
        lambda: bare.view_from_json({}),
        lambda: bare.score({}),
    ):
        with pytest.raises(NotImplementedError):
            ask()


def test_a_refused_script_leaves_the_generator_as_it_was() -> None:
    state = COMETS.start(2, 1)
    stranger = next(m for m in COMETS.universe() if m not in state.legal_moves(0))
    with pytest.raises(IllegalMove):
        state.scripted([], False, stranger, 0)
    assert isinstance(state.chance, Seeded)
