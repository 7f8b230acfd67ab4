"""A character canvas: frames that share their edges, and text on top."""

from asterism.cli.tables.lines import Line, size
from asterism.cli.tables.pen import Pen

FRAME = "#5f6ea8"


class Canvas:
    """A rectangle of characters. Where frames meet, their lines join."""

    def __init__(self, width: int, height: int, pen: Pen) -> None:
        self.width = width
        self.height = height
        self.pen = pen
        self._ways: dict[tuple[int, int], set[str]] = {}
        self._signs: dict[tuple[int, int], tuple[str, str]] = {}

    def frame(self, x: int, y: int, width: int, height: int) -> None:
        """A box with that upper left corner; width and height include its lines."""
        right, bottom = x + width - 1, y + height - 1
        for column in range(x, right):
            for row in (y, bottom):
                self._join((column, row), "r", (column + 1, row), "l")
        for row in range(y, bottom):
            for column in (x, right):
                self._join((column, row), "d", (column, row + 1), "u")

    def _join(self, here: tuple[int, int], way: str, there: tuple[int, int], back: str) -> None:
        self._ways.setdefault(here, set()).add(way)
        self._ways.setdefault(there, set()).add(back)

    def put(self, x: int, y: int, line: Line) -> None:
        """A line of text that begins there."""
        for piece, style in line:
            for sign in piece:
                self._signs[x, y] = (sign, style)
                x += 1

    def middle(self, x: int, y: int, width: int, line: Line) -> None:
        """A line of text in the middle of so many columns."""
        self.put(x + (width - size(line)) // 2, y, line)

    def lines(self) -> list[Line]:
        return [[self._at(x, y) for x in range(self.width)] for y in range(self.height)]

    def _at(self, x: int, y: int) -> tuple[str, str]:
        if (x, y) in self._signs:
            return self._signs[x, y]
        ways = self._ways.get((x, y), set())
        return self.pen.line("".join(way for way in "udlr" if way in ways)), FRAME if ways else ""
