"""The pages around the tables, for `make shots`."""

import re
from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.site import choose, play_now


def start(page: Page) -> None:
    page.get_by_role("button", name="Play now").wait_for()


def start_with(game: str) -> Callable[[Page], None]:
    def scene(page: Page) -> None:
        choose(page, game)
        page.get_by_role("button", name="Options").click()
        page.wait_for_timeout(400)

    return scene


def waiting_room(page: Page) -> None:
    choose(page, "Sternenhimmel")
    page.get_by_role("button", name="Invite friends").click()
    page.get_by_role("img", name="QR code").wait_for()


def plain_table(page: Page) -> None:
    page.evaluate("localStorage.setItem('asterism plain', 'true')")
    page.reload()
    play_now(page, "Star Realms")


def other(path: str) -> Callable[[Page], None]:
    def scene(page: Page) -> None:
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()

    return scene


def games(page: Page) -> None:
    play_now(page, "Stellar")
    page.goto("games")
    page.get_by_role("link", name=re.compile("Stellar")).wait_for()


def draft(game: str, piece: str) -> Callable[[Page], None]:
    def scene(page: Page) -> None:
        page.goto(f"workshop/{game}?piece={piece}")
        page.get_by_role("button", name="Copy and change").click()
        page.get_by_test_id("checked").wait_for()

    return scene


SHOTS = {
    "start": start,
    "start-light": start,
    "start-contrast": start,
    "start-options": start_with("Star Realms"),
    "waiting-room": waiting_room,
    "waiting-room-light": waiting_room,
    "plain-table": plain_table,
    "lobby": other("lobby"),
    "my-games": games,
    "settings": other("settings"),
    "settings-light": other("settings"),
    "about": other("about"),
    "workshop": other("workshop"),
    "workshop-cards": other("workshop/stellar"),
    "workshop-sky": draft("sternenhimmel", "leo"),
    "workshop-card": draft("star_realms", "blob-carrier"),
    "nowhere": other("nowhere-at-all"),
}
