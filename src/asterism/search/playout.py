"""Games played to the end by chance alone, in the engine's own loop."""

from asterism.engine.chance import Quick
from asterism.engine.game import Game
from asterism.engine.state import State


def random_game(state: State, chance: Quick) -> int:
    """Play on until the game is over, every option of a waiting seat equally likely; how many
    decisions that took.

    Where several seats may decide, each is equally likely to be the next.
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


def random_games(
    game: Game, players: int, options: dict[str, object], count: int, seed: int
) -> tuple[int, int]:
    """Deal and play `count` unobserved games; how many games and how many decisions that was."""
    game.settle(players, options)
    chance = Quick(seed)
    decisions = 0
    for _ in range(count):
        decisions += random_game(game.deal(players, options, chance, False), chance)
    return count, decisions
