"""Two people in one room, and what survives when a page or the server goes away."""

import json
import re
import sqlite3
import time
from contextlib import closing

import pytest
from playwright.sync_api import Page, expect

from tests.browser import star_realms as table
from tests.browser.conftest import Guest
from tests.browser.rooms import begin, join, open_room
from tests.browser.site import Site, choose, play_now, some_moves, violations

MOVES = "Possible moves"


def test_two_people_play_one_of_them_on_a_phone(guest: Guest) -> None:
    """At the tables with pictures. Whoever waits can look at any card closely all the same."""
    host, friend = guest(), guest(390, 844)
    begin(host, friend, "Star Realms")
    for page in (host, friend):
        expect(page.get_by_test_id("star-realms")).to_be_visible()
    begins = host.locator("[data-turn='true']").count() == 1
    playing, waiting = (host, friend) if begins else (friend, host)
    for _ in range(4):
        expect(playing.locator("[data-turn='true']")).to_be_visible()
        card = waiting.get_by_role("region", name="Trade row").locator("[data-place='row.2']")
        name = card.locator(".name").inner_text()
        card.click()
        large = waiting.get_by_role("dialog", name="Card")
        expect(large.get_by_role("heading", name=name)).to_be_visible()
        play_own_turn(playing)
        # What happened meanwhile closed nothing.
        expect(large.get_by_role("heading", name=name)).to_be_visible()
        waiting.keyboard.press("Escape")
        playing, waiting = waiting, playing
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Resign").click()
    host.get_by_role("button", name="Yes, resign").click()
    for page in (host, friend):
        expect(page.get_by_test_id("end")).to_be_visible()


def play_own_turn(page: Page) -> None:
    """Play, buy and attack until the turn is the other's."""
    table.ready(page)
    while page.locator("[data-turn='true']").count():
        if table.question(page).is_visible():
            table.answer(page)
        elif table.wishes(page, "Play all").is_visible():
            table.act(page, table.wishes(page, "Play all"))
        elif table.affordable(page).count():
            table.act(page, table.dearest(page))
        else:
            table.wishes(page, "End turn").click()
            sure = page.get_by_role("button", name="End the turn anyway")
            page.locator("[data-turn='false']").or_(sure).first.wait_for()
            if sure.is_visible():
                sure.click()
            page.locator("[data-turn='false']").wait_for()


def test_whoever_comes_by_a_link_says_their_name(guest: Guest) -> None:
    host = guest()
    open_room(host, "Stellar")
    friend = guest(path=host.url)
    friend.get_by_role("button", name="Sit here").click()
    friend.get_by_role("textbox", name="Your name").fill("Caroline")
    friend.get_by_role("button", name="Save").click()
    expect(host.get_by_text("Caroline")).to_be_visible()
    expect(friend.get_by_text("Caroline (you)")).to_be_visible()


def test_teams_are_seen_before_the_game(desktop: Page) -> None:
    desktop.goto("")
    choose(desktop, "Star Realms")
    desktop.get_by_role("button", name="4 Players").click()
    desktop.get_by_role("combobox", name="Format").select_option(label="Two-headed Hydra")
    desktop.get_by_role("button", name="Invite friends").click()
    for side in ("Side A", "Side B"):
        expect(desktop.get_by_text(side)).to_have_count(2)


def first_move(page: Page) -> None:
    page.get_by_role("region", name=MOVES).get_by_role("button").first.click()


def test_people_talk_and_react(guest: Guest) -> None:
    host, friend = guest(), guest()
    join(friend, open_room(host, "Stellar"))
    friend.get_by_role("textbox", name="Write a message").fill("<b>Good luck</b>")
    friend.get_by_role("button", name="Send").click()
    expect(host.get_by_text("<b>Good luck</b>").first).to_be_visible()
    expect(host.get_by_test_id("live")).to_contain_text("says: <b>Good luck</b>")
    # One sign is seen by both for a moment, before the game as at the table.
    host.get_by_role("button", name="Hello!").click()
    for page in (host, friend):
        expect(page.get_by_test_id("reactions")).to_contain_text("Guest Hello!")
    friend.get_by_role("button", name="I am ready").click()
    host.get_by_role("button", name="Start the game").click()
    for page in (host, friend):
        page.get_by_role("button", name="Log").click()
        page.get_by_role("button", name="Chat").click()
    friend.get_by_role("button", name="Good game").click()
    for page in (host, friend):
        expect(page.get_by_test_id("reactions")).to_contain_text("Guest Good game")


def test_a_reload_comes_back_to_the_same_game(guest: Guest) -> None:
    page = guest(plain=True)
    play_now(page, "Sternenhimmel")
    some_moves(page, 1)
    number = page.locator("[data-number]").get_attribute("data-number")
    page.reload()
    expect(page.locator(f"[data-number='{number}']")).to_be_visible()
    some_moves(page, 1)


def test_the_start_page_leads_back_to_the_game_that_waits(guest: Guest) -> None:
    page = guest(plain=True)
    play_now(page, "Stellar")
    address = page.url
    page.goto("")
    waiting = page.get_by_role("link", name=re.compile("Stellar.*Your turn", re.S))
    waiting.click()
    page.wait_for_url(address)


GONE = "ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE"


@pytest.mark.fails_to_load(GONE)
def test_a_server_restart_is_survived_without_a_reload(guest: Guest, site: Site) -> None:
    page = guest(plain=True)
    play_now(page, "Stellar")
    page.evaluate("window.stayed = true")
    site.end()
    expect(page.get_by_test_id("banner")).to_be_visible()
    # A move that nobody hears now is carried out once somebody does.
    number = page.locator("[data-number]").get_attribute("data-number")
    first_move(page)
    site.start_again()
    expect(page.get_by_test_id("banner")).to_have_count(0)
    expect(page.locator(f"[data-number='{number}']")).to_have_count(0)
    some_moves(page, 3)
    assert page.evaluate("window.stayed"), "the page was loaded again"


def stop(site: Site, room: str) -> None:
    """As the server writes it down when a game of that room has failed again and again."""
    with closing(sqlite3.connect(site.live.database.removeprefix("sqlite:///"))) as database:
        (game,) = database.execute("select id from game where room = ?", [room]).fetchone()
        (last,) = database.execute(
            "select max(number) from entry where game = ?", [game]
        ).fetchone()
        stop = {"kind": "stop", "upto": last, "why": "failed", "at": time.time()}
        row = (game, last + 1, json.dumps(stop))
        database.execute("insert into entry (game, number, data) values (?, ?, ?)", row)
        ended = (
            "update game set status = 'stopped', open = 1, due = null, waits = null where id = ?"
        )
        database.execute(ended, [game])
        database.commit()


@pytest.mark.fails_to_load(GONE)
def test_a_game_that_was_stopped_says_why_and_goes_on_from_there(guest: Guest, site: Site) -> None:
    page = guest(plain=True)
    play_now(page, "Stellar")
    some_moves(page, 2)
    ply = page.locator("[data-number]").get_attribute("data-number")
    site.end()
    stop(site, page.url.rpartition("/")[2])
    site.start_again()
    end = page.get_by_role("dialog", name="The game was stopped.")
    expect(end).to_contain_text("This game failed repeatedly on our side")
    assert violations(page) == []
    with page.expect_download() as download:
        end.get_by_role("link", name="Download").click()
    assert "game: stellar" in download.value.path().read_text()
    end.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_test_id("origin")).to_have_text(f"Continued from move {ply}")
    expect(page.locator(f"[data-number='{ply}']")).to_be_visible()
    some_moves(page, 1)


@pytest.mark.fails_to_load("ERR_INTERNET_DISCONNECTED")
def test_being_offline_is_seen_and_passes(guest: Guest) -> None:
    page = guest(plain=True)
    play_now(page, "Stellar")
    page.context.set_offline(True)
    expect(page.get_by_test_id("banner")).to_contain_text("offline")
    page.context.set_offline(False)
    expect(page.get_by_test_id("banner")).to_have_count(0)


@pytest.mark.fails_to_load("(nothing-here|nowhere-at-all).* 404")
@pytest.mark.parametrize("address", ["r/nothing-here", "g/nothing-here", "nowhere-at-all"])
def test_there_are_no_dead_ends(guest: Guest, address: str) -> None:
    page = guest(path=address)
    page.get_by_role("link", name="Start page").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


@pytest.mark.fails_to_load("/codes/XXXXXX .* 404")
def test_an_unknown_code_is_told_in_words(desktop: Page) -> None:
    desktop.goto("")
    desktop.get_by_role("textbox", name="Table code or link").fill("XXXXXX")
    desktop.get_by_role("button", name="Join", exact=True).click()
    expect(desktop.get_by_role("alert").filter(has_text="There is no such room")).to_be_visible()


def test_the_lobby_shows_listed_rooms(guest: Guest) -> None:
    host, friend = guest(), guest()
    open_room(host, "Star Realms")
    host.get_by_role("checkbox", name="Show this room in the lobby").check()
    friend.goto("lobby")
    friend.get_by_role("link", name=re.compile("Star Realms")).first.click()
    expect(friend.get_by_role("button", name="Sit here").first).to_be_visible()
