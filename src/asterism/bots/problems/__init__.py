"""Problems: positions whose best move is known, to see what a bot can find.

Each line of a file is one problem: a position, whose turn it is, and a goal. Some were laid out by
hand, to show one idea; the others come from games that bots lost, chosen before anything was
changed because of them, with the move that a long search found and playing on confirmed. Nothing is
ever trained on them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from json import loads

from asterism.bots.bot import Bot
from asterism.engine.game import Game
from asterism.engine.reading import as_int, as_list, as_object, as_str, one_of, only
from asterism.engine.state import State

FIELDS = ("name", "topic", "source", "known", "seat", "position", "goal")
# A sure win; the order of moves; a card given up; a choice; a purchase; whom to attack; partners; a
# move of a game that was lost.
TOPICS = ("win", "order", "sacrifice", "choice", "purchase", "target", "partners", "lost")
GOALS = ("wins", "move", "turn", "avoids")
END = "end"  # the last move of a turn, in games whose turns have several
MOST_MOVES = 200  # of a turn


@dataclass(frozen=True)
class Goal:
    """What has to happen: the turn wins; the next move is one of these; the turn has all of these
    moves, or none of those.
    """

    wins: bool = False
    move: tuple[str, ...] = ()
    turn: tuple[str, ...] = ()
    avoids: tuple[str, ...] = ()


@dataclass(frozen=True)
class Problem:
    name: str
    topic: str
    source: str  # "made", or the game that was lost
    known: str  # how the best move is known
    seat: int
    position: dict[str, object]
    goal: Goal

    def is_from_a_game(self) -> bool:
        return self.source != "made"


@cache
def problems(name: str) -> tuple[Problem, ...]:
    """All problems of a game; a ValueError says which line of the file is wrong."""
    file = files(__package__) / f"{name}.jsonl"
    if not file.is_file():
        return ()
    lines = file.read_text("utf-8").splitlines()
    return tuple(
        read(loads(line), f"{name}.jsonl:{number}") for number, line in enumerate(lines, 1)
    )


def read(data: object, where: str) -> Problem:
    found = as_object(data, where)
    only(found, where, FIELDS)
    goal = as_object(found.get("goal"), f"{where}.goal")
    only(goal, f"{where}.goal", GOALS)
    if not goal:
        raise ValueError(f"{where}.goal: there is none")
    return Problem(
        as_str(found.get("name"), f"{where}.name"),
        one_of(found.get("topic"), f"{where}.topic", TOPICS),
        as_str(found.get("source"), f"{where}.source"),
        as_str(found.get("known"), f"{where}.known"),
        as_int(found.get("seat"), f"{where}.seat", 0, 5),
        as_object(found.get("position"), f"{where}.position"),
        Goal(
            goal.get("wins") is True,
            texts(goal, "move", where),
            texts(goal, "turn", where),
            texts(goal, "avoids", where),
        ),
    )


def texts(goal: dict[str, object], field: str, where: str) -> tuple[str, ...]:
    moves = as_list(goal.get(field, []), f"{where}.goal.{field}")
    return tuple(as_str(move, f"{where}.goal.{field}") for move in moves)


def is_solved(game: Game, problem: Problem, bot: Bot) -> bool:
    """Does the bot, in that seat, reach the goal?"""
    state = game.resume(problem.position)
    goal, seat = problem.goal, problem.seat
    if goal.move:
        return bot.choose(state.view(seat)).text in goal.move
    played = turn_of(state, seat, bot)
    won = state.outcome is not None and seat in state.outcome.winners
    if goal.wins and not won:
        return False
    missed = [move for move in goal.turn if move not in played]
    return not missed and not any(move in played for move in goal.avoids)


def turn_of(state: State, seat: int, bot: Bot) -> list[str]:
    """Play the seat's turn to its end; whoever else is asked takes the first answer."""
    played: list[str] = []
    while state.seats and len(played) < MOST_MOVES and END not in played:
        if seat not in state.seats:
            other = state.seats[0]
            state.play(state.legal_moves(other)[0], other)
            continue
        move = bot.choose(state.view(seat))
        played.append(move.text)
        state.play(move, seat)
    return played
