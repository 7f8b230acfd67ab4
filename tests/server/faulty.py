"""A game of a package whose rules have a fault: Comets that raises where its option says."""

from __future__ import annotations

from asterism import Chance, Game, Move, View
from asterism.engine.options import choice
from tests.tiny.game import Comets, CometsGame

FAULTS = ("nowhere", "giving up", "a seat's view", "a bot's move", "following")
LATE = 3  # entries after which a view or a log is beyond the rules


class Faulty(Comets):
    """A position that raises."""

    @property
    def fault(self) -> object:
        return self.options.get("fault")

    def give_up(self, seat: int) -> None:
        if self.fault == "giving up":
            raise ValueError(f"seat {seat} cannot give up")
        super().give_up(seat)

    def view(self, seat: int | None) -> View:
        late = self.log is not None and self.log.number >= LATE
        if late and self.fault == "a seat's view" and seat == 1:
            raise ZeroDivisionError
        return super().view(seat)

    def play(self, move: Move | str, seat: int | None = None) -> None:
        if self.fault == "a bot's move" and seat == 1:
            raise KeyError(1)
        super().play(move, seat)

    def scripted(self, outcomes: list[str], strict: bool, move: Move | None, seat: int) -> None:
        if self.fault == "following" and self.history().number >= LATE:
            raise IndexError
        super().scripted(outcomes, strict, move, seat)


class FaultyGame(CometsGame):
    """The rules of Comets, with a fault that a room chooses."""

    def __init__(self) -> None:
        options = (choice("faulty", "fault", FAULTS, FAULTS[0]),)
        Game.__init__(self, "faulty", (2, 3), options, 1, "CO-1", "CO-3")

    def deal(
        self, players: int, options: dict[str, object], chance: Chance, observed: bool
    ) -> Comets:
        state = Faulty(self, players, chance, options)
        state.observed = observed
        if observed:
            state.listen()
        state.set_up()
        return state


GAME = FaultyGame()
