"""Packs for programs that learn: the spaces, the name and the data are those of the box."""

from __future__ import annotations

import hashlib
import json
import random
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
from tests.games.star_realms.boxes import random_pack

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


SHIPS = asterism.pack(FILE.with_name("twelve_ships.toml"))


def test_star_realms_with_a_pack_shows_what_its_cards_ask_for() -> None:
    """Whatever is read from the state is read from the view, too; so nothing hidden is shown."""
    pack = random_pack(1)
    game = asterism.game("star_realms")
    encoder = game.encoder(2, {"pack": pack})
    state = game.start(2, 1, {"turn_limit": 60}, pack=pack)
    chance = random.Random(1)
    seen = dict.fromkeys(("uses+0", "star_empires+0", "machine_cults+1", "left", "choice"), 0)
    while state.outcome is None:
        for seat in (0, 1):
            row = encoder.look(state, seat, encoder.keep())
            assert row == encoder.look_at_view(state.view(seat))
            for field in encoder.fields:
                most = max(row[field.at : field.at + field.size])
                assert most <= field.high, field.name
                if field.name in seen:
                    seen[field.name] = max(seen[field.name], most)
        moves = state.legal_moves()
        state.play(chance.choice([move for move in moves if move.text != "end"] or moves))
    assert all(seen.values()), seen


def test_star_realms_tells_cards_of_the_factions_played_and_uses_apart() -> None:
    game = asterism.game("star_realms")
    encoder = game.encoder(2, {"pack": SHIPS})
    hand = ["imperial-fighter", "battle-mech", "scout"]
    state = game.from_json({"options": {"pack": SHIPS}, "players": [{"hand": hand}, {}]})
    for number, card in enumerate(hand):
        state.play(f"play {card}")
        row = encoder.look(state, 0, encoder.keep())
        places = ("trade_federations+0", "star_empires+0", "machine_cults+0", "uses+0")
        played = [row[encoder.place(name)] for name in places]
        assert played == [0, 1, int(number > 0), number + 1]
        if "choose none" in [move.text for move in state.legal_moves()]:
            state.play("choose none")


@pytest.mark.parametrize(
    ("format", "players", "digest"),
    [("duel", 2, "a7e3d811b954dc87"), ("hydra2", 4, "92275bba544a6c42")],
)
def test_the_observations_of_the_rulebooks_box_stay_the_same(
    format: str, players: int, digest: str
) -> None:
    """Whatever packs bring: what was learned with the rulebook's box can be used for ever."""
    options: dict[str, object] = {"format": format, "turn_limit": 12}
    game = asterism.game("star_realms")
    encoder = game.encoder(players, options)
    state = game.start(players, 5, options)
    told, chance = hashlib.sha256(), random.Random(5)
    while state.outcome is None:
        for seat in range(players):
            told.update(encoder.look(state, seat, encoder.keep()))
        seat = chance.choice(state.seats)
        state.play(chance.choice(state.legal_moves(seat)), seat)
    assert told.hexdigest()[:16] == digest
