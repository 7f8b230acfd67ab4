"""Stellar as numbers: the actions, and what a seat sees as a row of bytes."""

from __future__ import annotations

from typing import Final, cast, final

from asterism.engine.encoding import Encoder, Field, Kept
from asterism.engine.move import Move
from asterism.engine.state import State
from asterism.engine.view import View
from asterism.games.stellar.box import BOX, STARTERS_DEALT, Box
from asterism.games.stellar.cards import CARDS, TYPES, Card
from asterism.games.stellar.moves import universe_of
from asterism.games.stellar.options import (
    FROM_DECK,
    FROM_HAND,
    FROM_ROW,
    STARTERS_STEP,
    STEPS,
    TURNS,
)
from asterism.games.stellar.state import StellarState
from asterism.games.stellar.telescope import SLOTS, Telescope
from asterism.games.stellar.view import StellarView

KINDS: Final = len(CARDS)
# A card as types P M A C B S, then numbers 1 to 6: two ones in twelve bytes.
FACE: Final = len(TYPES) + 1 + 6
SATELLITE: Final = len(TYPES)
NUMBERS: Final = len(TYPES)  # number n stands at NUMBERS + n, after the six types
PLACE: Final = FACE + 2  # a slot of a telescope: the face, "lies face down", "cannot be seen"
SOURCES: Final = (FROM_HAND, FROM_ROW, FROM_DECK)
MOST_HELD: Final = 3
CARD_LIST: Final = "by card, P1 to P6, M, A, C, B, then S1 to S5"
FACE_LIST: Final = "types P M A C B S, then numbers 1 to 6"


def _fields(box: Box) -> list[Field]:
    most, held = box.most, min(box.most, MOST_HELD)
    sides: list[Field] = []
    for side, whose in (("own", "of this seat"), ("other", "of the opponent")):
        sides += [
            Field(
                f"{side}_telescope",
                (len(SLOTS), PLACE),
                1,
                f"slots 1 to 12 {whose}: {FACE_LIST}, lies face down, cannot be seen",
            ),
            Field(
                f"{side}_notebook",
                (KINDS,),
                most,
                f"cards in the notebook {whose}, {CARD_LIST}",
            ),
        ]
    return [
        Field("may_decide", (1,), 1, "this seat may decide now"),
        Field("step", (len(STEPS),), 1, f"which step it is: {', '.join(STEPS)}"),
        Field("turn", (1,), TURNS, "turns completed"),
        Field("on_turn", (1,), 1, "it is this seat's turn (from the first turn on)"),
        Field("starts", (1,), 1, "this seat is the start player (once that is settled)"),
        Field("satellite_taken", (1,), 1, "the card that was taken last is a satellite"),
        Field("decided", (2,), 1, "who has chosen in secret: this seat, the opponent"),
        Field("held", (2,), 3, "cards in hand: this seat, the opponent"),
        Field("deck", (1,), box.size - STARTERS_DEALT, "cards left in the deck"),
        Field(
            "hand",
            (KINDS,),
            held,
            f"cards in the hand of this seat, {CARD_LIST}",
        ),
        Field("row", (5, FACE), 1, f"slots 1 to 5 of the row: {FACE_LIST}"),
        Field("discard", (KINDS,), most, f"cards in the discard pile, {CARD_LIST}"),
        Field("placing", (FACE,), 1, f"the card on its way to a telescope, if seen: {FACE_LIST}"),
        Field("placing_from", (len(SOURCES),), 1, f"where it comes from: {', '.join(SOURCES)}"),
        *sides,
    ]


def one_of(number: int, length: int) -> bytes:
    """A single one among zeros."""
    return bytes([1 if at == number else 0 for at in range(length)])


def face_of(card: Card) -> bytes:
    ones = (SATELLITE if card.is_satellite else card.type, NUMBERS + card.number)
    return bytes([1 if at in ones else 0 for at in range(FACE)])


# A row is joined from pieces that lie ready, because single bytes are slow to write.
NUMBER: Final = [bytes([number]) for number in range(256)]
NO_CARDS: Final = bytes(KINDS)
ONE_CARD: Final = [one_of(order, KINDS) for order in range(KINDS)]
NO_FACE: Final = bytes(FACE)
FACES: Final = [face_of(card) for card in CARDS]
# A slot of a telescope, by the card's order; UNSEEN: somebody else's card that lies face down.
EMPTY: Final = bytes(PLACE)
UP: Final = [face + b"\0\0" for face in FACES]
DOWN: Final = [face + b"\1\0" for face in FACES]
UNSEEN: Final = NO_FACE + b"\1\1"
# By step: whether the seat may decide, and which step it is.
WATCHES: Final = {step: b"\0" + one_of(at, len(STEPS)) for at, step in enumerate(STEPS)}
DECIDES: Final = {step: b"\1" + one_of(at, len(STEPS)) for at, step in enumerate(STEPS)}
# on_turn, starts, satellite_taken and the two of `decided`, as a number of five bits.
ON_TURN: Final = 16
STARTS: Final = 8
SATELLITE_TAKEN: Final = 4
DECIDED: Final = 2
OTHER_DECIDED: Final = 1
FLAGS: Final = [bytes([flags >> bit & 1 for bit in (4, 3, 2, 1, 0)]) for flags in range(32)]
NO_SOURCE: Final = bytes(len(SOURCES))
COMES_FROM: Final = {source: one_of(at, len(SOURCES)) for at, source in enumerate(SOURCES)}


@final
class Pile:
    """Cards to which others are only ever added, as they were counted last."""

    def __init__(self) -> None:
        self.cards: list[Card] | None = None
        self.length = 0
        self.row = NO_CARDS

    def count(self, cards: list[Card]) -> bytes:
        if cards is not self.cards or len(cards) != self.length:
            self.cards = cards
            self.length = len(cards)
            self.row = count_cards(cards)
        return self.row


@final
class Sight:
    """A telescope as one seat saw it last. A card that lies there stays as it is, so that the
    slots tell whether anything has changed.
    """

    def __init__(self) -> None:
        self.telescope: Telescope | None = None
        self.free = 0
        self.down = 0
        self.hidden = 0
        self.row = EMPTY

    def see(self, telescope: Telescope, hidden: int) -> bytes:
        """`hidden`: the slots that cannot be seen."""
        if (
            telescope is not self.telescope
            or telescope.free != self.free
            or telescope.down != self.down
            or hidden != self.hidden
        ):
            self.telescope = telescope
            self.free = telescope.free
            self.down = telescope.down
            self.hidden = hidden
            self.row = self.draw(telescope, hidden)
        return self.row

    def draw(self, telescope: Telescope, hidden: int) -> bytes:
        cards, down, free = telescope.cards, telescope.down, telescope.free
        pieces: list[bytes] = []
        for slot in range(1, 13):
            if free >> slot & 1:
                pieces.append(EMPTY)
            elif hidden >> slot & 1:
                pieces.append(UNSEEN)
            else:
                card = cards[slot]
                assert card is not None
                pieces.append(DOWN[card.order] if down >> slot & 1 else UP[card.order])
        return b"".join(pieces)


@final
class StellarKept(Kept):
    def __init__(self) -> None:
        self.discard: Final = Pile()
        self.notebooks: Final = [Pile(), Pile()]
        self.own: Final = [Sight(), Sight()]  # by seat: its telescope as it sees it itself
        self.other: Final = [Sight(), Sight()]  # and as the opponent sees it


@final
class StellarEncoder(Encoder):
    """141 actions with the box of the rulebook: every move of the game."""

    def __init__(self, box: Box) -> None:
        moves = universe_of(box.starters)
        super().__init__(
            2,
            _fields(box),
            [move.text for move in moves],
            [card.code for card in CARDS] + ["0", "1"],
        )
        self.moves: Final = moves
        self.numbers: Final = {move: number for number, move in enumerate(moves)}
        self.hands: Final[dict[int, bytes]] = {}  # those that were met, counted

    def action_of(self, state: State, seat: int, move: Move) -> int:
        return self.numbers[move]

    def move_of(self, state: State, seat: int, action: int) -> Move | None:
        """The same as asking each option for its action."""
        if 0 <= action < self.count:
            wanted = self.moves[action]
            for move in state.options_of(seat):
                if move is wanted:
                    return move
        return None

    def table_of(self, view: View) -> State:
        return cast(StellarView, view).table

    def keep(self) -> Kept:
        return StellarKept()

    def look(self, state: State, seat: int, kept: Kept) -> bytes:
        table = cast(StellarState, state)
        other = 1 - seat
        flags = 0 if table.chosen[seat] is None else DECIDED
        if table.chosen[other] is not None:
            flags |= OTHER_DECIDED
        memory = table.memory
        assert memory is not None
        hidden = table.telescopes[other].down & ~memory.from_row[other]
        placing = table.placing
        source = NO_SOURCE
        face = NO_FACE
        if placing is not None:
            source = COMES_FROM[table.placing_from]
            if seat == table.active or table.placing_from == FROM_ROW:
                face = FACES[placing.order]
        held, deck = len(table.hands[other]), len(table.deck)
        return self.join(
            table, seat, flags, held, deck, hidden, face, source, cast(StellarKept, kept)
        )

    def look_at_view(self, view: View) -> bytes:
        seen = cast(StellarView, view)
        table, seat = seen.table, seen.seat
        if seat is None:
            raise ValueError("a spectator has nothing to decide: only a seat's view is encoded")
        other = 1 - seat
        flags = DECIDED if seen.decided[seat] else 0
        if seen.decided[other]:
            flags |= OTHER_DECIDED
        placing = table.placing
        face = NO_FACE if placing is None else FACES[placing.order]
        source = NO_SOURCE
        if seen.unseen_placing or placing is not None:
            source = COMES_FROM[table.placing_from]
        hidden = seen.hidden_slots(other)
        return self.join(
            table, seat, flags, seen.held[other], seen.deck, hidden, face, source, StellarKept()
        )

    def join(
        self,
        table: StellarState,
        seat: int,
        flags: int,
        held: int,
        deck: int,
        hidden: int,
        face: bytes,
        source: bytes,
        kept: StellarKept,
    ) -> bytes:
        """What lies open and the own hand, beside what was found out before. `held`, `hidden`: the
        opponent's cards in hand, and its slots that are not seen.
        """
        step = table.step
        other = 1 - seat
        if step != STARTERS_STEP:
            if seat == table.first:
                flags |= STARTS
            if seat == table.active:
                flags |= ON_TURN
        if table.may_renew:
            flags |= SATELLITE_TAKEN
        hand = table.hands[seat]
        pieces = [
            DECIDES[step] if seat in table.waiting else WATCHES[step],
            NUMBER[table.turn],
            FLAGS[flags],
            NUMBER[len(hand)],
            NUMBER[held],
            NUMBER[deck],
            self.count_hand(hand),
        ]
        for card in table.row:
            pieces.append(NO_FACE if card is None else FACES[card.order])
        discard = table.discard
        pieces.append(kept.discard.count(discard) if discard else NO_CARDS)
        pieces.append(face)
        pieces.append(source)
        pieces.append(kept.own[seat].see(table.telescopes[seat], 0))
        pieces.append(kept.notebooks[seat].count(table.notebooks[seat]))
        pieces.append(kept.other[other].see(table.telescopes[other], hidden))
        pieces.append(kept.notebooks[other].count(table.notebooks[other]))
        return b"".join(pieces)

    def count_hand(self, hand: list[Card]) -> bytes:
        """Few cards: each hand is counted once and kept."""
        if not hand:
            return NO_CARDS
        if len(hand) == 1:
            return ONE_CARD[hand[0].order]
        if len(hand) > MOST_HELD:
            return count_cards(hand)
        key = 0
        for card in hand:
            key = key * (KINDS + 1) + card.order + 1
        row = self.hands.get(key)
        if row is None:
            row = count_cards(hand)
            self.hands[key] = row
        return row


def count_cards(cards: list[Card]) -> bytes:
    counts = [0] * KINDS
    for card in cards:
        counts[card.order] += 1
    return bytes(counts)


ENCODER: Final = StellarEncoder(BOX)
