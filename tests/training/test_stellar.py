"""A network learns Stellar through the environments. Run by `make test-train`, where PyTorch is."""

import subprocess
import sys
from collections import Counter

import numpy as np
import torch
from stellar_tables import ENCODER, WHAT, foresee, go_on, parts

from asterism.research.arrays import observation_of
from asterism.research.vector import VectorGames, random_actions
from tests.cli.conftest import ROOT, environment

EXAMPLE = ROOT / "examples" / "train_stellar.py"
IN_A_TURN = [3, 4]  # of the steps: play, follow
UPDATES = 7  # about twenty seconds on a quiet core


def test_what_the_example_foresees_comes_true() -> None:
    """After each step of a turn a seat finds its own things as they were foreseen. Only a card that
    follows into the notebook is foreseen a step early, and not at all if it comes from the deck.
    """
    games = VectorGames("stellar", 32, seed=1)
    chance = np.random.default_rng(1)
    compared: Counter[str] = Counter()
    for _ in range(60):
        seats = games.seats.copy()
        actions = random_actions(games.masks, chance)
        seen = torch.from_numpy(games.observations.copy())
        foreseen = parts(foresee(seen, torch.from_numpy(actions)))
        games.step(actions)
        for number, action in enumerate(actions):
            what = str(WHAT[action])
            if what not in ("take", "telescope", "notebook", "up", "down"):
                continue
            view = games.batch.sittings[number].state.view(int(seats[number]))
            row = torch.from_numpy(observation_of(ENCODER, view)[None]).float()
            now = {name: part[0] for name, part in parts(row).items()}
            assert torch.equal(now["hand"], foreseen["hand"][number])
            assert torch.equal(now["own_telescope"], foreseen["own_telescope"][number])
            differs = now["own_notebook"] - foreseen["own_notebook"][number]
            early_or_unknown = {"telescope": (0, -1), "up": (0, 1), "down": (0, 1)}
            assert int(differs.sum()) in early_or_unknown.get(what, (0,))
            assert int(differs.abs().sum()) <= 1
            compared[what] += not differs.any()
    assert min(compared[what] for what in ("take", "notebook", "up", "down")) > 100, compared


def test_the_example_knows_how_a_turn_can_go_on() -> None:
    """In the middle of a turn it finds just the legal actions, and between turns none."""
    games = VectorGames("stellar", 32, seed=2)
    chance = np.random.default_rng(2)
    for _ in range(60):
        seen = torch.from_numpy(games.observations).float()
        within = parts(seen)["step"][:, IN_A_TURN].sum(1) > 0
        found, legal = go_on(seen), torch.from_numpy(games.masks) > 0
        assert torch.equal(found[within], legal[within])
        assert not found[~within].any()
        games.step(random_actions(games.masks, chance))


def test_a_small_network_gets_better_at_stellar() -> None:
    flags = ["--updates", str(UPDATES), "--every", str(UPDATES)]
    done = subprocess.run(
        [sys.executable, "-W", "error", EXAMPLE, *flags, "--against", "random", "--games", "4"],
        capture_output=True,
        text=True,
        check=False,
        env=environment(),
    )
    assert done.returncode == 0, done.stderr
    _, before, after, match = done.stdout.splitlines()
    lead_before, lead_after = float(before.split()[-1]), float(after.split()[-1])
    assert lead_after > lead_before + 10, done.stdout
    assert match.startswith("against random: ")
