"""Random games and nothing else, for a profiler: python benchmarks/playouts.py [GAME] [N]"""

import sys
from time import process_time

import asterism
from asterism.search.playout import random_games


def main(name: str = "stellar", count: str = "50000") -> None:
    game = asterism.game(name)
    began = process_time()
    games, decisions = random_games(game, game.players[0], {}, int(count), 1)
    seconds = process_time() - began
    how = "compiled" if asterism.is_compiled() else "plain Python"
    print(f"{name}, {how}: {games / seconds:,.0f} games/s, {decisions / seconds:,.0f} decisions/s")


if __name__ == "__main__":
    main(*sys.argv[1:])
