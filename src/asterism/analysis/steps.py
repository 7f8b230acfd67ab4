"""The steps of a finished game: decisions of one seat in a row, until chance or another acts.

A resignation is a step of its own.
"""

from __future__ import annotations

from dataclasses import dataclass

from asterism.engine.log import RESIGN, UNDO, Log
from asterism.engine.state import State, follow


@dataclass(frozen=True)
class Played:
    """One decision that stands: the position before it, and its log entry."""

    before: State
    entry: Log


@dataclass(frozen=True)
class Step:
    """Decisions of one seat in a row. Only the last can be followed by chance."""

    played: list[Played]
    after: State

    @property
    def seat(self) -> int:
        return self.played[0].entry.seat

    @property
    def first(self) -> int:
        return self.played[0].entry.ply - 1

    @property
    def ply(self) -> int:
        return self.played[-1].entry.ply

    @property
    def by_chance(self) -> Played | None:
        """The decision that was followed by chance."""
        last = self.played[-1]
        return last if last.entry.outcomes and last.entry.move is not None else None


def goes_on(last: Log, entry: Log) -> bool:
    """Does the same seat decide on, without an answer of chance?"""
    return entry.seat == last.seat and not last.outcomes and RESIGN not in (last.kind, entry.kind)


def steps_of(end: State) -> tuple[State, list[Step]]:
    """The position at the start of a game, and its steps, without undone moves."""
    standing = end.history().standing()
    state = end.game.restart(standing[0])
    start = state.copy()
    steps: list[Step] = []
    run: list[Played] = []
    for entry in standing[1:]:
        if run and not goes_on(run[-1].entry, entry):
            steps.append(Step(run, state.copy()))
            run = []
        before = state.copy()
        follow(state, entry)
        if entry.kind != UNDO:
            run.append(Played(before, entry))
    if run:
        steps.append(Step(run, state.copy()))
    return start, steps
