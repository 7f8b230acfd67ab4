"""The guided first game, if there is one: every step can be reached, done, said, and looked up."""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec

import pytest

from asterism import State, lessons, words
from asterism.conformance.kit import Kit
from asterism.lessons import READ, Lesson, NotMeant, Standing, Step, follow


def lesson_of(kit: Kit) -> Lesson | None:
    """What is found by the name of an installed game, or in its package."""
    found = lessons.find(kit.name)
    if found is None and find_spec(module := f"{kit.package}.lesson") is not None:
        found = import_module(module).LESSON
    return found


def stands(kit: Kit, lesson: Lesson, done: list[str]) -> tuple[Standing, State]:
    """Where the learner stands, and the real game there."""
    standing = follow(lesson, done)
    state = kit.game.resume(dict(lesson.chapters[standing.chapter].position))
    for seat, move in standing.moves:
        state.play(move, seat)
    return standing, state


def walk(kit: Kit, lesson: Lesson, choice: int) -> Iterator[tuple[Standing, State]]:
    """Every moment of a lesson; of the moves that will do, that one, if there are so many."""
    done: list[str] = []
    while True:
        standing, state = stands(kit, lesson, done)
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


@pytest.mark.parametrize("choice", [0, 1, 2])
def test_a_lesson_can_be_played_to_its_end(kit: Kit, choice: int) -> None:
    lesson = lesson_of(kit)
    if lesson is None:
        return
    seen = {standing.step.says.id for standing, _ in walk(kit, lesson, choice) if standing.step}
    assert seen == {step.says.id for step in steps(lesson)}


def test_whoever_is_asked_something_may_decide(kit: Kit) -> None:
    lesson = lesson_of(kit)
    for standing, state in walk(kit, lesson, 0) if lesson else ():
        assert standing.wanted is None or 0 in state.seats


def test_another_move_than_the_ones_that_will_do_is_not_followed(kit: Kit) -> None:
    lesson = lesson_of(kit)
    if lesson is None:
        return
    done: list[str] = []
    while follow(lesson, done).wanted is None:
        with pytest.raises(NotMeant):
            follow(lesson, [*done, "nonsense"])
        done.append(READ)
    for text in ("nonsense", READ):
        with pytest.raises(NotMeant):
            follow(lesson, [*done, text])


def test_every_step_is_said_in_every_language_and_its_clauses_exist(kit: Kit) -> None:
    lesson = lesson_of(kit)
    words.be_strict()
    try:
        for step in steps(lesson) if lesson else ():
            assert set(step.clauses) <= kit.clauses
            for language in words.languages():
                assert words.say(step.says, language)
                assert not step.asks or words.say(step.says, language, part="task")
    finally:
        words.be_strict(False)
