"""Trying a pack: what to know about it, and a table with one of its cards in the row."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from asterism.engine.message import Message
from asterism.engine.pack import OPTION, Remark
from asterism.engine.reading import as_list, as_object
from asterism.games.stellar.box import box_of

if TYPE_CHECKING:
    from asterism.engine.game import Game

DEALS: Final = 40  # a card of which all copies are starters may need so many


def remarks(pack: dict[str, object]) -> list[Remark]:
    box = box_of(pack)
    total = sum([box.copies[order] * box.stars[order] for order in range(len(box.copies))])
    said = Message("stellar-pack-totals", cards=box.size, starters=len(box.starters), stars=total)
    return [Remark("cards", said)]


def try_out(game: Game, pack: dict[str, object], piece: str, seed: int) -> dict[str, object] | None:
    """After the starters: the piece is in the row, or seat 0 has it."""
    for other in range(DEALS):
        state = game.start(2, seed + other, {OPTION: pack, "start_player": 0})
        for seat in range(2):
            state.play(state.legal_moves(seat)[0], seat)
        position = state.to_json()
        row, deck = as_list(position["row"], "row"), as_list(position["deck"], "deck")
        own = as_object(as_list(position["players"], "players")[0], "player")
        if piece in row or piece in as_list(own["hand"], "hand"):
            return position
        if piece in deck:
            at = deck.index(piece)
            deck[at], row[0] = row[0], deck[at]
            return position
    return None
