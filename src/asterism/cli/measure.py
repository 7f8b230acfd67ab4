"""What `asterism bench` measures, on one core.

Every figure is the best of several runs, because whatever else the machine does can only slow a
run down. The calibration is a loop of plain Python whose speed is known for the reference
machine: figures per step of it can be compared between machines.
"""

import platform
from collections.abc import Callable
from dataclasses import asdict, dataclass
from time import perf_counter

from asterism import Game, Quick, State, bot, is_compiled
from asterism.search.playout import random_games

STEPS = 2_000_000
LONG_ENOUGH = 0.15  # seconds that one run lasts at least
POSITIONS = 300


@dataclass(frozen=True)
class Figures:
    """The speed of one game on this machine."""

    game: str
    players: int
    python: str
    compiled: bool
    playouts_per_second: float
    decisions_per_second: float  # in the engine's own loop
    decisions_per_game: float
    api_decisions_per_second: float  # a plain-Python loop over the public API, unobserved
    observed_games_per_second: float  # with log, events and knowledge
    copy_us: float
    view_sample_us: float
    greedy_ms: float  # one decision of the bot `greedy`
    calibration_steps_per_second: float
    decisions_per_calibration_step: float

    def to_json(self) -> dict[str, object]:
        return asdict(self)


def calibrate() -> int:
    """The loop that other figures are held against."""
    x = 1
    for _ in range(STEPS):
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
    return STEPS


def best_rate(work: Callable[[int], int], repeat: int) -> float:
    """How much of the work is done in a second. `work(n)` does it n times and counts it."""
    size, seconds = 1, 0.0
    while True:
        done, seconds = timed(work, size)
        if seconds >= LONG_ENOUGH:
            break
        size = size * 2 if seconds < 0.01 else int(size * 1.2 * LONG_ENOUGH / seconds) + 1
    best = done / seconds
    for _ in range(repeat - 1):
        done, seconds = timed(work, size)
        best = max(best, done / seconds)
    return best


def timed(work: Callable[[int], int], size: int) -> tuple[int, float]:
    began = perf_counter()
    done = work(size)
    return done, perf_counter() - began


def measure(game: Game, players: int, options: dict[str, object], repeat: int) -> Figures:
    """All figures of a game."""

    def engine_loop(count: int) -> int:
        return random_games(game, players, options, count, 1)[1]

    def api_loop(count: int) -> int:
        return sum(play_randomly(game, players, options, seed, False) for seed in range(count))

    def observed_games(count: int) -> int:
        for seed in range(count):
            play_randomly(game, players, options, seed, True)
        return count

    hidden = positions(game, players, options, observed=False)
    seen = positions(game, players, options, observed=True)
    views = [state.view(state.seat) for state in seen[:: max(1, len(seen) // 30)]]
    greedy = bot("greedy")

    def copies(count: int) -> int:
        for _ in range(count):
            for state in hidden:
                state.copy()
        return count * len(hidden)

    def samples(count: int) -> int:
        for seed in range(count):
            for state in seen:
                state.view(state.seat).sample(seed)
        return count * len(seen)

    def choices(count: int) -> int:
        for number in range(count):
            greedy.choose(views[number * 7 % len(views)])
        return count

    calibration = best_rate(lambda count: sum(calibrate() for _ in range(count)), repeat)
    decisions = best_rate(engine_loop, repeat)
    _, per_hundred = random_games(game, players, options, 100, 1)
    return Figures(
        game=game.name,
        players=players,
        python=platform.python_version(),
        compiled=is_compiled(),
        playouts_per_second=decisions * 100 / per_hundred,
        decisions_per_second=decisions,
        decisions_per_game=per_hundred / 100,
        api_decisions_per_second=best_rate(api_loop, repeat),
        observed_games_per_second=best_rate(observed_games, repeat),
        copy_us=1e6 / best_rate(copies, repeat),
        view_sample_us=1e6 / best_rate(samples, repeat),
        greedy_ms=1e3 / best_rate(choices, repeat),
        calibration_steps_per_second=calibration,
        decisions_per_calibration_step=decisions / calibration,
    )


def play_randomly(
    game: Game, players: int, options: dict[str, object], seed: int, observed: bool
) -> int:
    """One random game, as anybody would write it; how many decisions it had."""
    state = game.start(players, seed, options, observed)
    pick = Quick(seed).below
    decisions = 0
    while (seat := state.seat) is not None:
        moves = state.legal_moves(seat)
        state.play(moves[pick(len(moves))], seat)
        decisions += 1
    return decisions


def positions(game: Game, players: int, options: dict[str, object], observed: bool) -> list[State]:
    """Positions of random games, as many from their beginning as from their end."""
    found: list[State] = []
    seed = 0
    while len(found) < POSITIONS:
        state = game.start(players, seed, options, observed)
        pick = Quick(seed).below
        while (seat := state.seat) is not None:
            found.append(state.copy())
            moves = state.legal_moves(seat)
            state.play(moves[pick(len(moves))], seat)
        seed += 1
    return found
