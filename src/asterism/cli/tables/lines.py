"""Lines of styled text."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from textwrap import wrap as wrap_words

from rich.text import Text

Line = list[tuple[str, str]]

BLANK: Line = []


def size(line: Line) -> int:
    """The width of a line in characters."""
    return sum(len(piece) for piece, _ in line)


def text_of(line: Line) -> str:
    return "".join(piece for piece, _ in line)


def to_left(line: Line, width: int) -> Line:
    """The line, filled up to that width."""
    return [*line, (" " * (width - size(line)), "")]


def apart(left: Line, right: Line, width: int) -> Line:
    """Two lines in one, at its two ends."""
    return [*left, (" " * max(1, width - size(left) - size(right)), ""), *right]


def joined(lines: Iterable[Line], between: str) -> Line:
    """Lines one behind the other."""
    found: Line = []
    for line in lines:
        found += [(between, ""), *line] if found else line
    return found


def beside(left: Sequence[Line], width: int, right: Sequence[Line]) -> list[Line]:
    """Two blocks side by side; the second begins after `width` signs."""
    rows = max(len(left), len(right))
    filled = [*left, *[BLANK] * (rows - len(left))]
    others = [*right, *[BLANK] * (rows - len(right))]
    return [to_left(one, width) + other for one, other in zip(filled, others, strict=True)]


def wrapped(text: str, width: int, style: str = "", hang: str = "") -> list[Line]:
    """A sentence on as many lines as it needs; all but the first begin with `hang`."""
    lines = wrap_words(text, width, subsequent_indent=hang, break_on_hyphens=False) or [""]
    return [[(line, style)] for line in lines]


def to_text(line: Line) -> Text:
    """The line as Rich draws it; neighbours of one style become one piece."""
    text = Text()
    for style, pieces in groupby(line, key=lambda piece: piece[1]):
        text.append("".join(piece for piece, _ in pieces), style or None)
    return text
