"""How far a turn can reach: never less than what it can really bring.

Most positions are far from a win in this turn, and a sum over the cards is enough to know it. So
whoever looks for a win first asks here, and looks only where this says "perhaps".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from asterism.engine.chance import Quick
from asterism.games.star_realms.asking import ANY_COST
from asterism.games.star_realms.box import Box
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
    NextShipOnTop,
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
from asterism.games.star_realms.in_play import InPlay
from asterism.games.star_realms.realm import Realm
from asterism.games.star_realms.statics import PayPerShip

if TYPE_CHECKING:
    from asterism.games.star_realms.state import StarRealmsState

NUMBERS: Final = 1 << 30
MANY: Final = 20  # more of anything than a turn with the rulebook's cards needs


@final
class Might:
    """What some effects can bring at most: combat, cards, bases out of the way."""

    def __init__(self) -> None:
        self.combat = 0
        self.trade = 0
        self.cards = 0  # drawn
        self.tops = 0  # cards that come on top of the deck or to the hand, bought or for nothing
        self.free = 0  # of these, for nothing
        self.razes = 0
        self.copies = 0  # of whatever is best

    def add(self, effects: list[Effect]) -> None:
        for effect in effects:
            if isinstance(effect, Gain):
                self.combat += effect.combat
                self.trade += effect.trade
            elif isinstance(effect, (Draw, DrawIfBases, DrawThenDiscard)):
                self.cards += effect.count
            elif isinstance(effect, DrawPerBlob):
                self.cards += MANY
            elif isinstance(effect, DiscardThenDraw):
                self.cards += effect.most
            elif isinstance(effect, ScrapFromOwn):
                self.cards += effect.most if effect.then_draw else 0
                self.add_each(effect.each, effect.most)
            elif isinstance(effect, ScrapFromRow):
                self.add_each(effect.each, effect.most)
            elif isinstance(effect, (DestroyBase, ReturnBase)):
                self.razes += 1
            elif isinstance(effect, (CopyPlayedShip, CopyBase)):
                self.copies += 1
            elif isinstance(effect, NextShipOnTop):
                self.tops += 1
            elif isinstance(effect, (AcquireShipOnTop, AcquireFree)):
                self.tops += 1
                self.free += 1
            elif isinstance(effect, GainPer):
                self.combat += MANY * effect.gain.combat
                self.trade += MANY * effect.gain.trade
                self.cards += MANY * effect.draw
            elif isinstance(effect, ChooseOne):
                self.add_best(effect.options)
            elif isinstance(effect, If):
                self.add_best([effect.then, effect.other])

    def add_each(self, each: Gain | None, most: int) -> None:
        if each is not None:
            self.combat += most * each.combat
            self.trade += most * each.trade

    def add_best(self, options: list[list[Effect]]) -> None:
        """Of each kind the most that any of them brings."""
        best = Might()
        for option in options:
            other = Might()
            other.add(option)
            best.combat = max(best.combat, other.combat)
            best.trade = max(best.trade, other.trade)
            best.tops = max(best.tops, other.tops)
            best.free = max(best.free, other.free)
            best.cards = max(best.cards, other.cards)
            best.razes = max(best.razes, other.razes)
            best.copies = max(best.copies, other.copies)
        self.take(best)

    def take(self, other: Might) -> None:
        self.combat += other.combat
        self.trade += other.trade
        self.tops += other.tops
        self.free += other.free
        self.cards += other.cards
        self.razes += other.razes
        self.copies += other.copies


def might_of(*abilities: list[Effect]) -> Might:
    found = Might()
    for effects in abilities:
        found.add(effects)
    return found


def is_plain(effects: list[Effect]) -> bool:
    """Nothing but gains: no reason to wait, nothing to decide."""
    for effect in effects:
        if not isinstance(effect, Gain):
            return False
    return True


def wants_cards(effects: list[Effect]) -> bool:
    """Does it turn cards into something, or must it have one?"""
    for effect in effects:
        if isinstance(effect, (DiscardThenDraw, DrawThenDiscard)):
            return True
        if isinstance(effect, ScrapFromOwn) and (
            effect.then_draw or effect.must or effect.each is not None
        ):
            return True
        for inside in effect.inside():
            if wants_cards(inside):
                return True
    return False


@final
class Outlook:
    """The most combat that a seat can have in this turn, the most bases that its cards can put out
    of the way, and the most cards that can come to its hand.
    """

    def __init__(self, combat: int, razes: int, drawn: int) -> None:
        self.combat: Final = combat
        self.razes: Final = razes
        self.drawn: Final = drawn


@final
class Mights:
    """What every card of a box can bring in a turn."""

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        cards = box.cards
        self.whole: Final[list[Might]] = [
            might_of(card.primary, card.ally, card.double_ally, card.scrap) for card in cards
        ]
        self.primary: Final[list[Might]] = [might_of(card.primary) for card in cards]
        self.ally: Final[list[Might]] = [might_of(card.ally) for card in cards]
        self.double: Final[list[Might]] = [might_of(card.double_ally) for card in cards]
        self.scrap: Final[list[Might]] = [might_of(card.scrap) for card in cards]
        self.plain_primary: Final[list[bool]] = [is_plain(card.primary) for card in cards]
        self.plain_ally: Final[list[bool]] = [is_plain(card.ally) for card in cards]
        self.plain_double: Final[list[bool]] = [is_plain(card.double_ally) for card in cards]
        self.wants: Final[list[bool]] = [
            any(wants_cards(part) for part in card.parts()[:4]) for card in cards
        ]
        self.pays: Final[list[bool]] = [isinstance(card.static, PayPerShip) for card in cards]
        # Numbers whose sums tell sets of cards apart.
        chance = Quick(1)
        self.numbers: Final[list[int]] = [chance.below(NUMBERS) + 1 for _ in cards]

    def sum_of_cards(self, cards: list[Card]) -> int:
        total = 0
        for card in cards:
            total += self.numbers[card.index] << (card.index & 15)
        return total

    def sum_of_items(self, items: list[InPlay]) -> int:
        total = 0
        for item in items:
            condition = item.used + 8 * item.damage + 1
            total += self.numbers[item.card.index] * condition
            total += self.numbers[item.form.index] << (3 + (condition & 7))
        return total

    def outlook(self, state: StarRealmsState, seat: int) -> Outlook:
        """The most that the seat can have in this turn."""
        realm = state.realms[seat]
        total = Might()
        total.combat = realm.combat
        total.trade = realm.trade
        total.tops = realm.tops
        ships = headquarters = 0
        for card in realm.hand:
            total.take(self.whole[card.index])
            ships += 1 if card.is_ship else 0
            headquarters += 1 if self.pays[card.index] else 0
        for item in realm.ships:
            self.add_item(item, total)
        for item in realm.bases:
            headquarters += 1 if self.pays[item.card.index] else 0
            if item.can_primary:
                total.take(self.primary[item.card.index])
            self.add_item(item, total)
        for question in state.questions:
            if question.seat == seat:
                # What it brings is counted nowhere else: it can be no more than this.
                total.combat += MANY
                total.trade += MANY
                total.cards += MANY
                total.tops += 1
                total.free += 1
                total.razes += 1
        drawn = 0
        if total.cards or total.copies or total.tops:
            drawn = self.add_coming(state, realm, total)
            ships += drawn
            for card in realm.deck + realm.discard:
                headquarters += 1 if self.pays[card.index] else 0
        return Outlook(total.combat + headquarters * ships, total.razes, drawn)

    def add_item(self, item: InPlay, total: Might) -> None:
        """The abilities that it still has."""
        form = item.form.index
        if item.can_ally:
            total.take(self.ally[form])
        if item.can_double:
            total.take(self.double[form])
        if item.can_scrap:
            total.take(self.scrap[form])

    def add_coming(self, state: StarRealmsState, realm: Realm, total: Might) -> int:
        """Cards that can still come to the hand, each with all it has; returns how many."""
        own = realm.deck + realm.discard
        forms = [item.form for item in realm.ships] + [item.card for item in realm.bases]
        trade, tops, free = total.trade, total.tops, total.free
        copies = total.copies
        for card in own:
            might = self.whole[card.index]
            trade += might.trade
            tops += might.tops
            free += might.free
            copies += might.copies
        # As if everything could come: more than these cannot be drawn. What is drawn may pay for
        # what comes next.
        offers = self.offers(state, ANY_COST, total.cards + MANY)
        best = self.best_of(own + offers)
        most = self.drawn(total.cards + free + copies * best.cards, own + offers)
        offers = self.offers(state, trade + most * best.trade, most) if not free else offers
        for card in offers:
            copies += self.whole[card.index].copies
        # A copy is as good as the best there is, in every respect.
        best = self.best_of(own + offers + realm.hand + forms)
        draws = total.cards + free + copies * best.cards
        # First as if all could come: more than these cannot be drawn.
        count = self.drawn(draws, own + offers)
        coming = realm.deck[:]
        if count > len(realm.deck):
            coming = own
        if tops > 0 or count > len(realm.deck):
            coming = coming + offers
        count = min(self.drawn(draws, coming), len(coming))
        if count > 0:
            for card in coming:
                total.razes += self.whole[card.index].razes
            combats = sorted([self.whole[card.index].combat for card in coming], reverse=True)
            for number in range(count):
                total.combat += combats[number]
        total.combat += copies * best.combat
        total.razes += copies * best.razes
        return count

    def best_of(self, cards: list[Card]) -> Might:
        """Of each kind the most that any of them has."""
        best = Might()
        for card in cards:
            might = self.whole[card.index]
            best.combat = max(best.combat, might.combat)
            best.trade = max(best.trade, might.trade)
            best.cards = max(best.cards, might.cards)
            best.razes = max(best.razes, might.razes)
        return best

    def offers(self, state: StarRealmsState, trade: int, most: int) -> list[Card]:
        """What so much trade could buy; of the Explorers at most so many."""
        found: list[Card] = []
        for card in state.row:
            if card is not None and card.cost <= trade:
                found.append(card)
        explorer = self.box.explorer
        if explorer.cost <= trade:
            for _ in range(min(state.explorers, most)):
                found.append(explorer)
        return found

    def drawn(self, draws: int, coming: list[Card]) -> int:
        """How many cards, if those come first that draw most."""
        more = sorted([self.whole[card.index].cards for card in coming], reverse=True)
        count = draws
        for number in range(len(more)):
            if number >= count or more[number] == 0:
                break
            count += more[number]
        return count


_last: list[Mights] = []


def mights_of(box: Box) -> Mights:
    """The last one is kept: most games have the same box."""
    if not _last or _last[0].box is not box:
        _last[:] = [Mights(box)]
    return _last[0]
