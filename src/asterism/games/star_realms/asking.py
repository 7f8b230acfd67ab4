"""The answers that an open question allows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from asterism.engine.move import Move
from asterism.games.star_realms.attack import shielded, targetable_bases
from asterism.games.star_realms.cards import CARDS, Card
from asterism.games.star_realms.in_play import InPlay, copy_number, distinct
from asterism.games.star_realms.moves import (
    CHOOSE_DECK,
    CHOOSE_DISCARD,
    CHOOSE_EXPLORER,
    CHOOSE_HAND,
    CHOOSE_OPTION,
    CHOOSE_PLAYED,
    CHOOSE_ROW,
    CHOOSE_SEAT,
    DECLINE,
    ON_TOP,
    Choose,
    choose_base,
    choose_in_play,
)
from asterism.games.star_realms.questions import (
    CopyShip,
    Destroy,
    DiscardCards,
    Gift,
    OnTop,
    Question,
    ScrapOwn,
    ScrapRow,
    TakeShip,
    Target,
    WhichOption,
)

if TYPE_CHECKING:
    from asterism.games.star_realms.state import StarRealmsState


def answers(state: StarRealmsState, question: Question) -> list[Move]:
    """All answers, always in the same order; "no" comes last."""
    moves: list[Move] = []
    if isinstance(question, ScrapOwn):
        realm = state.realms[question.seat]
        each_kind(realm.hand, CHOOSE_HAND, moves)
        if question.discard_too:
            each_kind(realm.discard, CHOOSE_DISCARD, moves)
        if not question.must:
            moves.append(DECLINE)
    elif isinstance(question, DiscardCards):
        each_kind(state.realms[question.seat].hand, CHOOSE_HAND, moves)
        if not question.must:
            moves.append(DECLINE)
    elif isinstance(question, WhichOption):
        for name in question.effect.names:
            moves.append(CHOOSE_OPTION[name])
    elif isinstance(question, ScrapRow):
        list_row(state, False, moves)
        moves.append(DECLINE)
    elif isinstance(question, OnTop):
        moves.append(ON_TOP)
        moves.append(DECLINE)
    elif isinstance(question, Destroy):
        list_targets(state, question, moves)
    elif isinstance(question, CopyShip):
        played = state.realms[question.seat].played
        for card in CARDS:
            if played & card.bit:
                moves.append(CHOOSE_PLAYED[card.index])
    elif isinstance(question, TakeShip):
        list_row(state, True, moves)
        if state.explorers > 0:
            moves.append(CHOOSE_EXPLORER)
    elif isinstance(question, Target):
        for seat in state.targets:
            moves.append(CHOOSE_SEAT[seat])
    elif isinstance(question, Gift):
        list_gifts(state, question, moves)
    return moves


def each_kind(cards: list[Card], choices: list[Choose], moves: list[Move]) -> None:
    """One move for all equal cards."""
    seen: i64 = 0
    for card in cards:
        if not seen & card.bit:
            seen |= card.bit
            moves.append(choices[card.index])


def list_row(state: StarRealmsState, ships_only: bool, moves: list[Move]) -> None:
    seen: i64 = 0
    for card in state.row:
        if card is None or seen & card.bit or (ships_only and not card.is_ship):
            continue
        seen |= card.bit
        moves.append(CHOOSE_ROW[card.index])


def list_targets(state: StarRealmsState, question: Destroy, moves: list[Move]) -> None:
    """SR-2.15: opponents' bases that can be targeted, then one's own."""
    for owner in state.reach:
        shield = shielded(state, owner)
        bases = state.realms[owner].bases
        for item in distinct(bases):
            if item.is_outpost or not shield:
                moves.append(choose_base(owner, item.card, copy_number(bases, item)))
    own = state.realms[question.seat].bases
    for item in distinct(own):
        moves.append(choose_base(question.seat, item.card, copy_number(own, item)))
    if not question.must or not targetable_bases(state):
        moves.append(DECLINE)


def list_gifts(state: StarRealmsState, question: Gift, moves: list[Move]) -> None:
    """SR-4.6: any own card of any zone. The deck is listed by kind: its order stays hidden."""
    realm = state.realms[question.seat]
    each_kind(realm.hand, CHOOSE_HAND, moves)
    each_kind(realm.discard, CHOOSE_DISCARD, moves)
    in_deck: i64 = 0
    for card in realm.deck:
        in_deck |= card.bit
    for card in CARDS:
        if in_deck & card.bit:
            moves.append(CHOOSE_DECK[card.index])
    list_gifts_in_play(realm.ships, "ships", moves)
    list_gifts_in_play(realm.bases, "bases", moves)
    moves.append(DECLINE)


def list_gifts_in_play(items: list[InPlay], zone: str, moves: list[Move]) -> None:
    for item in distinct(items):
        moves.append(choose_in_play(zone, item.card, copy_number(items, item)))
