"""The guided first games, for `make shots`."""

from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.lessons import open_lesson

SCENES = {
    "stellar": ("starters", "play", "forced", "scored", "face-down", "sections", "end"),
    "sternenhimmel": ("sky", "large", "prizes", "meet", "tie"),
    "star_realms": ("welcome", "acquire", "ally", "question", "outpost", "end"),
}


def at(game: str, step: str) -> Callable[[Page], None]:
    def scene(page: Page) -> None:
        open_lesson(page, game, step)
        page.get_by_test_id("pointer").wait_for(state="attached")
        page.wait_for_timeout(300)

    return scene


SHOTS = {
    f"learn-{game.replace('_', '-')}-{step}": at(game, step)
    for game, steps in SCENES.items()
    for step in steps
} | {"learn-stellar-play-light": at("stellar", "play")}
