"""Why a move is refused: the clause it breaks, and a message."""

from __future__ import annotations

from typing import TYPE_CHECKING

from asterism.engine.errors import IllegalMove
from asterism.engine.message import Message
from asterism.engine.move import Move
from asterism.games.star_realms import draft
from asterism.games.star_realms.attack import shielded
from asterism.games.star_realms.cards import Card
from asterism.games.star_realms.in_play import InPlay
from asterism.games.star_realms.moves import (
    Acquire,
    Attack,
    AttackBase,
    Choose,
    Give,
    Lend,
    Play,
    UseAlly,
    UseBase,
    UseDouble,
    UseMove,
)
from asterism.games.star_realms.realm import has_ally

if TYPE_CHECKING:
    from asterism.games.star_realms.state import StarRealmsState


def refusal(state: StarRealmsState, move: Move, seat: int) -> IllegalMove:
    """Why the seat, which may decide now, may not decide this."""
    if isinstance(move, Choose):
        if not state.questions:
            return IllegalMove("SR-2.13", Message("star-realms-nothing-asked"))
        return IllegalMove("SR-2.13", Message("star-realms-no-answer", move=move.text))
    if state.questions:
        if draft.is_open(state):
            return IllegalMove("SR-2.13", Message("star-realms-draft-first"))
        return IllegalMove("SR-2.13", Message("star-realms-answer-first"))
    realm = state.realms[seat]
    if realm.ended and not isinstance(move, Lend):
        return IllegalMove("SR-4.3a", Message("star-realms-has-ended", player=seat))
    if isinstance(move, (Play, UseMove)) and realm.uses >= state.terms.box.most_uses:
        return IllegalMove("SR-2.1", Message("star-realms-turn-too-long", count=realm.uses))
    if isinstance(move, Play):
        return IllegalMove("SR-2.1", Message("star-realms-not-in-hand", card=move.card.label))
    if isinstance(move, UseMove):
        return refuse_use(state, move, seat)
    if isinstance(move, Acquire):
        return refuse_acquisition(state, move.card, realm.trade)
    if isinstance(move, Attack):
        return refuse_attack(state, move, seat)
    if isinstance(move, AttackBase):
        return refuse_base_attack(state, move, seat)
    if isinstance(move, Lend):
        return refuse_loan(state, move, seat)
    assert isinstance(move, Give)
    return refuse_gift(state, move, seat)


def not_waiting_for(state: StarRealmsState, seat: int) -> IllegalMove:
    """Why a seat may decide nothing now: another is asked, or it has ended (SR-4.3a)."""
    if state.questions:
        asked = state.questions[-1].seat
        clause = "SR-4.3a" if len(state.movers) > 1 else "SR-2.13"
        return IllegalMove(clause, Message("star-realms-other-asked", player=asked))
    if state.realms[seat].ended:
        return IllegalMove("SR-4.3a", Message("star-realms-has-ended", player=seat))
    return IllegalMove(state.game.turn_clause, Message("engine-not-your-turn", player=seat))


def refuse_use(state: StarRealmsState, move: UseMove, seat: int) -> IllegalMove:
    label = move.card.label
    own = state.realms[seat].ships + state.realms[seat].bases
    alike: list[InPlay] = [item for item in own if item.card is move.card]
    if not alike:
        return IllegalMove("SR-2.1", Message("star-realms-not-in-play", card=label))
    if isinstance(move, UseBase):
        if move.card.is_ship:
            return IllegalMove("SR-2.2", Message("star-realms-ship-primary", card=label))
        if not move.card.primary:
            return IllegalMove("SR-2.2", Message("star-realms-no-ability", card=label))
        if not any(item.can_primary for item in alike):
            return IllegalMove("SR-2.1", Message("star-realms-used", card=label))
    elif isinstance(move, UseAlly):
        if not any(item.ally for item in alike):
            return IllegalMove("SR-2.3", Message("star-realms-no-ability", card=label))
        unused = [item for item in alike if item.can_ally]
        if not unused:
            return IllegalMove("SR-2.1", Message("star-realms-used", card=label))
        if not any(has_ally(state.realms[seat], item) for item in unused):
            return IllegalMove("SR-2.3", Message("star-realms-no-ally", card=label))
    elif isinstance(move, UseDouble):
        if not any(item.double_ally for item in alike):
            return IllegalMove("SR-2.3", Message("star-realms-no-ability", card=label))
        if not any(item.can_double for item in alike):
            return IllegalMove("SR-2.1", Message("star-realms-used", card=label))
        if not any(item.has_two_allies(state.realms[seat].standing) for item in alike):
            return IllegalMove("SR-2.3", Message("star-realms-no-two-allies", card=label))
    elif not any(item.can_scrap for item in alike):
        return IllegalMove("SR-2.4", Message("star-realms-no-ability", card=label))
    return wrong_copy(move.card)


def wrong_copy(card: Card) -> IllegalMove:
    return IllegalMove("SR-2.1", Message("star-realms-which-copy", card=card.label))


def refuse_acquisition(state: StarRealmsState, card: Card, trade: int) -> IllegalMove:
    if card is state.terms.box.explorer:
        if state.explorers == 0:
            return IllegalMove("SR-2.7", Message("star-realms-no-explorers", card=card.label))
    elif card not in state.row:
        return IllegalMove("SR-2.7", Message("star-realms-not-in-row", card=card.label))
    return IllegalMove(
        "SR-2.7", Message("star-realms-too-dear", card=card.label, cost=card.cost, trade=trade)
    )


def reach_clause(state: StarRealmsState) -> str:
    """The clause that says whom one may attack."""
    name = state.terms.format.name
    if name == "deathmatch":
        return "SR-4.1"
    if name == "hunter":
        return "SR-4.2"
    if name == "emperor":
        return "SR-4.4"
    if name == "raid":
        return "SR-4.5"
    return "SR-4.3c" if state.terms.format.shares_authority() else "SR-0.4"


def no_such_seat(clause: str, seat: int, players: int) -> IllegalMove:
    return IllegalMove(clause, Message("engine-bad-seat", seat=seat, seats=players))


def refuse_victim(state: StarRealmsState, victim: int, seat: int) -> IllegalMove | None:
    """Nobody there, a partner, or somebody out of the game."""
    if victim >= state.players:
        return no_such_seat("SR-0.4", victim, state.players)
    if not state.realms[victim].alive:
        return IllegalMove("SR-0.4", Message("star-realms-no-such-opponent", player=victim))
    if state.sides[victim] == state.sides[seat]:
        return IllegalMove("SR-0.4", Message("star-realms-own-side"))
    return None


def refuse_attack(state: StarRealmsState, move: Attack, seat: int) -> IllegalMove:
    refused = refuse_victim(state, move.victim, seat)
    if refused is not None:
        return refused
    if move.victim not in state.prey:
        clause = reach_clause(state)
        return IllegalMove(clause, Message("star-realms-out-of-reach", player=move.victim))
    if shielded(state, move.victim):
        return IllegalMove("SR-2.9", Message("star-realms-outpost-first", player=move.victim))
    return too_little_combat(state, seat, move.amount)


def too_little_combat(state: StarRealmsState, seat: int, amount: int) -> IllegalMove:
    combat = state.realms[seat].combat
    return IllegalMove("SR-2.8", Message("star-realms-no-combat", combat=combat, amount=amount))


def refuse_base_attack(state: StarRealmsState, move: AttackBase, seat: int) -> IllegalMove:
    refused = refuse_victim(state, move.owner, seat)
    if refused is not None:
        return refused
    if move.owner not in state.reach:
        clause = reach_clause(state)
        return IllegalMove(clause, Message("star-realms-out-of-reach", player=move.owner))
    card = move.card
    alike = [item for item in state.realms[move.owner].bases if item.card is card]
    if not alike:
        message = Message("star-realms-no-such-base", card=card.label, player=move.owner)
        return IllegalMove("SR-2.8", message)
    if not card.is_outpost and shielded(state, move.owner):
        return IllegalMove("SR-2.9", Message("star-realms-outpost-first", player=move.owner))
    if move.amount > state.realms[seat].combat:
        return too_little_combat(state, seat, move.amount)
    less = state.terms.adds_damage and seat != state.terms.boss
    if not less and move.amount != card.defense:
        message = Message("star-realms-exact-defense", card=card.label, defense=card.defense)
        return IllegalMove("SR-2.8", message)
    if not any(move.amount <= item.left for item in alike):
        message = Message("star-realms-too-much", card=card.label, amount=move.amount)
        return IllegalMove("SR-4.5" if less else "SR-2.8", message)
    return wrong_copy(card)


def refuse_loan(state: StarRealmsState, move: Lend, seat: int) -> IllegalMove:
    if not state.terms.format.shares_authority():
        return IllegalMove("SR-4.3b", Message("star-realms-no-lending"))
    if move.partner >= state.players:
        return no_such_seat("SR-4.3b", move.partner, state.players)
    if move.partner == seat or move.partner not in state.movers:
        return IllegalMove("SR-4.3b", Message("star-realms-no-such-partner", player=move.partner))
    return IllegalMove("SR-4.3b", Message("star-realms-empty-pool", resource=move.resource))


def refuse_gift(state: StarRealmsState, move: Give, seat: int) -> IllegalMove:
    if not state.terms.may_give:
        return IllegalMove("SR-4.4", Message("star-realms-no-giving"))
    partner = move.partner
    if partner >= state.players:
        return no_such_seat("SR-4.4", partner, state.players)
    if (
        partner == seat
        or state.sides[partner] != state.sides[seat]
        or not state.realms[partner].alive
    ):
        return IllegalMove("SR-4.4", Message("star-realms-no-such-partner", player=partner))
    if move.card not in state.realms[seat].discard:
        message = Message("star-realms-not-in-discard", card=move.card.label)
        return IllegalMove("SR-4.4", message)
    return IllegalMove("SR-4.4", Message("star-realms-giving-costs"))
