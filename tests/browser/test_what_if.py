"""Replays and what comes of them: open hands, links, records from files, what-if games; and the
deal of the day.
"""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Guest
from tests.browser.site import some_moves, violations

RECORDS = Path(__file__).parents[1] / "records"


@pytest.mark.fails_to_load("/api/records .* 422")
def test_a_record_from_a_file_is_looked_at_open_and_gone_on_with(
    guest: Guest, tmp_path: Path
) -> None:
    page = guest(plain=True, path="games")
    page.locator("input[type=file]").set_input_files(RECORDS / "comets-finished.record")
    expect(page.get_by_role("alert").filter(has_text="comets")).to_be_visible()
    page.locator("input[type=file]").set_input_files(RECORDS / "stellar-finished.record")
    page.wait_for_url(re.compile("/g/"))
    scrub = page.get_by_role("region", name="Replay")
    expect(page.get_by_test_id("origin")).to_have_text("From a record")
    page.get_by_role("combobox", name="View of").select_option("open")
    for seat in (1, 2):
        held = page.get_by_role("list", name=f"What Player {seat} holds").get_by_role("img")
        expect(held.first).to_be_visible()
    page.get_by_role("slider").fill("7")
    expect(scrub).to_contain_text("7 of ")
    expect(page).to_have_url(re.compile(r"seat=open&ply=7$"))
    assert violations(page) == []
    friend = guest(plain=True, path=page.url)
    expect(friend.get_by_role("region", name="Replay")).to_contain_text("7 of ")
    friend.get_by_role("button", name="Play", exact=True).click()
    expect(friend.get_by_role("region", name="Replay")).to_contain_text(re.compile(r"(9|1\d) of "))
    friend.get_by_role("button", name="Pause").click()

    page.get_by_role("button", name="More").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    file = tmp_path / "record.txt"
    download.value.save_as(file)
    moves = (RECORDS / "stellar-finished.record").read_text().partition("\n\n")[2]
    assert file.read_text().partition("\n\n")[2] == moves
    page.keyboard.press("Escape")

    page.get_by_role("button", name="What if?").click()
    page.get_by_role("combobox", name=re.compile("Level of")).select_option("level:novice")
    assert violations(page) == []
    page.get_by_role("button", name="Start the game").click()
    mark = page.get_by_test_id("origin")
    expect(mark).to_have_text("What if, from move 7")
    some_moves(page, 1)
    mark.click()
    expect(page).to_have_url(re.compile(r"ply=7$"))
    page.goto("games")
    expect(page.get_by_role("link", name=re.compile("What if, from move 7"))).to_be_visible()


def test_games_that_a_device_hands_over_are_taken_all_at_once(guest: Guest, tmp_path: Path) -> None:
    record = (RECORDS / "stellar-finished.record").read_text()
    record = record.replace("\n\n", "\nseat 0: person Ada\n\n", 1)
    file = tmp_path / "asterism-games.json"
    handed = [{"seat": 0, "record": record}] * 2
    file.write_text(json.dumps({"asterism": 1, "records": handed}))
    page = guest(path="games")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_test_id("brought")).to_have_text("Games brought: 2 of 2.")
    listed = page.get_by_role("main").get_by_role("listitem")
    expect(listed).to_have_count(2)
    expect(listed.first).to_contain_text("From a record")
    assert violations(page) == []


def test_the_same_deal_again_with_other_bots(guest: Guest) -> None:
    page = guest(plain=True, path="games")
    page.locator("input[type=file]").set_input_files(RECORDS / "star_realms-finished.record")
    page.wait_for_url(re.compile("/g/"))
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="The same deal again").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_test_id("origin")).to_have_text("The same deal again")
    expect(page.get_by_test_id("turn")).to_be_visible()


def test_the_deal_of_the_day_is_played_once_and_compared_afterwards(guest: Guest) -> None:
    page = guest(plain=True, path="daily")
    deal = page.get_by_role("region", name="Stellar")
    expect(deal).to_be_visible()
    assert violations(page) == []
    deal.get_by_role("button", name="Play this deal").click()
    expect(page.get_by_test_id("origin")).to_have_text(re.compile(r"Deal of \d{4}-\d\d-\d\d"))
    some_moves(page, 1)
    page.goto("daily")
    expect(deal.get_by_role("table")).to_have_count(0)
    deal.get_by_role("link", name="Continue").click()
    page.get_by_role("button", name="Menu").click()
    for _ in range(2):
        page.get_by_role("button", name=re.compile("Resign|give up", re.I)).click()
    expect(page.get_by_test_id("end")).to_be_visible()
    page.goto("daily")
    expect(deal.get_by_role("row").filter(has_text="(you)")).to_contain_text("not won")
    expect(deal.get_by_role("button", name="Play this deal")).to_have_count(0)
    assert violations(page) == []
