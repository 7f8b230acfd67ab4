"""Visitors of the page that needs no server, on a plain file host."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    expect,
)

from tests.browser.conftest import PATIENCE, SHELL
from tests.browser.site import FLAGS, UNPAINTED, choose, remembering

# Until Python has started twice on a busy machine.
STARTING = 120_000
# At random nobody attacks, and a game of Star Realms takes for ever on a device.
BOTS = {f"setup {game}": {"bots": ["random"] * 6} for game in ("stellar", "sternenhimmel")}
QUICK: dict[str, Any] = {"speed": "off", "sounds": False, "theme": "dark", **BOTS}


@contextmanager
def visiting(
    browser: Browser, problems: list[str], width: int = 1280, height: int = 800
) -> Iterator[BrowserContext]:
    """Somebody with a screen of that size; what goes wrong on a page is a problem."""
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale="en",
        has_touch=width < 600,
        is_mobile=width < 600,
        reduced_motion="reduce",
        service_workers="block",
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(script=remembering(QUICK))
    context.add_init_script(script=UNPAINTED)
    context.on("console", lambda told: problems.append(told.text) if told.type == "error" else None)
    context.on("weberror", lambda error: problems.append(str(error.error)))
    yield context
    context.close()


def go(page: Page, path: str) -> None:
    """To another page without loading anything: Python stays as it is."""
    page.evaluate("path => { location.hash = `#/${path}` }", path)


def play(page: Page, game: str) -> None:
    """From the start page to a table, in two clicks."""
    go(page, "")
    choose(page, game)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/#/r/*")
    expect(page.get_by_test_id("turn")).to_be_visible()


@contextmanager
def browser_of(
    playwright: Playwright, profile: Path, problems: list[str], width: int = 1280, height: int = 800
) -> Iterator[BrowserContext]:
    """A browser that can be closed: the next one with this profile remembers what it knew."""
    context = playwright.chromium.launch_persistent_context(
        profile,
        executable_path=SHELL,
        args=FLAGS,
        locale="en",
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
    )
    listen(context, problems)
    try:
        yield context
    finally:
        context.close()


def listen(context: BrowserContext, problems: list[str]) -> None:
    """What goes wrong unseen. A request that fails is told by the page itself."""

    def note(told: ConsoleMessage) -> None:
        if told.type == "error" and "Failed to load resource" not in told.text:
            problems.append(told.text)

    context.set_default_timeout(PATIENCE)
    context.on("console", note)
    context.on("weberror", lambda error: problems.append(str(error.error)))
