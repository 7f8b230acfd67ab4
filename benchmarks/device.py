"""How the edition without a server does in a browser: `python -m benchmarks.device`.

It needs the built page (`make page`), chromium and playwright. Stellar against `level:master`, the
bot that thinks longest: two workers grow a tree each.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any

from playwright.sync_api import BrowserContext, Page, sync_playwright

from asterism.cli.measure import calibrate
from asterism.server.http.edition import write
from tests.browser.file_host import FileHost

CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium") or ""
FLAGS = ["--no-sandbox", "--disable-gpu"]
SETUP = json.dumps({"bots": ["level:master"] * 6, "options": {"start_player": 1}})
READY = "() => (document.querySelector('.stellar')?.dataset.task ?? 'wait') !== 'wait'"
WATCH = """window.tasks = [];
new PerformanceObserver((list) => tasks.push(...list.getEntries().map((one) => one.duration)))
    .observe({ type: 'longtask', buffered: true });"""
PATIENCE = 300_000


@contextmanager
def served() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        write(Path(folder))
        host = FileHost(Path(folder))
        try:
            yield f"{host.url}/"
        finally:
            host.stop()


def opened(context: BrowserContext, address: str) -> Page:
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(address)
    page.evaluate("kept => localStorage.setItem('asterism setup stellar', kept)", SETUP)
    page.reload()
    return page


def first_decision(page: Page) -> float:
    """Seconds from "Play now" until I am asked for a card."""
    page.get_by_role("radio", name="Stellar", exact=True).click()
    begun = perf_counter()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_function(READY)
    return perf_counter() - begun


def bot_moves(page: Page) -> dict[str, float]:
    """What a decision of the bot does to the page: it begins, so it takes, plays and places."""
    page.locator("[data-place='hand.0'][data-offer]").first.click()
    page.locator("[data-drop]").first.click()
    page.wait_for_function(f"() => !({READY})()")
    page.evaluate("tasks.length = 0")
    begun, most = perf_counter(), 0.0
    while page.evaluate(f"!({READY})()"):
        most = max(most, renderer_memory())
        page.wait_for_timeout(250)
    tasks: list[float] = page.evaluate("tasks")
    return {
        "seconds of the bot's first turn": round(perf_counter() - begun, 1),
        "main-thread tasks over 100 ms meanwhile": sum(task > 100 for task in tasks),
        "longest of them (ms)": round(max(tasks, default=0)),
        "memory of the page and its workers meanwhile (MB)": round(most),
        "workers": len(page.workers),
    }


def renderer_memory() -> float:
    """Of all renderers that this process has started, in megabytes; the program itself is left
    out.
    """
    parents, sizes = dict[int, int](), dict[int, float]()
    for folder in Path("/proc").iterdir():
        if not folder.name.isdecimal():
            continue
        try:
            status = dict(
                line.split(":", 1) for line in (folder / "status").read_text().splitlines()
            )
            command = (folder / "cmdline").read_bytes()
        except OSError:
            continue
        parents[int(folder.name)] = int(status["PPid"])
        if b"--type=renderer" in command:
            own = [int(status[name].split()[0]) for name in ("RssAnon", "RssShmem")]
            sizes[int(folder.name)] = sum(own) / 1024
    return sum(size for process, size in sizes.items() if _is_mine(process, parents))


def _is_mine(process: int, parents: dict[int, int]) -> bool:
    while process > 1:
        if process == os.getpid():
            return True
        process = parents.get(process, 0)
    return False


def main() -> None:
    found: dict[str, Any] = {"cores": os.cpu_count(), "load before": round(os.getloadavg()[0], 1)}
    begun = perf_counter()
    steps = calibrate()
    found["calibration (million steps a second)"] = round(steps / (perf_counter() - begun) / 1e6, 1)
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        context = browser.new_context(locale="en", reduced_motion="reduce")
        context.add_init_script(WATCH)
        page = opened(context, address)
        found["first visit: seconds to the first decision"] = round(first_decision(page), 1)
        found |= bot_moves(page)
        page.close()
        page = opened(context, address)
        found["warm cache: seconds to the first decision"] = round(first_decision(page), 1)
        browser.close()
    json.dump(found, sys.stdout, indent=1)
    print()


if __name__ == "__main__":
    main()
