"""A review as an HTML page: one file without external resources."""

from __future__ import annotations

from html import escape

from asterism import Message
from asterism.analysis.chances import WHOLE
from asterism.analysis.shapes import GameReview
from asterism.cli.review.telling import Telling
from asterism.cli.talk import Talk

WIDTH, HEIGHT, LEFT, BELOW = 720, 240, 44, 24
STYLE = """
:root { color-scheme: light dark; --line: #3d6fb4; --grid: #8888; --lost: #b3402a; }
@media (prefers-color-scheme: dark) { :root { --line: #9ec5ff; --lost: #ffab99; } }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
svg { width: 100%; height: auto; }
svg text { font-size: 12px; fill: currentColor; }
svg .grid { stroke: var(--grid); stroke-width: 1; }
svg .curve { fill: none; stroke: var(--line); stroke-width: 2; }
svg .turn { fill: var(--line); }
table { border-collapse: collapse; }
td { padding: 0 1rem 0 0; }
td:last-child { text-align: right; font-variant-numeric: tabular-nums; }
tr:last-child td { border-top: 1px solid; font-weight: bold; }
.lost { color: var(--lost); }
"""


def as_html(tellings: list[Telling], talk: Talk) -> str:
    heading = escape(talk.say(Message("review-heading")))
    parts = "\n".join(section(telling) for telling in tellings)
    return (
        f'<!doctype html>\n<html lang="{talk.lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{heading}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        f"<h1>{heading}</h1>\n{parts}\n</body>\n</html>\n"
    )


def section(telling: Telling) -> str:
    found = telling.found
    rows = "".join(
        f"<tr><td>{escape(name)}</td><td>{escape(number)}</td></tr>"
        for name, number in telling.account()
    )
    label = escape(telling.say(Message("review-curve")))
    parts = [
        f"<h2>{escape(telling.title)}</h2>",
        f"<p>{escape(telling.accuracy)}</p>",
        f"<h3>{label}</h3>",
        picture(found, label),
        f"<table>{rows}</table>",
    ]
    if found["turning_points"]:
        parts.append(f"<h3>{escape(telling.say(Message('review-turns')))}</h3>")
        parts.append(listed([[telling.turn(point)] for point in found["turning_points"]]))
    if found["decisions"]:
        parts.append(f"<h3>{escape(telling.say(Message('review-decisions')))}</h3>")
        parts.append(listed([telling.decision(made) for made in found["decisions"]]))
    return "\n".join([*parts, f"<p><small>{escape(telling.budget)}</small></p>"])


def listed(items: list[list[str]]) -> str:
    lines = [
        "<br>".join(
            [
                escape(item[0]),
                *(f'<span class="lost">{escape(line)}</span>' for line in item[1:]),
            ]
        )
        for item in items
    ]
    return "<ul>" + "".join(f"<li>{line}</li>" for line in lines) + "</ul>"


def picture(found: GameReview, label: str) -> str:
    """The curve over the plies, and a dot at each turning point."""
    last = max(1, found["plies"])

    def at(ply: int, value: int) -> tuple[float, float]:
        across = LEFT + (WIDTH - LEFT - 8) * ply / last
        return round(across, 1), round(8 + (HEIGHT - BELOW - 8) * (1 - value / WHOLE), 1)

    points = [at(0, found["start"] + found["deal"])]
    values = {step["ply"]: step["value"] for step in found["steps"]}
    points += [at(ply, value) for ply, value in values.items()]
    grid = "".join(
        f'<line class="grid" x1="{LEFT}" x2="{WIDTH - 8}" y1="{at(0, value)[1]}" '
        f'y2="{at(0, value)[1]}"/><text x="{LEFT - 6}" y="{at(0, value)[1] + 4}" '
        f'text-anchor="end">{value // 100} %</text>'
        for value in (0, WHOLE // 2, WHOLE)
    )
    line = " ".join(f"{across},{down}" for across, down in points)
    dots = "".join(
        f'<circle class="turn" cx="{at(point["ply"], values[point["ply"]])[0]}" '
        f'cy="{at(point["ply"], values[point["ply"]])[1]}" r="5"/>'
        for point in found["turning_points"]
    )
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{grid}'
        f'<polyline class="curve" points="{line}"/>{dots}</svg>'
    )
