"""How Star Realms is played at its table: by clicking what glows."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser import fleet
from tests.browser.site import choose
from tests.browser.steer import call, known_as_guest

PLAYERS = {
    "duel": 2,
    "deathmatch": 3,
    "hunter": 4,
    "hydra2": 4,
    "hydra3": 6,
    "emperor": 6,
    "raid": 5,
}
HEADS = {"hydra2": 2, "hydra3": 3}
# Something to decide, or the end; not while a move or a wish of mine is on its way.
READY = """() => document.querySelector('[data-testid=end]')
    || document.querySelector('[data-sending=false] .sr.table[data-busy=false]')
        && document.querySelector('.ask, button.end[aria-disabled=false]')"""
ROUND = 60_000
SHORT = fleet.pack("A short duel", authority=15)
NUMBER = "document.querySelector('[data-number]').dataset.number"
MOVED = f"""before => document.querySelector('[data-testid=end]') || {NUMBER} !== before"""
ASKED_OR_MOVED = f"{MOVED} || document.querySelector('dialog[open]')"


def short_box(page: Page) -> str:
    """The fingerprint of a box with which a duel is soon over."""
    known_as_guest(page)
    return str(call(page, "packs", SHORT)["fingerprint"])


def set_up(page: Page, format: str, bot: str = "random", **options: Any) -> None:
    """The start page as somebody left it the last time: players, quick bots, a format."""
    given = {"format": format, "start_player": 0, **options}
    kept = json.dumps({"players": PLAYERS[format], "bots": [bot] * 6, "options": given})
    page.add_init_script(f"localStorage.setItem('asterism setup star_realms', {json.dumps(kept)})")
    page.goto("")


def start(page: Page, format: str = "duel", **options: Any) -> None:
    """From the start page to a table of that format, by clicking."""
    set_up(page, format, **options)
    choose(page, "Star Realms")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile(r"/r/"))
    expect(page.get_by_test_id("star-realms")).to_have_attribute("data-format", format)
    ready(page)


def ready(page: Page) -> None:
    """My decision, or the end; five bots may have had their turns before."""
    page.wait_for_function(READY, timeout=ROUND)


def is_over(page: Page) -> bool:
    return page.get_by_test_id("end").is_visible()


def turn(page: Page) -> int:
    return int(page.get_by_test_id("star-realms").get_attribute("data-turn") or 0)


def act(page: Page, target: Locator) -> None:
    """Click, and see that the table has moved on."""
    before = page.evaluate(NUMBER)
    target.click()
    moved_on(page, before)


def moved_on(page: Page, before: str) -> None:
    """The table has moved on. It may have asked first: whom to attack with everything, or whether
    to end the turn though something is left, as an ability that nothing uses by itself.
    """
    page.wait_for_function(ASKED_OR_MOVED, arg=before)
    sure = page.locator("dialog[open] :is(.list button, .answers button:not(.primary))")
    if not is_over(page) and sure.count():
        sure.first.focus()
        page.keyboard.press("Enter")
        expect(page.locator("dialog[open] .answers")).to_have_count(0)
    page.wait_for_function(MOVED, arg=before)
    ready(page)


def question(page: Page) -> Locator:
    return page.locator(".ask")


def answer(page: Page) -> None:
    """The first answer that the question offers."""
    offered = question(page).locator(":is(.choices, .options, footer) button:not(.by)")
    act(page, offered.first)


def wishes(page: Page, name: str) -> Locator:
    """A button that can be pressed, by its words: names of roles take the browser much longer."""
    return page.locator(".actions button[aria-disabled=false]", has_text=re.compile(rf"^\s*{name}"))


def affordable(page: Page) -> Locator:
    return page.get_by_role("region", name="Trade row").locator("button.may")


def dearest(page: Page) -> Locator:
    """The dearest card that can be acquired; Explorers stand at the end."""
    costs = affordable(page).locator(".cost").all_inner_texts()
    best = max(range(len(costs)), key=lambda at: int(costs[at]))
    return affordable(page).nth(best)


def step(page: Page) -> bool:
    """One thing that a player would do now; whether it ended the turn."""
    if question(page).is_visible():
        answer(page)
    elif wishes(page, "Play all").is_visible():
        act(page, wishes(page, "Play all"))
    elif wishes(page, "Use all").is_visible():
        act(page, wishes(page, "Use all"))
    elif affordable(page).count():
        act(page, dearest(page))
    elif wishes(page, "Attack").is_visible():
        act(page, wishes(page, "Attack"))
    else:
        act(page, wishes(page, "End turn"))
        return True
    return False


def play_turn(page: Page) -> None:
    """All of an own turn, by clicking, until it is one's own turn again."""
    for _ in range(60):
        if is_over(page) or step(page):
            return
    raise AssertionError("a turn does not end")
