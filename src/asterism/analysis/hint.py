"""Hints: the best moves of a view, their expected values, and why."""

from __future__ import annotations

from dataclasses import dataclass

from asterism.analysis.budget import Budget
from asterism.analysis.chances import Judge, in_units
from asterism.analysis.reasons import lack, reason
from asterism.analysis.shapes import HintedMove, spoken
from asterism.analysis.weighing import Weighed, are_equal, weigh
from asterism.engine.message import Message
from asterism.engine.move import Move
from asterism.engine.view import View

SHOWN = 3


@dataclass(frozen=True)
class Hint:
    """A good move: its chance to win in ten-thousandths and the standard error, whether it is about
    as good as the best, and the reason for it.
    """

    move: Move
    says: Message
    value: int
    error: int
    equal: bool
    reason: Message

    def to_json(self) -> HintedMove:
        return {
            "move": self.move.text,
            "says": spoken(self.says),
            "value": self.value,
            "error": self.error,
            "equal": self.equal,
            "reason": spoken(self.reason),
        }


def hint(view: View, budget: Budget | None = None) -> list[Hint]:
    """The three best moves of a view (or all, if fewer), best first."""
    judge = Judge(view, Budget() if budget is None else budget)
    weighed = weigh(judge, view)
    return [
        Hint(
            move=one.move,
            says=view.game.move_message(one.move, view),
            value=in_units(one.value),
            error=in_units(one.error),
            equal=are_equal(weighed[0], one),
            reason=spoken_for(judge, view, weighed, place),
        )
        for place, one in enumerate(weighed[:SHOWN])
    ]


def spoken_for(judge: Judge, view: View, weighed: list[Weighed], place: int) -> Message:
    """Why a move is better than the next best; for the last one, what it lacks."""
    if len(weighed) == 1:
        if weighed[0].wins:
            return Message("analysis-wins")
        return Message("analysis-obvious" if weighed[0].obvious else "analysis-only")
    if place + 1 < len(weighed):
        return reason(judge, view, weighed[place], weighed[place + 1])
    return lack(judge, view, weighed[place - 1], weighed[place])
