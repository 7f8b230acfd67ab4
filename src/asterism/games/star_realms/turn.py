"""How a turn begins and ends (SR-1.2, SR-2.10, SR-2.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from asterism.engine.outcome import Outcome
from asterism.engine.state import NOBODY
from asterism.games.star_realms.cards import Card
from asterism.games.star_realms.events import (
    DISCARDED,
    ENDED,
    GIVEN,
    LENT,
    PLAYED,
    REPAIRED,
    TURN,
    USED,
)
from asterism.games.star_realms.factions import COUNT, FLEET_HQ_SHIFT
from asterism.games.star_realms.in_play import (
    InPlay,
    ally_used,
    copy_number,
    damaged,
    double_used,
    fresh,
    primary_used,
    remove,
    replace,
)

if TYPE_CHECKING:
    from asterism.games.star_realms.realm import Realm
    from asterism.games.star_realms.state import StarRealmsState

ONE_SEAT: Final[list[tuple[int, ...]]] = [(0,), (1,), (2,), (3,), (4,), (5,)]
# Players by chance can scrap both decks to nothing and go on for ever; a playout must end.
MOST_TURNS_OF_A_PLAYOUT: Final = 1000


def first_hands(state: StarRealmsState, first: int) -> None:
    """SR-1.2: everybody shuffles and draws, then the first turn begins."""
    terms, players = state.terms, state.players
    for seat, realm in enumerate(state.realms):
        if realm.alive:
            state.chance.shuffle(realm.deck)
            state.draw(seat, terms.format.first_hand(terms.box, players, seat, first, terms.boss))
    begin(state, first)


def begin(state: StarRealmsState, seat: int) -> None:
    """The turn of a seat (or its team) begins; what it owes of discards is paid first."""
    format = state.terms.format
    team = format.team(seat, state.players)
    state.active = seat
    state.movers = ONE_SEAT[seat] if len(team) == 1 else living(state, team)
    format.aim(state, seat)
    if state.heard is not None:
        state.tell(TURN, seat, [state.turn_number])
    for member in team:
        wake(state.realms[member])
    if state.terms.adds_damage and seat == state.terms.boss:
        repair(state, seat)
    if not state.terms.discard_now:
        pay_debts(state, team)


def living(state: StarRealmsState, team: list[int]) -> tuple[int, ...]:
    return tuple([member for member in team if state.realms[member].alive])


def wake(realm: Realm) -> None:
    """A new turn: no ability is used yet."""
    for at, item in enumerate(realm.bases):
        if item.used:
            realm.bases[at] = fresh(item)


def repair(state: StarRealmsState, seat: int) -> None:
    """SR-4.5: damage on the Boss's bases is wiped when the Boss's turn begins."""
    bases = state.realms[seat].bases
    hurt = False
    for at, item in enumerate(bases):
        if item.damage:
            bases[at] = damaged(item, 0)
            hurt = True
    if hurt:
        state.tell(REPAIRED, seat, [])


def pay_debts(state: StarRealmsState, team: list[int]) -> None:
    for member in reversed(team):
        realm = state.realms[member]
        owed = min(realm.debt, len(realm.hand))
        realm.debt = 0
        if owed > 0:
            state.ask_discard(member, True, owed, 0, False)


# What a player does in the main phase.


def play_card(state: StarRealmsState, seat: int, card: Card) -> None:
    """SR-2.1, SR-2.2: a ship's primary happens at once."""
    realm = state.realms[seat]
    state.shown(realm, card)
    item = card.fresh
    if state.heard is not None:
        target = f"ships.{seat}" if card.is_ship else f"bases.{seat}"
        state.tell(PLAYED, seat, [card.code, f"hand.{seat}", target])
    realm.uses += 1
    realm.by_faction += card.allegiance
    if card.is_ship:
        realm.ships.append(item)
        headquarters = int((realm.standing >> FLEET_HQ_SHIFT) & COUNT)
        realm.standing += item.standing
        if headquarters:
            state.gain(seat, 0, headquarters, 0)
        if not card.copies_ships:
            realm.played |= card.bit
        state.resolve(card.primary, 0, seat, card)
    else:
        realm.bases.append(item)
        realm.standing += item.standing


def use_primary(state: StarRealmsState, seat: int, item: InPlay) -> None:
    realm = state.realms[seat]
    if state.heard is not None:
        tell_use(state, seat, item, realm.bases, "primary")
    realm.uses += 1
    replace(realm.bases, item, primary_used(item))
    state.resolve(item.card.primary, 0, seat, item.card)


def use_ally(state: StarRealmsState, seat: int, item: InPlay, double: bool = False) -> None:
    """SR-2.3. `double`: the ability that needs two allies, which only cards of packs have."""
    realm = state.realms[seat]
    zone = realm.ships if item.card.is_ship else realm.bases
    if state.heard is not None:
        tell_use(state, seat, item, zone, "double_ally" if double else "ally")
    realm.uses += 1
    replace(zone, item, double_used(item) if double else ally_used(item))
    state.resolve(item.double_ally if double else item.ally, 0, seat, item.form)


def use_scrap(state: StarRealmsState, seat: int, item: InPlay) -> None:
    """SR-2.4: the card leaves play, then the effect happens."""
    realm = state.realms[seat]
    zone = realm.ships if item.card.is_ship else realm.bases
    if state.heard is not None:
        tell_use(state, seat, item, zone, "scrap")
    realm.uses += 1
    remove(zone, item)
    realm.standing -= item.standing
    state.scrap(seat, item.card, "ships" if item.card.is_ship else "bases", seat)
    state.resolve(item.scrap, 0, seat, item.form)


def tell_use(
    state: StarRealmsState, seat: int, item: InPlay, zone: list[InPlay], ability: str
) -> None:
    state.tell(USED, seat, [item.card.code, ability, copy_number(zone, item)])


def lend(state: StarRealmsState, seat: int, resource: str, partner: int) -> None:
    """SR-4.3b: the whole own pool goes to a partner."""
    giver, taker = state.realms[seat], state.realms[partner]
    if resource == "trade":
        amount = giver.trade
        taker.trade += amount
        giver.trade = 0
    else:
        amount = giver.combat
        taker.combat += amount
        giver.combat = 0
    state.tell(LENT, seat, [resource, partner, amount])


def give(state: StarRealmsState, seat: int, card: Card, partner: int) -> None:
    """SR-4.4: for 1 trade a card of one's discard pile goes to a partner's."""
    realm = state.realms[seat]
    realm.trade -= 1
    for at in range(len(realm.discard) - 1, -1, -1):
        if realm.discard[at] is card:
            realm.discard.pop(at)
            break
    state.realms[partner].discard.append(card)
    state.tell(GIVEN, seat, [card.code, f"discard.{seat}", f"discard.{partner}"])


# The end of the turn.


def end(state: StarRealmsState, seat: int) -> None:
    """One seat has ended; when its whole team has, all discard, then all draw (SR-4.3a)."""
    if state.heard is not None:
        state.tell(ENDED, seat, [])
    if len(state.movers) > 1:
        state.realms[seat].ended = True
        state.movers = tuple([member for member in state.movers if member != seat])
        return
    finish_turn(state)


def finish_turn(state: StarRealmsState) -> None:
    """Everybody who had a part in the turn is done with it."""
    format = state.terms.format
    team = format.team(state.active, state.players)
    for member in team:
        discard_phase(state, member)
    for member in team:
        size = format.hand_size(state.terms.box, state.players, member, state.terms.boss)
        state.draw(member, size)
    next_turn(state)


def discard_phase(state: StarRealmsState, seat: int) -> None:
    """SR-2.10: pools to zero; ships and the hand go to the discard pile; bases stay."""
    realm = state.realms[seat]
    realm.forget_turn()
    if state.heard is not None:
        for item in realm.ships:
            state.tell(DISCARDED, seat, [item.card.code, f"ships.{seat}", f"discard.{seat}"])
        for card in realm.hand:
            state.tell(DISCARDED, seat, [card.code, f"hand.{seat}", f"discard.{seat}"])
    for item in realm.ships:
        realm.standing -= item.standing
        realm.discard.append(item.card)
    realm.ships.clear()
    realm.discard.extend(realm.hand)
    realm.hand.clear()
    if realm.known is not None:
        realm.known = []
    wake(realm)


def next_turn(state: StarRealmsState) -> None:
    """The next living seat is on turn, unless the limit stops the game (SR-2.18)."""
    limit = state.terms.turn_limit
    if not limit and state.realms[0].known is None:
        limit = MOST_TURNS_OF_A_PLAYOUT
    if limit and state.turn_number >= limit:
        state.outcome = Outcome(state.scores(), (), "turn_limit")
        state.movers = NOBODY
        return
    state.turn_number += 1
    begin(state, state.terms.format.next_seat(state))
