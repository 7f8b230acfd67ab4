"""How bots judge Comets: two terms, weighted by `weights.json`."""

from typing import cast

from asterism import Message, State
from asterism.engine.evaluation import Evaluation, promise

from .game import Comets

TERM_IDS = {"lead": "comets-term-lead", "hand": "comets-term-hand"}
TERMS = tuple(TERM_IDS)


class CometsEvaluation(Evaluation):
    def terms(self, state: State, seat: int) -> list[float]:
        comets = cast(Comets, state)
        own, others = seat, [other for other in range(state.players) if other != seat]
        held = [sum(comet.number for comet in hand) for hand in comets.hands]
        return [
            float(counts[own] - max(counts[other] for other in others))
            for counts in (comets.won, held)
        ]

    def term_message(self, name: str) -> Message:
        return Message(TERM_IDS[name])

    def results(self, state: State) -> list[float]:
        return [
            promise(sum(map(float.__mul__, self.weights, self.terms(state, seat))))
            for seat in range(state.players)
        ]
