"""A position of Star Realms: what the engine asks of it, and the questions that are open.

What cards do to the table is in table.py, how a turn runs in turn.py, fighting in attack.py, which
moves there are in legal.py and questions.py.
"""

from __future__ import annotations

from typing import final

from asterism.engine.errors import IllegalMove
from asterism.engine.log import Log
from asterism.engine.move import Move
from asterism.engine.view import View
from asterism.games.star_realms import (
    attack,
    knowledge,
    leaving,
    legal,
    notation,
    partners,
    position_write,
    refusals,
    scoring,
    turn,
)
from asterism.games.star_realms.asking import ANY_COST
from asterism.games.star_realms.cards import Card
from asterism.games.star_realms.effect import Effect
from asterism.games.star_realms.effects import ChooseOne, Gain
from asterism.games.star_realms.events import ASKED, COPIED, MUST_DISCARD, REPEATED
from asterism.games.star_realms.in_play import InPlay, in_play, named
from asterism.games.star_realms.options import terms as terms_of
from asterism.games.star_realms.questions import (
    Destroy,
    DiscardCards,
    Rest,
    ScrapOwn,
    ScrapRow,
    Target,
    WhichOption,
)
from asterism.games.star_realms.questions_of_cards import (
    DECK,
    CopyShip,
    RepeatBase,
    TakeCard,
)
from asterism.games.star_realms.realm import Realm
from asterism.games.star_realms.table import Table
from asterism.games.star_realms.view import view_of


@final
class StarRealmsState(Table):
    """A position: the table, and who has to decide."""

    def copy(self) -> StarRealmsState:
        realms: list[Realm] = []
        for realm in self.realms:
            realms.append(realm.copy())
        twin = StarRealmsState(self.game, self.terms, self.chance.copy(), realms)
        twin.sides = self.sides
        twin.row = self.row[:]
        twin.trade_deck = self.trade_deck[:]
        twin.left_out = self.left_out
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

    def read_move(self, data: object) -> Move:
        """A game reads the moves of its own box."""
        return notation.read_move(self.terms.box, data)

    def universe(self) -> list[Move]:
        return notation.universe(self.terms.box)

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
        return scoring.estimate(self, seat)

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

    def resolve(self, effects: list[Effect], at: int, seat: int, source: Card) -> bool:
        """The effects of an ability one after the other; what follows a question waits for its
        answer. True if there is a question.
        """
        for number in range(at, len(effects)):
            below = len(self.questions)
            if effects[number].happen(self, seat, source):
                if number + 1 < len(effects):
                    self.questions.insert(below, Rest(seat, effects, number + 1, source))
                return True
        return False

    # Whoever asks says whether there is anything to decide.

    def ask_option(self, seat: int, effect: ChooseOne, source: Card) -> None:
        self.questions.append(WhichOption(seat, effect, source))

    def ask_scrap(
        self,
        seat: int,
        discard_too: bool,
        must: bool,
        left: int,
        done: int,
        then_draw: bool,
        each: Gain | None,
    ) -> bool:
        """Ask which card to scrap; false if there is none."""
        realm = self.realms[seat]
        if not realm.hand and not (discard_too and realm.discard):
            return False
        self.questions.append(ScrapOwn(seat, discard_too, must, left, done, then_draw, each))
        return True

    def ask_discard(self, seat: int, must: bool, left: int, done: int, then_draw: bool) -> bool:
        """Ask which card to discard; false if the hand is empty."""
        if not self.realms[seat].hand:
            return False
        self.questions.append(DiscardCards(seat, must, left, done, then_draw))
        return True

    def ask_scrap_row(self, seat: int, left: int, each: Gain | None) -> bool:
        """Ask which card of the trade row to scrap; false if it is empty."""
        for card in self.row:
            if card is not None:
                self.questions.append(ScrapRow(seat, left, each))
                return True
        return False

    def ask_ship(self, seat: int) -> bool:
        """Ask which ship to take for nothing; false if there is none."""
        return self.ask_card(seat, DECK, ANY_COST, True)

    def ask_card(self, seat: int, to: str, cost: int, ships: bool) -> bool:
        """Ask which card to take for nothing; false if there is none."""
        question = TakeCard(seat, to, cost, ships)
        found = question.has_answers(self)
        if found:
            self.questions.append(question)
        return found

    def ask_copy_base(self, seat: int) -> bool:
        """Ask whose primary happens again; false if there is none."""
        question = RepeatBase(seat)
        found = len(question.answers(self)) > 0
        if found:
            self.questions.append(question)
        return found

    def ask_copy(self, seat: int) -> None:
        self.questions.append(CopyShip(seat))

    def ask_destroy(self, seat: int, must: bool, to_hand: bool) -> bool:
        """Ask which base to destroy, or to return; false if there is none."""
        if not attack.has_base_to_destroy(self, seat):
            return False
        self.questions.append(Destroy(seat, must, to_hand))
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
        return self.ask_discard(victim, True, 1, 0, False)

    # Cards that do something of their own.

    def become(self, seat: int, form: Card) -> None:
        """The Stealth Needle just played becomes a ship, whose primary happens now (SR-3)."""
        realm = self.realms[seat]
        item = in_play(realm.ships[-1].card, form)
        realm.standing += item.standing - realm.ships[-1].standing
        realm.ships[-1] = item
        if self.terms.needle_counts_as_blob:
            # As for allies: it is of the factions of both, and its own was counted when played.
            realm.by_faction += item.standing - item.card.standing
        if self.heard is not None:
            self.tell(COPIED, seat, [item.card.code, form.code])
        if not form.copies_ships:  # it would become itself, again and again
            self.resolve(form.primary, 0, seat, form)

    def repeat(self, seat: int, base: Card) -> None:
        """The primary of a base happens, whether it is used or not."""
        if self.heard is not None:
            self.tell(REPEATED, seat, [base.code])
        self.resolve(base.primary, 0, seat, base)

    # Fighting: attack.py.

    def base_named(self, seat: int, card: Card, copy: int) -> InPlay:
        base = named(self.realms[seat].bases, card, copy)
        assert base is not None
        return base

    def destroy(self, seat: int, owner: int, base: InPlay, to_hand: bool) -> None:
        attack.destroy(self, seat, owner, base, to_hand)

    def say_farewell(self, seat: int) -> None:
        leaving.say_farewell(self, seat)
