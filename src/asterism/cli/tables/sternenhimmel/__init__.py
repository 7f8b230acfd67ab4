"""Sternenhimmel's table: constellations with their lines, coins, and who may hold what."""

import re
from collections.abc import Sequence

from rich.text import Text

from asterism import View
from asterism.cli.tables import Choice, Json
from asterism.cli.tables.generic import is_wish, next_of
from asterism.cli.tables.lines import to_text
from asterism.cli.tables.pen import Pen
from asterism.cli.tables.sternenhimmel.drawing import players, sky, status
from asterism.cli.tables.sternenhimmel.signs import KEYS, TYPED, charts
from asterism.cli.tables.sternenhimmel.telling import describe, explain, legend, score
from asterism.games.sternenhimmel.moves import Put

__all__ = [
    "choices",
    "describe",
    "explain",
    "is_quiet",
    "is_wish",
    "legend",
    "next_of",
    "reading",
    "score",
    "table",
]

# What the table shows anyway.
QUIET = ("returned", "scored")
STAR_KEY = re.compile(r"(\d+)([a-z]+)")


def table(view: Json, choices: Sequence[Choice], width: int, height: int, pen: Pen) -> list[Text]:
    head = [status(view, pen)]
    people = players(view, width, pen)
    lines = head + sky(view, width, height - len(head) - len(people), pen) + people
    return [to_text(line) for line in lines]


def choices(view: View, pen: Pen) -> list[Choice]:
    """Every token on every star, by a key of two words: `10 1c`. Only those are listed that fill a
    constellation with a known result: the table shows the keys of all the others.
    """
    keys: dict[str, str] = {}
    for place, board, _ in charts(view.to_json()):
        for number, star in enumerate(board.stars):
            keys[star.name] = f"{place}{KEYS[number]}"
    found: list[Choice] = []
    for move in view.legal_moves():
        assert isinstance(move, Put)
        coming: Json = view.preview(move)
        is_known = coming["completes"] and coming["certain"]
        note = pen.wins(coming["scores"]) if is_known else ""
        label = pen.say(view.game.move_message(move, view))
        key = f"{move.token.code} {keys[move.star.name]}"
        found.append(Choice(key, move, label, note, short=move.text, is_listed=is_known))
    return found


def reading(entry: str, view: Json) -> str:
    """`10 1c`, `h 2a`, `d 3b`: a token and the key of a star."""
    words = entry.split()
    if words and words[0] == "put":
        words = words[1:]
    key = STAR_KEY.fullmatch(words[1]) if len(words) == 2 else None
    if key is None:
        return entry
    token = TYPED.get(words[0], words[0])
    for place, board, _ in charts(view):
        if str(place) == key[1] and key[2] in KEYS[: len(board.stars)]:
            return f"put {token} {board.stars[KEYS.index(key[2])].name}"
    return entry


def is_quiet(event: Json) -> bool:
    return event["type"] in QUIET
