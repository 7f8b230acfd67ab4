"""Benchmarks of vectorised games, and of games of other libraries.

All count the same: random decisions, with the observation and the legal actions of the deciding
seat.
"""

import random
import warnings
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

from asterism import Game
from asterism.research.vector import VectorGames, random_actions

Loop = Callable[[int], int]
GAMES_AT_ONCE = 128
OPEN_SPIEL = ("gin_rummy", "leduc_poker")
PETTING_ZOO = ("connect_four_v3", "tictactoe_v3")


def batch_loop(game: Game, players: int, options: dict[str, object]) -> Loop:
    """Run a number of steps of a batch; returns the number of decisions."""
    games = VectorGames(game.name, GAMES_AT_ONCE, players, options, seed=1)
    chance = np.random.default_rng(1)

    def loop(count: int) -> int:
        for _ in range(count):
            games.step(random_actions(games.masks, chance))
        return count * GAMES_AT_ONCE

    return loop


def peers() -> dict[str, Loop]:
    """The games of other installed libraries."""
    found: dict[str, Loop] = {}
    for name in OPEN_SPIEL:
        pyspiel = _module("pyspiel")
        if pyspiel is not None:
            found[f"open_spiel {name}"] = open_spiel_loop(pyspiel.load_game(name))
    for name in PETTING_ZOO:
        classic = _module(f"pettingzoo.classic.{name}")
        if classic is not None:
            found[f"pettingzoo {name}"] = petting_zoo_loop(classic.env())
    return found


def _module(name: str) -> Any:
    """A module, or None if it, or something that it needs, is not installed."""
    try:
        with warnings.catch_warnings():
            # PettingZoo warns of how its own games are imported.
            warnings.simplefilter("ignore", DeprecationWarning)
            return import_module(name)
    except ImportError:
        return None


def open_spiel_loop(game: Any) -> Loop:
    chance = random.Random(1)

    def loop(count: int) -> int:
        decisions = 0
        while decisions < count:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chance.choices(outcomes, weights)[0])
                    continue
                np.asarray(state.observation_tensor(state.current_player()), np.float32)
                state.legal_actions_mask()
                state.apply_action(chance.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return loop


def petting_zoo_loop(env: Any) -> Loop:
    chance = np.random.default_rng(1)

    def loop(count: int) -> int:
        decisions = 0
        while decisions < count:
            env.reset(seed=decisions)
            for _ in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                else:
                    legal = np.flatnonzero(observation["action_mask"])
                    env.step(int(legal[chance.integers(len(legal))]))
                    decisions += 1
        return decisions

    return loop
