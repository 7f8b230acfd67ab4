"""What the guided first games of ours have besides; that they can be followed, the conformance
suite shows of every game.
"""

from itertools import repeat

import pytest

from asterism import words
from asterism.conformance.games import kit_of
from asterism.conformance.test_lesson import lesson_of, steps, walk
from asterism.games import OWN
from asterism.lessons import READ, Lesson, NotMeant, follow

# How fast people read, words a minute, and what a decision takes, in seconds.
PACE = 150
DECISION = 8

each_game = pytest.mark.parametrize("game", OWN)


def ours(game: str) -> Lesson:
    """Every game of ours has one."""
    lesson = lesson_of(kit_of(game))
    assert lesson is not None
    return lesson


@each_game
def test_the_learner_wins_at_the_end(game: str) -> None:
    *_, (standing, state) = walk(kit_of(game), ours(game), 0)
    assert standing.number == ours(game).steps
    assert state.outcome is not None
    assert state.outcome.winners == (0,)


@each_game
def test_a_decision_leaves_a_choice_but_only_some_will_do(game: str) -> None:
    """Somebody who tries something else is answered: so there must be something else."""
    free = 0
    for standing, state in walk(kit_of(game), ours(game), 0):
        if standing.wanted is not None:
            free += len(state.legal_moves(0)) > len(standing.wanted)
    assert free >= 5


@each_game
def test_nothing_follows_the_end_of_a_lesson(game: str) -> None:
    *_, (standing, _) = walk(kit_of(game), ours(game), 0)
    assert standing.step is None
    with pytest.raises(NotMeant):
        follow(ours(game), [*repeat(READ, 200)])


@each_game
@pytest.mark.parametrize("language", words.languages())
def test_ten_minutes_are_enough(game: str, language: str) -> None:
    read, decisions = 0, 0
    for step in steps(ours(game)):
        said = words.say(step.says, language)
        if step.asks:
            said += " " + words.say(step.says, language, part="task")
        read += len(said.split())
        decisions += len(step.asks)
    assert read / PACE * 60 + decisions * DECISION < 600
