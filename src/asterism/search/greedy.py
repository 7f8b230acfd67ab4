"""The best end of one's own turn, on sampled deals.

A move is worth what the seat stands at, by the game's own count, once its turn is over. The rest
of the turn is looked at exhaustively as far as a number of positions allows, which is shared out
evenly between the options; where a share is used up, the turn goes on with whatever looks best at
once. All moves are tried on the same deals with the same chance to come, so that luck does not
decide between them.
"""

from asterism.engine.chance import Quick
from asterism.engine.move import Move
from asterism.engine.state import State
from asterism.engine.view import View

# What one deal may cost, and where even a turn without an end stops.
POSITIONS = 1500
STEPS = 200


def best_moves(view: View, deals: int, chance: Quick) -> list[Move]:
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
                totals[index] += after_the_others(state, deal.waiting, seat)
            else:
                totals[index] += end_of_turn(state, seat, share)
    best = max(totals)
    return [moves[index] for index in range(len(moves)) if totals[index] == best]


def after_the_others(state: State, choosing: tuple[int, ...], seat: int) -> float:
    """What the seat stands at when those who choose at the same time have chosen, by chance."""
    chance = state.chance
    for other in choosing:
        if other != seat and other in state.waiting:
            options = state.options_of(other)
            options[chance.number(len(options))].apply(state, other)
    return state.estimate(seat)


def end_of_turn(state: State, seat: int, share: int) -> float:
    """The best that the seat can stand at when it no longer decides alone. `state` is used up."""
    for _ in range(STEPS):
        waiting = state.waiting
        if len(waiting) != 1 or waiting[0] != seat:
            break
        options = state.options_of(seat)
        if len(options) == 1:
            options[0].apply(state, seat)
            continue
        each = share // len(options)
        if each > 0:
            best = branch(state, options[0], seat, each)
            for index in range(1, len(options)):
                value = branch(state, options[index], seat, each)
                if value > best:
                    best = value
            return best
        promising(state, options, seat).apply(state, seat)
    return state.estimate(seat)


def branch(state: State, move: Move, seat: int, share: int) -> float:
    twin = state.copy()
    move.apply(twin, seat)
    return end_of_turn(twin, seat, share)


def promising(state: State, options: list[Move], seat: int) -> Move:
    """The option after which the seat stands best at once."""
    chosen = options[0]
    best = 0.0
    for index in range(len(options)):
        twin = state.copy()
        options[index].apply(twin, seat)
        value = twin.estimate(seat)
        if index == 0 or value > best:
            best = value
            chosen = options[index]
    return chosen
