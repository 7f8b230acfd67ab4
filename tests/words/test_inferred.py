"""Whatever the rules only infer is marked, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from asterism import words

RULES = Path(__file__).parents[2] / "docs" / "rules"
MARKS = {"en": "inferred", "fr": "déduit", "de": "erschlossen"}
CLAUSES = {
    "stellar": ("ST-1.2", "ST-1.3", "ST-1.4", "ST-3.7", "ST-3.9"),
    "sternenhimmel": ("SH-1.2", "SH-4.2", "SH-5.4"),
}
CARDS = {
    "en": ("Freighter", "Blob Carrier"),
    "fr": ("Vaisseau-Cargo", "Blob Transporteur"),
    "de": ("Frachter", "Blob-Träger"),
}

each_language = pytest.mark.parametrize("language", words.languages())


def lines(game: str, language: str) -> list[str]:
    return (RULES / f"{game}.{language}.md").read_text(encoding="utf-8").splitlines()


@each_language
@pytest.mark.parametrize("game", CLAUSES)
def test_inferred_clauses_are_marked(game: str, language: str) -> None:
    for clause in CLAUSES[game]:
        (line,) = [line for line in lines(game, language) if f"**{clause}**" in line]
        assert MARKS[language] in line.lower(), clause


@each_language
def test_what_is_inferred_of_a_card_is_marked(language: str) -> None:
    for card in CARDS[language]:
        (line,) = [one for one in lines("star_realms", language) if one.startswith(f"- **{card}**")]
        assert MARKS[language] in line.lower(), card


@each_language
def test_the_rules_say_what_the_coins_of_the_box_mean(language: str) -> None:
    (line,) = [one for one in lines("sternenhimmel", language) if "**SH-5.4**" in one]
    assert "96" in line
