"""Playouts: games played on from a sampled position, in the engine's own loop."""

from typing import Final

from asterism.engine.chance import Quick
from asterism.engine.evaluation import Evaluation
from asterism.engine.game import Game
from asterism.engine.state import State

SHARES: Final = 1 << 20  # the resolution of the share of sensible moves


def random_game(state: State, chance: Quick) -> int:
    """Play random moves until the game is over; returns the number of decisions. If several seats
    may decide, a random one is next.
    """
    if state.log is not None:
        raise ValueError("a playout keeps no log: play on from a sample or an unobserved game")
    decisions = 0
    waiting = state.waiting
    while waiting:
        seat = waiting[0]
        if len(waiting) > 1:
            seat = waiting[chance.below(len(waiting))]
        state.random_option(seat, chance).apply(state, seat)
        decisions += 1
        waiting = state.waiting
    return decisions


def play_on(
    state: State, chance: Quick, evaluation: Evaluation, informed: float, depth: int
) -> bool:
    """Play that many decisions, some sensible and some random, and on to the next quiet position;
    returns whether the game is over.
    """
    waiting = state.waiting
    threshold = int(informed * SHARES)
    while waiting and (depth > 0 or not evaluation.is_quiet(state)):
        seat = waiting[0]
        if len(waiting) > 1:
            seat = waiting[chance.below(len(waiting))]
        if threshold and (threshold == SHARES or chance.below(SHARES) < threshold):
            evaluation.likely_option(state, seat, chance).apply(state, seat)
        else:
            state.random_option(seat, chance).apply(state, seat)
        depth -= 1
        waiting = state.waiting
    return not waiting


def random_games(
    game: Game, players: int, options: dict[str, object], count: int, seed: int
) -> tuple[int, int]:
    """Deal and play `count` random games without log; returns how many games and decisions."""
    game.settle(players, options)
    chance = Quick(seed)
    decisions = 0
    for _ in range(count):
        decisions += random_game(game.deal(players, options, chance, False), chance)
    return count, decisions
