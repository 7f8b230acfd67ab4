"""Sternenhimmel at its table: whole games by mouse and by keyboard, and for everyone."""

import re
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import asterism
from tests.browser.conftest import Guest
from tests.browser.site import choose, violations, violations_in_all_themes
from tests.browser.steer import lay_out, near_the_end
from tests.browser.sternenhimmel import (
    close_scoring,
    hand,
    is_over,
    my_turn,
    one_star_left,
    open_table,
    pick,
    play_out,
    play_until_scored,
    put,
    stars,
)

PACKS = Path(__file__).resolve().parents[2] / "examples" / "packs"


def test_a_whole_game_is_played_by_clicking_from_the_start_page_to_the_score_sheet(
    desktop: Page,
) -> None:
    desktop.goto("")
    choose(desktop, "Sternenhimmel")
    desktop.get_by_role("button", name="Play now").click()
    desktop.locator(".heaven").wait_for()
    scorings = play_out(desktop)
    assert scorings > 0
    sheet = desktop.get_by_test_id("end")
    expect(sheet.get_by_role("row")).to_have_count(14)  # a head, twelve constellations, the sum
    sheet.get_by_role("button", name=re.compile("^How .* was scored$")).first.click()
    expect(sheet.get_by_role("listitem").filter(has_text="Black holes swallow")).to_be_visible()
    assert violations(desktop) == []


def in_hand(page: Page) -> bool:
    return bool(page.evaluate("document.activeElement?.closest('.hand') !== null"))


def by_keyboard(page: Page, thinks_better: bool = False) -> None:
    """The token that has the focus, on the star that has it then."""
    if page.get_by_role("dialog", name=re.compile("is scored$")).is_visible():
        page.keyboard.press("Escape")
    page.wait_for_function("() => document.activeElement?.closest('.hand')")
    before = page.evaluate("document.querySelector('[data-number]').dataset.number")
    star = page.get_by_role("button", name=re.compile("^Put .* on .* star in "))
    page.keyboard.press("Enter")
    star.first.wait_for()
    page.wait_for_function("() => document.activeElement?.matches('[data-drop]')")
    if thinks_better:
        page.keyboard.press("Escape")
        assert in_hand(page)
        page.keyboard.press("Enter")
        star.first.wait_for()
    page.keyboard.press("Enter")
    page.wait_for_function(
        "before => document.querySelector('[data-number]').dataset.number !== before",
        arg=before,
    )


def tab_to_hand(page: Page) -> None:
    my_turn(page)
    for _ in range(80):
        if in_hand(page):
            return
        page.keyboard.press("Tab")


def test_a_game_begins_and_ends_by_keyboard_and_is_heard_in_the_live_region(guest: Guest) -> None:
    page = guest(path=None)
    live = page.get_by_test_id("live")
    open_table(page)
    tab_to_hand(page)
    by_keyboard(page, thinks_better=True)
    expect(live).to_contain_text(re.compile("You put .* on "))
    my_turn(page)
    by_keyboard(page)

    lay_out(page, near_the_end("sternenhimmel", 3, 6))
    tab_to_hand(page)
    for _ in range(20):
        my_turn(page)
        if is_over(page):
            break
        by_keyboard(page)
    expect(page.get_by_role("dialog")).to_have_count(1)
    expect(page.get_by_role("dialog")).to_contain_text("Coins in all")
    expect(live).to_contain_text("is scored and leaves the game")


def test_axe_finds_nothing_wrong_with_a_picked_token_in_any_theme(guest: Guest) -> None:
    page = guest(path=None)
    open_table(page, 5)
    my_turn(page)
    put(page, 3)
    close_scoring(page)
    pick(page)
    stars(page).first.focus()
    assert violations_in_all_themes(page) == []


def test_on_a_phone_one_constellation_is_large_and_the_others_are_a_tap_away(phone: Page) -> None:
    open_table(phone, 4)
    my_turn(phone)
    pick(phone)
    tabs = phone.get_by_role("group", name="Constellations in play").get_by_role("button")
    expect(tabs).to_have_count(4)
    for at in range(4):
        tabs.nth(at).tap()
        name = tabs.nth(at).locator("span").first.inner_text()
        expect(phone.get_by_role("heading", name=name)).to_be_visible()
        for star in stars(phone).all():
            box = star.bounding_box()
            assert box is not None and box["width"] >= 44 and box["x"] >= 0
    wide = phone.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390
    assert violations(phone) == []


def test_a_finger_sees_what_would_happen_before_its_second_touch_puts_the_token(
    phone: Page,
) -> None:
    open_table(phone, 4)
    my_turn(phone)
    before = phone.evaluate("document.querySelector('[data-number]').dataset.number")
    hand(phone).first.tap()
    stars(phone).first.tap()
    expect(phone.get_by_text("Tap the star again to put it there.")).to_be_visible()
    expect(phone.locator(".prompt")).to_contain_text("your 1 would lie")
    stars(phone).last.tap()  # another thought
    expect(phone.locator(".chart .ghost")).to_have_count(1)
    assert phone.evaluate("document.querySelector('[data-number]').dataset.number") == before
    stars(phone).last.tap()
    phone.wait_for_function(
        "before => document.querySelector('[data-number]').dataset.number !== before", arg=before
    )


def aim(star: Locator) -> tuple[float, float]:
    """The lower edge of a star, once it is in sight and nothing lies over it."""
    star.hover(trial=True)
    box = star.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.85


@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 640), (900, 700)])
def test_a_star_that_is_pressed_stays_there_whatever_is_said_of_it(
    guest: Guest, width: int, height: int, players: int
) -> None:
    page = guest(width, height, path=None)
    lay_out(page, one_star_left(players))
    my_turn(page)
    pick(page)
    last = page.locator(".chart.last [data-drop]")
    page.mouse.move(*aim(last))
    page.mouse.down()
    expect(page.locator(".prompt b")).to_be_visible()
    page.mouse.up()
    expect(last).to_have_count(0)


def test_a_star_that_is_touched_stays_there_for_the_second_touch(phone: Page) -> None:
    lay_out(phone, one_star_left())
    my_turn(phone)
    pick(phone)
    phone.get_by_role("group", name="Constellations in play").get_by_role("button").last.tap()
    last = phone.locator(".chart.last [data-drop]")
    x, y = aim(last)
    phone.touchscreen.tap(x, y)
    expect(phone.locator(".prompt b")).to_be_visible()
    phone.touchscreen.tap(x, y)
    expect(last).to_have_count(0)


def test_a_scoring_is_told_step_by_step_and_can_be_seen_again(guest: Guest) -> None:
    page = guest(path=None)
    open_table(page)
    play_until_scored(page)
    shown = page.get_by_role("dialog", name=re.compile("is scored$"))
    expect(shown.locator("[aria-current=step]")).to_contain_text("Coins")
    assert violations(page) == []
    shown.get_by_role("button", name="From the start").click()
    for step in ("Reveal", "Black holes meet", "Black holes swallow", "Double stars", "Totals"):
        expect(shown.locator("[aria-current=step]")).to_contain_text(step)
        shown.get_by_role("button", name="Next step").click()
    expect(shown.get_by_role("row")).to_have_count(1 + shown.locator("tbody tr").count())
    close_scoring(page)
    page.get_by_role("button", name=re.compile("look at it again")).first.click()
    expect(shown).to_be_visible()
    shown.get_by_role("checkbox", name="Show every scoring").uncheck()
    page.keyboard.press("Escape")
    expect(hand(page).first).to_be_visible()


# Inside the frame of its chart: the name, and every word that is drawn.
OUTSIDE = """() => [...document.querySelectorAll('.chart')].flatMap((chart) => {
    const frame = chart.getBoundingClientRect();
    const prizes = chart.querySelector('.prizes').getBoundingClientRect();
    return [...chart.querySelectorAll('h2, .labels text')].filter((text) => {
        const box = text.getBoundingClientRect();
        const isUnder = box.right > prizes.left && box.top < prizes.bottom && text.tagName === 'H2';
        return box.left < frame.left || box.right > frame.right || isUnder;
    }).map((text) => text.textContent);
})"""


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_the_constellations_and_tokens_of_a_pack_are_drawn(
    guest: Guest, size: tuple[int, int]
) -> None:
    pack: Any = deepcopy(asterism.pack(PACKS / "southern_sky.toml"))
    pack["tokens"] = {"values": [2, 2, 14], "holes": 1, "doubles": 3}
    for board in pack["constellations"]:
        board["name"] = {"en": f"{board['id']} and a very long name besides"}
        board["stars"][0]["name"] = "The star with the longest of names"
    page = guest(path=None)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_table(page, pack=pack)
    my_turn(page)
    names = page.locator(".chart h2").all_text_contents()
    assert names and all(name.endswith(" and a very long name besides") for name in names)
    assert page.evaluate(OUTSIDE) == []
    labels = [button.get_attribute("aria-label") for button in hand(page).all()]
    assert labels == ["2", "2", "14", "black hole", *["double star"] * 3]
    play_until_scored(page)
    assert violations(page) == []
