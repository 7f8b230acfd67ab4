"""The rating ladder: one bar for each bot, as wide as its confidence interval."""

from collections.abc import Sequence

from asterism.arena.charts.canvas import Canvas, Mark, Words, short, ticks, width_of

RUNG = 34
TOP = 92
FIELD = 460


def ladder(marks: Sequence[Mark], words: Words) -> str:
    """The bots from the strongest to the weakest."""
    order = sorted(marks, key=lambda mark: -mark.rating)
    left = 40 + max((width_of(short(mark.label)) for mark in order), default=0)
    right = left + FIELD
    bottom = TOP + RUNG * len(order)
    canvas = Canvas(right + 120, bottom + 62, words)
    steps = ticks(
        min((mark.low for mark in order), default=0), max((mark.high for mark in order), default=1)
    )

    def across(value: float) -> float:
        return left + FIELD * (value - steps[0]) / (steps[-1] - steps[0])

    for step in steps:
        canvas.line(across(step), TOP - 8, across(step), bottom)
        canvas.text(across(step), bottom + 20, words.number(step, 0), "soft", "middle", 12)
    canvas.text((left + right) / 2, bottom + 44, words.across, "soft", "middle", 12)
    for place, mark in enumerate(order):
        y = TOP + RUNG * (place + 0.5)
        canvas.text(24, y + 5, short(mark.label))
        canvas.line(across(mark.low), y, across(mark.high), y, "mark", 3)
        for end in (mark.low, mark.high):
            canvas.line(across(end), y - 5, across(end), y + 5, "mark", 1.5)
        canvas.dot(across(mark.rating), y)
        spread = words.number((mark.high - mark.low) / 2, 0)
        canvas.text(right + 16, y + 5, f"{words.number(mark.rating, 0)} ± {spread}")
    return canvas.svg()
