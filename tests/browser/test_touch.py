"""Every state of every table on a phone: nothing is wider than it, or too small for a thumb."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import star_realms, stellar, sternenhimmel
from tests.browser.conftest import Guest
from tests.browser.lessons import open_lesson
from tests.browser.shots_star_realms import SHOTS
from tests.browser.site import violations
from tests.browser.touch import cramped


@pytest.fixture
def thumb(guest: Guest) -> Page:
    return guest(390, 780, path=None)


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_stellar_on_a_phone(thumb: Page) -> None:
    stellar.open_table(thumb)
    assert cramped(thumb) == [], "starters"
    stellar.play_until(thumb, "take", 3)
    assert cramped(thumb) == [], "take"
    # A stack is touched as a whole; its cards are large then.
    thumb.locator(".own button.stack").first.click()
    shown = thumb.get_by_role("dialog")
    card = shown.get_by_role("list").get_by_role("button").last
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(shown.locator(".fact")).to_be_visible()
    assert cramped(thumb) == [], "a stack"
    assert violations(thumb) == [], "a stack"
    close(thumb)
    # So is the other side, of which the phone shows signs and numbers only.
    thumb.get_by_role("button", name=re.compile("^Look closer at the side of")).click()
    assert cramped(thumb) == [], "the other side"
    assert violations(thumb) == [], "the other side"
    shown.get_by_role("list").first.get_by_role("button").first.click()
    expect(shown.locator(".fact")).to_be_visible()
    shown.get_by_role("button", name="Back").click()
    expect(shown.get_by_role("heading", name=re.compile("^Telescope of"))).to_be_visible()
    close(thumb)
    stellar.step(thumb)
    stellar.pick(thumb)
    assert cramped(thumb) == [], "a card is picked"
    assert violations(thumb) == [], "a card is picked"
    stellar.offers(thumb).last.click()
    expect(thumb.locator(".stellar")).not_to_have_attribute("data-task", "play")
    stellar.open_renewal(thumb)
    assert cramped(thumb) == [], "renew"
    thumb.locator("[data-move='keep']").click()
    expect(thumb.locator(".stellar")).to_have_attribute("data-task", "take")


def test_what_every_table_has_around_it_on_a_phone(thumb: Page) -> None:
    stellar.open_table(thumb)
    stellar.play_until(thumb, "take")
    thumb.get_by_role("button", name="Log").click()
    thumb.get_by_role("list", name="Log").last.get_by_role("button").first.wait_for()
    assert cramped(thumb, ".drawer") == [], "log"
    thumb.get_by_role("list", name="Log").last.get_by_role("button").first.click()
    thumb.keyboard.press("l")
    expect(thumb.get_by_role("region", name="Looking back")).to_be_visible()
    assert cramped(thumb, "[aria-label='Looking back']") == [], "looking back"
    thumb.get_by_role("button", name="Back to the game").click()
    thumb.get_by_role("button", name="Menu").click()
    assert cramped(thumb) == [], "menu"
    thumb.get_by_role("button", name="Resign").click()
    thumb.get_by_role("button", name="Yes, resign").click()
    expect(thumb.get_by_test_id("end")).to_be_visible()
    assert cramped(thumb) == [], "score sheet"
    thumb.goto("pad")
    thumb.get_by_role("heading", level=1).wait_for()
    assert cramped(thumb) == [], "score pad"


@pytest.mark.parametrize("players", [3, 5])
def test_sternenhimmel_on_a_phone(thumb: Page, players: int) -> None:
    sternenhimmel.open_table(thumb, players)
    sternenhimmel.my_turn(thumb)
    sternenhimmel.pick(thumb)
    assert cramped(thumb) == [], "picked"
    thumb.keyboard.press("Escape")
    sternenhimmel.play_until_scored(thumb)
    assert cramped(thumb) == [], "scoring"
    thumb.get_by_role("button", name="Step back").click()
    expect(thumb.locator("[aria-current=step]")).to_be_in_viewport()
    assert cramped(thumb) == [], "a step of the scoring"


def test_star_realms_on_a_phone(thumb: Page) -> None:
    star_realms.start(thumb, "duel")
    assert cramped(thumb) == [], "begin"
    star_realms.wishes(thumb, "End turn").click()
    thumb.get_by_role("dialog").wait_for()
    assert cramped(thumb) == [], "unused"
    close(thumb)
    star_realms.act(thumb, star_realms.wishes(thumb, "Play all"))
    assert cramped(thumb) == [], "played"
    for _ in range(4):
        star_realms.play_turn(thumb)
    thumb.get_by_role("button", name=re.compile("^Discard pile of|^Your discard pile")).last.click()
    assert cramped(thumb) == [], "a pile"
    close(thumb)


QUESTIONS = {name: scene for name, scene in SHOTS.items() if "-ask-" in name}


def test_every_question_of_star_realms_on_a_phone(thumb: Page) -> None:
    for name, ask in QUESTIONS.items():
        ask(thumb)
        assert cramped(thumb, ".ask") == [], name
        assert violations(thumb) == [], name


@pytest.mark.parametrize("format", ["emperor", "hydra3", "raid"])
def test_many_players_of_star_realms_on_a_phone(thumb: Page, format: str) -> None:
    """The own hand and what one may do are in sight at once, and everybody is one touch away."""
    star_realms.start(thumb, format)
    star_realms.play_turn(thumb)
    # Cards that overlap keep their shape.
    widths = thumb.evaluate(
        "[...document.querySelectorAll('.hand .card')].map(it => it.offsetWidth)"
    )
    assert len(set(widths)) == 1
    expect(thumb.locator(".hand .card").first).to_be_in_viewport(ratio=0.9)
    expect(thumb.locator("button.end")).to_be_in_viewport(ratio=1)
    expect(thumb.locator("[data-place='row.1']")).to_be_in_viewport(ratio=0.9)
    others = thumb.get_by_role("group", name="Players").get_by_role("button")
    expect(others).to_have_count(star_realms.PLAYERS[format] - 1)
    for at in range(star_realms.PLAYERS[format] - 1):
        others.nth(at).click()
        name = others.nth(at).locator(".name").inner_text()
        expect(thumb.locator(".realm")).to_have_count(1)
        expect(thumb.locator(".realm h2")).to_have_text(name)
    assert cramped(thumb) == []
    assert violations(thumb) == []


@pytest.mark.parametrize(
    ("game", "step"),
    [("stellar", "play"), ("sternenhimmel", "large"), ("star_realms", "acquire")],
)
def test_a_guided_game_on_a_phone(thumb: Page, game: str, step: str) -> None:
    open_lesson(thumb, game, step)
    assert cramped(thumb) == []
