"""How a player goes: farewell gifts, cards that leave the game, resignation (SR-4.6, SR-4.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from asterism.engine.state import RESIGNATION
from asterism.games.star_realms import turn
from asterism.games.star_realms.attack import end_if_won, finish, has_base_to_destroy
from asterism.games.star_realms.cards import Card, sorted_cards, take
from asterism.games.star_realms.events import GAVE_UP, GIVEN, LEFT, LEFT_UNSEEN
from asterism.games.star_realms.in_play import named, remove
from asterism.games.star_realms.questions import Destroy, Gift, Leave, Question

if TYPE_CHECKING:
    from asterism.games.star_realms.state import StarRealmsState


def bequeath(
    state: StarRealmsState, seat: int, receiver: int, card: Card, zone: str, copy: int
) -> None:
    """A farewell gift: shown, and on the partner's discard pile."""
    realm = state.realms[seat]
    if zone == "hand":
        state.shown(realm, card)
    elif zone == "deck":
        # One that openly lies on top, if there is one: so nothing hidden is told.
        top = len(realm.deck) - realm.on_top
        if card in realm.deck[top:]:
            realm.on_top -= 1
        take(realm.deck, card)
    elif zone == "discard":
        take(realm.discard, card)
    else:
        items = realm.ships if zone == "ships" else realm.bases
        item = named(items, card, copy)
        assert item is not None
        remove(items, item)
        realm.standing -= item.standing
    state.realms[receiver].discard.append(card)
    if state.heard is not None:
        state.tell(GIVEN, seat, [card.code, f"{zone}.{seat}", f"discard.{receiver}"])


def leave(state: StarRealmsState, seat: int) -> None:
    """All that is left of a defeated player's cards leaves the game, Explorers too (SR-4.6)."""
    realm = state.realms[seat]
    tell_leaving(state, seat)
    state.away += realm.hand + realm.deck + realm.discard
    for item in realm.ships + realm.bases:
        state.away.append(item.card)
    realm.hand = []
    realm.deck = []
    realm.discard = []
    realm.ships = []
    realm.bases = []
    realm.on_top = 0
    realm.standing = 0
    if realm.known is not None:
        realm.known = []
    state.terms.format.aim(state, state.active)


def tell_leaving(state: StarRealmsState, seat: int) -> None:
    """Nobody turns up what was hidden: the order of a deck, and what of it is in hand."""
    if state.heard is None:
        return
    realm = state.realms[seat]
    hand, deck = sorted_cards(realm.hand), sorted_cards(realm.deck)
    ships = [item.card for item in realm.ships]
    bases = [item.card for item in realm.bases]
    zones = [("discard", realm.discard), ("ships", ships), ("bases", bases)]
    for zone, cards in [("hand", hand), ("deck", deck), *zones]:
        event = LEFT_UNSEEN if zone in ("hand", "deck") else LEFT
        if cards:
            codes = [card.code for card in cards]
            state.tell(event, seat, [codes, f"{zone}.{seat}", "away"])


def is_asked(state: StarRealmsState, seat: int) -> bool:
    """Is anything left for the seat to answer, now or after others?"""
    return any(question.asks and question.seat == seat for question in state.questions)


def give_up(state: StarRealmsState, seat: int) -> None:
    """SR-4.7: a seat that leaves is defeated, without farewell gifts; partners play on unless
    their side falls with it. One that is defeated already leaves its farewell gifts unmade.
    """
    realm = state.realms[seat]
    if not realm.alive:
        state.note_refusal(seat)
        state.questions = [q for q in state.questions if not (q.asks and q.seat == seat)]
        state.settle()
        return
    state.tell(GAVE_UP, seat, [])
    if loses_for_all(state, seat):
        finish(state, 1 - state.sides[seat], RESIGNATION)
        return
    if not state.shares:
        realm.authority = 0
    realm.alive = False
    realm.debt = 0
    if end_if_won(state, RESIGNATION):
        return
    on_turn = seat == state.active and not state.shares
    state.questions = [q for q in state.questions if outlasts(q, seat, on_turn)]
    leave(state, seat)
    pass_on(state, seat, on_turn)
    if state.outcome is not None:
        state.questions.clear()
    # A base that was to be destroyed may have gone with its owner.
    state.questions = [q for q in state.questions if can_be_answered(state, q)]
    state.settle()


def loses_for_all(state: StarRealmsState, seat: int) -> bool:
    """Has the other of two sides won? By the first version of the rules whoever left."""
    if state.terms.teams_play_on:
        return state.terms.format.falls_with(state, seat)
    return max(state.sides) == 1


def outlasts(question: Question, seat: int, on_turn: bool) -> bool:
    """Is a question still open when the seat has left? What it was asked, and gifts for it, are
    void; if it is its turn, so is everything it began. Farewells of others go on.
    """
    if isinstance(question, Gift):
        return question.seat != seat and question.receiver != seat
    return isinstance(question, Leave) or (not on_turn and question.seat != seat)


def can_be_answered(state: StarRealmsState, question: Question) -> bool:
    return not isinstance(question, Destroy) or has_base_to_destroy(state, question.seat)


def pass_on(state: StarRealmsState, seat: int, on_turn: bool) -> None:
    """Whoever is on turn when it leaves takes no further part in it."""
    state.realms[seat].forget_turn()
    if on_turn:
        turn.next_turn(state)
    elif seat in state.movers:
        state.movers = tuple([member for member in state.movers if member != seat])
        if not state.movers:
            turn.finish_turn(state)
