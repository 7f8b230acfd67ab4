"""Every table from 360 to 2560 pixels, and with letters twice as large: nothing sticks out."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import Browser, Page, TimeoutError

from tests.browser.conftest import CHROMIUM, GAMES
from tests.browser.site import FLAGS, Site, remembering
from tests.browser.steer import opened

SCREENS = ((360, 740), (768, 1024), (1024, 768), (1440, 900), (2560, 1440))
LANGUAGES = ("en", "de", "fr")
SETTLED = 5_000
PAGES = ["", "lobby", "games", "settings", "about", "recover", "pad", "workshop"]
PAGES += [f"workshop/{game}" for game in GAMES]
BOTS = {"stellar": 1, "sternenhimmel": 4, "star_realms": 1}
# As in the settings of a browser, which all lengths follow, those of media queries, too.
LARGE = "--blink-settings=defaultFontSize=32"
# What is wider than the screen, or what can be pressed or read and begins or ends beside it. Strips
# that are scrolled sideways hold more than is seen, and what is only heard lies anywhere.
BESIDE = """() => {
    const strip = (one) => {
        for (let at = one.parentElement; at; at = at.parentElement) {
            const scrolls = getComputedStyle(at).overflowX === 'auto';
            if (scrolls && at.scrollWidth > at.clientWidth) return true;
        }
        return false;
    };
    const says = (one) => [...one.childNodes].some((at) => at.nodeType === 3 && at.data.trim());
    const wide = document.documentElement.scrollWidth;
    const beside = [...document.querySelectorAll('main *, header *')]
        .filter((one) => one.tagName === 'BUTTON' || says(one))
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !strip(one))
        .filter((one) => {
            const box = one.getBoundingClientRect();
            return box.width > 2 && (box.left < -1 || box.right > innerWidth + 1);
        })
        .map((one) => one.ariaLabel ?? one.textContent.trim());
    return wide > innerWidth + 1 ? [`${wide} wide`, ...beside] : beside;
}"""


def beside(page: Page, game: str, *languages: str) -> dict[str, list[str]]:
    """At a table of that game, by language and width of the screen."""
    room = opened(page, game, {"start_player": 0}, ["random"] * BOTS[game])
    found: dict[str, list[str]] = {}
    for language in languages:
        page.add_init_script(f"localStorage.setItem('asterism language', '\"{language}\"')")
        page.goto(f"r/{room}")
        page.locator(f"[lang='{language}'] [data-turn='true']").wait_for()
        # Words decide where there is little room.
        for width, height in SCREENS if language == "en" else SCREENS[:3]:
            found[f"{language} {width}"] = at_size(page, width, height)
    return {where: what for where, what in found.items() if what}


def at_size(page: Page, width: int, height: int) -> list[str]:
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("width => innerWidth === width", arg=width)
    # What is drawn otherwise on a narrow screen comes with the next picture, or the one after it.
    with suppress(TimeoutError):
        page.wait_for_function(f"() => ({BESIDE})().length === 0", timeout=SETTLED)
    found: list[str] = page.evaluate(BESIDE)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_every_screen(desktop: Page, game: str) -> None:
    assert beside(desktop, game, *LANGUAGES) == {}


def test_tables_and_pages_fit_letters_twice_as_large(browser: Browser, site: Site) -> None:
    program = browser.browser_type
    large = program.launch(executable_path=CHROMIUM, args=[*FLAGS, LARGE])
    try:
        page = large.new_page(base_url=site.url, locale="en")
        page.add_init_script(remembering({"speed": "off"}))
        found: dict[str, object] = {}
        for path in PAGES:
            page.goto(path)
            page.get_by_role("heading", level=1).wait_for()
            found[path] = {
                width: wide for width, height in SCREENS if (wide := at_size(page, width, height))
            }
        found |= {game: beside(page, game, "en") for game in GAMES}
        assert {where: what for where, what in found.items() if what} == {}
    finally:
        large.close()
