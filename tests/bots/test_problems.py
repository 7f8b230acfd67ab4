"""The problems: each is a position that can be played, and its goal is what it says."""

from json import loads

import pytest

from asterism import bot, game
from asterism.bots.problems import Problem, is_solved, problems, read
from asterism.games import names

ALL = [(name, problem) for name in names() for problem in problems(name)]
WINS = [(name, problem) for name, problem in ALL if problem.goal.wins]


def named(case: object) -> str:
    return case.name if isinstance(case, Problem) else str(case)


def test_no_two_have_the_same_name() -> None:
    assert len({(name, problem.name) for name, problem in ALL}) == len(ALL) > 0


@pytest.mark.parametrize(("name", "problem"), ALL, ids=named)
def test_a_problem_can_be_played(name: str, problem: Problem) -> None:
    state = game(name).resume(problem.position)
    assert problem.seat in state.seats
    legal = [move.text for move in state.legal_moves(problem.seat)]
    assert len(legal) > 1
    assert set(problem.goal.move) <= set(legal)
    for text in (*problem.goal.turn, *problem.goal.avoids):
        state.read_move(text)


@pytest.mark.parametrize(("name", "problem"), WINS, ids=named)
def test_every_sure_win_is_found_from_skilled_upwards(name: str, problem: Problem) -> None:
    assert is_solved(game(name), problem, bot("level:skilled"))


def test_a_goal_can_be_missed() -> None:
    assert not all(is_solved(game(name), problem, bot("level:novice")) for name, problem in WINS)


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"goal": {}}, "goal: there is none"),
        ({"goal": {"draws": 1}}, "unknown field 'draws'"),
        ({"topic": "luck"}, "topic"),
        ({"author": "me"}, "unknown field 'author'"),
    ],
)
def test_a_damaged_problem_is_refused(changed: dict[str, object], told: str) -> None:
    good: dict[str, object] = loads(
        '{"name": "x", "topic": "win", "source": "made", "known": "so", "seat": 0,'
        ' "position": {}, "goal": {"wins": true}}'
    )
    assert read(good, "x.jsonl:1").goal.wins
    with pytest.raises(ValueError, match=told):
        read({**good, **changed}, "x.jsonl:1")
