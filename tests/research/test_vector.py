"""Many games at once are the games that are played one by one."""

import numpy as np
import pytest

from asterism.engine.encoding import Sitting
from asterism.research.environments import utilities
from asterism.research.processes import APART, ProcessGames
from asterism.research.vector import VectorGames, random_actions
from tests.research.settings import CASES, FEW, case


@pytest.mark.parametrize("name", FEW)
def test_a_batch_plays_the_games_of_its_seeds(name: str) -> None:
    """Beside each game of the batch the same game is played alone, with log and views."""
    game, players, options = CASES[name]
    games = VectorGames(game, 3, players, options, seed=11)
    setting = case(name)
    encoder = setting.encoder
    alone = [Sitting(encoder, setting.start(11 + number)) for number in range(3)]
    next_seed = 14
    chance = np.random.default_rng(1)
    for _ in range(110):
        for number, sitting in enumerate(alone):
            assert games.seats[number] == sitting.seat
            row = encoder.look_at_view(sitting.state.view(sitting.seat))
            mask = bytearray(encoder.count)
            sitting.mark(mask, 0)
            assert games.observations[number].tobytes() == row
            assert games.masks[number].tobytes() == mask
        actions = random_actions(games.masks, chance)
        rewards, dones = games.step(actions)
        for number, sitting in enumerate(alone):
            sitting.act(int(actions[number]))
            outcome = sitting.state.outcome
            assert dones[number] == (outcome is not None)
            if outcome is None:
                assert not rewards[number].any()
            else:
                assert rewards[number].tolist() == pytest.approx(utilities(outcome, players))
                alone[number] = Sitting(encoder, setting.start(next_seed))
                next_seed += 1
    assert next_seed > 14


def test_an_illegal_action_is_named_and_nothing_is_played() -> None:
    games = VectorGames("stellar", 4, seed=1)
    before = games.observations.copy()
    actions = random_actions(games.masks, np.random.default_rng(1))
    actions[2] = 5
    with pytest.raises(ValueError, match=r"action 5 \(renew\) is not legal in game 2"):
        games.step(actions)
    with pytest.raises(ValueError, match="there are 4 games, not 3"):
        games.step(actions[:3])
    assert (games.observations == before).all()


def test_processes_play_the_same_games_side_by_side() -> None:
    """Each process plays what a batch with its seed plays."""
    chance = np.random.default_rng(3)
    alone = [VectorGames("stellar", 2, seed=5), VectorGames("stellar", 3, seed=5 + APART)]
    finished = 0
    with ProcessGames("stellar", count=5, jobs=2, seed=5) as games:
        for _ in range(90):
            for name in ("observations", "masks", "seats"):
                rows = np.concatenate([getattr(one, name) for one in alone])
                assert (getattr(games, name) == rows).all()
            actions = random_actions(games.masks, chance)
            rewards, dones = games.step(actions)
            found = [alone[0].step(actions[:2]), alone[1].step(actions[2:])]
            assert (rewards == np.concatenate([one[0] for one in found])).all()
            assert (dones == np.concatenate([one[1] for one in found])).all()
            theirs = [*alone[0].ended, *[(2 + number, end) for number, end in alone[1].ended]]
            assert [(n, end.scores) for n, end in games.ended] == [
                (n, end.scores) for n, end in theirs
            ]
            finished += len(theirs)
        illegal = random_actions(games.masks, chance)
        illegal[4] = games.masks[4].argmin()
        with pytest.raises(ValueError, match="is not legal in game 4"):
            games.step(illegal)
        with pytest.raises(ValueError, match="there are 5 games, not 2"):
            games.step(illegal[:2])
    assert finished >= 5
