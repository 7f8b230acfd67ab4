"""What lies on the table of Star Realms, and the verbs that cards are written in: draw, scrap,
acquire ...
"""

from __future__ import annotations

from typing import Final

from asterism.engine.chance import Chance
from asterism.engine.game import Game
from asterism.engine.move import Move
from asterism.engine.state import NOBODY, State
from asterism.games.star_realms.cards import Card, take
from asterism.games.star_realms.events import (
    ACQUIRED,
    CHOSE,
    DECLINED,
    DISCARDED,
    DREW,
    GAINED,
    NEXT_ON_TOP,
    PUT_ON_TOP,
    REFILLED,
    RESHUFFLED,
    SCRAPPED,
)
from asterism.games.star_realms.options import Terms
from asterism.games.star_realms.question import Question
from asterism.games.star_realms.questions_of_cards import OnTop
from asterism.games.star_realms.realm import Realm

MOST_POOL: Final = 999
MOST_AUTHORITY: Final = 9999


class Table(State):
    """Everybody's realm, the trade row and the piles. Piles have their top card last."""

    def __init__(self, game: Game, terms: Terms, chance: Chance, realms: list[Realm]) -> None:
        super().__init__(game, len(realms), chance)
        self.terms = terms
        self.shares: Final[bool] = terms.format.shares_authority()
        self.realms: list[Realm] = realms
        self.sides: tuple[int, ...] = NOBODY
        self.row: list[Card | None] = []
        # With a reduced deck, so many of the lowest cards are out of the game: nobody knows which.
        self.trade_deck: list[Card] = []
        self.left_out = 0
        self.explorers = 0
        self.scrap_heap: list[Card] = []
        self.away: list[Card] = []  # the cards of defeated players
        # Whose turn it is, and what it may hit (settled by the format).
        self.active = 0
        self.turn_number = 1
        self.movers: tuple[int, ...] = NOBODY
        self.prey: tuple[int, ...] = NOBODY
        self.reach: tuple[int, ...] = NOBODY
        self.targets: tuple[int, ...] = NOBODY
        self.questions: list[Question] = []
        # The moves of one seat, once somebody has asked for them.
        self.choices: list[Move] | None = None
        self.choices_of = -1

    def note_choice(self, seat: int, option: str) -> None:
        if self.heard is not None:
            self.tell(CHOSE, seat, [option])

    def note_refusal(self, seat: int) -> None:
        if self.heard is not None:
            self.tell(DECLINED, seat, [])

    # Gaining and drawing.

    def open_top(self, seat: int) -> None:
        """Freighter, Central Office: one more of the next ships may go on top of the deck."""
        self.realms[seat].tops += 1
        if self.heard is not None:
            self.tell(NEXT_ON_TOP, seat, [])

    def gain(self, seat: int, trade: int, combat: int, authority: int) -> None:
        """SR-2.6. Pools and authority have a limit, far beyond what cards of the rulebook give:
        with some packs a turn could bring any amount.
        """
        realm = self.realms[seat]
        if realm.trade + trade > MOST_POOL or realm.combat + combat > MOST_POOL:
            trade = max(min(trade, MOST_POOL - realm.trade), 0)
            combat = max(min(combat, MOST_POOL - realm.combat), 0)
        realm.trade += trade
        realm.combat += combat
        if authority:
            authority = max(min(authority, MOST_AUTHORITY - realm.authority), 0)
            self.gain_authority(seat, authority)
        if self.heard is not None:
            self.tell(GAINED, seat, [trade, combat, authority])

    def gain_authority(self, seat: int, amount: int) -> None:
        if self.shares:
            for other in range(self.players):
                if self.sides[other] == self.sides[seat]:
                    self.realms[other].authority += amount
        else:
            self.realms[seat].authority += amount

    def draw(self, seat: int, count: int) -> None:
        """SR-2.11: with the deck empty the discard pile is shuffled into it; both empty: fewer."""
        realm = self.realms[seat]
        for _drawn in range(count):
            if not realm.deck:
                if not realm.discard:
                    return
                self.reshuffle(seat)
            if realm.on_top > 0:
                # It was put there openly: no chance, and everybody knows where it goes.
                card = realm.deck.pop()
                realm.on_top -= 1
                if realm.known is not None:
                    realm.known.append(card)
            else:
                card = self.chance.draw(realm.deck)
            realm.hand.append(card)
            if self.heard is not None:
                self.tell(DREW, seat, [card.code, f"deck.{seat}", f"hand.{seat}"])

    def reshuffle(self, seat: int) -> None:
        realm = self.realms[seat]
        realm.deck = realm.discard
        realm.discard = []
        realm.on_top = 0
        if realm.known is not None:
            # Nothing is left of the old deck: all that was unseen is in hand (SR-2.17).
            realm.known = realm.hand[:]
        self.chance.shuffle(realm.deck)
        if self.heard is not None:
            cards = [card.code for card in self.terms.box.in_order(realm.deck)]
            self.tell(RESHUFFLED, seat, [cards, f"discard.{seat}", f"deck.{seat}"])

    # Discarding and scrapping.

    def shown(self, realm: Realm, card: Card) -> None:
        """A card leaves the hand before everybody's eyes."""
        take(realm.hand, card)
        known = realm.known
        if known is not None:
            take(known, card)

    def discard_from_hand(self, seat: int, card: Card) -> None:
        realm = self.realms[seat]
        self.shown(realm, card)
        realm.discard.append(card)
        if self.heard is not None:
            self.tell(DISCARDED, seat, [card.code, f"hand.{seat}", f"discard.{seat}"])

    def scrap_from_hand(self, seat: int, card: Card) -> None:
        self.shown(self.realms[seat], card)
        self.scrap(seat, card, "hand", seat)

    def scrap_from_discard(self, seat: int, card: Card) -> None:
        take(self.realms[seat].discard, card)
        self.scrap(seat, card, "discard", seat)

    def scrap(self, seat: int, card: Card, place: str, number: int) -> None:
        """From `place.number` to the scrap heap; an Explorer to its pile (SR-2.5)."""
        if card is self.terms.box.explorer:
            self.explorers += 1
            target = "explorers"
        else:
            self.scrap_heap.append(card)
            target = "scrap_heap"
        if self.heard is not None:
            self.tell(SCRAPPED, seat, [card.code, f"{place}.{number}", target])

    def scrap_from_row(self, seat: int, card: Card) -> None:
        at = self.row_place(card)
        self.scrap(seat, card, "row", at + 1)
        self.refill(at)

    # The trade row.

    def row_place(self, card: Card) -> int:
        for at in range(len(self.row)):
            if self.row[at] is card:
                return at
        raise ValueError(f"{card.code} is not in the trade row")

    def lay_out_row(self, places: int) -> None:
        self.row = [None] * places
        for at in range(places):
            self.refill(at)

    def refill(self, at: int) -> None:
        """SR-2.7: the next card of the trade deck comes to the same place at once."""
        if len(self.trade_deck) <= self.left_out:
            self.row[at] = None
            return
        card = self.chance.draw(self.trade_deck)
        self.row[at] = card
        if self.heard is not None:
            self.tell(REFILLED, -1, [card.code, "trade_deck", f"row.{at + 1}"])

    def acquire(self, seat: int, card: Card) -> None:
        """SR-2.7: pay, and put it on the discard pile; a ship may go on top of the deck instead."""
        realm = self.realms[seat]
        realm.trade -= card.cost
        realm.discard.append(card)
        self.fetch(seat, card, "discard", card.cost)
        if card.is_ship and realm.tops > 0:
            realm.tops -= 1
            self.questions.append(OnTop(seat, card))

    def fetch(self, seat: int, card: Card, zone: str, paid: int) -> None:
        """Take a card out of the row, or from the Explorers; the caller puts it into the zone."""
        at = -1
        if card is self.terms.box.explorer:
            self.explorers -= 1
        else:
            at = self.row_place(card)
        if self.heard is not None:
            source = "explorers" if at < 0 else f"row.{at + 1}"
            self.tell(ACQUIRED, seat, [card.code, source, f"{zone}.{seat}", paid])
        if at >= 0:
            self.refill(at)

    def put_on_top(self, seat: int, card: Card) -> None:
        """The ship just acquired lies on the discard pile; it goes on top of the deck."""
        realm = self.realms[seat]
        take(realm.discard, card)
        realm.deck.append(card)
        realm.on_top += 1
        if self.heard is not None:
            self.tell(PUT_ON_TOP, seat, [card.code, f"discard.{seat}", f"deck.{seat}"])

    def take_for_nothing(self, seat: int, card: Card, zone: str) -> None:
        """On top of the deck (Blob Carrier), to the hand, or to the discard pile."""
        realm = self.realms[seat]
        if zone == "deck":
            realm.deck.append(card)
            realm.on_top += 1
        elif zone == "hand":
            self.to_hand(seat, card)
        else:
            realm.discard.append(card)
        self.fetch(seat, card, zone, 0)

    def to_hand(self, seat: int, card: Card) -> None:
        """A card comes to a hand before everybody's eyes."""
        realm = self.realms[seat]
        realm.hand.append(card)
        if realm.known is not None:
            realm.known.append(card)
