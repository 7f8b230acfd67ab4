"""For everyone: by keyboard alone, by screen reader, in any language, theme and size of screen."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import GAMES, Guest
from tests.browser.site import play_now, violations, violations_in_all_themes

PAGES = ["lobby", "games", "settings", "about", "recover", "workshop", "nowhere-at-all"]
PAGES += [f"workshop/{game}" for game in GAMES]
PHONES = (360, 390)
SCREENS = (768, 1440, 2560)
SMALL = """[...document.querySelectorAll('button, a[href], select, input')].flatMap((one) => {
    const box = (one.closest('label') ?? one).getBoundingClientRect();
    const seen = one.checkVisibility({ visibilityProperty: true });
    return seen && (box.width < 43.5 || box.height < 43.5)
        ? [`${one.outerHTML.slice(0, 90)} ${box.width}x${box.height}`] : [];
})"""

# What lies on a gallery is alike, and axe looks at each.
FEW_PIECES = """document.querySelectorAll('li:nth-child(n+7):has([data-piece])')
    .forEach((one) => one.remove())"""


def heading(page: Page) -> None:
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def fits(page: Page, width: int, is_phone: bool) -> bool:
    """Nothing is wider than the screen, and what is to be touched is large enough for it."""
    page.set_viewport_size({"width": width, "height": 800})
    page.wait_for_function("width => matchMedia(`(width: ${width}px)`).matches", arg=width)
    # A phone's window grows with what is too wide for it; what it was set to does not.
    is_narrow: bool = page.evaluate("document.documentElement.scrollWidth") <= width
    return is_narrow and (not is_phone or page.evaluate(SMALL) == [])


@pytest.mark.fails_to_load("nowhere-at-all .* 404")
@pytest.mark.parametrize("widths", [PHONES, SCREENS], ids=["phones", "screens"])
def test_every_page_fits_every_width_and_axe_finds_nothing(
    guest: Guest, widths: tuple[int, ...]
) -> None:
    page = guest(widths[0], 800)
    found: dict[str, object] = {}
    for path in ["", *PAGES, "waiting room"]:
        if path == "waiting room":
            page.goto("")
            page.get_by_role("button", name="Invite friends").click()
            expect(page.get_by_role("img", name="QR code")).to_be_visible()
        else:
            page.goto(path)
            heading(page)
        # All pieces are looked at where there is the least room.
        unfit = [] if fits(page, widths[0], widths is PHONES) else [widths[0]]
        page.evaluate(FEW_PIECES)
        problems = violations_in_all_themes(page) if widths is SCREENS else violations(page)
        unfit += [width for width in widths[1:] if not fits(page, width, widths is PHONES)]
        found |= {path: (unfit, problems)} if unfit or problems else {}
    assert found == {}


def test_axe_sees_colours_though_nothing_is_painted(desktop: Page) -> None:
    desktop.goto("about")
    heading(desktop)
    desktop.locator("main").evaluate(
        """main => main.insertAdjacentHTML('afterbegin', '<p>Who reads this?</p>')
            ?? Object.assign(main.firstElementChild.style, { background: '#000', color: '#222' })"""
    )
    assert [one.partition(":")[0] for one in violations(desktop)] == ["color-contrast"]


def test_axe_finds_nothing_at_the_plain_table(guest: Guest) -> None:
    page = guest(plain=True)
    play_now(page, "Star Realms")
    assert violations_in_all_themes(page) == []
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    assert violations_in_all_themes(page) == []


def test_a_game_is_begun_and_played_by_keyboard_alone(guest: Guest) -> None:
    page = guest(plain=True)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    tab_to(page, "Play now")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("turn")).to_be_visible()
    for _ in range(6):
        moves = page.get_by_role("region", name="Possible moves").get_by_role("button")
        name = moves.first.inner_text()
        number = page.locator("[data-number]").get_attribute("data-number")
        tab_to(page, name)
        page.keyboard.press("Enter")
        expect(page.locator(f"[data-number='{number}']")).to_have_count(0)
        expect(page.locator("[data-turn='true']")).to_be_visible()


def tab_to(page: Page, name: str) -> None:
    """Press Tab until that is focused, and see that the focus can be seen."""
    for _ in range(120):
        page.keyboard.press("Tab")
        focused = page.evaluate("document.activeElement.innerText")
        if focused.strip() == name:
            outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
            assert outline != "none"
            return
    raise AssertionError(f"{name} is not reached by Tab")


def test_what_happens_is_announced_as_the_terminal_says_it(guest: Guest) -> None:
    page = guest(plain=True)
    play_now(page, "Stellar")
    live = page.get_by_test_id("live")
    page.get_by_role("region", name="Possible moves").get_by_role("button").first.click()
    expect(live).to_contain_text(re.compile("You "))
    expect(live).to_contain_text(re.compile("Vega "))


def test_a_table_speaks_the_language_that_is_chosen_there(guest: Guest) -> None:
    page = guest(plain=True)
    play_now(page, "Sternenhimmel")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("dialog", name="Menü")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("turn")).to_contain_text("Du bist dran")
    expect(page.get_by_role("list", name="Protokoll")).to_contain_text(
        re.compile("kommt ins Spiel")
    )


def test_reduced_motion_is_honoured(guest: Guest) -> None:
    page = guest(motion=True, plain=True)
    page.emulate_media(reduced_motion="reduce")
    page.goto("settings")
    expect(page.get_by_text("Your system asks for reduced motion")).to_be_visible()


def test_what_the_console_tells_of_fails_the_test(desktop: Page, problems: list[str]) -> None:
    desktop.goto("")
    desktop.evaluate("console.error('broken'); console.log('fine')")
    desktop.evaluate("fetch('api/nothing').then((answer) => answer.text())")
    assert [one.rpartition(" ")[2] for one in problems] == ["broken", "Found)"]
    problems.clear()


@pytest.mark.fails_to_load("api/nothing .* 404")
def test_a_request_may_be_meant_to_fail(desktop: Page, problems: list[str]) -> None:
    desktop.goto("")
    desktop.evaluate("fetch('api/nothing').then((answer) => answer.text())")
    assert problems == []
    desktop.evaluate("fetch('api/nowhere').then((answer) => answer.text())")
    desktop.evaluate("console.error('api/nothing: not a 404')")
    assert len(problems) == 2
    problems.clear()
