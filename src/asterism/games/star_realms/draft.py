"""The draft: with some packs everybody takes cards of the trade row before the first turn.

Whoever begins the game picks last. Then the order turns round, and again after every round: with
two players 1, 0, 0, 1, 1, 0 if seat 0 begins. A card that was taken is replaced at once (SR-2.7).
Nobody has a hand yet: decks are shuffled when the draft is over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from asterism.engine.move import Move
from asterism.engine.reading import as_int
from asterism.games.star_realms import turn
from asterism.games.star_realms.asking import ANY_COST, list_row
from asterism.games.star_realms.cards import Card
from asterism.games.star_realms.draft_read import BACK, FIRST_DECK, HAND, STAYS, DraftTerms
from asterism.games.star_realms.events import CLEARED, DRAFTED
from asterism.games.star_realms.moves import Choose
from asterism.games.star_realms.question import Fields, Question

if TYPE_CHECKING:
    from asterism.games.star_realms.state import StarRealmsState


@final
class Draft(Question):
    """Which card of the row to take. `pick` counts from 0; `first`: who was to begin the game when
    the draft began; `left`: how many cards the seat takes, with this one.
    """

    def __init__(self, seat: int, pick: int, first: int, left: int, to: str) -> None:
        super().__init__("draft", seat)
        self.pick: Final = pick
        self.first: Final = first
        self.left: Final = left
        self.to: Final = to

    def answers(self, state: StarRealmsState) -> list[Move]:
        moves: list[Move] = []
        list_row(state, False, ANY_COST, moves)
        return moves

    def answer(self, state: StarRealmsState, choice: Choose) -> None:
        assert choice.card is not None
        take(state, self.seat, choice.card, self.to)
        ask(state, self.pick + 1, self.first)

    def outlasts(self, seat: int, on_turn: bool) -> bool:
        """The draft goes on without whoever leaves."""
        return True

    def to_json(self) -> Fields:
        data: Fields = {
            "type": self.type,
            "seat": self.seat,
            "pick": self.pick,
            "first": self.first,
            "left": self.left,
        }
        return data if self.to == FIRST_DECK else {**data, "to": self.to}

    @staticmethod
    def read(state: StarRealmsState, seat: int, data: Fields, where: str) -> Question:
        terms = state.terms.box.draft
        if terms is None:
            raise ValueError(f"{where}.type: this box has no draft")
        last = state.players - 1
        first = as_int(data.get("first", state.active), f"{where}.first", 0, last)
        most = terms.rounds * state.players - 1
        pick = as_int(data.get("pick", 0), f"{where}.pick", 0, most)
        question = question_at(terms, state.players, pick, first)
        if question.seat != seat:
            raise ValueError(f"{where}.seat: pick {pick} is for seat {question.seat}")
        return question


def picker(pick: int, players: int, first: int) -> int:
    """Whose pick it is."""
    place = pick % players
    if pick // players % 2 == 0:
        place = players - 1 - place
    return (first + place) % players


def question_at(terms: DraftTerms, players: int, pick: int, first: int) -> Draft:
    left = terms.rounds - pick // players
    return Draft(picker(pick, players, first), pick, first, left, terms.to)


def begin(state: StarRealmsState, first: int) -> None:
    """The row lies there, and nobody has drawn."""
    name_beginner(state, first)
    ask(state, 0, first)


def name_beginner(state: StarRealmsState, seat: int) -> None:
    """That seat, or its team, begins the game when the draft is over."""
    format = state.terms.format
    state.active = seat
    state.movers = turn.living(state, format.team(seat, state.players))
    format.aim(state, seat)


def ask(state: StarRealmsState, pick: int, first: int) -> None:
    """The next pick of a living seat; after the last one, or without a card, the game begins."""
    terms = state.terms.box.draft
    assert terms is not None
    players = state.players
    while pick < terms.rounds * players and any(card is not None for card in state.row):
        question = question_at(terms, players, pick, first)
        if state.realms[question.seat].alive:
            state.questions.append(question)
            return
        pick += 1
    if terms.rest != STAYS:
        clear(state, terms.rest == BACK)
    turn.first_hands(state, state.active)


def take(state: StarRealmsState, seat: int, card: Card, to: str) -> None:
    realm = state.realms[seat]
    at = state.row_place(card)
    zone = "deck" if to == FIRST_DECK else to
    if to == FIRST_DECK:
        realm.deck.append(card)
    elif to == HAND:
        state.to_hand(seat, card)
    else:
        realm.discard.append(card)
    if state.heard is not None:
        state.tell(DRAFTED, seat, [card.code, f"row.{at + 1}", f"{zone}.{seat}"])
    state.refill(at)


def clear(state: StarRealmsState, back: bool) -> None:
    """The row makes way for a new one. Mixed into a reduced trade deck, it is again by lot which
    cards are left out.
    """
    cards: list[Card] = []
    for at, card in enumerate(state.row):
        if card is not None:
            cards.append(card)
            target = "trade_deck" if back else "scrap_heap"
            state.tell(CLEARED, -1, [card.code, f"row.{at + 1}", target])
    if back:
        state.trade_deck.extend(cards)
        state.chance.shuffle(state.trade_deck)
    else:
        state.scrap_heap.extend(cards)
    state.lay_out_row(state.terms.box.row)


def is_open(state: StarRealmsState) -> bool:
    return len(state.questions) > 0 and isinstance(state.questions[-1], Draft)


def go_on_without(state: StarRealmsState, seat: int) -> None:
    """A seat has left during the draft."""
    format, beginner = state.terms.format, state.active
    if not turn.living(state, format.team(beginner, state.players)):
        beginner = format.next_seat(state)
    name_beginner(state, beginner)
    question = state.questions[-1]
    if isinstance(question, Draft) and question.seat == seat:
        state.questions.pop()
        ask(state, question.pick, question.first)
