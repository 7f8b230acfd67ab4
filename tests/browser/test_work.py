"""How much the browser has to do for a move, counted: what a table costs on slow machines."""

from __future__ import annotations

import json
from bisect import bisect
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser import star_realms, stellar, sternenhimmel
from tests.browser.site import play_now

STYLED, LAID_OUT = "StyleResolver::ResolveStyle", "Layout"
KINDS = [
    "-*",
    "devtools.timeline",
    "disabled-by-default-blink.debug",
    "disabled-by-default-devtools.timeline.invalidationTracking",
]


def some_stellar(page: Page) -> None:
    for _ in range(4):
        stellar.step(page)


def some_sternenhimmel(page: Page) -> None:
    sternenhimmel.put(page)
    sternenhimmel.my_turn(page)


MOVES: dict[str, Callable[[Page], object]] = {
    "Stellar": some_stellar,
    "Sternenhimmel": some_sternenhimmel,
    "Star Realms": star_realms.play_turn,
}


def styled_while_laid_out(browser: Browser, page: Page, moves: Callable[[Page], object]) -> int:
    """How many styles the browser worked out in the midst of one layout, at most."""
    browser.start_tracing(page=page, categories=KINDS)
    moves(page)
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    styled = sorted(one["ts"] for one in events if one["name"] == STYLED)
    layouts = [one for one in events if one["name"] == LAID_OUT and one["ph"] == "X"]
    assert styled, "the browser says when it works out a style"
    assert layouts, "the browser says when it lays out the page"
    return max(
        bisect(styled, one["ts"] + one["dur"]) - bisect(styled, one["ts"]) for one in layouts
    )


@pytest.mark.parametrize("game", MOVES)
def test_a_move_does_not_style_the_whole_table_again(
    browser: Browser, desktop: Page, game: str
) -> None:
    """A container whose size is tried out has everything in it styled at each try."""
    desktop.goto("")
    play_now(desktop, game)
    desktop.locator("[data-turn='true']").wait_for()
    elements: int = desktop.evaluate("document.querySelectorAll('main *').length")
    assert styled_while_laid_out(browser, desktop, MOVES[game]) < elements / 4
