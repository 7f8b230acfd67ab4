"""The course of a game: setup, turns, and the last cards (ST-2, ST-3, ST-6.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from asterism.engine.chance import Chance
from asterism.engine.errors import IllegalMove
from asterism.engine.game import Game
from asterism.engine.log import MOVE, Log
from asterism.engine.move import Move
from asterism.engine.outcome import Outcome
from asterism.games.stellar import events
from asterism.games.stellar.cards import SIX, Card
from asterism.games.stellar.knowledge import fresh_memory, told_by_step_3
from asterism.games.stellar.moves import (
    FACE_DOWN,
    FACE_UP,
    LAST_UNSEEN,
    PLAY,
    PLAY_UNSEEN,
    RENEW_OR_KEEP,
    START_UNSEEN,
    TAKE,
    Last,
    Play,
    Start,
    Take,
)
from asterism.games.stellar.options import (
    FOLLOW_STEP,
    FROM_DECK,
    FROM_HAND,
    FROM_ROW,
    ONLY,
    PLAY_STEP,
    RENEW_STEP,
    TAKE_STEP,
    TURNS,
    Rules,
)
from asterism.games.stellar.secret_choices import SecretChoices
from asterism.games.stellar.table import sort_hand
from asterism.games.stellar.telescope import empty_telescope

if TYPE_CHECKING:
    from asterism.games.stellar.view import StellarView


@final
class StellarState(SecretChoices):
    """A position of Stellar."""

    def copy(self) -> StellarState:
        twin = StellarState(
            self.game,
            self.chance.copy(),
            self.rules,
            [self.telescopes[0].copy(), self.telescopes[1].copy()],
            [self.notebooks[0][:], self.notebooks[1][:]],
            [self.hands[0][:], self.hands[1][:]],
            self.row[:],
            self.deck[:],
            self.discard[:],
        )
        twin.first = self.first
        twin.turn = self.turn
        twin.step = self.step
        twin.may_renew = self.may_renew
        twin.emptied = self.emptied
        twin.followed = self.followed
        twin.placing = self.placing
        twin.placing_from = self.placing_from
        twin.chosen = self.chosen[:]
        twin.open = self.open[:]
        twin.waiting = self.waiting
        twin.outcome = self.outcome
        twin.log = self.log
        if self.memory is not None:
            twin.memory = self.memory.copy()
        return twin

    # A turn (ST-3)

    def begin_turn(self) -> None:
        seat = (self.first + self.turn) & 1
        self.waiting = ONLY[seat]
        if self.may_renew:
            self.step = RENEW_STEP
            self.open[seat] = RENEW_OR_KEEP
        else:
            self.step = TAKE_STEP
            self.open[seat] = TAKE

    def renew(self, seat: int) -> None:
        """Discard all five, then reveal five new ones, slot 1 first (ST-3.0)."""
        self.tell(events.RENEWED, seat, [])
        for slot in range(1, 6):
            card = self.row[slot - 1]
            if card is not None:
                self.row[slot - 1] = None
                self.discard.append(card)
                if self.heard is not None:
                    self.tell(events.DISCARDED, seat, [card.code, f"row.{slot}", "discard"])
        for slot in range(1, 6):
            self.reveal(slot)
        self.may_renew = False
        self.begin_turn()

    def keep(self, seat: int) -> None:
        self.tell(events.KEPT, seat, [])
        self.may_renew = False
        self.begin_turn()

    def take(self, seat: int, slot: int) -> None:
        """Step 1 (ST-3.1)"""
        card = self.row[slot - 1]
        assert card is not None
        self.row[slot - 1] = None
        self.emptied = slot
        self.may_renew = card.is_satellite
        hand = self.hands[seat]
        hand.append(card)
        sort_hand(hand)
        if self.memory is not None:
            self.memory.hands[seat].entered(card)
        if self.heard is not None:
            self.tell(events.TAKEN, seat, [card.code, f"row.{slot}", f"hand.{seat}"])
        self.ask_what_to_play(seat)

    def ask_what_to_play(self, seat: int) -> None:
        self.step = PLAY_STEP
        hand = self.hands[seat]
        moves = PLAY[hand[0].order][:]
        for index in range(1, len(hand)):
            if hand[index] is not hand[index - 1]:
                moves += PLAY[hand[index].order]
        self.open[seat] = moves

    def play_card(self, seat: int, card: Card, to_telescope: bool) -> None:
        """Step 2 (ST-3.2)"""
        self.hands[seat].remove(card)
        if to_telescope:
            if self.heard is not None:
                self.tell(events.PICKED, seat, [card.code, f"hand.{seat}", f"placing.{seat}"])
            self.ask_where_to_place(seat, card, FROM_HAND)
            return
        self.notebooks[seat].append(card)
        if self.memory is not None:
            self.memory.hands[seat].shown(card)
        if self.heard is not None:
            self.tell(events.NOTED, seat, [card.code, f"hand.{seat}", f"notebook.{seat}"])
        self.follow_to_telescope(seat, self.selected(card, False))

    def selected(self, card: Card, face_down: bool) -> int:
        """The row slot whose card follows in step 3; 0: the top card of the deck."""
        if face_down and self.rules.face_down_selects_three:
            slot = 3  # ST-3.7
        elif card.number == SIX:
            return 0  # ST-3.5
        else:
            slot = card.number  # ST-3.3, ST-3.6
        return 0 if self.row[slot - 1] is None else slot  # ST-3.4

    def follow_to_telescope(self, seat: int, slot: int) -> None:
        """Step 3, after a card for the notebook: the player sees the card, then places it."""
        self.step = FOLLOW_STEP
        if slot == 0:
            card = self.draw()
            if self.heard is not None:
                self.tell(events.DRAWN, seat, [card.code, "deck", f"placing.{seat}"])
            self.ask_where_to_place(seat, card, FROM_DECK)
            return
        lying = self.row[slot - 1]
        assert lying is not None
        self.row[slot - 1] = None
        self.followed = slot
        if self.heard is not None:
            self.tell(events.FOLLOWED, seat, [lying.code, f"row.{slot}", f"placing.{seat}"])
        self.ask_where_to_place(seat, lying, FROM_ROW)

    def follow_to_notebook(self, seat: int, slot: int) -> None:
        """Step 3, after a card for the telescope: there is nothing to choose."""
        if slot == 0:
            card = self.draw()
            if self.memory is not None:
                self.memory.came_to_light(card)
            if self.heard is not None:
                self.tell(events.DRAWN_AND_NOTED, seat, [card.code, "deck", f"notebook.{seat}"])
        else:
            lying = self.row[slot - 1]
            assert lying is not None
            card = lying
            self.row[slot - 1] = None
            self.followed = slot
            if self.heard is not None:
                self.tell(events.NOTED, seat, [card.code, f"row.{slot}", f"notebook.{seat}"])
        self.notebooks[seat].append(card)
        self.end_turn()

    def ask_where_to_place(self, seat: int, card: Card, source: str) -> None:
        self.placing = card
        self.placing_from = source
        telescope = self.telescopes[seat]
        up = telescope.face_up_slots(card)
        self.open[seat] = FACE_UP[up >> 1] + FACE_DOWN[telescope.free >> 1]

    def place(self, seat: int, slot: int, face_down: bool) -> None:
        """Put the card on its slot (ST-4.3 to ST-4.6)."""
        card = self.placing
        assert card is not None
        source = self.placing_from
        self.placing = None
        self.telescopes[seat].put(card, slot, face_down)
        if self.heard is not None:
            hidden = face_down and source != FROM_ROW
            type = events.PLACED_UNSEEN if hidden else events.PLACED
            places: list[object] = [f"placing.{seat}", f"telescope.{seat}.{slot}"]
            self.tell(type, seat, [card.code, *places, face_down])
        if self.memory is not None:
            self.remember_placed(seat, card, slot, face_down)
        if self.step == PLAY_STEP:
            self.follow_to_notebook(seat, self.selected(card, face_down))
        else:
            self.end_turn()

    def remember_placed(self, seat: int, card: Card, slot: int, face_down: bool) -> None:
        """What all others can tell about the card from now on (ST-4.8)."""
        memory = self.memory
        assert memory is not None
        if self.placing_from == FROM_ROW:
            if face_down:
                memory.from_row[seat] |= 1 << slot
        elif self.placing_from == FROM_DECK:
            if face_down:
                memory.from_deck[seat][slot] = len(memory.decks)
            else:
                memory.came_to_light(card)
        elif not face_down:
            memory.hands[seat].shown(card)
        elif self.rules.face_down_selects_three:
            memory.put_down_from_hand(seat, slot, [])
        else:
            numbers = told_by_step_3(self.selected(card, True), self.emptied)
            memory.put_down_from_hand(seat, slot, numbers)

    def end_turn(self) -> None:
        """Step 4: refill the row, lowest slot first; then the next turn or the end (ST-3.8)."""
        if 0 < self.followed < self.emptied:
            self.reveal(self.followed)
            self.reveal(self.emptied)
        else:
            self.reveal(self.emptied)
            if self.followed:
                self.reveal(self.followed)
        self.emptied = self.followed = 0
        self.turn += 1
        if self.memory is not None:  # ST-3.9; playouts need not count
            assert len(self.deck) + len(self.discard) == self.rules.deck_at_start - 2 * self.turn
        if self.turn < TURNS:
            self.begin_turn()
        else:
            self.may_renew = False
            self.ask_both()

    # What the engine asks for

    def give_up(self, seat: int) -> None:
        self.tell(events.RESIGNED, seat, [])
        self.finish(Outcome(self.scores(), (1 - seat,), "resignation"))

    def as_seen(self, move: Move, seat: int, viewer: int) -> Move:
        """The opponent does not see which card goes to the telescope before it lies there, nor a
        secret choice.
        """
        if viewer == seat:
            return move
        if isinstance(move, Play) and move.to_telescope:
            return PLAY_UNSEEN
        if isinstance(move, Start):
            return START_UNSEEN
        if isinstance(move, Last):
            return LAST_UNSEEN
        return move

    def refusal(self, move: Move, seat: int) -> IllegalMove:
        from asterism.games.stellar.refusals import refuse

        return refuse(self, move, seat)

    def remember(self, undone: list[Log], seat: int) -> None:
        """A card that was shown from the hand and taken back is known to be there, unless it may
        be the one that was taken from the row and went back too."""
        memory = self.memory
        assert memory is not None
        taken: Card | None = None
        for entry in undone:
            if entry.kind != MOVE:
                continue
            move = entry.move
            if isinstance(move, Take):
                taken = self.row[move.slot - 1]
            elif isinstance(move, Play) and not move.to_telescope and move.card is not taken:
                memory.hands[seat].seen(move.card)

    def view(self, seat: int | None) -> StellarView:
        from asterism.games.stellar.view import view_of

        return view_of(self, seat)

    def to_json(self) -> dict[str, object]:
        from asterism.games.stellar.position_write import position_json

        return position_json(self)


def new_table(game: Game, chance: Chance, rules: Rules, observed: bool) -> StellarState:
    """A table before anything is dealt."""
    state = StellarState(
        game,
        chance,
        rules,
        [empty_telescope(), empty_telescope()],
        [[], []],
        [[], []],
        [None, None, None, None, None],
        [],
        [],
    )
    if observed:
        state.memory = fresh_memory()
    return state
