"""Every card of a position, by the place where it lies."""

from typing import cast

from asterism.conformance.kit import Json, Pieces
from asterism.games.star_realms.shapes import InPlay, Position


def code(item: InPlay) -> str:
    return item if isinstance(item, str) else item["card"]


def pieces_of(position: Json) -> Pieces:
    data = cast(Position, position)
    pack = data["options"].get("pack", {})
    explorer = str(pack["explorer"]) if isinstance(pack, dict) and pack else "explorer"
    pieces: Pieces = {
        # What is left out lies below it, for nobody to see.
        "trade_deck": [*data["trade_deck"], *data.get("left_out", [])],
        "explorers": [explorer] * data["explorers"],
        "scrap_heap": sorted(data["scrap_heap"]),
        "away": sorted(data["away"]),
    }
    for slot, card in enumerate(data["trade_row"], 1):
        pieces[f"row.{slot}"] = [card] if card else []
    for seat, player in enumerate(data["players"]):
        pieces[f"hand.{seat}"] = sorted(player["hand"])
        pieces[f"deck.{seat}"] = player["deck"]
        pieces[f"discard.{seat}"] = sorted(player["discard"])
        pieces[f"ships.{seat}"] = sorted(code(item) for item in player["ships"])
        pieces[f"bases.{seat}"] = sorted(code(item) for item in player["bases"])
    return pieces
