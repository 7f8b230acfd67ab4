"""The states of Stellar's table."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.shots import Scene
from tests.browser.stellar import open_renewal, open_table, pick, play_out, play_until


def starters(page: Page) -> None:
    open_table(page)


def take(page: Page) -> None:
    open_table(page)
    play_until(page, "take", 4)


def renew(page: Page) -> None:
    open_renewal(page)


def play(page: Page) -> None:
    open_table(page)
    play_until(page, "play", 5)


def picked(page: Page) -> None:
    play(page)
    pick(page, 1)


def face_down(page: Page) -> None:
    play(page)
    pick(page, 2)
    page.keyboard.press("f")


def follow(page: Page) -> None:
    open_table(page)
    play_until(page, "place", 6)


def last(page: Page) -> None:
    open_table(page)
    play_until(page, "last")
    pick(page)


def end(page: Page) -> None:
    open_table(page)
    play_out(page)


def enlarged(page: Page) -> None:
    take(page)
    page.locator("[data-place='row.2']").click(button="right")
    page.get_by_role("dialog").wait_for()


def pad(page: Page) -> None:
    page.goto("/pad")
    for slot, card in ((1, "Io (moon 3)"), (2, "Europa (moon 4)"), (7, "Saturn (planet 5)")):
        page.get_by_role("button", name=f"Card for telescope slot {slot}").first.click()
        page.get_by_role("dialog").get_by_role("button", name=card).click()


SHOTS: dict[str, Scene] = {
    "stellar-starters": starters,
    "stellar-take": take,
    "stellar-renew": renew,
    "stellar-play": play,
    "stellar-picked": picked,
    "stellar-picked-light": picked,
    "stellar-picked-contrast": picked,
    "stellar-face-down": face_down,
    "stellar-follow": follow,
    "stellar-last": last,
    "stellar-end": end,
    "stellar-enlarged": enlarged,
    "stellar-pad": pad,
}
