"""A table as text and as SVG, from a view: nothing hidden can be drawn.

Cards, tokens and stars are written in our notation, seats by number; so it reads the same in every
language.
"""

from collections.abc import Callable
from typing import Any, cast

from asterism import View
from asterism.arena.charts.canvas import Canvas, Words
from asterism.games.sternenhimmel.view import SternenhimmelView

Json = dict[str, Any]


def text(view: View) -> str:
    """The table as lines of text."""
    data = view.to_json()
    lines = _LINES[view.game.name](cast(Json, data))
    return "\n".join([_head(view), *lines])


def svg(view: View) -> str:
    """The table as a picture."""
    return _PICTURES[view.game.name](view)


def _head(view: View) -> str:
    data: Json = view.to_json()
    deciding = ", ".join(f"seat {seat}" for seat in view.seats) or "-"
    head = f"{view.game.name}: {deciding}"
    outcome = data["outcome"]
    if outcome is not None:
        head += f"  scores {outcome['scores']}  winners {outcome['winners']}"
    return head


def _codes(cards: list[str | None] | None, hidden: int = 0) -> str:
    """Cards by code; `-` for an empty place, `?` for each that is not seen."""
    if cards is None:
        return " ".join("?" * hidden) or "-"
    return " ".join("-" if card is None else card for card in cards) or "-"


# Stellar

_SLOT_ROWS = ((1,), (2, 3), (4, 5), (6, 7, 8), (9, 10, 11, 12))


def _stellar_lines(data: Json) -> list[str]:
    lines = [
        f"turn {data['turn']}  step {data['step']}  deck {data['deck']}",
        f"row {_codes(data['row'])}",
    ]
    for seat, player in enumerate(data["players"]):
        slots = " ".join(f"{slot}:{card}" for slot, card in player["telescope"].items())
        lines += [
            f"seat {seat}  {data['sheet']['players'][seat]['total']}  telescope {slots or '-'}",
            f"        notebook {_codes(player['notebook'])}",
            f"        hand {_codes(player['hand'], player['held'])}",
        ]
    return lines


def _stellar_picture(view: View) -> str:
    data = cast(Json, view.to_json())
    canvas = Canvas(760, 440, Words(_head(view), f"{data['turn']} {data['step']}"))
    for place, card in enumerate(data["row"]):
        _badge(canvas, 90 + 64 * place, 100, card or "")
    for seat, player in enumerate(data["players"]):
        middle = 190 + 380 * seat
        total = data["sheet"]["players"][seat]["total"]
        canvas.text(middle - 160, 150, f"{seat}: {total}", "mark", size=15)
        for level, slots in enumerate(_SLOT_ROWS):
            for at, slot in enumerate(slots):
                x = middle + 58 * (at - (len(slots) - 1) / 2)
                _badge(canvas, x, 170 + 44 * level, player["telescope"].get(str(slot), ""))
        canvas.text(middle - 160, 395, _codes(player["notebook"]), "soft", size=11)
        canvas.text(middle - 160, 415, _codes(player["hand"], player["held"]), "ink", size=12)
    return canvas.svg()


# Sternenhimmel


def _lying(data: Json) -> str:
    return f"{'?' if data['token'] is None else data['token']}({data['seat']})"


def _sternenhimmel_lines(data: Json) -> list[str]:
    lines = []
    for chart in data["sky"]:
        if chart is not None:
            tokens = " ".join(f"{star}:{_lying(token)}" for star, token in chart["tokens"].items())
            lines.append(f"{chart['board']}  {tokens or '-'}")
    lines.append(f"pile {_codes(data['pile'])}")
    for seat, player in enumerate(data["players"]):
        hand = _codes(player["hand"], player["held"])
        lines.append(f"seat {seat}  {player['coins']}  hand {hand}")
    return lines


def _sternenhimmel_picture(view: View) -> str:
    seen = cast(SternenhimmelView, view)
    table = seen.table
    data = cast(Json, view.to_json())
    canvas = Canvas(40 + 190 * len(table.sky), 360, Words(_head(view), _codes(data["pile"])))
    for place, chart in enumerate(table.sky):
        if chart is None:
            continue
        board, left = chart.board, 40 + 190 * place
        canvas.text(left, 90, f"{board.code}  {board.first}/{board.second}", "mark", size=14)
        spots = _spots(board.places, len(board.stars), left)
        for number, near in enumerate(board.near):
            for other in range(number):
                if near >> other & 1:
                    canvas.line(*spots[number], *spots[other])
        tokens = data["sky"][place]["tokens"]
        for star, spot in zip(board.stars, spots, strict=True):
            found = tokens.get(star.id)
            canvas.dot(*spot, 3, "soft")
            canvas.text(spot[0] + 5, spot[1], star.id if found is None else _lying(found), size=11)
    for seat, player in enumerate(data["players"]):
        words = f"{seat}: {player['coins']}  {_codes(player['hand'], player['held'])}"
        canvas.text(40 + 190 * (seat % 3), 310 + 22 * (seat // 3), words, "ink", size=12)
    return canvas.svg()


def _spots(places: list[tuple[float, float]], count: int, left: float) -> list[tuple[float, float]]:
    """Where stars are drawn, in a square of 150; in a row, if nobody said."""
    if not places:
        return [(left + 10 + 140 * number / count, 190.0) for number in range(count)]
    xs, ys = [x for x, _ in places], [y for _, y in places]
    size = max(max(xs) - min(xs), max(ys) - min(ys), 1e-9)
    return [
        (left + 150 * (x - min(xs)) / size, 110 + 150 * (y - min(ys)) / size) for x, y in places
    ]


# Star Realms


def _in_play(items: list[str | Json]) -> str:
    return _codes([item if isinstance(item, str) else item["card"] for item in items])


def _star_realms_lines(data: Json) -> list[str]:
    turn = data["turn"]
    lines = [
        f"turn {turn['number']} of seat {turn['seat']}  trade {turn['trade']}"
        f"  combat {turn['combat']}",
        f"row {_codes(data['trade_row'])}  explorers {data['explorers']}",
    ]
    for seat, player in enumerate(data["players"]):
        lines += [
            f"seat {seat}  {player['authority']}  deck {player['deck']}"
            f"  discard {len(player['discard'])}",
            f"        hand {_codes(player['hand'], player['held'])}",
            f"        ships {_in_play(player['ships'])}  bases {_in_play(player['bases'])}",
        ]
    return lines


def _star_realms_picture(view: View) -> str:
    data = cast(Json, view.to_json())
    lines = _star_realms_lines(data)
    canvas = Canvas(820, 110 + 26 * len(lines), Words(_head(view), lines[0]))
    for number, line in enumerate(lines[1:]):
        colour = "mark" if line.startswith("seat") else "ink"
        indent = 48 if line.startswith(" ") else 24
        canvas.text(indent, 96 + 26 * number, line.strip(), colour, size=13)
    return canvas.svg()


def _badge(canvas: Canvas, x: float, y: float, code: str) -> None:
    canvas.dot(x, y, 19, "mark" if code and not code.startswith("~") else "line")
    canvas.text(x, y + 5, code, "sky", anchor="middle", weight=600)


_LINES: dict[str, Callable[[Json], list[str]]] = {
    "stellar": _stellar_lines,
    "sternenhimmel": _sternenhimmel_lines,
    "star_realms": _star_realms_lines,
}
_PICTURES: dict[str, Callable[[View], str]] = {
    "stellar": _stellar_picture,
    "sternenhimmel": _sternenhimmel_picture,
    "star_realms": _star_realms_picture,
}
