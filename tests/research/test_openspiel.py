"""OpenSpiel's own test and its own bots, on our games."""

import random
from json import dumps, loads
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import asterism.research.openspiel as openspiel

GAMES = (
    "asterism_stellar_v0",
    "asterism_sternenhimmel_v0(players=4)",
    "asterism_star_realms_v0(options=turn_limit:8)",
    "asterism_star_realms_v0(players=4,options=format:hydra2;turn_limit:3)",
    "asterism_star_realms_v0(players=6,options=format:emperor;turn_limit:6)",
)
SMALL = (
    "asterism_stellar_v0(variant=last-turn)",
    "asterism_sternenhimmel_v0(variant=six-stars)",
    "asterism_star_realms_v0(variant=skirmish)",
)


def draw(state: Any, chance: random.Random) -> None:
    """Chance does something."""
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(chance.choices(outcomes, weights)[0])


@pytest.mark.parametrize("name", [*GAMES, *SMALL])
def test_pyspiel_plays_it_at_random(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=name in SMALL, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_is_dealt_anew_is_the_same_for_the_player(name: str) -> None:
    chance = random.Random(1)
    state = pyspiel.load_game(name).new_initial_state()
    decisions = tried = 0
    while not state.is_terminal() and decisions < 60:
        if state.is_chance_node():
            draw(state, chance)
            continue
        if decisions % 10 == 0:
            player = state.current_player()
            other = state.resample_from_infostate(player, chance.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.legal_actions() == state.legal_actions()
            ours = state.information_state_tensor(player)
            assert ours == other.information_state_tensor(player)
            tried += str(other) != str(state)
        state.apply_action(chance.choice(state.legal_actions()))
        decisions += 1
    assert tried > 1


def test_information_states_grow_by_what_a_player_is_told_and_tell_nothing_else() -> None:
    chance = random.Random(2)
    state = pyspiel.load_game("asterism_stellar_v0").new_initial_state()
    before = ["", ""]
    for _ in range(60):
        if state.is_chance_node():
            draw(state, chance)
            continue
        for player in (0, 1):
            text = state.information_state_string(player)
            assert text.startswith(before[player])
            before[player] = text
            told = [loads(line) for line in text.splitlines() if line]
            events = state.point.position.events(player)
            for event in events:
                del event["number"]
            assert told == loads(dumps(events))
        state.apply_action(chance.choice(state.legal_actions()))


def test_chance_nodes_are_the_draws_of_the_engine() -> None:
    state = pyspiel.load_game("asterism_stellar_v0").new_initial_state()
    names = {state.action_to_string(action) for action, _ in state.chance_outcomes()}
    assert state.is_chance_node()
    assert names == {"P3", "M3", "A3", "C3", "B3"}  # one of the five starters (ST-2.1)
    assert sum(weight for _, weight in state.chance_outcomes()) == pytest.approx(1)


def test_the_tensor_is_the_observation_field_by_field() -> None:
    game = pyspiel.load_game("asterism_sternenhimmel_v0(variant=six-stars)")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    observer = game.make_py_observer()
    observer.set_from(state, 0)
    assert observer.dict["may_decide"].tolist() == [1]
    assert observer.dict["hand"].tolist() == [1, 1, 1, 1, 1, 1, 1, 2]
    assert observer.tensor.tolist() == state.observation_tensor(0)


@pytest.mark.parametrize("name", SMALL)
def test_open_spiels_own_searches_play_to_the_end(name: str) -> None:
    """IS-MCTS for one seat, MCTS, which is told everything, for the others."""
    game = pyspiel.load_game(name)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    blind = ismcts.ISMCTSBot(game, evaluator, 2.0, 6, random_state=np.random.RandomState(2))
    seeing = mcts.MCTSBot(game, 2.0, 6, evaluator, random_state=np.random.RandomState(3))
    chance = random.Random(4)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            draw(state, chance)
        else:
            bot = blind if state.current_player() == 0 else seeing
            state.apply_action(bot.step(state))
    assert sum(state.returns()) == pytest.approx(0)


def test_a_small_variant_can_be_gone_through_to_the_end() -> None:
    """Three boards of one star each. They are alike, so it is enough to fill them in order: eight
    kinds of tokens on each of three stars.
    """
    ends = []

    def go_through(state: Any) -> None:
        if state.is_terminal():
            ends.append(state.returns())
        elif state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
            go_through(state)
        else:
            for action in state.legal_actions()[:8]:
                go_through(state.child(action))

    game = pyspiel.load_game("asterism_sternenhimmel_v0(variant=three-stars)")
    go_through(game.new_initial_state())
    assert len(ends) == 8**3
    assert all(sum(returns) == pytest.approx(0) for returns in ends)


def test_bad_parameters_are_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match="unknown option 'colour'"):
        openspiel.read_parameters("stellar", {"options": "colour:red"})
    with pytest.raises(ValueError, match="for 3, 4, 5 players"):
        openspiel.read_parameters("sternenhimmel", {"players": 2})
