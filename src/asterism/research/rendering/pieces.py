"""What the tables of all games are drawn with."""

from typing import Any

from asterism import View
from asterism.arena.charts.canvas import Canvas, Words

Json = dict[str, Any]


def head(view: View) -> str:
    data: Json = view.to_json()
    deciding = ", ".join(f"seat {seat}" for seat in view.seats) or "-"
    said = f"{view.game.name}: {deciding}"
    outcome = data["outcome"]
    if outcome is not None:
        said += f"  scores {outcome['scores']}  winners {outcome['winners']}"
    return said


def codes(cards: list[str | None] | None, hidden: int = 0) -> str:
    """Cards by code; `-` for an empty place, `?` for each that is not seen."""
    if cards is None:
        return " ".join("?" * hidden) or "-"
    return " ".join("-" if card is None else card for card in cards) or "-"


def badge(canvas: Canvas, x: float, y: float, code: str) -> None:
    canvas.dot(x, y, 19, "mark" if code and not code.startswith("~") else "line")
    canvas.text(x, y + 5, code, "sky", anchor="middle", weight=600)


def picture_of(view: View, lines: list[str]) -> str:
    """The lines as they are, on a canvas."""
    canvas = Canvas(820, 110 + 26 * len(lines), Words(head(view), lines[0]))
    for number, line in enumerate(lines[1:]):
        colour = "mark" if line.startswith("seat") else "ink"
        indent = 48 if line.startswith(" ") else 24
        canvas.text(indent, 96 + 26 * number, line.strip(), colour, size=13)
    return canvas.svg()
