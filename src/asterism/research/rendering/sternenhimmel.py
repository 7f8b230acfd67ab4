"""A table of Sternenhimmel as text and as SVG."""

from typing import cast

from asterism import View
from asterism.arena.charts.canvas import Canvas, Words
from asterism.games.sternenhimmel.view import SternenhimmelView
from asterism.research.rendering.pieces import Json, codes, head


def lying(data: Json) -> str:
    return f"{'?' if data['token'] is None else data['token']}({data['seat']})"


def lines(data: Json) -> list[str]:
    lines = []
    for chart in data["sky"]:
        if chart is not None:
            tokens = " ".join(f"{star}:{lying(token)}" for star, token in chart["tokens"].items())
            lines.append(f"{chart['board']}  {tokens or '-'}")
    lines.append(f"pile {codes(data['pile'])}")
    for seat, player in enumerate(data["players"]):
        hand = codes(player["hand"], player["held"])
        lines.append(f"seat {seat}  {player['coins']}  hand {hand}")
    return lines


def picture(view: View) -> str:
    seen = cast(SternenhimmelView, view)
    table = seen.table
    data = cast(Json, view.to_json())
    canvas = Canvas(40 + 190 * len(table.sky), 360, Words(head(view), codes(data["pile"])))
    for place, chart in enumerate(table.sky):
        if chart is None:
            continue
        board, left = chart.board, 40 + 190 * place
        canvas.text(left, 90, f"{board.code}  {board.first}/{board.second}", "mark", size=14)
        spots = spots_of(board.places, len(board.stars), left)
        for number, near in enumerate(board.near):
            for other in range(number):
                if near >> other & 1:
                    canvas.line(*spots[number], *spots[other])
        tokens = data["sky"][place]["tokens"]
        for star, spot in zip(board.stars, spots, strict=True):
            found = tokens.get(star.id)
            canvas.dot(*spot, 3, "soft")
            canvas.text(spot[0] + 5, spot[1], star.id if found is None else lying(found), size=11)
    for seat, player in enumerate(data["players"]):
        words = f"{seat}: {player['coins']}  {codes(player['hand'], player['held'])}"
        canvas.text(40 + 190 * (seat % 3), 310 + 22 * (seat // 3), words, "ink", size=12)
    return canvas.svg()


Spot = tuple[float, float]


def spots_of(places: list[Spot], count: int, left: float) -> list[Spot]:
    """Where stars are drawn, in a square of 150; in a row, if nobody said."""
    if not places:
        return [(left + 10 + 140 * number / count, 190.0) for number in range(count)]
    xs, ys = [x for x, _ in places], [y for _, y in places]
    size = max(max(xs) - min(xs), max(ys) - min(ys), 1e-9)
    return [
        (left + 150 * (x - min(xs)) / size, 110 + 150 * (y - min(ys)) / size) for x, y in places
    ]
