"""What is known of a step: from the file of its games."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from asterism.arena.code import code_of
from asterism.arena.report import Count, Report, report
from asterism.arena.results import BadResults, Results
from asterism.arena.running import Test, Trial, counted
from asterism.arena.sprt import OPEN, Hypotheses, Verdict
from tools.ladder.steps import Step

# A step up is 60 %, which is 70 points.
TEST = Test(Hypotheses.of_elo(0, 70))


@dataclass(frozen=True)
class Measured:
    """The games of a step so far."""

    step: Step
    results: Results
    verdict: Verdict | None

    @property
    def done(self) -> bool:
        decided = self.verdict is not None and self.verdict.decision != OPEN
        return decided or not self.results.missing()

    @property
    def games(self) -> int:
        return len(self.results.counted())

    @property
    def is_current(self) -> bool:
        """Were the games played by this very code?"""
        return self.results.head.get("code") == code_of(self.step.game)

    @property
    def report(self) -> Report:
        return report(self.results.tournament, counted(self.results, self.verdict))

    @property
    def count(self) -> Count:
        """The first bot's victories; with more than two sides, where it sat alone."""
        found = self.report
        return found.alone.get((0, 1)) or found.pairs.get((0, 1)) or Count()


def file_of(folder: Path, step: Step) -> Path:
    return folder / f"{step.name}.jsonl"


def measured(folder: Path, step: Step) -> Measured | None:
    """What was measured; None if there is no file, or one about something else."""
    try:
        results = Results(step.tournament(), file_of(folder, step), read_only=True)
    except (OSError, BadResults):
        return None
    except (ValueError, KeyError):
        return None  # a bot that does not exist (yet)
    return Measured(step, results, verdict_of(step, results))


def verdict_of(step: Step, results: Results) -> Verdict | None:
    if not step.tested:
        return None
    trial = Trial(results.tournament, TEST)
    for played in results.counted():
        trial.add(played)
    return trial.sprt.verdict
