"""Where the 60 cards of a position are."""

from typing import Any

from tests.conformance.kit import Json, Pieces


def pieces_of(position: Json) -> Pieces:
    """Every card by its place, as events name the places."""
    data: dict[str, Any] = position
    pieces: Pieces = {"deck": data["deck"], "discard": data["discard"]}
    for slot, card in enumerate(data["row"], 1):
        pieces[f"row.{slot}"] = [card] if card else []
    for seat, player in enumerate(data["players"]):
        pieces[f"hand.{seat}"] = sorted(player["hand"])
        pieces[f"notebook.{seat}"] = player["notebook"]
        for slot, card in player["telescope"].items():
            pieces[f"telescope.{seat}.{slot}"] = [card.removeprefix("~")]
    if data["placing"]:
        active = (data["first"] + data["turn"]) % 2
        pieces[f"placing.{active}"] = [data["placing"]["card"]]
    return pieces
