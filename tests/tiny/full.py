"""Comets with everything that a game may leave out: this is what its package offers."""

from collections.abc import Mapping
from importlib.resources import files

from asterism import Message, View
from asterism.engine.encoding import Encoder
from asterism.engine.evaluation import Evaluation, check_weights
from asterism.engine.mind import Budget, Budgets

from .encoding import CometsEncoder
from .game import CometsGame
from .mind import TERMS, CometsEvaluation

LEVELS: Budgets = (
    Budget(5, care=0.5),
    Budget(15, care=1.5),
    Budget(40),
    Budget(120),
    Budget(400),
)


class FullComets(CometsGame):
    def title(self) -> Message:
        return Message("comets-title")

    def unit(self) -> str:
        return "points"

    def evaluation(self, weights: Mapping[str, float]) -> Evaluation:
        return CometsEvaluation(TERMS, check_weights(TERMS, weights))

    def weights(self) -> bytes:
        return (files(__package__) / "weights.json").read_bytes()

    def levels(self, view: View) -> Budgets:
        return LEVELS

    def encoding_version(self) -> int:
        return 0

    def encoder(self, players: int, options: dict[str, object]) -> Encoder:
        return CometsEncoder(players)


GAME = FullComets()
