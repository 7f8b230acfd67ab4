"""How Sternenhimmel is played at its table: pick a token, put it on a star that glows."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

import asterism
from tests.browser.steer import opened


def open_table(page: Page, players: int = 3, level: str = "random", **options: Any) -> None:
    """A game against quick bots; the person begins."""
    room = opened(page, "sternenhimmel", {"start_player": 0, **options}, [level] * (players - 1))
    page.goto(f"r/{room}")
    page.locator(".heaven").wait_for()


def one_star_left(players: int = 4) -> dict[str, Any]:
    """A position in which seat 0 can fill the lowest constellation of the table."""
    options: dict[str, object] = {"start_player": 0}
    state = asterism.game("sternenhimmel").start(seed=4, players=players, options=options)
    position: dict[str, Any] = state.to_json()
    board = position["sky"][-1]["board"]
    while True:
        view, moves = state.view(state.seat), state.legal_moves(state.seat)
        ends = [move for move in moves if view.preview(move)["completes"]]
        if ends and state.seat == 0:
            return state.to_json()
        others = [move for move in moves if move not in ends]
        there = [move for move in others if move.to_json()["board"] == board]
        state.play((there or others)[0], state.seat)


def hand(page: Page) -> Locator:
    return page.locator(".hand button")


def stars(page: Page) -> Locator:
    return page.locator("[data-drop]")


def is_over(page: Page) -> bool:
    return page.get_by_test_id("end").is_visible()


def my_turn(page: Page) -> None:
    """Wait until something is asked of me, or the game is over."""
    page.wait_for_function(
        "() => document.querySelector('[data-testid=end]')"
        " || (document.querySelector('.heaven')?.dataset.task === 'put'"
        " && !document.querySelector('[data-sending=true]'))"
    )


def close_scoring(page: Page) -> bool:
    """Whether a constellation was being scored; on with the game."""
    done = page.get_by_test_id("scoring-done")
    if is_over(page) or not done.is_visible():
        return False
    done.click()
    return True


def pick(page: Page, choice: int = 0) -> None:
    hand(page).nth(choice % hand(page).count()).click()
    stars(page).first.wait_for()


def put(page: Page, choice: int = 0) -> None:
    """Pick a token and put it on a star, by clicking."""
    before = page.evaluate("document.querySelector('[data-number]').dataset.number")
    moved = "before => document.querySelector('[data-number]').dataset.number !== before"
    pick(page, choice)
    stars(page).nth(choice % stars(page).count()).click()
    page.wait_for_function(moved, arg=before)
    my_turn(page)


def play_until_scored(page: Page, most: int = 60) -> None:
    """Until the first constellation is full and its scoring lies on the table."""
    for count in range(most):
        my_turn(page)
        if page.get_by_test_id("scoring-done").is_visible():
            return
        put(page, count * 5)
    raise AssertionError("no constellation was ever full")


def play_out(page: Page, most: int = 90) -> int:
    """Until the score sheet lies on the table; how many scorings were shown on the way."""
    scorings = 0
    for count in range(most):
        my_turn(page)
        if is_over(page):
            expect(page.get_by_test_id("end")).to_be_visible()
            return scorings
        if close_scoring(page):
            scorings += 1
        put(page, count * 5)
    raise AssertionError(f"the game is not over after {most} turns")
