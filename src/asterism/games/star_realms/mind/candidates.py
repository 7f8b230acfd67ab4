"""The moves that are worth a thought: a turn as a person sees it.

Most of a turn goes without saying: the cards are played and the abilities used in a good order
(policy.py). What is left to think about are questions, bases to attack, abilities that cost their
card, purchases, and when to stop. Attacks come before purchases, because neither depends on the
other and one order is enough.
"""

from __future__ import annotations

from typing import Final

from asterism.engine.arithmetic import exp
from asterism.engine.move import Move
from asterism.games.star_realms.draft import Draft
from asterism.games.star_realms.leaving import Gift
from asterism.games.star_realms.mind.policy import (
    closing_move,
    next_move,
    next_routine,
    open_the_way,
    reserve_of,
    scrap_for_combat,
    wall,
)
from asterism.games.star_realms.mind.priorities import DRAWS, Taste
from asterism.games.star_realms.moves import (
    Acquire,
    Attack,
    AttackBase,
    Choose,
    Play,
    UseScrap,
)
from asterism.games.star_realms.questions import Destroy, ScrapOwn
from asterism.games.star_realms.realm import Realm
from asterism.games.star_realms.state import StarRealmsState

# So many cards are thought about when one is to be scrapped or given away.
MOST_CARDS: Final = 5
MOST_PICKS: Final = 3  # when one is drafted


def worth_a_thought(
    state: StarRealmsState, seat: int, options: list[Move], taste: Taste
) -> list[Move]:
    """Some of the options, at least one."""
    if state.questions:
        question = state.questions[-1]
        if isinstance(question, Destroy):
            return others_bases(seat, options)
        if isinstance(question, ScrapOwn):
            return worst_cards(state, options, taste, 1.0, MOST_CARDS)
        if isinstance(question, Gift):
            return worst_cards(state, options, taste, -1.0, MOST_CARDS)
        if isinstance(question, Draft):
            return worst_cards(state, options, taste, -1.0, MOST_PICKS)
        return options
    realm = state.realms[seat]
    routine = next_routine(state, realm, taste)
    if routine is not None:
        if isinstance(routine, Acquire):
            return ships_for_the_top(realm, options, taste)
        return [routine]
    if realm.combat > 0 or realm.ships:
        strikes = fight(state, seat, realm, options, taste)
        if strikes:
            return strikes
    found: list[Move] = []
    for move in options:
        if isinstance(move, (Acquire, UseScrap)):
            found.append(move)
    found.append(closing_move(state, seat, realm))
    return found


def ships_for_the_top(realm: Realm, options: list[Move], taste: Taste) -> list[Move]:
    """A ship could be bought and drawn at once: which one, or draw without."""
    found: list[Move] = []
    for move in options:
        is_ship = isinstance(move, Acquire) and move.card.is_ship
        if is_ship or (isinstance(move, Play) and taste.order[move.card.index] == DRAWS):
            found.append(move)
    return found


def others_bases(seat: int, options: list[Move]) -> list[Move]:
    """Own bases are destroyed only where nothing else is possible."""
    found: list[Move] = []
    for move in options:
        if not isinstance(move, Choose) or move.seat != seat:
            found.append(move)
    return found if found else options


def worst_cards(
    state: StarRealmsState, options: list[Move], taste: Taste, sign: float, most: int
) -> list[Move]:
    """The few cards that are worth least (sign 1) or most (sign -1), and "no" where it is one."""
    if len(options) <= most:
        return options
    late = taste.lateness(state)
    values: list[float] = []
    for move in options:
        value = -1000.0
        if isinstance(move, Choose):
            card = move.card
            if card is not None:
                value = sign * taste.worth(card, late)
        values.append(value)
    limit = sorted(values)[most - 1]
    found: list[Move] = []
    for index in range(len(options)):
        if values[index] <= limit and len(found) < most:
            found.append(options[index])
    return found


def fight(
    state: StarRealmsState, seat: int, realm: Realm, options: list[Move], taste: Taste
) -> list[Move]:
    """Whom or what to attack; nothing, if nothing can be attacked or only later."""
    combat = realm.combat
    reserve = reserve_of(realm, taste)
    found: list[Move] = []
    for victim in state.prey:
        authority = state.realms[victim].authority
        needed = authority + wall(state, victim)
        if combat < needed and len(state.prey) == 1:
            if needed <= combat + reserve:
                return [scrap_for_combat(realm, taste)]
            opening = open_the_way(state, realm, victim, needed - combat - reserve, taste)
            if opening is not None:
                return [opening]
    if combat == 0:
        return found
    strikes: list[Move] = []
    for move in options:
        if isinstance(move, AttackBase):
            # Elites may spend less (SR-4.5), but why should they?
            left = state.base_named(move.owner, move.card, move.copy).left
            if move.amount == min(combat, left):
                found.append(move)
        elif isinstance(move, Attack):
            authority = state.realms[move.victim].authority
            if move.amount == min(combat, authority):
                strikes.append(move)
    if len(state.prey) == 1 and strikes:
        victim = state.prey[0]
        if combat >= state.realms[victim].authority:
            return strikes
    if reserve > 0 and (found or strikes) and beyond_reach(state, combat, reserve):
        for move in options:
            if isinstance(move, UseScrap):
                found.append(move)
    found.extend(strikes)
    return found


def beyond_reach(state: StarRealmsState, combat: int, reserve: int) -> bool:
    """Is there a base that only abilities which cost their card would overcome?"""
    for owner in state.reach:
        for item in state.realms[owner].bases:
            if combat < item.left <= combat + reserve:
                return True
    return False


# How promising a move looks, as exponents; what habit would do looks best.
HABIT: Final = 1.5
SCRAP_ABILITY: Final = -1.0


def priors_of(state: StarRealmsState, seat: int, moves: list[Move], taste: Taste) -> list[float]:
    """Shares of attention: purchases by their worth, and more for what habit would do."""
    late = taste.lateness(state)
    habit = next_move(state, seat, taste)
    shares: list[float] = []
    total = 0.0
    for move in moves:
        value = 0.0
        if isinstance(move, Acquire):
            value = min(max(taste.worth(move.card, late), -2.0), 3.0)
        elif isinstance(move, UseScrap):
            value = SCRAP_ABILITY + min(max(gain_of_scrap(state, seat, move, taste), 0.0), 3.0)
        if move is habit:
            value += HABIT
        share = exp(value)
        total += share
        shares.append(share)
    return [share / total for share in shares]


def gain_of_scrap(state: StarRealmsState, seat: int, move: UseScrap, taste: Taste) -> float:
    """How much better a card could be bought with the trade of an ability that costs its card,
    less what that card is worth.
    """
    form = move.card.index
    trade = taste.scrap_trade[form]
    if trade == 0:
        return 0.0
    late = taste.lateness(state)
    realm = state.realms[seat]
    now = worth_of_best(state, realm.trade, taste, late)
    then = worth_of_best(state, realm.trade + trade, taste, late)
    return then - now - max(taste.worth(move.card, late), 0.0)


def worth_of_best(state: StarRealmsState, trade: int, taste: Taste, late: float) -> float:
    """What the best card is worth that so much trade can buy."""
    best = 0.0
    for card in state.row:
        if card is not None and card.cost <= trade:
            best = max(best, taste.worth(card, late))
    return best
