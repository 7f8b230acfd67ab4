"""Playing one game between bots, from the deal to the last move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from time import perf_counter
from traceback import extract_tb

from asterism import Bot, IllegalMove, Move, Record, State, View, bot, game
from asterism.bots import Forfeit
from asterism.engine.outcome import Outcome

# Bots can answer each other for ever where turns have no limit: what one side heals may be just
# what the other hits. Many times more than any game takes that gets anywhere.
MOST_DECISIONS = 10_000
ENDLESS = "endless"  # the reason of such a game; nobody has won

# A callback for each decision: the bot, its view, and its move.
Watcher = Callable[[Bot, View, Move], None]
# Makes a bot from its spec and its seed.
Maker = Callable[[str, int], Bot]


class BotFailed(Exception):
    """A bot raised an exception, or chose an illegal move."""

    def __init__(self, spec: str, seed: int, ply: int, problem: str) -> None:
        super().__init__(spec, seed, ply, problem)
        self.spec = spec
        self.seed = seed
        self.ply = ply
        self.problem = problem

    def __str__(self) -> str:
        where = f"in the game with seed {self.seed} at ply {self.ply}"
        return f"bot {self.spec} failed {where}: {self.problem}"


@dataclass(frozen=True)
class Played:
    """The result of one game; lists are by seat."""

    number: int
    seed: int
    entrants: list[int]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    decisions: list[int]
    seconds: list[float]
    record: str = ""  # its text, if requested
    forfeits: dict[int, str] = field(default_factory=dict)  # seats that forfeited, and why
    said: dict[int, str] = field(default_factory=dict)  # what external bots wrote to stderr


@dataclass(frozen=True)
class Table:
    """The setup of games: everything but the deal and the seating."""

    game: str
    players: int
    options: dict[str, object]
    make: Maker = bot

    def play(
        self,
        number: int,
        seed: int,
        entrants: list[int],
        specs: Sequence[str],
        keep_record: bool = False,
        watcher: Watcher | None = None,
    ) -> Played:
        """Play one game. An external bot that fails forfeits; a failure of any other bot is a bug
        and ends the run.
        """
        state = game(self.game).start(self.players, seed, dict(self.options))
        seated = [self.make(specs[who], bot_seed(seed, seat)) for seat, who in enumerate(entrants)]
        decisions = [0] * self.players
        seconds = [0.0] * self.players
        forfeits: dict[int, str] = {}
        try:
            while (seat := state.seat) is not None and sum(decisions) < MOST_DECISIONS:
                view = state.view(seat)
                began = perf_counter()
                try:
                    move = choice(seated[seat], view, seed, state.ply)
                except Forfeit as forfeit:
                    forfeits[seat] = str(forfeit)
                    state.resign(seat)
                    continue
                finally:
                    seconds[seat] += perf_counter() - began
                decisions[seat] += 1
                if watcher is not None:
                    watcher(seated[seat], view, move)
                try:
                    state.play(move, seat)
                except IllegalMove as refusal:
                    raise BotFailed(seated[seat].spec, seed, state.ply, str(refusal)) from refusal
        finally:
            for player in seated:
                player.close()
        end = state.outcome or Outcome(state.scores(), (), ENDLESS)
        return Played(
            number,
            seed,
            entrants,
            end.scores,
            end.winners,
            end.reason,
            decisions,
            seconds,
            _record(state, seated, forfeits) if keep_record else "",
            forfeits,
            {seat: player.said for seat, player in enumerate(seated) if player.said},
        )


def bot_seed(seed: int, seat: int) -> int:
    """A seed for a bot that is independent of the deal."""
    return int.from_bytes(sha256(f"bot {seat} of game {seed}".encode()).digest()[:7], "big")


def choice(player: Bot, view: View, seed: int, ply: int) -> Move:
    """What a bot chooses; BotFailed if it cannot."""
    try:
        move = player.choose(view)
    except Forfeit:
        raise
    except Exception as problem:
        where = extract_tb(problem.__traceback__)[-1]
        told = f"{type(problem).__name__}: {problem} ({where.filename}, line {where.lineno})"
        raise BotFailed(player.spec, seed, ply, " ".join(told.split())) from problem
    if not isinstance(move, Move):
        raise BotFailed(player.spec, seed, ply, f"it chose {move!r}, which is not a move")
    return move


def _record(state: State, seated: Sequence[Bot], forfeits: dict[int, str]) -> str:
    headers = {f"seat {seat}": player.spec for seat, player in enumerate(seated)}
    headers |= {f"forfeit {seat}": reason for seat, reason in forfeits.items()}
    return Record.of(state, headers).dumps()
