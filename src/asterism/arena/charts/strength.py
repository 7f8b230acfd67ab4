"""Strength against time: rating by seconds for each move."""

from collections.abc import Sequence
from math import ceil, floor, log10

from asterism.arena.charts.canvas import Canvas, Mark, Words, short, ticks, width_of

LEFT, TOP, WIDTH, HEIGHT = 92, 92, 560, 340
LEAST = 1e-6  # seconds; the lower end of the axis
GAP = 16  # between labels that would touch


def strength(marks: Sequence[Mark], words: Words) -> str:
    """The rating over the seconds a move, on a logarithmic scale."""
    times = [log10(max(LEAST, mark.seconds)) for mark in marks]
    first, last = floor(min(times)), max(ceil(max(times)), floor(min(times)) + 1)
    room = max((width_of(short(mark.label)) for mark in marks), default=0)
    canvas = Canvas(LEFT + WIDTH + room + 40, TOP + HEIGHT + 66, words)
    steps = ticks(min(mark.low for mark in marks), max(mark.high for mark in marks))
    bottom = TOP + HEIGHT

    def across(time: float) -> float:
        return LEFT + WIDTH * (time - first) / (last - first)

    def up(rating: float) -> float:
        return bottom - HEIGHT * (rating - steps[0]) / (steps[-1] - steps[0])

    for step in steps:
        canvas.line(LEFT, up(step), LEFT + WIDTH, up(step))
        canvas.text(LEFT - 10, up(step) + 4, words.number(step, 0), "soft", "end", 12)
    for power in range(first, last + 1):
        canvas.line(across(power), TOP, across(power), bottom)
        shown = words.number(10.0**power, max(0, -power))
        canvas.text(across(power), bottom + 20, shown, "soft", "middle", 12)
    canvas.text(LEFT + WIDTH / 2, bottom + 44, words.across, "soft", "middle", 12)
    canvas.text(30, TOP + HEIGHT / 2, words.up, "soft", "middle", 12, turned=True)
    taken: list[tuple[float, float, float]] = []
    # From above, so that a label which has to give way moves down to its own mark's side.
    for time, mark in sorted(zip(times, marks, strict=True), key=lambda pair: -pair[1].rating):
        x, y = across(time), up(mark.rating)
        canvas.line(x, up(mark.low), x, up(mark.high), "mark", 2)
        canvas.dot(x, y)
        label = short(mark.label)
        line = y + 4
        while any(abs(line - other) < GAP and start - 8 < x < end for other, start, end in taken):
            line += GAP
        taken.append((line, x, x + 12 + width_of(label)))
        canvas.text(x + 10, line, label)
    return canvas.svg()
