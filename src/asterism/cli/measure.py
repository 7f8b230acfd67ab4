"""What `asterism bench` measures, on one core.

What counts is the time that this process had on its core, and the best of several rounds:
whatever else the machine does can only slow it down. The calibration is a loop of plain Python
whose speed is known for the reference machine: figures per step of it can be compared between
machines.
"""

import platform
from collections.abc import Callable
from dataclasses import asdict, dataclass
from time import process_time

from asterism import Game, Quick, State, bot, is_compiled
from asterism.search.playout import random_games

STEPS = 2_000_000
LONG_ENOUGH = 0.1  # seconds that one run lasts at least
POSITIONS = 300
FIGURES = 7  # how many loops are measured


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


class Work:
    """Something that is done over and over. `do(n)` does it n times and counts it."""

    def __init__(self, do: Callable[[int], int]) -> None:
        self.do = do
        self.size = 1
        self.rate = 0.0  # the most that was done in a second
        while (seconds := self.run()) < LONG_ENOUGH:
            growth = 2.0 if seconds < 0.01 else 1.2 * LONG_ENOUGH / seconds
            self.size = int(self.size * growth) + 1

    def run(self) -> float:
        began = process_time()
        done = self.do(self.size)
        seconds = process_time() - began
        if seconds >= LONG_ENOUGH:
            self.rate = max(self.rate, done / seconds)
        return seconds


def measure(
    game: Game,
    players: int,
    options: dict[str, object],
    repeat: int,
    step: Callable[[], None],
) -> Figures:
    """All figures of a game; `step` is called after each of `FIGURES * repeat` runs."""

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

    def calibration(count: int) -> int:
        return sum(calibrate() for _ in range(count))

    loops = (calibration, engine_loop, api_loop, observed_games, copies, samples, choices)
    works: list[Work] = []
    for loop in loops:
        works.append(Work(loop))
        step()
    # Round by round, so that a noisy moment hits all figures alike.
    for _ in range(repeat - 1):
        for work in works:
            work.run()
            step()
    steps, decisions, by_api, observed, copied, sampled, chosen = (work.rate for work in works)
    _, of_hundred_games = random_games(game, players, options, 100, 1)
    return Figures(
        game=game.name,
        players=players,
        python=platform.python_version(),
        compiled=is_compiled(),
        playouts_per_second=decisions * 100 / of_hundred_games,
        decisions_per_second=decisions,
        decisions_per_game=of_hundred_games / 100,
        api_decisions_per_second=by_api,
        observed_games_per_second=observed,
        copy_us=1e6 / copied,
        view_sample_us=1e6 / sampled,
        greedy_ms=1e3 / chosen,
        calibration_steps_per_second=steps,
        decisions_per_calibration_step=decisions / steps,
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
