"""Evaluation of a position: what each seat can expect, as a sum of named terms.

Each game has its own Evaluation, with weighted terms and a choice of sensible moves. Bots search
with it, and hints name its terms. A game without one is judged by its own `estimate`.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from asterism.engine.arithmetic import exp
from asterism.engine.chance import Quick
from asterism.engine.message import Message
from asterism.engine.move import Move
from asterism.engine.outcome import SHARING, Outcome

if TYPE_CHECKING:
    from asterism.engine.state import State

# The lead in `estimate` that stands for a win probability of 73 %.
LEAD: Final = 10.0
# In the value of a finished game: the share of the lead, and the lead worth three quarters of it.
LEAD_SHARE: Final = 0.4
LEAD_SCALE: Final = 30.0
MOST_NAMED: Final = 12  # names in an error


def check_weights(names: tuple[str, ...], weights: Mapping[str, float]) -> list[float]:
    """The weights in the order of the names; a ValueError names what is missing, unknown or no
    number.
    """
    known_names = set(names)
    for name in weights:
        if name not in known_names:
            known = ", ".join(names[:MOST_NAMED]) if names else "no terms"
            if len(names) > MOST_NAMED:
                known += f" and {len(names) - MOST_NAMED} more"
            raise ValueError(f"weights: there is no term {name!r}: there are {known}")
    found: list[float] = []
    for name in names:
        if name not in weights:
            raise ValueError(f"weights: the term {name!r} has no weight")
        weight = weights[name]
        if not isfinite(weight):
            raise ValueError(f"weights: {name} is {weight}, which is not a finite number")
        found.append(float(weight))
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Judges positions. It has no state.

    The positions are samples, so all of their cards may be read. Only `candidates`, `priors` and
    `winning` choose for a seat, and may depend only on what that seat sees.
    """

    def __init__(self, names: tuple[str, ...], weights: list[float]) -> None:
        self.names: Final = names
        self.weights: Final = weights

    # Each game implements these.

    def terms(self, state: State, seat: int) -> list[float]:
        """The named terms of a position, each as an advantage of that seat."""
        return []

    def term_message(self, name: str) -> Message:
        """A term as a short phrase, for hints."""
        raise ValueError(f"there is no term {name!r}")

    def results(self, state: State) -> list[float]:
        """How likely each seat is to win, between 0 and 1, in a game that goes on; team mates
        share.
        """
        return [promise(state.estimate(seat) / LEAD) for seat in range(state.players)]

    def final_results(self, state: State) -> list[float]:
        """The value of a finished game for each seat, from 0 to 1: mostly the win (shared if scores
        are equal), a little the lead of winners over losers.
        """
        outcome = state.outcome
        assert outcome is not None
        return scored(outcome, state.players, LEAD_SHARE, LEAD_SCALE)

    def is_quiet(self, state: State) -> bool:
        """Can `results` judge this position, as between two turns?"""
        return True

    def likely_option(self, state: State, seat: int, chance: Quick) -> Move:
        """A sensible move, for playouts."""
        return state.random_option(seat, chance)

    def candidates(self, state: State, seat: int, options: list[Move]) -> list[Move]:
        """The moves that a search considers, at least one; by default all. If there is only one, a
        search plays it at once.
        """
        return options

    def winning(self, state: State, seat: int) -> Move | None:
        """A move after which the seat wins for sure, whatever is hidden from it; None: none is
        known.
        """
        return None

    def priors(self, state: State, seat: int, moves: list[Move]) -> list[float]:
        """The prior of each of these moves: shares that add up to 1. Empty: no priors."""
        return []


def promise(lead: float) -> float:
    """The logistic function, from a lead to a chance to win: 0 is 1/2, 1 is 73 %, 3 is 95 %."""
    if lead < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-lead))


def leaning(lead: float) -> float:
    """A lead squashed into -1 to 1: 0 is 0, 1 is 1/2."""
    return lead / (1.0 + abs(lead))


def scored(outcome: Outcome, players: int, lead_share: float, lead_scale: float) -> list[float]:
    """The value of an outcome for each seat; `lead_share` of it is for the lead."""
    scores, winners = outcome.scores, outcome.winners
    won = 1.0 / len(winners) if outcome.reason in SHARING else 1.0
    best_winner = best_loser = -(10**9)
    for seat in range(players):
        if seat in winners:
            best_winner = max(best_winner, scores[seat])
        else:
            best_loser = max(best_loser, scores[seat])
    found: list[float] = []
    for seat in range(players):
        victory = won if seat in winners else 0.0
        rival = best_loser if seat in winners else best_winner
        lead = 0.0
        if rival > -(10**9):
            lead = leaning((scores[seat] - rival) / lead_scale)
        found.append((1.0 - lead_share) * victory + lead_share * (lead + 1.0) / 2.0)
    return found
