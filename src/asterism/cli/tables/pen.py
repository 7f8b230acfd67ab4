"""The drawing context of a table: language, players, and the characters of the terminal."""

import unicodedata
from dataclasses import dataclass
from functools import cached_property

from asterism import Message
from asterism.words import say

# For terminals without these letters and signs.
IN_ASCII = str.maketrans(
    {
        "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss",
        "œ": "oe", "Œ": "Oe", "æ": "ae", "ø": "o",
        "×": "x", "★": "*", "✶": "!", "♥": "@", "·": ".", "…": "...", "–": "-", "—": "-", "−": "-",
        "’": "'", "‘": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"',
        "✓": "+", "○": "-", "▶": ">", "›": ">", "→": "->", "°": "deg", "²": "2", "³": "3",
        "\N{NO-BREAK SPACE}": " ", "\N{NARROW NO-BREAK SPACE}": " ",
    }
)  # fmt: skip

# Which of its four neighbours (up, down, left, right) a piece of a line leads to.
LINES = {
    "udlr": "┼", "udl": "┤", "udr": "├", "ulr": "┴", "dlr": "┬",
    "ul": "┘", "ur": "└", "dl": "┐", "dr": "┌",
    "ud": "│", "u": "│", "d": "│", "lr": "─", "l": "─", "r": "─", "": " ",
}  # fmt: skip


def in_ascii(text: str) -> str:
    """The text in letters that every terminal has."""
    plain = unicodedata.normalize("NFKD", text.translate(IN_ASCII))
    letters = [letter for letter in plain if not unicodedata.combining(letter)]
    return "".join(letter if letter.isascii() else "?" for letter in letters)


@dataclass(frozen=True)
class Pen:
    """Formats messages for the player, in characters that the terminal can show."""

    lang: str
    names: tuple[str, ...] = ()
    you: int = 0
    ascii: bool = False
    box: dict[str, object] | None = None  # the pack of the game

    def say(self, message: Message, part: str | None = None) -> str:
        said = say(message, self.lang, part=part, names=self.names, you=self.you, box=self.box)
        return self.write(said)

    def write(self, text: str) -> str:
        """Any text, in characters that the terminal can show."""
        return in_ascii(text) if self.ascii else text

    def line(self, neighbours: str) -> str:
        """A piece of a frame."""
        if not self.ascii:
            return LINES[neighbours]
        return {"│": "|", "─": "-", " ": " "}.get(LINES[neighbours], "+")

    @cached_property
    def star(self) -> str:
        return self.write("★")

    def change(self, points: int) -> str:
        """A change of the score: `+6`, `−10`."""
        return f"+{points}" if points >= 0 else self.write(f"−{-points}")

    def wins(self, changes: list[int]) -> str:
        """What a move would change in one's own score, then in the others' if it does."""
        others = [change for seat, change in enumerate(changes) if seat != self.you and change]
        return "/".join([self.change(changes[self.you]), *(self.change(c) for c in others)])
