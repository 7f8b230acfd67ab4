"""What a card is worth by what it does, for cards that no table knows.

A card is described by a few amounts: the trade, combat and authority that it gives, the cards that
it draws, scraps and so on. Its worth is their weighted sum. The weights below are a least-squares
fit to the worth of the rulebook's cards, which was found in self-play and by hand; a test fits them
again.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from asterism.games.star_realms.box import BOX, Box
from asterism.games.star_realms.cards import Card
from asterism.games.star_realms.effect import Effect
from asterism.games.star_realms.effects import (
    AcquireShipOnTop,
    ChooseOne,
    CopyPlayedShip,
    DestroyBase,
    DiscardThenDraw,
    Draw,
    DrawIfBases,
    DrawPerBlob,
    Gain,
    OpponentDiscards,
    ScrapFromOwn,
    ScrapFromRow,
)
from asterism.games.star_realms.effects_of_packs import (
    AcquireFree,
    CopyBase,
    DrawThenDiscard,
    GainPer,
    If,
    ReturnBase,
)

# The amounts of a card, in this order.
TRADE: Final = 0
COMBAT: Final = 1
AUTHORITY: Final = 2
DRAWN: Final = 3
SCRAPPED: Final = 4
TAKEN: Final = 5  # from opponents: cards of their hands, bases
TRICKS: Final = 6  # whatever else it does
DEFENSE: Final = 7
IS_BASE: Final = 8
ALWAYS: Final = 9
CARD: Final = 10  # one for every card: it takes a place in the deck
AMOUNTS: Final = 11
# How often an ally ability is used, and what an ability is worth that costs the card.
ALLIED: Final = 0.6
TWICE_ALLIED: Final = 0.3
ONCE: Final = 0.3
# A fair price for each amount, to choose between two things.
PRICES: Final = [1.0, 0.8, 0.5, 2.0, 1.5, 1.0, 1.0]


def amounts_of(effects: list[Effect]) -> list[float]:
    """What an ability does, as far as it can be counted."""
    found = [0.0] * AMOUNTS
    for effect in effects:
        if isinstance(effect, Gain):
            found[TRADE] += effect.trade
            found[COMBAT] += effect.combat
            found[AUTHORITY] += effect.authority
        elif isinstance(effect, Draw):
            found[DRAWN] += effect.count
        elif isinstance(effect, DrawIfBases):
            found[DRAWN] += 0.5 * effect.count
        elif isinstance(effect, DrawPerBlob):
            found[DRAWN] += 1.5
        elif isinstance(effect, ScrapFromOwn):
            found[SCRAPPED] += effect.most
            found[DRAWN] += 0.5 * effect.most if effect.then_draw else 0.0
            add_each(found, effect.each)
        elif isinstance(effect, DiscardThenDraw):
            found[DRAWN] += 0.3 * effect.most
        elif isinstance(effect, (OpponentDiscards, DestroyBase, ReturnBase)):
            found[TAKEN] += 1.0
        elif isinstance(effect, ChooseOne):
            add(found, amounts_of(best_of(effect)), 1.0)
        elif isinstance(effect, CopyPlayedShip):
            found[COMBAT] += 4.0
        elif isinstance(effect, AcquireShipOnTop):
            found[TRADE] += 4.0
        elif isinstance(effect, AcquireFree):
            found[TRADE] += 0.7 * min(effect.cost, 8)
        elif isinstance(effect, GainPer):
            add(found, amounts_of(effect.parts()), 1.5)
        elif isinstance(effect, DrawThenDiscard):
            found[DRAWN] += max(effect.count - 0.5 * effect.discard, 0.2)
        elif isinstance(effect, CopyBase):
            found[COMBAT] += 3.0
        elif isinstance(effect, If):
            add(found, amounts_of(effect.then), 0.5)
            add(found, amounts_of(effect.other), 0.5)
        else:
            found[TRICKS] += 1.0
            if isinstance(effect, ScrapFromRow):
                add_each(found, effect.each)
    return found


def add_each(found: list[float], each: Gain | None) -> None:
    if each is not None:
        add(found, amounts_of([each]), 1.0)


def add(found: list[float], more: list[float], share: float) -> None:
    for number in range(AMOUNTS):
        found[number] += share * more[number]


def price_of(effects: list[Effect]) -> float:
    amounts = amounts_of(effects)
    total = 0.0
    for number in range(len(PRICES)):
        total += PRICES[number] * amounts[number]
    return total


def best_of(effect: ChooseOne) -> list[Effect]:
    best = effect.options[0]
    for option in effect.options:
        if price_of(option) > price_of(best):
            best = option
    return best


def best_option(effect: ChooseOne) -> str:
    """The name of the option with the best price."""
    best = best_of(effect)
    for number, option in enumerate(effect.options):
        if option is best:
            return effect.names[number]
    return effect.names[0]


def amounts(card: Card) -> list[float]:
    """All that a card does."""
    found = amounts_of(card.primary)
    add(found, amounts_of(card.ally), ALLIED)
    add(found, amounts_of(card.double_ally), TWICE_ALLIED)
    add(found, amounts_of(card.scrap), ONCE)
    found[DEFENSE] = float(card.defense)
    found[IS_BASE] = 0.0 if card.is_ship else 1.0
    found[ALWAYS] = 0.0 if card.static is None else 1.0
    found[CARD] = 1.0
    return found


# The weights of the amounts.
EARLY: Final = [0.44, 0.29, 0.18, 1.23, 1.21, 0.08, 0.07, 0.35, -0.36, 0.23, -1.92]
LATE: Final = [-0.13, 0.35, 0.27, 1.39, 0.36, 0.25, 0.34, 0.28, 0.03, 0.35, -1.62]
STANDING: Final = [-0.04, 0.06, 0.0, 0.36, 0.13, 0.04, -0.05, 0.11, 0.0, 0.07, 0.0]
BUY_EARLY: Final = [1.1, 0.8, 0.59, 2.36, 2.25, 0.96, 0.08, 0.92, -0.74, 1.54, -0.75]
BUY_LATE: Final = [0.44, 1.02, 0.57, 2.21, 1.32, 1.05, 0.14, 0.88, -0.51, 1.49, -1.12]


def weighted(card: Card, weights: list[float]) -> float:
    total = 0.0
    found = amounts(card)
    for number in range(AMOUNTS):
        total += weights[number] * found[number]
    return total


def is_printed_so(card: Card, box: Box = BOX) -> bool:
    """Does the box have the same card? Its price may differ: nobody pays it twice."""
    known = box.by_code.get(card.code)
    if known is card:
        return True
    return known is not None and _deeds(known) == _deeds(card)


def _deeds(card: Card) -> list[object]:
    effects = [[effect.to_json() for effect in part] for part in card.parts()[:4]]
    static = None if card.static is None else card.static.op
    return [effects, static, card.factions, card.defense, card.is_outpost]


def worth_of(
    card: Card, weights: Mapping[str, float], box: Box = BOX
) -> tuple[float, float, float]:
    """Early, late, and standing: of the weights, which are for the cards of a box, or made from
    what the card does.
    """
    if is_printed_so(card, box):
        standing = 0.0 if card.is_ship else weights[f"{card.code}.standing"]
        return weights[f"{card.code}.early"], weights[f"{card.code}.late"], standing
    standing = 0.0 if card.is_ship else weighted(card, STANDING)
    return weighted(card, EARLY), weighted(card, LATE), standing


def worth_to_buy(card: Card) -> tuple[float, float]:
    """The same in the measure of the table that was made by hand."""
    return weighted(card, BUY_EARLY), weighted(card, BUY_LATE)
