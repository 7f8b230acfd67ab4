"""Find the weights of a game's evaluation from games that bots play against themselves.

python tools/tune.py stellar --bot ismcts:200 --games 400 --write

Every quiet moment of every game gives one row for each seat: its terms, and how the game ended for
it. `lead` (games that count points) fits the weights to the final lead by least squares, `win`
fits the chance to win by logistic regression. All that matters is written beside the weights, so
that the run can be made again: equal seeds give equal games.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import partial
from math import exp
from multiprocessing import get_context
from pathlib import Path

import asterism
from asterism import State
from asterism.bots.knowledge import known_about
from asterism.games import OWN

GAMES = Path(__file__).resolve().parent.parent / "src" / "asterism" / "games"
RIDGE = 1e-3  # keeps terms that hardly vary near 0
ROUNDS = 12  # of Newton's method
LEAD, WIN = "lead", "win"

Row = tuple[list[float], float]
Task = Callable[[int], list[Row]]  # the rows of one game, by its seed


def play(
    name: str, players: int, options: dict[str, object], spec: str, target: str, seed: int
) -> list[Row]:
    """One game; the terms of each seat at each quiet moment, with what came of it."""
    game = asterism.game(name)
    _, evaluation = known_about(game)
    state = game.start(players, seed, options)
    bots = [asterism.bot(spec, seed * players + seat) for seat in range(players)]
    seen: list[tuple[int, list[float]]] = []
    while (seat := state.seat) is not None:
        if evaluation.is_quiet(state):
            seen += [(other, evaluation.terms(state, other)) for other in range(players)]
        state.play(bots[seat].choose(state.view(seat)), seat)
    return [(terms, came_of_it(state, seat, target)) for seat, terms in seen]


def came_of_it(state: State, seat: int, target: str) -> float:
    """1 or -1 for the victory, or the final lead over the mean of the others."""
    end = state.outcome
    assert end is not None
    if target == WIN:
        return 1.0 if seat in end.winners else -1.0
    others = [score for other, score in enumerate(end.scores) if other != seat]
    return end.scores[seat] - sum(others) / len(others)


def solve(matrix: list[list[float]], vector: list[float]) -> list[float]:
    """Gauss, with pivots."""
    size = len(vector)
    rows = [[*matrix[index], vector[index]] for index in range(size)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for other in range(size):
            if other != column:
                factor = rows[other][column] / rows[column][column]
                rows[other] = [
                    a - factor * b for a, b in zip(rows[other], rows[column], strict=True)
                ]
    return [rows[index][size] / rows[index][index] for index in range(size)]


def fit(rows: list[Row], target: str) -> list[float]:
    """The weights that say best what came of it."""
    size = len(rows[0][0])
    weights = [0.0] * size
    for _ in range(ROUNDS if target == WIN else 1):
        matrix = [[0.0] * size for _ in range(size)]
        vector = [0.0] * size
        for terms, lead in rows:
            guess = sum(w * x for w, x in zip(weights, terms, strict=True))
            if target == WIN:
                chance = 1.0 / (1.0 + exp(-max(-30.0, min(30.0, guess))))
                importance = max(chance * (1.0 - chance), 1e-6)
                error = (1.0 if lead > 0 else 0.0) - chance
            else:
                importance, error = 1.0, lead - guess
            for i in range(size):
                vector[i] += terms[i] * error
                for j in range(size):
                    matrix[i][j] += importance * terms[i] * terms[j]
        for i in range(size):
            matrix[i][i] += RIDGE * len(rows)
            vector[i] -= RIDGE * len(rows) * weights[i]
        weights = [w + d for w, d in zip(weights, solve(matrix, vector), strict=True)]
    return weights


def all_rows(task: Task, seeds: range, jobs: int) -> Iterator[list[Row]]:
    if jobs == 1:
        yield from map(task, seeds)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(task, seeds, 4)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=asterism.games())
    parser.add_argument("--players", type=int)
    parser.add_argument("--options", type=json.loads, default={}, help="as JSON")
    parser.add_argument("--bot", default="ismcts:200")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--target", choices=(LEAD, WIN), default=LEAD)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="put the weights into the package")
    asked = parser.parse_args(arguments)
    game = asterism.game(asked.game)
    if asked.write and game.name not in OWN:
        parser.error(f"{game.name} is in another package: put the weights there yourself")
    players = asked.players or game.players[0]
    seeds = range(asked.seed, asked.seed + asked.games)
    rows: list[Row] = []
    task = partial(play, game.name, players, asked.options, asked.bot, asked.target)
    for played in all_rows(task, seeds, asked.jobs):
        rows += played
    _, evaluation = known_about(game)
    weights = {
        name: round(weight, 4)
        for name, weight in zip(evaluation.names, fit(rows, asked.target), strict=True)
    }
    run = {
        "command": f"python tools/tune.py {' '.join(arguments)}",
        "date": datetime.now(UTC).date().isoformat(),
        "games": asked.games,
        "rows": len(rows),
        "seeds": [seeds[0], seeds[-1]],
        "weights before": dict(zip(evaluation.names, evaluation.weights, strict=True)),
    }
    print(json.dumps({"weights": weights, "run": run}, indent=2))
    if asked.write:
        file = GAMES / game.name / "mind" / "weights.json"
        data = json.loads(file.read_text())
        # Star Realms keeps the worth of its cards there too (fit_star_realms.py).
        data["weights"] |= weights
        data["run"] = run
        file.write_text(json.dumps(data, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
