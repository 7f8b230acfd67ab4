"""What a seat knows: the open table, its own hand, and what deck and hand of others hold together.

A view keeps a table of its own. What its seat cannot see lies there in the order of the cards'
list, so that nothing is left of where it really lies; `sample` deals it anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast, final

from asterism.engine.chance import Quick, Seeded
from asterism.engine.game import Game
from asterism.engine.move import Move
from asterism.engine.options import copied
from asterism.engine.view import View
from asterism.games.star_realms.cards import Card, take
from asterism.games.star_realms.knowledge import deal_hand
from asterism.games.star_realms.position_write import (
    codes,
    items_json,
    left_json,
    pile,
    row_json,
    rules_json,
    turn_json,
)
from asterism.games.star_realms.realm import Realm

if TYPE_CHECKING:
    from asterism.games.star_realms.box import Box
    from asterism.games.star_realms.state import StarRealmsState

NO_CHANCE: Final = Seeded(0)  # a view's table is never played on


@final
class StarRealmsView(View):
    """The table as one seat sees it. `unseen`: the seats whose hands it does not see."""

    def __init__(
        self, game: Game, seat: int | None, table: StarRealmsState, unseen: list[int]
    ) -> None:
        super().__init__(game, seat)
        self.table: Final = table
        self.unseen: Final = unseen

    @property
    def seats(self) -> tuple[int, ...]:
        return self.table.waiting

    def legal_moves(self) -> list[Move]:
        return [] if self.seat is None else self.table.legal_moves(self.seat)

    def sample(self, seed: int) -> StarRealmsState:
        if self.seat is None:
            raise ValueError("a spectator has nothing to decide: only a seat's view can be sampled")
        chance = Quick(seed)
        state = self.table.copy()
        state.chance = chance
        for seat, realm in enumerate(state.realms):
            if seat in self.unseen:
                deal_hand(realm, state.terms.box, chance)
            else:
                shuffle_below(realm, chance)
            realm.known = None
        chance.shuffle(state.trade_deck)
        if state.choices_of != self.seat:
            state.choices = None
        return state

    def preview(self, move: Move | str) -> dict[str, object]:
        """What everybody could tell beforehand: the change of authority, trade and combat."""
        chosen = move if isinstance(move, Move) else self.table.read_move(move)
        seat = self.seat
        if seat is None or chosen not in self.legal_moves():
            raise self.table.refusal(chosen, 0 if seat is None else seat)
        before = self.table
        after = self.sample(0)
        chosen.apply(after, seat)
        was, then = before.realms[seat], after.realms[seat]
        return {
            "scores": [new - old for new, old in zip(after.scores(), before.scores(), strict=True)],
            "trade": then.trade - was.trade,
            "combat": then.combat - was.combat,
        }

    def to_json(self) -> dict[str, object]:
        table = self.table
        return {
            "game": "star_realms",
            "seat": self.seat,
            **rules_json(table),
            "options": copied(table.terms.given),
            "seats": list(table.waiting),
            "players": [self.player_json(seat) for seat in range(table.players)],
            "trade_row": row_json(table.row),
            "trade_deck": codes(table.trade_deck),
            **({"left_out": table.left_out} if table.left_out else {}),
            "explorers": table.explorers,
            "scrap_heap": pile(table.scrap_heap),
            "away": codes(table.terms.box.in_order(table.away)),
            "turn": turn_json(table),
            "outcome": None if table.outcome is None else table.outcome.to_json(),
        }

    def player_json(self, seat: int) -> dict[str, object]:
        """`unseen`: what deck and hand hold together, or the deck alone if the hand is seen; what
        openly lies on top of the deck is not in it.
        """
        realm, box = self.table.realms[seat], self.table.terms.box
        hidden = seat in self.unseen
        top = len(realm.deck) - realm.on_top
        pool = realm.deck[:top] + realm.hand if hidden else realm.deck[:top]
        known: list[Card] = [] if realm.known is None else realm.known
        return {
            "authority": realm.authority,
            "hand": None if hidden else codes(realm.hand),
            "held": len(realm.hand),
            "known": codes(box.in_order(known)),
            "deck": len(realm.deck),
            "on_top": pile(realm.deck[top:]),
            "unseen": codes(box.in_order(pool)),
            "discard": pile(realm.discard),
            "ships": items_json(realm.ships),
            "bases": items_json(realm.bases),
            "debt": realm.debt,
            **left_json(realm),
        }


def shuffle_below(realm: Realm, chance: Quick) -> None:
    """A deck whose cards are known, but for their order below what openly lies on top."""
    top = len(realm.deck) - realm.on_top
    below = realm.deck[:top]
    on_top = realm.deck[top:]
    chance.shuffle(below)
    realm.deck = below
    realm.deck.extend(on_top)


def put_in_order(realm: Realm, box: Box, hidden: bool) -> None:
    """Take all order out of what cannot be seen."""
    top = len(realm.deck) - realm.on_top
    on_top = realm.deck[top:]
    below = realm.deck[:top]
    if realm.known is not None:
        realm.known = box.in_order(realm.known)
    if hidden:
        held = len(realm.hand)
        pool = box.in_order(below + realm.hand)
        hand: list[Card] = []
        if realm.known is not None:
            for card in realm.known:
                take(pool, card)
                hand.append(card)
        while len(hand) < held:
            hand.append(pool.pop())
        realm.hand = hand
        below = pool
    else:
        below = box.in_order(below)
    realm.deck = below
    realm.deck.extend(on_top)


def view_of(state: StarRealmsState, seat: int | None) -> StarRealmsView:
    """Put on a new table what the seat sees of this one."""
    if state.realms[0].known is None:
        raise ValueError("this position keeps no knowledge: a started or loaded game has views")
    if seat is not None and not 0 <= seat < state.players:
        raise ValueError(f"there is no seat {seat}: seats are 0 to {state.players - 1}")
    table = state.copy()
    table.chance = NO_CHANCE
    table.log = None
    unseen: list[int] = []
    for other, realm in enumerate(table.realms):
        hidden = seat is None or seat not in state.eyes(other)
        if hidden:
            unseen.append(other)
        put_in_order(realm, state.terms.box, hidden)
    table.trade_deck = state.terms.box.in_order(table.trade_deck)
    if seat is None or state.choices_of != seat:
        table.choices = None
    return StarRealmsView(state.game, seat, table, unseen)


def as_star_realms(view: View) -> StarRealmsView:
    return cast(StarRealmsView, view)
