"""Whoever looks elsewhere is called: by a sound, which can be muted, the tab's title, a notice."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Guest
from tests.browser.rooms import begin
from tests.browser.site import play_now, some_moves

# What the page plays is really played; this keeps a list of it.
LISTEN = """
    window.heard = [];
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...at) {
        heard.push(this.frequency.value);
        return start.apply(this, at);
    };
"""
# A browser without a screen shows every tab: whether this one is looked at is said here.
AWAY = """
    window.away = false;
    Object.defineProperty(document, 'hidden', { get: () => window.away });
"""
SHOWN = """() => navigator.serviceWorker.getRegistration()
    .then((worker) => worker.getNotifications())
    .then((all) => all.map((one) => `${one.title}: ${one.body}`))"""
YOUR_TURN = [660, 880]


def moves(page: Page) -> int:
    return page.get_by_role("region", name="Possible moves").get_by_role("button").count()


def move(page: Page) -> None:
    number = page.locator("[data-number]").get_attribute("data-number")
    page.get_by_role("region", name="Possible moves").get_by_role("button").first.click()
    expect(page.locator(f"[data-number='{number}']")).to_have_count(0)
    expect(page.locator("[data-sending=true]")).to_have_count(0)


def test_my_turn_is_heard_until_it_is_muted(guest: Guest) -> None:
    page = guest(plain=True, sounds=True)
    page.add_init_script(LISTEN)
    page.reload()
    play_now(page, "Sternenhimmel")
    some_moves(page, 1)
    page.wait_for_function(
        "turn => heard.join(' ').includes(turn)", arg=" ".join(map(str, YOUR_TURN))
    )
    expect(page).to_have_title(re.compile("^● Your turn"))
    page.get_by_role("button", name="Sounds").click()
    expect(page.get_by_role("button", name="Sounds")).to_have_attribute("aria-pressed", "false")
    before = page.evaluate("heard.length")
    some_moves(page, 2)
    assert page.evaluate("heard.length") == before
    # It stays muted.
    page.reload()
    expect(page.get_by_role("button", name="Sounds")).to_have_attribute("aria-pressed", "false")


@pytest.mark.whole_browser
def test_whoever_looks_elsewhere_is_notified_once_it_is_their_turn(guest: Guest) -> None:
    host, friend = guest(plain=True), guest(plain=True)
    friend.context.grant_permissions(["notifications"])
    friend.add_init_script(AWAY)
    friend.goto("settings")
    friend.get_by_role("checkbox", name="Notify me when it is my turn").check()
    friend.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
    friend.goto("")
    begin(host, friend)
    # Both choose a starter; then it is somebody's turn, at last the friend's, who is not there.
    while moves(friend):
        move(friend)
    friend.evaluate("away = true")
    while moves(host):
        move(host)
    friend.wait_for_function(f"() => ({SHOWN})().then((all) => all.length > 0)")
    assert friend.evaluate(SHOWN) == ["Asterism: Your turn in Stellar"]
    expect(friend).to_have_title(re.compile("^● Your turn"))
