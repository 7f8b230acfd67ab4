"""How to play Sternenhimmel sensibly without looking ahead: what a token on a star brings.

A player reckons with what is seen: the face-down tokens of others count as middling ones.
"""

from __future__ import annotations

from typing import Final

from asterism.engine.move import Move
from asterism.games.sternenhimmel.moves import Put
from asterism.games.sternenhimmel.resolution import Resolution
from asterism.games.sternenhimmel.state import Chart, SternenhimmelState
from asterism.games.sternenhimmel.tokens import LYING, Lying

# A strong token on a constellation is missing elsewhere: coins for each of its points.
SPENT: Final = 0.12


def as_seen_by(state: SternenhimmelState, chart: Chart, seat: int) -> list[Lying | None]:
    """The tokens of a constellation, with others' face-down ones as middling."""
    lying = chart.lying[:]
    large = chart.board.large
    middling = state.rules.tokens.middling.index
    for number in range(len(lying)):
        found = lying[number]
        if found is not None and large[number] and found.seat != seat:
            lying[number] = LYING[found.seat][middling]
    return lying


def standing(
    state: SternenhimmelState, chart: Chart, lying: list[Lying | None], free: int, seat: int
) -> float:
    """What a constellation promises a seat, against the others: the prizes as it lies, counted the
    more the fuller it is.
    """
    result = Resolution(chart.board, lying, state.players, state.rules)
    stars = len(lying)
    share = (stars - free) / stars
    coins = result.coins
    others = 0
    for other in range(state.players):
        if other != seat:
            others += coins[other]
    return share * (coins[seat] - others / (state.players - 1))


def worth_of_put(
    state: SternenhimmelState, chart: Chart, seen: list[Lying | None], put: Put, seat: int
) -> float:
    """What the constellation promises once the token lies there. `seen` is left as it was."""
    number = chart.board.number_of(put.star)
    seen[number] = LYING[seat][put.token.index]
    free = len(chart.free) - 1
    worth = standing(state, chart, seen, free, seat)
    seen[number] = None
    return worth - SPENT * state.rules.tokens.worths[put.token.index]


def worth_of_moves(state: SternenhimmelState, seat: int, moves: list[Move]) -> list[float]:
    """The gain of each of these legal moves."""
    before: dict[str, float] = {}
    charts: dict[str, Chart] = {}
    seen: dict[str, list[Lying | None]] = {}
    for chart in state.sky:
        if chart is not None:
            name = chart.board.code
            charts[name] = chart
            seen[name] = as_seen_by(state, chart, seat)
            before[name] = standing(state, chart, seen[name], len(chart.free), seat)
    found: list[float] = []
    for move in moves:
        assert isinstance(move, Put)
        name = move.star.board
        found.append(worth_of_put(state, charts[name], seen[name], move, seat) - before[name])
    return found


def worth_of_move(state: SternenhimmelState, seat: int, move: Move) -> float:
    """The gain of one move."""
    assert isinstance(move, Put)
    chart = state.sky[state.place_of(move.star)]
    assert chart is not None
    seen = as_seen_by(state, chart, seat)
    before = standing(state, chart, seen, len(chart.free), seat)
    return worth_of_put(state, chart, seen, move, seat) - before
