"""In which order a hand is played and abilities are used, so that nothing is lost in silence.

Of all orders of a hand that one is best which

1. brings most: Fleet HQ pays only for the ships that come after it;
2. leaves no ability without effect that has one in another order: Embassy Yacht finds its bases,
   a Supply Bot a card to scrap;
3. leaves most to choose from: to what scraps, first the discard pile, which no draw has shuffled
   away yet (a card of it costs nothing this turn), then plain ships in hand, drawn ones among them;
   to a Stealth Needle, every ship;
4. stops late: plain ships come before what asks or reveals anything.

No order is searched for: each card has its place by what it does, and the places follow from the
four points. The next card depends on nothing but what lies there, so after a question or a card
that was drawn it goes on as if there had been no stop.
"""

from __future__ import annotations

from typing import Final

from asterism.engine.move import Move
from asterism.games.star_realms.cards import Card
from asterism.games.star_realms.effect import Effect
from asterism.games.star_realms.effects import (
    CopyPlayedShip,
    Draw,
    DrawIfBases,
    Gain,
    NextShipOnTop,
    ScrapFromOwn,
)
from asterism.games.star_realms.effects_of_packs import GainPer
from asterism.games.star_realms.moves import UseAlly, UseBase, UseDouble, chosen
from asterism.games.star_realms.realm import Realm, allies, doubles
from asterism.games.star_realms.statics import PayPerShip

# The places, first to last.
HEADQUARTERS: Final = 0
BASE: Final = 1
DRAWS_SEVERAL: Final = 2  # early, and most first: a single card may still be in the deck then
DRAWS_ONE: Final = 3
SCRAPS: Final = 4
RESHUFFLES: Final = 5  # draws early, too, but the discard pile becomes the deck for it
PLAIN: Final = 6  # asks nothing and reveals nothing
DRAWS_LATE: Final = 7
HOPES: Final = 8  # would draw if there were more bases
ASKS: Final = 9
COPIES: Final = 10
NOWHERE: Final = 11


def wants_a_hand(card: Card) -> bool:
    """Is it worth less once other cards are played?"""
    if card.is_ship:
        return any(isinstance(effect, ScrapFromOwn) for effect in card.primary)
    return isinstance(card.static, PayPerShip)


def next_play(realm: Realm) -> Move | None:
    """The card of the hand to play now."""
    early = draws_early(realm)
    first: Card | None = None
    earliest = NOWHERE
    scrapper: Card | None = None
    others = 0
    for card in realm.hand:
        place = place_of(realm, card, early)
        if place < earliest:
            first, earliest = card, place
        if place != SCRAPS:
            others += 1
        elif scrapper is None:
            scrapper = card
    if first is None:
        return None
    # The last base stays in hand if without it there would be nothing to scrap from.
    if scrapper is not None and earliest == BASE and others == 1 and not realm.discard:
        first = scrapper
    return first.moves.play


def draws_early(realm: Realm) -> bool:
    """Is there a card in hand, or may one be drawn, that wants other cards to be in hand?"""
    cards = 0
    for card in realm.hand:
        if wants_a_hand(card):
            return True
        if card.is_ship:
            cards += drawn_by(realm, card.primary)
    return (cards > 0 and any_wants(realm.deck)) or (
        cards > len(realm.deck) and any_wants(realm.discard)
    )


def any_wants(cards: list[Card]) -> bool:
    for card in cards:
        if wants_a_hand(card):
            return True
    return False


def drawn_by(realm: Realm, effects: list[Effect]) -> int:
    """How many cards an ability draws, if there are as many."""
    count = 0
    for effect in effects:
        if isinstance(effect, DrawIfBases):
            count += effect.count if len(realm.bases) >= effect.bases else 0
        elif isinstance(effect, Draw):
            count += effect.count
    return count


def place_of(realm: Realm, card: Card, early: bool) -> int:
    if card.is_ship:
        return place_among(realm, card.primary, early)
    return HEADQUARTERS if isinstance(card.static, PayPerShip) else BASE


def place_among(realm: Realm, effects: list[Effect], early: bool) -> int:
    """The place of an ability, as things stand."""
    place = PLAIN
    for effect in effects:
        if isinstance(effect, CopyPlayedShip):
            return COPIES
        if isinstance(effect, ScrapFromOwn):
            return SCRAPS
        if isinstance(effect, DrawIfBases):
            place = HOPES
        elif not isinstance(effect, (Gain, GainPer, NextShipOnTop, Draw)):
            place = ASKS
    cards = drawn_by(realm, effects)
    if cards == 0 or not (realm.deck or realm.discard):
        return place
    if not early:
        return DRAWS_LATE
    if realm.discard and len(realm.deck) < cards:
        return RESHUFFLES
    return DRAWS_SEVERAL if cards > 1 else DRAWS_ONE


def next_use(realm: Realm, options: list[Move]) -> Move | None:
    """The base's primary or ally ability to use now: what is plain, then in the order of a hand.

    What costs a card is never a matter of course, be it the card itself (scrap abilities) or one
    that must be scrapped; and an ability is not spent while it would find no card.
    """
    first: Move | None = None
    earliest = NOWHERE
    for move in options:
        if not isinstance(move, (UseBase, UseAlly, UseDouble)):
            continue
        effects = ability_of(realm, move)
        if not is_worth_using(realm, effects):
            continue
        place = place_among(realm, effects, True)
        if place == PLAIN:
            return move
        if place < earliest:
            first, earliest = move, place
    return first


def ability_of(realm: Realm, move: UseBase | UseAlly | UseDouble) -> list[Effect]:
    """What would happen: a Stealth Needle has the ally ability of the ship that it became."""
    if isinstance(move, UseBase):
        return move.card.primary
    if isinstance(move, UseDouble):
        return chosen(doubles(realm), move.card, move.copy).double_ally
    return chosen(allies(realm), move.card, move.copy).ally


def is_worth_using(realm: Realm, effects: list[Effect]) -> bool:
    """Does any of it happen, and is nobody forced to scrap a card?"""
    happens = False
    for effect in effects:
        if isinstance(effect, ScrapFromOwn):
            if effect.must:
                return False
            happens = happens or bool(realm.hand or (effect.discard_too and realm.discard))
        elif isinstance(effect, Draw):
            happens = happens or bool(realm.deck or realm.discard)
        else:
            happens = True
    return happens
