"""Seeing what happened: the log, looking back, the last turn again, replays, taking back."""

import re

from playwright.sync_api import expect

from tests.browser import star_realms as table
from tests.browser import stellar
from tests.browser.conftest import Guest
from tests.browser.site import play_now, play_to_the_end, some_moves
from tests.browser.steer import lay_out, near_the_end


def test_every_entry_of_the_log_shows_its_position(guest: Guest) -> None:
    page = guest(plain=True)
    play_now(page, "Stellar")
    some_moves(page, 3)
    log = page.get_by_role("list", name="Log").first
    log.get_by_role("button").nth(5).click()
    back = page.get_by_role("region", name="Looking back")
    expect(back).to_be_visible()
    moves = page.get_by_role("region", name="Possible moves").get_by_role("button")
    expect(moves).to_have_count(0)
    back.get_by_role("button", name="One step forward").click()
    back.get_by_role("button", name="Back to the game").click()
    expect(moves.first).to_be_visible()


def test_the_log_stays_at_its_end_however_fast_it_grows(guest: Guest) -> None:
    page = guest(path=None)
    table.start(page, "duel")
    log = page.get_by_role("list", name="Log").first
    for _ in range(4):
        table.play_turn(page)
    expect(log.get_by_role("button").last).to_be_in_viewport(ratio=0.9)
    # Whoever reads further up is left there.
    log.get_by_role("button").first.scroll_into_view_if_needed()
    table.act(page, table.wishes(page, "Play all"))
    expect(log.get_by_role("button").first).to_be_in_viewport()
    expect(log.get_by_role("button").last).not_to_be_in_viewport()


def test_the_log_follows_on_after_the_last_turn_was_shown_again(guest: Guest) -> None:
    page = guest(path=None)
    table.start(page, "duel")
    log = page.get_by_role("list", name="Log").first
    for _ in range(4):
        table.play_turn(page)
    # From further up, as after a long turn of somebody else.
    log.get_by_role("button").first.scroll_into_view_if_needed()
    log.get_by_role("button").last.scroll_into_view_if_needed()
    back = page.get_by_role("region", name="Looking back")
    page.keyboard.press("r")
    expect(back).to_be_visible()
    back.get_by_role("button", name="To the beginning").click()
    expect(log.get_by_role("button").first).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(log.get_by_role("button").last).to_be_in_viewport(ratio=0.9)
    table.act(page, table.wishes(page, "Play all"))
    expect(log.get_by_role("button").last).to_be_in_viewport(ratio=0.9)


def test_whose_turn_it_was_is_said_of_the_position_that_is_looked_at(guest: Guest) -> None:
    page = guest(path=None)
    table.start(page, "duel")
    table.play_turn(page)
    turn = page.get_by_test_id("turn")
    expect(turn).to_have_text("Your turn")
    log = page.get_by_role("list", name="Log").first
    for entry, said in (("Vega draws", "Your turn"), ("Turn 2 is for Vega", "Vega to move")):
        log.get_by_role("button", name=entry).first.click()
        expect(turn).to_have_text(re.compile(f"Looking back: {said}", re.I))
    page.keyboard.press("Escape")
    expect(turn).to_have_text("Your turn")


def test_what_is_asked_now_is_not_asked_of_the_past(guest: Guest) -> None:
    page = guest(path=None)
    stellar.open_table(page)
    stellar.play_until(page, "take")
    asked = page.locator(".stellar .prompt")
    expect(asked).to_contain_text("do you take")
    page.get_by_role("list", name="Log").first.get_by_role("button").first.click()
    expect(page.get_by_test_id("turn")).to_contain_text("Looking back")
    expect(asked).to_have_text("")


def test_the_last_turn_is_shown_again_with_one_key(guest: Guest) -> None:
    page = guest(plain=True)
    play_now(page, "Stellar")
    some_moves(page, 4)
    page.keyboard.press("r")
    expect(page.get_by_role("region", name="Looking back")).to_be_visible()
    expect(page.get_by_role("region", name="Looking back")).to_have_count(0)


def test_a_decision_is_taken_back_with_one_key(guest: Guest) -> None:
    page = guest(plain=True)
    play_now(page, "Star Realms")
    played = page.get_by_role("button", name=re.compile("^Play ")).first
    expect(played).to_be_visible()
    # Whoever looks at another tab sees it, too.
    expect(page).to_have_title(re.compile("^● Your turn"))
    before = page.get_by_role("region", name="Possible moves").inner_text()
    played.click()
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    page.keyboard.press("u")
    expect(page.get_by_role("list", name="Log").first).to_contain_text("You take back")
    assert page.get_by_role("region", name="Possible moves").inner_text() == before


def test_a_game_that_ends_at_the_plain_table_is_replayed_step_by_step(guest: Guest) -> None:
    page = guest(plain=True, path=None)
    lay_out(page, near_the_end("stellar", 2, 8))
    assert play_to_the_end(page) > 4
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    page.get_by_role("link", name="Replay").click()
    scrub = page.get_by_role("region", name="Replay")
    expect(scrub).to_contain_text("0 of ")
    scrub.get_by_role("button", name="One step forward").click()
    expect(scrub).to_contain_text("1 of ")
    expect(page).to_have_url(re.compile(r"ply=1$"))
    page.reload()
    expect(scrub).to_contain_text("1 of ")
    page.get_by_role("combobox", name="View of").select_option("1")
    expect(page.get_by_role("list", name="Log")).to_contain_text("You ")
