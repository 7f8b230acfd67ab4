"""A plain way to play: play everything, use everything useful, attack, buy.

It looks at nothing but what its seat sees: its own hand and the open table. So it can decide for a
bot, on the table of a view, and for whole games in one compiled loop.
"""

from __future__ import annotations

from typing import Final, final

from asterism.engine.chance import Quick
from asterism.engine.game import Game
from asterism.engine.mind import Habit
from asterism.engine.move import Move
from asterism.engine.view import View
from asterism.games.star_realms.box import Box
from asterism.games.star_realms.cards import Card
from asterism.games.star_realms.mind.policy import next_move
from asterism.games.star_realms.mind.priorities import Taste, hand_made
from asterism.games.star_realms.mind.velocity import velocity
from asterism.games.star_realms.moves import (
    Acquire,
    Attack,
    AttackBase,
    Choose,
    Play,
    UseAlly,
    UseBase,
    UseDouble,
)
from asterism.games.star_realms.questions import (
    Destroy,
    DiscardCards,
    ScrapOwn,
    ScrapRow,
    Target,
    WhichOption,
)
from asterism.games.star_realms.questions_of_cards import OnTop
from asterism.games.star_realms.state import StarRealmsState
from asterism.games.star_realms.view import as_star_realms

DEAREST: Final = "dearest"
RANDOM: Final = "random"
TABLE: Final = "table"
VELOCITY: Final = "velocity"
POLICIES: Final = (DEAREST, RANDOM, TABLE, VELOCITY)
WORTH_IT: Final = 4  # a base that costs so much is worth its defense in combat


@final
class Buyer(Habit):
    """`buyer:dearest`, `random`, `table` or `velocity`: they differ in what they buy; the last two
    have an idea what cards are worth.
    """

    def __init__(self) -> None:
        super().__init__("buyer", POLICIES)

    def choose(self, view: View, seat: int, variant: str, chance: Quick) -> Move:
        table = as_star_realms(view).table
        if variant in (TABLE, VELOCITY):
            return choose_by_taste(table, seat, variant)
        return choose(table, seat, variant == DEAREST, chance)


BUYER: Final = Buyer()


def taste_of(policy: str, box: Box) -> Taste:
    return velocity(box) if policy == VELOCITY else hand_made(box)


def choose_by_taste(table: StarRealmsState, seat: int, policy: str) -> Move:
    """The move of a buyer that has an idea what cards are worth (policy.py)."""
    options = table.options_of(seat)
    if len(options) == 1:
        return options[0]
    return next_move(table, seat, taste_of(policy, table.terms.box))


def choose(table: StarRealmsState, seat: int, dearest: bool, chance: Quick) -> Move:
    """The move that the buyer makes; the seat may decide now."""
    options = table.options_of(seat)
    if len(options) == 1:
        return options[0]
    if table.questions:
        return answer(table, seat, options)
    needle: Move | None = None
    use: Move | None = None
    for move in options:
        if isinstance(move, Play):
            if not move.card.copies_ships:
                return move
            needle = move
        elif use is None and isinstance(move, (UseBase, UseAlly, UseDouble)):
            use = move
    if needle is not None:
        return needle
    if use is not None:
        return use
    strike = fight(table, options)
    if strike is not None:
        return strike
    bought = purchase(options, table.terms.box.explorer, dearest, chance)
    return options[-1] if bought is None else bought


def purchase(options: list[Move], explorer: Card, dearest: bool, chance: Quick) -> Move | None:
    """The dearest card of the trade row; or at random: any of them or none, equally likely."""
    offers: list[Move] = []
    best: Move | None = None
    cost = 0
    for move in options:
        if isinstance(move, Acquire) and move.card is not explorer:
            offers.append(move)
            if move.card.cost > cost:
                best, cost = move, move.card.cost
    if dearest:
        return best
    pick = chance.below(len(offers) + 1)
    return None if pick == len(offers) else offers[pick]


def fight(table: StarRealmsState, options: list[Move]) -> Move | None:
    """Outposts, then bases that are worth it, then the weakest opponent with all that is left."""
    worth: Move | None = None
    strike: Move | None = None
    weakest = 0
    for move in options:
        if isinstance(move, AttackBase):
            if move.card.is_outpost:
                return move
            if worth is None and move.card.cost >= WORTH_IT and move.amount >= move.card.defense:
                worth = move
        elif isinstance(move, Attack):
            authority = table.realms[move.victim].authority
            # Amounts are listed in rising order: the last one of a victim is the whole pool.
            if strike is None or authority <= weakest:
                strike, weakest = move, authority
    return strike if worth is None else worth


def answer(table: StarRealmsState, seat: int, options: list[Move]) -> Move:
    """The answer to an open question; "no" is the last option where it is one."""
    question = table.questions[-1]
    if isinstance(question, (OnTop, WhichOption)):
        return options[0]
    if isinstance(question, ScrapRow):
        return options[-1] if question.each is None else options[0]
    if isinstance(question, ScrapOwn):
        return throw_away(options, question.must)
    if isinstance(question, DiscardCards):
        return throw_away(options, question.must)
    if isinstance(question, Target):
        return weakest_target(table, options)
    if isinstance(question, Destroy):
        return best_base(seat, options)
    return dearest_choice(options)


def throw_away(options: list[Move], must: bool) -> Move:
    """The card that is worth least; if it need not be, only Scouts and Vipers."""
    worst = options[-1]
    least = 99 if must else 1
    for move in options:
        if isinstance(move, Choose) and move.card is not None and move.card.cost < least:
            worst, least = move, move.card.cost
    return worst


def weakest_target(table: StarRealmsState, options: list[Move]) -> Move:
    best = options[0]
    weakest = -1
    for move in options:
        if isinstance(move, Choose):
            authority = table.realms[move.seat].authority
            if weakest < 0 or authority < weakest:
                best, weakest = move, authority
    return best


def best_base(seat: int, options: list[Move]) -> Move:
    """The dearest base of an opponent; never an own one if it can be helped."""
    best = options[-1]
    cost = -1
    for move in options:
        if not isinstance(move, Choose) or move.card is None or move.seat == seat:
            continue
        if move.card.cost > cost:
            best, cost = move, move.card.cost
    return best


def dearest_choice(options: list[Move]) -> Move:
    best = options[0]
    cost = -1
    for move in options:
        if isinstance(move, Choose):
            card: Card | None = move.card
            if card is not None and card.cost > cost:
                best, cost = move, card.cost
    return best


def duels(game: Game, one: str, other: str, count: int, seed: int) -> tuple[int, int]:
    """Unobserved duels of one buyer against another, each deal played twice with the seats
    exchanged; how many the first one won, and how many turns there were.
    """
    wins = turns = 0
    for number in range(count):
        chance = Quick(seed + number // 2)
        state = game.deal(2, {}, chance, False)
        assert isinstance(state, StarRealmsState)
        first = number % 2
        waiting = state.waiting
        while waiting:
            seat = waiting[0]
            policy = one if seat == first else other
            if policy in (TABLE, VELOCITY):
                next_move(state, seat, taste_of(policy, state.terms.box)).apply(state, seat)
            else:
                choose(state, seat, policy == DEAREST, chance).apply(state, seat)
            waiting = state.waiting
        outcome = state.outcome
        assert outcome is not None
        turns += state.turn_number
        if first in outcome.winners:
            wins += 1
    return wins, turns
