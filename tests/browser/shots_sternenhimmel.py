"""The states of Sternenhimmel's table."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.shots import Scene
from tests.browser.sternenhimmel import (
    close_scoring,
    hand,
    my_turn,
    open_table,
    pick,
    play_out,
    play_until_scored,
    put,
    stars,
)


def turns(page: Page, players: int, count: int) -> None:
    open_table(page, players)
    for turn in range(count):
        my_turn(page)
        close_scoring(page)
        put(page, turn * 3)
    close_scoring(page)


def start(page: Page) -> None:
    open_table(page, 4)
    my_turn(page)


def middle(page: Page) -> None:
    turns(page, 4, 5)


def picked(page: Page) -> None:
    turns(page, 4, 5)
    pick(page, 1)
    stars(page).last.focus()


def three(page: Page) -> None:
    turns(page, 3, 5)
    pick(page, 0)


def five(page: Page) -> None:
    turns(page, 5, 5)
    pick(page, hand(page).count() - 1)


def scoring(page: Page) -> None:
    open_table(page, 4)
    play_until_scored(page)


def scoring_step(page: Page) -> None:
    scoring(page)
    page.get_by_role("button", name="Step back").click()
    page.get_by_role("button", name="Step back").click()


def end(page: Page) -> None:
    open_table(page, 4)
    play_out(page)


SHOTS: dict[str, Scene] = {
    "sternenhimmel-start": start,
    "sternenhimmel-turn": middle,
    "sternenhimmel-picked": picked,
    "sternenhimmel-picked-light": picked,
    "sternenhimmel-picked-contrast": picked,
    "sternenhimmel-three": three,
    "sternenhimmel-five": five,
    "sternenhimmel-scoring": scoring,
    "sternenhimmel-scoring-step": scoring_step,
    "sternenhimmel-end": end,
}
