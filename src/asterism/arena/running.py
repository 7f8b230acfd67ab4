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

# How games of some numbers are played: here, in processes, or on a cluster.
Way = Callable[[Games, Sequence[int]], Iterator[Played]]


@dataclass(frozen=True)
class Test:
    """A question for two bots: is the first better?"""

    __test__ = False  # for pytest: this is none

    hypotheses: Hypotheses
    by_share: bool = False  # of victories, instead of who came before whom


class Trial:
    """A test under way. Games may come in any order; they are counted in theirs."""

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
        """The fewest games that are fair. Who came before whom is fair once the one who sits alone
        has had every seat; victories are so only with the reverse, where the others have more of
        them.
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
    """Play what is missing, as far as the test needs it, and keep every game."""
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
    """The games that the report is about: up to the one at which a test decided, so that it does
    not matter how many more were under way.
    """
    games = results.counted()
    if verdict is None or verdict.decision == OPEN:
        return games
    return [played for played in games if played.number < verdict.games]
