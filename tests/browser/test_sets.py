"""Sets of a pack: the table chooses which are mixed in, and a deck by lot is counted as it is."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Guest
from tests.browser.rooms import join, open_room
from tests.browser.site import choose, violations

PACK = """
format = 1
game = "star_realms"
name = "Birds"
base = "rulebook"
trade_deck = 30
sets = [{set = "dawn", name = "Birds of <b>dawn</b>"}, {set = "dusk", spare = true}]

[[cards]]
card = "lark"
name = "Lark"
set = "dawn"
cost = 1
copies = 4
primary = [{op = "gain", trade = 1}]

[[cards]]
card = "owl"
name = "Owl"
set = "dusk"
cost = 1
copies = 4
primary = [{op = "gain", combat = 1}]
"""
DAWN, DUSK = "Birds of <b>dawn</b>", "dusk"


def paste(page: Page) -> None:
    page.get_by_text("A pack of your own").click()
    page.get_by_role("textbox", name="Or paste its text").fill(PACK)
    page.get_by_role("button", name="Use this pack").click()


def told(page: Page) -> dict[str, Any]:
    """What the server tells of the table that the page shows."""
    room = page.url.rsplit("/", 1)[1]
    view: dict[str, Any] = page.evaluate(
        f"fetch('../api/rooms/{room}/table').then((one) => one.json())"
    )["view"]
    return view


def test_sets_are_chosen_before_a_game(phone: Page) -> None:
    phone.goto("")
    choose(phone, "Star Realms")
    phone.get_by_role("button", name="All options").click()
    paste(phone)
    expect(phone.get_by_label(DAWN)).to_be_checked()
    expect(phone.get_by_label(DUSK)).not_to_be_checked()
    phone.get_by_label(DUSK).check()
    phone.get_by_label(DAWN).focus()
    phone.keyboard.press("Space")
    expect(phone.get_by_label(DAWN)).not_to_be_checked()
    assert violations(phone) == []
    phone.get_by_role("button", name="Done").click()
    phone.get_by_role("button", name="Play now").click()
    expect(phone.get_by_test_id("turn")).to_be_visible()
    view = told(phone)
    assert view["options"]["sets"] == ["dusk"]
    may_come = [*view["trade_deck"], *view["trade_row"]]
    assert may_come.count("owl") == 4 and "lark" not in may_come
    assert (view["left_out"], len(view["trade_deck"])) == (54, 79)


def test_a_room_agrees_on_its_sets_and_forgets_them_with_the_pack(guest: Guest) -> None:
    host = guest()
    link = open_room(host, "Star Realms")
    friend = guest(390, 844)
    join(friend, link)
    paste(host)
    expect(host.get_by_label(DUSK)).not_to_be_checked()
    host.get_by_label(DUSK).check()
    expect(friend.get_by_label(DUSK)).to_be_checked()
    expect(friend.get_by_label(DUSK)).to_be_disabled()
    host.get_by_role("combobox", name="What is in the box").select_option("rulebook")
    expect(host.get_by_label(DUSK)).to_have_count(0)
    assert violations(host) == []


def test_the_deck_is_counted_without_what_is_left_out(desktop: Page) -> None:
    desktop.goto("")
    choose(desktop, "Star Realms")
    desktop.get_by_role("button", name="All options").click()
    paste(desktop)
    expect(desktop.get_by_label(DAWN)).to_be_checked()
    desktop.get_by_role("button", name="Done").click()
    desktop.get_by_role("button", name="Play now").click()
    # Whoever begins may have bought some already.
    deck = desktop.get_by_role("button", name=re.compile(r"in unknown order, 2[0-5] cards"))
    deck.click()
    left_out = re.compile(r"2[0-5] cards; left out of these: 54")
    expect(desktop.get_by_role("dialog")).to_contain_text(left_out)


def test_sets_are_made_in_the_workshop(desktop: Page) -> None:
    desktop.goto("workshop/star_realms")
    desktop.get_by_role("button", name="Copy and change").first.click()
    sets = desktop.locator("section[data-field=sets]")
    sets.get_by_role("button", name="Add").click()
    desktop.get_by_label("In the box unless it is chosen").check()
    desktop.get_by_role("button", name="All of the box").click()
    desktop.locator("[data-piece=ram]").click()
    desktop.get_by_role("combobox", name="Set", exact=True).select_option("new-1")
    expect(desktop.get_by_text("No card is of this set.")).to_have_count(0)
    assert violations(desktop) == []
