"""Write the gallery of Star Realms cards from their table.

python tools/star_realms_cards.py           docs/star-realms-cards.md
python tools/star_realms_cards.py --check   only say whether it would change, and fail if it would
"""

import sys
from pathlib import Path

from asterism import Message, words
from asterism.games.star_realms.box import BOX
from asterism.games.star_realms.card_text import card_name, card_text, kind_name
from asterism.games.star_realms.cards import Card
from asterism.games.star_realms.factions import FACTIONS, UNALIGNED

FILE = Path(__file__).resolve().parent.parent / "docs" / "star-realms-cards.md"
LANGUAGES = {"en": "English", "fr": "Français", "de": "Deutsch"}
HEADS = {
    "en": ("card", "kind", "cost", "defense", "copies", "text"),
    "fr": ("carte", "genre", "coût", "défense", "exemplaires", "texte"),
    "de": ("Karte", "Art", "Preis", "Verteidigung", "Anzahl", "Text"),
}


def row(card: Card, language: str) -> str:
    text = " ".join(words.say(line, language) for line in card_text(card))
    cells = [
        f"**{words.say(card_name(card), language)}** `{card.code}`",
        words.say(kind_name(card), language),
        str(card.cost or "–"),
        str(card.defense or "–"),
        str(card.count),
        text,
    ]
    return f"| {' | '.join(cells)} |"


def gallery() -> str:
    lines = [
        "# Star Realms: the cards",
        "",
        "Made from the table of effects by `tools/star_realms_cards.py`; the words are those that",
        "the game itself uses. [Rules](rules/star_realms.en.md) ·",
        "[Règles](rules/star_realms.fr.md) · [Regeln](rules/star_realms.de.md)",
    ]
    for language, name in LANGUAGES.items():
        lines += ["", f"## {name}"]
        for faction in [*FACTIONS, UNALIGNED]:
            title = words.say(Message("star-realms-faction", faction=faction.code), language)
            lines += ["", f"### {title[0].upper()}{title[1:]}", ""]
            lines.append(f"| {' | '.join(HEADS[language])} |")
            lines.append("|---|---|---|---|---|---|")
            lines += [row(card, language) for card in BOX.cards if card.faction is faction]
    return "\n".join(lines) + "\n"


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    made = gallery()
    if arguments:
        same = FILE.exists() and FILE.read_text(encoding="utf-8") == made
        print("up to date" if same else f"{FILE.name} would change")
        return 0 if same else 1
    FILE.write_text(made, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
