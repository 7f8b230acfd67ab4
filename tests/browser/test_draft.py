"""A draft before the first turn of Star Realms: picked at the table, and made in the workshop."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser import star_realms as table
from tests.browser.site import choose, violations

PACK = """
format = 1
game = "star_realms"
name = "Draft of two"
base = "rulebook"
draft = {rounds = 2, row = 7, rest = "out"}
"""


def begin(page: Page) -> None:
    table.set_up(page, "duel")
    choose(page, "Star Realms")
    page.get_by_role("button", name="All options").click()
    page.get_by_text("A pack of your own").click()
    page.get_by_role("textbox", name="Or paste its text").fill(PACK)
    page.get_by_role("button", name="Use this pack").click()
    expect(page.get_by_role("combobox", name="What is in the box")).to_contain_text("Draft of two")
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Play now").click()
    table.ready(page)


def pick(page: Page, how_many: str) -> str:
    """Take the first card; its name."""
    ask = page.locator(".ask")
    expect(ask.locator("header")).to_contain_text("The draft")
    expect(ask.locator("h2")).to_have_text(f"Take a card for your first deck: {how_many}")
    cards = ask.locator(".choices [data-card]")
    assert 1 < cards.count() <= 7
    card = cards.first.get_attribute("data-card")
    before = page.evaluate(table.NUMBER)
    cards.first.click(position={"x": 8, "y": 40})
    table.moved_on(page, before)
    table.ready(page)
    assert card is not None
    return card


def drafted(page: Page) -> None:
    begin(page)
    assert violations(page) == []
    first = pick(page, "2 to go")
    second = pick(page, "the last one")
    expect(page.locator(".ask")).to_have_count(0)
    room = page.url.rsplit("/", 1)[1]
    view = page.evaluate(f"fetch('../api/rooms/{room}/table').then((one) => one.json())")["view"]
    mine = view["players"][0]
    everything = [*mine["hand"], *mine["unseen"]]
    assert len(everything) == 12 and {first, second} <= {*everything}
    assert len(view["trade_row"]) == 5 and len(view["scrap_heap"]) == 7


def test_a_draft_is_picked_on_a_phone(phone: Page) -> None:
    drafted(phone)


def test_a_draft_is_picked_on_a_desktop(desktop: Page) -> None:
    drafted(desktop)


def test_a_draft_is_made_in_the_workshop(desktop: Page) -> None:
    desktop.goto("workshop/star_realms")
    desktop.get_by_role("button", name="Copy and change").first.click()
    desktop.get_by_text("Title and numbers").click()
    desktop.get_by_label("Cards that everybody takes; 0 for no draft").fill("3")
    desktop.get_by_label("Cards that lie open").fill("8")
    checked = desktop.get_by_test_id("checked")
    expect(checked).to_contain_text("so as many cards lie open as it has places: 5")
    desktop.get_by_label("What is left at the end").select_option(label="back into the trade deck")
    expect(checked).not_to_contain_text("as many cards lie open")
    assert violations(desktop) == []
