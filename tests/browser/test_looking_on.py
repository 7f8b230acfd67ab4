"""Whoever only looks on, or stands before a shared screen, is told of the players."""

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Guest
from tests.browser.steer import Json, opened, steer

# All that is said at a table, to eyes and to screen readers, but for the words on cards.
SAID = r"""() => [...document.querySelectorAll('main, main *')].filter(
    (node) => !node.closest('[data-card]'),
).flatMap((node) => [
    node.ariaLabel, node.getAttribute('title'),
    ...[...node.childNodes].filter((one) => one.nodeType === Node.TEXT_NODE)
        .map((one) => one.data),
]).filter((text) => /\b(you|yours?)\b/i.test(text ?? ''))"""


def in_the_middle(page: Page, game: str) -> str:
    """A game against a bot in which I have something to decide, and trade to spend; its room."""

    def found(table: Json) -> bool:
        turn = table["view"].get("turn")
        trade = turn.get("trade", 0) if isinstance(turn, dict) else 1
        return bool(table["legal"]) and table["ply"] > 12 and trade > 0

    bots = ["greedy"] * (2 if game == "sternenhimmel" else 1)
    room = opened(page, game, {"start_player": 0}, bots)
    assert steer(page, room, found, (), random.Random(4))
    return room


@pytest.mark.parametrize("game", ["stellar", "sternenhimmel", "star_realms"])
def test_nobody_who_looks_on_is_taken_for_a_player(guest: Guest, game: str) -> None:
    room = in_the_middle(guest(path=None), game)
    for watcher in (guest(path=f"r/{room}"), guest(390, 844, path=f"r/{room}")):
        expect(watcher.get_by_test_id("turn")).to_contain_text("Guest to move")
        assert watcher.evaluate(SAID) == []
    screen = guest(1920, 1080, path=f"t/{room}")
    expect(screen.get_by_test_id("turn")).to_contain_text("Guest to move")
    assert screen.evaluate(SAID) == []


@pytest.mark.parametrize("address", ["r", "t"], ids=["spectator", "screen"])
def test_what_the_player_below_has_to_spend_is_seen_by_everybody(
    guest: Guest, address: str
) -> None:
    host = guest(path=None)
    room = in_the_middle(host, "star_realms")
    turn = host.request.get(f"api/rooms/{room}/table").json()["view"]["turn"]
    page = guest(path=f"{address}/{room}")
    for kind in ("trade", "combat"):
        expect(page.get_by_role("img", name=f"{turn.get(kind, 0)} {kind}")).to_be_visible()
    expect(page.locator(".self")).to_contain_text("on turn")


def test_what_the_player_below_holds_and_places_is_seen_by_everybody(guest: Guest) -> None:
    host = guest(path=None)

    def placing(table: Json) -> bool:
        return bool(table["legal"]) and table["view"]["placing"] is not None

    room = opened(host, "stellar", {"start_player": 0}, ["greedy"])
    assert steer(host, room, placing, (), random.Random(4))
    page = guest(path=f"r/{room}")
    hand = page.get_by_role("region", name="hand of Guest")
    expect(hand).to_contain_text("cards in hand")
    expect(hand.locator("[data-place='placing.0']")).to_be_visible()
