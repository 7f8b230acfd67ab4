"""How the game is set up (SR-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from asterism.games.star_realms import draft, turn
from asterism.games.star_realms.events import STARTS

if TYPE_CHECKING:
    from asterism.games.star_realms.state import StarRealmsState


def set_up(state: StarRealmsState) -> None:
    """SR-1, with the numbers of the format; the starting side is settled before dealing."""
    terms, players = state.terms, state.players
    format = terms.format
    first = format.first_seat(players, terms.start_player, terms.boss, state.chance)
    state.tell(STARTS, first, [])
    box = terms.box
    state.explorers = box.explorers * terms.boxes
    state.trade_deck = box.trade_deck * terms.boxes
    state.left_out = box.left_out * terms.boxes
    state.chance.shuffle(state.trade_deck)
    state.lay_out_row(box.row if box.draft is None else box.draft.row)
    for seat, realm in enumerate(state.realms):
        realm.authority = format.authority(box, players, seat, terms.boss)
        realm.deck = box.start[:]
    if box.draft is None:
        turn.first_hands(state, first)
    else:
        draft.begin(state, first)
    state.settle()
