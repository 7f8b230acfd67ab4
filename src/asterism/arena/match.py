"""A number of games between bots, each of which can be played by itself.

Game number i is dealt from the seed `seed + i`, and its bots get that seed too. The bots are
repeated until every seat has one, and move on by one seat from game to game: after as many games
as there are seats, every bot has sat everywhere equally often. So a game depends on nothing but
the match and its number, whichever process plays it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from time import perf_counter
from traceback import extract_tb

from asterism import Bot, IllegalMove, Move, Record, State, bot, game


class BotFailed(Exception):
    """A bot that raised something, or chose what is not a legal move."""

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
class Match:
    """Who plays what, how often, and from which seed on."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    options: dict[str, object] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.seed < 0:
            raise ValueError(f"a seed is a whole number from 0 up, not {self.seed}")
        game(self.game).settle(self.players, self.options)
        if not 1 <= len(self.bots) <= self.players:
            raise ValueError(f"{self.players} players need 1 to {self.players} bots")
        for spec in self.bots:
            bot(spec)

    def play(self, number: int, keep_record: bool = False) -> Played:
        """Play one game of the match."""
        seed = self.seed + number
        state = game(self.game).start(self.players, seed, dict(self.options))
        entrants = seating(self.players, len(self.bots), number)
        seated = [bot(self.bots[entrant], seed) for entrant in entrants]
        decisions = [0] * self.players
        seconds = [0.0] * self.players
        while (seat := state.seat) is not None:
            began = perf_counter()
            move = _choice(seated[seat], state, seat, seed)
            seconds[seat] += perf_counter() - began
            decisions[seat] += 1
            try:
                state.play(move, seat)
            except IllegalMove as refusal:
                raise BotFailed(seated[seat].spec, seed, state.ply, str(refusal)) from refusal
        end = state.outcome
        assert end is not None
        record = ""
        if keep_record:
            headers = {f"seat {seat}": player.spec for seat, player in enumerate(seated)}
            record = Record.of(state, headers).dumps()
        result = (end.scores, end.winners, end.reason)
        return Played(number, seed, entrants, *result, decisions, seconds, record)


def seating(players: int, bots: int, number: int) -> list[int]:
    """Which bot sits on each seat in that game of a match."""
    return [(seat + number) % players % bots for seat in range(players)]


def _choice(player: Bot, state: State, seat: int, seed: int) -> Move:
    try:
        move = player.choose(state.view(seat))
    except Exception as problem:
        where = extract_tb(problem.__traceback__)[-1]
        told = f"{type(problem).__name__}: {problem} ({where.filename}, line {where.lineno})"
        raise BotFailed(player.spec, seed, state.ply, " ".join(told.split())) from problem
    if not isinstance(move, Move):
        raise BotFailed(player.spec, seed, state.ply, f"it chose {move!r}, which is not a move")
    return move


@dataclass(frozen=True)
class Played:
    """What came of one game; lists are by seat."""

    number: int
    seed: int
    entrants: list[int]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    decisions: list[int]
    seconds: list[float]
    record: str  # its text, if it was to be kept
