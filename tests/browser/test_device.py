"""The page on a plain file host: Python runs in the browser, and there is no server at all."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from asterism import Record
from tests.browser import star_realms, stellar, sternenhimmel
from tests.browser.file_host import go, play, visiting
from tests.browser.site import violations

GAMES = ("Stellar", "Sternenhimmel", "Star Realms")


@pytest.fixture(scope="module")
def found() -> list[str]:
    return []


@pytest.fixture(scope="module")
def started(shell: Browser, edition: str, found: list[str]) -> Iterator[Page]:
    """A page on which Python has started; then the network is cut."""
    with visiting(shell, found) as context:
        page = context.new_page()
        page.goto(edition)
        # What a page needs is fetched when it is shown for the first time.
        for path in ("learn/stellar", "pad", "daily", "games", "settings", "workshop/stellar"):
            go(page, path)
            expect(page.get_by_role("main").get_by_role("heading").first).to_be_visible()
        for game in GAMES:
            play(page, game)
        context.set_offline(True)
        yield page


@pytest.fixture
def page(started: Page, found: list[str]) -> Iterator[Page]:
    """The same page for all tests: it takes Python seconds to start."""
    started.bring_to_front()
    yield started
    assert found == []
    found.clear()


def test_a_whole_game_of_stellar_is_played_without_a_network(page: Page) -> None:
    play(page, "Stellar")
    stellar.play_out(page)
    sheet = page.get_by_role("dialog").get_by_test_id("sheet-total-0")
    expect(sheet).to_have_text(re.compile(r"^\d+$"))
    with page.expect_download() as saved:
        page.get_by_role("link", name="record").click()
    record = Record.loads(saved.value.path().read_text())
    assert record.replay(verify=True).outcome is not None


def test_a_whole_game_of_sternenhimmel(page: Page) -> None:
    play(page, "Sternenhimmel")
    sternenhimmel.play_out(page)
    assert violations(page) == []


def test_a_whole_game_of_star_realms(page: Page) -> None:
    page.evaluate(
        "localStorage.setItem('asterism setup star_realms', JSON.stringify("
        "{players: 2, bots: ['random'], options: {format: 'duel', start_player: 0}}))"
    )
    play(page, "Star Realms")
    star_realms.ready(page)
    for _ in range(80):
        star_realms.play_turn(page)
        if star_realms.is_over(page):
            break
    sheet = page.get_by_test_id("end")
    expect(sheet.get_by_role("row", name=re.compile("won"))).to_have_count(1)
