"""How Stellar is played at its table: by clicking what glows."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.steer import Json, opened, steer


def open_table(page: Page, level: str = "greedy", **options: Any) -> None:
    """A game against a quick bot; the person begins unless the options say otherwise."""
    room = opened(page, "stellar", {"start_player": 0, **options}, [level])
    page.goto(f"r/{room}")
    page.locator(".stellar").wait_for()


def open_renewal(page: Page) -> None:
    """A table that asks whether the row is renewed: most games come to it, not all."""
    chance = random.Random(8)
    room = opened(page, "stellar", {"start_player": 0}, ["greedy"])
    while not steer(page, room, _asks_to_renew, ("keep",), chance):
        room = opened(page, "stellar", {"start_player": 0}, ["greedy"])
    page.goto(f"r/{room}")
    page.locator("[data-move='keep']").wait_for()


def _asks_to_renew(table: Json) -> bool:
    return any(option["move"]["type"] == "renew" for option in table["legal"])


def task(page: Page) -> str:
    """What the table asks for now."""
    table = page.locator(".stellar")
    expect(table.or_(page.get_by_test_id("end")).first).to_be_visible()
    return table.get_attribute("data-task") or ""


def number(page: Page) -> str:
    """The newest entry of the log."""
    found: str = page.evaluate("document.querySelector('[data-number]').dataset.number")
    return found


def total(page: Page) -> int:
    return int(page.get_by_test_id("total-0").inner_text())


def tab_to(page: Page, pattern: str, region: str = "", most: int = 150) -> None:
    """Press Tab until what has the focus has such a name (and lies in such a region)."""
    for _ in range(most):
        name, where = page.evaluate(
            """(() => {
                const now = document.activeElement;
                const region = now?.closest('section[aria-label]')?.ariaLabel ?? '';
                return [now?.ariaLabel ?? now?.textContent ?? '', region];
            })()"""
        )
        if re.search(pattern, name) and region in where:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"nothing named {pattern} is reached by keyboard")


def offers(page: Page) -> Locator:
    return page.locator("[data-drop]")


def hand(page: Page) -> Locator:
    return page.locator("[data-place='hand.0'][data-offer]")


def pick(page: Page, choice: int = 0) -> None:
    """Pick a card of the hand; picking it twice would put it back."""
    card = hand(page).nth(choice % hand(page).count())
    if card.get_attribute("aria-pressed") != "true":
        card.click()
    offers(page).first.wait_for()


def step(page: Page, choice: int = 0, area: str = ".stellar") -> str:
    """Do what is asked, by clicking; what it was. Cards go to places of that area."""
    asked = task(page)
    before = number(page)
    if asked == "take":
        page.locator("[data-place^='row.'][data-offer]").nth(choice % 5).click()
    elif asked == "renew":
        page.locator("[data-move='keep']").click()
    elif asked in ("starters", "play", "last"):
        pick(page, choice)
        places = page.locator(f"{area} [data-drop]")
        places.nth(choice % places.count()).click()
    elif asked == "place":
        offers(page).first.wait_for()
        offers(page).nth(choice % offers(page).count()).click()
    page.wait_for_function(
        "before => document.querySelector('[data-testid=end]') || "
        "(document.querySelector('[data-number]').dataset.number !== before"
        " && document.querySelector('.stellar')?.dataset.task !== 'wait')",
        arg=before,
    )
    return asked


def play_until(page: Page, wanted: str, turns: int = 0) -> None:
    """Play on until the table asks for something, after so many turns of one's own."""
    taken = 0
    for count in range(200):
        asked = task(page)
        if asked == wanted and taken >= turns:
            return
        # The card that follows one in the notebook asks for a place in the telescope.
        area = ".notebook" if wanted == "place" and asked == "play" else ".stellar"
        if step(page, count * 5, area) == "take":
            taken += 1
    raise AssertionError(f"{wanted} was never asked")


def play_out(page: Page, most: int = 200) -> None:
    """Play until the score sheet lies on the table."""
    end = page.get_by_test_id("end")
    for count in range(most):
        if end.is_visible():
            return
        step(page, count * 5)
    raise AssertionError(f"the game is not over after {most} steps")
