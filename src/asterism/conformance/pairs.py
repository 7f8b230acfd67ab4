"""Two games that one seat cannot tell apart, made without `sample`.

The second game has another seed, so another deck; other cards are dealt where the seat cannot see
them, and the other seats decide otherwise as long as the seat cannot see that either. Nothing here
knows a game: what the seat sees is its list of events.
"""

from __future__ import annotations

from collections.abc import Iterator

from asterism import IllegalMove, Record, State
from asterism.conformance.kit import Table
from asterism.conformance.play import Picker, choose, text
from asterism.engine.log import START, Setup
from asterism.engine.record import Entry

ATTEMPTS = 12


class Pair:
    """One game as it is, and one as it might be for all that `seat` (None: a spectator) knows."""

    def __init__(self, table: Table, seat: int | None, seed: int) -> None:
        self.table, self.seat = table, seat
        self.picker = Picker(seed)
        self.real = table.start(seed)
        pieces = table.kit.pieces(self.real.to_json())
        self.codes = sorted({code for codes in pieces.values() for code in codes})
        self.other = self._other_start(seed + 1000)

    def _other_start(self, seed: int) -> State:
        """The same start in the eyes of the seat, with as much exchanged as can be."""
        outcomes = self.real.history().outcomes
        found = self._start(outcomes, seed)
        assert found is not None
        for _ in range(2 * ATTEMPTS):
            changed = self._changed(found.history().outcomes)
            state = self._start(changed, seed)
            if state is not None and self.looks_the_same(state, self.real, 0):
                found = state
        return found

    def _start(self, outcomes: list[str], seed: int) -> State | None:
        game, case = self.table.game, self.table.case
        setup = Setup(case.players, self.table.options, seed, rules=game.rules_version)
        entry = Entry(START, -1, "", tuple(outcomes))
        try:
            return Record(game.name, setup, [entry]).replay()
        except ValueError:  # these cards cannot be drawn there
            return None

    def _changed(self, outcomes: list[str]) -> list[str]:
        """One outcome replaced, or two exchanged."""
        changed = outcomes.copy()
        if changed:
            at, other = (self.picker.below(len(changed)) for _ in range(2))
            if self.picker.below(2):
                changed[at], changed[other] = changed[other], changed[at]
            elif changed[at].isdecimal():
                changed[at] = str(self.picker.below(4))
            else:
                changed[at] = self.picker.one(self.codes)
        return changed

    def looks_the_same(self, state: State, other: State, since: int) -> bool:
        return text(state.events(self.seat, since)) == text(other.events(self.seat, since))

    def differs(self) -> bool:
        """Is anything really elsewhere in the second game?"""
        pieces = self.table.kit.pieces
        return text(pieces(self.real.to_json())) != text(pieces(self.other.to_json()))

    def steps(self) -> Iterator[Pair]:
        """Play both on for as long as the seat cannot tell them apart."""
        yield self
        while self.real.seats and self._step():
            yield self
            if self.picker.below(6) == 0 and self._take_back():
                yield self

    def _step(self) -> bool:
        move, seat = choose(self.real, self.picker)
        self.real.play(move, seat)
        entry = self.real.history()
        if seat == self.seat:
            choices = [move]
        else:
            # Otherwise in half of the cases: a difference ends the pair once it is shown.
            others = self.picker.shuffled(self.other.legal_moves(seat))[:ATTEMPTS]
            choices = [move, *others] if self.picker.below(2) else [*others, move]
        for choice in choices:
            for outcomes in (self._changed(entry.outcomes), entry.outcomes):
                twin = self.other.copy()
                try:
                    twin.scripted(outcomes, False, choice, seat)
                except (IllegalMove, ValueError):  # it cannot happen like that in the other game
                    continue
                if self.looks_the_same(twin, self.real, entry.number):
                    self.other = twin
                    return True
        return False

    def _take_back(self) -> bool:
        """Somebody takes a decision back in both games."""
        for seat in self.picker.shuffled(range(self.table.players)):
            earliest = self.real.undo_to(seat)
            if earliest < self.real.ply and self.other.undo_to(seat) == earliest:
                since = self.real.history().number + 1
                real, other = self.real.undo(seat), self.other.undo(seat)
                if self.looks_the_same(real, other, since):
                    self.real, self.other = real, other
                    return True
        return False
