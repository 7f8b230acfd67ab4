"""Stellar's cards as signs: a letter, a number, stars; colours only come on top."""

from asterism import Message
from asterism.cli.tables import Json
from asterism.cli.tables.lines import Line
from asterism.cli.tables.pen import Pen
from asterism.games.stellar.cards import TYPES
from asterism.games.stellar.telling import TYPE_NAMES

STYLES = {
    "P": "#f4a261",
    "M": "#d7deef",
    "A": "#c19a6b",
    "C": "#c58cff",
    "B": "#5fd4e8",
    "S": "#9fb0c9",
}
DIM = "#8794c8"
ACCENT = "bold #8fd0ff"
GOLD = "#f5cf7e"
DOWN = "~"


def face(code: str) -> str:
    """A card as people write it: the 6 is a 6/0, a card that nobody sees is a question mark."""
    if code == DOWN:
        return "?"
    return f"{code}/0" if code.endswith("6") else code


def style_of(code: str) -> str:
    return f"bold {STYLES.get(code[0], DIM)}"


def stars_on(code: str, view: Json, pen: Pen) -> str:
    """As many stars as the card shows; satellites show none."""
    table = view["stars"]
    count = 0
    if code[0] in TYPES:
        count = table[code] if isinstance(table, dict) else table[int(code[1]) - 1]
    return pen.star * count if count <= 3 else f"{count}{pen.star}"


def card(code: str, view: Json, pen: Pen) -> Line:
    """A card with its stars: `P3 ★★`."""
    stars = stars_on(code, view, pen)
    line: Line = [(face(code), style_of(code))]
    return [*line, (f" {stars}", GOLD)] if stars else line


def name_of(code: str | None, pen: Pen) -> str:
    """The card in words: `Mars (planet 3)`."""
    return pen.say(Message("stellar-card", card=code))


def type_of(letter: str) -> str:
    """How the texts call the type of a letter."""
    return TYPE_NAMES.get(letter, "satellite")
