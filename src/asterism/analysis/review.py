"""The review of a finished game from one seat: how the win probability changed, and why.

The chance to win is estimated from what the seat knew after each step. A change comes from a
decision or from chance. Luck is the value after chance minus the expected value before it, both as
the seat that caused it saw them; the rest of a change is the decision. So

    start + deal + own decisions + decisions of the others + luck = result

holds exactly, and in the long run luck averages to zero.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import exp2

from asterism.analysis.budget import Budget
from asterism.analysis.chances import Judge, in_units, share_of
from asterism.analysis.reasons import reason
from asterism.analysis.shapes import (
    Cause,
    GameReview,
    ReviewedDecision,
    ReviewStep,
    TurningPoint,
    spoken,
)
from asterism.analysis.steps import Played, Step, steps_of
from asterism.analysis.weighing import are_equal, weigh
from asterism.bots.thinking import only_thought
from asterism.engine.log import RESIGN, Log
from asterism.engine.message import Message
from asterism.engine.move import Move
from asterism.engine.state import State

Progress = Callable[[int, int], None]

TURN = 700  # the smallest change of a turning point, in ten-thousandths ...
MOST_TURNS = 6  # ... and how many there are at most
HALVED_BY = 1000.0  # the loss at which a decision counts half for the accuracy
PERFECT = 1000


@dataclass
class Review:
    """The results of a review; `to_json` has all of them."""

    state: State
    seat: int
    budget: Budget
    start: int = 0
    deal: int = 0
    result: int = 0
    steps: list[ReviewStep] = field(default_factory=list)
    decisions: list[ReviewedDecision] = field(default_factory=list)

    @property
    def own(self) -> int:
        return sum(step["decision"] for step in self.steps if step["seat"] == self.seat)

    @property
    def others(self) -> int:
        return sum(step["decision"] for step in self.steps if step["seat"] != self.seat)

    @property
    def luck(self) -> int:
        return sum(step["luck"] for step in self.steps)

    @property
    def accuracy(self) -> int | None:
        """The mean accuracy of all decisions, in thousandths."""
        if not self.decisions:
            return None
        counted = [exp2(-decision["loss"] / HALVED_BY) for decision in self.decisions]
        return round(PERFECT * sum(counted) / len(counted))

    def turning_points(self) -> list[TurningPoint]:
        """The largest changes, in the order of the game."""
        found: list[TurningPoint] = []
        before = self.start + self.deal
        for step in self.steps:
            change, before = step["value"] - before, step["value"]
            if abs(change) >= TURN:
                found.append(
                    {
                        "first": step["first"],
                        "ply": step["ply"],
                        "seat": step["seat"],
                        "change": change,
                        "cause": self._cause(step),
                    }
                )
        largest = sorted(found, key=lambda point: -abs(point["change"]))[:MOST_TURNS]
        return sorted(largest, key=lambda point: point["ply"])

    def _cause(self, step: ReviewStep) -> Cause:
        if any(entry.ply == step["ply"] for entry in resignations(self.state)):
            return "resignation"
        if abs(step["luck"]) > abs(step["decision"]):
            return "luck"
        return "own" if step["seat"] == self.seat else "others"

    def to_json(self) -> GameReview:
        return {
            "game": self.state.game.name,
            "players": self.state.players,
            "seat": self.seat,
            "plies": self.state.ply,
            "budget": {
                "iterations": self.budget.iterations,
                "deals": self.budget.deals,
                "seed": self.budget.seed,
            },
            "start": self.start,
            "deal": self.deal,
            "own": self.own,
            "others": self.others,
            "luck": self.luck,
            "result": self.result,
            "accuracy": self.accuracy,
            "steps": self.steps,
            "decisions": self.decisions,
            "turning_points": self.turning_points(),
        }


def review(
    end: State, seat: int, budget: Budget | None = None, progress: Progress | None = None
) -> Review:
    """Review a finished game for a seat; calls `progress` with steps done and in all."""
    if end.outcome is None:
        raise ValueError("this game is not over: only a finished game can be reviewed")
    if not 0 <= seat < end.players:
        raise ValueError(f"there is no seat {seat}: seats are 0 to {end.players - 1}")
    found = Review(end, seat, Budget() if budget is None else budget)
    work = Work(found)
    for done, _ in enumerate(work.carry_out(), 1):
        if progress is not None:
            progress(done, work.total)
    return found


def resignations(end: State) -> list[Log]:
    return [entry for entry in end.history().standing() if entry.kind == RESIGN]


class Work:
    """The estimates of a review, computed one after another."""

    def __init__(self, review: Review) -> None:
        self.review, self.seat = review, review.seat
        self.judge = Judge(review.state.view(None), review.budget)
        self.first, self.steps = steps_of(review.state)
        self.total = 1 + len(self.steps) + len(self._own_decisions())
        resigned = (entry.ply for entry in resignations(review.state) if entry.seat == self.seat)
        self.resigned = next(resigned, None)

    def _own_decisions(self) -> list[Played]:
        return [
            played
            for step in self.steps
            if step.seat == self.seat
            for played in step.played
            if played.entry.move is None or len(played.before.legal_moves(self.seat)) > 1
        ]

    def carry_out(self) -> Iterator[None]:
        review = self.review
        outcome = review.state.outcome
        assert outcome is not None
        review.result = in_units(share_of(outcome, self.seat, review.state.players))
        dealt = self._value(self.first)
        review.start = self._start(dealt)
        review.deal = dealt - review.start
        yield
        before = dealt
        for step in self.steps:
            before = self._step(step, before)
            yield
        for played in self._own_decisions():
            if played.entry.move is None:
                self._resignation(played.entry.ply)
            else:
                self._decision(played, played.entry.move)
            yield

    def _start(self, dealt: int) -> int:
        """The chance before the deal; a game that started at a position had none."""
        setup = self.first.history().setup
        assert setup is not None
        if setup.position is not None:
            return dealt
        return in_units(self.judge.before_the_deal(setup, self.seat).value)

    def _value(self, state: State) -> int:
        """The seat's chance to win, from what it knows."""
        return self._seen(state, self.seat)

    def _seen(self, state: State, viewer: int) -> int:
        """The seat's chance to win, from what another seat knows."""
        if state.outcome is not None:
            return in_units(share_of(state.outcome, self.seat, state.players))
        if self._gave_up(state):
            return 0
        return in_units(self.judge.expected(state.view(viewer), self.seat).value)

    def _gave_up(self, state: State) -> bool:
        """Others may play on; whoever resigned does not win, whatever the position promises."""
        return self.resigned is not None and state.ply >= self.resigned

    def _step(self, step: Step, before: int) -> int:
        after = self._value(step.after)
        luck = 0
        answered = step.by_chance
        if answered is not None and not self._gave_up(answered.before):
            view = answered.before.view(step.seat)
            expected = self.judge.expected(view, self.seat, answered.entry.move)
            came = after if step.seat == self.seat else self._seen(step.after, step.seat)
            luck = came - in_units(expected.value)
        self.review.steps.append(
            {
                "first": step.first,
                "ply": step.ply,
                "seat": step.seat,
                "value": after,
                "decision": after - before - luck,
                "luck": luck,
            }
        )
        return after

    def _resignation(self, ply: int) -> None:
        """What playing on would have promised, by the numbers of the curve."""
        values = {0: self.review.start + self.review.deal}
        values |= {step["ply"]: step["value"] for step in self.review.steps}
        before, after = values[ply - 1], values[ply]
        loss = max(0, before - after)
        self.review.decisions.append(
            {
                "ply": ply - 1,
                "move": RESIGN,
                "says": spoken(Message("analysis-resign")),
                "value": after,
                "best": "",
                "best_says": spoken(Message("analysis-play-on")),
                "best_value": before,
                "loss": loss,
                "reason": spoken(Message("analysis-resigned")) if loss else None,
            }
        )

    def _decision(self, played: Played, move: Move) -> None:
        """What the seat played, and the best that can be found with what it knew."""
        view = played.before.view(self.seat)
        if only_thought(view, view.legal_moves()) is move:
            return  # nothing to decide
        weighed = weigh(self.judge, view, also=move)
        own = next(one for one in weighed if one.move is move)
        best = weighed[0]
        loss = 0 if are_equal(best, own) else max(0, in_units(best.value) - in_units(own.value))
        say = view.game.move_message
        self.review.decisions.append(
            {
                "ply": played.entry.ply - 1,
                "move": move.text,
                "says": spoken(say(move, view)),
                "value": in_units(own.value),
                "best": best.move.text,
                "best_says": spoken(say(best.move, view)),
                "best_value": in_units(best.value),
                "loss": loss,
                "reason": None if best is own else spoken(reason(self.judge, view, best, own)),
            }
        )
