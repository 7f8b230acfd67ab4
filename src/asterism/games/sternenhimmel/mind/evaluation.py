"""What a position of Sternenhimmel promises: coins, prizes to be expected, and what is in hand.

The position is a sample, so the hidden tokens are known here: the search takes the mean over many.
"""

from __future__ import annotations

from typing import Final, cast, final

from asterism.engine.arithmetic import exp
from asterism.engine.chance import Quick
from asterism.engine.evaluation import Evaluation, leaning, scored
from asterism.engine.message import Message
from asterism.engine.move import Move
from asterism.engine.state import State
from asterism.games.sternenhimmel.mind.policy import worth_of_move, worth_of_moves
from asterism.games.sternenhimmel.resolution import Resolution
from asterism.games.sternenhimmel.state import SternenhimmelState

TERM_IDS: Final = {
    "coins": "sternenhimmel-term-coins",
    "prizes": "sternenhimmel-term-prizes",
    "begun": "sternenhimmel-term-begun",
    "hand": "sternenhimmel-term-hand",
}
NAMES: Final = tuple(TERM_IDS)

NEARLY: Final = 2  # so many free stars at most: the prizes can be counted on
# Coins by which one seat is e times as likely to win as another: at the end, and for each
# constellation that is still to be scored.
AT_THE_END: Final = 1.0
EACH_BOARD: Final = 0.8
LEAD_SHARE: Final = 0.2
LEAD_SCALE: Final = 30.0
# Coins by which one move is e times as promising as another.
TEMPERATURE: Final = 1.5
# A sensible move is the best of so many that come to mind.
COME_TO_MIND: Final = 4


@final
class SternenhimmelEvaluation(Evaluation):
    """Coins, and the prizes that the constellations in play promise."""

    def __init__(self, weights: list[float]) -> None:
        super().__init__(NAMES, weights)

    def term_message(self, name: str) -> Message:
        return Message(TERM_IDS[name])

    def terms(self, state: State, seat: int) -> list[float]:
        """Each against the mean of the others."""
        table = seats_terms(cast(SternenhimmelState, state))
        others = state.players - 1
        found: list[float] = []
        for index in range(len(NAMES)):
            total = 0.0
            for row in table:
                total += row[index]
            own = table[seat][index]
            found.append(own - (total - own) / others)
        return found

    def results(self, state: State) -> list[float]:
        game = cast(SternenhimmelState, state)
        boards = len(game.pile)
        for chart in game.sky:
            if chart is not None:
                boards += 1
        scale = AT_THE_END + EACH_BOARD * boards
        expected: list[float] = []
        for row in seats_terms(game):
            coins = 0.0
            for index in range(len(row)):
                coins += row[index] * self.weights[index]
            expected.append(coins)
        best = max(expected)
        total = 0.0
        found: list[float] = []
        for seat in range(game.players):
            value = 0.0
            if not game.resigned >> seat & 1:
                value = exp((expected[seat] - best) / scale)
            found.append(value)
            total += value
        for seat in range(game.players):
            lead = leaning((expected[seat] - best) / LEAD_SCALE)
            found[seat] = (1.0 - LEAD_SHARE) * found[seat] / total + LEAD_SHARE * (lead + 1.0) / 2.0
        return found

    def final_results(self, state: State) -> list[float]:
        outcome = state.outcome
        assert outcome is not None
        return scored(outcome, state.players, LEAD_SHARE, LEAD_SCALE)

    def likely_option(self, state: State, seat: int, chance: Quick) -> Move:
        game = cast(SternenhimmelState, state)
        chosen = state.random_option(seat, chance)
        best = worth_of_move(game, seat, chosen)
        for _ in range(COME_TO_MIND - 1):
            other = state.random_option(seat, chance)
            worth = worth_of_move(game, seat, other)
            if worth > best:
                chosen, best = other, worth
        return chosen

    def priors(self, state: State, seat: int, moves: list[Move]) -> list[float]:
        worth = worth_of_moves(cast(SternenhimmelState, state), seat, moves)
        best = max(worth)
        total = 0.0
        for index in range(len(worth)):
            worth[index] = exp((worth[index] - best) / TEMPERATURE)
            total += worth[index]
        for index in range(len(worth)):
            worth[index] = worth[index] / total
        return worth


def seats_terms(game: SternenhimmelState) -> list[list[float]]:
    """The terms of each seat: coins, prizes of constellations that are nearly full, prizes of the
    others by how full they are, the strength of the hand.
    """
    strengths = game.rules.tokens.strengths
    found: list[list[float]] = []
    for seat in range(game.players):
        coins = float(game.coins[seat])
        found.append([coins, 0.0, 0.0, strengths[game.hands[seat]]])
    for chart in game.sky:
        if chart is None:
            continue
        stars = len(chart.lying)
        free = len(chart.free)
        if free == stars:
            continue
        term = 1 if free <= NEARLY else 2
        share = (stars - free) / stars
        result = Resolution(chart.board, chart.lying, game.players, game.rules)
        for seat in range(game.players):
            found[seat][term] = found[seat][term] + share * result.coins[seat]
    return found
