"""How a practised player answers the questions of the cards, after a taste (priorities.py)."""

from __future__ import annotations

from typing import Final

from asterism.engine.move import Move
from asterism.games.star_realms.cards import Card
from asterism.games.star_realms.mind.priorities import Taste
from asterism.games.star_realms.mind.worth import best_option
from asterism.games.star_realms.moves import (
    CHOOSE_OPTION,
    DECLINE,
    ON_TOP,
    Choose,
)
from asterism.games.star_realms.question import Question
from asterism.games.star_realms.questions import (
    Destroy,
    DiscardCards,
    ScrapOwn,
    ScrapRow,
    Target,
    WhichOption,
)
from asterism.games.star_realms.questions_of_cards import OnTop
from asterism.games.star_realms.realm import Realm
from asterism.games.star_realms.state import StarRealmsState

IN_HAND: Final = 0.7  # a card in hand could still be played this turn
ENOUGH_BLOBS: Final = 3  # so many cards are better than 5 combat


def reply(state: StarRealmsState, seat: int, question: Question, taste: Taste) -> Move:
    if isinstance(question, DiscardCards):
        return discard(state, seat, question, taste)
    if isinstance(question, ScrapOwn):
        return scrap(state, seat, question, taste)
    if isinstance(question, WhichOption):
        return option(state, seat, question, taste)
    if isinstance(question, OnTop):
        return ON_TOP
    if isinstance(question, ScrapRow):
        return DECLINE if question.each is None else state.options_of(seat)[0]
    options = state.options_of(seat)
    if len(options) == 1:
        return options[0]
    if isinstance(question, Target):
        return target(state, options)
    if isinstance(question, Destroy):
        return destroy(state, seat, options, taste)
    return best_card(state, options, taste)


def discard(state: StarRealmsState, seat: int, question: DiscardCards, taste: Taste) -> Move:
    """The least useful card of the hand; if it need not be, only one that is worth nothing."""
    late = taste.lateness(state)
    least = 0.0
    worst: Card | None = None
    for card in state.realms[seat].hand:
        worth = taste.worth(card, late)
        if worst is None or worth < least:
            worst, least = card, worth
    if worst is None or (not question.must and least >= 0.0):
        return DECLINE
    return worst.moves.hand


def scrap(state: StarRealmsState, seat: int, question: ScrapOwn, taste: Taste) -> Move:
    """The worst card, rather one of the discard pile; if it need not be, only a bad one."""
    late = taste.lateness(state)
    realm = state.realms[seat]
    least = 0.0 if not question.must else 1000.0
    found: Move = DECLINE
    for card in realm.hand:
        worth = taste.worth(card, late) + IN_HAND
        if worth < least:
            found, least = card.moves.hand, worth
    if question.discard_too:
        for card in realm.discard:
            worth = taste.worth(card, late)
            if worth < least:
                found, least = card.moves.discard, worth
    return found


def scraps_something(state: StarRealmsState, realm: Realm, taste: Taste, source: Card) -> bool:
    """Is there a card that one would rather be rid of?"""
    late = taste.lateness(state)
    for card in realm.hand:
        if taste.worth(card, late) < 0.0:
            return True
    if taste.only_hand[source.index]:
        return False
    for card in realm.discard:
        if taste.worth(card, late) < 0.0:
            return True
    return False


def option(state: StarRealmsState, seat: int, question: WhichOption, taste: Taste) -> Move:
    """By what the two are: cards rather than combat if there are enough, combat late in the game,
    trade early. Whatever else is offered is judged by its worth.
    """
    late = taste.lateness(state)
    names = question.effect.names
    realm = state.realms[seat]
    if names == ["combat", "draw"]:
        return CHOOSE_OPTION["draw" if realm.blobs >= ENOUGH_BLOBS else "combat"]
    if names == ["trade", "combat"] or names == ["authority", "combat"]:
        return CHOOSE_OPTION["combat" if late > taste.fight_from else names[0]]
    if names == ["trade", "discard"]:
        for card in realm.hand:
            if taste.worth(card, late) < 0.0:
                return CHOOSE_OPTION["discard"]
        return CHOOSE_OPTION["trade"]
    if names == ["authority", "trade"]:
        return CHOOSE_OPTION["trade" if late < taste.trade_until else "authority"]
    return CHOOSE_OPTION[best_option(question.effect)]


def target(state: StarRealmsState, options: list[Move]) -> Move:
    """The weakest opponent who has a card."""
    best = options[0]
    weakest = -1
    for move in options:
        if isinstance(move, Choose):
            realm = state.realms[move.seat]
            if realm.hand and (weakest < 0 or realm.authority < weakest):
                best, weakest = move, realm.authority
    return best


def destroy(state: StarRealmsState, seat: int, options: list[Move], taste: Taste) -> Move:
    """The best base of an opponent; never an own one if it can be helped."""
    best = options[-1]
    cost = -1
    for move in options:
        if isinstance(move, Choose) and move.card is not None and move.seat != seat:
            price = move.card.cost
            if price > cost:
                best, cost = move, price
    return best


def best_card(state: StarRealmsState, options: list[Move], taste: Taste) -> Move:
    """A ship to copy or to take, a gift to leave: the best there is."""
    late = taste.lateness(state)
    best = options[0]
    most = -1000.0
    for move in options:
        if isinstance(move, Choose):
            card = move.card
            if card is not None:
                worth = taste.worth(card, late)
                if worth > most:
                    best, most = move, worth
    return best
