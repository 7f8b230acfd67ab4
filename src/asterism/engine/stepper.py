"""A game with explicit chance nodes, for tree searches and research libraries."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from asterism.engine.log import Setup
from asterism.engine.move import Move
from asterism.engine.script import ChanceDue, Stepwise

if TYPE_CHECKING:
    from asterism.engine.game import Game
    from asterism.engine.state import State


@final
class Stepper:
    """Plays a move up to the next chance node, waits for an outcome, and continues. The rules know
    nothing of it: the move is tried on a copy with the outcomes chosen so far, and tried again with
    one more.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, object] | None = None,
        observed: bool = False,
        begin_at: State | None = None,
    ) -> None:
        """Observed: with log, events and views. `begin_at`: a position instead of the setup."""
        self.game = game
        self.players = players
        self.options: dict[str, object] = {} if options is None else options
        self.observed = observed
        self.settled: State | None = (
            begin_at  # the position before the pending move; None: the setup is pending
        )
        self.move: Move | None = None
        self.seat = -1
        self.chosen: list[str] = []
        self.outcomes: list[
            tuple[str, int]
        ] = []  # the outcomes of the pending chance node, with weights; empty: none is pending
        if begin_at is None:
            game.settle(players, self.options)
            self._try()

    def copy(self) -> Stepper:
        """An independent game at the same point. It shares the positions, which never change here;
        copy one before changing it.
        """
        twin = Stepper(self.game, self.players, self.options, self.observed, self.settled)
        twin.move = self.move
        twin.seat = self.seat
        twin.chosen = self.chosen[:]
        twin.outcomes = self.outcomes[:]
        return twin

    @property
    def state(self) -> State:
        """The position, while no chance node is pending."""
        if self.outcomes or self.settled is None:
            raise ValueError("chance is due: resolve it first")
        return self.settled

    def play(self, move: Move | str, seat: int | None = None) -> None:
        """Play a move; a chance node may be pending afterwards."""
        state = self.state
        trial = state.copy()
        trial.chance = Stepwise([])
        chosen = move if isinstance(move, Move) else state.read_move(move)
        who = state.waiting[0] if seat is None and state.waiting else seat
        try:
            trial.play(chosen, seat)
        except ChanceDue as due:
            assert who is not None
            self.move, self.seat, self.chosen, self.outcomes = chosen, who, [], due.outcomes
        else:
            self.settled = trial

    def resolve(self, outcome: str) -> None:
        """Choose the outcome of the pending chance node."""
        if outcome not in [code for code, _ in self.outcomes]:
            raise ValueError(
                f"{outcome!r} is not one of {', '.join([code for code, _ in self.outcomes])}"
            )
        self.chosen.append(outcome)
        self._try()

    def _try(self) -> None:
        chance = Stepwise(self.chosen)
        try:
            if self.settled is None:
                trial = self.game.deal(self.players, self.options, chance, self.observed)
                if self.observed:
                    rules = self.game.rules_version
                    trial.open_log(Setup(self.players, self.options, None, rules=rules))
            else:
                trial = self.settled.copy()
                trial.chance = chance
                assert self.move is not None
                trial.play(self.move, self.seat)
        except ChanceDue as due:
            self.outcomes = due.outcomes
        else:
            self.settled, self.outcomes = trial, []
