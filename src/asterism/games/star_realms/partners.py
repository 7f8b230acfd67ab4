"""What the members of a Hydra do for each other in the turn they share (SR-4.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from asterism.engine.move import Move
from asterism.engine.state import NOBODY
from asterism.games.star_realms.moves import END, LEND_COMBAT, LEND_TRADE

if TYPE_CHECKING:
    from asterism.games.star_realms.state import StarRealmsState


def still_lending(state: StarRealmsState) -> tuple[int, ...]:
    """SR-4.3b: members who have ended and have something left, while a partner goes on."""
    if not state.shares or not state.terms.teams_play_on or state.questions:
        return NOBODY
    ended: list[int] = []
    for seat in state.terms.format.team(state.active, state.players):
        realm = state.realms[seat]
        if realm.ended and (realm.trade > 0 or realm.combat > 0):
            ended.append(seat)
    return tuple(ended)


def holds(state: StarRealmsState, seat: int, move: Move, people: tuple[int, ...]) -> bool:
    """A bot does not end before the people of its team: they may want something of it."""
    if move is not END:
        return False
    return any(partner != seat and partner in people for partner in state.movers)


def favours(state: StarRealmsState, seat: int) -> dict[str, tuple[int, Move]]:
    """What a member may ask its partners for: `trade 1` is all the trade of seat 1. Each with the
    partner and the move that grants it.
    """
    found: dict[str, tuple[int, Move]] = {}
    if state.questions or seat not in state.movers:
        return found
    for partner in state.movers + still_lending(state):
        if partner == seat:
            continue
        if state.realms[partner].trade > 0:
            found[f"trade {partner}"] = (partner, LEND_TRADE[seat])
        if state.realms[partner].combat > 0:
            found[f"combat {partner}"] = (partner, LEND_COMBAT[seat])
    return found
