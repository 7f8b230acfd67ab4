"""Random games in the engine's own loop."""

import pytest

import asterism
from asterism import Move, Quick
from asterism.search.playout import random_game, random_games
from tests.tiny import GAME as COMETS
from tests.tiny.game import Comets

STELLAR = asterism.game("stellar")


@pytest.mark.parametrize("game", [COMETS, STELLAR], ids=lambda game: str(game.name))
def test_a_game_is_played_to_its_end(game: asterism.Game) -> None:
    state = game.start(seed=4, observed=False)
    decisions = random_game(state, Quick(4))
    assert state.outcome is not None
    assert state.seats == ()
    assert decisions > 4
    assert random_game(state, Quick(4)) == 0


def test_an_observed_game_can_be_played_out_from_a_copy() -> None:
    state = STELLAR.start(seed=4)
    sample = state.view(0).sample(1)
    assert random_game(sample, Quick(2)) > 60
    assert state.ply == 0


def test_the_same_seed_plays_the_same_games() -> None:
    games = [random_games(STELLAR, 2, {}, 20, seed) for seed in (1, 1, 2)]
    assert games[0] == games[1] != games[2]
    assert games[0][0] == 20
    # ST-3, ST-6.1: 22 turns of three decisions, two starters, two last cards, some renewals.
    assert 20 * 70 <= games[0][1] <= 20 * 92


class Watched(Comets):
    """Remembers which seats were asked."""

    def __init__(self, chance: Quick) -> None:
        super().__init__(COMETS, 3, chance, {})
        self.asked: list[int] = []
        self.set_up()

    def options_of(self, seat: int) -> list[Move]:
        self.asked.append(seat)
        return super().options_of(seat)


def test_every_waiting_seat_may_come_first() -> None:
    """Where all choose at once, nobody is always asked first."""
    first: set[int] = set()
    for seed in range(20):
        state = Watched(Quick(1))
        random_game(state, Quick(seed))
        first.add(state.asked[0])
        assert sorted(state.asked[:3]) == [0, 1, 2]
    assert first == {0, 1, 2}


def test_a_game_with_a_log_is_not_played_behind_its_back() -> None:
    with pytest.raises(ValueError, match="a playout keeps no log"):
        random_game(STELLAR.start(seed=1), Quick(1))


def test_options_count_and_bad_ones_are_refused() -> None:
    assert random_games(COMETS, 2, {"hand": 3}, 5, 1) != random_games(COMETS, 2, {}, 5, 1)
    with pytest.raises(ValueError, match="stellar is for 2 players, not 3"):
        random_games(STELLAR, 3, {}, 1, 1)
    with pytest.raises(ValueError, match="unknown option 'size'"):
        random_games(STELLAR, 2, {"size": 3}, 1, 1)
