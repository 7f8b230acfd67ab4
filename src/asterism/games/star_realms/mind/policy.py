"""How a practised player goes on without thinking: everything in a good order, nothing wasted.

It looks at nothing but what its seat sees, and it lists no options: whole turns cost little more
than their moves. What it buys, scraps and gives away follows a taste (priorities.py).
"""

from __future__ import annotations

from asterism.engine.move import Move
from asterism.games.star_realms.cards import Card
from asterism.games.star_realms.in_play import InPlay, copy_number
from asterism.games.star_realms.legal import are_equal
from asterism.games.star_realms.mind.priorities import COPIES, DRAWS, STARTER, Taste
from asterism.games.star_realms.mind.replies import reply, scraps_something
from asterism.games.star_realms.moves import END, LEND_COMBAT, LEND_TRADE, attacks
from asterism.games.star_realms.realm import Realm, allies, doubles, primaries, scrappable
from asterism.games.star_realms.state import StarRealmsState


def next_move(state: StarRealmsState, seat: int, taste: Taste) -> Move:
    """What the seat, which may decide now, does as a matter of course."""
    if state.questions:
        return reply(state, seat, state.questions[-1], taste)
    realm = state.realms[seat]
    routine = next_routine(state, realm, taste)
    if routine is not None:
        return routine
    if realm.combat > 0 or realm.ships:
        strike = next_strike(state, seat, realm, taste)
        if strike is not None:
            return strike
    if realm.trade > 0:
        bought = purchase(state, realm, taste)
        if bought is not None:
            return bought
    return closing_move(state, seat, realm)


def closing_move(state: StarRealmsState, seat: int, realm: Realm) -> Move:
    """Nothing is left to do: a partner who may add to what is left gets it, then the turn ends.

    Nothing goes back and forth (SR-4.3b): it goes to later seats, to somebody who has yet to play,
    or to another pool of the same kind, and then there is a pool less.
    """
    if len(state.movers) > 1:
        for partner in state.movers:
            if partner == seat:
                continue
            other = state.realms[partner]
            is_to_come = partner > seat or len(other.hand) > 0
            if realm.trade > 0 and (is_to_come or other.trade > 0):
                return LEND_TRADE[partner]
            if realm.combat > 0 and (is_to_come or other.combat > 0):
                return LEND_COMBAT[partner]
    return END


def next_routine(state: StarRealmsState, realm: Realm, taste: Taste) -> Move | None:
    """Play and use everything: cards with a faction, abilities, starters, Stealth Needles."""
    if realm.uses >= taste.box.most_uses:
        return None
    first: Card | None = None
    order = COPIES + 1
    draws: Card | None = None
    for card in realm.hand:
        place = taste.order[card.index]
        if place < order:
            first, order = card, place
        if place == DRAWS:
            draws = card
    if draws is not None and taste.keen and tops_come_first(realm, taste):
        return before_drawing(state, realm, taste, draws)
    if first is not None and order < STARTER:
        return first.moves.play
    use = next_use(state, realm, taste)
    if use is not None:
        return use
    return None if first is None else first.moves.play


def tops_come_first(realm: Realm, taste: Taste) -> bool:
    """May a ship that is bought go on top of the deck in this turn, to be drawn at once?"""
    if realm.tops > 0:
        return True
    opens_top = taste.opens_top
    for card in realm.hand:
        if opens_top[card.index]:
            return True
    for item in realm.bases:
        if item.can_act and opens_top[item.card.index]:
            return True
    for item in realm.ships:
        if item.can_ally and opens_top[item.form.index]:
            return True
    return False


def before_drawing(state: StarRealmsState, realm: Realm, taste: Taste, draws: Card) -> Move:
    """Everything else first, then a ship for the top of the deck, and then it is drawn."""
    first: Card | None = None
    order = STARTER + 1
    for card in realm.hand:
        place = taste.order[card.index]
        if place != DRAWS and place < order:
            first, order = card, place
    if first is not None and order < STARTER:
        return first.moves.play
    use = next_use(state, realm, taste)
    if use is not None:
        return use
    if first is not None:
        return first.moves.play
    if realm.tops > 0:
        ship = purchase(state, realm, taste, ships_only=True)
        if ship is not None:
            return ship
    return draws.moves.play


def next_use(state: StarRealmsState, realm: Realm, taste: Taste) -> Move | None:
    """A base's primary or an ally ability; one that must scrap only if there is a bad card."""
    standing = realm.standing
    for item in realm.bases:
        if not item.can_act:
            continue
        index = item.card.index
        if item.can_primary and not (
            taste.primary_must_scrap[index] and not scraps_something(state, realm, taste, item.card)
        ):
            return primary_of(realm, item)
        if item.has_ally(standing):
            return ally_of(realm, realm.bases, item)
        if item.has_two_allies(standing):
            return double_of(realm, realm.bases, item)
    for item in realm.ships:
        if item.has_two_allies(standing):
            return double_of(realm, realm.ships, item)
        if item.has_ally(standing):
            if taste.ally_must_scrap[item.form.index] and not scraps_something(
                state, realm, taste, item.form
            ):
                continue
            return ally_of(realm, realm.ships, item)
    return None


# A use as it is listed: where equal cards lie in different conditions, the copy is named.


def primary_of(realm: Realm, item: InPlay) -> Move:
    if are_equal(realm.bases, item):
        return item.card.moves.base
    return item.card.moves.use("base", copy_number(primaries(realm), item))


def ally_of(realm: Realm, zone: list[InPlay], item: InPlay) -> Move:
    if are_equal(zone, item):
        return item.card.moves.ally
    return item.card.moves.use("ally", copy_number(allies(realm), item))


def double_of(realm: Realm, zone: list[InPlay], item: InPlay) -> Move:
    if are_equal(zone, item):
        return item.card.moves.double
    return item.card.moves.use("double", copy_number(doubles(realm), item))


def scrap_of(realm: Realm, zone: list[InPlay], item: InPlay) -> Move:
    if are_equal(zone, item):
        return item.card.moves.scrap
    return item.card.moves.use("scrap", copy_number(scrappable(realm), item))


def purchase(
    state: StarRealmsState, realm: Realm, taste: Taste, ships_only: bool = False
) -> Move | None:
    """The card that is worth most, if any is worth having."""
    trade = realm.trade
    late = taste.lateness(state)
    best: Card | None = None
    most = 0.0
    for card in state.row:
        if card is not None and card.cost <= trade and (card.is_ship or not ships_only):
            worth = taste.worth(card, late)
            if worth > most:
                best, most = card, worth
    explorer = state.terms.box.explorer
    if trade >= explorer.cost and state.explorers > 0 and taste.worth(explorer, late) > most:
        best = explorer
    return None if best is None else best.moves.acquire


# Fighting.


def next_strike(state: StarRealmsState, seat: int, realm: Realm, taste: Taste) -> Move | None:
    """Defeat somebody if it can be done; else outposts, bases worth it, and the weakest."""
    combat = realm.combat
    victim = -1
    weakest = 0
    for other in state.prey:
        authority = state.realms[other].authority
        if victim < 0 or authority < weakest:
            victim, weakest = other, authority
    if victim < 0:
        return None
    in_the_way = wall(state, victim)
    needed = weakest + in_the_way
    if combat < needed:
        reserve = reserve_of(realm, taste)
        if reserve > 0 and combat + reserve >= needed:
            return scrap_for_combat(realm, taste)
        opening = open_the_way(state, realm, victim, needed - combat - reserve, taste)
        if opening is not None:
            return opening
        if combat == 0:
            return None
    less = state.terms.format.adds_damage() and seat != state.terms.boss
    if in_the_way > 0:
        return break_wall(state, victim, combat, less)
    if combat < weakest:
        base = base_worth_it(state, victim, combat, taste)
        if base is not None:
            return base
    return attacks(victim, min(combat, weakest))[-1]


def wall(state: StarRealmsState, victim: int) -> int:
    """The combat that the outposts in the way take."""
    total = 0
    if state.shares:
        for other in state.reach:
            for item in state.realms[other].bases:
                if item.is_outpost:
                    total += item.left
    else:
        target = state.realms[victim]
        if target.outposts() > 0:
            for item in target.bases:
                if item.is_outpost:
                    total += item.left
    return total


def reserve_of(realm: Realm, taste: Taste) -> int:
    """The combat that scrap abilities would add."""
    total = 0
    if realm.uses >= taste.box.most_uses:
        return total
    for item in realm.ships:
        if item.can_scrap:
            total += taste.scrap_combat[item.form.index]
    for item in realm.bases:
        if item.can_scrap:
            total += taste.scrap_combat[item.form.index]
    return total


def scrap_for_combat(realm: Realm, taste: Taste) -> Move:
    for item in realm.ships:
        if item.can_scrap and taste.scrap_combat[item.form.index] > 0:
            return scrap_of(realm, realm.ships, item)
    for item in realm.bases:
        if item.can_scrap and taste.scrap_combat[item.form.index] > 0:
            return scrap_of(realm, realm.bases, item)
    return END


def open_the_way(
    state: StarRealmsState, realm: Realm, victim: int, missing: int, taste: Taste
) -> Move | None:
    """Scrap what destroys an outpost, if the rest is enough without it."""
    if not taste.keen or realm.uses >= taste.box.most_uses:
        return None
    for zone in (realm.ships, realm.bases):
        for item in zone:
            if item.can_scrap and taste.scrap_razes[item.form.index]:
                own = taste.scrap_combat[item.form.index]
                if strongest_outpost(state, victim) >= missing + own:
                    return scrap_of(realm, zone, item)
    return None


def strongest_outpost(state: StarRealmsState, victim: int) -> int:
    """What the strongest outpost in the way of an attack takes."""
    most = 0
    for owner in state.reach:
        if owner == victim or state.shares:
            for item in state.realms[owner].bases:
                if item.is_outpost and item.left > most:
                    most = item.left
    return most


def break_wall(state: StarRealmsState, victim: int, combat: int, less: bool) -> Move | None:
    """The dearest outpost that can be destroyed; Elites of a raid scratch one all the same."""
    found: InPlay | None = None
    owner = -1
    cost = -1
    for other in state.reach:
        if other == victim or state.shares:
            for item in state.realms[other].bases:
                within = item.is_outpost and (item.left <= combat or less)
                if within and item.card.cost > cost:
                    found, owner, cost = item, other, item.card.cost
    if found is None:
        return None
    copy = copy_number(state.realms[owner].bases, found)
    return found.card.moves.attack_base(owner, copy, min(combat, found.left))


def base_worth_it(state: StarRealmsState, victim: int, combat: int, taste: Taste) -> Move | None:
    found: InPlay | None = None
    owner = -1
    cost = taste.base_cost - 1
    for other in state.reach:
        if other == victim or state.shares:
            for item in state.realms[other].bases:
                if item.left <= combat and item.card.cost > cost:
                    found, owner, cost = item, other, item.card.cost
    if found is None:
        return None
    copy = copy_number(state.realms[owner].bases, found)
    return found.card.moves.attack_base(owner, copy, found.left)
