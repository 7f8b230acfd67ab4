"""The page on a plain file host: Python runs in the browser, and there is no server at all."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from asterism import Record
from tests.browser import star_realms, stellar, sternenhimmel
from tests.browser.edition import go, play, visiting
from tests.browser.site import choose, some_moves, violations
from tests.browser.test_lessons import go_on as next_step
from tests.browser.test_packs import paste

GAMES = ("Stellar", "Sternenhimmel", "Star Realms")
PAGES = ("learn/stellar", "pad", "daily", "games", "settings", "workshop/stellar")
# No browser can be made to run out of space in a test: its transactions end as they would then.
FULL = """() => {
    globalThis.put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...given) {
        const request = put.apply(this, given);
        this.transaction.abort();
        return request;
    };
}"""
PHONE, DESKTOP = (390, 844), (1280, 800)


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
        for path in PAGES:
            go(page, path)
            expect(page.get_by_role("main").get_by_role("heading").first).to_be_visible()
        for game in GAMES:
            play(page, game)
        resign(page)
        for name in ("Review", "Replay"):
            page.get_by_role("link", name=name).first.click()
            expect(page.get_by_test_id("review").or_(page.get_by_role("slider"))).to_be_visible()
        context.set_offline(True)
        yield page


@pytest.fixture
def page(started: Page, found: list[str]) -> Iterator[Page]:
    """The same page for all tests: it takes Python seconds to start."""
    yield started
    resize(started, DESKTOP)
    told = [*found]
    found.clear()
    assert told == []


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


def resign(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    for _ in range(2):
        page.get_by_role("button", name=re.compile("Resign|give up", re.I)).click()
    expect(page.get_by_test_id("end")).to_be_visible()


def moved(page: Page, before: str) -> None:
    page.wait_for_function(f"before => {star_realms.NUMBER} !== before", arg=before)


def reaches(page: Page, number: str) -> None:
    """Another tab has moved: it is to be seen here, too."""
    page.wait_for_function(f"number => +({star_realms.NUMBER}) >= +number", arg=number)


def plainly(page: Page, plain: bool) -> None:
    """Everything as text, moves as buttons."""
    go(page, "settings")
    page.get_by_role("checkbox", name=re.compile("Plain table")).set_checked(plain)


def test_a_whole_game_of_stellar_is_played_without_a_network(page: Page) -> None:
    play(page, "Stellar")
    stellar.play_out(page)
    sheet = page.get_by_role("dialog").get_by_test_id("sheet-total-0")
    expect(sheet).to_have_text(re.compile(r"^\d+$"))
    with page.expect_download() as saved:
        page.get_by_role("link", name="record").click()
    record = Record.loads(saved.value.path().read_text())
    assert record.replay(verify=True).outcome is not None
    expect(page.get_by_test_id("banner")).to_have_count(0)


def test_sternenhimmel_is_played_on_a_phone_until_a_constellation_is_scored(page: Page) -> None:
    resize(page, PHONE)
    play(page, "Sternenhimmel")
    assert violations(page) == []
    sternenhimmel.play_until_scored(page)
    assert sternenhimmel.close_scoring(page)
    sternenhimmel.put(page)


def test_a_whole_game_of_star_realms_is_played_with_a_pack(page: Page) -> None:
    page.evaluate(
        "localStorage.setItem('asterism setup star_realms', JSON.stringify("
        "{players: 2, bots: ['random'], options: {format: 'duel', start_player: 0}}))"
    )
    go(page, "")
    choose(page, "Star Realms")
    page.get_by_role("button", name="All options").click()
    paste(page, json.dumps(star_realms.SHORT))
    expect(page.get_by_test_id("pack")).to_contain_text("A short duel")
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/#/r/*")
    star_realms.ready(page)
    for _ in range(40):
        star_realms.play_turn(page)
        if star_realms.is_over(page):
            break
    sheet = page.get_by_test_id("end")
    expect(sheet.get_by_role("row", name=re.compile("won"))).to_have_count(1)


def test_hints_taking_back_looking_back_review_replay_and_what_if(page: Page) -> None:
    play(page, "Stellar")
    stellar.play_until(page, "take", turns=1)
    page.keyboard.press("h")
    hints = page.get_by_role("region", name="What I would do")
    expect(hints.get_by_role("listitem").first).to_contain_text("%")
    before = stellar.number(page)
    hints.get_by_role("listitem").first.get_by_role("button").click()
    moved(page, before)
    page.keyboard.press("u")
    expect(page.locator(".stellar")).to_have_attribute("data-task", "take")
    page.get_by_role("list", name="Log").first.get_by_role("button").nth(3).click()
    back = page.get_by_role("region", name="Looking back")
    back.get_by_role("button", name="One step forward").click()
    back.get_by_role("button", name="Back to the game").click()
    resign(page)
    page.get_by_role("link", name="Review").click()
    expect(page.get_by_test_id("review")).to_contain_text("because you resigned")
    assert violations(page) == []
    page.get_by_role("link", name="Replay").first.click()
    page.get_by_role("slider").fill("5")
    expect(page.get_by_role("region", name="Replay")).to_contain_text("5 of ")
    page.get_by_role("button", name="What if?").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_test_id("origin")).to_have_text("What if, from move 5")
    expect(page.get_by_test_id("turn")).to_be_visible()


def test_a_lesson_is_followed(page: Page) -> None:
    go(page, "learn/stellar")
    for _ in range(8):
        assert next_step(page, "stellar")
    expect(page.get_by_test_id("coach")).to_contain_text("Step 9 of ")


def test_one_device_is_passed_around_with_covers(page: Page) -> None:
    resize(page, PHONE)
    plainly(page, True)
    go(page, "")
    choose(page, "Stellar")
    page.get_by_role("button", name="Pass one device around").click()
    for seat, name in enumerate(("Ada", "Bo")):
        page.get_by_role("textbox", name=f"Name at seat {seat + 1}").fill(name)
    page.get_by_role("button", name="Start the game").click()
    cover = page.get_by_test_id("cover")
    for name in ("Ada", "Bo"):
        expect(page.locator("[data-number]")).to_have_count(0)
        cover.get_by_role("button", name=f"I am {name}").click()
        page.get_by_role("region", name="Possible moves").get_by_role("button").first.click()
    expect(cover.or_(page.locator("[data-turn='true']")).first).to_be_visible()
    assert violations(page) == []
    plainly(page, False)


def test_the_score_pad_counts(page: Page) -> None:
    go(page, "pad")
    page.get_by_role("button", name="Card for telescope slot 1", exact=True).first.click()
    page.get_by_role("dialog").get_by_role("button", name="Phobos (moon 1)").click()
    moons = page.get_by_role("row", name=re.compile("^Moons"))
    expect(moons).to_contain_text("3 × 0")
    assert violations(page) == []


def test_the_deal_of_the_day_is_played_and_compared_with_nobody(page: Page) -> None:
    plainly(page, True)
    go(page, "daily")
    deal = page.get_by_role("region", name="Stellar")
    deal.get_by_role("button", name="Play this deal").click()
    expect(page.get_by_test_id("origin")).to_have_text(re.compile(r"Deal of \d{4}-\d\d-\d\d"))
    some_moves(page, 1)
    resign(page)
    go(page, "daily")
    expect(deal.get_by_role("row").filter(has_text="(you)")).to_contain_text("not won")
    plainly(page, False)


def test_a_pack_of_the_workshop_is_played(page: Page) -> None:
    go(page, "workshop/stellar?piece=P1")
    page.get_by_role("button", name="Copy and change").click()
    page.get_by_role("spinbutton", name="Stars 0 to 99").fill("4")
    checked = page.get_by_test_id("checked")
    expect(checked).to_have_attribute("data-waiting", "false")
    expect(checked).to_contain_text("This pack can be played.")
    page.get_by_role("button", name="All of the box").click()
    page.get_by_role("button", name="Upload and copy the link").click()
    page.get_by_test_id("link").get_by_role("link").click()
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_test_id("turn")).to_be_visible()


def test_a_full_device_says_so_and_the_move_is_not_made(page: Page) -> None:
    play(page, "Stellar")
    before = stellar.number(page)
    keeper = next(worker for worker in page.workers if "host.worker" in worker.url)
    keeper.evaluate(FULL)
    stellar.pick(page)
    stellar.offers(page).first.click()
    expect(page.get_by_role("alert").filter(has_text="no space left").first).to_be_visible()
    assert stellar.number(page) == before
    keeper.evaluate("() => { IDBObjectStore.prototype.put = put; }")
    stellar.step(page)
    assert int(stellar.number(page)) > int(before)


def test_everything_is_taken_along_in_a_file(
    page: Page, shell: Browser, edition: str, tmp_path: Path
) -> None:
    go(page, "settings")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download my data").click()
    file = tmp_path / "asterism.json"
    saved.value.save_as(file)
    damaged = tmp_path / "damaged.json"
    damaged.write_text(file.read_text().replace('"sum"', '"some"'))
    problems: list[str] = []
    with visiting(shell, problems, *PHONE) as context:
        other = context.new_page()
        other.goto(f"{edition}#/settings")
        brings = other.locator("input[type=file]")
        brings.set_input_files(damaged)
        expect(other.get_by_role("alert").filter(has_text="is damaged")).to_be_visible()
        brings.set_input_files(file)
        expect(other.get_by_test_id("taken")).to_contain_text("Here already: 0.")
        assert violations(other) == []
        go(other, "games")
        listed = other.get_by_role("main").get_by_role("listitem")
        expect(listed.first).to_be_visible()
        texts = json.loads(file.read_text())["texts"]
        assert listed.count() == sum(key.startswith("game ") for key in texts)
    assert problems == []


def test_finished_games_are_saved_for_a_server(page: Page) -> None:
    play(page, "Stellar")
    resign(page)
    go(page, "games")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Hand to a server").click()
    records = json.loads(saved.value.path().read_text())["records"]
    assert records
    for one in records:
        assert one["seat"] == 0
        assert Record.loads(one["record"]).replay(verify=True).outcome is not None
    assert violations(page) == []


def test_two_tabs_at_one_table_and_a_game_that_goes_on_after_closing(
    shell: Browser, edition: str, problems: list[str]
) -> None:
    with visiting(shell, problems) as context:
        one = context.new_page()
        one.goto(edition)
        play(one, "Stellar")
        stellar.step(one)
        other = context.new_page()
        other.goto(one.url)
        other.locator(".stellar").wait_for()
        reaches(other, stellar.number(one))
        stellar.step(one)
        reaches(other, stellar.number(one))
        stellar.step(other)
        at = stellar.number(other)
        reaches(one, at)
        one.close()
        other.close()
        again = context.new_page()
        again.goto(edition)
        again.get_by_role("region", name="My games").get_by_role("link").click()
        again.locator(".stellar").wait_for()
        reaches(again, at)
        stellar.step(again)


def test_what_needs_other_people_is_not_offered(page: Page) -> None:
    go(page, "")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_text("Friends on other devices need an Asterism server")).to_be_visible()
    for name in ("Invite friends", "On a shared screen, with phones"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)
    expect(page.get_by_role("link", name="Lobby")).to_have_count(0)
    go(page, "settings")
    expect(page.get_by_role("heading", name="My data")).to_be_visible()
    expect(page.get_by_role("heading", name="Another device")).to_have_count(0)
