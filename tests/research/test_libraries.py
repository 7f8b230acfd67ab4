"""PettingZoo and Gymnasium, tried with their own tests.

Of PettingZoo's others, those for parallel environments, for pictures as observations, for a state
of the whole and for a limit of cycles ask for what these environments do not have; its bombardment
test looks at what `step` returns, which is nothing.
"""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import asterism.research.gymnasium
from asterism.research import pettingzoo
from asterism.research.arrays import unpack
from asterism.research.environments import names, utilities
from tests.research.settings import CASES, FEW

with warnings.catch_warnings():
    # Where pygame is installed, its tests import a game of its own in a way that it warns of.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test

ACTIONS = 40


def made(name: str, **more: Any) -> Any:
    game, players, options = CASES[name]
    return pettingzoo.env(game, players, options, **more)


def quietly(test: Any, *arguments: Any, **more: Any) -> None:
    """PettingZoo's tests warn of dictionaries as observations, which its own games have too."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        test(*arguments, **more)


@pytest.mark.parametrize("name", CASES)
def test_pettingzoo_accepts_every_format(name: str) -> None:
    quietly(api_test, made(name), num_cycles=ACTIONS)


@pytest.mark.parametrize("name", FEW)
def test_pettingzoo_gets_equal_games_from_equal_seeds(name: str) -> None:
    quietly(seed_test, lambda: made(name), num_cycles=ACTIONS)


@pytest.mark.parametrize("name", FEW)
def test_a_table_is_drawn_as_text_and_as_svg(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    def svg(picture: str) -> bool:
        return picture.startswith("<svg") and picture.rstrip().endswith("</svg>")

    quietly(render_test, lambda **more: made(name, **more), {"svg": svg})
    assert CASES[name][0] in capsys.readouterr().out


@pytest.mark.parametrize("name", FEW)
def test_observations_are_the_views_of_the_seats(name: str) -> None:
    env = made(name, views=True)
    env.reset(seed=5)
    chance = np.random.default_rng(1)
    for agent in env.agent_iter(20):
        observation, _, ended, _, info = env.last()
        assert info["view"]["seat"] == env.possible_agents.index(agent)
        assert info["view"] == env.unwrapped.view(agent).to_json()
        fields = unpack(env.unwrapped.setting.encoder, observation["observation"])
        assert fields["may_decide"][0] == (not ended)
        if ended:
            return
        legal = np.flatnonzero(observation["action_mask"])
        env.step(int(chance.choice(legal)))
    others = [agent for agent in env.agents if agent != env.agent_selection]
    assert not any(env.observe(agent)["action_mask"].any() for agent in others)


def test_rewards_come_at_the_end_and_add_up_to_nothing() -> None:
    env = made("sternenhimmel-3")
    env.reset(seed=1)
    chance = np.random.default_rng(2)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, _, _ = env.last()
        got[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if ended else int(chance.choice(legal)))
    outcome = env.unwrapped.sitting.state.outcome
    assert list(got.values()) == utilities(outcome, 3)
    assert sum(got.values()) == pytest.approx(0)


@pytest.mark.parametrize("name", names())
def test_gymnasium_accepts_every_game(name: str) -> None:
    check_env(gymnasium.make(f"asterism.research.gymnasium:{name}").unwrapped)


def test_a_learner_meets_the_bots_it_chose_and_an_illegal_action_gives_up() -> None:
    env = asterism.research.gymnasium.AgainstBots("sternenhimmel", ["random", "random"], seat=1)
    observation, info = env.reset(seed=3)
    assert info["seat"] == 1
    ended, reward = False, 0.0
    while not ended:
        action = int(np.flatnonzero(observation["action_mask"])[0])
        observation, reward, ended, _, info = env.step(action)
    assert reward == utilities(env.sitting.state.outcome, 3)[1]  # type: ignore[arg-type]
    assert len(info["scores"]) == 3
    observation, _ = env.reset(seed=4)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, ended, _, info = env.step(illegal)
    assert (reward, ended, info["illegal"]) == (-1.0, True, True)
    with pytest.raises(ValueError, match="reset the environment"):
        env.step(0)


def test_a_learner_may_give_up_when_it_is_asked_for_its_farewell_gift() -> None:
    """The Boss defeats it, the other Elite plays on; the learner's answer is no legal action."""
    env = asterism.research.gymnasium.AgainstBots(
        "star_realms", ["buyer", "buyer"], seat=1, players=3, options={"format": "raid"}
    )
    end = env.setting.encoder.actions.index("end")
    for seed in range(20):
        observation, _ = env.reset(seed=seed)
        ended = False
        while not ended and observation["action_mask"][end]:
            observation, _, ended, _, _ = env.step(end)
        if not ended and env.sitting.state.scores()[1] == 0:
            break
    else:
        raise AssertionError("nobody was asked for a farewell gift")
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, ended, _, info = env.step(illegal)
    assert (reward, ended, info["illegal"]) == (-1.0, True, True)


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ({"name": "chess"}, "there is no environment 'chess'"),
        ({"name": "stellar", "players": 3}, "stellar is for 2 players, not 3"),
        ({"name": "stellar", "variant": "tiny"}, "stellar has no variant 'tiny'"),
        ({"name": "stellar", "render_mode": "rgb_array"}, "render_mode is"),
    ],
)
def test_bad_settings_are_refused_with_a_sentence(more: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        pettingzoo.env(**more)
    with pytest.raises(ValueError, match=message):
        asterism.research.gymnasium.AgainstBots(**more)


@pytest.mark.parametrize("game", asterism.games())
def test_small_variants_are_environments_too(game: str) -> None:
    variants = asterism.game(game).variants()
    assert variants
    for variant in variants:
        quietly(api_test, pettingzoo.env(game, variant=variant), num_cycles=10)
