"""Where somebody is signed in, and how a device is signed out."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Guest


def test_a_lost_phone_is_signed_out_from_another_device(guest: Guest) -> None:
    desk, phone = guest(1280, 800, path="settings"), guest(390, 844)
    desk.get_by_label("Name").fill("Ada")
    desk.get_by_role("button", name="Save").click()
    desk.get_by_role("button", name="Create a link").click()
    link = desk.locator(".link").inner_text()
    phone.goto(link)
    phone.locator(".button.primary").click()
    phone.wait_for_url(re.compile(r"^(?!.*/recover).*"))
    desk.reload()
    listed = desk.get_by_test_id("devices").get_by_role("listitem")
    expect(listed).to_have_count(2)
    expect(listed.filter(has_text="this device")).to_have_count(1)
    phone.goto("settings")
    expect(phone.get_by_test_id("devices").get_by_role("listitem")).to_have_count(2)
    listed.get_by_role("button", name="Sign out").click()
    expect(desk.get_by_test_id("devices")).to_have_count(0)
    phone.reload()
    expect(phone.get_by_role("button", name="Create a link")).to_have_count(0)
