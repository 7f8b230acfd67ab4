"""The secret choices that begin and end a game, and the deal after the first (ST-2, ST-6.1)."""

from __future__ import annotations

from asterism.engine.move import Move
from asterism.engine.outcome import Outcome, by_score
from asterism.engine.state import NOBODY
from asterism.games.stellar import events
from asterism.games.stellar.cards import Card
from asterism.games.stellar.moves import LAST, START
from asterism.games.stellar.options import BOTH, LAST_STEP, ONLY, STARTERS_STEP
from asterism.games.stellar.table import Table, sort_hand


class SecretChoices(Table):
    """A table whose players choose a starter, and at the end a last card, both at once."""

    def begin_turn(self) -> None:
        raise NotImplementedError

    # Setup (ST-2)

    def deal_starters(self) -> None:
        """Two starters to each player; what is left joins the other cards (ST-2.1)."""
        starters = self.rules.box.starters[:]
        self.chance.shuffle(starters)
        for seat in BOTH:
            for _ in range(2):
                card = self.chance.draw(starters)
                self.hands[seat].append(card)
                if self.heard is not None:
                    self.tell(events.STARTER_DEALT, seat, [card.code, "deck", f"hand.{seat}"])
            sort_hand(self.hands[seat])
        self.deck += self.rules.box.others
        self.deck += starters
        self.ask_both()

    def choose_starter(self, seat: int, card: Card) -> None:
        self.chosen[seat] = card
        if self.heard is not None:
            self.tell(events.STARTER_CHOSEN, seat, [card.code])
        if self.chosen[1 - seat] is None:
            self.waiting = ONLY[1 - seat]
        else:
            self.show_starters()
            self.settle_start_player()
            self.deal_hands_and_row()
            self.begin_turn()

    def show_starters(self) -> None:
        for seat in BOTH:
            hand = self.hands[seat]
            kept = self.chosen[seat]
            assert kept is not None
            hand.remove(kept)
            other = hand.pop()
            self.telescopes[seat].put(kept, 1, False)
            self.notebooks[seat].append(other)
            self.chosen[seat] = None
            if self.heard is not None:
                at = f"hand.{seat}"
                self.tell(events.STARTER_SHOWN, seat, [kept.code, at, f"telescope.{seat}.1"])
                self.tell(events.STARTER_SHOWN, seat, [other.code, at, f"notebook.{seat}"])

    def settle_start_player(self) -> None:
        """ST-2.4"""
        start_player = self.rules.start_player
        self.first = start_player if isinstance(start_player, int) else self.chance.pick(2)
        if self.heard is not None:
            self.tell(events.START_PLAYER, self.first, [])

    def deal_hands_and_row(self) -> None:
        """Shuffle; two cards to each hand, five to the row (ST-2.2, ST-2.3)."""
        self.chance.shuffle(self.deck)
        for seat in BOTH:
            for _ in range(2):
                card = self.chance.draw(self.deck)
                self.hands[seat].append(card)
                if self.heard is not None:
                    self.tell(events.DEALT, seat, [card.code, "deck", f"hand.{seat}"])
            sort_hand(self.hands[seat])
        for slot in range(1, 6):
            self.reveal(slot)

    # Secret choices of both seats, and the end

    def ask_both(self) -> None:
        """Both choose at once, unseen: a starter, or the last card (ST-2.1, ST-6.1)."""
        self.step = LAST_STEP if self.turn else STARTERS_STEP
        for seat in BOTH:
            hand = self.hands[seat]
            moves: list[Move] = []
            for index, card in enumerate(hand):
                if index == 0 or card is not hand[index - 1]:
                    moves.append(LAST[card.order] if self.turn else START[card])
            self.open[seat] = moves
        self.waiting = BOTH

    def choose_last(self, seat: int, card: Card) -> None:
        self.chosen[seat] = card
        if self.heard is not None:
            self.tell(events.LAST_CHOSEN, seat, [card.code])
        if self.chosen[1 - seat] is None:
            self.waiting = ONLY[1 - seat]
        else:
            self.show_last()
            self.finish(by_score(self.scores()))

    def show_last(self) -> None:
        for seat in BOTH:
            hand = self.hands[seat]
            card = self.chosen[seat]
            assert card is not None
            hand.remove(card)
            other = hand.pop()
            self.notebooks[seat].append(card)
            self.discard.append(other)
            self.chosen[seat] = None
            if self.memory is not None:
                self.memory.hands[seat].shown(card)
                self.memory.hands[seat].shown(other)
            if self.heard is not None:
                at = f"hand.{seat}"
                self.tell(events.LAST_SHOWN, seat, [card.code, at, f"notebook.{seat}"])
                self.tell(events.LAST_DISCARDED, seat, [other.code, at, "discard"])

    def finish(self, outcome: Outcome) -> None:
        self.outcome = outcome
        self.waiting = NOBODY
        if self.heard is not None:
            self.tell(events.ENDED, -1, [list(outcome.scores), list(outcome.winners)])
