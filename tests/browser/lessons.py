"""How a guided first game is brought to one of its steps."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

import asterism
from asterism.lessons import READ, Lesson, find, follow
from tests.browser.site import remembering


def lesson_of(game: str) -> Lesson:
    lesson = find(game)
    assert lesson is not None
    return lesson


def done_before(game: str, step: str) -> list[str]:
    """What a learner did who has come to that step (`take`, of `lessons-stellar-take`)."""
    lesson = lesson_of(game)
    wanted = f"lessons-{game.replace('_', '-')}-{step}"
    done: list[str] = []
    while (standing := follow(lesson, done)).step is not None:
        if standing.step.says.id == wanted:
            return done
        done.append(next_of(game, done))
    raise AssertionError(f"there is no step {wanted}")


def next_of(game: str, done: list[str]) -> str:
    """What a learner does next: reads on, or makes the first move that will do."""
    standing = follow(lesson_of(game), done)
    if standing.wanted is None:
        return READ
    position: Any = lesson_of(game).chapters[standing.chapter].position
    state = asterism.game(game).resume(dict(position))
    for seat, move in standing.moves:
        state.play(move, seat)
    legal = [move.text for move in state.legal_moves(0)]
    return next(text for text in standing.wanted if text in legal)


def open_lesson(page: Page, game: str, step: str = "") -> None:
    """The guided game at that step, as after a reload; without one at its beginning."""
    if step:
        page.add_init_script(remembering({f"lesson {game}": done_before(game, step)}))
    page.goto(f"learn/{game}")
    page.get_by_test_id("coach").wait_for()
