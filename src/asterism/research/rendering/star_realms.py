"""A table of Star Realms as text; its picture is the same."""

from asterism.research.rendering.pieces import Json, codes


def in_play(items: list[str | Json]) -> str:
    return codes([item if isinstance(item, str) else item["card"] for item in items])


def lines(data: Json) -> list[str]:
    turn = data["turn"]
    lines = [
        f"turn {turn['number']} of seat {turn['seat']}  trade {turn['trade']}"
        f"  combat {turn['combat']}",
        f"row {codes(data['trade_row'])}  explorers {data['explorers']}",
    ]
    for seat, player in enumerate(data["players"]):
        lines += [
            f"seat {seat}  {player['authority']}  deck {player['deck']}"
            f"  discard {len(player['discard'])}",
            f"        hand {codes(player['hand'], player['held'])}",
            f"        ships {in_play(player['ships'])}  bases {in_play(player['bases'])}",
        ]
    return lines
