"""Taking back: freely, behind what came to light against bots, by consent among people."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Guest
from tests.browser.rooms import begin
from tests.browser.steer import Json, lay_out

PLAYER: Json = {"authority": 50, "hand": ["scout"], "deck": ["viper"], "discard": []}
RICH: Json = {
    "game": "star_realms",
    "options": {"format": "duel"},
    "players": [PLAYER, PLAYER],
    "trade_row": ["cutter", "ram", "corvette", "blob-world", "trade-bot"],
    "trade_deck": ["junkyard", "freighter"],
    "turn": {"seat": 0, "trade": 6, "combat": 0},
}


def test_against_bots_a_purchase_and_the_turn_after_it_are_taken_back(guest: Guest) -> None:
    page = guest(path=None)
    lay_out(page, RICH)
    row = page.get_by_role("region", name="Trade row")
    row.locator("[data-card='cutter']").click()
    expect(row.locator("[data-card='junkyard']")).to_be_visible()
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_enabled()
    # It goes behind what came to light, and says so.
    expect(undo).to_have_attribute("title", re.compile("record"))
    undo.click()
    expect(row.locator("[data-card='cutter']")).to_be_visible()
    expect(undo).to_be_disabled()
    # So is the end of a turn, and what the bot did then.
    page.locator(".actions button.end").click()
    page.get_by_role("button", name="End the turn anyway").click()
    expect(page.get_by_role("list", name="Log").first).to_contain_text("Vega ends the turn")
    expect(page.locator("[data-turn='true']")).to_be_visible()
    page.keyboard.press("u")
    expect(row.locator("[data-card='cutter'].may")).to_be_visible()


def chosen(page: Page) -> None:
    """The first possible move, at the plain table."""
    number = page.locator("[data-number]").get_attribute("data-number")
    page.get_by_role("region", name="Possible moves").get_by_role("button").first.click()
    expect(page.locator(f"[data-number='{number}']")).to_have_count(0)


def test_among_people_the_others_are_asked_and_what_they_say_is_seen(guest: Guest) -> None:
    host, friend = guest(plain=True), guest(390, 844, plain=True)
    begin(host, friend)
    for page in (host, friend):
        chosen(page)
    undo = host.get_by_role("button", name="Undo (asks the others)")
    waiting = host.get_by_test_id("asked")
    question = friend.get_by_role("alertdialog")

    # Whoever asked sees it, and can think better of it.
    undo.click()
    expect(question).to_contain_text("would like to take back a move")
    expect(waiting).to_contain_text("Still to agree: Guest")
    expect(host.get_by_role("button", name="Asking the others …")).to_be_disabled()
    waiting.get_by_role("button", name="Withdraw").click()
    expect(question).to_have_count(0)
    expect(host.get_by_text("did not agree")).to_have_count(0)

    # Somebody would rather not.
    undo.click()
    question.get_by_role("button", name="Decline").click()
    expect(host.locator(".refusal")).to_contain_text("The others did not agree")
    expect(waiting).to_have_count(0)

    undo.click()
    question.get_by_role("button", name="Agree").click()
    expect(host.get_by_role("list", name="Log").first).to_contain_text("You take back")
    expect(waiting).to_have_count(0)
    expect(host.locator("[data-turn='true']")).to_be_visible()
