"""The words on the cards, and the page that shows them all."""

import json
from pathlib import Path

import pytest

from asterism import words
from asterism.games.star_realms.box import BOX
from asterism.games.star_realms.card_text import card_name, card_text, short_text
from tools import star_realms_cards, star_realms_page

NAMES = {"scout": "Éclaireur", "the-hive": "La Ruche", "stealth-needle": "Fantôme"}


def test_the_gallery_is_what_the_table_says() -> None:
    assert star_realms_cards.FILE.read_text(encoding="utf-8") == star_realms_cards.gallery()


def test_the_web_page_has_the_cards_of_the_table() -> None:
    assert star_realms_page.FILE.read_text(encoding="utf-8") == star_realms_page.written()


@pytest.mark.parametrize("language", words.languages())
def test_every_card_has_a_name_of_its_own_and_a_text(language: str) -> None:
    names = {words.say(card_name(card), language) for card in BOX.cards}
    assert len(names) == len(BOX.cards)
    for card in BOX.cards:
        lines = [words.say(line, language) for line in card_text(card)]
        assert lines
        assert all(line.endswith(".") for line in lines)


def test_cards_are_called_as_in_the_french_rulebook() -> None:
    for code, name in NAMES.items():
        assert words.say(card_name(BOX.by_code[code]), "fr") == name


def test_a_text_tells_every_ability() -> None:
    figures = json.loads((Path(__file__).parent / "figures.json").read_text())
    for card in BOX.cards:
        abilities = [n for n in ("primary", "ally", "scrap", "static") if n in figures[card.code]]
        assert len(card_text(card)) == len(abilities)


def test_the_english_text_of_a_card() -> None:
    lines = [words.say(line, "en") for line in card_text(BOX.by_code["imperial-frigate"])]
    assert lines == [
        "+4 combat; an opponent of your choice discards a card.",
        "Ally (Star Empire): +2 combat.",
        "Scrap this card: draw a card.",
    ]


def test_a_card_in_a_few_signs() -> None:
    def short(code: str, language: str) -> list[str]:
        return [words.say(line, language) for line in short_text(BOX.by_code[code])]

    assert short("cutter", "en") == ["4♥ 2$", "ally 4✶"]
    assert short("recycling-station", "en") == ["1$ / discard 0-2, draw as many"]
    assert short("fleet-hq", "de") == ["1✶ pro Schiff"]
    assert short("port-of-call", "fr") == ["3$", "retirer\u00a0: pioche 1, détruit une base"]
