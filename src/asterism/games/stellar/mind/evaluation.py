"""What a position of Stellar promises: the expected final score of both sides, in named terms.

Each term is in points, roughly; the tuner finds what they are really worth.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final, cast, final

from asterism.engine.arithmetic import exp
from asterism.engine.chance import Quick
from asterism.engine.evaluation import Evaluation, leaning, promise, scored
from asterism.engine.message import Message
from asterism.engine.move import Move
from asterism.engine.state import State
from asterism.games.stellar.box import MOST_COPIES
from asterism.games.stellar.cards import CARDS, Card
from asterism.games.stellar.mind.policy import worth_of_moves
from asterism.games.stellar.mind.side import BITS, Side
from asterism.games.stellar.moves import Last
from asterism.games.stellar.options import RENEW_STEP, STARTERS_STEP, TAKE_STEP, TURNS
from asterism.games.stellar.scoring import (
    DIVERSITY_POINTS,
    RUN,
    SECTION_POINTS,
    Stacks,
    best_points,
)
from asterism.games.stellar.telescope import NEAR, Telescope

if TYPE_CHECKING:
    from asterism.games.stellar.state import StellarState

TERM_IDS: Final = {
    "points": "stellar-term-points",
    "runs": "stellar-term-runs",
    "stars": "stellar-term-stars",
    "hand": "stellar-term-hand",
    "turns": "stellar-term-turns",
    "sections": "stellar-term-sections",
    "diversity": "stellar-term-diversity",
}
NAMES: Final = tuple(TERM_IDS)

# A card that is not lost is got with this chance, a second copy again.
GOT: Final = 0.45


def _got(copies: int) -> float:
    got = 0.0
    for _ in range(copies):
        got = got + GOT * (1.0 - got)
    return got


GOT_OF: Final = [_got(copies) for copies in range(MOST_COPIES + 1)]
# The expected number of a card to come, and by how much it varies.
AVERAGE: Final = 3.4
SPREAD: Final = 1.5
# A type's run or stars need so many turns to grow as they can.
TO_GROW: Final = 3.0
# What is the lead worth? So many points stand for 73 %, and more while turns are left: the tuner's
# games were off by about 9 points two turns before the end and by 15 at the beginning.
AT_THE_END: Final = 2.0
WITH_TURNS: Final = 1.5
# Of the worth of a finished game the share of the lead.
LEAD_SHARE: Final = 0.3
LEAD_SCALE: Final = 40.0
# Worth in points by which one move is e times as promising as another.
TEMPERATURE: Final = 2.5
SECTION_SLOTS: Final = [0b111110, 0b111000000, 0b1111000000000]


@final
class StellarEvaluation(Evaluation):
    """Expected points: what lies, what can still come, sections and diversity."""

    def __init__(self, weights: list[float]) -> None:
        super().__init__(NAMES, weights)

    def term_message(self, name: str) -> Message:
        return Message(TERM_IDS[name])

    def terms(self, state: State, seat: int) -> list[float]:
        table = cast("StellarState", state)
        alive = cards_to_come(table)
        mine = side_terms(table, seat, alive)
        theirs = side_terms(table, 1 - seat, alive)
        found = [mine[index] - theirs[index] for index in range(len(mine))]
        found.append(sections(table.telescopes[seat], table.telescopes[1 - seat]))
        found.append(diversity(table.telescopes[seat]) - diversity(table.telescopes[1 - seat]))
        return found

    def lead(self, state: State, seat: int) -> float:
        """By how many points the seat is expected to win."""
        terms = self.terms(state, seat)
        total = 0.0
        for index in range(len(terms)):
            total += terms[index] * self.weights[index]
        return total

    def results(self, state: State) -> list[float]:
        table = cast("StellarState", state)
        left = TURNS - table.turn
        lead = self.lead(state, 0)
        chance = promise(lead / (AT_THE_END + WITH_TURNS * sqrt(float(left))))
        far = leaning(lead / LEAD_SCALE)
        first = (1.0 - LEAD_SHARE) * chance + LEAD_SHARE * (far + 1.0) / 2.0
        return [first, 1.0 - first]

    def final_results(self, state: State) -> list[float]:
        outcome = state.outcome
        assert outcome is not None
        return scored(outcome, 2, LEAD_SHARE, LEAD_SCALE)

    def is_quiet(self, state: State) -> bool:
        """Between two turns."""
        step = cast("StellarState", state).step
        return step in (TAKE_STEP, RENEW_STEP, STARTERS_STEP)

    def likely_option(self, state: State, seat: int, chance: Quick) -> Move:
        options = state.options_of(seat)
        worth = worth_of_moves(cast("StellarState", state), seat, options)
        chosen = 0
        best = -1000.0
        for index in range(len(worth)):
            # As good as equal moves take turns.
            value = worth[index] + 0.1 * chance.below(10)
            if value > best:
                best = value
                chosen = index
        return options[chosen]

    def candidates(self, state: State, seat: int, options: list[Move]) -> list[Move]:
        """The last card is a matter of one's own notebook alone: the best is known exactly."""
        if not isinstance(options[0], Last):
            return options
        worth = worth_of_moves(cast("StellarState", state), seat, options)
        return [options[worth.index(max(worth))]]

    def priors(self, state: State, seat: int, moves: list[Move]) -> list[float]:
        worth = worth_of_moves(cast("StellarState", state), seat, moves)
        best = max(worth)
        total = 0.0
        for index in range(len(worth)):
            worth[index] = exp((worth[index] - best) / TEMPERATURE)
            total += worth[index]
        for index in range(len(worth)):
            worth[index] = worth[index] / total
        return worth


def cards_to_come(table: StellarState) -> list[int]:
    """Of each card, by its order, how many copies are not lost: in a hand, the row or the deck."""
    alive = [0] * len(CARDS)
    for card in table.deck:
        alive[card.order] += 1
    for side in table.hands:
        for card in side:
            alive[card.order] += 1
    for lying in table.row:
        if lying is not None:
            alive[lying.order] += 1
    return alive


def side_terms(table: StellarState, seat: int, alive: list[int]) -> list[float]:
    """Points as they lie, what runs and stars can still grow to, what the hand holds, and the
    turns that are left: in the middle of a round one side has one more.
    """
    side = Side(table, seat)
    notebook = table.notebooks[seat]
    share = min(side.left / TO_GROW, 1.0)
    runs = 0.0
    stars = 0.0
    free = side.telescope.free
    for type in range(5):
        stack = side.stacks[type]
        run = RUN[stack]
        shown = side.telescope.shown[type]
        growth = 0.0
        coming = 0.0
        for number in range(1, 7):
            copies = alive[6 * type + number - 1]
            if copies == 0:
                continue
            got = GOT_OF[copies]
            coming += got * side.printed[6 * type + number - 1]
            if not stack >> number & 1:
                growth += got * (RUN[stack | 1 << number] - run)
        runs += side.stars[type] * growth
        if shown == 0 or free & NEAR[shown >> 1]:
            stars += run * coming
    points = best_points(side.stars, Stacks(notebook))
    hand = in_hand(side, table.hands[seat])
    return [float(points), runs * share, stars * share, hand, float(side.left)]


def in_hand(side: Side, hand: list[Card]) -> float:
    """The best that a card of the hand brings."""
    best = 0.0
    for card in hand:
        noted = side.noted(card)
        if noted > best:
            best = noted
        if side.left:
            shown = side.shown(card)
            if shown > best:
                best = shown
    return best


def sections(mine: Telescope, theirs: Telescope) -> float:
    """Ten points for each section, by how likely it is won."""
    leads = [mine.top - theirs.top, mine.middle - theirs.middle, mine.bottom - theirs.bottom]
    total = 0.0
    for index in range(3):
        slots = SECTION_SLOTS[index]
        own = BITS[(mine.free & slots) >> 1]
        other = BITS[(theirs.free & slots) >> 1]
        if own + other == 0:
            if leads[index] > 0:
                total += SECTION_POINTS
            elif leads[index] < 0:
                total -= SECTION_POINTS
            continue
        lead = leads[index] + AVERAGE * (own - other)
        total += SECTION_POINTS * (2.0 * promise(1.7 * lead / (SPREAD * sqrt(own + other))) - 1.0)
    return total


def diversity(telescope: Telescope) -> float:
    """Ten points, by how likely all five types come to lie face up."""
    missing = 0
    for shown in telescope.shown:
        if shown == 0:
            missing += 1
    if missing == 0:
        return float(DIVERSITY_POINTS)
    left = BITS[telescope.free >> 1]
    if left < missing:
        return 0.0
    return DIVERSITY_POINTS * left / (left + 2.5 * missing)
