"""A constellation drawn with signs: its stars where they are in the sky, its lines between them."""

from collections.abc import Iterator
from math import cos, pi, sin

from asterism.cli.tables import Json
from asterism.cli.tables.canvas import FRAME
from asterism.cli.tables.lines import Line, size, text_of
from asterism.cli.tables.pen import Pen
from asterism.cli.tables.sternenhimmel.signs import ACCENT, DIM, GOLD, KEYS, board_name, lying
from asterism.games.sternenhimmel.boards import Board

WIDEST = 4  # signs of a star's cell: ~10A
Spot = tuple[int, int]


def title(place: int, board: Board, pen: Pen, width: int = 80) -> Line:
    """`2 Leo 9/7`; a name that is too long is cut."""
    number, prizes = f"{place} ", f" {board.first}/{board.second}"
    name, room = board_name(board, pen), width - len(number) - len(prizes)
    short = name if len(name) <= room else name[: max(1, room - 1)] + "."
    return [(number, ACCENT), (short, "bold"), (prizes, GOLD)]


def cell(board: Board, number: int, tokens: dict[str, Json], pen: Pen, your_turn: bool) -> Line:
    """A star: its token, or its key, `(a)` if it is small and `*a*` if it is large."""
    token = tokens.get(board.stars[number].id)
    if token is not None:
        return lying(token, pen)
    left, right = ("*", "*") if board.large[number] else ("(", ")")
    return [(f"{left}{KEYS[number]}{right}", ACCENT if your_turn else DIM)]


def places_of(board: Board) -> list[tuple[float, float]]:
    """Where the stars are, from 0 to 1 to the right and downwards; on a ring if nobody said."""
    count = len(board.stars)
    points = board.places or [
        (cos(2 * pi * number / count), sin(2 * pi * number / count)) for number in range(count)
    ]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    wide, high = max(xs) - min(xs) or 1.0, max(ys) - min(ys) or 1.0
    return [((x - min(xs)) / wide, (max(ys) - y) / high) for x, y in points]


def spots(board: Board, sizes: list[int], width: int, height: int) -> list[Spot]:
    """The middle of each star's cell, moved a little where two would touch."""
    taken: list[tuple[int, int, int]] = []  # row, from, to
    found: list[Spot] = []
    for (x, y), wide in zip(places_of(board), sizes, strict=True):
        column = round(WIDEST / 2 + x * (width - WIDEST - 1))
        row = round(y * (height - 1))
        for dx, dy in shifts():
            start, line = column + dx - wide // 2, row + dy
            fits = start >= 0 and start + wide <= width and 0 <= line < height
            if fits and not any(
                line == other and start <= end and first <= start + wide
                for other, first, end in taken
            ):
                taken.append((line, start, start + wide))
                found.append((column + dx, line))
                break
        else:
            found.append((column, row))
    return found


def shifts() -> list[Spot]:
    """Near places first; a line is as high as two signs are wide."""
    near = [(dx, dy) for dx in range(-8, 9) for dy in range(-2, 3)]
    return sorted(near, key=lambda shift: (abs(shift[0]) + 2 * abs(shift[1]), shift))


def steps(start: Spot, end: Spot) -> Iterator[tuple[Spot, str]]:
    """A straight line between two spots in ASCII: `-`, `|`, `/` or `\\` at each."""
    (x, y), (u, v) = start, end
    count = max(abs(u - x), abs(v - y))
    before = start
    for step in range(1, count + 1):
        here = (round(x + (u - x) * step / count), round(y + (v - y) * step / count))
        across, down = here[0] - before[0], here[1] - before[1]
        yield here, "|" if across == 0 else "-" if down == 0 else "\\" if across == down else "/"
        before = here


# The dots of a Braille sign, two beside each other and four below, as bits of its number.
DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
NO_DOTS = 0x2800


def hairlines(lines: list[tuple[Spot, Spot]]) -> dict[Spot, str]:
    """Straight lines between spots, as fine as Braille dots can be."""
    dots: dict[Spot, int] = {}
    for (x, y), (u, v) in lines:
        count = max(2 * abs(u - x), 4 * abs(v - y), 1)
        for step in range(count + 1):
            across = 2 * x + 1 + round(2 * (u - x) * step / count)
            down = 4 * y + 2 + round(4 * (v - y) * step / count)
            spot = (across // 2, down // 4)
            dots[spot] = dots.get(spot, 0) | DOTS[down % 4][across % 2]
    return {spot: chr(NO_DOTS + bits) for spot, bits in dots.items()}


def figure(
    place: int,
    board: Board,
    tokens: dict[str, Json],
    width: int,
    height: int,
    pen: Pen,
    your_turn: bool,
) -> list[Line]:
    """A constellation under its title, in exactly so many lines of exactly so many signs."""
    cells = [cell(board, number, tokens, pen, your_turn) for number in range(len(board.stars))]
    at = spots(board, [size(line) for line in cells], width, height - 1)
    joined = [
        (at[one], at[other])
        for one, near in enumerate(board.near)
        for other in range(one + 1, len(board.stars))
        if near >> other & 1
    ]
    pieces = hairlines(joined)
    if pen.ascii:
        pieces = {spot: piece for line in joined for spot, piece in steps(*line)}
    grid = {spot: (piece, FRAME) for spot, piece in pieces.items()}
    for line, (column, row) in zip(cells, at, strict=True):
        start = column - size(line) // 2
        for offset, letter in enumerate(text_of(line)):
            grid[start + offset, row] = (letter, line[0][1])
    head = title(place, board, pen, width)
    lines = [[*head, (" " * max(0, width - size(head)), "")]]
    for row in range(height - 1):
        lines.append([grid.get((column, row), (" ", "")) for column in range(width)])
    return lines


# Where there is no room for a drawing: the lines one after the other.


def trails(board: Board) -> list[list[int]]:
    """Ways along the lines that use every line once; stars without a line by themselves."""
    left = list(board.near)
    found: list[list[int]] = []
    while any(left):
        odd = [star for star, near in enumerate(left) if bin(near).count("1") % 2]
        here = odd[0] if odd else next(star for star, near in enumerate(left) if near)
        trail = [here]
        while left[here]:
            there = next(star for star in range(len(left)) if left[here] >> star & 1)
            left[here] &= ~(1 << there)
            left[there] &= ~(1 << here)
            trail.append(there)
            here = there
        found.append(trail)
    walked = {star for trail in found for star in trail}
    return found + [[star] for star in range(len(left)) if star not in walked]


def in_words(
    place: int, board: Board, tokens: dict[str, Json], pen: Pen, your_turn: bool
) -> list[Line]:
    """The title, then the trails as pieces: `(a)-b:7B-*c*`; a star that came before is its key."""
    pieces: list[Line] = [title(place, board, pen)]
    seen: set[int] = set()
    for trail in trails(board):
        line: Line = []
        for number in trail:
            if line:
                line.append(("-", FRAME))
            if number in seen:
                line.append((KEYS[number], DIM))
                continue
            if board.stars[number].id in tokens:
                line.append((f"{KEYS[number]}:", DIM))
            line += cell(board, number, tokens, pen, your_turn)
            seen.add(number)
        pieces.append(line)
    return pieces
