"""Fighting: attacks on bases and players, outposts in the way, and defeat (SR-2.8, SR-4.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from asterism.engine.outcome import Outcome
from asterism.engine.state import NOBODY
from asterism.games.star_realms.events import (
    ATTACKED,
    ATTACKED_BASE,
    DEFEATED,
    DESTROYED,
    RETURNED,
)
from asterism.games.star_realms.in_play import (
    InPlay,
    copy_number,
    damaged,
    remove,
    replace,
)

if TYPE_CHECKING:
    from asterism.games.star_realms.state import StarRealmsState


def shielded(state: StarRealmsState, seat: int) -> bool:
    """SR-2.9: an outpost stands in the way; in Hydra any member's (SR-4.3)."""
    if state.shares:
        side = state.sides[seat]
        for other in range(state.players):
            if state.sides[other] == side and state.realms[other].outposts() > 0:
                return True
        return False
    return state.realms[seat].outposts() > 0


def targetable_bases(state: StarRealmsState) -> bool:
    """Can any opponent's base be targeted? With outposts it is the outposts, so: is there any?"""
    for seat in state.reach:
        if state.realms[seat].bases:
            return True
    return False


def has_base_to_destroy(state: StarRealmsState, seat: int) -> bool:
    """SR-2.15: an opponent's that can be targeted, or one's own."""
    return targetable_bases(state) or bool(state.realms[seat].bases)


def attack_player(state: StarRealmsState, seat: int, victim: int, amount: int) -> None:
    realm = state.realms[seat]
    realm.combat -= amount
    if state.heard is not None:
        state.tell(ATTACKED, seat, [victim, amount])
    target = state.realms[victim]
    if target.authority > amount:
        state.gain_authority(victim, -amount)
    else:
        defeat(state, victim)


def attack_base(state: StarRealmsState, seat: int, owner: int, base: InPlay, amount: int) -> None:
    """SR-2.8; with less than the defense only where damage adds up (SR-4.5)."""
    state.realms[seat].combat -= amount
    if state.heard is not None:
        copy = copy_number(state.realms[owner].bases, base)
        state.tell(ATTACKED_BASE, seat, [owner, base.card.code, copy, amount])
    if amount < base.left:
        replace(state.realms[owner].bases, base, damaged(base, base.damage + amount))
    else:
        destroy(state, seat, owner, base, False)


def destroy(state: StarRealmsState, seat: int, owner: int, base: InPlay, to_hand: bool) -> None:
    """The base goes to its owner's discard pile, or back to the hand for everybody to see."""
    realm = state.realms[owner]
    if state.heard is not None:
        copy = copy_number(realm.bases, base)
        event, zone = (RETURNED, "hand") if to_hand else (DESTROYED, "discard")
        state.tell(event, seat, [base.card.code, f"bases.{owner}", f"{zone}.{owner}", copy])
    remove(realm.bases, base)
    realm.standing -= base.standing
    if to_hand:
        state.to_hand(owner, base.card)
    else:
        realm.discard.append(base.card)


def defeat(state: StarRealmsState, seat: int) -> None:
    """SR-2.12: at once; in Hydra the whole team."""
    side = state.sides[seat]
    for other in range(state.players):
        if other == seat or (state.terms.format.shares_authority() and state.sides[other] == side):
            state.realms[other].authority = 0
            state.realms[other].alive = False
            state.realms[other].debt = 0
            state.tell(DEFEATED, other, [])
    if end_if_won(state, "defeat"):
        return
    state.say_farewell(seat)


def end_if_won(state: StarRealmsState, reason: str) -> bool:
    """Is only one side left? Then the game is over, and no further move exists."""
    losers = state.terms.format.losers(state)
    sides = max(state.sides) + 1
    if len(losers) < sides - 1:
        return False
    for side in range(sides):
        if side not in losers:
            finish(state, side, reason)
    return True


def finish(state: StarRealmsState, side: int, reason: str) -> None:
    """SR-2.19: all seats of the winning side have won; side -1: nobody."""
    winners = tuple([seat for seat in range(state.players) if state.sides[seat] == side])
    state.outcome = Outcome(state.scores(), winners, reason)
    state.questions.clear()
    state.movers = NOBODY
    state.waiting = NOBODY
