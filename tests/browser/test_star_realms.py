"""Star Realms in a browser: every format, whole games, by clicking and by keyboard."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import star_realms as table
from tests.browser.conftest import Guest
from tests.browser.site import violations


def test_a_whole_duel_from_the_start_page_to_the_score_sheet(desktop: Page) -> None:
    table.start(desktop, "duel")
    expect(desktop.locator(".realm")).to_have_count(1)
    for _ in range(80):
        table.play_turn(desktop)
        if table.is_over(desktop):
            break
    sheet = desktop.get_by_test_id("end")
    expect(sheet.get_by_role("row", name=re.compile("won"))).to_have_count(1)
    expect(sheet.get_by_text("after")).to_be_visible()
    assert violations(desktop) == []


# The duel was played to its end.
@pytest.mark.parametrize("format", [one for one in table.PLAYERS if one != "duel"])
def test_every_format_is_started_and_ten_turns_are_played(desktop: Page, format: str) -> None:
    table.start(desktop, format)
    others = desktop.locator(".realm")
    expect(others).to_have_count(table.PLAYERS[format] - 1)
    first = table.turn(desktop)
    while table.turn(desktop) < first + 10 and not table.is_over(desktop):
        table.play_turn(desktop)
    assert table.turn(desktop) >= first + 10 or table.is_over(desktop)


def press(page: Page, key: str) -> None:
    before = page.evaluate(table.NUMBER)
    page.keyboard.press(key)
    table.moved_on(page, before)


def by_keyboard(page: Page) -> None:
    """One thing, through roles, names and keys alone."""
    question = page.get_by_role("region", name=re.compile("card|base|ship|two|deck|discard"))
    asked = page.locator("section.ask")
    if asked.is_visible():
        assert question.first.is_visible(), "a question has a name"
        asked.get_by_role("button").last.focus()
        press(page, "Enter")
    elif page.get_by_role("button", name=re.compile("^Play all"), disabled=False).is_visible():
        press(page, "p")
    elif page.get_by_role("button", name=re.compile("^Use all"), disabled=False).is_visible():
        press(page, "b")
    elif page.get_by_role("button", name=re.compile("^Acquire")).count():
        page.get_by_role("button", name=re.compile("^Acquire")).first.focus()
        press(page, "Enter")
    elif page.get_by_role("button", name=re.compile("^Attack all"), disabled=False).is_visible():
        press(page, "a")
    else:
        press(page, "e")


def test_a_whole_duel_by_keyboard_roles_names_and_the_live_region(desktop: Page) -> None:
    table.start(desktop, "duel")
    heard: set[str] = set()
    live = desktop.locator("[aria-live=polite]")
    for _ in range(900):
        if table.is_over(desktop):
            break
        by_keyboard(desktop)
        heard |= set(live.all_inner_texts()[0].splitlines())
    assert table.is_over(desktop)
    said = "\n".join(heard)
    for sentence in ("You play Scout.", "You gain 1 trade.", "You attack and take", "to spend."):
        assert sentence in said


def test_questions_and_piles_are_free_of_violations_in_every_theme(guest: Guest) -> None:
    page = guest(theme="light")
    table.start(page, "duel")
    page.get_by_role("button", name=re.compile("^Scrap heap")).click()
    expect(page.get_by_role("dialog", name=re.compile("^Scrap heap"))).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    table.wishes(page, "End turn").click()
    ending = page.get_by_role("dialog", name="End the turn?")
    expect(ending.get_by_text("cards in hand are not played")).to_be_visible()
    assert violations(page) == []
    ending.get_by_role("button", name="Go on playing").click()
    for theme in ("dark", "contrast"):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        assert violations(page) == []


def test_any_card_can_be_enlarged_also_with_the_keyboard(desktop: Page) -> None:
    table.start(desktop, "duel")
    card = desktop.get_by_role("region", name="Trade row").locator("[data-place='row.1']")
    name = card.locator(".name").inner_text()
    card.click(button="right")
    shown = desktop.get_by_role("dialog", name="Card")
    expect(shown.get_by_role("heading", name=name)).to_be_visible()
    assert violations(desktop) == []
    desktop.keyboard.press("Escape")
    expect(shown).to_be_hidden()
    card.focus()
    desktop.keyboard.press("i")
    expect(shown.get_by_role("heading", name=name)).to_be_visible()
