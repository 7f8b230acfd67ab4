"""A running game: the engine's state, and everything else that follows from its log.

No I/O. A table is rebuilt from its opening and its entries, identically on every machine, and can
be dropped at any time. A command returns the entries it adds; the host stores them before it tells
anybody.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from asterism.engine.errors import IllegalMove
from asterism.engine.game import Game
from asterism.engine.log import START, UNDO, Log, Setup
from asterism.engine.message import Message
from asterism.engine.move import Move
from asterism.engine.record import Record
from asterism.engine.state import State
from asterism.engine.view import View
from asterism.table.clocks import Times
from asterism.table.entries import Entry, Kind, Player, Why
from asterism.table.opening import Opening
from asterism.table.refusal import Refusal, bad, not_seated

PART = 200  # entries that are replayed at once


class LiveGame:
    """One game at its newest entry."""

    def __init__(self, game: Game, opening: Opening, start: Entry) -> None:
        self.game, self.opening = game, opening
        self.seats = list(opening.seats)
        self.number = 0
        self.status: Literal["playing", "over", "aborted", "stopped"] = "playing"
        self.why: Why = ""  # why it was stopped
        self.refs: dict[str, int] = {}
        self.numbers = [0]  # the log numbers of the engine's entries
        self.plain = True  # no undo past a barrier, no take-over by a bot
        self.last_at = start.at
        self.waits: float | None = None  # since when a bot has had to decide
        self.held: set[int] = set()  # bots that wait for people of their side
        rules = opening.rules_version
        setup = Setup(opening.players, dict(opening.options), opening.seed, rules=rules)
        if opening.position is not None:
            setup = Setup(0, {}, None, opening.position, rules=rules)
        first = Log(None, START, -1, None, start.outcomes, [], setup=setup)
        self.state: State = game.restart(first, tell=True)
        self.times = Times(opening.conditions.clock, opening.players, start.at)
        self._after(start)

    @classmethod
    def opened(cls, game: Game, opening: Opening, at: float) -> tuple[LiveGame, Entry]:
        """A new game, and its first entry."""
        dealt = game.start(opening.players, opening.seed, dict(opening.options))
        start = Entry(kind="start", outcomes=dealt.history().outcomes, at=at)
        return cls(game, opening, start), start

    @classmethod
    def rebuilt(cls, game: Game, opening: Opening, entries: list[Entry]) -> LiveGame:
        """The game of a log."""
        *_, table = cls.rebuilding(game, opening, entries)
        return table

    @classmethod
    def rebuilding(cls, game: Game, opening: Opening, entries: list[Entry]) -> Iterator[LiveGame]:
        """The same in parts, so that a host can look after others in between. The last is whole."""
        table, last = cls(game, opening, entries[0]), entries[-1]
        is_cut = last.kind == "stop" and last.upto >= 0
        for entry in entries[1 : last.upto + 1] if is_cut else entries[1:]:
            table.follow(entry)
            if table.number % PART == 0:
                yield table
        if is_cut:
            table.stopped_by(last, len(entries) - 1)
        yield table

    def stopped_by(self, stop: Entry, number: int) -> None:
        """Stop here, whatever followed in the log; the stop entry has that number."""
        self.number = number
        self._after(stop)

    # Reading.

    @property
    def is_over(self) -> bool:
        return self.status != "playing"

    def people(self) -> list[int]:
        """The seats of people and remote bots."""
        return [seat for seat, player in enumerate(self.seats) if player.kind != "bot"]

    def persons(self) -> list[str]:
        """The people at the table, each once."""
        found = [p.person for p in self.seats if p.kind == "person" and p.person]
        return list(dict.fromkeys(found))

    def seats_of(self, person: str | None) -> list[int]:
        return [s for s, player in enumerate(self.seats) if person and player.person == person]

    def seat_of(self, person: str, wanted: int | None) -> int:
        """The seat that the person means; refused if they do not hold it."""
        own = self.seats_of(person)
        if not own or (wanted is not None and wanted not in own):
            raise not_seated()
        if wanted is None and len(own) > 1:
            deciding = [seat for seat in own if seat in self.state.seats]
            return deciding[0] if deciding else own[0]
        return own[0] if wanted is None else wanted

    def entries_since(self, number: int) -> list[tuple[int, Log]]:
        """The engine's entries after `number`, each with its log number; oldest first."""
        found: list[tuple[int, Log]] = []
        log: Log | None = self.state.history()
        while log is not None and self.numbers[log.number] > number:
            found.append((self.numbers[log.number], log))
            log = log.before
        found.reverse()
        return found

    def record(self, headers: dict[str, str], hide_seed: bool) -> Record:
        return Record.of(self.state, headers, hide_seed)

    @property
    def is_compared(self) -> bool:
        """Does the result count for a rating or as a daily deal?"""
        origin = self.opening.origin
        return self.opening.conditions.rated or (origin is not None and origin.kind == "daily")

    def hints_allowed(self) -> bool:
        """Against bots always. With other people only if the room allows it. Never where results
        are compared.
        """
        if self.is_over or self.is_compared:
            return False
        others = sum(player.kind != "bot" or player.owner is not None for player in self.seats)
        return others == 1 or self.opening.conditions.hints

    def may_hint(self, seat: int) -> None:
        self._playing()
        if not self.hints_allowed():
            raise Refusal("forbidden", Message("server-no-hints"))
        if seat not in self.state.seats:
            raise Refusal("not-now", Message("engine-not-your-turn", player=seat))

    # Replaying the log.

    def follow(self, entry: Entry) -> None:
        """Apply an entry that is already stored."""
        undone = 0
        if entry.kind == "stop" and entry.upto not in (-1, self.number):
            raise ValueError("it goes back to an earlier entry")
        self.number += 1
        match entry.kind:
            case "move":
                move = self.state.read_move(entry.move)
                self.state.scripted(list(entry.outcomes), False, move, entry.seat)
            case "resign" | "flag":
                self.state.scripted(list(entry.outcomes), False, None, entry.seat)
            case "undo":
                undone = self._decisions_since(entry.seat, entry.ply)
                self.state = self.state.take_back(entry.seat, entry.ply, entry.beyond)
        self._after(entry, undone)

    def _decisions_since(self, seat: int, ply: int) -> int:
        """How many of the seat's standing decisions an undo to `ply` takes back."""
        return sum(log.seat == seat for log in self.state.history().since(ply))

    def _after(self, entry: Entry, undone: int = 0) -> None:
        """The effects of an entry outside the rules."""
        kind = entry.kind
        if self.state.history().number >= len(self.numbers):
            self.numbers.append(self.number)
        if entry.ref:
            self.refs[f"{entry.seat} {entry.ref}"] = self.number
        if kind == "take-over":
            assert entry.player is not None
            self.seats[entry.seat] = entry.player
        if kind == "take-over" or entry.beyond:
            self.plain = False
        if kind == "abort":
            self.status = "aborted"
        elif kind == "stop":
            self.status, self.why = "stopped", entry.why
        elif self.state.outcome is not None:
            self.status = "over"
        if kind == "clock":
            self.times.skip(entry.seconds)
        else:
            self.times.pass_to(entry.at)
            # A seat that nobody waits for may lend something, but gains no time by it.
            if kind == "move" and not entry.again and entry.seat in self.times.running:
                self.times.decided(entry.seat)
        running = () if self.is_over else self.state.seats
        self.times.run(tuple([seat for seat in running if self.seats[seat].kind != "bot"]))
        if kind == "undo":
            self.times.took_back(entry.seat, undone)
        self.last_at = max(self.last_at, entry.at)
        if kind != "clock":
            self.held.clear()
        self._wait_for_bots(entry)

    def _wait_for_bots(self, entry: Entry) -> None:
        """Since when a bot has had to decide. In a turn shared with people it may hold back, and is
        asked again after each decision, so it waits since the latest.
        """
        if self.held.issuperset(self.bots_to_decide()):
            self.waits = None
            return
        by_bot = entry.seat >= 0 and self.seats[entry.seat].kind == "bot"
        is_shared = any(self.seats[seat].kind != "bot" for seat in self.state.seats)
        if self.waits is None:
            self.waits = entry.at
        elif is_shared or not by_bot:
            self.waits = max(entry.at, round(self.waits + 0.001, 3))

    # Bots.

    def bots_to_decide(self) -> list[int]:
        if self.is_over:
            return []
        return [seat for seat in self.state.seats if self.seats[seat].kind == "bot"]

    def holds(self, seat: int, move: Move) -> bool:
        """Should a bot hold this move back, because people of its side are still deciding?"""
        return self.state.holds(seat, move, tuple(self.people()))

    def hold(self, seat: int) -> None:
        """Do not ask this bot again before something has changed."""
        self.held.add(seat)
        if self.held.issuperset(self.bots_to_decide()):
            self.waits = None

    # Favours.

    def favours(self, view: View) -> dict[str, tuple[int, Move]]:
        """What a seat may ask its partners for, and the move that grants each."""
        return {} if self.is_over or view.seat is None else self.game.favours(view)

    def favour(self, seat: int, name: str) -> tuple[int, Move]:
        found = self.favours(self.state.view(seat)).get(name)
        if found is None:
            raise Refusal("not-now", Message("server-no-such-favour"))
        return found

    # Adding to the log.

    def _playing(self) -> None:
        if self.is_over:
            raise Refusal("not-now", Message("engine-game-over"), self.game.end_clause)

    def read_move(self, move: str | dict[str, Any]) -> Move:
        try:
            return self.state.read_move(move)
        except (ValueError, TypeError, KeyError, RecursionError) as problem:
            raise bad(problem) from problem

    def duplicate(self, seat: int, ref: str) -> int | None:
        """The number of the entry that this command became earlier."""
        return self.refs.get(f"{seat} {ref}") if ref else None

    def move(self, seat: int, chosen: Move, number: int, ref: str, at: float) -> list[Entry]:
        """A seat plays a move. The client has seen the log up to `number`."""
        self._playing()
        if number > self.number:
            raise bad(f"number {number} is not written yet: the newest is {self.number}")
        if number < self.number and not self._means_the_same(seat, chosen, number):
            raise Refusal("stale", Message("server-stale"))
        try:
            self.state.play(chosen, seat)
        except IllegalMove as problem:
            raise Refusal.of(problem) from problem
        log = self.state.history()
        entry = Entry(
            kind="move", seat=seat, move=chosen.text, outcomes=log.outcomes, ref=ref, at=at
        )
        return self._added([entry])

    def preview(self, seat: int, chosen: Move) -> dict[str, Any]:
        """What a move would do. For an illegal move, a refusal with the reason."""
        self._playing()
        try:
            self.state.deciding(seat)
            if chosen not in self.state.legal_moves(seat):
                raise self.state.refusal(chosen, seat)
            return self.state.view(seat).preview(chosen)
        except IllegalMove as problem:
            raise Refusal.of(problem) from problem
        except ValueError as problem:
            raise bad(problem) from problem

    def _means_the_same(self, seat: int, chosen: Move, number: int) -> bool:
        """In a shared turn others may have decided meanwhile. Does the move still mean what it
        meant when the seat saw entry `number`?
        """
        meanwhile = self.entries_since(number)
        if any(log.seat == seat or log.kind == UNDO for _, log in meanwhile):
            return False
        if chosen not in self.state.legal_moves(seat):
            return False
        if not meanwhile:
            return True  # only a take-over or the like
        before = meanwhile[0][1].before
        assert before is not None
        then = self.state.at(before.ply)
        if chosen not in then.legal_moves(seat):
            return False
        now = self.state.view(seat)
        return then.view(seat).preview(chosen) == now.preview(chosen)

    def undo(self, seat: int, ply: int | None, ref: str, at: float, beyond: bool) -> list[Entry]:
        """Take decisions back. `beyond`: everybody agreed to go past a barrier."""
        self._playing()
        before = self.state.history()
        target = before.ply_before_last_of(seat) if ply is None else ply
        undone = self._decisions_since(seat, target)
        try:
            self.state = self.state.undo(seat, target, beyond)
        except ValueError as problem:
            raise Refusal("not-now", Message("server-cannot-undo")) from problem
        entries: list[Entry] = []
        for log in reversed(list(_until(self.state.history(), before))):
            if log.kind == UNDO:
                entries.append(
                    Entry(kind="undo", seat=seat, ply=log.ply, beyond=log.beyond, ref=ref, at=at)
                )
            else:
                assert log.move is not None
                entries.append(
                    Entry(
                        kind="move",
                        seat=log.seat,
                        move=log.move.text,
                        outcomes=log.outcomes,
                        again=True,
                        at=at,
                    )
                )
        return self._added(entries, undone)

    def resign(self, seat: int, ref: str, at: float, flag: bool = False) -> list[Entry]:
        """Resign. A seat that is already out of the game adds nothing."""
        self._playing()
        before = self.state.history().number
        try:
            self.state.resign(seat)
        except IllegalMove as problem:
            raise Refusal.of(problem) from problem
        log = self.state.history()
        if log.number == before:
            return []
        kind: Kind = "flag" if flag else "resign"
        return self._added([Entry(kind=kind, seat=seat, outcomes=log.outcomes, ref=ref, at=at)])

    def take_over(self, seat: int, player: Player, at: float, ref: str = "") -> list[Entry]:
        """Another player has the seat from now on."""
        self._playing()
        return self._added([Entry(kind="take-over", seat=seat, player=player, at=at, ref=ref)])

    def give_back_time(self, seconds: float, at: float) -> list[Entry]:
        self._playing()
        return self._added([Entry(kind="clock", seconds=seconds, at=at)])

    def abort(self, seat: int, at: float, ref: str = "") -> list[Entry]:
        """Only before anybody has moved."""
        self._playing()
        if self.state.history().number > 0:
            raise Refusal("not-now", Message("server-abort-late"))
        return self._added([Entry(kind="abort", seat=seat, at=at, ref=ref)])

    def stop(self, at: float, why: Why = "") -> list[Entry]:
        """End the game without a result, at the position it has."""
        self._playing()
        return self._added([Entry(kind="stop", at=at, why=why)])

    def _added(self, entries: list[Entry], undone: int = 0) -> list[Entry]:
        for entry in entries:
            self.number += 1
            self._after(entry, undone)
        return entries


def _until(log: Log, before: Log) -> list[Log]:
    """The entries after `before`, newest first."""
    found: list[Log] = []
    entry: Log | None = log
    while entry is not None and entry is not before:
        found.append(entry)
        entry = entry.before
    return found
