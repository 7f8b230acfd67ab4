"""OpenSpiel's IS-MCTS in Python against ours, at equal iterations.

python examples/openspiel_match.py --game stellar --iterations 50 --games 10

Every deal is played twice, with the seats exchanged. Both searches play out at random to the end;
ours is told so (`plain`), so that nothing but the search differs.
"""

import argparse
import random
from time import perf_counter
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import asterism
import asterism.research.openspiel  # registers the games

THEIRS, OURS = "OpenSpiel IS-MCTS", "Asterism ismcts"


def play(game: Any, iterations: int, seed: int, our_seat: int) -> tuple[float, dict[str, float]]:
    """One game; what ours got, and the seconds that each took."""
    chance = random.Random(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))
    theirs = ismcts.ISMCTSBot(
        game, evaluator, 2.0, iterations, random_state=np.random.RandomState(seed)
    )
    ours = asterism.bot(f"ismcts:{iterations}:plain", seed=seed)
    seconds = {THEIRS: 0.0, OURS: 0.0}
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, weights)[0])
            continue
        seat = state.current_player()
        began = perf_counter()
        if seat == our_seat:
            position = state.point.position
            move = ours.choose(position.view(seat))
            action = state.point.terms.encoder.action_of(position, seat, move)
        else:
            action = theirs.step(state)
        seconds[OURS if seat == our_seat else THEIRS] += perf_counter() - began
        state.apply_action(action)
    return state.returns()[our_seat], seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="stellar", help="stellar, or star_realms as a duel")
    parser.add_argument("--variant", default="", help="a small one, see docs/research")
    parser.add_argument("--iterations", type=int, default=50)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = pyspiel.load_game(f"asterism_{given.game}_v0", {"variant": given.variant})
    won = {THEIRS: 0.0, OURS: 0.0}
    spent = {THEIRS: 0.0, OURS: 0.0}
    for number in range(given.games):
        value, seconds = play(game, given.iterations, given.seed + number // 2, number % 2)
        won[OURS] += (1 + value) / 2
        won[THEIRS] += (1 - value) / 2
        for name in spent:
            spent[name] += seconds[name]
    print(f"{'search':20} {'games won':>10} {'seconds':>8}")
    for name in (OURS, THEIRS):
        print(f"{name:20} {won[name]:10.1f} {spent[name]:8.1f}")


if __name__ == "__main__":
    main()
