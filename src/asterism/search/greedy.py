"""Greedy search: the best end of the seat's own turn, on sampled deals.

The value of a move is the seat's `estimate` at the end of its turn, or what an evaluation says, if
there is one with weights that were learned for the box of the game. The rest of the turn is
searched exhaustively if the budget of positions allows it; the budget is divided evenly between the
options. Otherwise the search tries as many next choices as the budget pays for, and continues with
the best one. All moves are tried on the same deals with the same future chance, so that luck does
not decide between them.
"""

from typing import Final

from asterism.engine.chance import Quick
from asterism.engine.evaluation import Evaluation
from asterism.engine.move import Move
from asterism.engine.state import State
from asterism.engine.view import View

# The budget of positions for one deal, and the limit of an endless turn.
POSITIONS = 1500
STEPS = 200
TOO_MANY: Final = float("-inf")  # more ends of a turn than can be searched


def best_moves(
    view: View, deals: int, chance: Quick, evaluation: Evaluation | None = None
) -> list[Move]:
    """The legal moves with the best expected end of the turn, over that many sampled deals."""
    seat = view.seat
    moves = view.legal_moves()
    if seat is None or not moves:
        raise ValueError("this seat has nothing to decide")
    if len(moves) == 1:
        return moves
    totals = [0.0] * len(moves)
    share = POSITIONS // len(moves)
    for _ in range(deals):
        deal = view.sample(chance.below(1 << 30))
        together = len(deal.waiting) > 1
        for index in range(len(moves)):
            state = deal.copy()
            moves[index].apply(state, seat)
            if together:
                totals[index] += after_the_others(state, deal.waiting, seat, evaluation)
            else:
                totals[index] += best_end(state, seat, share, evaluation)
    best = max(totals)
    return [moves[index] for index in range(len(moves)) if totals[index] == best]


def worth(state: State, seat: int, evaluation: Evaluation | None) -> float:
    """What a seat can expect of a position."""
    if evaluation is None:
        return state.estimate(seat)
    if state.outcome is not None:
        return evaluation.final_results(state)[seat]
    return evaluation.results(state)[seat]


def after_the_others(
    state: State, choosing: tuple[int, ...], seat: int, evaluation: Evaluation | None
) -> float:
    """The seat's value after those who choose at the same time have chosen at random."""
    chance = state.chance
    for other in choosing:
        if other != seat and other in state.waiting:
            options = state.options_of(other)
            options[chance.number(len(options))].apply(state, other)
    return worth(state, seat, evaluation)


def best_end(state: State, seat: int, share: int, evaluation: Evaluation | None) -> float:
    """The best value the seat can reach before others decide, within that budget of positions."""
    if not options_alone(state, seat):
        return worth(state, seat, evaluation)
    found = of_all_ends(state.copy(), seat, share, evaluation)
    if found != TOO_MANY:
        return found
    plain = state.copy()
    looked_at = go_on(plain, seat, evaluation)
    found = worth(plain, seat, evaluation)
    ends = share // looked_at
    if ends > 1:
        found = max(found, of_some_ends(state, seat, ends, evaluation))
    return found


def of_all_ends(state: State, seat: int, share: int, evaluation: Evaluation | None) -> float:
    """The best of all continuations, if there are not too many. Changes `state`."""
    for _ in range(STEPS):
        options = options_alone(state, seat)
        if not options:
            break
        if len(options) == 1:
            options[0].apply(state, seat)
            continue
        each = share // len(options)
        if each == 0:
            return TOO_MANY
        best = TOO_MANY
        for move in options:
            twin = state.copy()
            move.apply(twin, seat)
            value = of_all_ends(twin, seat, each, evaluation)
            if value == TOO_MANY:
                return TOO_MANY
            best = max(best, value)
        return best
    return worth(state, seat, evaluation)


def of_some_ends(state: State, seat: int, ends: int, evaluation: Evaluation | None) -> float:
    """The best of about that many continuations. Changes `state`."""
    for _ in range(STEPS):
        options = options_alone(state, seat)
        if not options:
            break
        if len(options) == 1:
            options[0].apply(state, seat)
            continue
        each = ends // len(options)
        if each == 0:
            go_on(state, seat, evaluation)
            break
        best = TOO_MANY
        for move in options:
            twin = state.copy()
            move.apply(twin, seat)
            best = max(best, of_some_ends(twin, seat, each, evaluation))
        return best
    return worth(state, seat, evaluation)


def go_on(state: State, seat: int, evaluation: Evaluation | None) -> int:
    """Play to the end of the turn, always the best next move; returns the number of positions."""
    looked_at = 1
    for _ in range(STEPS):
        options = options_alone(state, seat)
        if not options:
            break
        if len(options) > 1:
            looked_at += len(options)
            promising(state, options, seat, evaluation).apply(state, seat)
        else:
            options[0].apply(state, seat)
    return looked_at


def options_alone(state: State, seat: int) -> list[Move]:
    """The seat's options, while nobody else has to decide."""
    waiting = state.waiting
    if len(waiting) != 1 or waiting[0] != seat:
        return []
    return state.options_of(seat)


def promising(state: State, options: list[Move], seat: int, evaluation: Evaluation | None) -> Move:
    """The option with the best immediate value."""
    chosen = options[0]
    best = 0.0
    for index in range(len(options)):
        twin = state.copy()
        options[index].apply(twin, seat)
        value = worth(twin, seat, evaluation)
        if index == 0 or value > best:
            best = value
            chosen = options[index]
    return chosen
