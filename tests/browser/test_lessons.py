"""The guided first games end to end, by clicking what they ask for."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from asterism.lessons import READ
from tests.browser.conftest import Guest
from tests.browser.lessons import lesson_of, next_of, open_lesson
from tests.browser.site import choose, violations

Hand = Callable[[Page, str], None]


def stellar(page: Page, move: str) -> None:
    """A card of the hand and its place go together, as people click them."""
    kind, *what = move.split()
    if kind == "take":
        page.locator(f"[data-place='row.{what[0]}'][data-offer]").click()
    elif kind == "renew":
        page.locator("[data-move='renew']").click()
    elif kind == "place":
        page.locator(f"[data-place='telescope.0.{what[0]}'][data-drop]").click()
    else:
        page.locator(f"[data-place='hand.0'][data-card='{what[0]}']").click()
        area = ".notebook" if "notebook" in what or kind == "last" else "[data-place^='telescope']"
        if "telescope" not in what:
            page.locator(f"{area} [data-drop], {area}[data-drop]").first.click()
            return
        slot = {"P2": 2, "B6": 12}[what[0]]
        page.locator(f"[data-place='telescope.0.{slot}'][data-drop]").click()


def sternenhimmel(page: Page, move: str) -> None:
    token = move.split()[1]
    page.locator(f"[data-place='hand.0'][data-card='{token}']").first.click()
    page.locator(f"[data-move='{move}']").click()


def star_realms(page: Page, move: str) -> None:
    kind, *what = move.split()
    if kind == "end":
        page.locator(".actions button.end").click()
    elif kind == "play" and what[0] in ("scout", "viper"):
        page.locator(".actions button[aria-disabled=false]", has_text="Play all").click()
    elif kind == "play":
        page.locator(f".hand [data-card='{what[0]}']").click()
    elif kind == "acquire":
        page.get_by_role("region", name="Trade row").locator(f"[data-card='{what[0]}']").click()
    elif kind in ("ally", "base", "scrap"):
        card = f"[data-place='ships.0'][data-card='{what[0]}']"
        page.locator(f"{card}, [data-place='bases.0'][data-card='{what[0]}']").first.click()
        # A card with one ability left uses it at once; scrapping is always asked about.
        if kind != "ally":
            page.locator(f"dialog [data-move='{move}']").click()
    elif kind == "attack":
        attack(page, what)
    elif what[-1] == "discard":
        page.locator(f".ask [data-card='{what[0]}']").last.click()
    else:
        page.locator(f"[data-move='{move}']").click()


def attack(page: Page, what: list[str]) -> None:
    if len(what) == 3:
        page.locator(f"[data-place='bases.1'][data-card='{what[1]}']").click()
        return
    page.locator("[data-point='authority.1']").click()
    sure = page.locator("dialog[open] button.primary")
    if sure.count():
        sure.click()


HANDS: dict[str, Hand] = {
    "stellar": stellar,
    "sternenhimmel": sternenhimmel,
    "star_realms": star_realms,
}


STANDS = """name => ({
    done: JSON.parse(localStorage.getItem(name) ?? '[]'),
    over: Boolean(document.querySelector('[data-testid=lesson-over]')),
    covered: Boolean(document.querySelector('dialog[open]')),
})"""
MOVED = """([name, before]) => JSON.parse(localStorage.getItem(name) ?? '[]').length > before
    && !document.querySelector('[data-sending=true], .sr.table[data-busy=true]')"""


def go_on(page: Page, game: str) -> bool:
    """Read on, or do what is asked, by clicking; whether the lesson goes on."""
    name = f"asterism lesson {game}"
    now = page.evaluate(STANDS, name)
    # A constellation that is scored, or the score sheet, lies over the table.
    if now["covered"]:
        page.keyboard.press("Escape")
    if now["over"]:
        return False
    asked = next_of(game, now["done"])
    if asked == READ:
        page.get_by_test_id("read-on").click()
    else:
        HANDS[game](page, asked)
    page.wait_for_function(MOVED, arg=[name, len(now["done"])])
    return True


@pytest.mark.parametrize(
    ("game", "name", "size"),
    [
        ("stellar", "Stellar", (1440, 900)),
        ("sternenhimmel", "Sternenhimmel", (390, 844)),
        ("star_realms", "Star Realms", (1440, 900)),
    ],
)
def test_a_guided_game_is_played_from_the_start_page_to_its_end(
    guest: Guest, game: str, name: str, size: tuple[int, int]
) -> None:
    page = guest(*size)
    choose(page, name)
    page.get_by_role("link", name="First time?").click()
    coach = page.get_by_test_id("coach")
    expect(coach).to_contain_text(f"Step 1 of {lesson_of(game).steps}")
    assert violations(page) == []
    while go_on(page, game):
        pass
    page.reload()
    expect(page.get_by_test_id("lesson-over")).to_be_visible()
    # What the coach says is not covered: who wants the score sheet opens it.
    expect(page.get_by_test_id("end")).not_to_be_visible()
    page.get_by_role("button", name="Score sheet").click()
    expect(page.get_by_test_id("end")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Play a game").click()
    expect(page.get_by_role("radio", name=name, exact=True)).to_be_checked()


FRAMED = """point => {
    const target = document.querySelector(`[data-point='${point}']`).getBoundingClientRect();
    return [...document.querySelectorAll('[data-testid=pointer] span')].some(frame => {
        const box = frame.getBoundingClientRect();
        return ['left', 'top', 'right', 'bottom'].every(side =>
            Math.abs(box[side] - target[side]) < 8);
    });
}"""


def test_frames_sit_around_what_they_point_at_once_words_and_letters_have_come(
    guest: Guest,
) -> None:
    page = guest(390, 844, path=None)
    open_lesson(page, "star_realms", "welcome")
    for point in ("authority.0", "authority.1"):
        page.wait_for_function(FRAMED, arg=point)


def test_on_a_phone_the_sky_fits_between_the_coach_and_the_hand(guest: Guest) -> None:
    page = guest(390, 844, path=None)
    open_lesson(page, "sternenhimmel", "sky")
    page.wait_for_function(
        "() => document.querySelector('.chart').getBoundingClientRect().bottom"
        " <= document.querySelector('.tray').getBoundingClientRect().top"
    )


def test_whoever_tries_something_else_hears_why_and_goes_on_after_a_reload(guest: Guest) -> None:
    page = guest(language="de", path=None)
    open_lesson(page, "stellar", "take")
    coach = page.get_by_test_id("coach")
    expect(coach).to_contain_text("Nimm Enceladus (Mond 2) von Platz 4.")
    page.locator("[data-place='row.5'][data-offer]").click()
    expect(page.get_by_test_id("remark")).to_contain_text("Auch eine schöne Karte")
    assert violations(page) == []
    page.reload()
    expect(coach).to_contain_text("Nimm Enceladus (Mond 2) von Platz 4.")
    page.get_by_test_id("show-me").click()
    expect(coach).to_contain_text("neben Mars")
    page.get_by_role("button", name="ST-4.3").click()
    expect(page.get_by_test_id("rules").locator("[data-clause='ST-4.3']")).to_be_focused()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Zurück").click()
    expect(coach).to_contain_text("Nimm Enceladus (Mond 2) von Platz 4.")
    page.get_by_role("link", name="Überspringen").click()
    expect(page).to_have_url(re.compile(r"\?game=stellar$"))


@pytest.mark.fails_to_load("/api/lessons/star_realms.* 409")
def test_what_cannot_be_done_says_why_and_where_the_rules_say_so(guest: Guest) -> None:
    page = guest(path=None)
    open_lesson(page, "star_realms", "ally")
    for card, place, reason, clause in (
        ("flagship", "row.1", "cost", "SR-2.7"),
        ("blob-wheel", "bases.1", "outpost", "SR-2.9"),
    ):
        page.locator(f"[data-place='{place}'][data-card='{card}']").click()
        why = page.get_by_test_id("why")
        expect(why).to_contain_text(re.compile(reason, re.I))
        why.get_by_role("button", name=clause).click()
        expect(page.locator(f"[data-clause='{clause}']")).to_be_focused()
        page.keyboard.press("Escape")
