"""What a seat of Stellar knows.

A view holds a table on which only those cards lie that the seat sees: it is filled from a
whitelist, hidden cards are never put there. What the seat can tell about them is in the memory.
"""

from __future__ import annotations

from typing import Final, cast, final

from asterism.engine.chance import Piece, Quick, Seeded
from asterism.engine.game import Game
from asterism.engine.hidden import HiddenDeal
from asterism.engine.move import Move
from asterism.engine.options import copied
from asterism.engine.state import NOBODY
from asterism.engine.view import View
from asterism.games.stellar.cards import CARDS, Card
from asterism.games.stellar.knowledge import Memory
from asterism.games.stellar.options import BOTH, FROM_DECK, FROM_HAND
from asterism.games.stellar.position_write import (
    codes,
    placing_json,
    row_json,
    stars_json,
    telescope_json,
)
from asterism.games.stellar.previews import preview
from asterism.games.stellar.scoring import sheet
from asterism.games.stellar.state import StellarState
from asterism.games.stellar.table import sort_hand
from asterism.games.stellar.telescope import Telescope, slots_of


@final
class StellarView(View):
    """The table as one seat sees it, and the memory of the table."""

    def __init__(
        self,
        game: Game,
        seat: int | None,
        table: StellarState,
        memory: Memory,
        held: list[int],
        decided: list[bool],
        deck: int,
        unseen_placing: bool,
    ) -> None:
        super().__init__(game, seat)
        self.table: Final = table
        self.memory: Final = memory
        self.held: Final = held  # how many cards each hand holds
        self.decided: Final = decided  # who has chosen in secret
        self.deck: Final = deck  # how many cards are left
        self.unseen_placing: Final = unseen_placing  # a card that is placed, but not shown
        self._dealer: HiddenDeal | None = None
        self._decks: list[list[Card]] = []

    @property
    def seats(self) -> tuple[int, ...]:
        return self.table.waiting

    def legal_moves(self) -> list[Move]:
        if self.seat is None or self.seat not in self.table.waiting:
            return []
        return self.table.open[self.seat][:]

    def hidden_slots(self, seat: int) -> int:
        """The slots of a telescope whose card this view does not show."""
        return (
            0
            if seat == self.seat
            else self.table.telescopes[seat].down & ~self.memory.from_row[seat]
        )

    # Imagining the rest

    def _pools(self) -> tuple[list[Piece], list[list[Card]]]:
        """The cards that this seat cannot see: those that never were in a known deck, and those
        of each known deck."""
        table, seat = self.table, self.seat
        count = table.rules.box.copies[:]
        seen = [card for card in table.row if card is not None] + table.discard
        for side in BOTH:
            seen += [card for card in table.telescopes[side].cards if card is not None]
            seen += table.notebooks[side] + table.hands[side]
        if table.placing is not None:
            seen.append(table.placing)
        for card in seen:
            count[card.order] -= 1
        decks = [deck[:] for deck in self.memory.decks]
        if seat is not None:
            for slot, number in self.memory.from_deck[seat].items():
                mine = table.telescopes[seat].cards[slot]
                if number and mine is not None:
                    decks[number - 1].remove(mine)
            if decks and table.placing is not None and table.placing_from == FROM_DECK:
                decks[-1].remove(table.placing)
        for deck in decks:
            for card in deck:
                count[card.order] -= 1
        pool: list[Piece] = []
        for card in CARDS:
            for _ in range(count[card.order]):
                pool.append(card)
        return pool, decks

    def check(self) -> None:
        """What is known must be possible; a ValueError says what is not."""
        if self.seat is not None and self.table.step != "starters":
            self._hidden_deal()

    def _hidden_deal(self) -> HiddenDeal:
        """The other hand and its face-down cards, ready to be dealt."""
        if self._dealer is None:
            assert self.seat is not None
            other = 1 - self.seat
            pool, decks = self._pools()
            held = self.held[other]
            if self.unseen_placing and self.table.placing_from == FROM_HAND:
                held += 1
            self._decks = decks
            self._dealer = HiddenDeal(self.memory.hands[other], held, pool)
        return self._dealer

    def sample(self, seed: int) -> StellarState:
        if self.seat is None:
            raise ValueError("a spectator has nothing to decide: only a seat's view can be sampled")
        chance = Quick(seed)
        state = self.table.copy()
        state.chance = chance
        if state.step == "starters":
            self._imagine_starters(state, chance)
        else:
            self._imagine_cards(state, chance)
        other = 1 - self.seat
        if self.decided[other]:
            hand = state.hands[other]
            state.chosen[other] = hand[chance.below(len(hand))]
        sort_hand_anew(state.hands[other])
        if other in state.waiting:
            offer(state, other)
        return state

    def _imagine_starters(self, state: StellarState, chance: Quick) -> None:
        assert self.seat is not None
        left = state.rules.box.starters[:]
        for card in state.hands[self.seat]:
            left.remove(card)
        chance.shuffle(left)
        state.hands[1 - self.seat].extend(left[:2])
        state.deck += state.rules.box.others
        state.deck += left[2:]

    def _imagine_cards(self, state: StellarState, chance: Quick) -> None:
        assert self.seat is not None
        other = 1 - self.seat
        dealer = self._hidden_deal()
        down, held, left = dealer.deal(chance)
        telescope = state.telescopes[other]
        for place, piece in zip(dealer.places, down, strict=True):
            telescope.cards[place.key] = cast(Card, piece)
        hand = [cast(Card, piece) for piece in held]
        if self.unseen_placing and state.placing_from == FROM_HAND:
            state.placing = hand.pop(chance.below(len(hand)))
        state.hands[other].extend(hand)
        decks = [[cast(Card, piece) for piece in left]] + [deck[:] for deck in self._decks]
        for deck in decks:
            chance.shuffle(deck)
        for slot, number in sorted(self.memory.from_deck[other].items()):
            telescope.cards[slot] = decks[number].pop()
        if self.unseen_placing and state.placing_from == FROM_DECK:
            state.placing = decks[-1].pop()
        state.deck = decks[-1]

    # Thinking ahead

    def preview(self, move: Move | str) -> dict[str, object]:
        """What the move would change, as `previews` tells it."""
        chosen = move if isinstance(move, Move) else self.game.move(move)
        seat = self.seat
        if seat is None:
            raise ValueError("a spectator has nothing to decide: only a seat's view has previews")
        self.table.deciding(seat)
        if chosen not in self.legal_moves():
            raise self.table.refusal(chosen, seat)
        return preview(self.table, seat, chosen)

    # JSON

    def sheet(self) -> dict[str, object]:
        """The score sheet as it stands: what lies face down counts three, whatever it is."""
        table = self.table
        return sheet(table.telescopes, table.notebooks, table.rules.stars)

    def candidates(self, seat: int) -> dict[str, list[str]]:
        """For each card of the other seat that cannot be seen: what it may be."""
        found: dict[str, list[str]] = {}
        if self.seat is None or seat == self.seat or self.table.step == "starters":
            return found
        dealer = self._hidden_deal()
        for at, place in enumerate(dealer.places):
            kinds = [cast(Card, kind) for kind in dealer.candidates(at)]
            found[str(place.key)] = codes(in_order(kinds))
        for slot, number in self.memory.from_deck[seat].items():
            if number:
                kinds = self._decks[number - 1]
            else:
                kinds = [cast(Card, kind) for kind in dealer.spare()]
            found[str(slot)] = codes(in_order(kinds))
        return found

    def known_in_hand(self, seat: int) -> list[str]:
        """The cards that are in a hand for sure. Of the own hand, and as a spectator: those of
        which everybody can tell."""
        table = self.table
        on_its_way = 0
        if table.placing_from == FROM_HAND and table.active == seat:
            on_its_way = 1 if table.placing is not None or self.unseen_placing else 0
        if self.seat is None or seat == self.seat or table.step == "starters":
            sure = self.memory.hands[seat].certain(on_its_way)
        else:
            sure = self._hidden_deal().certain(on_its_way)
        known = [cast(Card, piece) for piece in sure]
        known.sort(key=lambda card: card.order)
        return codes(known)

    def unseen(self) -> list[str]:
        """All cards that this seat cannot see, wherever they are."""
        if self.table.step == "starters":
            return []
        if self.seat is None:
            pool, decks = self._pools()
        else:
            dealer = self._hidden_deal()
            pool, decks = dealer.cards + dealer.rest, self._decks
        cards = [cast(Card, piece) for piece in pool]
        for deck in decks:
            cards += deck
        cards.sort(key=lambda card: card.order)
        return codes(cards)

    def to_json(self) -> dict[str, object]:
        table = self.table
        players: list[dict[str, object]] = []
        for seat in BOTH:
            own = seat == self.seat
            chosen = table.chosen[seat]
            players.append(
                {
                    "telescope": telescope_json(table.telescopes[seat], self.hidden_slots(seat)),
                    "notebook": codes(table.notebooks[seat]),
                    "hand": codes(table.hands[seat]) if own else None,
                    "held": self.held[seat],
                    "chosen": chosen.code if own and chosen is not None else None,
                    "decided": self.decided[seat],
                    "known_in_hand": self.known_in_hand(seat),
                    "candidates": self.candidates(seat),
                }
            )
        return {
            "game": "stellar",
            "seat": self.seat,
            "options": copied(table.rules.given),
            "stars": stars_json(table.rules.stars),
            "first": table.first,
            "turn": table.turn,
            "step": table.step,
            "seats": list(table.waiting),
            "players": players,
            "row": row_json(table.row),
            "deck": self.deck,
            "discard": codes(table.discard[::-1]),
            "placing": placing_json(table.placing, table.placing_from, self.unseen_placing),
            "satellite_taken": table.may_renew,
            "unseen": self.unseen(),
            "sheet": self.sheet(),
            "known": self.memory.to_json(),
            "outcome": None if table.outcome is None else table.outcome.to_json(),
        }


def in_order(cards: list[Card]) -> list[Card]:
    """Each kind once, in the order of the cards."""
    return sorted(set(cards), key=lambda card: card.order)


def sort_hand_anew(hand: list[Card]) -> None:
    cards = hand[:]
    hand.clear()
    for card in cards:
        hand.append(card)
        sort_hand(hand)


def offer(state: StellarState, seat: int) -> None:
    """The legal moves of a seat whose cards have just become known."""
    waiting, step = state.waiting, state.step
    if step == "starters" or step == "last":
        state.ask_both()
        state.waiting = waiting
    elif step == "renew" or step == "take":
        state.begin_turn()
    elif state.placing is None:
        state.ask_what_to_play(seat)
    else:
        state.ask_where_to_place(seat, state.placing, state.placing_from)


def view_of(state: StellarState, seat: int | None) -> StellarView:
    """Put on a new table what the seat sees of this one."""
    if state.memory is None:
        raise ValueError("this position keeps no knowledge: a started or loaded game has views")
    if seat is not None and seat not in BOTH:
        raise ValueError(f"there is no seat {seat}: seats are 0 and 1")
    memory = state.memory.copy()
    telescopes: list[Telescope] = []
    hands: list[list[Card]] = []
    for side in BOTH:
        telescope = state.telescopes[side].copy()
        own = side == seat
        if not own:
            for slot in slots_of(telescope.down & ~memory.from_row[side]):
                telescope.cards[slot] = None
        telescopes.append(telescope)
        hands.append(state.hands[side][:] if own else [])
    notebooks = [state.notebooks[0][:], state.notebooks[1][:]]
    table = StellarState(
        state.game,
        NO_CHANCE,
        state.rules,
        telescopes,
        notebooks,
        hands,
        state.row[:],
        [],
        state.discard[:],
    )
    table.first = state.first
    table.turn = state.turn
    table.step = state.step
    table.may_renew = state.may_renew
    table.emptied = state.emptied
    table.followed = state.followed
    table.outcome = state.outcome
    table.waiting = NOBODY if state.outcome is not None else state.waiting
    placing_is_open = seat == state.active or state.placing_from == "row"
    if placing_is_open:
        table.placing = state.placing
    table.placing_from = state.placing_from
    decided = [state.chosen[0] is not None, state.chosen[1] is not None]
    if seat is not None:
        table.chosen[seat] = state.chosen[seat]
        table.open[seat] = state.open[seat]
    held = [len(state.hands[0]), len(state.hands[1])]
    unseen_placing = state.placing is not None and not placing_is_open
    return StellarView(
        state.game, seat, table, memory, held, decided, len(state.deck), unseen_placing
    )


NO_CHANCE: Final = Seeded(0)  # a view's table is never played on
