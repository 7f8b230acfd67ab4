"""The page that plays on the device, kept for the time without a network: `make shots`."""

from __future__ import annotations

from playwright.sync_api import Page


def offered(page: Page) -> None:
    page.goto("settings")
    page.locator("[data-offline=offered]").scroll_into_view_if_needed()


def kept(page: Page) -> None:
    page.goto("settings")
    page.get_by_role("button", name="Make available offline").click()
    page.locator("[data-offline=kept]").wait_for()
    page.goto("offline.html")
    page.locator("[data-offline=kept]").wait_for()


SHOTS = {"offline-offered": offered, "offline-kept": kept}
