"""Where the 60 cards of a position are."""

from typing import Any

from asterism.conformance.kit import Json, Pieces


def pieces_of(position: Json) -> Pieces:
    """Every card by its place, as events name the places."""
    data: dict[str, Any] = position
    pieces: Pieces = {"deck": data["deck"], "discard": data["discard"]}
    for slot, card in enumerate(data["row"], 1):
        pieces[f"row.{slot}"] = [card] if card else []
    for seat, player in enumerate(data["players"]):
        chosen = player["chosen"]
        # A card that was chosen in secret comes first: that it is this one is part of a deal.
        pieces[f"hand.{seat}"] = sorted(player["hand"], key=lambda card: (card != chosen, card))
        pieces[f"notebook.{seat}"] = player["notebook"]
        for slot, card in player["telescope"].items():
            pieces[f"telescope.{seat}.{slot}"] = [card.removeprefix("~")]
    if data["placing"]:
        active = (data["first"] + data["turn"]) % 2
        pieces[f"placing.{active}"] = [data["placing"]["card"]]
    return pieces
