"""How to play Stellar sensibly without looking ahead: worth of each move, as its player sees it.

The worth of a move is in points, roughly; a bot takes the best, or starts its search there.
"""

from __future__ import annotations

from typing import Final

from asterism.engine.move import Move
from asterism.games.stellar.cards import SIX, Card
from asterism.games.stellar.mind.side import BITS, NUMBER_WORTH, Side
from asterism.games.stellar.moves import Last, Place, Play, Take
from asterism.games.stellar.options import PLAY_STEP
from asterism.games.stellar.scoring import Stacks, best_points
from asterism.games.stellar.state import StellarState
from asterism.games.stellar.telescope import NEAR, Telescope

# The expected number of a card that is still to come.
AVERAGE: Final = 3.4
# Beyond this lead a section is hardly contested.
CONTESTED: Final = 5.0
# What a free neighbour is worth, as a place for more of the same type.
ROOM: Final = 0.4


def worth_of_moves(state: StellarState, seat: int, moves: list[Move]) -> list[float]:
    """The worth of each of these legal moves of a seat."""
    side = Side(state, seat)
    first = moves[0]
    if isinstance(first, Take):
        return worth_of_takes(state, side, seat, moves)
    if isinstance(first, Play):
        return worth_of_plays(state, side, moves)
    if isinstance(first, Place):
        return worth_of_places(state, side, seat, moves)
    if isinstance(first, Last):
        return worth_of_last(state, side, seat, moves)
    return [0.0] * len(moves)


def worth_of_last(state: StellarState, side: Side, seat: int, moves: list[Move]) -> list[float]:
    """Exact: the points of the finished notebook."""
    found: list[float] = []
    for move in moves:
        assert isinstance(move, Last)
        notebook = [*state.notebooks[seat], move.card]
        found.append(float(best_points(side.stars, Stacks(notebook))))
    return found


def worth_of_takes(state: StellarState, side: Side, seat: int, moves: list[Move]) -> list[float]:
    """The best that can be done at once, and a little for what stays in the hand."""
    found: list[float] = []
    row = state.row
    hand = state.hands[seat]
    for move in moves:
        assert isinstance(move, Take)
        card = row[move.slot - 1]
        assert card is not None
        row[move.slot - 1] = None
        worth = side.best_plan(hand, card, row)
        row[move.slot - 1] = card
        kept = side.noted(card)
        shown = side.shown(card)
        found.append(worth + 0.3 * (kept if kept > shown else shown))
    return found


def worth_of_plays(state: StellarState, side: Side, moves: list[Move]) -> list[float]:
    found: list[float] = []
    for move in moves:
        assert isinstance(move, Play)
        found.append(side.plan(move.card, following(state, move.card), move.to_telescope))
    return found


def following(state: StellarState, card: Card) -> Card | None:
    """The card that step 3 brings if this one is played face up; None: the top of the deck."""
    return None if card.number == SIX else state.row[card.number - 1]


def worth_of_places(state: StellarState, side: Side, seat: int, moves: list[Move]) -> list[float]:
    card = state.placing
    assert card is not None
    telescope = side.telescope
    face_up = side.shown(card)
    contested = contest(telescope, state.telescopes[1 - seat])
    found: list[float] = []
    for move in moves:
        assert isinstance(move, Place)
        slot = move.slot
        section = 0 if slot <= 5 else (1 if slot <= 8 else 2)
        number = 3 if move.face_down else card.number
        worth = NUMBER_WORTH * (number - AVERAGE) * contested[section]
        if not move.face_down:
            near = NEAR[(1 << slot) >> 1] & telescope.free
            worth += face_up + ROOM * BITS[near >> 1]
        elif state.step == PLAY_STEP and state.rules.face_down_selects_three:
            other = state.row[2]
            worth += 0.0 if other is None else side.noted(other)
        found.append(worth)
    return found


def contest(mine: Telescope, theirs: Telescope) -> list[float]:
    """How open each section still is, from 1 (equal) down to 0.2."""
    leads = [mine.top - theirs.top, mine.middle - theirs.middle, mine.bottom - theirs.bottom]
    slots = [0b111110, 0b111000000, 0b1111000000000]
    found: list[float] = []
    for index in range(3):
        free = BITS[(mine.free & slots[index]) >> 1] - BITS[(theirs.free & slots[index]) >> 1]
        lead = leads[index] + AVERAGE * free
        if lead < 0.0:
            lead = -lead
        open = 1.2 - lead / CONTESTED
        found.append(open if open > 0.2 else 0.2)
    return found
