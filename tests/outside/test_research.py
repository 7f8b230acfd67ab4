"""Programs learn a game of another package through the same interfaces."""

from tests.outside.installed import Installed

PROGRAM = """
import warnings

warnings.simplefilter("ignore")
import gymnasium
import numpy as np
import pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

import asterism.research.gymnasium
import asterism.research.openspiel
from asterism.research import pettingzoo
from asterism.research.environments import names
from asterism.research.vector import VectorGames

assert names()[-1] == "asterism/comets-v0", names()
for players in (2, 3):
    api_test(pettingzoo.env("comets", players), num_cycles=40)
env = pettingzoo.env("comets", render_mode="ansi")
env.reset(seed=1)
assert "middle c" in env.render()

check_env(gymnasium.make("asterism.research.gymnasium:asterism/comets-v0").unwrapped)
game = pyspiel.load_game("asterism_comets_v0")
pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)

games, ended = VectorGames("comets", 16, seed=1), 0
for _ in range(40):
    rewards, dones = games.step(games.masks.argmax(axis=1))
    ended += int(dones.sum())
assert ended > 16, ended
print("learned")
"""


def test_every_interface_accepts_it(installed: Installed) -> None:
    assert installed.run("-c", PROGRAM).endswith("learned\n")
