"""Vectorised games: many games at once, with numpy arrays in and out.

    from asterism.research.vector import VectorGames
    games = VectorGames(name, count=256, seed=1)
    while learning:
        rewards, dones = games.step(choose(games.observations, games.masks))

The arrays are views and are overwritten by every step; copy them to keep them. When a game ends, a
new one takes its place.
"""

from collections.abc import Mapping

import numpy as np
from numpy.typing import ArrayLike, NDArray

from asterism import Outcome
from asterism.engine.batch import Batch
from asterism.research.environments import Box, setting, utilities


class VectorGames:
    """A number of games; in each, one seat moves at a time.

    `observations[i]` and `masks[i]` are those of the seat `seats[i]`, which moves next in game i;
    docs/research describes the fields. `ended` has the outcomes, with scores, of the games that the
    last step ended.
    """

    def __init__(
        self,
        name: str,
        count: int,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        pack: Box | None = None,
    ) -> None:
        self.setting = setting(name, players, options, pack=pack)
        encoder = self.setting.encoder
        self.batch = Batch(self.setting.game, encoder, self.setting.options, count, seed)
        self.observations: NDArray[np.uint8] = np.frombuffer(
            self.batch.observations, np.uint8
        ).reshape(count, encoder.size)
        self.masks: NDArray[np.uint8] = np.frombuffer(self.batch.masks, np.uint8).reshape(
            count, encoder.count
        )
        self.seats: NDArray[np.uint8] = np.frombuffer(self.batch.seats, np.uint8)
        self.ended: list[tuple[int, Outcome]] = []

    def step(self, actions: ArrayLike) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """One action in each game: the rewards of all seats (games x players), and which games
        ended. A ValueError names the first illegal action; then nothing has changed.
        """
        self.ended = self.batch.step(np.asarray(actions, dtype=np.int64).tolist())
        count, players = len(self.seats), self.setting.players
        rewards = np.zeros((count, players), np.float32)
        dones = np.zeros(count, np.bool_)
        for number, outcome in self.ended:
            rewards[number] = utilities(outcome, players)
            dones[number] = True
        return rewards, dones


def random_actions(masks: NDArray[np.uint8], chance: np.random.Generator) -> NDArray[np.int64]:
    """A legal action for each row, each equally likely."""
    rows, width = masks.shape
    legal = np.flatnonzero(masks.view(np.bool_))
    counts = np.add.reduce(masks, axis=1, dtype=np.uint16).astype(np.int64)
    first = np.cumsum(counts) - counts
    flat = legal[first + (chance.random(rows) * counts).astype(np.int64)]
    picked: NDArray[np.int64] = flat - np.arange(rows) * width
    return picked
