"""Win probabilities from what a seat knows: the mean over sampled deals.

Each deal is played on for a while with the game's own sensible moves, and then judged by its
evaluation. The evaluation counts a large win for more than a narrow one; here only the win counts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from asterism.analysis.budget import Budget
from asterism.bots.learned import known_to
from asterism.engine.chance import Quick
from asterism.engine.log import Setup
from asterism.engine.move import Move
from asterism.engine.outcome import SHARING, Outcome
from asterism.engine.state import State
from asterism.engine.view import View
from asterism.search.playout import play_on

SURE = 0.012  # the standard error at which an estimate is good enough ...
MOST = 6  # ... or so many times the deals of the budget
WHOLE = 10_000  # a certain win: chances are in ten-thousandths, which add up exactly


@dataclass(frozen=True)
class Estimate:
    """A chance to win: the mean of `count` deals, their spread, and the mean of the evaluation's
    weighted terms (empty, if there are none or the game was over in every deal).
    """

    value: float
    spread: float
    count: int
    terms: tuple[float, ...] = ()


def share_of(outcome: Outcome, seat: int, players: int) -> float:
    """A seat's share of the win. Partners each have all of it; equal scores share it. If nobody
    won, all have an equal share.
    """
    if not outcome.winners:
        return 1.0 / players
    if seat not in outcome.winners:
        return 0.0
    return 1.0 / len(outcome.winners) if outcome.reason in SHARING else 1.0


def in_units(chance: float) -> int:
    return round(WHOLE * chance)


class Judge:
    """Estimates chances in one game."""

    def __init__(self, view: View, budget: Budget) -> None:
        """`view`: any of that game."""
        knowledge, self.evaluation = known_to(view)
        self.game, self.budget = view.game, budget
        settings = knowledge.settings({})
        self.informed, self.depth = settings.informed, settings.depth
        self.bare: tuple[float, float] | None = None

    def chance_of(self, state: State, seat: int) -> float:
        """The seat's chance to win a fully known position."""
        if state.outcome is not None:
            return share_of(state.outcome, seat, state.players)
        return self.without_lead(self.evaluation.results(state)[seat], state)

    def without_lead(self, worth: float, state: State) -> float:
        """A value of the evaluation as a chance to win: a narrow loss is 0, a narrow win 1."""
        if self.bare is None:
            twin = state.copy()
            twin.outcome = Outcome((0,) * state.players, (0,), "score")
            worths = self.evaluation.final_results(twin)
            self.bare = (worths[1], worths[0]) if state.players > 1 else (0.0, worths[0])
        defeat, victory = self.bare
        return min(1.0, max(0.0, (worth - defeat) / (victory - defeat)))

    def after(self, view: View, move: Move, what: str) -> Estimate:
        """The chance of the view's seat after one of its moves. `what` selects the deals, so that
        moves are compared on the same ones.
        """
        seat = view.seat
        assert seat is not None
        tally = Tally(self, seat, self.budget.seed_for(what), terms=True)
        tally.add(self.budget.deals, lambda seed: moved(view, seed, move))
        return tally.estimate()

    def expected(self, view: View, seat: int, move: Move | None = None) -> Estimate:
        """The chance of `seat` as the view's seat estimates it: now, or after a move of the view's
        seat and before the chance that follows it.
        """
        first = self.budget.seed_for(f"{'' if move is None else move.text} {view.fingerprint()}")
        return self._sure(seat, first, lambda seed: moved(view, seed, move))

    def before_the_deal(self, setup: Setup, seat: int) -> Estimate:
        """The seat's chance to win before the deal."""
        options = dict(setup.options)

        def deal(seed: int) -> State:
            return self.game.deal(setup.players, options, Quick(seed), False)

        return self._sure(seat, self.budget.seed_for("deal"), deal)

    def _sure(self, seat: int, first: int, deal: Callable[[int], State]) -> Estimate:
        """Sample deals until the estimate is good enough, within bounds."""
        tally = Tally(self, seat, first)
        for _ in range(MOST):
            tally.add(self.budget.deals, deal)
            found = tally.estimate()
            if found.spread <= SURE * found.count**0.5:
                break
        return found


def moved(view: View, seed: int, move: Move | None) -> State:
    """A sampled deal after a move of the view's seat."""
    deal = view.sample(seed)
    if move is not None:
        assert view.seat is not None
        move.apply(deal, view.seat)
    return deal


class Tally:
    """Playouts, and the sums of their results."""

    def __init__(self, judge: Judge, seat: int, first: int, terms: bool = False) -> None:
        self.judge, self.seat, self.first = judge, seat, first
        self.weights = judge.evaluation.weights if terms else []
        self.count, self.total, self.squares = 0, 0.0, 0.0
        self.terms, self.told = [0.0] * len(self.weights), 0

    def add(self, deals: int, deal: Callable[[int], State]) -> None:
        for seed in range(self.first + self.count, self.first + self.count + deals):
            value = self._play(deal(seed), Quick(seed))
            self.total += value
            self.squares += value * value
        self.count += deals

    def _play(self, state: State, chance: Quick) -> float:
        """Play to the next quiet position, read the terms there, and continue."""
        judge = self.judge
        evaluation, informed = judge.evaluation, judge.informed
        play_on(state, chance, evaluation, informed, 0)
        if self.weights and state.waiting:
            self.told += 1
            for index, term in enumerate(evaluation.terms(state, self.seat)):
                self.terms[index] += self.weights[index] * term
        # At least once around the table, so that the opponents can answer.
        play_on(state, chance, evaluation, informed, max(judge.depth, state.players))
        return judge.chance_of(state, self.seat)

    def estimate(self) -> Estimate:
        mean = self.total / self.count
        spread = max(0.0, self.squares / self.count - mean * mean) ** 0.5
        terms = tuple(term / self.told for term in self.terms) if self.told else ()
        return Estimate(mean, spread, self.count, terms)
