"""A plain file host with the edition that needs no server, and a visitor of it."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.site import choose

PATIENCE = 45_000
BOTS = {f"setup {game}": {"bots": ["random"] * 6} for game in ("stellar", "sternenhimmel")}
QUICK: dict[str, Any] = {"speed": "off", "theme": "dark", **BOTS}


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        return None


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a folder."""
    handler = partial(Quiet, directory=str(folder))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()
    thread.join()


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
    kept = {f"asterism {name}": json.dumps(value) for name, value in QUICK.items()}
    context.add_init_script(
        "if (origin !== 'null')"
        f" for (const [name, value] of Object.entries({json.dumps(kept)}))"
        " if (localStorage.getItem(name) === null) localStorage.setItem(name, value)"
    )
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
