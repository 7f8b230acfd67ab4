"""The table in words, as the terminal shows it."""

import pytest

from asterism.cli.tables import Pen, star_realms
from tests.games.star_realms.table import duel, player


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_everything_that_lies_open_is_told(language: str) -> None:
    bases: list[object] = [{"card": "blob-wheel", "used": ["primary"]}]
    state = duel(player("scout", bases=bases), player("viper"), row="cutter ram")
    pen = Pen(language, ("Ada", "Bo"), 0)
    told = star_realms.describe(state.view(0).to_json(), pen)
    assert len(told) == 6
    drawn = star_realms.table(state.view(0).to_json(), [], 80, 14, pen)
    assert all(len(line.plain) <= 80 for line in drawn)


def test_the_table_in_english() -> None:
    bases: list[object] = [{"card": "blob-wheel", "used": ["primary"]}]
    state = duel(player("scout", bases=bases), player("viper"), row="cutter ram")
    told = star_realms.describe(state.view(0).to_json(), Pen("en", ("Ada", "Bo"), 0))
    assert told == [
        "Your turn: 0 trade and 0 combat.",
        "Trade row: Cutter (2) and Ram (3). Trade deck: 0; Explorers: 10.",
        "You: 50 authority, hand 1, deck 0, discard pile 0.",
        "Bases: Blob Wheel (used).",
        "Bo: 50 authority, hand 1, deck 0, discard pile 0.",
        "Your hand: Scout.",
    ]


def test_a_card_explains_itself() -> None:
    view = duel(player()).view(0).to_json()
    told = star_realms.explain("ram", view, Pen("en"))
    assert told[0] == "Ram: ship."
    assert told[-1] == "Scrap this card: +3 trade."
    assert star_realms.explain("warp", view, Pen("en")) == []
