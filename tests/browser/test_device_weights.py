"""Weights that bots learned for a pack, brought to a page without a server."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.edition import STARTING, visiting
from tests.browser.site import choose, violations

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "packs"
SHIPS = EXAMPLES / "twelve_ships.toml"
WEIGHTS = EXAMPLES / "twelve_ships.weights.json"


def bring(page: Page, name: str, file: Path) -> None:
    page.get_by_label(name).set_input_files(file)


def test_bots_of_a_device_know_a_pack_from_a_file(
    shell: Browser, edition: str, tmp_path: Path
) -> None:
    problems: list[str] = []
    with visiting(shell, problems, 390, 844) as context:
        page = context.new_page()
        page.goto(edition)
        choose(page, "Star Realms")
        page.get_by_role("button", name="All options").click()
        page.get_by_text("A pack of your own").click()
        bring(page, "Choose a file", SHIPS)
        button = page.get_by_role("button", name="Weights of “asterism fit”")
        expect(button).to_be_visible(timeout=STARTING)
        other = tmp_path / "other.weights.json"
        other.write_text(WEIGHTS.read_text().replace('"pack": "', '"pack": "0'))
        bring(page, "Weights of “asterism fit”", other)
        refused = page.get_by_text("These weights were learned for another pack.")
        expect(refused).to_be_visible()
        bring(page, "Weights of “asterism fit”", WEIGHTS)
        weights = page.get_by_test_id("weights")
        expect(weights).to_contain_text("Bots know this box from 4,000 games.")
        expect(refused).to_have_count(0)
        assert violations(page) == []
        weights.get_by_role("button", name="Forget the weights").click()
        expect(button).to_be_visible()
    assert problems == []
