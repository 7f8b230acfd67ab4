"""Pictures of every page and table state, on phone and desktop: `make shots`.

python -m tests.browser.shots [FOLDER] [NAME ...]   only pictures whose name has one of the words
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

from playwright.sync_api import Browser, Error, Page, sync_playwright

from tests.browser.conftest import SHELL
from tests.browser.site import FLAGS, ROOT, Site, remembering

SIZES = {"phone": (390, 844), "desktop": (1440, 900)}
# Modules of this folder with a table SHOTS: a name, and what brings a page into that state.
GALLERIES = (
    "shots_pages",
    "shots_stellar",
    "shots_sternenhimmel",
    "shots_star_realms",
    "shots_lessons",
    "shots_offline",
)

Scene = Callable[[Page], None]


@contextmanager
def visitor(browser: Browser, site: Site, width: int, height: int, theme: str) -> Iterator[Page]:
    context = browser.new_context(
        viewport={"width": width, "height": height},
        base_url=site.url,
        locale="en",
        is_mobile=width < 600,
        has_touch=width < 600,
        device_scale_factor=2 if width < 600 else 1,
    )
    context.add_init_script(script=remembering({"speed": "off", "theme": theme}))
    page = context.new_page()
    page.goto("")
    yield page
    context.close()


def scenes() -> dict[str, Scene]:
    found: dict[str, Scene] = {}
    for name in GALLERIES:
        if (Path(__file__).parent / f"{name}.py").is_file():
            found |= import_module(f"tests.browser.{name}").SHOTS
    return found


def main(folder: Path, wanted: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        Site(Path(data) / "shots.db") as site,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=SHELL, args=FLAGS)
        for name, scene in scenes().items():
            theme = "light" if "-light" in name else "contrast" if "-contrast" in name else "dark"
            for size, (width, height) in SIZES.items():
                if wanted and not any(word in f"{name}-{size}" for word in wanted):
                    continue
                with visitor(browser, site, width, height, theme) as page:
                    try:
                        scene(page)
                    except (AssertionError, Error) as problem:
                        # The other pictures are wanted all the same.
                        print(f"{name}-{size}: {str(problem).partition(chr(10))[0]}", flush=True)
                        continue
                    page.evaluate("document.fonts.ready.then(() => undefined)")
                    page.wait_for_timeout(150)
                    page.screenshot(path=folder / f"{name}-{size}.png")
                    print(f"{name}-{size}", flush=True)
        browser.close()


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "shots"
    main(target, sys.argv[2:])
