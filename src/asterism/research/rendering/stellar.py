"""A table of Stellar as text and as SVG."""

from typing import cast

from asterism import View
from asterism.arena.charts.canvas import Canvas, Words
from asterism.research.rendering.pieces import Json, badge, codes, head

SLOT_ROWS = ((1,), (2, 3), (4, 5), (6, 7, 8), (9, 10, 11, 12))


def lines(data: Json) -> list[str]:
    lines = [
        f"turn {data['turn']}  step {data['step']}  deck {data['deck']}",
        f"row {codes(data['row'])}",
    ]
    for seat, player in enumerate(data["players"]):
        slots = " ".join(f"{slot}:{card}" for slot, card in player["telescope"].items())
        lines += [
            f"seat {seat}  {data['sheet']['players'][seat]['total']}  telescope {slots or '-'}",
            f"        notebook {codes(player['notebook'])}",
            f"        hand {codes(player['hand'], player['held'])}",
        ]
    return lines


def picture(view: View) -> str:
    data = cast(Json, view.to_json())
    canvas = Canvas(760, 440, Words(head(view), f"{data['turn']} {data['step']}"))
    for place, card in enumerate(data["row"]):
        badge(canvas, 90 + 64 * place, 100, card or "")
    for seat, player in enumerate(data["players"]):
        middle = 190 + 380 * seat
        total = data["sheet"]["players"][seat]["total"]
        canvas.text(middle - 160, 150, f"{seat}: {total}", "mark", size=15)
        for level, slots in enumerate(SLOT_ROWS):
            for at, slot in enumerate(slots):
                x = middle + 58 * (at - (len(slots) - 1) / 2)
                badge(canvas, x, 170 + 44 * level, player["telescope"].get(str(slot), ""))
        canvas.text(middle - 160, 395, codes(player["notebook"]), "soft", size=11)
        canvas.text(middle - 160, 415, codes(player["hand"], player["held"]), "ink", size=12)
    return canvas.svg()
