"""How people meet at a table: a room, its code, and a friend who comes by it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.site import choose


def open_room(page: Page, game: str) -> str:
    """A room for friends; its code."""
    choose(page, game)
    page.get_by_role("button", name="Invite friends").click()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    code: str = page.locator(".code").inner_text()
    return code


def join(page: Page, code: str) -> None:
    page.get_by_role("textbox", name="Table code or link").fill(code.lower())
    page.get_by_role("button", name="Join", exact=True).click()
    page.get_by_role("button", name="Sit here").click()


def begin(host: Page, friend: Page, game: str = "Stellar") -> None:
    """Two people, and their game on the table."""
    join(friend, open_room(host, game))
    friend.get_by_role("button", name="I am ready").click()
    host.get_by_role("button", name="Start the game").click()
    for page in (host, friend):
        expect(page.get_by_test_id("turn")).to_be_visible()
