"""The answers that several questions offer: cards of a pile, of the row, in play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from asterism.engine.move import Move
from asterism.games.star_realms.attack import shielded
from asterism.games.star_realms.cards import CARDS, Card
from asterism.games.star_realms.in_play import InPlay, copy_number, distinct
from asterism.games.star_realms.moves import CHOOSE_ROW, Choose, choose_base, choose_in_play

if TYPE_CHECKING:
    from asterism.games.star_realms.state import StarRealmsState


def each_kind(cards: list[Card], choices: list[Choose], moves: list[Move]) -> None:
    """One move for all equal cards."""
    seen: i64 = 0
    for card in cards:
        if not seen & card.bit:
            seen |= card.bit
            moves.append(choices[card.index])


def in_table_order(bits: i64, choices: list[Choose], moves: list[Move]) -> None:
    """One move for each kind of card, in the order of the cards' list: theirs stays hidden."""
    for card in CARDS:
        if bits & card.bit:
            moves.append(choices[card.index])


def list_row(state: StarRealmsState, ships_only: bool, moves: list[Move]) -> None:
    seen: i64 = 0
    for card in state.row:
        if card is None or seen & card.bit or (ships_only and not card.is_ship):
            continue
        seen |= card.bit
        moves.append(CHOOSE_ROW[card.index])


def list_targets(state: StarRealmsState, seat: int, moves: list[Move]) -> None:
    """SR-2.15: opponents' bases that can be targeted, then one's own."""
    for owner in state.reach:
        shield = shielded(state, owner)
        bases = state.realms[owner].bases
        for item in distinct(bases):
            if item.is_outpost or not shield:
                moves.append(choose_base(owner, item.card, copy_number(bases, item)))
    own = state.realms[seat].bases
    for item in distinct(own):
        moves.append(choose_base(seat, item.card, copy_number(own, item)))


def list_in_play(items: list[InPlay], zone: str, moves: list[Move]) -> None:
    for item in distinct(items):
        moves.append(choose_in_play(zone, item.card, copy_number(items, item)))
