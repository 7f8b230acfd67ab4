"""Packs for programs that learn: the spaces, the name and the data are those of the box."""

from __future__ import annotations

import json
from pathlib import Path

import gymnasium
import numpy as np
import pyarrow.parquet as parquet
import pyspiel
import pytest

import asterism
import asterism.research.openspiel
from asterism import Record
from asterism.arena import Match
from asterism.research import dataset, pettingzoo
from asterism.research.environments import setting
from asterism.research.gymnasium import AgainstBots
from asterism.research.processes import ProcessGames
from asterism.research.vector import VectorGames, random_actions

FILE = Path(__file__).resolve().parents[2] / "examples" / "packs" / "clear_night.toml"
PACK = asterism.pack(FILE)
NAME = f"asterism/stellar-v0+{PACK.fingerprint}"


def test_the_name_of_an_environment_has_the_fingerprint_of_its_box() -> None:
    assert setting("stellar", pack=PACK).name == NAME
    assert setting(pack=FILE).name == NAME, "a file does as well, and says which game it is"
    assert setting("stellar", options={"pack": PACK}).name == NAME
    assert setting("stellar").name == "asterism/stellar-v0"
    with pytest.raises(ValueError, match=r"the pack is for 'stellar'|unknown option 'pack'"):
        setting("star_realms", pack=PACK)


def test_gymnasium_plays_with_the_box() -> None:
    made = gymnasium.make("asterism.research.gymnasium:asterism/stellar-v0", pack=PACK)
    env = made.unwrapped
    assert isinstance(env, AgainstBots)
    encoder = asterism.game("stellar").encoder(2, {"pack": PACK})
    assert env.observation_space["observation"].shape == (encoder.size,)  # type: ignore[index]
    assert env.metadata["name"] == NAME
    observation, _ = env.reset(seed=1)
    action = int(np.flatnonzero(observation["action_mask"])[0])
    assert env.observation_space.contains(env.step(action)[0])


def test_pettingzoo_plays_with_the_box() -> None:
    env = pettingzoo.env("stellar", pack=PACK)
    env.reset(seed=1)
    assert env.metadata["name"] == NAME
    view = env.unwrapped.view(env.agent_selection).to_json()
    assert view["options"]["pack"] == PACK and view["stars"]["P1"] == 4


def test_vectorised_games_are_played_with_the_box_to_the_end() -> None:
    chance = np.random.default_rng(1)
    games = VectorGames("stellar", 4, seed=1, pack=PACK)
    done = 0
    while done < 4:
        done += int(games.step(random_actions(games.masks, chance))[1].sum())
    with ProcessGames("stellar", 2, 1, seed=1, pack=PACK) as apart:
        here = VectorGames("stellar", 2, seed=1, pack=PACK)
        assert (apart.observations == here.observations).all()


def test_openspiel_plays_with_the_box() -> None:
    game = pyspiel.load_game("asterism_stellar_v0", {"pack": str(FILE)})
    encoder = asterism.game("stellar").encoder(2, {"pack": PACK})
    assert game.num_distinct_actions() == encoder.count
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert json.loads(state.observation_string(0))["options"]["pack"] == PACK


def test_a_dataset_tells_its_box_and_is_replayed_without_the_file(tmp_path: Path) -> None:
    short = {"format": 1, "game": "stellar", "name": "Short", "base": "rulebook"}
    short |= {"cards": [{"card": "P1", "stars": 7}]}
    match = Match("stellar", 2, ("random",), 2, 1, {"pack": short})
    for kept in (0, 2):
        assert dataset.write(match, tmp_path, 1, lambda: None) == kept
    about = json.loads((tmp_path / "dataset.json").read_text())
    full = setting("stellar", pack=short)
    assert about["environment"] == full.name == f"asterism/stellar-v0+{about['pack']}"
    assert about["options"]["pack"] == full.options["pack"]
    for file in (tmp_path / "records").iterdir():
        end = Record.loads(file.read_text(encoding="utf-8")).replay(verify=True)
        assert end.view(0).to_json()["stars"]["P1"] == 7  # type: ignore[index]
    rows = parquet.read_table(tmp_path / "positions").to_pylist()
    assert {len(row["observation"]) for row in rows} == {full.encoder.size}
