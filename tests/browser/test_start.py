"""From the start page to a table."""

import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from asterism.server.http.page import ADDRESSES
from tests.browser.conftest import Guest
from tests.browser.site import Site, play_now
from tests.browser.steer import call

MOST_BYTES = 300_000


def test_a_game_is_on_the_table_in_two_clicks(desktop: Page) -> None:
    desktop.goto("")
    play_now(desktop, "Stellar")
    expect(desktop.get_by_role("heading", name="Stellar", exact=True)).to_be_visible()


def test_a_first_visit_leaves_no_error_in_the_console(browser: Browser, site: Site) -> None:
    with browser.new_context(base_url=site.url, locale="en") as context:
        page = context.new_page()
        said: list[str] = []
        page.on("console", lambda line: said.append(line.text) if line.type == "error" else None)
        page.on("requestfailed", lambda request: said.append(request.url))
        page.on("response", lambda answer: None if answer.ok else said.append(answer.url))
        page.goto("")
        expect(page.get_by_role("button", name="Play now")).to_be_enabled()
        page.wait_for_load_state("networkidle")
        assert said == []


def test_every_address_of_the_page_can_be_opened_directly(desktop: Page) -> None:
    for address in ADDRESSES.values():
        path = address.replace("{game}", "stellar").replace("{room}", "none")
        answer = desktop.goto(path)
        assert answer is not None and answer.status == 200, path
    desktop.goto("learn/stellar")
    expect(desktop.get_by_test_id("coach")).to_be_visible()


def test_the_start_page_is_usable_after_300_kilobytes(guest: Guest) -> None:
    page = guest()
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    page.evaluate("document.fonts.ready.then(() => undefined)")
    page.wait_for_load_state("networkidle")
    sizes: dict[str, int] = page.evaluate(
        """Object.fromEntries(['navigation', 'resource']
            .flatMap((kind) => performance.getEntriesByType(kind))
            .map((one) => [one.name, one.transferSize]))"""
    )
    assert sum(sizes.values()) < MOST_BYTES, sizes
    assert all(sizes.values()), "nothing came from a cache"


def test_the_page_lives_under_any_path(browser: Browser, tmp_path: Path) -> None:
    with (
        Site(tmp_path / "club.db", base_path="/club") as site,
        browser.new_context(base_url=site.url, locale="en") as context,
    ):
        page = context.new_page()
        page.goto("")
        play_now(page, "Star Realms")
        assert page.url.startswith(f"{site.url}r/")
        page.reload()
        expect(page.get_by_test_id("turn")).to_be_visible()
        page.get_by_role("link", name="Start page").click()
        expect(page).to_have_url(site.url)
        page.get_by_role("link", name="Lobby").click()
        expect(page).to_have_url(f"{site.url}lobby")


def test_it_can_be_installed(desktop: Page) -> None:
    desktop.goto("")
    manifest = desktop.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then((one) => one.json())"
    )
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert desktop.request.get(icon["src"]).ok


def test_the_language_is_switched_and_remembered(desktop: Page) -> None:
    desktop.goto("")
    desktop.get_by_role("button", name="Deutsch").click()
    expect(desktop.get_by_role("button", name="Jetzt spielen")).to_be_visible()
    expect(desktop.locator("html")).to_have_attribute("lang", "de")
    desktop.reload()
    expect(desktop.get_by_role("button", name="Jetzt spielen")).to_be_visible()
    desktop.get_by_role("button", name="Français").click()
    expect(desktop.get_by_role("button", name=re.compile("^Jouer$"))).to_be_visible()


def test_an_address_may_ask_for_a_setup(guest: Guest) -> None:
    """As `asterism play` writes it; what it does not know is left out."""
    options = '{"format":"emperor","nonsense":1}'
    page = guest(path=f"?game=star_realms&players=6&options={options}&bots=random")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile(r"/r/"))
    expect(page.get_by_test_id("turn")).to_be_visible()
    room = page.url.rsplit("/", 1)[1]
    table = call(page, f"rooms/{room}/table")
    assert table["view"]["options"]["format"] == "emperor"
    assert len(table["view"]["players"]) == 6
    broken = guest(path="?game=star_realms&players=99&options=[&bots=nobody")
    expect(broken.get_by_role("button", name="Play now")).to_be_visible()
