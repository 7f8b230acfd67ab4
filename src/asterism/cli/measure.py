"""The measurements of `asterism bench`, on one core.

They use processor time, and the best of several rounds, because other work on the machine can only
slow them down. The calibration is a loop in plain Python: figures per step of it can be compared
between machines.
"""

import platform
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from time import process_time

from asterism import Game, Quick, State, bot, is_compiled
from asterism.bots.arguments import Arguments
from asterism.bots.thinking import grow
from asterism.search.playout import random_games

STEPS = 2_000_000
LONG_ENOUGH = 0.1  # minimal seconds of one run
POSITIONS = 300
ITERATIONS = 200  # of one search
BATCH = "batch"
FIGURES = 9  # the number of loops measured in every game


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
    search_per_second: float  # iterations, random playouts to the end
    level_search_per_second: float  # iterations with the levels' settings
    greedy_ms: float  # one decision of the bot `greedy`
    batch_decisions_per_second: float | None  # vectorised; None: not installed
    peers: dict[str, float]  # decisions/s of other libraries' games, if requested
    calibration_steps_per_second: float
    decisions_per_calibration_step: float
    search_per_calibration_step: float

    def to_json(self) -> dict[str, object]:
        return asdict(self)


def calibrate() -> int:
    """The reference loop for all other figures."""
    x = 1
    for _ in range(STEPS):
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
    return STEPS


class Work:
    """A repeated measurement. `do(n)` repeats the work n times and counts it."""

    def __init__(self, do: Callable[[int], int]) -> None:
        self.do = do
        self.size = 1
        self.rate = 0.0  # the best rate so far
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
    more: dict[str, Callable[[int], int]],
) -> Figures:
    """All figures of a game; `step` is called after each of `(FIGURES + len(more)) * repeat` runs.
    `more`: loops of `extra_loops`.
    """

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
    searched_views = views[::3]
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

    def searches(count: int, plain: bool) -> int:
        arguments = Arguments(ITERATIONS, plain=plain, early=False)
        # From early and late: a search is slower at the start of a game.
        for seed in range(count):
            for view in searched_views:
                grow(view, seed, arguments, 0)
        return count * ITERATIONS * len(searched_views)

    def calibration(count: int) -> int:
        return sum(calibrate() for _ in range(count))

    plain, informed = partial(searches, plain=True), partial(searches, plain=False)
    loops: tuple[Callable[[int], int], ...] = (
        *(calibration, engine_loop, api_loop, observed_games, copies, samples),
        *(plain, informed, choices),
        *more.values(),
    )
    works: list[Work] = []
    for loop in loops:
        works.append(Work(loop))
        step()
    # Round by round, so that noise affects all figures alike.
    for _ in range(repeat - 1):
        for work in works:
            work.run()
            step()
    steps, decisions, by_api, observed, copied, sampled, searched, thought, chosen = (
        work.rate for work in works[:FIGURES]
    )
    rates = dict(zip(more, [work.rate for work in works[FIGURES:]], strict=True))
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
        search_per_second=searched,
        level_search_per_second=thought,
        greedy_ms=1e3 / chosen,
        batch_decisions_per_second=rates.pop(BATCH, None),
        peers=rates,
        calibration_steps_per_second=steps,
        decisions_per_calibration_step=decisions / steps,
        search_per_calibration_step=searched / steps,
    )


def extra_loops(
    game: Game, players: int, options: dict[str, object], compare: bool
) -> dict[str, Callable[[int], int]]:
    """Loops that need the extra `research`, if installed: vectorised games, and other libraries'
    games.
    """
    try:
        from asterism.research import speed
    except ImportError:
        return {}
    loops: dict[str, Callable[[int], int]] = {}
    if game.encoding_version() >= 0:
        loops[BATCH] = speed.batch_loop(game, players, options)
    return loops | (speed.peers() if compare else {})


def play_randomly(
    game: Game, players: int, options: dict[str, object], seed: int, observed: bool
) -> int:
    """One random game over the public API; returns the number of decisions."""
    state = game.start(players, seed, options, observed)
    pick = Quick(seed).below
    decisions = 0
    while (seat := state.seat) is not None:
        moves = state.legal_moves(seat)
        state.play(moves[pick(len(moves))], seat)
        decisions += 1
    return decisions


def positions(game: Game, players: int, options: dict[str, object], observed: bool) -> list[State]:
    """Positions of random games, spread evenly from start to end."""
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
