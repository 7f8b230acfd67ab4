"""Reading the rules and asking for a hint at the table, and looking back on the game afterwards."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Guest
from tests.browser.site import play_now, violations
from tests.browser.steer import call, opened


def read_the_rules(page: Page) -> None:
    """Open them with a key, search them, and close them again."""
    page.keyboard.press("?")
    rules = page.get_by_role("complementary", name="Rules")
    expect(rules.get_by_role("heading", level=3).first).to_be_visible()
    assert violations(page) == []
    page.keyboard.type("deck shuffle")
    expect(rules.get_by_role("status")).to_contain_text("place")
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "width", "height"),
    [("Stellar", 1440, 900), ("Sternenhimmel", 390, 844), ("Star Realms", 1440, 900)],
)
def test_a_hint_at_the_table_and_a_review_after_the_game(
    guest: Guest, game: str, width: int, height: int
) -> None:
    page = guest(width, height)
    play_now(page, game)
    expect(page.locator("[data-turn='true']")).to_be_visible()
    read_the_rules(page)
    page.keyboard.press("h")
    hints = page.get_by_role("region", name="What I would do")
    best = hints.get_by_role("listitem").first
    expect(best).to_contain_text("%")
    expect(page.locator(".marks span").first).to_be_visible()
    assert violations(page) == []
    best.get_by_role("button").click()
    expect(hints).to_have_count(0)

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    page.get_by_role("link", name="Review").click()
    expect(page.get_by_test_id("review")).to_be_visible()
    account = page.get_by_role("table")
    expect(account).to_contain_text("Luck")
    expect(page.get_by_role("img", name=re.compile("ended at 0 %"))).to_be_visible()
    # Giving up is among what changed the game, and among what was decided.
    expect(page.get_by_test_id("review")).to_contain_text("because you resigned")
    expect(page.get_by_test_id("review")).to_contain_text("Best move found: Play on")
    assert violations(page) == []
    page.get_by_role("checkbox", name="Show all").check()
    page.get_by_role("link", name=re.compile(r"^Move \d+$")).first.click()
    expect(page).to_have_url(re.compile(r"/g/.*ply=\d+$"))
    expect(page.get_by_role("region", name="Replay")).to_be_visible()


@pytest.mark.fails_to_load("/api/games/.*/review.* 409", "/api/games/no-such-game.* 404")
def test_whoever_gets_the_link_of_a_review_sees_it_or_where_to_go(guest: Guest) -> None:
    host = guest(path=None)
    room = opened(host, "stellar", {"start_player": 0}, ["random"])
    table = call(host, f"rooms/{room}/table")
    # Somebody whom this server has never seen.
    friend = guest(path=f"review/{table['game']}")
    expect(friend.get_by_test_id("problem")).to_contain_text("is not over")
    friend.get_by_role("link", name="Back to the game").click()
    expect(friend.get_by_test_id("turn")).to_be_visible()

    call(host, f"rooms/{room}/commands", {"type": "resign", "game": table["game"]})
    stranger = guest(path=f"review/{table['game']}")
    expect(stranger.get_by_test_id("review")).to_be_visible()
    assert not re.search(r"\byour?\b", stranger.get_by_role("main").inner_text(), re.I)
    stranger.get_by_role("link", name="Replay").click()
    stranger.get_by_role("button", name="More").click()
    stranger.get_by_role("link", name="Review").click()
    expect(stranger.get_by_test_id("review")).to_be_visible()
    nowhere = guest(path="review/no-such-game")
    nowhere.get_by_role("link", name="Start page").click()
