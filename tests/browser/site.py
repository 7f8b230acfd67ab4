"""What the browser tests share: the server, and how people are seen to play."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.server.live import Live

ROOT = Path(__file__).resolve().parents[2]
# A name that browsers do not trust as they trust localhost: no secure context, as in a local
# network.
LAN = "table.example"
FLAGS = [
    f"--host-resolver-rules=MAP {LAN} 127.0.0.1",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PACKS = str(ROOT / "examples" / "packs")  # what the server offers
THEMES = ("light", "contrast", "dark")
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Nobody looks at these pages, and painting them is a third of the browser's work. Where something
# lies, what a click hits and what a screen reader says stay the same. Only axe looks at colours.
UNPAINTED = """
    window.unpainted = new CSSStyleSheet();
    unpainted.replaceSync(':root { opacity: 0 }');
    document.adoptedStyleSheets.push(unpainted);
"""


class Site:
    """A server with the built page, on a free port; it can be ended and started again there."""

    def __init__(self, database: Path, base_path: str = "") -> None:
        self.live = Live(f"sqlite:///{database}")
        self.base_path = base_path

    def __enter__(self) -> Site:
        self.live.start(base_path=self.base_path, packs=PACKS)
        return self

    def __exit__(self, *problem: object) -> None:
        self.live.end()
        self.live.close()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.live.port}{self.base_path}/"

    @property
    def lan_url(self) -> str:
        """As phones in the same network would reach it."""
        return self.url.replace("127.0.0.1", LAN)

    def end(self) -> None:
        """As a power cut would."""
        self.live.end()

    def be_there(self) -> None:
        """Whatever became of the test before that ended the server."""
        if not self.live.is_running:
            self.start_again()

    def start_again(self) -> None:
        self.live.start(port=self.live.port, base_path=self.base_path, packs=PACKS)


def remembering(settings: Mapping[str, object]) -> str:
    """A script that gives a browser settings before the page looks for them."""
    kept = {f"asterism {name}": json.dumps(value) for name, value in settings.items()}
    return (
        # An empty page, which is before every other, has no storage.
        "if (origin !== 'null')"
        f" for (const [name, value] of Object.entries({json.dumps(kept)}))"
        " if (localStorage.getItem(name) === null) localStorage.setItem(name, value)"
    )


def choose(page: Page, game: str) -> None:
    page.get_by_role("radio", name=game, exact=True).click()


def play_now(page: Page, game: str) -> None:
    """Two clicks, and a game is on the table."""
    choose(page, game)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile(r"/r/"))
    expect(page.get_by_test_id("turn")).to_be_visible()


def some_moves(page: Page, count: int) -> None:
    """At the plain table: so many decisions of mine, and then it is my turn again."""
    for _ in range(count):
        expect(page.locator("[data-turn='true']")).to_be_visible()
        number = page.locator("[data-number]").get_attribute("data-number")
        page.get_by_role("region", name="Possible moves").get_by_role("button").first.click()
        expect(page.locator(f"[data-number='{number}']")).to_have_count(0)
        expect(page.locator("[data-sending=true]")).to_have_count(0)
    expect(page.locator("[data-turn='true']")).to_be_visible()


def play_to_the_end(page: Page, most: int = 3000) -> int:
    """At the plain table: always the first possible move. How many it took."""
    moves = page.get_by_role("region", name="Possible moves").get_by_role("button")
    end = page.get_by_test_id("end")
    for count in range(most):
        end.or_(moves.first).first.wait_for()
        if end.is_visible():
            return count
        number = page.evaluate("document.querySelector('[data-number]').dataset.number")
        moves.first.click()
        page.wait_for_function(
            "before => document.querySelector('[data-testid=end]')"
            " || (document.querySelector('[data-number]').dataset.number !== before"
            " && !document.querySelector('[data-sending=true]'))",
            arg=number,
        )
    raise AssertionError(f"the game is not over after {most} moves")


def violations(page: Page, *only: str) -> list[str]:
    """What axe finds wrong with the page as it is now: by all rules, or by some."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8") + "; undefined")
    tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
    rules = {"type": "rule", "values": only} if only else {"type": "tag", "values": tags}
    found: list[dict[str, Any]] = page.evaluate(
        """async (runOnly) => {
            // This, too, is a transition, however short.
            const unpainted = window.unpainted ?? {};
            unpainted.disabled = true;
            // Colours on their way to others are nobody's to read.
            const passing = () =>
                document.getAnimations().filter((one) => one instanceof CSSTransition);
            // What inherits a colour sets out a frame later than what it has it from.
            for (let frame = 0; frame < 20 && passing().length; frame += 1) {
                await Promise.allSettled(passing().map((one) => one.finished));
                await new Promise(requestAnimationFrame);
            }
            const found = await axe.run(document, { runOnly, resultTypes: ['violations'] });
            unpainted.disabled = false;
            return found.violations.map((one) => ({
                id: one.id, help: one.help, nodes: one.nodes.slice(0, 4).map((node) => node.html),
            }));
        }""",
        rules,
    )
    return [f"{one['id']}: {one['help']}: {one['nodes']}" for one in found]


def violations_in_all_themes(page: Page) -> list[str]:
    """By all rules in one theme; the others have other colours, and are the same otherwise."""
    found: list[str] = []
    for theme in THEMES:
        page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        rules = () if theme == THEMES[-1] else ("color-contrast",)
        found += [f"{theme}: {one}" for one in violations(page, *rules)]
    return found
