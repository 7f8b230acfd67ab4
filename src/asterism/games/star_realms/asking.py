"""The answers that several questions offer: cards of a pile, of the row, in play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from asterism.engine.move import Move
from asterism.games.star_realms.attack import shielded
from asterism.games.star_realms.cards import Card
from asterism.games.star_realms.in_play import InPlay, copy_number, distinct

if TYPE_CHECKING:
    from asterism.games.star_realms.state import StarRealmsState

ANY_COST: Final = 99


def each_in_hand(cards: list[Card], moves: list[Move]) -> None:
    """One move for all equal cards."""
    seen = 0
    for card in cards:
        if not seen & card.bit:
            seen |= card.bit
            moves.append(card.moves.hand)


def each_in_discard(cards: list[Card], moves: list[Move]) -> None:
    seen = 0
    for card in cards:
        if not seen & card.bit:
            seen |= card.bit
            moves.append(card.moves.discard)


def list_row(state: StarRealmsState, ships_only: bool, most: int, moves: list[Move]) -> None:
    """The cards of the trade row that cost at most so much."""
    seen = 0
    for card in state.row:
        if card is None or seen & card.bit or (ships_only and not card.is_ship):
            continue
        if card.cost > most:
            continue
        seen |= card.bit
        moves.append(card.moves.row)


def list_targets(state: StarRealmsState, seat: int, moves: list[Move]) -> None:
    """SR-2.15: opponents' bases that can be targeted, then one's own."""
    for owner in state.reach:
        shield = shielded(state, owner)
        bases = state.realms[owner].bases
        for item in distinct(bases):
            if item.is_outpost or not shield:
                moves.append(item.card.moves.choose_base(owner, copy_number(bases, item)))
    own = state.realms[seat].bases
    for item in distinct(own):
        moves.append(item.card.moves.choose_base(seat, copy_number(own, item)))


def list_in_play(items: list[InPlay], moves: list[Move]) -> None:
    for item in distinct(items):
        moves.append(item.card.moves.choose_in_play(copy_number(items, item)))
