"""The page on a plain file host: Python runs in the browser, and there is no server at all."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from asterism import Record
from asterism.server.http.edition import write
from tests.browser.stellar import number, play_out, step


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        return None


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The edition, in a folder of a file host."""
    root = tmp_path_factory.mktemp("files")
    write(root / "games")
    return root


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    """A plain file host."""
    handler = partial(Quiet, directory=str(folder))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/games/"
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.fixture
def visitor(browser: Browser, problems: list[str]) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en")
    context.on("console", lambda told: problems.append(told.text) if told.type == "error" else None)
    context.on("weberror", lambda error: problems.append(str(error.error)))
    yield context
    context.close()


def test_a_whole_game_is_played_without_a_network_and_survives_a_reload(
    visitor: BrowserContext, address: str
) -> None:
    page = visitor.new_page()
    page.goto(address)
    page.get_by_role("button", name="Play now").click()
    page.locator(".stellar").wait_for()
    for _ in range(3):
        step(page)
    before = number(page)
    page.reload()
    page.locator(".stellar").wait_for()
    assert int(number(page)) >= int(before)
    page.wait_for_function("() => document.querySelector('.stellar').dataset.task !== 'wait'")
    visitor.set_offline(True)
    play_out(page)
    expect(page.get_by_role("dialog").get_by_test_id("sheet-total-0")).to_have_text(
        re.compile(r"^\d+$")
    )
    visitor.set_offline(False)
    with page.expect_download() as saved:
        page.get_by_role("link", name="record").click()
    record = Record.loads(saved.value.path().read_text())
    assert record.replay().outcome is not None


def test_what_needs_other_people_is_not_offered(visitor: BrowserContext, address: str) -> None:
    page = visitor.new_page()
    page.goto(address)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_text("Friends on other devices need an Asterism server")).to_be_visible()
    for name in ("Invite friends", "On a shared screen, with phones"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)
    expect(page.get_by_role("link", name="Lobby")).to_have_count(0)
