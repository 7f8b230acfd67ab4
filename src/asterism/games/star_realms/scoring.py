"""The score, which is authority; and a simple, readable guess at how well a seat stands, for bots
that think one move ahead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from asterism.games.star_realms.cards import Card
from asterism.games.star_realms.realm import Realm

if TYPE_CHECKING:
    from asterism.games.star_realms.state import StarRealmsState


def sheet(state: StarRealmsState) -> dict[str, object]:
    """Authority by seat, and who has won, if anybody has."""
    outcome = state.outcome
    winners: list[int] = [] if outcome is None else list(outcome.winners)
    finished = outcome is not None
    return {"totals": list(state.scores()), "winners": winners, "finished": finished}


def card_value(card: Card) -> float:
    """What a card is worth to a deck: its price; what cannot be bought drags."""
    return float(card.cost) if card.cost else -1.0


def realm_value(realm: Realm) -> float:
    """Authority, the cards owned, the bases that stand, and what is still in the pools."""
    if not realm.alive:
        return -100.0
    value = float(realm.authority)
    for card in realm.hand:
        value += card_value(card)
    for card in realm.deck:
        value += card_value(card)
    for card in realm.discard:
        value += card_value(card)
    for item in realm.ships:
        value += card_value(item.card)
    for item in realm.bases:
        value += card_value(item.card) + item.card.defense
    # What is in the pools can still become cards and damage.
    return value + 0.5 * realm.trade + 0.8 * realm.combat


def estimate(state: StarRealmsState, seat: int) -> float:
    """The seat's side against the best other side, per head."""
    sides = max(state.sides) + 1
    totals = [0.0] * sides
    heads = [0] * sides
    for other, realm in enumerate(state.realms):
        totals[state.sides[other]] += realm_value(realm)
        heads[state.sides[other]] += 1
    own = state.sides[seat]
    mine = totals[own] / heads[own]
    return mine - max([totals[side] / heads[side] for side in range(sides) if side != own])
