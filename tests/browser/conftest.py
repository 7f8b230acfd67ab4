"""A real server, a real browser, and people on screens of different sizes."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from tests.browser.site import FLAGS, ROOT, Site

Guest = Callable[..., Page]

CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome") or "/usr/bin/chromium"
# Patience for busy machines; nothing waits longer than it must.
PATIENCE = 45_000
# Opponents that think for no time at all.
GAMES = ("stellar", "sternenhimmel", "star_realms")
QUICK_BOTS: dict[str, Any] = {f"setup {game}": {"bots": ["random"] * 6} for game in GAMES}
# What is announced is a sentence: an id there is told to the console as an error.
LISTENING = r"""new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
        for (const { parentElement, textContent } of addedNodes)
            if (parentElement?.matches('[data-testid=live]')
                    && /^[a-z_]+(-[a-z0-9]+)+( \(|$)/.test(textContent))
                console.error(`announced without words: ${textContent}`);
}).observe(document, { childList: true, subtree: true })"""
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    assert (ROOT / "src/asterism/server/page/index.html").is_file(), "make page builds the page"
    with Site(tmp_path_factory.mktemp("site") / "asterism.db") as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    assert Path(CHROMIUM).is_file(), "the browser tests need chromium (apt install chromium)"
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield running
        running.close()


@pytest.fixture
def guest(site: Site, browser: Browser) -> Iterator[Guest]:
    """Somebody with a screen of some size, at the start page. Nothing may go wrong unseen: errors
    in the page, and announcements without words, fail the test.
    """
    site.be_there()
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if "announced without words" in message.text:
            problems.append(message.text)

    def arrive(
        width: int = 1440,
        height: int = 900,
        *,
        path: str = "",
        language: str = "en",
        motion: bool = False,
        plain: bool = False,
        theme: str = "dark",
        lan: bool = False,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            base_url=site.lan_url if lan else site.url,
            locale=language,
            has_touch=width < 600,
            is_mobile=width < 600,
            # What breathes and turns without end would be painted without end.
            reduced_motion="no-preference" if motion else "reduce",
        )
        contexts.append(context)
        kept: dict[str, Any] = {
            "speed": "normal" if motion else "off",
            "plain": plain,
            "theme": theme,
        }
        kept |= QUICK_BOTS
        context.add_init_script(script=site.remembering(kept))
        context.add_init_script(script=LISTENING)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", note)
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.goto(path)
        return page

    yield arrive
    for context in contexts:
        context.close()
    assert problems == []


@pytest.fixture
def desktop(guest: Guest) -> Page:
    return guest()


@pytest.fixture
def phone(guest: Guest) -> Page:
    return guest(390, 844)
