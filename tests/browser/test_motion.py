"""Pieces on their way: only pieces fly, and nobody has to wait for them."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import star_realms as realms
from tests.browser import stellar
from tests.browser.conftest import Guest
from tests.browser.lessons import open_lesson

# Whatever flies stays in the air for longer than any test.
NEVER_LANDING = """() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        return animate.call(this, frames, { ...timing, duration: 600_000 });
    };
}"""
# What has flown: which piece it was; null: it was none.
NOTE_FLIGHTS = """() => {
    window.flown = [];
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
            for (const node of addedNodes) window.flown.push(node.dataset.card ?? null);
    }).observe(document.querySelector('.layer'), { childList: true });
}"""
MIDDLE = """selector => {
    const box = document.querySelector(selector).getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
}"""


def click_where_it_lies(page: Page, selector: str) -> None:
    """As a person does who knows where a card will be, whether it is to be seen there or not."""
    x, y = page.evaluate(MIDDLE, selector)
    page.mouse.click(x, y)


def test_a_card_that_still_flies_is_picked_up_in_its_new_place(guest: Guest) -> None:
    page = guest(motion=True, path=None)
    stellar.open_table(page)
    stellar.play_until(page, "take")
    page.evaluate(NEVER_LANDING)
    card = page.locator("[data-place='row.2']").get_attribute("data-card")
    page.locator("[data-place='row.2'][data-offer]").click()
    taken = f"[data-place='hand.0'][data-card='{card}'][data-offer]"
    page.locator(taken).last.wait_for(state="attached")
    assert page.locator(".layer > *").count() == 1
    click_where_it_lies(page, taken)
    expect(page.locator(f"{taken}[aria-pressed=true]")).to_have_count(1)
    # Nobody waits for it any longer.
    expect(page.locator(".layer > *")).to_have_count(0)


@pytest.mark.parametrize("by", ["click", "key"])
def test_cards_are_played_faster_than_they_fly(guest: Guest, by: str) -> None:
    page = guest(motion=True, path=None)
    realms.start(page, "duel")
    page.evaluate(NEVER_LANDING)
    cards = page.locator("section.hand button[data-card]")
    for left in range(cards.count() - 1, -1, -1):
        if by == "click":
            click_where_it_lies(page, "section.hand button[data-card]")
        else:
            cards.first.focus()
            page.keyboard.press("Enter")
        expect(cards).to_have_count(left)
        expect(page.locator("[data-sending=true]")).to_have_count(0)


def test_no_count_flies_across_the_sky_when_a_constellation_is_scored(guest: Guest) -> None:
    page = guest(motion=True, path=None)
    open_lesson(page, "sternenhimmel", "full")
    page.evaluate(NOTE_FLIGHTS)
    page.get_by_test_id("read-on").click()
    page.wait_for_function("() => window.flown.length")
    flown = page.evaluate("window.flown")
    assert "cnc" in flown, "the constellation goes where the scored ones are"
    assert None not in flown


def test_no_pile_flies_when_cards_are_acquired_and_drawn(guest: Guest) -> None:
    page = guest(motion=True, path=None)
    realms.start(page, "duel")
    page.evaluate(NOTE_FLIGHTS)
    realms.play_turn(page)
    flown = page.evaluate("window.flown")
    assert "" in flown, "what the other draws lies face down"
    assert None not in flown
