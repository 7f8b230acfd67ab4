"""Which moves a seat has: in the main phase everything it may do, else the answers to a question.

Nothing is pruned: a choice that looks pointless is a choice all the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from asterism.engine.move import Move
from asterism.games.star_realms.attack import shielded
from asterism.games.star_realms.cards import Card
from asterism.games.star_realms.in_play import InPlay, copy_number, distinct
from asterism.games.star_realms.moves import END, LEND_COMBAT, LEND_TRADE, attacks
from asterism.games.star_realms.realm import allies, doubles, primaries, scrappable

if TYPE_CHECKING:
    from asterism.games.star_realms.realm import Realm
    from asterism.games.star_realms.state import StarRealmsState


def moves_of(state: StarRealmsState, seat: int) -> list[Move]:
    """The legal moves of a seat that may decide. Who has ended may still lend (SR-4.3b)."""
    if state.questions:
        return state.questions[-1].answers(state)
    realm = state.realms[seat]
    moves: list[Move] = []
    if realm.ended:
        list_lending(state, seat, realm, moves)
        return moves
    if realm.uses < state.terms.box.most_uses:
        seen = 0
        for card in realm.hand:
            if not seen & card.bit:
                seen |= card.bit
                moves.append(card.moves.play)
        list_uses(realm, moves)
    list_acquisitions(state, realm, moves)
    if realm.combat > 0:
        list_attacks(state, seat, realm.combat, moves)
    if len(state.movers) > 1:
        list_lending(state, seat, realm, moves)
    if realm.trade > 0 and state.terms.may_give:
        list_giving(state, seat, realm, moves)
    moves.append(END)
    return moves


def list_uses(realm: Realm, moves: list[Move]) -> None:
    """Primaries of bases, ally and scrap abilities (SR-2.1)."""
    before = len(moves)
    standing = realm.standing
    if not (
        list_uses_in(realm.bases, standing, moves) and list_uses_in(realm.ships, standing, moves)
    ):
        del moves[before:]
        list_uses_of_twins(realm, moves)


def list_uses_in(zone: list[InPlay], standing: i64, moves: list[Move]) -> bool:
    """False if cards of one name lie there in different conditions: then names are not enough."""
    seen = 0
    for item in zone:
        if not item.can_act:
            continue
        card = item.card
        if seen & card.bit:
            if are_equal(zone, item):
                continue
            return False
        seen |= card.bit
        if item.can_primary:
            moves.append(card.moves.base)
        if item.has_ally(standing):
            moves.append(card.moves.ally)
        if item.has_two_allies(standing):
            moves.append(card.moves.double)
        if item.can_scrap:
            moves.append(card.moves.scrap)
    return True


def are_equal(items: list[InPlay], item: InPlay) -> bool:
    """Are all cards of that name which can do anything in the same condition?"""
    for other in items:
        if other is not item and other.card is item.card and other.can_act:
            return False
    return True


def list_uses_of_twins(realm: Realm, moves: list[Move]) -> None:
    """The same where a card lies there twice: equal ones are one move, different ones are not."""
    items = primaries(realm)
    for item in distinct(items):
        moves.append(item.card.moves.use("base", copy_number(items, item)))
    items = allies(realm)
    for item in distinct(items):
        moves.append(item.card.moves.use("ally", copy_number(items, item)))
    items = doubles(realm)
    for item in distinct(items):
        moves.append(item.card.moves.use("double", copy_number(items, item)))
    items = scrappable(realm)
    for item in distinct(items):
        moves.append(item.card.moves.use("scrap", copy_number(items, item)))


def list_acquisitions(state: StarRealmsState, realm: Realm, moves: list[Move]) -> None:
    """SR-2.7."""
    trade = realm.trade
    if trade == 0:
        return
    seen = 0
    for card in state.row:
        if card is not None and card.cost <= trade and not seen & card.bit:
            seen |= card.bit
            moves.append(card.moves.acquire)
    explorer = state.terms.box.explorer
    if trade >= explorer.cost and state.explorers > 0:
        moves.append(explorer.moves.acquire)


def list_attacks(state: StarRealmsState, seat: int, combat: int, moves: list[Move]) -> None:
    """SR-2.8, SR-2.9."""
    less = state.terms.adds_damage and seat != state.terms.boss
    for owner in state.reach:
        bases = state.realms[owner].bases
        if bases:
            list_base_attacks(bases, owner, combat, shielded(state, owner), less, moves)
    for victim in state.prey:
        if not shielded(state, victim):
            moves.extend(attacks(victim, combat))


def list_base_attacks(
    bases: list[InPlay], owner: int, combat: int, shield: bool, less: bool, moves: list[Move]
) -> None:
    if less:
        list_raid_attacks(bases, owner, combat, shield, moves)
        return
    seen = 0
    for item in bases:
        card = item.card
        if card.defense <= combat and (card.is_outpost or not shield) and not seen & card.bit:
            seen |= card.bit
            list_twin_attacks(bases, card, owner, moves)


def list_twin_attacks(bases: list[InPlay], card: Card, owner: int, moves: list[Move]) -> None:
    """One move for all equal ones of that name."""
    first: InPlay | None = None
    for item in bases:
        if item.card is card:
            if first is None:
                first = item
            elif first is not item:
                break
    else:
        moves.append(card.moves.attack[owner])
        return
    for item in distinct(bases):
        if item.card is card:
            copy = copy_number(bases, item)
            moves.append(card.moves.attack_base(owner, copy, card.defense))


def list_raid_attacks(
    bases: list[InPlay], owner: int, combat: int, shield: bool, moves: list[Move]
) -> None:
    """SR-4.5: Elites may spend less than the defense; the damage adds up."""
    for item in distinct(bases):
        if item.is_outpost or not shield:
            copy = copy_number(bases, item)
            for amount in range(1, min(combat, item.left) + 1):
                moves.append(item.card.moves.attack_base(owner, copy, amount))


def list_lending(state: StarRealmsState, seat: int, realm: Realm, moves: list[Move]) -> None:
    """SR-4.3b."""
    for partner in state.movers:
        if partner != seat:
            if realm.trade > 0:
                moves.append(LEND_TRADE[partner])
            if realm.combat > 0:
                moves.append(LEND_COMBAT[partner])


def list_giving(state: StarRealmsState, seat: int, realm: Realm, moves: list[Move]) -> None:
    """SR-4.4."""
    for partner in range(state.players):
        if (
            partner == seat
            or state.sides[partner] != state.sides[seat]
            or not state.realms[partner].alive
        ):
            continue
        seen = 0
        for card in realm.discard:
            if not seen & card.bit:
                seen |= card.bit
                moves.append(card.moves.give(partner))
