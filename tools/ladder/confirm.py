"""Does this code still play the games that earlier code has played?

The code's fingerprint changes with every line of it, how bots play seldom does. A game depends on
nothing but the tournament and its number, so it can be played again: if some of a step's games come
out the same to the last point, the others stand for this code too. The file then says so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from asterism.arena import Played, play_some
from asterism.arena.code import code_of
from asterism.arena.results import dumped
from tools.ladder.measured import Measured, file_of, measured
from tools.ladder.steps import Step

SAME = "the same"


@dataclass(frozen=True)
class Confirmed:
    """How many games were played again, and what came of it."""

    games: int
    found: str

    @property
    def same(self) -> bool:
        return self.found == SAME


def confirm(folder: Path, step: Step, games: int, jobs: int = 1) -> Confirmed | None:
    """Play so many games of a step again, spread over the file; None: there is nothing to confirm.
    If they are the same, the file is this code's from now on.
    """
    known = measured(folder, step)
    if known is None or known.is_current or not known.games:
        return None
    numbers = spread([played.number for played in known.results.counted()], games)
    for again in play_some(known.results.tournament, numbers, jobs):
        before = known.results.played[again.number]
        if outcome_of(again) != outcome_of(before):
            return Confirmed(len(numbers), f"game {again.number} came out differently")
    adopt(file_of(folder, step), known, len(numbers))
    return Confirmed(len(numbers), SAME)


def spread(numbers: Sequence[int], games: int) -> list[int]:
    """So many of them, from all parts."""
    if games >= len(numbers):
        return list(numbers)
    return [numbers[place * len(numbers) // games] for place in range(games)]


def outcome_of(played: Played) -> tuple[object, ...]:
    """All of a game that does not depend on the machine."""
    return (
        tuple(played.scores),
        tuple(played.winners),
        played.reason,
        list(played.decisions),
        played.forfeits,
    )


def adopt(file: Path, known: Measured, games: int) -> None:
    """The first line names this code, and what it was before."""
    head = dict(known.results.head)
    played_by = head.get("played_by", head["code"])
    head |= {"code": code_of(known.step.game), "played_by": played_by, "played_again": games}
    _, _, rest = file.read_bytes().partition(b"\n")
    fresh = file.with_suffix(".new")
    fresh.write_bytes(dumped(head) + rest)
    fresh.replace(file)
