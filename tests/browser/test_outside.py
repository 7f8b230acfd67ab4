"""A game of another package on the page: its own words everywhere, at the table of any game."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Guest
from tests.browser.site import Site
from tests.outside.installed import install


class Elsewhere(Site):
    """A server of another environment."""

    def __init__(self, url: str) -> None:
        self.elsewhere = f"{url}/"

    @property
    def url(self) -> str:
        return self.elsewhere

    def be_there(self) -> None:
        """It is never ended before its last test."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with install(tmp_path_factory.mktemp("outside")).serving() as url:
        yield Elsewhere(url)


def read_rules(page: Page) -> None:
    page.get_by_role("button", name="Regeln").click()
    rules = page.get_by_test_id("rules")
    expect(rules.locator("[data-clause='CO-1']")).to_contain_text("Wähle einen Kometen aus")
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)


def test_it_is_chosen_explained_and_played_to_its_end_in_german(guest: Guest) -> None:
    page = guest(language="de")
    plate = page.get_by_role("radio", name="Kometen", exact=True)
    expect(plate).to_contain_text("hoffe, dass niemand dasselbe wählt")
    plate.click()
    read_rules(page)
    page.get_by_role("button", name="Jetzt spielen").click()
    page.wait_for_url(re.compile(r"/r/"))
    expect(page).to_have_title(re.compile("Kometen"))
    expect(page.get_by_role("heading", name="Wähle einen Kometen.")).to_be_visible()
    place = page.get_by_role("region", name="Die Stellung")
    expect(place).to_contain_text("Komet in der Mitte")
    expect(place).to_contain_text(re.compile(r"Komet [1-4]"))
    expect(page.get_by_text(re.compile(r"^Aufgedeckt: Komet [1-4]$")).last).to_be_visible()
    end = page.get_by_test_id("end")
    moves = page.locator("[data-move]")
    for _ in range(20):
        end.or_(moves.first).first.wait_for()
        if end.is_visible():
            break
        number = page.locator("[data-number]").get_attribute("data-number")
        moves.first.click()
        expect(page.locator(f"[data-number='{number}']")).to_have_count(0)
    expect(end).to_be_visible()


def test_its_guided_first_game_is_followed_to_the_end(guest: Guest) -> None:
    page = guest(path="learn/comets", language="de")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Kometen")
    coach = page.get_by_test_id("coach")
    expect(coach).to_contain_text("Der Komet in der Mitte ist 3 Punkte wert.")
    coach.get_by_role("button", name="Weiter").click()
    page.locator("[data-move='choose c1']").click()
    expect(coach).to_contain_text("Der ist schnell überstrahlt.")
    page.locator("[data-move='choose c4']").click()
    expect(coach).to_contain_text("Du gewinnst den Kometen und das Spiel")
