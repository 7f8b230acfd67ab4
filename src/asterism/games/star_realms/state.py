"""A position of Star Realms, and the verbs that cards are written in: draw, scrap, acquire ...

How a turn runs is in turn.py, fighting in attack.py, which moves there are in legal.py and
asking.py.
"""

from __future__ import annotations

from typing import Final, final

from asterism.engine.chance import Chance
from asterism.engine.errors import IllegalMove
from asterism.engine.game import Game
from asterism.engine.log import Log
from asterism.engine.move import Move
from asterism.engine.state import NOBODY, State
from asterism.engine.view import View
from asterism.games.star_realms import (
    attack,
    knowledge,
    leaving,
    legal,
    partners,
    position_write,
    refusals,
    turn,
    value,
)
from asterism.games.star_realms.cards import EXPLORER, Card, sorted_cards, take
from asterism.games.star_realms.effects import Effect
from asterism.games.star_realms.events import (
    ACQUIRED,
    ASKED,
    CHOSE,
    COPIED,
    DECLINED,
    DISCARDED,
    DREW,
    GAINED,
    MUST_DISCARD,
    NEXT_ON_TOP,
    PUT_ON_TOP,
    REFILLED,
    RESHUFFLED,
    SCRAPPED,
)
from asterism.games.star_realms.in_play import InPlay, copying, named
from asterism.games.star_realms.options import Terms
from asterism.games.star_realms.options import terms as terms_of
from asterism.games.star_realms.questions import (
    Destroy,
    DiscardCards,
    OnTop,
    Question,
    Rest,
    ScrapOwn,
    Target,
)
from asterism.games.star_realms.realm import Realm
from asterism.games.star_realms.view import view_of


@final
class StarRealmsState(State):
    """A position. Piles have their top card last."""

    def __init__(self, game: Game, terms: Terms, chance: Chance, realms: list[Realm]) -> None:
        super().__init__(game, len(realms), chance)
        self.terms = terms
        self.shares: Final[bool] = terms.format.shares_authority()
        self.realms: list[Realm] = realms
        self.sides: tuple[int, ...] = NOBODY
        self.row: list[Card | None] = []
        self.trade_deck: list[Card] = []
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

    def copy(self) -> StarRealmsState:
        realms: list[Realm] = []
        for realm in self.realms:
            realms.append(realm.copy())
        twin = StarRealmsState(self.game, self.terms, self.chance.copy(), realms)
        twin.sides = self.sides
        twin.row = self.row[:]
        twin.trade_deck = self.trade_deck[:]
        twin.explorers = self.explorers
        twin.scrap_heap = self.scrap_heap[:]
        twin.away = self.away[:]
        twin.active = self.active
        twin.turn_number = self.turn_number
        twin.movers = self.movers
        twin.prey = self.prey
        twin.reach = self.reach
        twin.targets = self.targets
        twin.questions = self.questions[:]
        twin.choices = self.choices
        twin.choices_of = self.choices_of
        twin.waiting = self.waiting
        twin.outcome = self.outcome
        twin.log = self.log
        return twin

    # What the engine asks.

    def options_of(self, seat: int) -> list[Move]:
        choices = self.choices
        if choices is None or self.choices_of != seat:
            choices = legal.moves_of(self, seat)
            self.choices = choices
            self.choices_of = seat
        return choices

    def refusal(self, move: Move, seat: int) -> IllegalMove:
        return refusals.refusal(self, move, seat)

    def not_waiting_for(self, seat: int) -> IllegalMove:
        return refusals.not_waiting_for(self, seat)

    def view(self, seat: int | None) -> View:
        return view_of(self, seat)

    def to_json(self) -> dict[str, object]:
        return position_write.to_json(self)

    def scores(self) -> tuple[int, ...]:
        """SR-2.19: a Hydra's authority counts for members who have left, too."""
        return tuple([r.authority if r.alive or self.shares else 0 for r in self.realms])

    def estimate(self, seat: int) -> float:
        return value.estimate(self, seat)

    def give_up(self, seat: int) -> None:
        leaving.give_up(self, seat)

    def is_out(self, seat: int) -> bool:
        return not self.realms[seat].alive and not leaving.is_asked(self, seat)

    def play_by(self, rules: int) -> None:
        if rules != self.terms.rules:
            self.terms = terms_of(self.players, self.terms.given, rules)

    @property
    def aside(self) -> tuple[int, ...]:
        return partners.still_lending(self)

    def plays_as_one(self) -> bool:
        return self.shares

    def holds(self, seat: int, move: Move, people: tuple[int, ...]) -> bool:
        return partners.holds(self, seat, move, people)

    def remember(self, undone: list[Log], seat: int) -> None:
        knowledge.remember(self, undone)

    def eyes(self, seat: int) -> list[int]:
        if not self.terms.open_hands or seat < 0:
            return [seat]
        side = self.sides[seat]
        return [other for other in range(self.players) if self.sides[other] == side]

    def side(self, seat: int) -> int:
        return self.sides[seat]

    # Questions.

    def settle(self) -> None:
        """A move is done: what was put off happens, until somebody has to decide."""
        self.choices = None
        questions = self.questions
        while questions:
            newest = questions[-1]
            if newest.asks:
                self.waiting = turn.ONE_SEAT[newest.seat]
                if self.heard is not None:
                    self.tell(ASKED, newest.seat, [position_write.questions_json(self)])
                return
            questions.pop()
            newest.go_on(self)
        self.waiting = self.movers

    def resolve(self, effects: list[Effect], at: int, seat: int, source: Card) -> None:
        """The effects of an ability one after the other; what follows a question waits for its
        answer.
        """
        for number in range(at, len(effects)):
            if effects[number].happen(self, seat, source):
                if number + 1 < len(effects):
                    rest = Rest(seat, effects, number + 1, source)
                    self.questions.insert(len(self.questions) - 1, rest)
                return

    def ask_scrap(
        self, seat: int, discard_too: bool, must: bool, left: int, done: int, then_draw: bool
    ) -> bool:
        """Ask which card to scrap; false if there is none."""
        realm = self.realms[seat]
        if not realm.hand and not (discard_too and realm.discard):
            return False
        self.questions.append(ScrapOwn(seat, discard_too, must, left, done, then_draw))
        return True

    def ask_destroy(self, seat: int, must: bool) -> bool:
        """Ask which base to destroy; false if there is none."""
        if not attack.has_base_to_destroy(self, seat):
            return False
        self.questions.append(Destroy(seat, must))
        return True

    def ask_target(self, seat: int) -> bool:
        """Ask which opponent discards, if there are several; true if anybody is asked anything."""
        targets = self.targets
        if len(targets) == 1:
            return self.make_discard(seat, targets[0])
        self.questions.append(Target(seat))
        return True

    def make_discard(self, seat: int, victim: int) -> bool:
        """SR-2.14: the victim chooses a card now, or owes one; true if it is asked."""
        realm = self.realms[victim]
        if self.heard is not None:
            self.tell(MUST_DISCARD, seat, [victim])
        if not self.terms.discard_now:
            realm.debt += 1
            return False
        if not realm.hand:
            return False
        self.questions.append(DiscardCards(victim, True, 1, 0, False))
        return True

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

    def gain_authority(self, seat: int, amount: int) -> None:
        if self.shares:
            for other in range(self.players):
                if self.sides[other] == self.sides[seat]:
                    self.realms[other].authority += amount
        else:
            self.realms[seat].authority += amount

    def tell_gain(self, seat: int, trade: int, combat: int, authority: int) -> None:
        self.tell(GAINED, seat, [trade, combat, authority])

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
            cards = [card.code for card in sorted_cards(realm.deck)]
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
        if card is EXPLORER:
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

    def refill(self, at: int) -> None:
        """SR-2.7: the next card of the trade deck comes to the same place at once."""
        if not self.trade_deck:
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
        if card is EXPLORER:
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

    def take_on_top(self, seat: int, card: Card) -> None:
        """Blob Carrier: for nothing, on top of the deck."""
        realm = self.realms[seat]
        realm.deck.append(card)
        realm.on_top += 1
        self.fetch(seat, card, "deck", 0)

    def become(self, seat: int, form: Card) -> None:
        """The Stealth Needle just played becomes a ship, whose primary happens now (SR-3)."""
        realm = self.realms[seat]
        item = copying(form)
        realm.standing += item.standing - realm.ships[-1].standing
        realm.ships[-1] = item
        if form.is_blob and self.terms.needle_counts_as_blob:
            realm.blobs += 1
        if self.heard is not None:
            self.tell(COPIED, seat, [item.card.code, form.code])
        if form is not item.card:
            self.resolve(form.primary, 0, seat, form)

    # Fighting: attack.py.

    def base_named(self, seat: int, card: Card, copy: int) -> InPlay:
        base = named(self.realms[seat].bases, card, copy)
        assert base is not None
        return base

    def destroy(self, seat: int, owner: int, base: InPlay) -> None:
        attack.destroy(self, seat, owner, base)

    def bequeath(self, seat: int, receiver: int, card: Card, zone: str, copy: int) -> None:
        leaving.bequeath(self, seat, receiver, card, zone, copy)

    def leave(self, seat: int) -> None:
        leaving.leave(self, seat)

    # The turn: turn.py.

    def begin_turn(self, seat: int) -> None:
        turn.begin(self, seat)
