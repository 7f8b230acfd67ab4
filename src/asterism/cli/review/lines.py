"""A review for the terminal, 80 columns wide."""

from __future__ import annotations

from textwrap import wrap

from asterism import Message
from asterism.analysis.chances import WHOLE
from asterism.cli.review.telling import Telling

WIDTH = 80
HEIGHT = 6  # lines of the curve
MARGIN = 6
PARTS = " ▁▂▃▄▅▆▇█"


def as_lines(telling: Telling) -> list[str]:
    found = telling.found
    lines = [telling.title, telling.accuracy, "", telling.say(Message("review-curve"))]
    lines += curve([found["start"] + found["deal"], *(step["value"] for step in found["steps"])])
    lines += ["", *account(telling)]
    if found["turning_points"]:
        lines += ["", telling.say(Message("review-turns"))]
        for point in found["turning_points"]:
            lines += wrapped(telling.turn(point), "  ")
    if found["decisions"]:
        lines += ["", telling.say(Message("review-decisions"))]
        for made in found["decisions"]:
            first, *rest = telling.decision(made)
            lines += wrapped(first, "  ")
            for line in rest:
                lines += wrapped(line, "      ")
    return [*lines, "", *wrapped(telling.budget, ""), ""]


def wrapped(text: str, indent: str) -> list[str]:
    return wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent + "  ")


def account(telling: Telling) -> list[str]:
    """The sum, line by line."""
    rows = telling.account()
    names = max(len(name) for name, _ in rows)
    numbers = max(len(number) for _, number in rows)
    lines = [f"  {name:{names}}  {number:>{numbers}}" for name, number in rows]
    lines.insert(-1, f"  {'─' * (names + 2 + numbers)}")
    return lines


def curve(values: list[int]) -> list[str]:
    """Columns from left to right, as high as the chance was."""
    width = WIDTH - MARGIN - 1
    columns = [values[place * len(values) // width] for place in range(width)]
    if len(values) < width:
        each = max(1, width // len(values))
        columns = [value for value in values for _ in range(each)]
    eighths = [round(value / WHOLE * HEIGHT * 8) for value in columns]
    lines: list[str] = []
    for row in range(HEIGHT - 1, -1, -1):
        label = {HEIGHT - 1: "100", HEIGHT // 2 - 1: "50", 0: "0"}.get(row, "")
        cells = "".join(PARTS[min(8, max(0, height - 8 * row))] for height in eighths)
        lines.append(f"{label:>{MARGIN - 2}} │{cells}".rstrip())
    return lines
