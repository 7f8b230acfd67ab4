"""A sure way to win in the running turn, if there is one.

Sure means: whatever is drawn. The seat knows which cards its deck holds, but not their order; so a
card that draws helps only if the turn is won with every card that could come. Cards that refill the
trade row are unknown altogether, and are left alone.

All of the turn is searched, but with sense: what brings nothing but gains is played at once,
attacks wait for the end, and a turn that cannot reach far enough (reach.py) is not looked into. The
search has a limit, which the rulebook's cards hardly ever come near.
"""

from __future__ import annotations

from typing import Final, final

from asterism.engine.move import Move
from asterism.games.star_realms.cards import Card
from asterism.games.star_realms.in_play import copy_number
from asterism.games.star_realms.mind.draws import Unknown
from asterism.games.star_realms.mind.policy import (
    ally_of,
    double_of,
    primary_of,
    wall,
)
from asterism.games.star_realms.mind.reach import Mights, Outlook, mights_of
from asterism.games.star_realms.moves import (
    DECLINE,
    LEND_COMBAT,
    Acquire,
    Attack,
    AttackBase,
    Choose,
    End,
    Give,
    Lend,
    UseScrap,
    attacks,
)
from asterism.games.star_realms.questions import ScrapOwn, ScrapRow
from asterism.games.star_realms.realm import Realm
from asterism.games.star_realms.state import StarRealmsState

POSITIONS: Final = 3000  # the limit of the search
MOST_MOVES: Final = 80  # one after the other; turns with some packs have no end worth waiting for


def winning_move(state: StarRealmsState, seat: int, positions: int = POSITIONS) -> Move | None:
    """The next move of a sure win in this turn; None: there is none, or none was found."""
    if seat not in state.waiting or seat not in state.movers:
        return None
    hunt = Hunt(seat, mights_of(state.terms.box), positions)
    twin = state.copy()
    twin.chance = hunt.chance
    return hunt.find(twin)


@final
class Hunt:
    """The search for one seat."""

    def __init__(self, seat: int, mights: Mights, positions: int) -> None:
        self.seat: Final = seat
        self.mights: Final = mights
        self.chance: Final = Unknown()
        self.left = positions
        self.depth = 0
        self.failed: Final[set[tuple[object, ...]]] = set()

    def find(self, state: StarRealmsState) -> Move | None:
        """The next move of a sure win from here."""
        self.left -= 1
        if self.left < 0:
            return None
        realm = state.realms[self.seat]
        outlook = self.mights.outlook(state, self.seat)
        if not self.may_reach(state, outlook):
            return None
        # Can what lies on the discard pile, or is bought now, still come to the hand?
        recycles = outlook.drawn > len(realm.deck)
        if state.questions:
            return self.first_that_wins(state, self.answers(state, recycles))
        strike = self.strike(state, realm)
        if strike is not None:
            return strike
        key = key_of(state, realm, self.mights)
        if key in self.failed:
            return None
        harmless = self.harmless(state, realm)
        moves = self.in_order(state, realm, recycles) if harmless is None else [harmless]
        found = self.first_that_wins(state, moves)
        if found is None and self.left >= 0:
            self.failed.add(key)
        return found

    def first_that_wins(self, state: StarRealmsState, moves: list[Move]) -> Move | None:
        for move in moves:
            if self.always_wins(state, move, []):
                return move
            if self.left < 0:
                return None
        return None

    def always_wins(self, state: StarRealmsState, move: Move, script: list[Card]) -> bool:
        """With every card that could be drawn after those of the script."""
        twin = state.copy()
        self.chance.prepare(script, twin.trade_deck)
        move.apply(twin, self.seat)
        could_be = self.chance.could_be
        if could_be:
            drawn = self.chance.drawn
            for card in could_be:
                self.left -= 1
                if self.left < 0 or not self.always_wins(state, move, [*drawn, card]):
                    return False
            return True
        self.forget_refills(state, twin)
        self.let_others_answer(twin)
        if twin.outcome is not None:
            return self.seat in twin.outcome.winners
        if self.seat not in twin.waiting or self.seat not in twin.movers:
            return False
        if self.depth == MOST_MOVES:
            self.left = -1
            return False
        self.depth += 1
        found = self.find(twin)
        self.depth -= 1
        return found is not None

    def forget_refills(self, before: StarRealmsState, state: StarRealmsState) -> None:
        for at in range(len(state.row)):
            if state.row[at] is not before.row[at]:
                state.row[at] = None
                state.choices = None

    def let_others_answer(self, state: StarRealmsState) -> None:
        """What others discard or leave behind has nothing to do with a win in this turn."""
        while state.questions and self.seat not in state.waiting and state.waiting:
            other = state.waiting[0]
            state.options_of(other)[0].apply(state, other)

    # How far it is.

    def may_reach(self, state: StarRealmsState, outlook: Outlook) -> bool:
        combat, razes = outlook.combat, outlook.razes
        for partner in state.movers:
            if partner != self.seat:
                combat += state.realms[partner].combat
        for victim in state.prey:
            needed = state.realms[victim].authority + wall(state, victim)
            if combat >= needed or (razes and combat + self.razed(state, victim, razes) >= needed):
                return True
        return False

    def razed(self, state: StarRealmsState, victim: int, razes: int) -> int:
        """What the strongest outposts in the way of an attack take."""
        lefts: list[int] = []
        for owner in state.reach:
            if owner == victim or state.shares:
                for item in state.realms[owner].bases:
                    if item.is_outpost:
                        lefts.append(item.left)
        lefts.sort(reverse=True)
        total = 0
        for number in range(min(razes, len(lefts))):
            total += lefts[number]
        return total

    # The end: attacks.

    def strike(self, state: StarRealmsState, realm: Realm) -> Move | None:
        """There is combat enough to win: attack, or lend it to the partner who can."""
        for victim in state.prey:
            needed = state.realms[victim].authority + wall(state, victim)
            if 0 < needed <= realm.combat:
                if self.attacks_win(state.copy(), self.seat, victim):
                    return strike_at(state, victim)
                continue
            if realm.combat == 0 or len(state.movers) == 1:
                continue
            for partner in state.movers:
                other = state.realms[partner]
                if partner == self.seat or realm.combat + other.combat < needed:
                    continue
                twin = state.copy()
                LEND_COMBAT[partner].apply(twin, self.seat)
                if self.attacks_win(twin, partner, victim):
                    return LEND_COMBAT[partner]
        return None

    def attacks_win(self, state: StarRealmsState, seat: int, victim: int) -> bool:
        """Is the game won once that victim is out? Changes `state`."""
        for _ in range(MOST_MOVES):
            if state.outcome is not None:
                return self.seat in state.outcome.winners
            if not state.realms[victim].alive:
                return False
            strike_at(state, victim).apply(state, seat)
        return False

    # What to try.

    def answers(self, state: StarRealmsState, recycles: bool) -> list[Move]:
        question = state.questions[-1]
        options = state.options_of(self.seat)
        if isinstance(question, ScrapRow):
            # Which one makes no difference: what comes instead is unknown.
            return [DECLINE] if question.each is None else [options[0], DECLINE]
        if isinstance(question, ScrapOwn) and not recycles:
            return one_of_the_discards(options)
        return options

    def harmless(self, state: StarRealmsState, realm: Realm) -> Move | None:
        """Something that brings gains and can cost nothing: no other order could do better."""
        mights = self.mights
        if realm.uses >= mights.box.most_uses:
            return None
        standing = realm.standing
        for item in realm.bases:
            if item.can_primary and mights.plain_primary[item.card.index]:
                return primary_of(realm, item)
        for zone in (realm.bases, realm.ships):
            for item in zone:
                form = item.form.index
                if mights.plain_ally[form] and item.has_ally(standing):
                    return ally_of(realm, zone, item)
                if mights.plain_double[form] and item.has_two_allies(standing):
                    return double_of(realm, zone, item)
        if not realm.hand or self.hand_is_wanted(realm):
            return None
        for card in realm.hand:
            if not card.is_ship:
                return card.moves.play
        for card in realm.hand:
            if mights.plain_primary[card.index]:
                return card.moves.play
        return None

    def hand_is_wanted(self, realm: Realm) -> bool:
        """Could cards be worth more in hand? Something discards or scraps them; or something like
        that may be drawn, or a Fleet HQ, which pays for ships that come after it.
        """
        mights = self.mights
        if self.something_wants(realm):
            return True
        if not self.something_draws(realm):
            return False
        for pile in (realm.deck, realm.discard):
            for card in pile:
                if mights.wants[card.index] or mights.pays[card.index]:
                    return True
        return False

    def something_wants(self, realm: Realm) -> bool:
        """Is there an ability left that turns cards into something, or must have one?"""
        wants = self.mights.wants
        for card in realm.hand:
            if wants[card.index]:
                return True
        for zone in (realm.ships, realm.bases):
            for item in zone:
                if item.can_act and wants[item.form.index]:
                    return True
        return False

    def something_draws(self, realm: Realm) -> bool:
        whole = self.mights.whole
        for card in realm.hand:
            if whole[card.index].cards > 0:
                return True
        for zone in (realm.ships, realm.bases):
            for item in zone:
                if item.can_act and whole[item.form.index].cards > 0:
                    return True
        return False

    def in_order(self, state: StarRealmsState, realm: Realm, recycles: bool) -> list[Move]:
        """Everything that could be part of a win: purchases last."""
        first: list[Move] = []
        then: list[Move] = []
        last: list[Move] = []
        wanted = self.something_wants(realm)
        for victim in state.prey:
            needed = state.realms[victim].authority + wall(state, victim)
            if len(state.prey) > 1 and 0 < needed <= realm.combat:
                first.append(strike_at(state, victim))
        for move in state.options_of(self.seat):
            if isinstance(move, (Attack, AttackBase, End, Give, Lend)):
                continue
            if isinstance(move, Acquire):
                # What is bought may be drawn, or scrapped for a gain from the discard pile.
                if recycles or wanted or (realm.tops > 0 and move.card.is_ship):
                    last.append(move)
            elif isinstance(move, UseScrap):
                then.append(move)
            else:
                first.append(move)
        return first + then + last


def one_of_the_discards(options: list[Move]) -> list[Move]:
    """Cards that do not come back this turn are all the same."""
    found: list[Move] = []
    seen = False
    for move in options:
        if isinstance(move, Choose) and move.zone == "discard":
            if seen:
                continue
            seen = True
        found.append(move)
    return found


def strike_at(state: StarRealmsState, victim: int) -> Move:
    """An outpost in the way, or the victim itself, with as much as it takes."""
    for owner in state.reach:
        if owner == victim or state.shares:
            bases = state.realms[owner].bases
            for item in bases:
                if item.is_outpost:
                    copy = copy_number(bases, item)
                    return item.card.moves.attack_base(owner, copy, item.left)
    return attacks(victim, state.realms[victim].authority)[-1]


# Positions that come about in several orders are looked into once.


def key_of(state: StarRealmsState, realm: Realm, mights: Mights) -> tuple[object, ...]:
    """All that can differ within a turn."""
    standing = 0
    for owner in state.reach:
        standing = standing * 31 + mights.sum_of_items(state.realms[owner].bases)
    alive = 0
    for victim in state.prey:
        alive = alive * 1009 + state.realms[victim].authority
    offers = 0
    for offer in state.row:
        offers = offers * 2 + (0 if offer is None else 1)
    top: list[int] = []
    for at in range(len(realm.deck) - realm.on_top, len(realm.deck)):
        top.append(realm.deck[at].index)
    return (
        realm.combat,
        realm.trade,
        realm.tops,
        realm.uses,
        realm.authority,
        realm.played,
        int(realm.by_faction),
        mights.sum_of_cards(realm.hand),
        mights.sum_of_cards(realm.deck),
        mights.sum_of_cards(realm.discard),
        mights.sum_of_items(realm.ships),
        mights.sum_of_items(realm.bases),
        standing,
        alive,
        offers,
        state.explorers,
        tuple(top),
    )
