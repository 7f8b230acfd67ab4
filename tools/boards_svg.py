"""Draw the constellations of Sternenhimmel as plates of an atlas: docs/boards/*.svg.

python tools/boards_svg.py           write them anew
python tools/boards_svg.py --check   fail if the committed ones are not what the data says

Everything follows from src/asterism/games/sternenhimmel/box.json; docs/boards.md tells how.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from math import cos, hypot, pi, sin
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.boards_sky import Box, Json, Place, Point, Sky, field, grid, ladder, milky_way  # noqa: E402

DATA = ROOT / "src" / "asterism" / "games" / "sternenhimmel" / "box.json"
FOLDER = ROOT / "docs" / "boards"

WIDTH, HEIGHT, MARGIN = 560, 360, 13
RADIUS = 19.0  # of a token
SIZE = 13.0  # of letters
TITLE = Box(0, 0, 236, 78)
PRIZES = Box(WIDTH - 138, 0, 138, 70)
LETTERS = "'Cormorant Garamond', 'EB Garamond', Georgia, 'Times New Roman', serif"
# Fonts with capitals often lack Greek, so the letters of the stars have a font of their own.
GREEK = "Georgia, 'DejaVu Serif', 'Times New Roman', serif"

DEFINITIONS = """<defs>
<radialGradient id="plate" cx=".5" cy=".42" r=".8"><stop offset="0" stop-color="#1b2a66"/>\
<stop offset=".6" stop-color="#131e4e"/><stop offset="1" stop-color="#0b1233"/></radialGradient>
<radialGradient id="gold" cx=".38" cy=".32" r=".85"><stop offset="0" stop-color="#fff0bd"/>\
<stop offset=".5" stop-color="#e8c163"/><stop offset="1" stop-color="#a87a25"/></radialGradient>
<radialGradient id="silver" cx=".38" cy=".32" r=".85"><stop offset="0" stop-color="#ffffff"/>\
<stop offset=".5" stop-color="#cfd8f3"/><stop offset="1" stop-color="#8793bd"/></radialGradient>
</defs>
"""


@dataclass(frozen=True)
class Layout:
    """Where a board's own units are on the plate."""

    middle: Point
    centre: Point
    scale: float

    def at(self, x: float, y: float) -> Point:
        return (
            self.centre[0] + (x - self.middle[0]) * self.scale,
            self.centre[1] - (y - self.middle[1]) * self.scale,
        )

    def on_sky(self, sky: Sky, ra: float, dec: float) -> Point:
        return self.at(*sky.place(ra, dec))


def layout(board: Json) -> Layout:
    """The largest figure, as near to the middle as can be, clear of frame, title and prizes."""
    xs, ys = ([star[axis] for star in board["stars"]] for axis in "xy")
    middle = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
    scale = (WIDTH - 2 * MARGIN - 3.2 * RADIUS) / max(max(xs) - min(xs), 0.5)
    shifts = sorted(
        ((dx, dy) for dx in range(-64, 65, 4) for dy in range(-60, 61, 4)),
        key=lambda shift: hypot(shift[0], shift[1] * 1.3),
    )
    while scale > 20:
        for dx, dy in shifts:
            plan = Layout(middle, (WIDTH / 2 + dx, HEIGHT / 2 + 14 + dy), scale)
            if fits(board, plan):
                return plan
        scale *= 0.97
    raise ValueError(f"{board['id']}: the figure does not fit the plate")


def reach(star: Json) -> float:
    return RADIUS * (1.62 if star["size"] == "large" else 1.05)


def fits(board: Json, plan: Layout) -> bool:
    edge = MARGIN + 7
    for star in board["stars"]:
        x, y = plan.at(star["x"], star["y"])
        far = reach(star)
        if not (edge + far < x < WIDTH - edge - far and edge + far < y < HEIGHT - edge - far):
            return False
        if any(gap(box, (x, y)) < far + 4 for box in (TITLE, PRIZES)):
            return False
    return True


def gap(box: Box, point: Point) -> float:
    """How far a point is from a box."""
    x = max(box.x, min(point[0], box.x + box.width))
    y = max(box.y, min(point[1], box.y + box.height))
    return hypot(point[0] - x, point[1] - y)


# Names


@dataclass(frozen=True)
class Label:
    """The name of a star and the room that it takes."""

    star: Json
    box: Box
    anchor: str


def labels(board: Json, at: dict[str, Point]) -> list[Label]:
    """Each name where it disturbs least: around its star, the longest names first."""
    done: list[Label] = []
    stars = sorted(board["stars"], key=lambda star: -len(star["name"]))
    for star in stars:
        choices = [candidate(star, at[star["id"]], step) for step in range(16)]
        best = min(
            enumerate(choices), key=lambda choice: cost(choice[1], choice[0], board, at, done)
        )
        done.append(best[1])
    return done


def written(star: Json) -> tuple[str, str]:
    """The letter of a star, and its name if it has one."""
    letter = star["designation"].split()[0]
    return letter, "" if star["name"] == star["designation"] else star["name"]


def candidate(star: Json, point: Point, step: int) -> Label:
    letter, name = written(star)
    width = len(letter) * SIZE * 0.62 + (len(name) * SIZE * 0.72 + 6 if name else 0)
    height = SIZE * 1.05
    way = step * pi / 8
    across, down = cos(way), sin(way)
    away = RADIUS * ((1.75 if step % 4 == 0 else 1.3) if star["size"] == "large" else 1.05) + 3
    x = point[0] + across * (away + width / 2 * min(1.0, abs(across) * 1.25))
    y = point[1] + down * (away + height / 2)
    anchor = "start" if across > 0.5 else "end" if across < -0.5 else "middle"
    return Label(star, Box(x - width / 2, y - height / 2, width, height), anchor)


def cost(label: Label, step: int, board: Json, at: dict[str, Point], done: list[Label]) -> float:
    box = label.box
    total = (0, 3, 4, 3, 1, 3, 4, 3, 0, 3, 4, 3, 2, 3, 4, 3)[step] * 0.6
    inside = Box(MARGIN + 6, MARGIN + 5, WIDTH - 2 * MARGIN - 12, HEIGHT - 2 * MARGIN - 10)
    if not (inside.holds((box.x, box.y)) and inside.holds((box.x + box.width, box.y + box.height))):
        total += 200
    wide = Box(box.x - 4, box.y, box.width + 8, box.height)
    for taken in (TITLE, PRIZES, *(other.box for other in done)):
        if overlap(wide, taken):
            total += 120
    for star in board["stars"]:
        close = gap(box, at[star["id"]]) - reach(star) * (0.72 if star is label.star else 1.0)
        if close < 1:
            total += 8 if star is label.star else 40 - close
    for one, other in board["lines"]:
        for tick in range(51):
            x = at[one][0] + (at[other][0] - at[one][0]) * tick / 50
            y = at[one][1] + (at[other][1] - at[one][1]) * tick / 50
            if box.holds((x, y), 2.5):
                total += 2.2
    return total


def overlap(one: Box, other: Box) -> bool:
    return (
        one.x < other.x + other.width
        and other.x < one.x + one.width
        and one.y < other.y + other.height
        and other.y < one.y + one.height
    )


def name_svg(label: Label) -> str:
    letter, name = written(label.star)
    x = {"start": label.box.x, "middle": label.box.x + label.box.width / 2}.get(
        label.anchor, label.box.x + label.box.width
    )
    y = label.box.y + label.box.height * 0.78
    text = f'<tspan font-family="{GREEK}" font-style="italic" fill="#a9c1ff">{letter}</tspan>'
    if name:
        text += f'<tspan dx="4" letter-spacing=".6" font-size="{SIZE - 1:g}">{name.upper()}</tspan>'
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{label.anchor}">{text}</text>'


# Stars, lines, prizes


def compass(x: float, y: float) -> str:
    """A large star: eight points, each half light and half dark."""
    light = dark = ""
    for step in range(8):
        way = step * pi / 4 - pi / 2
        tip = RADIUS * (1.62 if step % 2 == 0 else 1.0)
        for side, turn in (("light", -pi / 8), ("dark", pi / 8)):
            foot = RADIUS * 0.42
            corner = (foot * cos(way + turn), foot * sin(way + turn))
            facet = f"M0 0L{corner[0]:.1f} {corner[1]:.1f}"
            facet += f"L{tip * cos(way):.1f} {tip * sin(way):.1f}Z"
            light, dark = (light + facet, dark) if side == "light" else (light, dark + facet)
    return (
        f'<g transform="translate({x:.1f} {y:.1f})"><circle r="{RADIUS * 0.92:.1f}" fill="#0c1436" '
        'stroke="#e9dcb2" stroke-opacity=".55" stroke-width=".9"/>'
        f'<path d="{dark}" fill="#8d97c4"/><path d="{light}" fill="#fbf6e4"/>'
        '<circle r="2.6" fill="#fffaf0"/></g>'
    )


def dot(x: float, y: float) -> str:
    """A small star: a point in a circle."""
    return (
        f'<g transform="translate({x:.1f} {y:.1f})"><circle r="{RADIUS * 0.56:.1f}" fill="#0c1436" '
        'stroke="#f4eeda" stroke-opacity=".85" stroke-width="1.1"/>'
        f'<circle r="{RADIUS * 0.25:.1f}" fill="#fffaf0"/></g>'
    )


def lines_svg(board: Json, at: dict[str, Point]) -> str:
    """Hairlines from rim to rim."""
    sizes = {star["id"]: 1.0 if star["size"] == "large" else 0.62 for star in board["stars"]}
    found = ""
    for one, other in board["lines"]:
        (x, y), (u, v) = at[one], at[other]
        length = hypot(u - x, v - y)
        across, down = (u - x) / length, (v - y) / length
        near, far = RADIUS * sizes[one] + 2, RADIUS * sizes[other] + 2
        found += f"M{x + across * near:.1f} {y + down * near:.1f}"
        found += f"L{u - across * far:.1f} {v - down * far:.1f}"
    return (
        f'<path d="{found}" stroke="#f1ead2" stroke-opacity=".8" stroke-width="1.2" fill="none"/>'
    )


def coin(x: float, y: float, radius: float, metal: str, value: int) -> str:
    return (
        f'<g transform="translate({x:.1f} {y:.1f})"><circle r="{radius:.1f}" fill="url(#{metal})"/>'
        f'<circle r="{radius - 3:.1f}" fill="none" stroke="#000" stroke-opacity=".28" '
        'stroke-dasharray="1.4 1.6"/>'
        f'<text y="{radius * 0.36:.1f}" text-anchor="middle" font-size="{radius * 1.08:.1f}" '
        f'font-weight="700" fill="#1c1606">{value}</text></g>'
    )


def heading(board: Json) -> str:
    count = len(board["stars"])
    large = sum(star["size"] == "large" for star in board["stars"])
    return (
        '<g transform="translate(46 48)"><circle r="20" fill="#0c1436" stroke="#e8c874" '
        'stroke-opacity=".7"/><text y="7.5" text-anchor="middle" font-size="22" '
        f"font-family=\"'DejaVu Sans', 'Noto Sans Symbols', sans-serif\" fill=\"#f3dfa0\">"
        f"{board['symbol']}\N{VARIATION SELECTOR-15}</text></g>"
        f'<text x="77" y="49" font-size="25" letter-spacing="2.6" fill="#f6efdc">'
        f"{board['name'].upper()}</text>"
        f'<text x="78" y="67" font-size="12.5" fill="#b9c6ef">{count - large} '
        f'<tspan font-size="11">\N{BLACK CIRCLE}</tspan>  {large} '
        f'<tspan font-size="13">\N{BLACK FOUR POINTED STAR}</tspan></text>'
        + coin(WIDTH - 98, 46, 20, "gold", board["first"])
        + f'<path d="M{WIDTH - 72} 58L{WIDTH - 65} 34" stroke="#c9b98a" stroke-opacity=".8"/>'
        + coin(WIDTH - 43, 46, 17, "silver", board["second"])
    )


def plate(board: Json) -> str:
    """A constellation as the inside of an SVG of WIDTH x HEIGHT."""
    plan, sky = layout(board), Sky(board)
    put: Place = partial(plan.on_sky, sky)
    at = {star["id"]: plan.at(star["x"], star["y"]) for star in board["stars"]}
    box = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN)
    names = labels(board, at)

    def is_busy(point: Point) -> bool:
        if any(label.box.holds(point, 3) for label in names):
            return True
        return any(hypot(point[0] - x, point[1] - y) < RADIUS * 1.2 for x, y in at.values())

    clip = f"clip-{board['id']}"
    frame = f'x="{box.x:g}" y="{box.y:g}" width="{box.width:g}" height="{box.height:g}"'
    stars = [
        (compass if star["size"] == "large" else dot)(*at[star["id"]]) for star in board["stars"]
    ]
    return "\n".join(
        [
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#070b20"/>',
            f'<clipPath id="{clip}"><rect {frame}/></clipPath>',
            f'<g clip-path="url(#{clip})"><rect {frame} fill="url(#plate)"/>',
            milky_way(sky, put),
            grid(sky, put, box),
            field(box, board["id"], is_busy),
            "</g>",
            ladder(sky, put, box, 4.0),
            f'<rect {frame} fill="none" stroke="#c9b98a" stroke-width=".9"/>',
            f'<rect x="{box.x - 5:g}" y="{box.y - 5:g}" width="{box.width + 10:g}" '
            f'height="{box.height + 10:g}" fill="none" stroke="#c9b98a" stroke-opacity=".7" '
            'stroke-width=".8"/>',
            lines_svg(board, at),
            *stars,
            f'<g font-size="{SIZE:g}" fill="#e9ecfb">',
            *[name_svg(label) for label in names],
            "</g>",
            heading(board),
        ]
    )


def document(width: int, height: int, title: str, inside: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" role="img" aria-label="{title}" font-family="{LETTERS}">\n'
        f"<title>{title}</title>\n{DEFINITIONS}{inside}\n</svg>\n"
    )


def single(board: Json) -> str:
    title = f"{board['name']}, prizes {board['first']} and {board['second']}"
    return document(WIDTH, HEIGHT, title, plate(board))


def together(boards: list[Json], columns: int = 3) -> str:
    """All plates on one sheet."""
    space = 10
    rows = -(-len(boards) // columns)
    width, height = columns * (WIDTH + space) + space, rows * (HEIGHT + space) + space
    inside = f'<rect width="{width}" height="{height}" fill="#04071a"/>\n'
    for number, board in enumerate(boards):
        x = space + number % columns * (WIDTH + space)
        y = space + number // columns * (HEIGHT + space)
        inside += f'<g transform="translate({x} {y})">\n{plate(board)}\n</g>\n'
    return document(width, height, "The twelve constellations", inside)


def pictures() -> Iterator[tuple[Path, str]]:
    data = json.loads(DATA.read_text(encoding="utf-8"))
    for board in data["constellations"]:
        yield FOLDER / f"{board['id']}.svg", single(board)
    yield FOLDER / "all.svg", together([b for b in data["constellations"] if not b.get("spare")])


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    stale = 0
    for file, drawn in pictures():
        if file.exists() and file.read_text(encoding="utf-8") == drawn:
            continue
        stale += 1
        print(f"{file.relative_to(ROOT)}: {'differs' if arguments else 'written'}")
        if not arguments:
            file.parent.mkdir(exist_ok=True)
            file.write_text(drawn, encoding="utf-8")
    return 1 if arguments and stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
