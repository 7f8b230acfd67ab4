"""A position, its legal moves, and how to play them.

Each game derives its own State: the fields of the position, `options_of`, `copy`, `view`, `to_json`
and a few more. This module has what is the same for all games: who may decide, refusing illegal
moves, the log with its events, undo.

The position, its log, its chance and the seats' knowledge are four separate things: playouts and
samples have neither log nor knowledge.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from asterism.engine.chance import Chance, Quick
from asterism.engine.errors import IllegalMove
from asterism.engine.event import Event, EventType, Value
from asterism.engine.log import MOVE, RESIGN, START, UNDO, Log, Setup
from asterism.engine.message import Message
from asterism.engine.move import Move
from asterism.engine.outcome import Outcome
from asterism.engine.script import Scripted, ScriptError

if TYPE_CHECKING:
    from asterism.engine.game import Game
    from asterism.engine.view import View

NOBODY: Final[tuple[int, ...]] = ()
RESIGNATION: Final = "resignation"  # the reason of an outcome
KEPT_EVERY: Final = 128  # entries after which a log keeps a copy, so that looking back stays short


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game."""

    def __init__(self, game: Game, players: int, chance: Chance) -> None:
        self.game: Final = game
        self.players: Final = players
        self.chance = chance
        self.waiting: tuple[int, ...] = NOBODY  # the seats that may decide now
        self.outcome: Outcome | None = None
        self.log: Log | None = None
        self.heard: list[Event] | None = (
            None  # the events of the entry being made; None: events are off
        )

    # Each game implements these.

    def read_move(self, data: object) -> Move:
        """A move of this game from its text or its JSON; a ValueError says what is wrong with it.
        A game whose players bring pieces along knows more moves than `Game.move`.
        """
        return self.game.move(data) if isinstance(data, str) else self.game.move_from_json(data)

    def universe(self) -> list[Move]:
        """All moves that some position of this game could list, for tests that try them all."""
        return self.game.universe()

    def options_of(self, seat: int) -> list[Move]:
        """The legal moves of a seat that may decide, always in the same order. The caller must not
        change the list.
        """
        raise NotImplementedError

    def random_option(self, seat: int, chance: Quick) -> Move:
        """One of the options of a seat, each equally likely: the step of a playout. A game with
        very many options picks one without listing them.
        """
        options = self.options_of(seat)
        return options[chance.below(len(options))]

    def refusal(self, move: Move, seat: int) -> IllegalMove:
        """The reason why a move that is not among the seat's options is illegal."""
        raise NotImplementedError

    def not_waiting_for(self, seat: int) -> IllegalMove:
        """The reason why a seat may not decide now, although the game is not over."""
        return IllegalMove(self.game.turn_clause, Message("engine-not-your-turn", player=seat))

    def copy(self) -> State:
        """An independent position, with the same past."""
        raise NotImplementedError

    def view(self, seat: int | None) -> View:
        """What that seat knows, and nothing else; None: a spectator."""
        raise NotImplementedError

    def to_json(self) -> dict[str, object]:
        """The whole position, hidden things included."""
        raise NotImplementedError

    def scores(self) -> tuple[int, ...]:
        """The score of each seat if the game ended now."""
        raise NotImplementedError

    def estimate(self, seat: int) -> float:
        """A simple evaluation of a seat: by default its lead over the best other score."""
        scores = self.scores()
        best = max([score for other, score in enumerate(scores) if other != seat])
        return float(scores[seat] - best)

    def as_seen(self, move: Move, seat: int, viewer: int) -> Move:
        """A move of `seat` as a viewer sees it: the move itself, or an `Unseen` for all that look
        the same. The edges of a search tree.
        """
        return move

    def give_up(self, seat: int) -> None:
        """Apply a resignation by the rules of the game or format."""
        raise NotImplementedError

    def is_out(self, seat: int) -> bool:
        """Has the seat resigned, or been defeated with nothing to decide?"""
        return False

    def play_by(self, rules: int) -> None:
        """Use an earlier version of the rules, for games that started with it. Does nothing in a
        game whose rules never changed.
        """

    def plays_as_one(self) -> bool:
        """Have partners all that counts in common, so that none of them is defeated alone?"""
        return False

    def holds(self, seat: int, move: Move, people: tuple[int, ...]) -> bool:
        """Should a bot in that seat delay the move, because people on its side have not finished
        the shared turn?
        """
        return False

    def remember(self, undone: list[Log], seat: int) -> None:
        """Moves of `seat` were undone: the others keep what they saw of them."""
        raise NotImplementedError

    def eyes(self, seat: int) -> list[int]:
        """The seats that see what is secret to `seat`: itself, and partners where a format plays
        with open hands.
        """
        return [seat]

    def side(self, seat: int) -> int:
        """The side of a seat: seats of one side win and lose together. Without teams, every seat is
        its own side.
        """
        return seat

    # Who decides, and what.

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that may decide now; () when the game is over."""
        return self.waiting

    @property
    def aside(self) -> tuple[int, ...]:
        """Seats that may act now although the game does not wait for them."""
        return NOBODY

    @property
    def seat(self) -> int | None:
        """The first seat that may decide now; None when the game is over."""
        return self.waiting[0] if self.waiting else None

    def legal_moves(self, seat: int | None = None) -> list[Move]:
        """What a seat may play now (not given: the first that may decide); empty if it may not
        decide.
        """
        waiting = self.waiting
        if seat is None:
            return self.options_of(waiting[0])[:] if waiting else []
        self._check_seat(seat)
        return self.options_of(seat)[:] if seat in waiting or seat in self.aside else []

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat}: seats are 0 to {self.players - 1}")

    def play(self, move: Move | str, seat: int | None = None) -> None:
        """Play a move or its text. IllegalMove says which clause it breaks; then nothing has
        changed.
        """
        chosen = move if isinstance(move, Move) else self.read_move(move)
        who = self.deciding(seat)
        for option in self.options_of(who):
            if option is chosen:
                break
        else:
            raise self.refusal(chosen, who)
        if self.log is None:
            chosen.apply(self, who)
        else:
            self._begin()
            chosen.apply(self, who)
            self._end(MOVE, who, chosen)

    def deciding(self, seat: int | None) -> int:
        """The seat that decides (not given: the only one that may); IllegalMove if it may not."""
        waiting = self.waiting
        if not waiting:
            raise IllegalMove(self.game.end_clause, Message("engine-game-over"))
        if seat is None:
            if len(waiting) > 1:
                raise IllegalMove(self.game.turn_clause, Message("engine-choose-seat"))
            return waiting[0]
        self._check_seat(seat)
        if seat not in waiting and seat not in self.aside:
            raise self.not_waiting_for(seat)
        return seat

    def scripted(self, outcomes: list[str], strict: bool, move: Move | None, seat: int) -> None:
        """Play a move (None: resign) with recorded outcomes of chance; `strict`: they must also
        follow from the seed.
        """
        script = Scripted(outcomes, self.chance, strict)
        self.chance = script
        try:
            if move is None:
                self.resign(seat)
            else:
                self.play(move, seat)
        finally:
            self.chance = script.then
        if script.used < len(outcomes):
            raise ScriptError(f"{outcomes[script.used]}: nothing is drawn here")

    def resign(self, seat: int) -> None:
        """Resign. A second resignation has no effect and makes no entry."""
        self._check_seat(seat)
        if self.is_out(seat) or self._gave_all_up(seat):
            return
        if not self.waiting:
            raise IllegalMove(self.game.end_clause, Message("engine-game-over"))
        if self.log is None:
            self.give_up(seat)
        else:
            self._begin()
            self.give_up(seat)
            self._end(RESIGN, seat, None)

    def _gave_all_up(self, seat: int) -> bool:
        """Did the game end because the seat, or the last of its side, had resigned?"""
        outcome = self.outcome
        if outcome is None or outcome.reason != RESIGNATION:
            return False
        return seat not in outcome.winners

    # The log.

    def tell(self, type: EventType, seat: int, values: list[Value]) -> None:
        """Add an event, if events are on. Hot paths check `heard is not None` first."""
        if self.heard is not None:
            self.heard.append(Event(type, seat, values))

    def listen(self) -> None:
        """Turn events and the recording of chance on, before the setup of a played game."""
        self._begin()

    def open_log(self, setup: Setup) -> None:
        """Start the log, after the setup."""
        outcomes, events = self.chance.noted, self.heard
        self.chance.noted = None
        self.heard = None
        self.log = Log(None, START, -1, None, outcomes or [], events or [], setup=setup)

    def _begin(self) -> None:
        self.heard = []
        self.chance.noted = []

    def _end(self, kind: str, seat: int, move: Move | None) -> None:
        outcomes, events = self.chance.noted, self.heard
        assert outcomes is not None
        assert events is not None
        self.chance.noted = None
        self.heard = None
        self.log = Log(self.log, kind, seat, move, outcomes, events)
        if self.log.number % KEPT_EVERY == 0:
            self.log.keep(self.copy())

    def history(self) -> Log:
        """The newest entry of the log; a ValueError if there is no log."""
        if self.log is None:
            raise ValueError(
                "this position has no log: only a game that was started or replayed has one"
            )
        return self.log

    @property
    def ply(self) -> int:
        """The number of entries that stand."""
        return self.history().ply

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, object]]:
        """What happened from entry number `since` on, as that seat saw it (None: a spectator)."""
        viewer = -1 if seat is None else seat
        if seat is not None:
            self._check_seat(seat)
        seen: list[dict[str, object]] = []
        for entry in self.history().entries():
            if entry.number < since:
                continue
            for event in entry.events:
                told = event.as_seen_by(viewer, self.eyes(event.seat))
                told["number"] = entry.number
                seen.append(told)
        return seen

    # Going back.

    def undo_to(self, seat: int) -> int:
        """The earliest ply that the seat may undo to; the present one if nothing can be undone."""
        self._check_seat(seat)
        return self.history().undo_ply(seat)

    def at(self, ply: int) -> State:
        """The game at an earlier ply, as a new state."""
        return rebuild(self, self.history().at(ply))

    def undo(self, seat: int, ply: int | None = None, beyond: bool = False) -> State:
        """A new state with the seat's moves since `ply` undone (default: the last one). The others
        keep what they saw meanwhile, and their sealed choices are made again. `beyond` allows going
        beyond a barrier, which the log notes; then everybody forgets what was revealed since.
        """
        log = self.history()
        target = log.ply_before_last_of(seat) if ply is None else ply
        past = self.take_back(seat, target, beyond)
        if target >= log.undo_ply(seat):
            for step in reversed(log.since(target)):
                if step.seat != seat and step.move is not None:
                    past.play(step.move, step.seat)
        return past

    def take_back(self, seat: int, ply: int, beyond: bool) -> State:
        """The game at `ply`, with the undo as the last entry of its log."""
        log = self.history()
        allowed = self.undo_to(seat)
        if beyond and 0 <= ply < allowed:
            return undone(self, log, seat, log.at(ply), True)
        if allowed == log.ply:
            raise ValueError(f"seat {seat} cannot take anything back now")
        if ply < allowed:
            raise ValueError(f"seat {seat} can go back to ply {allowed} at the earliest")
        if ply > log.ply_before_last_of(seat):
            raise ValueError(f"seat {seat} has decided nothing since ply {ply}")
        return undone(self, log, seat, log.at(ply), False)


def undone(state: State, log: Log, seat: int, restored: Log, beyond: bool) -> State:
    """A new state at `restored`, with the undo at the end of the log."""
    event = Event(TAKEN_BACK, seat, [restored.ply, log.ply])
    entry = Log(log, UNDO, seat, None, [], [event], restored, beyond)
    past = rebuild(state, entry)
    log.drop_kept(restored.ply)
    entry.keep(past.copy())
    return past


def rebuild(state: State, entry: Log) -> State:
    """The position at an entry: replays the log of `state`'s game from the last undo on."""
    steps: list[Log] = []
    at: Log = entry
    while at.kept is None and at.before is not None:
        steps.append(at)
        at = at.before if at.restored is None else at.restored
    if at.kept is not None:
        past = at.kept.copy()
        past.log = at
    else:
        past = state.game.restart(at)
    for step in reversed(steps):
        follow(past, step)
    return past


def follow(state: State, step: Log, strict: bool = False) -> None:
    """Replay one entry of a log, with its recorded outcomes."""
    if step.kind == UNDO:
        if not step.beyond:
            state.remember(step.undone(), step.seat)
    else:
        script = Scripted(step.outcomes, state.chance, strict)
        state.chance = script
        if step.move is not None:
            step.move.apply(state, step.seat)
        else:
            state.give_up(step.seat)
        state.chance = script.then
        if script.used < len(step.outcomes):
            raise ScriptError(f"{step.outcomes[script.used]}: nothing is drawn here")
    state.log = step


# The only event of the engine itself.
TAKEN_BACK: Final = EventType("taken_back", {"to": 0, "from": 0})
