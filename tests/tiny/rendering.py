"""A table of Comets as text, for environments."""

from asterism.research.rendering.pieces import Json, codes


def lines(data: Json) -> list[str]:
    scores = " ".join(f"seat {seat}: {won}" for seat, won in enumerate(data["won"]))
    return [f"middle {data['middle']}", f"hand {codes(data['hand'])}", scores]
