"""The parts of Sternenhimmel's table, and how they share the room."""

from asterism import Message
from asterism.cli.tables import Json
from asterism.cli.tables.lines import BLANK, Line, beside, size
from asterism.cli.tables.pen import Pen
from asterism.cli.tables.sternenhimmel.figures import figure, in_words
from asterism.cli.tables.sternenhimmel.signs import (
    ACCENT,
    DIM,
    GOLD,
    SEATS,
    STYLES,
    charts,
    signs,
)

PLAYER_WIDTH = 40
# The smallest figure that can be read.
LEAST_WIDTH, LEAST_HEIGHT = 34, 9


def status(view: Json, pen: Pen) -> Line:
    return [
        (pen.say(Message("sternenhimmel-name")), ACCENT),
        (pen.write(" · "), DIM),
        (pen.say(Message("terminal-sternenhimmel-pile", count=len(view["pile"]))), ""),
    ]


def players(view: Json, width: int, pen: Pen) -> list[Line]:
    """Everybody with coins and what they may hold, as many beside each other as there is room."""
    cells = [player(seat, view, pen) for seat in range(len(view["players"]))]
    columns = max(1, width // PLAYER_WIDTH)
    lines: list[Line] = []
    for first in range(0, len(cells), columns):
        line: Line = []
        for place, one in enumerate(cells[first : first + columns]):
            line = [*line, (" " * (place * (width // columns) - size(line)), ""), *one]
        lines.append(line)
    return lines


def player(seat: int, view: Json, pen: Pen) -> Line:
    """`B greedy 12$ 4/ 1 3 10 @ ×2`: holds four of these; one's own hand without a number."""
    told = view["players"][seat]
    mark = pen.write("▶") if seat in view["seats"] else " "
    coins = f"{told['coins']}$"
    own = seat == pen.you
    tokens = told["hand"] if own else told["may_hold"]
    held = "" if own else f"{told['held']}/ "
    hand = f"{held}{signs(tokens, pen)}"
    room = PLAYER_WIDTH - 6 - len(coins) - len(hand)
    name = pen.say(Message("terminal-player", player=seat))
    short = name if len(name) <= room else name[: max(1, room - 1)] + "."
    return [
        (mark, ACCENT),
        (f"{SEATS[seat]} ", STYLES[seat]),
        (f"{short} ", DIM if told["resigned"] else ""),
        (f"{coins} ", GOLD),
        (hand, STYLES[seat] if own else ""),
    ]


def sky(view: Json, width: int, height: int, pen: Pen) -> list[Line]:
    """The constellations in at most so many lines: drawn if there is room, else written."""
    there = charts(view)
    your_turn = pen.you in view["seats"]
    plans: list[tuple[float, int, int, int]] = []
    for columns in range(1, len(there) + 1):
        rows = -(-len(there) // columns)
        wide, high = width // columns - 2, height // rows
        if wide >= LEAST_WIDTH and high >= LEAST_HEIGHT:
            plans.append((min(wide / 2.6, high), -columns, wide, high))
    if not plans:
        return written(view, width, pen)
    _, fewest, wide, high = max(plans)
    columns = -fewest
    lines: list[Line] = []
    for first in range(0, len(there), columns):
        block: list[Line] = [BLANK] * high
        for column, (place, board, tokens) in enumerate(there[first : first + columns]):
            drawn = figure(place, board, tokens, wide, high, pen, your_turn)
            block = beside(block, column * (wide + 2), drawn) if column else drawn
        lines += block
    return lines


def written(view: Json, width: int, pen: Pen) -> list[Line]:
    your_turn = pen.you in view["seats"]
    lines: list[Line] = []
    for place, board, tokens in charts(view):
        line: Line = []
        for piece in in_words(place, board, tokens, pen, your_turn):
            if line and size(line) + 2 + size(piece) > width:
                lines.append(line)
                line = [("   ", "")]
            line = [*line, ("  ", ""), *piece] if line else piece
        lines.append(line)
    return lines
