"""The win matrix: the win share of every pair."""

from collections.abc import Mapping, Sequence

from asterism.arena.charts.canvas import Canvas, Words, short, width_of

CELL = 64
TOP = 118


def matrix(
    labels: Sequence[str], shares: Mapping[tuple[int, int], tuple[float, float]], words: Words
) -> str:
    """The row's win share against the column, next to the fair share. Labels are in the order of
    the rows.
    """
    left = 64 + max((width_of(short(label)) for label in labels), default=0)
    width = max(left + CELL * len(labels) + 24, 48 + width_of(words.across))
    canvas = Canvas(width, TOP + CELL * len(labels) + 48, words)
    for place, label in enumerate(labels):
        middle = CELL * (place + 0.5)
        canvas.text(24, TOP + middle + 5, f"{place + 1}  {short(label)}")
        canvas.text(left + middle, TOP - 14, str(place + 1), "soft", "middle")
    for row in range(len(labels)):
        for column in range(len(labels)):
            x, y = left + CELL * column, TOP + CELL * row
            if (row, column) not in shares:
                canvas.box(x + 2, y + 2, CELL - 4, CELL - 4, "line", 0.35)
                continue
            share, fair = shares[row, column]
            far = (share - fair) / (1 - fair if share > fair else fair)
            strength = 0.12 + 0.5 * abs(far)
            canvas.box(x + 2, y + 2, CELL - 4, CELL - 4, "good" if far >= 0 else "bad", strength)
            shown = f"{words.number(100 * share, 0)} %"
            canvas.text(x + CELL / 2, y + CELL / 2 + 5, shown, "ink", "middle", 14)
    canvas.text(24, TOP + CELL * len(labels) + 28, words.across, "soft", size=12)
    return canvas.svg()
