"""Running a tournament from where it stands to its end, or until a sequential test decides."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from asterism.arena.processes import Games
from asterism.arena.rating import comparisons
from asterism.arena.report import share_of
from asterism.arena.results import Results
from asterism.arena.sprt import OPEN, Hypotheses, Sprt, Verdict
from asterism.arena.table import Played
from asterism.arena.tournament import Tournament

# Plays the games of some numbers: in this process, in several, or on a cluster.
Way = Callable[[Games, Sequence[int]], Iterator[Played]]


@dataclass(frozen=True)
class Test:
    """The question of a sequential test: is the first bot better?"""

    __test__ = False  # not a pytest class

    hypotheses: Hypotheses
    by_share: bool = False  # compare win shares instead of ranks


class Trial:
    """A running test. Games may arrive in any order; they are counted by number."""

    def __init__(self, tournament: Tournament, test: Test) -> None:
        self.tournament = tournament
        self.test = test
        self.sprt = Sprt(test.hypotheses)
        self.waiting: dict[int, Played] = {}

    def add(self, played: Played) -> None:
        self.waiting[played.number] = played
        size = self.observed_at_once
        while self.sprt.decision == OPEN:
            games = range(self.sprt.games, self.sprt.games + size)
            if not all(number in self.waiting for number in games):
                return
            score = sum(self._score(self.waiting.pop(number)) for number in games) / size
            self.sprt.add(score, size)

    @property
    def observed_at_once(self) -> int:
        """The number of games in one observation. For ranks it is enough that the bot alone has had
        every seat. For win shares it also takes the reverse games.
        """
        return len(self.tournament.round) if self.test.by_share else self.tournament.cycle

    def _score(self, played: Played) -> float:
        if self.test.by_share:
            return share_of(played, 0)
        return comparisons(played, self.tournament.sides)[0, 1]


def finish(
    results: Results,
    way: Way,
    test: Test | None = None,
    step: Callable[[Played], None] = lambda played: None,
) -> Verdict | None:
    """Play the missing games, as far as the test needs them, and store each."""
    if test is None:
        for played in way(results.tournament, results.missing()):
            results.add(played)
            step(played)
        return None
    trial = Trial(results.tournament, test)
    for played in results.counted():
        trial.add(played)
    if trial.sprt.decision == OPEN:
        for played in way(results.tournament, results.missing()):
            results.add(played)
            step(played)
            trial.add(played)
            if trial.sprt.decision != OPEN:
                break
    return trial.sprt.verdict


def counted(results: Results, verdict: Verdict | None) -> list[Played]:
    """The games of the report: up to the one at which a test decided, however many more were
    running.
    """
    games = results.counted()
    if verdict is None or verdict.decision == OPEN:
        return games
    return [played for played in games if played.number < verdict.games]
