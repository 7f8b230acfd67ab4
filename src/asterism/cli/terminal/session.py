"""A game between a person and bots: whose turn it is, what was played, what can be undone.

Only this module changes the game; full screen and plain lines both use it. Bots get views and
nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import asterism
from asterism import Bot, Game, IllegalMove, Move, Record, State, View
from asterism.arena import BotFailed, bot_seed
from asterism.bots import Forfeit
from asterism.cli.tables import Json

YOU = 0  # the person's seat
LONGEST_NAME = 16


class NothingToUndo(Exception):
    """Nothing can be undone. `beyond`: an undo beyond the barrier would be possible."""

    def __init__(self, beyond: bool) -> None:
        super().__init__(beyond)
        self.beyond = beyond


@dataclass(frozen=True)
class Question:
    """A question to a bot. It can be answered in another thread."""

    number: int  # of the log entry after which it was asked
    ply: int
    seed: int  # of the game, for error messages; the bot never sees it
    seat: int
    bot: Bot
    view: View

    def answer(self) -> Move | Forfeit:
        try:
            move = self.bot.choose(self.view)
        except Forfeit as forfeit:
            return forfeit
        except Exception as problem:
            raise self.failure(f"{type(problem).__name__}: {problem}") from problem
        if not isinstance(move, Move):
            raise self.failure(f"{move!r}")
        return move

    def failure(self, problem: str) -> BotFailed:
        return BotFailed(self.bot.spec, self.seed, self.ply, " ".join(problem.split()))


class Session:
    """One game, from the deal to its end."""

    def __init__(
        self, game: Game, bots: Sequence[str], seed: int, options: dict[str, object]
    ) -> None:
        self.game = game
        self.specs = tuple(bots)
        self.seed = seed
        self.options = options
        self.state: State = game.start(len(bots) + 1, seed, dict(options))
        self.bots = {
            seat: asterism.bot(spec, bot_seed(seed, seat)) for seat, spec in enumerate(bots, 1)
        }
        self.forfeits: dict[int, str] = {}  # seats of external bots that gave up, and why
        self._holding: dict[int, int] = {}  # bots that wait for the person: since which entry
        self._told = -1  # the number of the last log entry whose events were told

    def another(self) -> Session:
        """Another game of the same kind."""
        return Session(self.game, self.specs, self.seed + 1, self.options)

    # What the person sees.

    @property
    def is_over(self) -> bool:
        return self.state.outcome is not None

    @property
    def your_turn(self) -> bool:
        return YOU in self.state.seats

    def view(self) -> View:
        return self.state.view(YOU)

    def news(self) -> list[Json]:
        """The events since the last call, as the player saw them."""
        events = self.state.events(YOU, self._told + 1)
        self._told = self.state.history().number
        return events

    def story(self) -> list[Json]:
        """Everything that happened, as the person saw it."""
        return self.state.events(YOU)

    # What the person does.

    def play(self, move: Move | str) -> None:
        """Play for the person; IllegalMove or ValueError, and nothing has changed."""
        self.state.play(move, YOU)

    def undo(self, beyond: bool = False) -> None:
        """Undo the player's last decision; `beyond`: even beyond a barrier; the record says so."""
        log = self.state.history()
        ply = log.ply_before_last_of(YOU)
        if ply < 0:
            raise NothingToUndo(beyond=False)
        if not beyond and ply < self.state.undo_to(YOU):
            raise NothingToUndo(beyond=True)
        self.state = self.state.undo(YOU, ply, beyond)

    def ask_favour(self, name: str) -> bool:
        """Ask a partner for something; bots grant it. False: nobody has that to give."""
        favour = self.game.favours(self.view()).get(name)
        if favour is None:
            return False
        seat, move = favour
        self.state.play(move, seat)
        return True

    def resign(self) -> None:
        self.state.resign(YOU)

    def record(self) -> str:
        """The game as text. The seed is hidden until the game is over."""
        headers = {"seat 0": "human"}
        headers |= {f"seat {seat}": bot.spec for seat, bot in self.bots.items()}
        headers |= {f"forfeit {seat}": reason for seat, reason in self.forfeits.items()}
        return Record.of(self.state, headers, hide_seed=not self.is_over).dumps()

    # What the bots do.

    def ask(self) -> Question | None:
        """The question for the first bot that may decide now; None if there is none."""
        number = self.state.history().number
        for seat in self.state.seats:
            if seat in self.bots and self._holding.get(seat) != number:
                view = self.state.view(seat)
                return Question(number, self.state.ply, self.seed, seat, self.bots[seat], view)
        return None

    def settle(self, question: Question, move: Move | Forfeit) -> bool:
        """Play a bot's answer, unless the game has changed since, or the bot should wait for the
        player.
        """
        if self.state.history().number != question.number:
            return False
        if isinstance(move, Forfeit):
            self.forfeits[question.seat] = str(move)
            self.state.resign(question.seat)
            return True
        if self.state.holds(question.seat, move, (YOU,)):
            self._holding[question.seat] = question.number
            return True
        try:
            self.state.play(move, question.seat)
        except IllegalMove as refusal:
            raise question.failure(str(refusal)) from refusal
        return True

    def advance(self) -> bool:
        """Let one bot decide; False if none may."""
        question = self.ask()
        return question is not None and self.settle(question, question.answer())


def names_at_the_table(specs: Sequence[str], you: str) -> tuple[str, ...]:
    """Bots go by their specs; equal ones are numbered."""
    names = [you]
    for place, spec in enumerate(specs):
        short = spec if len(spec) <= LONGEST_NAME else spec[: LONGEST_NAME - 1] + "."
        twins = [other for other in specs if other == spec]
        number = specs[: place + 1].count(spec)
        names.append(f"{short} {number}" if len(twins) > 1 else short)
    return tuple(names)
