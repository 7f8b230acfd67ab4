"""Stellar as numbers: the actions, and what a seat sees as a row of bytes."""

from __future__ import annotations

from typing import Final, cast, final

from asterism.engine.encoding import Encoder, Field
from asterism.engine.move import Move
from asterism.engine.state import State
from asterism.engine.view import View
from asterism.games.stellar.cards import CARDS, TYPES, Card
from asterism.games.stellar.moves import UNIVERSE
from asterism.games.stellar.rules import (
    DECK_AT_START,
    FROM_DECK,
    FROM_HAND,
    FROM_ROW,
    STARTERS_STEP,
    STEPS,
    TURNS,
)
from asterism.games.stellar.state import Stellar
from asterism.games.stellar.telescope import SLOTS
from asterism.games.stellar.view import StellarView

KINDS: Final = len(CARDS)
# A card as types P M A C B S, then numbers 1 to 6: two ones in twelve bytes.
FACE: Final = len(TYPES) + 1 + 6
SATELLITE: Final = len(TYPES)
NUMBERS: Final = len(TYPES)  # number n stands at NUMBERS + n, after the six types
PLACE: Final = FACE + 2  # a slot of a telescope: the face, "lies face down", "cannot be seen"
SOURCES: Final = (FROM_HAND, FROM_ROW, FROM_DECK)
SOURCE_NUMBERS: Final = {source: number for number, source in enumerate(SOURCES)}
STEP_NUMBERS: Final = {step: number for number, step in enumerate(STEPS)}
# By the card's order: where the ones of its face stand.
TYPE_AT: Final = [SATELLITE if card.is_satellite else card.type for card in CARDS]
NUMBER_AT: Final = [NUMBERS + card.number for card in CARDS]
CARD_LIST: Final = "by card, P1 to P6, M, A, C, B, then S1 to S5"
FACE_LIST: Final = "types P M A C B S, then numbers 1 to 6"


def _fields() -> list[Field]:
    sides: list[Field] = []
    for side, whose in (("own", "of this seat"), ("other", "of the opponent")):
        sides += [
            Field(
                f"{side}_telescope",
                (len(SLOTS), PLACE),
                1,
                f"slots 1 to 12 {whose}: {FACE_LIST}, lies face down, cannot be seen",
            ),
            Field(f"{side}_notebook", (KINDS,), 2, f"cards in the notebook {whose}, {CARD_LIST}"),
        ]
    return [
        Field("may_decide", (1,), 1, "this seat may decide now"),
        Field("step", (len(STEPS),), 1, f"which step it is: {', '.join(STEPS)}"),
        Field("turn", (1,), TURNS, "turns completed"),
        Field("on_turn", (1,), 1, "it is this seat's turn (from the first turn on)"),
        Field("starts", (1,), 1, "this seat is the start player (once that is settled)"),
        Field("satellite_taken", (1,), 1, "the opponent took a satellite on the turn just before"),
        Field("decided", (2,), 1, "who has chosen in secret: this seat, the opponent"),
        Field("held", (2,), 3, "cards in hand: this seat, the opponent"),
        Field("deck", (1,), DECK_AT_START + 9, "cards left in the deck"),
        Field("hand", (KINDS,), 2, f"cards in the hand of this seat, {CARD_LIST}"),
        Field("row", (5, FACE), 1, f"slots 1 to 5 of the row: {FACE_LIST}"),
        Field("discard", (KINDS,), 2, f"cards in the discard pile, {CARD_LIST}"),
        Field("placing", (FACE,), 1, f"the card on its way to a telescope, if seen: {FACE_LIST}"),
        Field("placing_from", (len(SOURCES),), 1, f"where it comes from: {', '.join(SOURCES)}"),
        *sides,
    ]


@final
class StellarEncoder(Encoder):
    """141 actions: every move of the game."""

    def __init__(self) -> None:
        super().__init__(
            2,
            _fields(),
            [move.text for move in UNIVERSE],
            [card.code for card in CARDS] + ["0", "1"],
        )
        self.numbers: Final = {move: number for number, move in enumerate(UNIVERSE)}
        self.step: Final = self.place("step")
        self.turn: Final = self.place("turn")
        self.on_turn: Final = self.place("on_turn")
        self.starts: Final = self.place("starts")
        self.satellite: Final = self.place("satellite_taken")
        self.decided: Final = self.place("decided")
        self.held: Final = self.place("held")
        self.deck: Final = self.place("deck")
        self.hand: Final = self.place("hand")
        self.row: Final = self.place("row")
        self.discard: Final = self.place("discard")
        self.placing: Final = self.place("placing")
        self.source: Final = self.place("placing_from")
        self.telescopes: Final = [self.place("own_telescope"), self.place("other_telescope")]
        self.notebooks: Final = [self.place("own_notebook"), self.place("other_notebook")]

    def action_of(self, state: State, seat: int, move: Move) -> int:
        return self.numbers[move]

    def table_of(self, view: View) -> State:
        return cast(StellarView, view).table

    def look(self, state: State, seat: int, out: bytearray, at: int) -> None:
        table = cast(Stellar, state)
        other = 1 - seat
        if table.chosen[seat] is not None:
            out[at + self.decided] = 1
        if table.chosen[other] is not None:
            out[at + self.decided + 1] = 1
        out[at + self.held + 1] = len(table.hands[other])
        out[at + self.deck] = len(table.deck)
        memory = table.memory
        assert memory is not None
        hidden = table.telescopes[other].down & ~memory.from_row[other]
        is_open = seat == table.active or table.placing_from == FROM_ROW
        placing = table.placing
        self.write(table, seat, hidden, placing if is_open else None, out, at)
        if placing is not None:
            out[at + self.source + SOURCE_NUMBERS[table.placing_from]] = 1

    def look_at_view(self, view: View, out: bytearray, at: int) -> None:
        seen = cast(StellarView, view)
        table, seat = seen.table, seen.seat
        if seat is None:
            raise ValueError("a spectator has nothing to decide: only a seat's view is encoded")
        other = 1 - seat
        if seen.decided[seat]:
            out[at + self.decided] = 1
        if seen.decided[other]:
            out[at + self.decided + 1] = 1
        out[at + self.held + 1] = seen.held[other]
        out[at + self.deck] = seen.deck
        self.write(table, seat, seen.hidden_slots(other), table.placing, out, at)
        if seen.unseen_placing or table.placing is not None:
            out[at + self.source + SOURCE_NUMBERS[table.placing_from]] = 1

    def write(
        self,
        table: Stellar,
        seat: int,
        hidden: int,
        placing: Card | None,
        out: bytearray,
        at: int,
    ) -> None:
        """What lies open, and the own hand. `hidden`: the opponent's slots that are not seen."""
        step = table.step
        if seat in table.waiting:
            out[at] = 1
        out[at + self.step + STEP_NUMBERS[step]] = 1
        out[at + self.turn] = table.turn
        if step != STARTERS_STEP:
            if seat == table.first:
                out[at + self.starts] = 1
            if seat == table.active:
                out[at + self.on_turn] = 1
        if table.may_renew:
            out[at + self.satellite] = 1
        hand = table.hands[seat]
        out[at + self.held] = len(hand)
        count_cards(hand, out, at + self.hand)
        place = at + self.row
        for card in table.row:
            if card is not None:
                write_face(card, out, place)
            place += FACE
        if table.discard:
            count_cards(table.discard, out, at + self.discard)
        if placing is not None:
            write_face(placing, out, at + self.placing)
        self.write_telescope(table, seat, 0, out, at + self.telescopes[0])
        self.write_telescope(table, 1 - seat, hidden, out, at + self.telescopes[1])
        count_cards(table.notebooks[seat], out, at + self.notebooks[0])
        count_cards(table.notebooks[1 - seat], out, at + self.notebooks[1])

    def write_telescope(
        self, table: Stellar, side: int, hidden: int, out: bytearray, at: int
    ) -> None:
        telescope = table.telescopes[side]
        cards, down, free = telescope.cards, telescope.down, telescope.free
        for slot in range(1, 13):
            if not free >> slot & 1:
                place = at + (slot - 1) * PLACE
                if down >> slot & 1:
                    out[place + FACE] = 1
                if hidden >> slot & 1:
                    out[place + FACE + 1] = 1
                else:
                    card = cards[slot]
                    assert card is not None
                    write_face(card, out, place)


def write_face(card: Card, out: bytearray, at: int) -> None:
    order = card.order
    out[at + TYPE_AT[order]] = 1
    out[at + NUMBER_AT[order]] = 1


def count_cards(cards: list[Card], out: bytearray, at: int) -> None:
    for card in cards:
        place = at + card.order
        if out[place]:
            out[place] = 2
        else:
            out[place] = 1


ENCODER: Final = StellarEncoder()
