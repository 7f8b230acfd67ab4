"""Why one move is better than another, in the terms of the game's evaluation."""

from __future__ import annotations

from asterism.analysis.chances import Judge
from asterism.analysis.weighing import Weighed, are_equal
from asterism.engine.message import Message
from asterism.engine.view import View

# By what the terms of a game are counted in, together with their weights. Where it is the logarithm
# of the odds, people are told what that is as a chance.
GAIN_IDS = {
    "points": "analysis-gain-points",
    "coins": "analysis-gain-coins",
    "odds": "analysis-gain-chance",
}


def largest(better: Weighed, worse: Weighed) -> tuple[int, float]:
    """The term in which the better move is furthest ahead, and by how much; -1: in none."""
    best, most = -1, 0.0
    for index, (mine, other) in enumerate(zip(better.terms, worse.terms, strict=False)):
        if mine - other > most:
            best, most = index, mine - other
    return best, most


def reason(judge: Judge, view: View, better: Weighed, worse: Weighed) -> Message:
    """Why the one is better, or that they are about equal."""
    other = judge.game.move_message(worse.move, view)
    if better.wins and not worse.wins:
        return Message("analysis-wins")
    if better.obvious:
        return Message("analysis-obvious")
    if are_equal(better, worse):
        return Message("analysis-equal", other=other)
    index, ahead = largest(better, worse)
    if index < 0:
        return Message("analysis-later", other=other)
    term = judge.evaluation.term_message(judge.evaluation.names[index])
    unit = judge.game.unit()
    if unit == "odds":
        ahead *= 100.0 * better.value * (1.0 - better.value)
    amount = round(ahead)
    if unit not in GAIN_IDS or amount < 1:
        return Message("analysis-gain", term=term, other=other)
    return Message(GAIN_IDS[unit], term=term, other=other, amount=amount)


def lack(judge: Judge, view: View, better: Weighed, worse: Weighed) -> Message:
    """What the last move lacks, compared with the one before it."""
    other = judge.game.move_message(better.move, view)
    if are_equal(better, worse):
        return Message("analysis-equal", other=other)
    index, _ = largest(better, worse)
    if index < 0:
        return Message("analysis-behind", other=other)
    term = judge.evaluation.term_message(judge.evaluation.names[index])
    return Message("analysis-lack", other=other, term=term)
