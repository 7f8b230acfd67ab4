"""The guided first games: every step can be reached, done, said, and looked up."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import asterism
from asterism import words
from asterism.engine.state import State
from asterism.lessons import LESSONS, READ, Lesson, NotMeant, Standing, Step, follow

RULES = Path(__file__).resolve().parents[2] / "docs" / "rules"
# How fast people read, words a minute, and what a decision takes, in seconds.
PACE = 150
DECISION = 8

each_lesson = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)


def stands(lesson: Lesson, done: list[str]) -> tuple[Standing, State]:
    """Where the learner stands, and the real game there."""
    standing = follow(lesson, done)
    state = asterism.game(lesson.game).resume(dict(lesson.chapters[standing.chapter].position))
    for seat, move in standing.moves:
        state.play(move, seat)
    return standing, state


def walk(lesson: Lesson, choice: int) -> Iterator[tuple[Standing, State]]:
    """Every moment of a lesson; of the moves that will do, that one, if there are so many."""
    done: list[str] = []
    while True:
        standing, state = stands(lesson, done)
        yield standing, state
        if standing.step is None:
            return
        if standing.wanted is None:
            done.append(READ)
            continue
        legal = [move.text for move in state.legal_moves(0)]
        fitting = [text for text in standing.wanted if text in legal] if standing.wanted else legal
        assert fitting, f"{standing.step.says.id}: none of {standing.wanted} is in {legal}"
        done.append(fitting[min(choice, len(fitting) - 1)])


def steps(lesson: Lesson) -> list[Step]:
    return [step for chapter in lesson.chapters for step in chapter.steps]


def test_every_game_of_ours_has_a_guided_first_game() -> None:
    assert set(LESSONS) == {"stellar", "sternenhimmel", "star_realms"}


@each_lesson
@pytest.mark.parametrize("choice", [0, 1, 2])
def test_a_lesson_can_be_played_to_its_end(lesson: Lesson, choice: int) -> None:
    seen = {standing.step.says.id for standing, _ in walk(lesson, choice) if standing.step}
    assert seen == {step.says.id for step in steps(lesson)}


@each_lesson
def test_the_learner_wins_at_the_end(lesson: Lesson) -> None:
    *_, (standing, state) = walk(lesson, 0)
    assert standing.number == lesson.steps
    assert state.outcome is not None
    assert state.outcome.winners == (0,)


@each_lesson
def test_whoever_is_asked_something_may_decide_and_nobody_else_has_to(lesson: Lesson) -> None:
    for standing, state in walk(lesson, 0):
        if standing.wanted is not None:
            assert 0 in state.seats


@each_lesson
def test_a_decision_leaves_a_choice_but_only_some_will_do(lesson: Lesson) -> None:
    """Somebody who tries something else is answered: so there must be something else."""
    free = 0
    for standing, state in walk(lesson, 0):
        if standing.wanted is not None:
            free += len(state.legal_moves(0)) > len(standing.wanted)
    assert free >= 5


@each_lesson
def test_another_move_than_the_ones_that_will_do_is_not_followed(lesson: Lesson) -> None:
    done: list[str] = []
    while (standing := follow(lesson, done)).wanted is None:
        with pytest.raises(NotMeant):
            follow(lesson, [*done, "nonsense"])
        done.append(READ)
    for text in ("nonsense", READ):
        with pytest.raises(NotMeant):
            follow(lesson, [*done, text])
    assert standing.wanted


@each_lesson
def test_nothing_follows_the_end_of_a_lesson(lesson: Lesson) -> None:
    *_, (standing, _) = walk(lesson, 0)
    assert standing.step is None
    done = [READ] * 200
    with pytest.raises(NotMeant):
        follow(lesson, done)


@each_lesson
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_step_is_said_in_every_language_and_ten_minutes_are_enough(
    lesson: Lesson, language: str
) -> None:
    words.be_strict()
    try:
        read, decisions = 0, 0
        for step in steps(lesson):
            said = words.say(step.says, language)
            if step.asks:
                said += " " + words.say(step.says, language, part="task")
            read += len(said.split())
            decisions += len(step.asks)
        assert read / PACE * 60 + decisions * DECISION < 600
    finally:
        words.be_strict(False)


@each_lesson
def test_every_clause_that_a_step_names_stands_in_the_rules(lesson: Lesson) -> None:
    text = (RULES / f"{lesson.game}.en.md").read_text(encoding="utf-8")
    clauses = set(re.findall(r"\*\*([A-Z]{2}-[0-9][0-9.]*[a-z]?)\*\*", text))
    assert {clause for step in steps(lesson) for clause in step.clauses} <= clauses
