"""The table of a game without its own: the fields of the view."""

import json
from collections.abc import Iterator, Sequence

from rich.text import Text

from asterism import Move, View
from asterism.cli.tables import Choice, Json
from asterism.cli.tables.lines import Line, to_text, wrapped
from asterism.cli.tables.pen import Pen

# Fields for programs rather than for readers.
NOT_SHOWN = ("game", "seat", "options", "known", "unseen", "outcome")


def facts(view: Json) -> Iterator[tuple[str, str]]:
    """Each field of the view with its value as compact JSON."""
    for name, value in view.items():
        if name not in NOT_SHOWN and value is not None:
            text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
            yield name, text


def table(view: Json, choices: Sequence[Choice], width: int, height: int, pen: Pen) -> list[Text]:
    lines: list[Line] = [[(view["game"], "bold")]]
    for sentence in describe(view, pen):
        lines += wrapped(sentence, width, hang="  ")
    if len(lines) > height:
        lines = [*lines[: height - 1], [(pen.write("…"), "")]]
    return [to_text(line) for line in lines]


def describe(view: Json, pen: Pen) -> list[str]:
    return [pen.write(f"{name}: {text}") for name, text in facts(view)]


def choices(view: View, pen: Pen) -> list[Choice]:
    found: list[Choice] = []
    for place, move in enumerate(view.legal_moves(), 1):
        changes: Json = view.preview(move)
        scores = changes.get("scores")
        note = pen.wins(scores) if isinstance(scores, list) and any(scores) else ""
        found.append(Choice(str(place), move, pen.say(view.game.move_message(move, view)), note))
    return found


def reading(entry: str, view: Json) -> str:
    return entry


def next_of(entry: str, view: View) -> Move | None:
    return None


def is_wish(entry: str) -> bool:
    return False


def explain(word: str, view: Json, pen: Pen) -> list[str]:
    return [pen.write(f"{name}: {text}") for name, text in facts(view) if name == word]


def legend(view: Json, pen: Pen) -> list[str]:
    return []


def score(view: Json, pen: Pen) -> list[str]:
    return []


def is_quiet(event: Json) -> bool:
    return False
