"""How long the levels think, in time on the core: whatever else the machine does changes little.

A game of each kind is played by one level alone. A turn is what a seat decides until another one
does; in Star Realms that is what a person waits for.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from time import process_time

from asterism import bot, game
from asterism.arena.code import code_of
from asterism.arena.table import bot_seed
from asterism.cli.measure import calibrate
from tools.ladder.steps import LEVELS

SEED = 5
TABLES = (("stellar", 2), ("sternenhimmel", 4), ("star_realms", 2))


@dataclass(frozen=True)
class Pace:
    """One level in one game: seconds a decision that needs a thought, and a turn."""

    game: str
    players: int
    level: str
    decisions: int
    decision: float
    longest_decision: float
    turns: int
    turn: float
    longest_turn: float
    calibration: float  # steps of the loop that `asterism bench` knows, in a second
    code: str


def file_of(folder: Path) -> Path:
    return folder / "pace.json"


def read(folder: Path) -> list[Pace]:
    try:
        data = json.loads(file_of(folder).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return []
    return [Pace(**row) for row in data]


def time_levels(folder: Path, levels: Sequence[str] = LEVELS) -> None:
    """Time what was not timed with the present code."""
    known = {(row.game, row.level): row for row in read(folder)}
    for name, players in TABLES:
        for level in levels:
            row = known.get((name, level))
            if row is None or row.code != code_of(name):
                known[name, level] = timed(name, players, level)
    rows = [known[name, level] for name, _ in TABLES for level in levels]
    file_of(folder).write_text(json.dumps([asdict(row) for row in rows], indent=1) + "\n")


def timed(name: str, players: int, level: str) -> Pace:
    began = process_time()
    steps = calibrate()
    calibration = steps / (process_time() - began)
    state = game(name).start(players, SEED)
    seated = [bot(f"level:{level}", bot_seed(SEED, seat)) for seat in range(players)]
    decisions: list[float] = []
    turns: list[float] = []
    last = None
    while (seat := state.seat) is not None:
        view = state.view(seat)
        began = process_time()
        move = seated[seat].choose(view)
        passed = process_time() - began
        if seat != last:
            turns.append(0.0)
        turns[-1] += passed
        if len(view.legal_moves()) > 1:
            decisions.append(passed)
        state.play(move, seat)
        last = seat
    return Pace(
        *(name, players, level),
        *(len(decisions), mean(decisions), max(decisions)),
        *(len(turns), mean(turns), max(turns)),
        *(calibration, code_of(name)),
    )


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
