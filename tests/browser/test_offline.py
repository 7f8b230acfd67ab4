"""The page without a network: what it keeps, how it is renewed, and what it says when it cannot."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Iterator
from itertools import takewhile
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect

import asterism
from asterism.server.http.edition import write
from tests.browser.edition import STARTING, browser_of, listen, visiting
from tests.browser.file_host import (
    FileHost,
    damaged,
    interrupted,
    missing,
    storing_nothing,
    untyped,
)
from tests.browser.site import LAN, Site
from tests.browser.stellar import number, step

# What comes over the wire before "Play now" can be clicked, with gzip. Python is not part of it.
START_BYTES = 230_000
WASM = "pyodide.asm.wasm"
KEPT_FILES = """async () => {
    const found = [];
    for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) found.push([name, url]);
    return found;
}"""
SPOIL_ALL = """async (name) => {
    const cache = await caches.open(name);
    for (const one of await cache.keys()) await cache.put(one, new Response('no memory'));
}"""
SIZES = """async (name) => {
    const cache = await caches.open(name);
    const [one] = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
    return (await one.blob()).size;
}"""

Visit = Callable[..., Page]


@pytest.fixture(scope="module")
def edition(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a host, with the edition in a folder of its own."""
    root = tmp_path_factory.mktemp("edition")
    write(root / "games")
    return root


@pytest.fixture
def host(edition: Path) -> Iterator[FileHost]:
    running = FileHost(edition)
    yield running
    running.stop()


@pytest.fixture
def context(shell: Browser, problems: list[str]) -> Iterator[BrowserContext]:
    made = shell.new_context(locale="en", reduced_motion="reduce")
    listen(made, problems)
    yield made
    made.close()


@pytest.fixture
def visit(context: BrowserContext, host: FileHost) -> Visit:
    def arrive(script: str = "", name: str = "127.0.0.1") -> Page:
        page = context.new_page()
        if script:
            page.add_init_script(script)
        page.goto(f"http://{name}:{host.port}/games/")
        return page

    return arrive


def is_kept(page: Page) -> None:
    expect(page.locator("[data-offline=kept]")).to_be_visible()


def play(page: Page) -> None:
    page.get_by_role("button", name="Play now").click()
    at_table(page)


def at_table(page: Page) -> None:
    page.locator(".stellar").wait_for(timeout=STARTING)


def version(page: Page) -> str:
    found: str = page.evaluate("document.querySelector('[name=asterism-device]').dataset.version")
    return found


def test_after_one_visit_it_works_without_a_network(
    playwright: Playwright, host: FileHost, tmp_path: Path, problems: list[str]
) -> None:
    address = f"{host.url}/games/"
    with browser_of(playwright, tmp_path, problems) as context:
        page = context.new_page()
        page.goto(address)
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
        is_kept(page)
    # Then it begins to keep the rest.
    first = list(takewhile(lambda path: "/keeper-" not in path, host.asked))
    files = [host.folder / path.strip("/") for path in ("games/index.html", *first[1:])]
    sizes = [len(gzip.compress(file.read_bytes())) for file in files]
    assert sum(sizes) < START_BYTES
    assert not [path for path in first if "/python/" in path or path.endswith(".zip")]

    host.stop()
    with browser_of(playwright, tmp_path, problems) as context:
        context.set_offline(True)
        page = context.new_page()
        page.goto(address)
        play(page)
        step(page)
        page.get_by_role("link", name="Asterism").first.click()
        is_kept(page)


def test_the_next_start_goes_on_from_the_memory_that_the_first_one_kept(
    shell: Browser, host: FileHost, problems: list[str]
) -> None:
    with visiting(shell, problems) as context:

        def start() -> Page:
            page = context.new_page()
            page.goto(f"{host.url}/games/")
            play(page)
            return page

        start().close()
        # Everything is imported already: whoever began anew would miss it.
        host.spoilt = {"asterism.zip": missing}
        page = start()
        [kept] = [name for name, url in page.evaluate(KEPT_FILES) if "/started" in url]
        # What cannot be used is made anew.
        page.evaluate(SPOIL_ALL, kept)
        page.close()
        host.spoilt = {}
        page = start()
        step(page)
        assert page.evaluate(SIZES, kept) > 1_000_000
        page.close()
    problems[:] = [one for one in problems if "404" not in one]


def test_games_of_a_newer_version_are_left_alone(visit: Visit) -> None:
    page = visit("indexedDB.open('asterism', 2);")
    told = page.get_by_role("alert").filter(has_text="A newer version of this page")
    expect(told).to_contain_text("Nothing stored is lost")


def test_what_was_interrupted_goes_on_and_what_is_damaged_is_not_kept(
    visit: Visit, host: FileHost
) -> None:
    host.spoilt = {WASM: damaged}
    page = visit()
    expect(page.locator("[data-offline=bad-file]")).to_contain_text(WASM)
    files: list[list[str]] = page.evaluate(KEPT_FILES)
    assert files and not [url for _, url in files if WASM in url]
    page.close()

    host.spoilt = {WASM: interrupted}
    host.asked.clear()
    page = visit()
    expect(page.locator("[data-offline=paused]")).to_contain_text("interrupted")
    host.spoilt = {}
    page.evaluate("dispatchEvent(new Event('online'))")
    is_kept(page)
    assert len(page.evaluate(KEPT_FILES)) == len(files) + 2  # and which version it is
    asked = host.asked[host.asked.index("/games/files.json") :]
    # The browser looks for its worker whenever it likes.
    assert {Path(path).name for path in asked} - {"worker.js"} == {"files.json", WASM}


def test_a_new_version_is_fetched_beside_the_old_one_and_used_by_the_next_start(
    visit: Visit, host: FileHost, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = visit()
    old = version(player)
    is_kept(player)
    play(player)
    step(player)

    called = asterism.__version__
    monkeypatch.setattr(asterism, "__version__", "99.1")
    write(tmp_path / "games")
    host.folder = tmp_path
    host.asked.clear()
    other = visit()
    expect(other.get_by_text("A new version is ready.")).to_be_visible()
    assert version(other) == old
    # All others are the same as before.
    changed = [path.split("/")[2] for path in host.asked]
    assert set(changed) - {"worker.js"} == {"device", "files.json", "index.html"}

    # The game goes on with the old one, and what it has not loaded so far is the old one's, too.
    step(player)
    player.get_by_role("link", name="Asterism").first.click()
    player.get_by_role("link", name="About").click()
    expect(player.get_by_text(f"Asterism {called}")).to_be_visible()
    player.go_back()
    player.go_back()
    at_table(player)
    before = int(number(player))

    other.get_by_role("button", name="Use it now").click()
    other.wait_for_function(
        "old => document.querySelector('[name=asterism-device]').dataset.version !== old", arg=old
    )
    player.reload()
    at_table(player)
    assert version(player) == version(other) != old
    assert int(number(player)) >= before
    step(player)

    # Nobody uses the old one any more.
    player.close()
    other.reload()
    is_kept(other)
    other.wait_for_function(
        "async old => !(await caches.keys()).some((name) => name.includes(old))", arg=old
    )


def test_where_nothing_can_be_kept_or_stored_one_plays_with_the_network(
    visit: Visit, host: FileHost
) -> None:
    """In a local network without TLS, in a browser that stores nothing."""
    host.spoilt = {"host.worker": storing_nothing}
    refused = "indexedDB.open = () => { throw new DOMException('no', 'SecurityError'); };"
    page = visit(refused, LAN)
    expect(page.locator("[data-offline=insecure]")).to_contain_text("begins with https")
    expect(page.get_by_text("games last until you close the page")).to_be_visible()
    play(page)
    step(page)


def test_a_browser_that_keeps_no_files_says_so(visit: Visit) -> None:
    refused = "CacheStorage.prototype.open = () => Promise.reject(new DOMException('no', '{}'));"
    page = visit(refused.format("SecurityError"))
    expect(page.locator("[data-offline=refused]")).to_contain_text("private window")


def test_a_browser_without_room_says_so(context: BrowserContext, host: FileHost) -> None:
    page = context.new_page()
    quota = {"origin": host.url, "quotaSize": 1_000_000}
    context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", quota)
    page.goto(f"{host.url}/games/")
    expect(page.locator("[data-offline=full]")).to_contain_text("not enough room")
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()


def test_a_missing_file_is_named_and_the_next_attempt_succeeds(
    visit: Visit, host: FileHost
) -> None:
    host.spoilt = {WASM: missing}
    page = visit()
    page.get_by_role("button", name="Play now").click()
    told = page.get_by_role("alert").filter(has_text=f"{WASM} is missing")
    expect(told).to_contain_text("Nothing stored is lost")
    # A host need not know what it sends.
    host.spoilt = {WASM: untyped}
    play(page)


def test_links_within_a_page_lead_there(visit: Visit) -> None:
    page = visit()
    is_kept(page)
    page.get_by_role("link", name="Privacy").click()
    expect(page.get_by_role("heading", name="Privacy")).to_be_in_viewport()


@pytest.fixture
def blocked(problems: list[str]) -> Iterator[None]:
    """The browser tells what it blocked."""
    yield
    assert [told for told in problems if "worker-src" not in told] == []
    problems.clear()


@pytest.mark.usefixtures("blocked")
def test_a_blocked_worker_is_told(visit: Visit, host: FileHost) -> None:
    host.policy = host.policy.replace("worker-src 'self'", "worker-src 'none'")
    page = visit()
    page.get_by_role("button", name="Play now").click()
    told = page.get_by_role("alert").filter(has_text="The browser blocked a part of the games")
    expect(told).to_be_visible()


@pytest.mark.parametrize(
    ("lost", "name"),
    [
        ("delete window.WebAssembly", "WebAssembly"),
        ("Object.defineProperty(window, 'indexedDB', { value: undefined })", "IndexedDB"),
        ("window.Worker = class { constructor(address) {} }", "module workers"),
        ("delete Object.hasOwn", "ECMAScript 2022"),
    ],
)
def test_an_old_browser_is_told_before_anything_is_loaded(
    visit: Visit, host: FileHost, lost: str, name: str
) -> None:
    page = visit(lost)
    expect(page.get_by_text(f"it lacks {name}.")).to_be_visible()
    for language in ("fr", "de"):
        expect(page.locator(f"#page [lang={language}]")).to_contain_text(name)
    page.wait_for_load_state()
    assert not [path for path in host.asked if "/device/" in path or "/python/" in path]


def test_a_page_of_a_server_is_kept_and_plays_while_the_server_is_away(
    shell: Browser, context: BrowserContext, tmp_path: Path
) -> None:
    with Site(tmp_path / "club.db", "/club") as site:
        page = context.new_page()
        page.goto(f"{site.url}settings")
        page.get_by_role("button", name="Make available offline").click()
        is_kept(page)
        site.end()
        page.goto(site.url)
        page.wait_for_url("**/club/offline.html")
        expect(page.get_by_text("You play on this device alone")).to_be_visible()
        play(page)
        step(page)
        page.get_by_role("link", name="Asterism").first.click()
        # The address says who plays: a reload changes nothing, whether the server is there or not.
        site.start_again()
        page.reload()
        expect(page.get_by_text("You play on this device alone")).to_be_visible()
        page.get_by_role("link", name="Back to the server").click()
        expect(page.get_by_role("link", name="Lobby")).to_be_visible()
        assert page.evaluate("fetch('/club/api/me').then((answer) => answer.json())") is None
