"""How a player goes: farewell gifts, cards that leave the game, resignation (SR-4.6, SR-4.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from asterism.engine.move import Move
from asterism.engine.reading import as_int
from asterism.engine.state import RESIGNATION
from asterism.games.star_realms import draft, turn
from asterism.games.star_realms.asking import each_in_discard, each_in_hand, list_in_play
from asterism.games.star_realms.attack import end_if_won, finish
from asterism.games.star_realms.cards import Card, take
from asterism.games.star_realms.events import GAVE_UP, GIVEN, LEFT, LEFT_UNSEEN
from asterism.games.star_realms.in_play import named, remove
from asterism.games.star_realms.moves import DECLINE, Choose
from asterism.games.star_realms.question import Fields, Question

if TYPE_CHECKING:
    from asterism.games.star_realms.state import StarRealmsState


@final
class Gift(Question):
    """A defeated player's farewell: one own card for the discard pile of `receiver` (SR-4.6)."""

    def __init__(self, seat: int, receiver: int) -> None:
        super().__init__("gift", seat)
        self.receiver: Final = receiver

    def answers(self, state: StarRealmsState) -> list[Move]:
        """Any own card of any zone. The deck is listed by kind: its order stays hidden."""
        moves: list[Move] = []
        realm = state.realms[self.seat]
        each_in_hand(realm.hand, moves)
        each_in_discard(realm.discard, moves)
        in_deck = 0
        for card in realm.deck:
            in_deck |= card.bit
        for card in state.terms.box.cards:
            if in_deck & card.bit:
                moves.append(card.moves.deck)
        list_in_play(realm.ships, moves)
        list_in_play(realm.bases, moves)
        moves.append(DECLINE)
        return moves

    def answer(self, state: StarRealmsState, choice: Choose) -> None:
        if choice.card is not None:
            bequeath(state, self.seat, self.receiver, choice.card, choice.zone, choice.copy)

    def outlasts(self, seat: int, on_turn: bool) -> bool:
        """Farewells go on, but for those of, and for, whoever has left."""
        return self.seat != seat and self.receiver != seat

    def to_json(self) -> Fields:
        return {"type": self.type, "seat": self.seat, "receiver": self.receiver}

    @staticmethod
    def read(state: StarRealmsState, seat: int, data: Fields, where: str) -> Question:
        most = state.players - 1
        return Gift(seat, as_int(data.get("receiver"), f"{where}.receiver", 0, most))


@final
class Leave(Question):
    """After the gifts: the defeated player's cards leave the game."""

    def __init__(self, seat: int) -> None:
        super().__init__("leave", seat, asks=False)

    def go_on(self, state: StarRealmsState) -> None:
        leave(state, self.seat)

    def outlasts(self, seat: int, on_turn: bool) -> bool:
        return True

    @staticmethod
    def read(state: StarRealmsState, seat: int, data: Fields, where: str) -> Question:
        return Leave(seat)


def say_farewell(state: StarRealmsState, seat: int) -> None:
    """A defeated player gives what the format lets it give, then its cards leave (SR-4.6)."""
    state.questions.append(Leave(seat))
    for receiver in reversed(state.terms.format.gift_receivers(state, seat)):
        state.questions.append(Gift(seat, receiver))


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
    box = state.terms.box
    hand, deck = box.in_order(realm.hand), box.in_order(realm.deck)
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
    is_draft = draft.is_open(state)
    on_turn = seat == state.active and not state.shares and not is_draft
    state.questions = [q for q in state.questions if q.outlasts(seat, on_turn)]
    leave(state, seat)
    if is_draft:
        draft.go_on_without(state, seat)
    else:
        pass_on(state, seat, on_turn)
    if state.outcome is not None:
        state.questions.clear()
    state.questions = [q for q in state.questions if q.is_open(state)]
    state.settle()


def loses_for_all(state: StarRealmsState, seat: int) -> bool:
    """Has the other of two sides won? By the first version of the rules whoever left."""
    if state.terms.teams_play_on:
        return state.terms.format.falls_with(state, seat)
    return max(state.sides) == 1


def pass_on(state: StarRealmsState, seat: int, on_turn: bool) -> None:
    """Whoever is on turn when it leaves takes no further part in it."""
    state.realms[seat].forget_turn()
    if on_turn:
        turn.next_turn(state)
    elif seat in state.movers:
        state.movers = tuple([member for member in state.movers if member != seat])
        if not state.movers:
            turn.finish_turn(state)
