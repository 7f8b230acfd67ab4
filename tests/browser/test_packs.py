"""Other boxes: from the shelf, from a file, as text, by a link; and what is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Guest
from tests.browser.rooms import join, open_room
from tests.browser.site import choose, violations

NAME = "Our <img src=x onerror=alert(1)> box"
PACK = """
format = 1
game = "stellar"
name = "NAME"
author = "Ada & Bo"
about = "With <b>brighter</b> planets."
base = "rulebook"
cards = [{card = "P1", stars = STARS}]
"""


def pack(stars: int = 9, name: str = NAME) -> str:
    return PACK.replace("STARS", str(stars)).replace("NAME", name)


def options(page: Page) -> None:
    choose(page, "Stellar")
    page.get_by_role("button", name="Does your box differ?").click()


def paste(page: Page, text: str) -> None:
    page.get_by_text("A pack of your own").click()
    page.get_by_role("textbox", name="Or paste its text").fill(text)
    page.get_by_role("button", name="Use this pack").click()


def stars_of(page: Page, card: str) -> int:
    """What the server tells of the table that the page shows."""
    room = page.url.rsplit("/", 1)[1]
    view: dict[str, Any] = page.evaluate(
        f"fetch('../api/rooms/{room}/table').then((one) => one.json())"
    )["view"]
    return int(view["stars"][card])


def play(page: Page) -> None:
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_test_id("turn")).to_be_visible()


def test_a_pack_of_the_shelf_is_played(desktop: Page) -> None:
    desktop.goto("")
    options(desktop)
    box = desktop.get_by_role("combobox", name="What is in the box")
    expect(box.get_by_role("option", name="A clear night")).to_have_count(1)
    box.select_option(label="A clear night")
    facts = desktop.get_by_test_id("pack")
    expect(facts).to_contain_text("A clear night")
    facts.get_by_text("12 facts differ from the rulebook.").click()
    expect(facts.get_by_role("listitem").first).to_have_text("P1 copies 2 → 3, stars 3 → 4")
    assert violations(desktop) == []
    desktop.get_by_role("button", name="Done").click()
    expect(desktop.get_by_test_id("pack-note")).to_contain_text("A clear night")
    play(desktop)
    assert stars_of(desktop, "P1") == 4
    desktop.get_by_test_id("pack-mark").click()
    expect(desktop.get_by_role("dialog").get_by_test_id("pack")).to_contain_text("black holes rare")


def test_text_of_strangers_is_text(phone: Page) -> None:
    phone.goto("")
    phone.on("dialog", lambda _: pytest.fail("a pack was run as a page"))
    options(phone)
    paste(phone, pack())
    facts = phone.get_by_test_id("pack")
    expect(facts).to_contain_text(NAME)
    expect(facts).to_contain_text("With <b>brighter</b> planets.")
    expect(facts.locator("img")).to_have_count(0)
    phone.get_by_role("button", name="Done").click()
    play(phone)
    assert stars_of(phone, "P1") == 9
    expect(phone.get_by_test_id("pack-mark")).to_have_text(NAME)


def test_a_file_is_taken_and_its_link_leads_to_the_same_box(guest: Guest, tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text(pack(8), encoding="utf-8")
    ada = guest()
    options(ada)
    ada.get_by_text("A pack of your own").click()
    ada.locator("input[type=file][aria-label='Choose a file']").set_input_files(file)
    fingerprint = ada.get_by_test_id("pack").locator("code").inner_text()
    bo = guest(path=f"?game=stellar&pack={fingerprint}")
    expect(bo.get_by_test_id("pack-note")).to_contain_text(NAME)
    play(bo)
    assert stars_of(bo, "P1") == 8


@pytest.mark.fails_to_load("/api/packs")
def test_a_wrong_pack_is_refused_with_the_place_and_nothing_changes(desktop: Page) -> None:
    desktop.goto("")
    options(desktop)
    paste(desktop, pack().replace("P1", "X1"))
    alert = desktop.get_by_role("alert").filter(has_text="is no card")
    expect(alert).to_contain_text("pack.cards[0].card")
    box = desktop.get_by_role("combobox", name="What is in the box")
    expect(box).to_have_value("rulebook")
    desktop.goto("?game=stellar&pack=0123456789abcdef")
    expect(desktop.get_by_text("There is no such pack here.")).to_be_visible()
    expect(desktop.get_by_test_id("pack-note")).to_contain_text("Inferred:")


def test_everybody_in_the_room_sees_the_pack_that_the_host_chooses(guest: Guest) -> None:
    host, friend = guest(), guest(390, 844)
    join(friend, open_room(host, "Stellar"))
    paste(host, pack(7))
    for page in (host, friend):
        expect(page.get_by_test_id("pack")).to_contain_text("by Ada & Bo")
    expect(friend.get_by_role("combobox", name="What is in the box")).to_be_disabled()
    expect(friend.get_by_text("A pack of your own")).to_have_count(0)
    assert violations(friend) == []
    friend.get_by_role("button", name="I am ready").click()
    host.get_by_role("button", name="Start the game").click()
    for page in (host, friend):
        expect(page.get_by_test_id("pack-mark")).to_be_visible()
        assert stars_of(page, "P1") == 7


def test_two_tables_with_equal_cards_do_not_mix(guest: Guest) -> None:
    tables = {}
    for stars in (5, 6):
        tables[stars] = guest()
        options(tables[stars])
        paste(tables[stars], pack(stars, f"Box {stars}"))
        expect(tables[stars].get_by_test_id("pack")).to_contain_text(f"Box {stars}")
        tables[stars].get_by_role("button", name="Done").click()
        play(tables[stars])
    for stars, page in tables.items():
        assert stars_of(page, "P1") == stars
        page.reload()
        expect(page.get_by_test_id("pack-mark")).to_have_text(f"Box {stars}")


def test_cards_are_called_as_the_pack_calls_them(desktop: Page) -> None:
    desktop.goto("")
    long = "A name that has exactly as many letters as a pack may give it"[:60]
    names = "".join(
        f'{{card = "{letter}3", name = {{en = "{long}", fr = "Chose"}}, fact = "Seen."}}, '
        for letter in "PMACB"
    )
    options(desktop)
    paste(desktop, pack().replace("cards = [", f"cards = [{names}"))
    expect(desktop.get_by_test_id("pack")).to_be_visible()
    desktop.get_by_role("button", name="Done").click()
    play(desktop)
    card = desktop.get_by_role("button", name=long).first
    expect(card).to_be_visible()
    expect(desktop.get_by_text(f"You are dealt the starter {long}").first).to_be_visible()
    wide = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    assert desktop.evaluate(wide)


def test_the_score_pad_counts_by_the_pack(desktop: Page) -> None:
    desktop.goto("pad")
    paste(desktop, pack(9))
    expect(desktop.get_by_test_id("pack")).to_contain_text(NAME)
    expect(desktop.get_by_role("heading", name="Stars on the cards")).to_have_count(0)


def test_the_rules_say_what_is_inferred_and_lead_to_the_workshop(desktop: Page) -> None:
    desktop.goto("")
    choose(desktop, "Stellar")
    play(desktop)
    desktop.get_by_role("button", name="Rules").click()
    line = desktop.get_by_test_id("inferred")
    line.get_by_role("button", name="ST-1.4").click()
    expect(desktop.locator("[data-clause='ST-1.4']")).to_be_focused()
    line.get_by_role("link", name="Does your box differ?").click()
    expect(desktop.get_by_role("heading", name="Mercury (planet 1)")).to_be_visible()
