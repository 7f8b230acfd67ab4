"""A real server, a real browser, and people on screens of different sizes."""

from __future__ import annotations

import re
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
    Playwright,
    expect,
    sync_playwright,
)

from asterism.server.http.edition import write
from tests.browser.file_host import FileHost
from tests.browser.site import FLAGS, LAN, ROOT, UNPAINTED, Site, remembering

Guest = Callable[..., Page]

CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome") or "/usr/bin/chromium"
# The same without windows needs a third less work.
SHELL = shutil.which("chromium-headless-shell") or CHROMIUM
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
FAILED = re.compile("Failed to load resource|WebSocket connection to .* failed")
# A header that protects pages with TLS: in a local network browsers say that they pass over it.
WITHOUT_TLS = re.compile(rf"^http://{LAN}.*Cross-Origin-Opener-Policy header has been ignored")
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    assert (ROOT / "src/asterism/server/page/index.html").is_file(), "make page builds the page"
    with Site(tmp_path_factory.mktemp("site") / "asterism.db") as running:
        yield running


@pytest.fixture(scope="session")
def edition(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the edition without a server, in a folder of a plain file host."""
    root = tmp_path_factory.mktemp("files")
    write(root / "games")
    host = FileHost(root)
    yield f"{host.url}/games/"
    host.stop()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def shell(playwright: Playwright) -> Iterator[Browser]:
    running = playwright.chromium.launch(executable_path=SHELL, args=FLAGS)
    yield running
    running.close()


@pytest.fixture
def browser(playwright: Playwright, request: pytest.FixtureRequest) -> Iterator[Browser]:
    """A whole one for tests with the mark `whole_browser`: without windows there are no notices."""
    if request.node.get_closest_marker("whole_browser") is None:
        yield request.getfixturevalue("shell")
        return
    assert Path(CHROMIUM).is_file(), "the browser tests need chromium (apt install chromium)"
    running = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    yield running
    running.close()


@pytest.fixture
def problems() -> Iterator[list[str]]:
    """Nothing may go wrong unseen: errors in the page or in its console fail the test."""
    found: list[str] = []
    yield found
    assert found == []


@pytest.fixture
def guest(
    site: Site, browser: Browser, problems: list[str], request: pytest.FixtureRequest
) -> Iterator[Guest]:
    """Somebody with a screen of some size, at the start page; with the path None nothing is loaded
    yet. A test that makes requests fail on purpose declares them:
    `@pytest.mark.fails_to_load("/api/rooms/.*404")`.
    """
    site.be_there()
    contexts: list[BrowserContext] = []
    meant = [sign for mark in request.node.iter_markers("fails_to_load") for sign in mark.args]

    def note(message: ConsoleMessage) -> None:
        told = f"{message.location['url']} {message.text}"
        is_meant = FAILED.search(told) and any(re.search(sign, told) for sign in meant)
        if message.type == "error" and not is_meant and not WITHOUT_TLS.search(told):
            problems.append(told)

    def arrive(
        width: int = 1440,
        height: int = 900,
        *,
        path: str | None = "",
        language: str = "en",
        motion: bool = False,
        plain: bool = False,
        sounds: bool = False,
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
            "sounds": sounds,
            "theme": theme,
        }
        kept |= QUICK_BOTS
        context.add_init_script(script=remembering(kept))
        context.add_init_script(script=LISTENING)
        context.add_init_script(script=UNPAINTED)
        # Of all pages that are opened there.
        context.on("console", note)
        context.on("weberror", lambda told: problems.append(str(told.error)))
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        if path is not None:
            page.goto(path)
        return page

    yield arrive
    for context in contexts:
        context.close()


@pytest.fixture
def desktop(guest: Guest) -> Page:
    """A page on which nothing is loaded: most tests go to a table at once."""
    return guest(path=None)


@pytest.fixture
def phone(guest: Guest) -> Page:
    return guest(390, 844, path=None)
