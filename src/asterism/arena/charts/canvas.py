"""The canvas of a chart: dark, or light where the reader prefers it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

# The colours on a dark page, and on a light one.
COLOURS = {
    "sky": ("#0a1024", "#fbfaf6"),
    "line": ("#2e3b6a", "#d5d9e8"),
    "ink": ("#f3efe4", "#1a2140"),
    "soft": ("#b6bedb", "#4a5478"),
    "mark": ("#8fd0ff", "#1766a6"),
    "good": ("#7fdcb4", "#0f7a52"),
    "bad": ("#f58fae", "#b3204f"),
}
FONT = "Inter, 'DejaVu Sans', 'Helvetica Neue', Arial, sans-serif"
LETTER = 7.4  # about the width of one at 13 px
HEADLINE = 11.8
LONGEST = 34  # letters of a label


@dataclass(frozen=True)
class Words:
    """The texts of a chart, in the reader's language."""

    title: str
    under: str  # what was played, below the title
    across: str = ""  # the name of the axis from left to right
    up: str = ""
    number: Callable[[float, int], str] = lambda value, digits: f"{value:.{digits}f}"


@dataclass(frozen=True)
class Mark:
    """One bot on a chart."""

    label: str
    rating: float
    low: float
    high: float
    seconds: float = 0.0


def short(label: str) -> str:
    return label if len(label) <= LONGEST else f"{label[: LONGEST - 1]}…"


def width_of(text: str) -> float:
    return LETTER * len(text)


class Canvas:
    """Collects what is drawn, and makes an SVG file of it."""

    def __init__(self, width: float, height: float, words: Words) -> None:
        heading = 48 + max(HEADLINE * len(words.title), LETTER * len(words.under))
        self.width = max(width, heading)
        self.height = height
        self.words = words
        self.parts: list[str] = []
        self.text(24, 38, words.title, "ink", size=19, weight=600)
        self.text(24, 60, words.under, "soft", size=13)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        colour: str = "ink",
        anchor: str = "start",
        size: int = 13,
        weight: int = 400,
        turned: bool = False,
    ) -> None:
        turn = f' transform="rotate(-90 {x:.1f} {y:.1f})"' if turned else ""
        heavy = f' font-weight="{weight}"' if weight != 400 else ""
        self.parts.append(
            f'<text class="{colour}" x="{x:.1f}" y="{y:.1f}" font-size="{size}" '
            f'text-anchor="{anchor}"{heavy}{turn}>{escape(text)}</text>'
        )

    def line(
        self, x1: float, y1: float, x2: float, y2: float, colour: str = "line", wide: float = 1
    ) -> None:
        self.parts.append(
            f'<line class="{colour}-line" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" '
            f'y2="{y2:.1f}" stroke-width="{wide:g}"/>'
        )

    def dot(self, x: float, y: float, radius: float = 5, colour: str = "mark") -> None:
        self.parts.append(f'<circle class="{colour}" cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}"/>')

    def box(
        self, x: float, y: float, width: float, height: float, colour: str, strength: float
    ) -> None:
        self.parts.append(
            f'<rect class="{colour}" x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" '
            f'height="{height:.1f}" rx="6" fill-opacity="{strength:.2f}"/>'
        )

    def svg(self) -> str:
        size = f'width="{self.width:.0f}" height="{self.height:.0f}"'
        box = f'viewBox="0 0 {self.width:.0f} {self.height:.0f}"'
        title = escape(f"{self.words.title}. {self.words.under}")
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box} role="img" '
                f'font-family="{FONT}">',
                f"<title>{title}</title>",
                f"<style>{style()}</style>",
                '<rect class="sky" width="100%" height="100%" rx="14"/>',
                *self.parts,
                "</svg>\n",
            ]
        )


def style() -> str:
    """Classes for every colour; the light ones where the reader's page is light."""
    dark = rules(0)
    return f"{dark}@media (prefers-color-scheme:light){{{rules(1)}}}"


def rules(theme: int) -> str:
    return "".join(
        f".{name}{{fill:{pair[theme]}}}.{name}-line{{stroke:{pair[theme]}}}"
        for name, pair in COLOURS.items()
    )


def ticks(low: float, high: float, about: int = 6) -> list[float]:
    """Round numbers that cover a range."""
    span = max(high - low, 1e-9)
    rough = span / about
    power = 10.0 ** floor(log10(rough))
    step = next(power * nice for nice in (1, 2, 5, 10) if power * nice >= rough)
    return [step * n for n in range(floor(low / step), ceil(high / step) + 1)]
